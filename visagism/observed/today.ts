import type { CutId } from '../cuts/cuts.ts'

/** Today's hair, as the person measured it. */
export type HairToday = {
  /** From the root as it falls, at the front strand. */
  readonly cm: number | null
  readonly sidesCm: number | null
  /** Worn now. */
  readonly cut: CutId | null
}
