import type { Gauge } from '#visagism/gauges.ts'
import type { FaceEvidence } from '#visagism/evidence.ts'
import { percent } from '#visagism/pt.ts'
import { MeasureGauge } from './measure-gauge.tsx'
import { topShares } from './reading.ts'
import { ShapeBars } from './shape-bars.tsx'
import { shapeHeadline, sureness } from './shape-words.ts'
import './marker-reading.css'

interface MarkerReadingProps {
  evidence: FaceEvidence
  gauges: readonly Gauge[]
}

/** What the points say: shape, how sure, the four measures, and what the photo itself makes uncertain. */
export function MarkerReading({ evidence, gauges }: MarkerReadingProps) {
  const { thirds } = evidence.measures ?? {}
  return (
    <div className="marker-reading">
      <h3>
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
