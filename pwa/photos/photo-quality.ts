/** Pixels as a canvas gives them: red, green, blue, alpha. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

export interface PhotoQuality {
  /** Variance of the Laplacian over the middle of the picture: low when edges are soft. */
  sharpness: number
  /** Mean luminance, 0 to 255. */
  brightness: number
  /** Share of pixels too dark to tell hair from shadow, 0 to 1. */
  shadows: number
  /** Share of pixels burnt to white, 0 to 1. */
  highlights: number
}

/** Measures compare across cameras only at one size. */
export const QUALITY_SIDE_PX = 480
const SHADOW = 32
const HIGHLIGHT = 250
/** The person stands in the middle; a plain wall around them is no sign of blur. */
const MIDDLE = 0.6

/** Sharpness and exposure of one picture. Pure: takes pixels, gives numbers. */
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

/** Mean luminance alone, for the light gauge of a running camera. */
export function meanLuminance(pixels: Pixels): number {
  const luma = lumaOf(pixels)
  let sum = 0
  for (const value of luma) sum += value
  return sum / Math.max(1, luma.length)
}

/** Decodes a photo small (the browser applies its EXIF turn) and measures it; null where it cannot be decoded. */
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

/** Rec. 601 weights: how bright an eye finds each colour. */
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
