/** Hair as it is worn today, in centimetres. What is given here outranks the words of the observed record. Practice (M), rounded. */
import type { CutId } from '../cuts/cuts.ts'
import type { HairTexture } from '../knowledge/axes.ts'
import type { HairLength } from '../knowledge/form.ts'
import type { ObservedRecord, ObservedValue } from './observed.ts'

export type HairToday = {
  /** From the root as it falls, at the front strand; 0 of a shaven head. */
  readonly cm: number | null
  readonly sidesCm: number | null
  /** Worn now. */
  readonly cut: CutId | null
}

type Step<T> = readonly [under: number, word: T]

/** Dry coils are shorter at the same reach. */
const LENGTHS: Readonly<Record<'coily' | 'other', readonly Step<ObservedValue<'length'>>[]>> = {
  other: [
    [1, 'raspado'],
    [15, 'curto'],
    [24, 'médio'],
    [40, 'grande'],
  ],
  coily: [
    [1, 'raspado'],
    [7.5, 'curto'],
    [11, 'médio'],
    [20, 'grande'],
  ],
}
const CLASSES: Readonly<Record<'coily' | 'other', readonly Step<HairLength>[]>> = {
  other: [
    [4, 'Muito curto'],
    [15, 'Curto'],
    [40, 'Médio'],
    [58, 'Longo'],
  ],
  coily: [
    [3.5, 'Muito curto'],
    [7.5, 'Curto'],
    [20, 'Médio'],
    [38, 'Longo'],
  ],
}
const SIDES: readonly Step<ObservedValue<'sides'>>[] = [
  [0.7, 'raspados'],
  [1.3, 'degradê'],
  [6, 'curtos'],
]

const wordIn = <T>(steps: readonly Step<T>[], centimetres: number, longest: T): T =>
  steps.find(([under]) => centimetres < under)?.[1] ?? longest

const kindOf = (texture: HairTexture | null) => (texture === 'crespo' ? 'coily' : 'other')

/** The form's class of so many centimetres. */
export const lengthClassOf = (centimetres: number, texture: HairTexture | null): HairLength =>
  wordIn(CLASSES[kindOf(texture)], centimetres, 'Muito longo')

/** The record's words for so many centimetres. */
export const lengthWordOf = (centimetres: number, texture: HairTexture | null): ObservedValue<'length'> =>
  wordIn(LENGTHS[kindOf(texture)], centimetres, 'longo')
export const sidesWordOf = (centimetres: number): ObservedValue<'sides'> => wordIn(SIDES, centimetres, 'compridos')

/** The record with the words that follow from the centimetres. */
export function withToday(
  record: ObservedRecord,
  today: HairToday | null | undefined,
  texture: HairTexture | null,
  at: string,
): ObservedRecord {
  const { cm = null, sidesCm = null } = today ?? {}
  const said = <V extends string>(value: V) => ({ value, by: 'cliente' as const, at })
  if (cm === null && sidesCm === null) return record
  return {
    ...record,
    ...(cm === null ? {} : { length: said(lengthWordOf(cm, texture)) }),
    ...(sidesCm === null ? {} : { sides: said(sidesWordOf(sidesCm)) }),
  }
}
