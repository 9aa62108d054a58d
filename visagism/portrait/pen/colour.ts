import { clamp, lerp } from './points.ts'

/** `#rrggbb`. */
export type Hex = string
/** OKLCH: lightness 0..1, chroma 0..0.4, hue in degrees. Björn Ottosson, "A perceptual color space", 2020. */
export type Lch = readonly [lightness: number, chroma: number, hue: number]

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

export function toLch(hex: Hex): Lch {
  const n = Number.parseInt(hex.slice(1), 16)
  const r = linear((n >> 16) / 255)
  const g = linear(((n >> 8) & 255) / 255)
  const b = linear((n & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(a, bb), ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360]
}

function toRgb(lightness: number, chroma: number, hue: number): readonly [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Reduces chroma to fit sRGB; keeps lightness and hue. */
export function fromLch(lightness: number, chroma: number, hue: number): Hex {
  const l = clamp(lightness)
  let c = Math.max(0, chroma)
  for (let i = 0; i < 30 && toRgb(l, c, hue).some((v) => v < -0.0005 || v > 1.0005); i++) c *= 0.95
  const byte = (v: number) =>
    Math.round(255 * gamma(clamp(v)))
      .toString(16)
      .padStart(2, '0')
  return `#${toRgb(l, c, hue).map(byte).join('')}`
}

export function shift(hex: Hex, lightness = 0, chroma = 0, hue = 0): Hex {
  const [l, c, h] = toLch(hex)
  return fromLch(l + lightness, c + chroma, h + hue)
}

/** Interpolates straight through OKLab, so no new hue appears. */
export function mix(a: Hex, b: Hex, t: number): Hex {
  const [l1, c1, h1] = toLch(a)
  const [l2, c2, h2] = toLch(b)
  const rad = Math.PI / 180
  const x = lerp(c1 * Math.cos(h1 * rad), c2 * Math.cos(h2 * rad), t)
  const y = lerp(c1 * Math.sin(h1 * rad), c2 * Math.sin(h2 * rad), t)
  return fromLch(lerp(l1, l2, t), Math.hypot(x, y), Math.atan2(y, x) / rad)
}
