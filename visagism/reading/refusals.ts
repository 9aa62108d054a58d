/** What a shape's rules advise against: no recommendation may do it. */
import { AVOID } from '../advice/avoid.ts'
import type { FaceShape } from '../knowledge/axes.ts'
import { BEARD } from '../advice/beard.ts'
import { type Effect, isOfHair, type Refusal } from '../knowledge/effects.ts'
import { BARE_AVOID } from '../hair/bare-top.ts'
import { GLASSES } from '../advice/glasses.ts'
import { FRINGE } from '../hair/fringe.ts'
import { HAIR_ADVICE } from '../hair/hair-advice.ts'

/** By shape; on a bald top, ways of hiding it. */
export const hairRefusals = (shape: FaceShape, isTopBare = false): readonly [Refusal, Refusal, Refusal] =>
  isTopBare ? BARE_AVOID : HAIR_ADVICE[shape].avoid

/** Nothing on hair for a bald top. */
export const refusalsOf = (shape: FaceShape, isTopBare = false): readonly Refusal[] =>
  isTopBare ? [...BARE_AVOID, ...ofShape(shape).filter((line) => !isOfHair(line))] : ofShape(shape)

const ofShape = (shape: FaceShape): readonly Refusal[] => [
  ...AVOID[shape].items,
  ...HAIR_ADVICE[shape].avoid,
  ...[FRINGE, BEARD, GLASSES].flatMap((subject) => subject.shapes[shape].avoid),
]

export const refusedEffects = (shape: FaceShape, isTopBare = false): ReadonlySet<Effect> =>
  new Set(refusalsOf(shape, isTopBare).flatMap(({ refuses = [] }) => refuses))
