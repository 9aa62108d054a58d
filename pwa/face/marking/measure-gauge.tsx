import type { Gauge } from '#visagism/reading/gauges.ts'
import { Tape } from '#pwa/ui/tape.tsx'
import './measure-gauge.css'

interface MeasureGaugeProps {
  gauge: Pick<Gauge, 'label' | 'value' | 'word' | 'mean' | 'position'>
  /** Points missing: no figure yet. */
  isPending?: boolean
}

export function MeasureGauge({ gauge, isPending = false }: MeasureGaugeProps) {
  const { label, mean, position } = gauge
  const value = isPending ? '—' : gauge.value
  const word = isPending ? '' : gauge.word
  return (
    <div
      className="measure-gauge"
      role="img"
      aria-label={isPending ? `${label}: ainda não medido` : `${label}: ${value}, ${word}; ${mean}`}
    >
      <p className="measure-gauge-top">
        <span className="measure-gauge-value">{value}</span>
        <span className="measure-gauge-word">{word}</span>
      </p>
      <p className="measure-gauge-label">{label}</p>
      <div className="measure-gauge-tape">
        <Tape majors={2} minors={2} />
        {!isPending && <i style={{ left: `${position * 100}%` }} />}
      </div>
      <p className="measure-gauge-mean">{mean}</p>
    </div>
  )
}
