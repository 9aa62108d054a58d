import { ClothTest } from '#contract/face/cloths.ts'
import { Problem } from '#contract/problem.ts'
import { requireFaceConsent } from '../onboarding/face-consent.ts'
import { refuseEnded } from '../onboarding/refuse-ended.ts'
import { announceOrder, lockOrder } from '../orders/order-status.ts'
import { db, type Prisma, transact } from '../platform/db.ts'

/** Null if missing or from an edition with other questions. */
export function presentCloths(row: Prisma.ClothTestGetPayload<object> | null): ClothTest | null {
  if (!row) return null
  const { seed, answers, answeredAt } = row
  return ClothTest.safeParse({ seed, answers, at: answeredAt.toISOString() }).data ?? null
}

/** @throws Problem order-not-found */
export async function findOwnCloths(userId: string, orderId: string): Promise<ClothTest | null> {
  if ((await db.order.count({ where: { id: orderId, userId } })) === 0) throw new Problem('order-not-found')
  return presentCloths(await db.clothTest.findUnique({ where: { orderId } }))
}

/**
 * Requires consent and a front photo, before delivery. The newer test wins, whatever the arrival order; future times are clamped.
 * @returns the stored test
 * @throws Problem order-not-found, order-ended, order-closed, consent-missing, photos-missing
 */
export async function keepOwnCloths(userId: string, orderId: string, test: ClothTest): Promise<ClothTest | null> {
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.userId !== userId) throw new Problem('order-not-found')
    if (order.status === 'CONCLUIDO') throw new Problem('order-closed')
    refuseEnded(order)
    await requireFaceConsent(tx, orderId, 'Para guardar a pista, autorize antes o uso do seu rosto neste pedido.')
    if ((await tx.customerPhoto.count({ where: { orderId, slot: 'front', purgedAt: null } })) === 0)
      throw new Problem('photos-missing', { fields: { front: 'Envie primeiro a foto de frente.' } })
    const answeredAt = new Date(Math.min(new Date(test.at).getTime(), Date.now()))
    const before = await tx.clothTest.findUnique({ where: { orderId } })
    if (before && before.answeredAt >= answeredAt) return presentCloths(before)
    const data = { seed: test.seed, answers: test.answers satisfies Prisma.InputJsonValue, answeredAt }
    const row = await tx.clothTest.upsert({ where: { orderId }, create: { orderId, ...data }, update: data })
    await announceOrder(tx, order)
    return presentCloths(row)
  })
}
