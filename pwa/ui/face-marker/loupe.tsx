import type { PhotoSize, Point } from '#visagism/measure.ts'
import { LOUPE_PX, loupeSpot } from './loupe-spot.ts'

/** Twice what the stage shows, and never coarser than three screen pixels a photo pixel on a small photo. */
const MAGNIFY = 2.2

interface LoupeProps {
  src: string
  photo: PhotoSize
  /** On the photo, in its middle. */
  point: Point
  /** The same on the stage, CSS pixels. */
  at: Point
  /** Of the stage. */
  scale: number
  stage: PhotoSize
}

/** The place under the finger, enlarged beside it. */
export function Loupe({ src, photo, point, at, scale, stage }: LoupeProps) {
  const spot = loupeSpot(at, stage)
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
