import { knownHead, observedOf } from '#visagism/quiz-head/head.ts'
import { faceConsentStands } from '../onboarding/face-consent.ts'
import { announceOrder, lockOrder } from '../orders/order-status.ts'
import { Prisma, transact } from '../platform/db.ts'
import { keepWords } from './observed-record.ts'

/** Moves the head chosen in the free quiz into an empty observed record, given consent. Idempotent. */
export async function proposeHead(orderId: string): Promise<void> {
  await transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.quizHead === null || !(await faceConsentStands(tx, orderId))) return
    const isUnsaid = (await tx.observation.count({ where: { orderId } })) === 0
    const values = observedOf(knownHead(order.quizHead))
    if (isUnsaid) await keepWords(tx, { orderId, by: 'cliente', byUserId: order.userId, values })
    await tx.order.update({ where: { id: orderId }, data: { quizHead: Prisma.DbNull } })
    await announceOrder(tx, order)
  })
}
