import { fromLch, type Hex, mix, shift, toLch } from '../pen/colour.ts'
import { clamp, lerp } from '../pen/points.ts'

/** Lightest to deepest. */
export const SKINS = {
  1: '#F4DACB',
  2: '#F0CFB0',
  3: '#E3B594',
  4: '#D2A071',
  5: '#B98054',
  6: '#9A6240',
  7: '#774A32',
  8: '#5C3B27',
} as const
export type SkinLevel = keyof typeof SKINS

export interface SkinTones {
  readonly base: Hex
  readonly shade: Hex
  readonly deepShade: Hex
  readonly lid: Hex
  readonly light: Hex
  readonly line: Hex
  readonly softLine: Hex
  readonly crease: Hex
  readonly lowerLid: Hex
  readonly blush: Hex
  readonly lipUpper: Hex
  readonly lipLower: Hex
  readonly lipLight: Hex
  readonly mouth: Hex
  readonly sclera: Hex
  readonly scleraShade: Hex
  readonly lash: Hex
  readonly duct: Hex
  /** 0 deepest, 1 lightest. */
  readonly lightness: number
}

/** Deep skins darken less, to avoid black, and lighten more, which shows their form. OKLCH steps, by eye. */
export function skinTones(level: SkinLevel, isPainted: boolean, lipstick?: Hex): SkinTones {
  const base = SKINS[level]
  const [l, c, h] = toLch(base)
  const d = clamp((l - 0.3) / 0.6)
  const tone = (dl: readonly [number, number], dc: readonly [number, number], hue: number) =>
    fromLch(l + lerp(dl[0], dl[1], d), c + lerp(dc[0], dc[1], d), hue)
  const shade = tone([-0.055, -0.062], [0.004, 0.02], h - lerp(4, 9, d))
  const deepShade = tone([-0.092, -0.125], [0, 0.026], h - lerp(5, 12, d))
  const line = fromLch(Math.max(0.15, l * lerp(0.38, 0.56, d)), c * 0.9 + 0.012, h - 14)
  const softLine = tone([-0.13, -0.2], [0.01, 0.035], h - 14)
  return {
    base,
    shade,
    deepShade,
    lid: tone([-0.03, -0.05], [0.008, 0.008], h - 8),
    light: tone([0.075, 0.03], [-0.002, -0.004], h + 3),
    line,
    softLine,
    crease: mix(line, deepShade, lerp(0.05, 0.34, d)),
    lowerLid: mix(line, softLine, 0.55),
    blush: tone([0.005, -0.028], [0.028, 0.035], 35),
    sclera: mix('#fbf6ef', base, lerp(0.1, 0.06, d)),
    scleraShade: mix('#c9b3a6', deepShade, 0.45),
    lash: mix('#20140f', line, 0.1),
    duct: mix('#d98f7f', base, 0.35),
    lightness: d,
    ...lipTones(l, c, d, { isPainted, shade, deepShade, line, lipstick }),
  }
}

interface LipSetting {
  readonly isPainted: boolean
  readonly shade: Hex
  readonly deepShade: Hex
  readonly line: Hex
  readonly lipstick: Hex | undefined
}

function lipTones(l: number, c: number, d: number, { isPainted, shade, deepShade, line, lipstick }: LipSetting) {
  if (lipstick)
    return {
      lipUpper: shift(lipstick, -0.06),
      lipLower: lipstick,
      lipLight: shift(lipstick, 0.09, -0.01),
      mouth: shift(lipstick, -0.2, -0.04),
    }
  const upper = fromLch(l - lerp(0.045, 0.2, d), Math.min(0.13, c + lerp(0.03, 0.055, d)), lerp(28, 27, d))
  const lower = fromLch(l + lerp(0.04, -0.13, d), Math.min(0.13, c + lerp(0.03, 0.05, d)), lerp(26, 28, d))
  const mouth = fromLch(Math.max(0.18, toLch(upper)[0] - lerp(0.13, 0.24, d)), 0.06, 24)
  if (isPainted) return { lipUpper: upper, lipLower: lower, lipLight: shift(lower, 0.06, -0.006, 4), mouth }
  const calm = mix(lower, shade, 0.6)
  return {
    lipUpper: mix(upper, deepShade, 0.58),
    lipLower: calm,
    lipLight: shift(calm, 0.035),
    mouth: mix(mouth, line, 0.4),
  }
}
