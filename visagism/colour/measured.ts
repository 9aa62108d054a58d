/**
 * What a camera measured of a person's colours, in words. A sheet of white paper gives depth, hue and contrast; the front photo
 * alone only the contrast of hair and skin, which light moves least (docs/visagism.md §8). No season follows from it.
 */
import { type ObservedRecord, SKIN_DEPTHS, type SkinDepth } from '../observed.ts'
import type { Contrast } from './colours.ts'

/** With a sheet of white paper beside the face, or on the front photo without one. */
export const MEASURED_WITH = ['folha', 'foto'] as const
export type MeasuredWith = (typeof MEASURED_WITH)[number]

export interface MeasuredContrast {
  /** One class, or the two between which it lies. */
  readonly levels: readonly Contrast[]
  /** L* units. */
  readonly value: number
  readonly means: MeasuredWith
}

const [LOW, HIGH, BORDER] = [25, 45, 5]

/** Under 25 low, over 45 high; within five of a border both sides of it. @param value L* of skin less that of hair */
export function contrastLevels(value: number): Contrast[] {
  const levels: Contrast[] = []
  if (value < LOW + BORDER) levels.push('baixo')
  if (value > LOW - BORDER && value < HIGH + BORDER) levels.push('médio')
  if (value > HIGH - BORDER) levels.push('alto')
  return levels
}

/** The one class of what people see, which no border is measured for. @param value L* of skin less that of hair */
export function seenContrastLevel(value: number): Contrast {
  const step = Math.abs(value)
  return step < LOW ? 'baixo' : step > HIGH ? 'alto' : 'médio'
}

/** Half way between the typology angles of the portrait's eight skins; 55 and 41 are borders of the usual six classes too. */
const DEPTH_BORDERS = [67, 55, 41, 23, 4, -19, -41] as const

/** One of the eight depths. @param angle typology angle beside a white sheet, degrees */
export function skinDepthOf(angle: number): SkinDepth {
  const deeper = DEPTH_BORDERS.filter((border) => angle < border).length
  return SKIN_DEPTHS[deeper] ?? 'retinta'
}

/** How a skin may lean, by its hue beside a white sheet. Wide in the middle: the hue of skin differs little between people (P). */
const [ROSY, GOLDEN] = [54, 66]
export type UndertoneHint = 'mais rosado' | 'entre o rosado e o dourado' | 'mais dourado'

/** @param angle hue angle, degrees */
export function undertoneHint(angle: number): UndertoneHint {
  if (angle < ROSY) return 'mais rosado'
  return angle > GOLDEN ? 'mais dourado' : 'entre o rosado e o dourado'
}

/** Skin as dark as this and hair as dark as it is: little contrast then says nothing of what the face carries. */
const DARK_SKIN = SKIN_DEPTHS.indexOf('escura')

/**
 * The contrast that counts: with a sheet before that of the photo; null where none was measured, or where what people say of
 * the person makes it no contrast of skin and hair: covered or absent hair, and dark hair on dark skin.
 * @param values L* of skin less that of hair, by how it was measured
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
