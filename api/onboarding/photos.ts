import { PHOTO_LIFE_DAYS } from '#contract/offer.ts'
import type { LiveMessage } from '#contract/live.ts'
import type { PhotoReceipt, PhotoSlot } from '#contract/onboarding.ts'
import type { OrderStatus } from '#contract/orders.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import { Problem } from '#contract/problem.ts'
import { noteChangedDays } from '../figures/changed-days.ts'
import { lockOwnOrder } from '../orders/own-order.ts'
import { announce } from '../platform/announce.ts'
import { db, type Prisma, transact, type Tx } from '../platform/db.ts'
import type { FileAnswer } from '../platform/http.ts'
import { currentKey } from '../platform/keyring.ts'
import { enqueue } from '../platform/queue.ts'
import { newStorageKey, storage } from '../platform/storage.ts'
import { StoredFileMissing } from '../platform/stored-files.ts'
import { settleLater } from '../platform/settle-later.ts'
import { requireFaceConsent } from './face-consent.ts'
import { hashBytes, type PhotoFile, preparePhoto } from './photo-file.ts'
import { refuseEnded } from './refuse-ended.ts'

type PhotoRow = Prisma.CustomerPhotoGetPayload<object>

export const presentPhoto = (row: PhotoRow): PhotoReceipt => ({
  id: row.id,
  slot: row.slot,
  size: row.fileSize,
  width: row.width,
  height: row.height,
  createdAt: row.createdAt.toISOString(),
})

/**
 * For a requested photo also while the report is in progress, and after it.
 * @throws Problem order-not-found, order-ended, order-closed
 */
export async function requireOpenOrder(tx: Tx, userId: string, orderId: string, wasAskedFor = false) {
  const order = await lockOwnOrder(tx, userId, orderId)
  refuseEnded(order)
  if (!takesPhotos(order.status, wasAskedFor)) throw new Problem('order-closed')
  return order
}

export const takesPhotos = (status: OrderStatus, wasAskedFor = false) =>
  status === 'AGUARDANDO_FORMULARIO' || (wasAskedFor && (status === 'EM_PROCESSAMENTO' || status === 'CONCLUIDO'))

export interface SentPhoto {
  readonly slot: PhotoSlot
  readonly bytes: Buffer
  /** Found by the device; used anyway. */
  readonly doubts: readonly SeenDoubt[]
}

/**
 * Idempotent per photo.
 * @param along written in the same transaction
 * @throws Problem consent-missing and those of an order that takes no photo
 */
export async function keepPhoto(
  userId: string,
  orderId: string,
  { slot, bytes: source, doubts }: SentPhoto,
  along: (tx: Tx) => Promise<void> = () => Promise.resolve(),
  wasAskedFor = false,
): Promise<PhotoReceipt> {
  const same = await db.customerPhoto.findFirst({
    where: { orderId, slot, order: { userId }, purgedAt: null, sourceHash: hashBytes(source) },
  })
  if (same) {
    await transact(async (tx) => {
      await requireFaceConsent(tx, orderId)
      await along(tx)
    })
    return presentPhoto(same)
  }
  const requireRoom = async (tx: Tx) => {
    await requireOpenOrder(tx, userId, orderId, wasAskedFor)
    await requireFaceConsent(tx, orderId)
  }
  // Before decoding, and again under lock.
  await transact(requireRoom)
  const photo = await preparePhoto(source, slot)
  return withStored(orderId, photo, (key, requireOpen) =>
    transact(async (tx) => {
      await requireRoom(tx)
      await requireOpen()
      await along(tx)
      const row = await replacePhoto(tx, orderId, { slot, photo, key, doubts })
      await announcePhoto(tx, userId, { orderId, slot, photoId: row.id })
      return presentPhoto(row)
    }),
  )
}

/** Stores the file before its row, and first queues a check for a day later: a crash leaves no orphaned face. */
export async function withStored<T>(
  orderId: string,
  photo: PhotoFile,
  write: (key: string, requireOpen: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const key = newStorageKey('photos', 'jpg')
  await settleLater(db, [key])
  const owner = { scope: 'face', ownerId: orderId } as const
  const { sealedBy } = await storage.put(key, photo.bytes, owner)
  // Under the order's lock its keys cannot be destroyed.
  const requireOpen = async () => {
    if ((await currentKey(owner)).id !== sealedBy) await storage.put(key, photo.bytes, owner)
  }
  try {
    return await write(key, requireOpen)
  } catch (error) {
    await storage.remove(key).catch(() => undefined)
    throw error
  }
}

export async function replacePhoto(
  tx: Tx,
  orderId: string,
  { slot, photo, key, doubts }: { slot: PhotoSlot; photo: PhotoFile; key: string; doubts?: readonly SeenDoubt[] },
): Promise<PhotoRow> {
  const old = await tx.customerPhoto.findUnique({ where: { orderId_slot: { orderId, slot } } })
  if (old) await deletePhoto(tx, old)
  return tx.customerPhoto.create({
    data: {
      orderId,
      slot,
      storageKey: key,
      fileSize: photo.bytes.length,
      width: photo.width,
      height: photo.height,
      sourceHash: photo.sourceHash,
      likeness: photo.likeness,
      doubts: [...(doubts ?? [])],
      expiresAt: new Date(Date.now() + PHOTO_LIFE_DAYS * 24 * 3_600_000),
    },
  })
}

async function deletePhoto(tx: Tx, { id, createdAt, storageKey }: PhotoRow): Promise<void> {
  await tx.customerPhoto.delete({ where: { id } })
  await noteChangedDays(tx, [createdAt])
  if (storageKey) await enqueue(tx, 'storage.remove', { keys: [storageKey] })
}

/** Idempotent. */
export async function removePhoto(userId: string, orderId: string, slot: PhotoSlot): Promise<void> {
  await transact(async (tx) => {
    await requireOpenOrder(tx, userId, orderId)
    const photo = await tx.customerPhoto.findUnique({ where: { orderId_slot: { orderId, slot } } })
    if (!photo) return
    await deletePhoto(tx, photo)
    await announcePhoto(tx, userId, { orderId, slot, photoId: null })
  })
}

/** The form may be open on another device. */
export function announcePhoto(
  tx: Tx,
  userId: string,
  photo: { orderId: string; slot: PhotoSlot; photoId: string | null },
) {
  return announce<LiveMessage>(tx, { person: userId, say: { type: 'photo', ...photo } })
}

export async function viewPhoto(userId: string, orderId: string, slot: PhotoSlot): Promise<FileAnswer> {
  const photo = await db.customerPhoto.findFirst({
    where: { orderId, slot, order: { userId, eraseAt: null }, purgedAt: null },
  })
  if (!photo?.storageKey) throw new Problem('not-found')
  const { body, size } = await storage.stream(photo.storageKey).catch((error: unknown) => {
    throw error instanceof StoredFileMissing ? new Problem('not-found') : error
  })
  return { body, size, type: 'image/jpeg' }
}
