import type { Gauge } from '#visagism/reading/gauges.ts'
import type { FaceEvidence } from '#visagism/face/evidence.ts'
import { percent } from '#visagism/knowledge/pt.ts'
import { MeasureGauge } from './measure-gauge.tsx'
import { topShares, type ShapeShare } from './reading.ts'
import { shapeHeadline, shareWord, sureness } from './shape-words.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import './marker-reading.css'
import './shape-bars.css'

interface MarkerReadingProps {
  evidence: FaceEvidence
  gauges: readonly Gauge[]
}

export function MarkerReading({ evidence, gauges }: MarkerReadingProps) {
  const { thirds } = evidence.measures ?? {}
  return (
    <div className="marker-reading">
      <h3 tabIndex={-1}>
        <span className="marker-reading-lead">Seus pontos dizem</span> {shapeHeadline(evidence)}
      </h3>
      <p className="marker-reading-sure">{sureness(evidence)}</p>
      <ShapeBars shares={topShares(evidence, 3)} />
      <div className="marker-reading-gauges">
        {gauges.map((gauge) => (
          <MeasureGauge key={gauge.id} gauge={gauge} />
        ))}
      </div>
      {thirds && (
        <p className="marker-reading-thirds">
          Os três terços do rosto: {percent(thirds.upper)}, {percent(thirds.middle)} e {percent(thirds.lower)}.
        </p>
      )}
      {evidence.cautions.map((caution) => (
        <p key={caution} className="marker-reading-caution">
          {caution}
        </p>
      ))}
    </div>
  )
}

function ShapeBars({ shares }: { shares: readonly ShapeShare[] }) {
  return (
    <dl className="shape-bars">
      {shares.map(({ shape, share }) => (
        <div key={shape}>
          <dt>{SHAPE_NAMES[shape].name}</dt>
          <dd>
            <span className="shape-bar" aria-hidden="true">
              <i style={{ transform: `scaleX(${share})` }} />
            </span>
            <span>{shareWord(share)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
