import type { FaceMarks } from '#visagism/finder/look.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function OtherPerson({ box: { x, y, width, height } }: { box: Box }) {
  const [a, b] = [width * 0.22, height * 0.22]
  return (
    <>
      <g className="face-guide-amber">
        <path d={`M${x} ${y + b}V${y}h${a}M${x + width - a} ${y}h${a}v${b}`} />
        <path d={`M${x} ${y + height - b}v${b}h${a}M${x + width - a} ${y + height}h${a}v${-b}`} />
      </g>
      <text className="face-guide-beside" x={x + width / 2} y={y + height * 1.16}>
        outra pessoa
      </text>
    </>
  )
}

interface AsideProps {
  width: number
  height: number
  unit: number
  at: number
  extent: { readonly top: number; readonly bottom: number }
}

export function Aside({ width, height, unit, at, extent: { top, bottom } }: AsideProps) {
  const middle = width / 2
  const over = Math.max(4 * unit, top - (bottom - top) * 0.36 - 24 * unit)
  // Above the gauges.
  const under = Math.min(bottom + 12 * unit, height - 122 * unit)
  const y = under + 30 * unit
  const way = Math.sign(middle - at)
  return (
    <>
      <path
        className="face-guide-dotted"
        strokeDasharray={dots(unit)}
        d={`M${middle} ${12 * unit}V${height - 66 * unit}`}
      />
      <path className="face-guide-amber" d={`M${at} ${over}v${24 * unit}M${at} ${under}v${44 * unit}`} />
      <path
        className="face-guide-amber"
        d={`M${at} ${y}H${middle - 5 * way * unit}m${-8 * way * unit} ${-7 * unit}l${8 * way * unit} ${7 * unit}l${-8 * way * unit} ${7 * unit}`}
      />
    </>
  )
}

interface LeanProps {
  marks: FaceMarks
  flip: (x: number) => number
  width: number
  unit: number
  /** Clockwise, in radians. */
  lean: number
}

export function Lean({ marks, flip, width, unit, lean }: LeanProps) {
  const [x, y] = [flip(marks.brow.x), (marks.brow.y * 2 + marks.nose.y) / 3]
  const inner = Math.abs(flip(marks.right.x) - flip(marks.left.x)) * 0.78
  const outer = inner + 28 * unit
  const degrees = (lean * 180) / Math.PI
  // The side with room for the arc.
  const side = x + outer + 12 * unit > width ? -1 : 1
  const reach = outer - 6 * unit
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const up = Math.sign(lean) * side
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="face-guide-dotted"
        strokeDasharray={dots(unit)}
        d={`M${-outer} 0H${-inner}M${inner} 0H${outer}`}
      />
      <g className="face-guide-amber">
        <path transform={`rotate(${degrees})`} d={`M${-outer} 0H${-inner}M${inner} 0H${outer}`} />
        <path
          d={`M${side * reach * cos} ${side * reach * sin}A${reach} ${reach} 0 0 ${lean > 0 ? 0 : 1} ${side * reach} ${2 * up * unit}m${-5 * unit} ${6 * up * unit}l${5 * unit} ${-6 * up * unit}l${5 * unit} ${6 * up * unit}`}
        />
      </g>
    </g>
  )
}

/** Zero-length dashes with round caps make dots. */
export const dots = (unit: number) => `0 ${5 * unit}`
