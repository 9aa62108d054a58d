import { type ObservedRecord, SKIN_DEPTHS, type SkinDepth } from '../observed/observed.ts'
import { toLch } from '../portrait/pen/colour.ts'
import { IRISES } from '../portrait/head/eyes.ts'
import { SKINS } from '../portrait/head/skin.ts'

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const
export const skinHex = (depth: SkinDepth): string => SKINS[LEVELS[SKIN_DEPTHS.indexOf(depth)] ?? 4]

/** CIE L*, 0 to 100, as contrast is measured. */
export function labLightness(hex: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance
}

/** OKLab distances, set by eye on drawn skins and irises (P). */
const [LOST_ON_SKIN, NEAR_EYES] = [0.065, 0.09]

/** OKLab distance. */
export const apart = (a: string, b: string): number => between(plane(a), plane(b))

type Place = readonly [light: number, a: number, b: number]
const between = ([light, a, b]: Place, [otherLight, otherA, otherB]: Place): number =>
  Math.hypot(light - otherLight, a - otherA, b - otherB)
function plane(hex: string): Place {
  const [light, chroma, hue] = toLch(hex)
  const angle = (hue * Math.PI) / 180
  return [light, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

/** @returns finds, of named colours, the nearest to a `#rrggbb` in OKLab; the first of equals */
export function nearestOf<Name extends string>(
  named: readonly (readonly [Name, hex: string])[],
): (hex: string) => Name | null {
  const places = named.map(([name, hex]) => [name, plane(hex)] as const)
  return (hex) => {
    const place = plane(hex)
    let best: { readonly name: Name; readonly away: number } | null = null
    for (const [name, other] of places) {
      const away = between(other, place)
      if (best === null || away < best.away) best = { name, away }
    }
    return best?.name ?? null
  }
}

export const isLostOn = (skin: string, hex: string): boolean => apart(hex, skin) < LOST_ON_SKIN

/** False when the skin is unknown. */
export const isNearSkin = ({ skin }: ObservedRecord, hex: string): boolean =>
  skin !== undefined && isLostOn(skinHex(skin.value), hex)

/** False when the eyes are unknown. */
export const isNearEyes = ({ eyes }: ObservedRecord, hex: string): boolean =>
  eyes !== undefined && apart(hex, IRISES[eyes.value]) < NEAR_EYES
