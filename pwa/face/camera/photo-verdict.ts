import type { SeenDoubt } from '#contract/photo-doubts.ts'
import type { PhotoQuality } from './photo-quality.ts'

/** Below this, hair and features blur in print. Found by blurring a portrait. */
const SOFT_BELOW = 25
/** Edges fall with the square of the light: normalize sharpness to this. */
const EVEN_BRIGHTNESS = 128
const DARK_BELOW = 60
const BRIGHT_ABOVE = 205
const SHADOWS_ABOVE = 0.55
const HIGHLIGHTS_ABOVE = 0.3

export interface PhotoVerdict {
  isSharp: boolean
  isLit: boolean
  doubts: readonly LightDoubt[]
}

export type LightDoubt = Extract<SeenDoubt, 'soft' | 'dark' | 'bright'>

/** Doubts, never a refusal: the person may know better. */
export function judgePhoto(quality: PhotoQuality): PhotoVerdict {
  const isDark = quality.brightness < DARK_BELOW || quality.shadows > SHADOWS_ABOVE
  const isBright = quality.brightness > BRIGHT_ABOVE || quality.highlights > HIGHLIGHTS_ABOVE
  // A dark photo's focus cannot be judged.
  const evenSharpness = quality.sharpness * (EVEN_BRIGHTNESS / Math.max(1, quality.brightness)) ** 2
  const isSoft = evenSharpness < SOFT_BELOW && !isDark
  const doubts = [isSoft && 'soft', isDark && 'dark', isBright && !isDark && 'bright'] as const
  return {
    isSharp: !isSoft && !isDark,
    isLit: !isDark && !isBright,
    doubts: doubts.filter((doubt) => doubt !== false),
  }
}

export interface LightReading {
  word: string
  /** 0 to 100. */
  position: number
  isGood: boolean
}

export function judgeLight(luminance: number): LightReading {
  const word = luminance < DARK_BELOW ? 'pouca' : luminance > BRIGHT_ABOVE ? 'forte demais' : 'boa'
  return { word, position: Math.round((luminance / 255) * 100), isGood: word === 'boa' }
}

/** 0 to 1. Too much light lowers it too. */
export function lightShare(luminance: number): number {
  if (luminance < DARK_BELOW) return luminance / DARK_BELOW
  return luminance > BRIGHT_ABOVE ? (255 - luminance) / (255 - BRIGHT_ABOVE) : 1
}
