import { fromLch, type Hex, mix, toLch } from '../pen/colour.ts'
import { clamp, lerp } from '../pen/points.ts'

export interface HairTones {
  readonly base: Hex
  readonly shade: Hex
  readonly dark: Hex
  readonly light: Hex
  readonly back: Hex
  /** Far side of a lit lock. */
  readonly half: Hex
}

/**
 * Black hair is lifted to L .255 so that its texture can also be darker; its lights are steeper, as only they separate it from deep skin.
 */
export function hairTones(colour: Hex): HairTones {
  const [l0, c, h] = toLch(colour)
  const l = Math.max(0.255, l0)
  const k = clamp((l - 0.2) / 0.5)
  const base = fromLch(l, c, h)
  const shade = fromLch(l - lerp(0.06, 0.072, k), c, h - 4)
  return {
    base,
    shade,
    dark: fromLch(l - lerp(0.092, 0.115, k), c * 0.98, h - 6),
    light: fromLch(l + lerp(0.1, 0.065, k), c + lerp(0.012, 0.004, k), h + 2),
    back: fromLch(l - lerp(0.066, 0.13, k), c * 0.95, h - 6),
    half: mix(base, shade, 0.5),
  }
}

/** Fair and coloured hair: its own hue, darker; grey hair: greyer than black; otherwise a natural tone for the skin. */
export function browColour(hair: Hex, skinLightness: number): Hex {
  const [l, c, h] = toLch(hair)
  if (c < 0.035 && l > 0.5) return fromLch(lerp(0.38, 0.6, clamp((l - 0.5) / 0.4)), 0.012, 60)
  const natural = skinLightness < 0.35 ? '#1c120c' : '#3a2519'
  const own = fromLch(
    Math.min(lerp(0.46, 0.6, clamp((l - 0.64) / 0.15)), Math.max(0.2, l - lerp(0.02, 0.16, clamp((l - 0.3) / 0.4)))),
    Math.min(0.07, c),
    h,
  )
  const warm = h > 25 && h < 100
  return mix(own, natural, warm ? 0.25 : 0.8)
}
