import type { ObservedRecord } from '#visagism/observed/observed.ts'
import { announceOrder } from '../orders/order-status.ts'
import { requireOwnOrder } from '../orders/own-order.ts'
import { db, transact } from '../platform/db.ts'
import { lockUndelivered } from './face-order.ts'
import { findRecord, keepWords, type Saying } from './observed-record.ts'

/** @throws Problem order-not-found */
export async function readOwnRecord(userId: string, orderId: string): Promise<ObservedRecord> {
  await requireOwnOrder(userId, orderId)
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
    const order = await lockUndelivered(tx, userId, orderId)
    const changed = await keepWords(tx, { ...saying, byUserId: userId })
    if (changed.length > 0) await announceOrder(tx, order)
    return findRecord(tx, orderId)
  })
}
