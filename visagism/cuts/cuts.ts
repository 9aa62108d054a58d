/** The cuts a report can recommend, family by family. */
import type { HairTexture } from '../knowledge/axes.ts'
import type { HairLength, MaintenanceLevel } from '../knowledge/form.ts'
import { weeksFor } from '../knowledge/maintenance.ts'
import { BARBER_CUTS } from './barber.ts'
import { COILY_CUTS } from './coily.ts'
import { CROPPED_CUTS } from './cropped.ts'
import { CURLY_CUTS } from './curly.ts'
import type { CutRecord } from './cut.ts'
import type { FringeId } from './fringes.ts'
import { KEPT_CUTS } from './kept.ts'
import { type Centimetres, centimetresOf, drySizesIn, type Sizes, sizesIn } from './lengths.ts'
import { LONG_CUTS } from './long.ts'
import { MEDIUM_CUTS } from './medium.ts'
import { PLAITS_AND_LOCS } from './plaits-and-locs.ts'
import { PLAITS_WORN } from './plaits-worn.ts'
import { SHAVED_CUTS } from './shaved.ts'
import { SHORT_CUTS } from './short.ts'
import { TIED_CUTS } from './tied.ts'

const RECORDS = {
  ...SHORT_CUTS,
  ...CROPPED_CUTS,
  ...MEDIUM_CUTS,
  ...LONG_CUTS,
  ...TIED_CUTS,
  ...CURLY_CUTS,
  ...COILY_CUTS,
  ...BARBER_CUTS,
  ...PLAITS_AND_LOCS,
  ...PLAITS_WORN,
  ...SHAVED_CUTS,
  ...KEPT_CUTS,
}

export type CutId = keyof typeof RECORDS
export const CUT_IDS = Object.keys(RECORDS).filter((id): id is CutId => id in RECORDS)

export type Cut = CutRecord & {
  readonly id: CutId
  readonly sizes: Sizes
  readonly centimetres: Centimetres
}

const cutFrom = (id: CutId): Cut => {
  const record: CutRecord = RECORDS[id]
  return { ...record, id, sizes: sizesIn(record.lengths), centimetres: centimetresOf(record.lengths) }
}
export const CUTS = Object.fromEntries(CUT_IDS.map((id) => [id, cutFrom(id)])) as Readonly<Record<CutId, Cut>>

/** A shorter nape has no body (M). */
const SHORT_NAPE_CM = 4

export const hasShortNape = ({ centimetres: [, , nape] }: Cut): boolean => nape < SHORT_NAPE_CM

/** Under a centimetre all over: nothing of it falls, lifts or is dried. */
export const leavesStubble = ({ centimetres, shavesAll }: Cut): boolean =>
  shavesAll === true || Math.max(...centimetres) < 1

export const ownFringeOf = ({ fringe }: Cut): FringeId | null =>
  fringe === 'addable' || fringe === 'none' ? null : fringe

/** As said to a head of this texture. */
export const sizesOf = ({ lengths, sizes }: Cut, texture: HairTexture | null): Sizes =>
  texture === 'cacheado' || texture === 'crespo' ? drySizesIn(lengths) : sizes

export const LENGTH_STEPS: Readonly<Record<HairLength, number>> = {
  'Muito curto': 0,
  Curto: 1,
  Médio: 2,
  Longo: 3,
  'Muito longo': 4,
}

export const cutWeeks = (cut: Cut, level: MaintenanceLevel | null | undefined) => weeksFor(cut.weeks, level)
