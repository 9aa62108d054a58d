/**
 * A white sheet gives depth, hue and contrast; the front photo only contrast of hair and skin, which light changes least (docs/visagism.md
 * §8). Neither determines a season.
 */
import { type ObservedRecord, SKIN_DEPTHS, type SkinDepth } from '../observed/observed.ts'
import type { Contrast } from './axes.ts'

/** A white sheet, or the front photo without one. */
export const MEASURED_WITH = ['folha', 'foto'] as const
export type MeasuredWith = (typeof MEASURED_WITH)[number]

export interface MeasuredContrast {
  /** One class, or the two adjacent ones. */
  readonly levels: readonly Contrast[]
  /** L* units. */
  readonly value: number
  readonly means: MeasuredWith
}

const [LOW, HIGH, BORDER] = [25, 45, 5]

/** Low under 25, high over 45; within five of a border, both. @param value L* of skin minus hair */
export function contrastLevels(value: number): Contrast[] {
  const levels: Contrast[] = []
  if (value < LOW + BORDER) levels.push('baixo')
  if (value > LOW - BORDER && value < HIGH + BORDER) levels.push('médio')
  if (value > HIGH - BORDER) levels.push('alto')
  return levels
}

/** For observed tones, which need no border zone. */
export function seenContrastLevel(value: number): Contrast {
  const step = Math.abs(value)
  return step < LOW ? 'baixo' : step > HIGH ? 'alto' : 'médio'
}

/** Midway between the portrait's eight skins; 55 and 41 also bound the usual six classes. */
const DEPTH_BORDERS = [67, 55, 41, 23, 4, -19, -41] as const

/** @param angle typology angle beside a white sheet, degrees */
export function skinDepthOf(angle: number): SkinDepth {
  const deeper = DEPTH_BORDERS.filter((border) => angle < border).length
  return SKIN_DEPTHS[deeper] ?? 'retinta'
}

/** Wide neutral zone: skin hue varies little (P). */
const [ROSY, GOLDEN] = [54, 66]
export type UndertoneHint = 'mais rosado' | 'entre o rosado e o dourado' | 'mais dourado'

/** @param angle hue angle, degrees */
export function undertoneHint(angle: number): UndertoneHint {
  if (angle < ROSY) return 'mais rosado'
  return angle > GOLDEN ? 'mais dourado' : 'entre o rosado e o dourado'
}

/** From this depth, low contrast with dark hair tells nothing. */
const DARK_SKIN = SKIN_DEPTHS.indexOf('escura')

/**
 * Sheet before photo; null for covered or absent hair, and for dark hair on dark skin.
 * @param values L* of skin minus hair
 */
export function measuredContrast(
  values: Readonly<Partial<Record<MeasuredWith, number | null>>>,
  observed: ObservedRecord = {},
): MeasuredContrast | null {
  const how = MEASURED_WITH.find((one) => typeof values[one] === 'number')
  const value = how && values[how]
  if (how === undefined || typeof value !== 'number' || hidesHair(observed)) return null
  const levels = contrastLevels(value)
  const depth = observed.skin ? SKIN_DEPTHS.indexOf(observed.skin.value) : 0
  return depth >= DARK_SKIN && levels.includes('baixo') ? null : { levels, value, means: how }
}

const hidesHair = ({ covering, top, length }: ObservedRecord): boolean =>
  (covering !== undefined && covering.value !== 'não') || top?.value === 'sem fios' || length?.value === 'raspado'
