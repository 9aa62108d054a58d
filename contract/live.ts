import * as z from 'zod/mini'
import { Id } from './fields.ts'

/** WebSocket on the API's host, authenticated by session cookie. */
export const LIVE_PATH = '/ws'
/** A browser reconnects after two and a half silent beats. */
export const LIVE_BEAT_MS = 25_000
export const LIVE_SILENCE_MS = 62_500
/** Close code: reconnecting is useless before signing in. */
export const LIVE_SESSION_ENDED = 4001
/** Close code for the oldest of too many connections of one person. */
export const LIVE_TOO_MANY = 4008

/** Ids only; clients fetch the data by ordinary calls. */
export const LiveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification') }),
  z.object({ type: z.literal('order'), orderId: Id }),
  /** The slot's current content, perhaps changed on another device. */
  z.object({
    type: z.literal('photo'),
    orderId: Id,
    slot: z.optional(z.string()),
    photoId: z.optional(z.nullable(Id)),
  }),
  /** Messages may have been missed: reload everything. */
  z.object({ type: z.literal('all') }),
  z.object({ type: z.literal('beat') }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** Its id is ignored: the cookie identifies the person. */
export interface LiveHello {
  type: 'authenticate'
  userId: string
}
