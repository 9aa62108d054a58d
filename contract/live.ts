import * as z from 'zod/mini'
import { Id } from './fields.ts'

/** Where the live channel is: a WebSocket on the API's own host, opened by the session's cookie. */
export const LIVE_PATH = '/ws'
/** The server says that it lives this often; a browser that hears nothing for two and a half beats opens anew. */
export const LIVE_BEAT_MS = 25_000
export const LIVE_SILENCE_MS = 62_500
/** Close code: the session ended, coming back is useless until the person signs in. */
export const LIVE_SESSION_ENDED = 4001
/** Close code: the same person opened so many that the oldest had to go. */
export const LIVE_TOO_MANY = 4008

/** What a server tells. Ids only: whoever hears it asks for the rest by the ordinary calls. */
export const LiveMessage = z.discriminatedUnion('type', [
  /** A notification is there, or one is gone. */
  z.object({ type: z.literal('notification') }),
  z.object({ type: z.literal('order'), orderId: Id }),
  /** A photo of an order arrived or went, perhaps from another device: what the server now holds in that slot. */
  z.object({
    type: z.literal('photo'),
    orderId: Id,
    slot: z.optional(z.string()),
    photoId: z.optional(z.nullable(Id)),
  }),
  /** Something may have been missed: ask for everything. */
  z.object({ type: z.literal('all') }),
  z.object({ type: z.literal('beat') }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** What a browser says on opening. The id in it is never looked at: the cookie says who it is. */
export interface LiveHello {
  type: 'authenticate'
  userId: string
}
