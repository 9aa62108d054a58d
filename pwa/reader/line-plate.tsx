import type { PlateTone } from '#pwa/ui/portrait-plate.tsx'

const COUNT = 11
const SIDE = 100

/** Ornament: the text says the same. */
export function LinePlate({ line, tone }: { line: string; tone: PlateTone }) {
  return (
    <div className="line-plate portrait-plate" data-tone={tone} aria-hidden="true">
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="xMidYMid slice">
        {Array.from({ length: COUNT }, (_, n) => {
          const t = (n + 0.5) / COUNT
          return <path key={n} d={traceOf(line, t)} strokeWidth={0.5 + 1.5 * Math.sin(t * Math.PI)} />
        })}
      </svg>
    </div>
  )
}

function traceOf(line: string, t: number): string {
  const at = t * SIDE
  switch (line) {
    case 'vertical':
      return `M${at} 0V${SIDE}`
    case 'horizontal':
      return `M0 ${at}H${SIDE}`
    case 'inclinada':
      return `M${at * 2 - SIDE} ${SIDE}L${at * 2} 0`
    case 'curva': {
      const y = at * 1.3 - 15
      return `M0 ${y}C30 ${y - 30} 38 ${y + 30} 62 ${y}S90 ${y - 8} ${SIDE} ${y + 10}`
    }
    default: {
      // Nested squares.
      const inset = at / 2
      return `M${inset} ${inset}H${SIDE - inset}V${SIDE - inset}H${inset}Z`
    }
  }
}
