import * as z from 'zod/mini'
import { PHOTO_SLOTS, PhotoSlot } from '#contract/onboarding.ts'

/**
 * A chosen file as the device keeps it until it is prepared. The file itself, not its bytes: a page about to be killed has
 * neither the time nor the memory to read four cameras' pictures.
 */
export const PhotoOriginal = z.object({
  /** The prepared photo takes it over. */
  id: z.string(),
  slot: PhotoSlot,
  file: z.custom<Blob>((value) => value instanceof Blob),
  /** What was found wrong with it when it was taken; absent when it was not measured. */
  warning: z.optional(z.nullable(z.string())),
})
export type PhotoOriginal = z.infer<typeof PhotoOriginal>

/** How often the preparing of which original was begun. */
export const PreparingTries = z.object({ id: z.string(), count: z.number() })

export const ORIGINAL_PREFIX = 'original/'
export const originalKey = (orderId: string, slot: PhotoSlot) => `${ORIGINAL_PREFIX}${orderId}/${slot}`
export const triesKey = (orderId: string, slot: PhotoSlot) => `preparing/${orderId}/${slot}`

/** All that is kept of one slot's original. */
export const slotOriginalKeys = (orderId: string, slot: PhotoSlot) => [
  originalKey(orderId, slot),
  triesKey(orderId, slot),
]
export const originalKeys = (orderId: string) => PHOTO_SLOTS.flatMap((slot) => slotOriginalKeys(orderId, slot))
