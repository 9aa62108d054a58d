import type { FaceMarking } from '#contract/face/marking.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from '../onboarding/face-consent.ts'
import { requireOpenOrder } from '../onboarding/photos.ts'
import { requireOwnOrder } from '../orders/own-order.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import { requirePhoto } from './face-order.ts'
import { markingColumns, readStoredMarking, refuseImplausible } from './marked-points.ts'

export interface NewMarking {
  readonly orderId: string
  readonly source: 'customer' | 'visagist' | 'model'
  /** Null: our program. */
  readonly markedById: string | null
  readonly marking: FaceMarking
}

/**
 * Earlier markings stay as history.
 * @throws Problem consent-missing, photos-missing
 */
export async function keepMarking(tx: Tx, { orderId, source, markedById, marking }: NewMarking) {
  const ofCustomer = source === 'customer'
  await requireFaceConsent(tx, orderId, ofCustomer ? undefined : CUSTOMER_HAS_NOT_AGREED)
  const photo = await requirePhoto(tx, orderId, 'front')
  return tx.faceMarking.create({
    data: { orderId, photoId: photo.id, source, markedById, ...markingColumns(marking, photo) },
  })
}

/** While the order takes photos. */
export async function markOwnFace(
  userId: string,
  orderId: string,
  marking: FaceMarking,
): Promise<{ id: string; markedAt: string }> {
  refuseImplausible(marking)
  const row = await transact(async (tx) => {
    await requireOpenOrder(tx, userId, orderId)
    return keepMarking(tx, { orderId, source: 'customer', markedById: userId, marking })
  })
  return { id: row.id, markedAt: row.createdAt.toISOString() }
}

/** The newest, in pixels of the stored photo. */
export async function findOwnMarking(
  userId: string,
  orderId: string,
): Promise<{ marking: FaceMarking | null; markedAt: string | null }> {
  await requireOwnOrder(userId, orderId)
  const row = await db.faceMarking.findFirst({
    // Excludes our program's proposals to the visagist.
    where: { orderId, source: { not: 'model' } },
    orderBy: { createdAt: 'desc' },
    include: { photo: true },
  })
  return { marking: row && readStoredMarking(row), markedAt: row?.createdAt.toISOString() ?? null }
}
