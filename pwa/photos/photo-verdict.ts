import type { PhotoQuality } from './photo-quality.ts'

/** Below this, hair and features melt together when printed; found by blurring a portrait step by step. */
const SOFT_BELOW = 25
/** Edges weaken with the square of the light: sharpness is compared as if every photo had this brightness. */
const EVEN_BRIGHTNESS = 128
const DARK_BELOW = 60
const BRIGHT_ABOVE = 205
const SHADOWS_ABOVE = 0.55
const HIGHLIGHTS_ABOVE = 0.3

/** What to say on the card of a photo kept all the same; null when there is nothing to say. */
export type PhotoWarning = string | null

export interface PhotoVerdict {
  isGood: boolean
  isSharp: boolean
  isLit: boolean
  sharpness: string
  light: string
  /** Both in one line. */
  warning: PhotoWarning
}

/** Numbers into words a person can act on. Never a refusal: they may know better. */
export function judgePhoto(quality: PhotoQuality): PhotoVerdict {
  const isDark = quality.brightness < DARK_BELOW || quality.shadows > SHADOWS_ABOVE
  const isBright = quality.brightness > BRIGHT_ABOVE || quality.highlights > HIGHLIGHTS_ABOVE
  // Darkness flattens every edge: of a dark photo nothing certain can be said about its focus.
  const evenSharpness = quality.sharpness * (EVEN_BRIGHTNESS / Math.max(1, quality.brightness)) ** 2
  const isSoft = evenSharpness < SOFT_BELOW && !isDark
  const faults = [
    isSoft ? 'tremida' : null,
    isDark ? 'escura' : null,
    isBright && !isDark ? 'clara demais' : null,
  ].filter((fault) => fault !== null)
  return {
    isGood: faults.length === 0,
    isSharp: !isSoft && !isDark,
    isLit: !isDark && !isBright,
    sharpness: isSoft ? 'Parece tremida ou fora de foco' : isDark ? 'Difícil ver se está nítida' : 'Nítida',
    light: isDark ? 'Escura: procure mais luz' : isBright ? 'Clara demais: saia da luz direta' : 'Luz boa',
    warning: faults.length > 0 ? `Parece ${faults.join(' e ')}` : null,
  }
}

export interface LightReading {
  word: string
  /** 0 to 100 along the gauge. */
  position: number
  isGood: boolean
}

/** The running camera's light, for the gauge. */
export function judgeLight(luminance: number): LightReading {
  const word = luminance < DARK_BELOW ? 'pouca' : luminance > BRIGHT_ABOVE ? 'forte demais' : 'boa'
  return { word, position: Math.round((luminance / 255) * 100), isGood: word === 'boa' }
}
