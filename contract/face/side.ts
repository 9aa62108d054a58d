import * as z from 'zod/mini'
import { SIDE_ORIGINS, SIDE_SLOTS } from '#visagism/side/side-points.ts'
import { SIDE_LINES } from '#visagism/side/side-reading.ts'
import { IsoDateTime } from '../fields.ts'
import { MarkedPoint, PhotoSize } from './marking.ts'

const SideSlotName = z.enum(SIDE_SLOTS, 'Escolha a foto de um dos lados.')

function ofSidePoints<T extends z.core.$ZodType>(of: T) {
  return z.object({ glabella: of, noseTip: of, noseBase: of, chin: of })
}

/** Pixels of the marked picture. Names and meaning: visagism/side/side-points.ts, which refuses implausible points, one sentence each. */
export const SideMarking = z.object({
  slot: SideSlotName,
  points: ofSidePoints(MarkedPoint),
  /** A person reviewed every point; `unsure` if they could not tell. */
  origins: ofSidePoints(z.enum(SIDE_ORIGINS)),
  photo: PhotoSize,
  /** Models and rules that found the tip of the nose; absent if it was not found. */
  model: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
})
export type SideMarking = z.infer<typeof SideMarking>

/** Null results if a point is a guess. */
export const StandingSide = z.object({
  ...SideMarking.shape,
  by: z.enum(['cliente', 'visagista']),
  at: IsoDateTime,
  reading: z.nullable(z.object({ line: z.enum(SIDE_LINES), convexity: z.number() })),
})
export type StandingSide = z.infer<typeof StandingSide>
