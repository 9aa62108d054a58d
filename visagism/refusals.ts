/** What the rules of a shape advise against, over all subjects: no recommendation of the same report may do it. */
import { ACCESSORIES } from './accessories.ts'
import { AVOID } from './avoid.ts'
import type { FaceShape } from './axes.ts'
import { BEARD } from './beard.ts'
import { BROWS } from './brows.ts'
import type { Effect, Refusal } from './effects.ts'
import { GLASSES } from './glasses.ts'
import { FRINGE } from './hair/fringe.ts'
import { HAIR_ADVICE } from './hair/hair-advice.ts'
import { NECKLINES } from './necklines.ts'

/** Every line of what to leave aside that is printed for a shape. */
export const refusalsOf = (shape: FaceShape): readonly Refusal[] => [
  ...AVOID[shape].items,
  ...HAIR_ADVICE[shape].avoid,
  ...[FRINGE, BEARD, BROWS, GLASSES, NECKLINES, ACCESSORIES].flatMap((subject) => subject.shapes[shape].avoid),
]

/** Whether the shape's rules advise against any of these effects. */
export const isRefused = (shape: FaceShape, effects: readonly Effect[]): boolean =>
  refusalsOf(shape).some(({ refuses = [] }) => refuses.some((effect) => effects.includes(effect)))
