/** What the rules of a shape advise against in hair, frames and beard: no recommendation of the same report may do it. */
import { AVOID } from './avoid.ts'
import type { FaceShape } from './axes.ts'
import { BEARD } from './beard.ts'
import { type Effect, isOfHair, type Refusal } from './effects.ts'
import { BARE_AVOID } from './hair/bare-top.ts'
import { GLASSES } from './glasses.ts'
import { FRINGE } from './hair/fringe.ts'
import { HAIR_ADVICE } from './hair/hair-advice.ts'

/** What to leave aside in hair: by shape, or where nothing grows on top what would hide that. */
export const hairRefusals = (shape: FaceShape, isTopBare = false): readonly [Refusal, Refusal, Refusal] =>
  isTopBare ? BARE_AVOID : HAIR_ADVICE[shape].avoid

/** The lines of what to leave aside that are printed for a shape; of hair, none to somebody without it on top. */
export const refusalsOf = (shape: FaceShape, isTopBare = false): readonly Refusal[] =>
  isTopBare ? [...BARE_AVOID, ...ofShape(shape).filter((line) => !isOfHair(line))] : ofShape(shape)

const ofShape = (shape: FaceShape): readonly Refusal[] => [
  ...AVOID[shape].items,
  ...HAIR_ADVICE[shape].avoid,
  ...[FRINGE, BEARD, GLASSES].flatMap((subject) => subject.shapes[shape].avoid),
]

export const refusedEffects = (shape: FaceShape, isTopBare = false): ReadonlySet<Effect> =>
  new Set(refusalsOf(shape, isTopBare).flatMap(({ refuses = [] }) => refuses))
