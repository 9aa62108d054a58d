import { percent } from '#visagism/pt.ts'
import { SHAPE_NAMES } from '#visagism/shape-names.ts'
import type { ShapeShare } from './reading.ts'
import './shape-bars.css'

/** How much of each shape the points show; the first in wine. */
export function ShapeBars({ shares }: { shares: readonly ShapeShare[] }) {
  return (
    <dl className="shape-bars">
      {shares.map(({ shape, share }) => (
        <div key={shape}>
          <dt>{SHAPE_NAMES[shape].name}</dt>
          <dd>
            <span className="shape-bar" aria-hidden="true">
              <i style={{ transform: `scaleX(${share})` }} />
            </span>
            <span className="num">{percent(share)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
