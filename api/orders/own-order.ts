import { Problem } from '#contract/problem.ts'
import { db, type Tx } from '../platform/db.ts'
import { lockOrder, type OrderWithUser } from './order-status.ts'

/** @throws Problem order-not-found, also for another person's */
export async function requireOwnOrder(userId: string, orderId: string): Promise<void> {
  if ((await db.order.count({ where: { id: orderId, userId } })) === 0) throw new Problem('order-not-found')
}

/** Row lock until the transaction ends. @throws Problem order-not-found, also for another person's */
export async function lockOwnOrder(tx: Tx, userId: string, orderId: string): Promise<OrderWithUser> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.userId !== userId) throw new Problem('order-not-found')
  return order
}
