import { FaceMarking } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { checkMarking } from '#visagism/face/measure.ts'
import { db, type Prisma, transact, type Tx } from '../platform/db.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from './face-consent.ts'
import { requireOpenOrder } from './photos.ts'

/** Pixels of the marked picture → pixels of the photo we keep: a phone marks its own copy, which may be smaller. */
function scaled({ points, photo }: FaceMarking, kept: { width: number; height: number }): FaceMarking['points'] {
  const [kx, ky] = [kept.width / photo.width, kept.height / photo.height]
  const entries = Object.entries(points).flatMap(([name, at]) => (at ? [[name, { x: at.x * kx, y: at.y * ky }]] : []))
  return FaceMarking.shape.points.parse(Object.fromEntries(entries))
}

/** @throws Problem 'invalid' with a sentence for each point to move */
export function refuseImplausible(marking: FaceMarking): void {
  const problems = checkMarking(marking.points, marking.photo)
  if (problems.length === 0) return
  throw new Problem('invalid', {
    fields: Object.fromEntries(problems.map(({ point, message }) => [`points.${point}`, message])),
  })
}

export interface NewMarking {
  readonly orderId: string
  readonly source: 'customer' | 'visagist' | 'model'
  readonly markedById: string
  readonly marking: FaceMarking
}

/**
 * Keeps a marking of the order's front photo; earlier ones stay as its history.
 * @throws Problem consent-missing, photos-missing
 */
export async function keepMarking(tx: Tx, { orderId, source, markedById, marking }: NewMarking) {
  const ofCustomer = source === 'customer'
  await requireFaceConsent(tx, orderId, ofCustomer ? undefined : CUSTOMER_HAS_NOT_AGREED)
  const photo = await tx.customerPhoto.findFirst({ where: { orderId, slot: 'front', purgedAt: null } })
  if (!photo) throw new Problem('photos-missing', { fields: { front: 'Envie primeiro a foto de frente.' } })
  const points = scaled(marking, photo) satisfies Prisma.InputJsonObject
  return tx.faceMarking.create({ data: { orderId, photoId: photo.id, source, scheme: 'outline', points, markedById } })
}

/** The customer marks their own face while the order still takes photos. */
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

/** The newest marking of a person's own order, in the pixels of the photo we keep. */
export async function findOwnMarking(
  userId: string,
  orderId: string,
): Promise<{ marking: FaceMarking | null; markedAt: string | null }> {
  if ((await db.order.count({ where: { id: orderId, userId } })) === 0) throw new Problem('order-not-found')
  const row = await db.faceMarking.findFirst({
    where: { orderId },
    orderBy: { createdAt: 'desc' },
    include: { photo: true },
  })
  const marking =
    row && FaceMarking.safeParse({ points: row.points, photo: { width: row.photo.width, height: row.photo.height } })
  return { marking: marking?.success ? marking.data : null, markedAt: row?.createdAt.toISOString() ?? null }
}
