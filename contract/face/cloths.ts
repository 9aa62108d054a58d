import * as z from 'zod/mini'
import { CLOTH_CHOICES, CLOTH_PAIRS, CLOTH_SEEDS, type ClothPairId, isWholeClothTest } from '#visagism/colour/cloths.ts'
import { IsoDateTime } from '../fields.ts'

const PAIRS = Object.keys(CLOTH_PAIRS).filter((id): id is ClothPairId => id in CLOTH_PAIRS)

export const ClothSeed = z.int().check(z.gte(0), z.lt(CLOTH_SEEDS))
export const ClothAnswers = z.array(z.object({ pair: z.enum(PAIRS), choice: z.enum(CLOTH_CHOICES) }))

/** The seed set the order and sides of the five answers. */
export const ClothTest = z.object({
  seed: ClothSeed,
  answers: ClothAnswers,
  /** Of the last answer, by the device's clock. */
  at: IsoDateTime,
})
export type ClothTest = z.infer<typeof ClothTest>

/** All five comparisons. */
export const WholeClothTest = ClothTest.check(
  z.refine(({ seed, answers }) => isWholeClothTest(seed, answers), {
    path: ['answers'],
    error: 'São cinco comparações. Refaça o teste.',
  }),
)
