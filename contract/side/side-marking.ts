import * as z from 'zod/mini'
import { SIDE_ORIGINS, SIDE_SLOTS } from '#visagism/side/side-points.ts'
import { SIDE_LINES } from '#visagism/side/side-reading.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, Message } from '../fields.ts'

const SideSlotName = z.enum(SIDE_SLOTS, 'Escolha a foto de um dos lados.')
const SidePlace = z.object({ x: z.number('Marque este ponto.'), y: z.number('Marque este ponto.') })

function ofSidePoints<T extends z.core.$ZodType>(of: T) {
  return z.object({ glabella: of, noseTip: of, noseBase: of, chin: of })
}

/** Pixels of the marked picture. Names and meaning: visagism/side/side-points.ts, which refuses implausible points, one sentence each. */
export const SideMarking = z.object({
  slot: SideSlotName,
  points: ofSidePoints(SidePlace),
  /** A person reviewed every point; `unsure` if they could not tell. */
  origins: ofSidePoints(z.enum(SIDE_ORIGINS)),
  photo: z.object({ width: z.int().check(z.gte(1)), height: z.int().check(z.gte(1)) }),
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

export const sideApi = endpoints({
  mark: {
    method: 'PUT',
    path: '/api/orders/:orderId/side-marking',
    audience: 'customer',
    says: 'Guarda os pontos que a pessoa marcou na própria foto de lado.',
    params: z.object({ orderId: Id }),
    body: SideMarking,
    reply: z.object({ id: Id, markedAt: IsoDateTime }),
  },
  marking: {
    method: 'GET',
    path: '/api/orders/:orderId/side-marking',
    audience: 'customer',
    says: 'Os pontos marcados por último na foto de lado, ou nulo.',
    params: z.object({ orderId: Id }),
    reply: z.object({ marking: z.nullable(SideMarking), markedAt: z.nullable(IsoDateTime) }),
  },
})

export const adminSideApi = endpoints({
  mark: {
    method: 'PUT',
    path: '/api/admin/desk/:id/side-marking',
    audience: 'admin',
    permission: 'desk',
    says: 'Guarda os pontos que o visagista marcou na foto de lado.',
    params: z.object({ id: Id }),
    body: SideMarking,
    reply: Message,
  },
})
