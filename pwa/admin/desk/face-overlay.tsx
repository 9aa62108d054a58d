import type { FaceMarking } from '#contract/face/marking.ts'
import { contourPath } from '#pwa/face/marking/contour.ts'
import { type HandleName, HANDLES, PAIRS } from '#pwa/face/marking/handles.ts'
import { fromFaceMarking } from '#pwa/face/marking/proposed-points.ts'
import './desk.css'

interface FaceOverlayProps {
  marking: FaceMarking
  /** Unchecked automatic points: dashed, and without lines beside a person's. */
  isDraft?: boolean
  isBeside?: boolean
}

/** Fits like `object-fit: contain`. */
export default function FaceOverlay({ marking, isDraft = false, isBeside = false }: FaceOverlayProps) {
  const { photo, proposed, points: marked } = marking
  const { points } = fromFaceMarking(marking, photo)
  const unit = photo.width / 400
  const isProgram = (name: HandleName) => isDraft || proposed?.origins[name] === 'device'
  const names = HANDLES.filter((name) => marked[name] !== undefined)
  return (
    <svg
      className="face-overlay"
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      strokeWidth={1.4 * unit}
      strokeDasharray={isDraft ? `${3 * unit} ${2.4 * unit}` : undefined}
      data-draft={isDraft ? '' : undefined}
      aria-hidden="true"
    >
      {!isBeside && (
        <>
          <path d={contourPath(points)} />
          {PAIRS.map(([left, right]) => (
            <path key={left} d={`M${points[left].x} ${points[left].y}L${points[right].x} ${points[right].y}`} />
          ))}
          <path
            d={`M${points.hairline.x} ${points.hairline.y}L${points.chin.x} ${points.chin.y}`}
            strokeDasharray={`${4 * unit} ${3 * unit}`}
          />
        </>
      )}
      {names.map((name) => (
        <circle
          key={name}
          cx={points[name].x}
          cy={points[name].y}
          r={(isProgram(name) ? 4.4 : 3.4) * unit}
          strokeDasharray={isProgram(name) ? `${2 * unit} ${1.6 * unit}` : undefined}
          data-program={isProgram(name) ? '' : undefined}
        />
      ))}
    </svg>
  )
}
