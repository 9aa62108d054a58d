import sharp from 'sharp'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { seenDoubtsOf } from '#contract/photo-doubts.ts'
import { Problem } from '#contract/problem.ts'
import { requireFaceConsent } from '../onboarding/face-consent.ts'
import { preparePhoto } from '../onboarding/photo-file.ts'
import { announcePhoto, replacePhoto, withStored } from '../onboarding/photos.ts'
import type { Actor } from '../orders/order-status.ts'
import { db } from '../platform/db.ts'
import { storage } from '../platform/storage.ts'
import { work } from './desk-work.ts'

/** The file will be re-encoded once more. */
const BETWEEN_QUALITY = 95

/**
 * A quarter clockwise. The new photo keeps slot and expiry; points and measures go, as for any replaced photo.
 * @param photoId the photo shown
 * @throws Problem changed-meanwhile, consent-missing, and those of `work`
 */
export async function turnPhoto(orderId: string, slot: PhotoSlot, photoId: string, actor: Actor): Promise<void> {
  const old = await db.customerPhoto.findFirst({ where: { id: photoId, orderId, slot, purgedAt: null } })
  if (!old?.storageKey) throw new Problem('changed-meanwhile')
  const quarter = await sharp(await storage.read(old.storageKey))
    .rotate(90)
    .jpeg({ quality: BETWEEN_QUALITY })
    .toBuffer()
  const photo = await preparePhoto(quarter, slot)
  // Doubts about orientation no longer apply.
  const doubts = seenDoubtsOf(old.doubts).filter((doubt) => doubt !== 'lying' && doubt !== 'tilted')
  await withStored(orderId, photo, (key, requireOpen) =>
    work(orderId, actor, { action: 'photo.turned', to: { slot } }, async (tx, order) => {
      await requireFaceConsent(tx, orderId)
      await requireOpen()
      if ((await tx.customerPhoto.count({ where: { id: photoId, purgedAt: null } })) === 0)
        throw new Problem('changed-meanwhile')
      const { id } = await replacePhoto(tx, orderId, { slot, photo, key, doubts })
      await tx.customerPhoto.update({ where: { id }, data: { expiresAt: old.expiresAt } })
      await announcePhoto(tx, order.userId, { orderId, slot, photoId: id })
    }),
  )
}
