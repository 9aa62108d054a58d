import { Problem } from '#contract/problem.ts'
import type { ObservedRecord } from '#visagism/observed.ts'
import { announceOrder, lockOrder } from '../orders/order-status.ts'
import { db, transact } from '../platform/db.ts'
import { requireFaceConsent } from '../onboarding/face-consent.ts'
import { refuseEnded } from '../onboarding/refuse-ended.ts'
import { findRecord, keepWords, type Saying } from './observed-record.ts'

/** @throws Problem order-not-found */
export async function readOwnRecord(userId: string, orderId: string): Promise<ObservedRecord> {
  if ((await db.order.count({ where: { id: orderId, userId } })) === 0) throw new Problem('order-not-found')
  return findRecord(db, orderId)
}

/**
 * Before delivery; a visagist's value outranks it.
 * @returns current values
 * @throws Problem order-not-found, order-ended, order-closed, consent-missing, invalid
 */
export async function sayOwn(userId: string, saying: Omit<Saying, 'byUserId'>): Promise<ObservedRecord> {
  const { orderId } = saying
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.userId !== userId) throw new Problem('order-not-found')
    refuseEnded(order)
    if (order.status === 'CONCLUIDO') throw new Problem('order-closed')
    await requireFaceConsent(tx, orderId)
    const changed = await keepWords(tx, { ...saying, byUserId: userId })
    if (changed.length > 0) await announceOrder(tx, order)
    return findRecord(tx, orderId)
  })
}
