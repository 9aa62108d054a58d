import { encodeFrame, takeFrame } from './camera-frame.ts'
import { measureQuality, QUALITY_SIDE_PX } from './photo-quality.ts'

/** Enough to come to rest, short enough to hold a pose. */
const GAP_MS = 140

export interface Burst {
  photos: Blob[]
  /** Index of the sharpest photo. */
  sharpest: number
}

/** Empty before the video's first frame. */
export async function captureBurst(video: HTMLVideoElement, count: number): Promise<Burst> {
  const shots: { photo: Promise<Blob | null>; sharpness: number }[] = []
  for (let i = 0; i < count; i += 1) {
    if (i > 0) await new Promise((resolve) => setTimeout(resolve, GAP_MS))
    const frame = takeFrame(video)
    if (frame) shots.push({ photo: encodeFrame(frame), sharpness: sharpnessOf(frame) })
  }
  const taken: { photo: Blob; sharpness: number }[] = []
  for (const { photo, sharpness } of shots) {
    const blob = await photo
    if (blob) taken.push({ photo: blob, sharpness })
  }
  return { photos: taken.map(({ photo }) => photo), sharpest: sharpestOf(taken.map(({ sharpness }) => sharpness)) }
}

/** Index of the greatest, of equals the last: the person has held still longest. */
export function sharpestOf(sharpness: readonly number[]): number {
  let best = 0
  for (const [place, value] of sharpness.entries()) if (value >= (sharpness[best] ?? -Infinity)) best = place
  return best
}

function sharpnessOf(frame: HTMLCanvasElement): number {
  const canvas = document.createElement('canvas')
  canvas.width = QUALITY_SIDE_PX
  canvas.height = Math.round((QUALITY_SIDE_PX * frame.height) / frame.width)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(frame, 0, 0, canvas.width, canvas.height)
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height)
  return pixels ? measureQuality(pixels).sharpness : 0
}
