/** What the rules of a shape advise against in hair, frames and beard: no recommendation of the same report may do it. */
import { AVOID } from './avoid.ts'
import type { FaceShape } from './axes.ts'
import { BEARD } from './beard.ts'
import type { Effect, Refusal } from './effects.ts'
import { GLASSES } from './glasses.ts'
import { FRINGE } from './hair/fringe.ts'
import { HAIR_ADVICE } from './hair/hair-advice.ts'

/** The lines of what to leave aside that are printed for a shape, whoever reads them. */
export const refusalsOf = (shape: FaceShape): readonly Refusal[] => [
  ...AVOID[shape].items,
  ...HAIR_ADVICE[shape].avoid,
  ...[FRINGE, BEARD, GLASSES].flatMap((subject) => subject.shapes[shape].avoid),
]

export const refusedEffects = (shape: FaceShape): ReadonlySet<Effect> =>
  new Set(refusalsOf(shape).flatMap(({ refuses = [] }) => refuses))
