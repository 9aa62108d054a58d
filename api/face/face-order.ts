import type { PhotoSlot } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { requireFaceConsent } from '../onboarding/face-consent.ts'
import { refuseEnded } from '../onboarding/refuse-ended.ts'
import type { OrderWithUser } from '../orders/order-status.ts'
import { lockOwnOrder } from '../orders/own-order.ts'
import type { Tx } from '../platform/db.ts'

/**
 * What is said of a face may change until the report is delivered.
 * @param consentText replaces the sentence for a missing consent
 * @throws Problem order-not-found, order-ended, order-closed, consent-missing
 */
export async function lockUndelivered(
  tx: Tx,
  userId: string,
  orderId: string,
  consentText?: string,
): Promise<OrderWithUser> {
  const order = await lockOwnOrder(tx, userId, orderId)
  refuseEnded(order)
  if (order.status === 'CONCLUIDO') throw new Problem('order-closed')
  await requireFaceConsent(tx, orderId, consentText)
  return order
}

/** @throws Problem photos-missing */
export async function requirePhoto(tx: Tx, orderId: string, slot: PhotoSlot) {
  const photo = await tx.customerPhoto.findFirst({ where: { orderId, slot, purgedAt: null } })
  if (photo) return photo
  const which = slot === 'front' ? 'frente' : 'lado'
  throw new Problem('photos-missing', { fields: { [slot]: `Envie primeiro a foto de ${which}.` } })
}
