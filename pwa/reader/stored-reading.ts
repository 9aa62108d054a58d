import * as z from 'zod/mini'
import { IsoDateTime, Id } from '#contract/fields.ts'
import { type OwnPhoto, Reading } from '#contract/reader/reading.ts'
import { type DeviceStore, deviceStore } from '#pwa/platform/device-store.ts'
import { STORED_PREFIX } from '#pwa/platform/stored-prefix.ts'

const keyOf = (orderId: string) => STORED_PREFIX + orderId
const photoKeyOf = (orderId: string) => `${keyOf(orderId)}/foto`

const isOfGuide = (key: string, orderId: string) => key === keyOf(orderId) || key === photoKeyOf(orderId)

/** An expired guide is deleted instead. */
export async function readStored(
  userId: string,
  orderId: string,
  store: DeviceStore = deviceStore(userId),
): Promise<Reading | null> {
  const kept = await store.read(keyOf(orderId), Reading)
  if (!kept) return null
  if (Date.parse(kept.expiresAt) > Date.now()) return kept
  await store.erase(keyOf(orderId), photoKeyOf(orderId))
  return null
}

/** @returns false if only in memory */
export const keepReading = (userId: string, reading: Reading, store: DeviceStore = deviceStore(userId)) =>
  store.write(keyOf(reading.orderId), reading)

export const dropStored = (userId: string, orderId: string, store: DeviceStore = deviceStore(userId)) =>
  store.erase(keyOf(orderId), photoKeyOf(orderId))

/** Deletes guides whose order was refunded, expired or is gone. */
export async function dropEnded(
  userId: string,
  alive: readonly string[],
  store: DeviceStore = deviceStore(userId),
): Promise<void> {
  const ended = (await store.list(STORED_PREFIX)).filter((key) => !alive.some((orderId) => isOfGuide(key, orderId)))
  if (ended.length > 0) await store.erase(...ended)
}

const StoredPhoto = z.object({ photoId: Id, expiresAt: IsoDateTime, image: z.instanceof(Blob) })

/** A replaced or expired photo is deleted instead. */
export async function readStoredPhoto(
  userId: string,
  orderId: string,
  photoId: string,
  store: DeviceStore = deviceStore(userId),
): Promise<Blob | null> {
  const kept = await store.read(photoKeyOf(orderId), StoredPhoto)
  if (!kept) return null
  if (kept.photoId === photoId && Date.parse(kept.expiresAt) > Date.now()) return kept.image
  await store.erase(photoKeyOf(orderId))
  return null
}

/** Kept no longer than the server keeps it. */
export const keepPhoto = (
  userId: string,
  orderId: string,
  { photoId, expiresAt }: Pick<OwnPhoto, 'photoId' | 'expiresAt'>,
  image: Blob,
  store: DeviceStore = deviceStore(userId),
) => store.write(photoKeyOf(orderId), { photoId, expiresAt, image })

export const dropStoredPhoto = (userId: string, orderId: string, store: DeviceStore = deviceStore(userId)) =>
  store.erase(photoKeyOf(orderId))
