import { Problem } from '#contract/problem.ts'
import type { NewRating } from '#contract/ratings.ts'
import { noteChangedDays } from '../figures/changed-days.ts'
import { transact } from '../platform/db.ts'

/**
 * Idempotent. If marks or words change, a published sentence goes offline until the owner rereads it.
 * @throws Problem order-not-found, not-rateable
 */
export async function rateOrder(userId: string, { orderId, ...given }: NewRating): Promise<void> {
  const answers = { ...given, feedback: given.feedback || null, recommendations: given.recommendations || null }
  await transact(async (tx) => {
    const order = await tx.order.findFirst({ where: { id: orderId, userId } })
    if (!order) throw new Problem('order-not-found')
    if (order.status !== 'CONCLUIDO') throw new Problem('not-rateable')
    const before = await tx.rating.findUnique({ where: { orderId_userId: { orderId, userId } } })
    const { id } = await tx.rating.upsert({
      where: { orderId_userId: { orderId, userId } },
      create: { orderId, userId, ...answers },
      update: answers,
    })
    if (!before || (before.rating === answers.rating && before.feedback === answers.feedback)) return
    // Counted by day and marks.
    await noteChangedDays(tx, [before.createdAt])
    await tx.voiceLicence.updateMany({ where: { ratingId: id }, data: { publishedAt: null } })
  })
}
