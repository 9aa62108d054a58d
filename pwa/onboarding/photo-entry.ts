import * as z from 'zod/mini'
import { PHOTO_SLOTS, PhotoSlot } from '#contract/onboarding.ts'

/**
 * One slot as the device keeps it. The bytes stay only until the server has them: a face should not lie in two places.
 * ArrayBuffer, not Blob: Safari loses the contents of stored blobs.
 */
export const PhotoEntry = z.object({
  /** Names this very picture, so an answer about a replaced one is recognised and dropped. */
  id: z.string(),
  slot: PhotoSlot,
  /** The `id` it had when it was taken, kept when the server gives it its own: the same picture all the way. */
  picture: z.optional(z.string()),
  state: z.enum(['queued', 'refused', 'sent', 'removing']),
  size: z.number(),
  bytes: z.optional(z.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]')),
  /** Why the server refused it. */
  reason: z.nullable(z.string()),
  /** What the person was told and chose to keep: a little dark, a little soft. */
  warning: z.nullable(z.string()),
  /** When it entered this state. */
  at: z.number(),
})
export type PhotoEntry = z.infer<typeof PhotoEntry>

export const pictureOf = ({ id, picture }: PhotoEntry) => picture ?? id

export const PHOTO_PREFIX = 'photo/'
export const photoKey = (orderId: string, slot: PhotoSlot) => `${PHOTO_PREFIX}${orderId}/${slot}`
export const photoKeys = (orderId: string) => PHOTO_SLOTS.map((slot) => photoKey(orderId, slot))
