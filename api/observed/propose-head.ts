import { knownHead, observedOf } from '#visagism/quiz-head/head.ts'
import { faceConsentStands } from '../onboarding/face-consent.ts'
import { announceOrder, lockOrder } from '../orders/order-status.ts'
import { Prisma, transact } from '../platform/db.ts'
import { keepWords } from './record.ts'

/**
 * The head its buyer chose in the free test becomes their own first word in the observed record, once their consent stands and
 * where nothing was said yet; the order lets go of it, so that it lives and dies with the record. Twice changes nothing.
 */
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
