import type { PhotoSize, Point } from '#visagism/face/measure.ts'

/** At least three screen pixels per photo pixel. */
const MAGNIFY = 2.2

interface LoupeProps {
  src: string
  photo: PhotoSize
  point: Point
  /** On the stage, CSS pixels. */
  at: Point
  scale: number
  stage: PhotoSize
  /** In the farthest corner, fixed while the point is nudged. */
  isApart?: boolean | undefined
}

export function Loupe({ src, photo, point, at, scale, stage, isApart = false }: LoupeProps) {
  const spot = isApart ? farCorner(at, stage) : loupeSpot(at, stage)
  const enlarged = scale * MAGNIFY
  const [x, y] = [LOUPE_PX / 2 - point.x * enlarged, LOUPE_PX / 2 - point.y * enlarged]
  return (
    <div className="face-loupe" aria-hidden="true" style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
      <img
        src={src}
        alt=""
        width={photo.width}
        height={photo.height}
        draggable={false}
        style={{ transform: `translate(${x}px, ${y}px) scale(${enlarged})` }}
      />
      <svg viewBox="-64 -64 128 128">
        <path className="face-loupe-shade" d="M0-40V-7M0 7V40M-40 0H-7M7 0H40" />
        <path d="M0-40V-7M0 7V40M-40 0H-7M7 0H40" />
        <circle r="1.6" />
      </svg>
    </div>
  )
}

const LOUPE_PX = 128
/** Clear of a thumb. */
const LIFT = 112
const MARGIN = 8

function loupeSpot(point: Point, stage: PhotoSize): Point {
  const half = LOUPE_PX / 2 + MARGIN
  const x = Math.min(stage.width - half, Math.max(half, point.x))
  if (point.y - LIFT >= half) return { x, y: point.y - LIFT }
  const side = point.x < stage.width / 2 ? 1 : -1
  return {
    x: Math.min(stage.width - half, Math.max(half, point.x + side * LIFT)),
    y: Math.min(stage.height - half, Math.max(half, point.y)),
  }
}

const TOOLS = 104

function farCorner(point: Point, stage: PhotoSize): Point {
  const half = LOUPE_PX / 2 + MARGIN
  return {
    x: point.x < stage.width / 2 ? stage.width - half : half,
    y: point.y < stage.height / 2 ? Math.max(half, stage.height - half - TOOLS) : half,
  }
}
