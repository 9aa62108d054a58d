import type { PhotoReceipt, PhotoSlot } from '#contract/onboarding.ts'
import { doubtsElsewhere, seenDoubtsOf } from '#contract/photo-doubts.ts'
import { Problem } from '#contract/problem.ts'
import { transact } from '../platform/db.ts'
import { requireFaceConsent } from './face-consent.ts'
import { announcePhoto, presentPhoto, requireOpenOrder } from './photos.ts'

/**
 * Puts a photo of this order into another slot; what stands there takes its place. Doing it again changes nothing. Points marked
 * on either go, and so do the doubts that were of its slot.
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
    // One photo a slot at any moment: both are taken out and put back, each under its own name.
    await tx.customerPhoto.deleteMany({ where: { id: { in: [moved.id, ...(standing ? [standing.id] : [])] } } })
    const row = await tx.customerPhoto.create({ data: { ...moved, slot, doubts: doubtsLeft(moved) } })
    if (there) await tx.customerPhoto.create({ data: there })
    await announcePhoto(tx, userId, { orderId, slot, photoId: row.id })
    await announcePhoto(tx, userId, { orderId, slot: moved.slot, photoId: there?.id ?? null })
    return presentPhoto(row)
  })
}

const doubtsLeft = ({ doubts }: { doubts: readonly string[] }) => doubtsElsewhere(seenDoubtsOf(doubts))
