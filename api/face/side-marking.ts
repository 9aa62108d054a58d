import { SideMarking, type StandingSide } from '#contract/face/side.ts'
import { SIDE_SLOTS } from '#visagism/side/side-points.ts'
import { readSide, type SideMarks } from '#visagism/side/side-reading.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from '../onboarding/face-consent.ts'
import { requireOpenOrder } from '../onboarding/photos.ts'
import { requireOwnOrder } from '../orders/own-order.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import { requirePhoto } from './face-order.ts'
import { readStoredSide, refuseImplausibleSide, sideColumns } from './marked-side.ts'

interface NewSideMarking {
  readonly orderId: string
  readonly source: 'customer' | 'visagist'
  readonly markedById: string
  readonly marking: SideMarking
}

/**
 * Earlier markings stay as history.
 * @throws Problem consent-missing, photos-missing
 */
export async function keepSideMarking(tx: Tx, { orderId, source, markedById, marking }: NewSideMarking) {
  await requireFaceConsent(tx, orderId, source === 'customer' ? undefined : CUSTOMER_HAS_NOT_AGREED)
  const photo = await requirePhoto(tx, orderId, marking.slot)
  return tx.sideMarking.create({
    data: { orderId, photoId: photo.id, source, markedById, ...sideColumns(marking, photo) },
  })
}

export function presentSide(marks: SideMarks | null | undefined): StandingSide | null {
  const marking = SideMarking.safeParse(marks).data
  if (!marks || !marking) return null
  const reading = readSide(marks)
  const said = reading && { line: reading.line, convexity: reading.convexity }
  return { ...marking, by: marks.by, at: marks.at, reading: said }
}

/** While the order takes photos. @throws Problem invalid and those of keeping it */
export async function markOwnSide(
  userId: string,
  orderId: string,
  marking: SideMarking,
): Promise<{ id: string; markedAt: string }> {
  refuseImplausibleSide(marking)
  const row = await transact(async (tx) => {
    await requireOpenOrder(tx, userId, orderId)
    return keepSideMarking(tx, { orderId, source: 'customer', markedById: userId, marking })
  })
  return { id: row.id, markedAt: row.createdAt.toISOString() }
}

/** The newest, in pixels of the stored photo. @throws Problem order-not-found */
export async function findOwnSide(
  userId: string,
  orderId: string,
): Promise<{ marking: SideMarking | null; markedAt: string | null }> {
  await requireOwnOrder(userId, orderId)
  const row = await db.sideMarking.findFirst({
    where: { orderId, photo: { purgedAt: null, slot: { in: [...SIDE_SLOTS] } } },
    orderBy: { createdAt: 'desc' },
    include: { photo: true },
  })
  return { marking: row && readStoredSide(row), markedAt: row?.createdAt.toISOString() ?? null }
}
