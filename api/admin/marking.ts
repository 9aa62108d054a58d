import { isTerminal } from '#contract/orders.ts'
import { FaceMarking } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { keepMarking, refuseImplausible } from '../onboarding/marking.ts'
import { type Actor, lockOrder } from '../orders/order-status.ts'
import { db, transact } from '../platform/db.ts'
import { journal } from './journal.ts'

/** A visagist marks the face; the points outweigh the customer's, and the journal keeps who. @throws Problem order-not-found, order-ended, photos-missing, invalid */
export async function markAsVisagist(
  orderId: string,
  marking: FaceMarking,
  actor: Actor & { id: string },
): Promise<{ id: string; markedAt: string }> {
  refuseImplausible(marking)
  const row = await transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Problem('order-not-found')
    if (isTerminal(order.status)) throw new Problem('order-ended')
    const kept = await keepMarking(tx, { orderId, source: 'visagist', markedById: actor.id, marking })
    await journal(tx, actor, {
      action: 'face.marked',
      subject: 'order',
      subjectId: orderId,
      to: { markingId: kept.id },
    })
    return kept
  })
  return { id: row.id, markedAt: row.createdAt.toISOString() }
}

/** A visagist's newest points, else the customer's, with the photo they lie on. @throws Problem order-not-found */
export async function findMarking(orderId: string) {
  const order = await db.order.findUnique({
    where: { id: orderId },
    select: {
      photos: { where: { slot: 'front', purgedAt: null } },
      markings: { orderBy: { createdAt: 'desc' } },
    },
  })
  if (!order) throw new Problem('order-not-found')
  const [photo] = order.photos
  const row = order.markings.find(({ source }) => source === 'visagist') ?? order.markings[0]
  const marking =
    row && photo && FaceMarking.safeParse({ points: row.points, photo: { width: photo.width, height: photo.height } })
  return {
    marking: marking?.success ? marking.data : null,
    photo: photo ? { id: photo.id, width: photo.width, height: photo.height } : null,
  }
}
