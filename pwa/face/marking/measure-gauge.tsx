import type { Gauge } from '#visagism/reading/gauges.ts'
import { Tape } from '#pwa/ui/tape.tsx'
import './measure-gauge.css'

interface MeasureGaugeProps {
  gauge: Pick<Gauge, 'label' | 'value' | 'word' | 'mean' | 'position' | 'reach'>
  /** Points missing: no figure yet. */
  isPending?: boolean
}

export function MeasureGauge({ gauge, isPending = false }: MeasureGaugeProps) {
  const { label, mean, position, reach } = gauge
  const value = isPending ? '—' : gauge.value
  // A line of its own, also before there is a word: the photo above must not move under a finger.
  const word = isPending ? '\u00a0' : gauge.word
  return (
    <div
      className="measure-gauge"
      role="img"
      aria-label={isPending ? `${label}: ainda não medido` : `${label}: ${value}, ${word}; ${mean}`}
    >
      <p className="measure-gauge-value">{value}</p>
      <p className="measure-gauge-word">{word}</p>
      <p className="measure-gauge-label">{label}</p>
      <div className="measure-gauge-tape">
        <Tape majors={2} minors={2} />
        {!isPending && <Reach position={position} reach={reach} />}
      </div>
      <p className="measure-gauge-mean">{mean}</p>
    </div>
  )
}

/** The interval as a bar, the marked value as a dot in it. */
export function Reach({ position, reach: [from, to] }: Pick<Gauge, 'position' | 'reach'>) {
  return (
    <>
      <b style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
      <i style={{ left: `${position * 100}%` }} />
    </>
  )
}
