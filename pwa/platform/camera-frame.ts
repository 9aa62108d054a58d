const FRAME_QUALITY = 0.92

/** The frame a running video shows now, whole and unmirrored, as a JPEG; null before the first frame. */
export async function captureFrame(video: HTMLVideoElement): Promise<Blob | null> {
  if (video.videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', FRAME_QUALITY))
}
