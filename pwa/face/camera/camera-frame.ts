import { PHOTO_QUALITY, PHOTO_SEND_BYTES, PHOTO_SEND_SIDE_PX } from './photo-prepare.ts'

/** Tried until small enough. */
const QUALITIES = [PHOTO_QUALITY, 0.72, 0.6] as const

/** Unmirrored, at most the size sent. Null before the first frame. */
export function takeFrame(video: HTMLVideoElement): HTMLCanvasElement | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const scale = Math.min(1, PHOTO_SEND_SIDE_PX / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Slow. Null where the browser cannot encode. */
export async function encodeFrame(frame: HTMLCanvasElement): Promise<Blob | null> {
  let photo: Blob | null = null
  for (const quality of QUALITIES) {
    photo = await new Promise<Blob | null>((resolve) => frame.toBlob(resolve, 'image/jpeg', quality))
    if (!photo || photo.size <= PHOTO_SEND_BYTES) break
  }
  return photo
}
