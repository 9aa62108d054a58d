/** RGBA, 0 to 255, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray | Uint8Array
  readonly width: number
  readonly height: number
}

/** In picture pixels; `rotation` in radians, clockwise. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly rotation: number
}

export type Rgb = readonly [red: number, green: number, blue: number]

/** Finer averaging does not change the answers. */
const MOST_SAMPLES = 6

/** `side` × `side` × 3 numbers: colour × `scale` + `bias`, black outside the picture. Averages, else pixel noise would move the points. */
export function cropRegion(picture: Pixels, region: Region, side: number, scale: number, bias: number): Float32Array {
  const { data, width, height } = picture
  const [cos, sin] = [Math.cos(region.rotation), Math.sin(region.rotation)]
  const samples = Math.max(1, Math.min(MOST_SAMPLES, Math.round(region.size / side)))
  const share = 1 / (samples * samples)
  const out = new Float32Array(side * side * 3)
  let at = 0
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      let [red, green, blue] = [0, 0, 0]
      for (let j = 0; j < samples; j++)
        for (let i = 0; i < samples; i++) {
          const u = ((column + (i + 0.5) / samples) / side - 0.5) * region.size
          const v = ((row + (j + 0.5) / samples) / side - 0.5) * region.size
          const x = region.x + u * cos - v * sin - 0.5
          const y = region.y + u * sin + v * cos - 0.5
          const [left, top] = [Math.floor(x), Math.floor(y)]
          if (left < -1 || top < -1 || left >= width || top >= height) continue
          const [ax, ay] = [x - left, y - top]
          const x0 = left < 0 ? 0 : left
          const y0 = top < 0 ? 0 : top
          const x1 = left + 1 >= width ? width - 1 : left + 1
          const y1 = top + 1 >= height ? height - 1 : top + 1
          const [a, b] = [(y0 * width + x0) * 4, (y0 * width + x1) * 4]
          const [c, d] = [(y1 * width + x0) * 4, (y1 * width + x1) * 4]
          const [wa, wb, wc, wd] = [(1 - ax) * (1 - ay), ax * (1 - ay), (1 - ax) * ay, ax * ay]
          red += at8(data, a) * wa + at8(data, b) * wb + at8(data, c) * wc + at8(data, d) * wd
          green += at8(data, a + 1) * wa + at8(data, b + 1) * wb + at8(data, c + 1) * wc + at8(data, d + 1) * wd
          blue += at8(data, a + 2) * wa + at8(data, b + 2) * wb + at8(data, c + 2) * wc + at8(data, d + 2) * wd
        }
      out[at++] = red * share * scale + bias
      out[at++] = green * share * scale + bias
      out[at++] = blue * share * scale + bias
    }
  return out
}

/** The picture's edge repeats outside it. */
export function meanColour(picture: Pixels, x: number, y: number, radius: number): Rgb {
  const step = Math.max(1, radius / 2)
  const sum = [0, 0, 0]
  let count = 0
  for (let dy = -radius; dy <= radius; dy += step)
    for (let dx = -radius; dx <= radius; dx += step) {
      const at = offsetOf(picture, x + dx, y + dy)
      for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + at8(picture.data, at + channel)
      count++
    }
  return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count]
}

export function discPixels(picture: Pixels, x: number, y: number, radius: number): Rgb[] {
  const found: Rgb[] = []
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= Math.min(picture.height - 1, y + radius); row++)
    for (let column = Math.max(0, Math.ceil(x - radius)); column <= Math.min(picture.width - 1, x + radius); column++) {
      if (Math.hypot(column - x, row - y) > radius) continue
      const at = (row * picture.width + column) * 4
      found.push([at8(picture.data, at), at8(picture.data, at + 1), at8(picture.data, at + 2)])
    }
  return found
}

function offsetOf({ width, height }: Pixels, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)))
  const row = Math.max(0, Math.min(height - 1, Math.round(y)))
  return (row * width + column) * 4
}

const at8 = (data: Pixels['data'], index: number): number => data[index] ?? 0
