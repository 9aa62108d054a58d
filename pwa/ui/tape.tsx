import './tape.css'

const UNIT = 1000

interface TapeProps {
  majors: number
  minors?: number
  /** 0 to 100; without it, the tape measures nothing. */
  filled?: number
  /** Without it the tape is ornament. */
  label?: string
  /** Read instead of the percentage: `Passo 2 de 3`. */
  valueText?: string
  /** One word per major division. */
  labels?: readonly string[]
  tone?: 'paper' | 'band'
}

/** The ruler used for all progress, scales, deadlines and ratios. */
export function Tape({ majors, minors = 5, filled, label, valueText, labels, tone = 'paper' }: TapeProps) {
  const value = filled === undefined ? undefined : Math.min(100, Math.max(0, filled))
  const measures = value !== undefined && label !== undefined
  return (
    <div
      className={`tape tape-${tone}`}
      role={measures ? 'progressbar' : undefined}
      aria-label={measures ? label : undefined}
      aria-valuenow={measures ? Math.round(value) : undefined}
      aria-valuemin={measures ? 0 : undefined}
      aria-valuemax={measures ? 100 : undefined}
      aria-valuetext={measures ? valueText : undefined}
      aria-hidden={measures ? undefined : true}
    >
      <svg className="tape-rule" viewBox={`0 0 ${UNIT} 16`} preserveAspectRatio="none">
        <path className="tape-ticks" d={ticks(majors, minors)} vectorEffect="non-scaling-stroke" />
        {value !== undefined && (
          <g className="tape-filled" style={{ clipPath: `inset(-2px ${100 - value}% 0 -2px)` }}>
            <path d={ticks(majors, minors)} vectorEffect="non-scaling-stroke" />
            <path className="tape-bar" d={`M0 0H${UNIT}`} vectorEffect="non-scaling-stroke" />
          </g>
        )}
      </svg>
      {labels && (
        <div className="tape-labels flex mt-8 t-medium t-caption">
          {labels.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </div>
      )}
    </div>
  )
}

function ticks(majors: number, minors: number): string {
  const total = majors * minors
  return (
    Array.from({ length: total + 1 }, (_, i) => `M${((i * UNIT) / total).toFixed(1)} 0V${i % minors ? 7 : 15}`).join(
      '',
    ) + `M0 0H${UNIT}`
  )
}
