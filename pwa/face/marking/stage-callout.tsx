import type { PhotoSize, Point } from '#visagism/face/measure.ts'

interface StageCalloutProps {
  text: string | null
  at: Point | null
  isAbove: boolean
  stage: PhotoSize
}

const WIDTH = 232
const GAP = 26
const MARGIN = 12

/** The live region stays mounted, only its text changes. */
export function StageCallout({ text, at, isAbove, stage }: StageCalloutProps) {
  const width = Math.min(WIDTH, stage.width - 2 * MARGIN)
  const left = Math.min(stage.width - width - MARGIN, Math.max(MARGIN, (at?.x ?? 0) - width / 2))
  const above = isAbove && at !== null && at.y > 120
  return (
    <div role="status" className="stage-callout-place">
      {text && at && (
        <p
          className="stage-callout"
          style={{ left, width, top: above ? at.y - GAP : Math.min(at.y + GAP, stage.height - 96) }}
          data-above={above ? '' : undefined}
        >
          {text}
        </p>
      )}
    </div>
  )
}
