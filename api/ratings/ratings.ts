import type { NewRating } from '#contract/ratings.ts'
import { Problem } from '#contract/problem.ts'
import { db, isUniqueViolation } from '../platform/db.ts'

/** Keeps one rating a delivered order. @throws Problem order-not-found, not-rateable, already-rated */
export async function rateOrder(userId: string, rating: NewRating): Promise<void> {
  const order = await db.order.findFirst({ where: { id: rating.orderId, userId } })
  if (!order) throw new Problem('order-not-found')
  if (order.status !== 'CONCLUIDO') throw new Problem('not-rateable')
  const { feedback, recommendations, ...scores } = rating
  try {
    await db.rating.create({
      data: { ...scores, userId, feedback: feedback || null, recommendations: recommendations || null },
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('already-rated') : error
  }
}
