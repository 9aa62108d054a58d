import type { FaceMarking } from '#contract/onboarding.ts'
import { contourPath } from '#pwa/marking/contour.ts'
import { fromMarked, mapPoints, PAIRS } from '#pwa/marking/handles.ts'
import './face-overlay.css'

/** The marked points over the photo they were marked on. It fits the picture as `object-fit: contain` fits the photo. */
export default function FaceOverlay({ marking: { points: marked, photo } }: { marking: FaceMarking }) {
  const { browLine, noseBase, chinLeft: _left, chinRight: _right, ...required } = marked
  const known = { ...required, ...(browLine && { browLine }), ...(noseBase && { noseBase }) }
  const { points, placed } = fromMarked(
    known,
    mapPoints(() => marked.chin),
  )
  const unit = photo.width / 400
  return (
    <svg
      className="face-overlay"
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      strokeWidth={1.4 * unit}
      aria-hidden="true"
    >
      <path d={contourPath(points)} />
      {PAIRS.map(([left, right]) => (
        <path key={left} d={`M${points[left].x} ${points[left].y}L${points[right].x} ${points[right].y}`} />
      ))}
      <path
        d={`M${points.hairline.x} ${points.hairline.y}L${points.chin.x} ${points.chin.y}`}
        strokeDasharray={`${4 * unit} ${3 * unit}`}
      />
      {placed.map((name) => (
        <circle key={name} cx={points[name].x} cy={points[name].y} r={3.4 * unit} />
      ))}
    </svg>
  )
}
