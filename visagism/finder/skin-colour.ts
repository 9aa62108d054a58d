/** CIE L*a*b* (D65) from sRGB. */
import type { Rgb } from './pixels.ts'

export type Lab = readonly [lightness: number, a: number, b: number]

/** @param gain per channel in linear light, against a colour cast */
export function toLab([red, green, blue]: Rgb, gain: Rgb = [1, 1, 1]): Lab {
  const [r, g, b] = [linear(red) * gain[0], linear(green) * gain[1], linear(blue) * gain[2]]
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** sRGB 0–255 to linear 0–1. */
export function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Degrees; the usual measure of skin depth, higher is lighter. */
export function typologyAngle([lightness, , b]: Lab): number {
  return (Math.atan2(lightness - 50, b) * 180) / Math.PI
}

/** Degrees, red to yellow; its relation to undertone depends on the population. */
export function hueAngle([, a, b]: Lab): number {
  return (Math.atan2(b, a) * 180) / Math.PI
}

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? null
}
