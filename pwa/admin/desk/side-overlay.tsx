import type { SideMarking } from '#contract/face/side.ts'
import { SIDE_POINTS } from '#visagism/side/side-points.ts'
import './desk.css'

/** The profile's points and measured angle. Guesses are dashed. */
export default function SideOverlay({ marking }: { marking: SideMarking }) {
  const { photo, points, origins } = marking
  const { glabella, noseBase, chin } = points
  const unit = photo.width / 400
  return (
    <svg
      className="face-overlay"
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      strokeWidth={1.4 * unit}
      aria-hidden="true"
    >
      <path d={`M${glabella.x} ${glabella.y}L${noseBase.x} ${noseBase.y}L${chin.x} ${chin.y}`} />
      <path
        d={`M${glabella.x} ${glabella.y}L${chin.x} ${chin.y}`}
        strokeDasharray={`${3 * unit} ${3 * unit}`}
        strokeWidth={unit}
      />
      {SIDE_POINTS.map((name) => (
        <circle
          key={name}
          cx={points[name].x}
          cy={points[name].y}
          r={(origins[name] === 'unsure' ? 4.4 : 3.4) * unit}
          strokeDasharray={origins[name] === 'unsure' ? `${2 * unit} ${1.6 * unit}` : undefined}
          data-program={origins[name] === 'unsure' ? '' : undefined}
        />
      ))}
    </svg>
  )
}
