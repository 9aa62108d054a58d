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
export function apart(a: string, b: string): number {
  const [[lightA, x, y], [lightB, u, v]] = [plane(a), plane(b)]
  return Math.hypot(lightA - lightB, x - u, y - v)
}
function plane(hex: string): readonly [number, number, number] {
  const [light, chroma, hue] = toLch(hex)
  const angle = (hue * Math.PI) / 180
  return [light, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

export const isLostOn = (skin: string, hex: string): boolean => apart(hex, skin) < LOST_ON_SKIN

/** False when the skin is unknown. */
export const isNearSkin = ({ skin }: ObservedRecord, hex: string): boolean =>
  skin !== undefined && isLostOn(skinHex(skin.value), hex)

/** False when the eyes are unknown. */
export const isNearEyes = ({ eyes }: ObservedRecord, hex: string): boolean =>
  eyes !== undefined && apart(hex, IRISES[eyes.value]) < NEAR_EYES
