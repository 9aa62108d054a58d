import type { PhotoReceipt, PhotoSlot } from '#contract/onboarding.ts'
import { doubtsElsewhere, seenDoubtsOf } from '#contract/photo-doubts.ts'
import { Problem } from '#contract/problem.ts'
import { transact } from '../platform/db.ts'
import { requireFaceConsent } from './face-consent.ts'
import { announcePhoto, presentPhoto, requireOpenOrder } from './photos.ts'

/**
 * Replaces the target's photo. Idempotent. Both photos lose points and slot-related doubts.
 * @throws Problem not-found, consent-missing and those of an order that takes no photo
 */
export async function movePhoto(
  userId: string,
  orderId: string,
  photoId: string,
  slot: PhotoSlot,
): Promise<PhotoReceipt> {
  return transact(async (tx) => {
    await requireOpenOrder(tx, userId, orderId)
    await requireFaceConsent(tx, orderId)
    const photos = await tx.customerPhoto.findMany({ where: { orderId } })
    const moved = photos.find(({ id, purgedAt }) => id === photoId && purgedAt === null)
    if (!moved) throw new Problem('not-found')
    if (moved.slot === slot) return presentPhoto(moved)
    const standing = photos.find((photo) => photo.slot === slot)
    const there = standing && { ...standing, slot: moved.slot, doubts: doubtsLeft(standing) }
    // Unique per slot: take both out and reinsert.
    await tx.customerPhoto.deleteMany({ where: { id: { in: [moved.id, ...(standing ? [standing.id] : [])] } } })
    const row = await tx.customerPhoto.create({ data: { ...moved, slot, doubts: doubtsLeft(moved) } })
    if (there) await tx.customerPhoto.create({ data: there })
    await announcePhoto(tx, userId, { orderId, slot, photoId: row.id })
    await announcePhoto(tx, userId, { orderId, slot: moved.slot, photoId: there?.id ?? null })
    return presentPhoto(row)
  })
}

const doubtsLeft = ({ doubts }: { doubts: readonly string[] }) => doubtsElsewhere(seenDoubtsOf(doubts))
