export const FRINGE_IDS = ['sem', 'cortina', 'lateral', 'reta', 'leve', 'curta'] as const

export type FringeId = Exclude<(typeof FRINGE_IDS)[number], 'sem'>

/** Weeks between trims, shortest and longest (M). */
export const FRINGE_WEEKS: Readonly<Record<FringeId, readonly [number, number]>> = {
  cortina: [3, 5],
  lateral: [4, 6],
  reta: [2, 3],
  leve: [3, 5],
  curta: [3, 4],
}
