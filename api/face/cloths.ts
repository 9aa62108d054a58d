import { ClothTest } from '#contract/face/cloths.ts'
import { announceOrder } from '../orders/order-status.ts'
import { requireOwnOrder } from '../orders/own-order.ts'
import { db, type Prisma, transact } from '../platform/db.ts'
import { lockUndelivered, requirePhoto } from './face-order.ts'

/** Null if missing or from an edition with other questions. */
export function presentCloths(row: Prisma.ClothTestGetPayload<object> | null): ClothTest | null {
  if (!row) return null
  const { seed, answers, answeredAt } = row
  return ClothTest.safeParse({ seed, answers, at: answeredAt.toISOString() }).data ?? null
}

/** @throws Problem order-not-found */
export async function findOwnCloths(userId: string, orderId: string): Promise<ClothTest | null> {
  await requireOwnOrder(userId, orderId)
  return presentCloths(await db.clothTest.findUnique({ where: { orderId } }))
}

/**
 * Requires consent and a front photo, before delivery. The newer test wins, whatever the arrival order; future times are clamped.
 * @returns the stored test
 * @throws Problem order-not-found, order-ended, order-closed, consent-missing, photos-missing
 */
export async function keepOwnCloths(userId: string, orderId: string, test: ClothTest): Promise<ClothTest | null> {
  return transact(async (tx) => {
    const order = await lockUndelivered(
      tx,
      userId,
      orderId,
      'Para guardar a pista, autorize antes o uso do seu rosto neste pedido.',
    )
    await requirePhoto(tx, orderId, 'front')
    const answeredAt = new Date(Math.min(new Date(test.at).getTime(), Date.now()))
    const before = await tx.clothTest.findUnique({ where: { orderId } })
    if (before && before.answeredAt >= answeredAt) return presentCloths(before)
    const data = { seed: test.seed, answers: test.answers satisfies Prisma.InputJsonValue, answeredAt }
    const row = await tx.clothTest.upsert({ where: { orderId }, create: { orderId, ...data }, update: data })
    await announceOrder(tx, order)
    return presentCloths(row)
  })
}
