const FRAME_QUALITY = 0.92

/** The frame a running video shows now, whole and unmirrored; null before the first one. */
export function takeFrame(video: HTMLVideoElement): HTMLCanvasElement | null {
  if (video.videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return canvas
}

/** A frame as a JPEG; null where the browser cannot make one. It takes many times as long as the frame itself. */
export function encodeFrame(frame: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => frame.toBlob(resolve, 'image/jpeg', FRAME_QUALITY))
}
