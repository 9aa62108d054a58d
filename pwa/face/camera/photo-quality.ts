/** RGBA, as from a canvas. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

export interface PhotoQuality {
  /** Variance of the Laplacian in the middle. Low when blurred. */
  sharpness: number
  /** Mean luminance, 0 to 255. */
  brightness: number
  /** Share (0 to 1) too dark to tell hair from shadow. */
  shadows: number
  /** Share burnt to white, 0 to 1. */
  highlights: number
}

/** Measures compare only at one size. */
export const QUALITY_SIDE_PX = 480
const SHADOW = 32
const HIGHLIGHT = 250
/** A plain wall around the person is not blur. */
const MIDDLE = 0.6

export function measureQuality(pixels: Pixels): PhotoQuality {
  const luma = lumaOf(pixels)
  let sum = 0
  let dark = 0
  let burnt = 0
  for (const value of luma) {
    sum += value
    if (value < SHADOW) dark += 1
    if (value > HIGHLIGHT) burnt += 1
  }
  const count = Math.max(1, luma.length)
  return {
    sharpness: laplacianVariance(luma, pixels.width, pixels.height),
    brightness: sum / count,
    shadows: dark / count,
    highlights: burnt / count,
  }
}

export function meanLuminance(pixels: Pixels): number {
  const luma = lumaOf(pixels)
  let sum = 0
  for (const value of luma) sum += value
  return sum / Math.max(1, luma.length)
}

/** Null if it cannot be decoded. */
export async function measurePhoto(photo: Blob): Promise<PhotoQuality | null> {
  try {
    const bitmap = await createImageBitmap(photo, { resizeWidth: QUALITY_SIDE_PX, resizeQuality: 'medium' })
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(bitmap, 0, 0)
    bitmap.close()
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height)
    return pixels ? measureQuality(pixels) : null
  } catch {
    return null
  }
}

/** Rec. 601 luma weights. */
function lumaOf({ data }: Pixels): Float32Array {
  const luma = new Float32Array(data.length / 4)
  for (let i = 0; i < luma.length; i += 1) {
    const at = i * 4
    luma[i] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  }
  return luma
}

function laplacianVariance(luma: Float32Array, width: number, height: number): number {
  const left = Math.max(1, Math.floor((width * (1 - MIDDLE)) / 2))
  const top = Math.max(1, Math.floor((height * (1 - MIDDLE)) / 2))
  const at = (x: number, y: number) => luma[y * width + x] ?? 0
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = top; y < height - top; y += 1) {
    for (let x = left; x < width - left; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y)
      sum += edge
      squares += edge * edge
      count += 1
    }
  }
  if (count === 0) return 0
  const mean = sum / count
  return squares / count - mean * mean
}
