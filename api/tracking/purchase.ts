import { EVENT_LIFE_DAYS } from '#contract/tracking.ts'
import { Prisma, type Tx } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { allowsMarketing } from './consent.ts'
import { keepEvent } from './events.ts'

const DAY_MS = 24 * 3_600_000

export interface Purchase {
  readonly orderId: string
  readonly clickId: string | null
  readonly amountCents: number
  readonly currency: string
  readonly paidAt: Date | null
  readonly buyer: { readonly email: string; readonly fullName: string | null; readonly phone: string | null }
}

/** Once, with the click's current consent. Webhooks have no browser: the click supplies its identifiers. */
export async function recordPurchase(tx: Tx, purchase: Purchase, now = Date.now()): Promise<void> {
  const { orderId, clickId, amountCents, currency, buyer } = purchase
  const at = Math.min(purchase.paidAt?.getTime() ?? now, now)
  if (clickId === null || now - at > EVENT_LIFE_DAYS * DAY_MS) return
  const click = await tx.checkoutClick.findUnique({ where: { id: clickId } })
  // Only clicks with consent have a visitor.
  if (!click?.visitorId || !(await allowsMarketing(click.visitorId, tx))) return
  await keepEvent(tx, {
    name: 'Purchase',
    eventId: `purchase:${orderId}`,
    visitorId: click.visitorId,
    data: {
      time: Math.floor(at / 1000),
      url: `${env.appUrl}/obrigado`,
      custom: { value: amountCents / 100, currency, order_id: orderId, num_items: 1 },
    },
    person: {
      email: buyer.email,
      name: buyer.fullName,
      phone: buyer.phone,
      ip: click.ip,
      userAgent: click.userAgent,
      fbp: click.fbp,
      fbc: click.fbc,
    },
  })
}

/** On account erasure: unsent purchases stay unsent. */
export async function forgetPurchase(tx: Tx, orderId: string): Promise<void> {
  await tx.trackingEvent.updateMany({
    where: { eventId: `purchase:${orderId}`, status: 'queued' },
    data: { status: 'withdrawn', person: Prisma.DbNull },
  })
}
