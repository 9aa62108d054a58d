import check from '@phosphor-icons/core/assets/bold/check-bold.svg?raw'
import type { GaugeId } from '#visagism/reading/gauges.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { type HandleName, isComplete, isKnown } from './handles.ts'
import { MeasureGauge } from './measure-gauge.tsx'
import { CHIPS, HINTS, type Pass, WHERE } from './passes.ts'
import type { FaceMarker } from './use-face-marker.ts'

interface PassPanelProps {
  pass: Pass
  marker: FaceMarker
  active: HandleName
  onActive: (name: HandleName) => void
}

/** Shown before their values, so that the photo keeps its size. */
const GAUGES: Readonly<Record<Pass, readonly GaugeId[]>> = {
  heights: [],
  widths: ['length', 'forehead'],
  jaw: ['jaw', 'angle'],
}

export function PassPanel({ pass, marker, active, onActive }: PassPanelProps) {
  const { marking, reading } = marker
  const isPlaced =
    pass === 'jaw'
      ? isComplete(marking)
      : CHIPS.widths.every(({ handles }) => handles.every((n) => isKnown(marking, n)))
  const gauges = reading.gauges.filter(({ id }) => GAUGES[pass].includes(id))
  return (
    <div className="pass-panel">
      <p className="pass-where" aria-live="polite">
        {WHERE[active]}
      </p>
      <p className="pass-hint">{HINTS[active]}</p>
      <div className="pass-chips" role="group" aria-label="O que o próximo toque marca">
        {CHIPS[pass].map(({ label, handles }) => {
          const [first] = handles
          const known = handles.every((name) => isKnown(marking, name))
          return (
            <button
              key={label}
              type="button"
              className="pass-chip"
              aria-pressed={handles.includes(active)}
              onClick={() => first && onActive(first)}
            >
              {known && <Icon svg={check} size={16} label="Marcado:" />}
              {label}
            </button>
          )
        })}
      </div>
      {GAUGES[pass].length > 0 && (
        <div className="pass-gauges">
          {gauges.map((gauge) => (
            <MeasureGauge key={gauge.id} gauge={gauge} isPending={!isPlaced || reading.problems.length > 0} />
          ))}
        </div>
      )}
    </div>
  )
}
