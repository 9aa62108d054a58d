import { randomUUID } from 'node:crypto'
import type { CheckoutClick } from '#contract/checkout.ts'
import { checkoutUrl } from '#contract/checkout-link.ts'
import { db } from '../platform/db.ts'
import { limitByKey } from '../platform/limit.ts'
import { allowsMarketing, type Visit } from './consent.ts'

const perAddress = limitByKey('checkout-click', 120, 10 * 60)

/**
 * Keeps a click on its way to the checkout, so that the purchase can be tied to it. The same click again is the same; what
 * would let an advertiser know the visitor is kept only with consent.
 * @throws Problem 'too-many-attempts'
 */
export async function saveClick(click: CheckoutClick, visit: Visit): Promise<{ clickId: string; url: string }> {
  await perAddress.consume(visit.ip)
  const clickId = (click.clickId ?? randomUUID()).toLowerCase()
  const lead = click.leadId ? await db.lead.findUnique({ where: { id: click.leadId }, select: { id: true } }) : null
  const leadId = lead?.id ?? null
  const utm = Object.fromEntries(Object.entries(click.utm).filter(([, value]) => value))
  const source = click.source || null
  await db.checkoutClick.createMany({
    data: [{ id: clickId, leadId, source, utm, ...(await consentedMarks(click, visit)) }],
    skipDuplicates: true,
  })
  return { clickId, url: checkoutUrl({ clickId, leadId, source, utm }) }
}

async function consentedMarks({ visitorId, fbp, fbc }: CheckoutClick, { ip, userAgent }: Visit) {
  if (!(await allowsMarketing(visitorId))) return { consented: false }
  return {
    consented: true,
    visitorId: visitorId || null,
    fbp: fbp || null,
    fbc: fbc || null,
    ip,
    userAgent: userAgent?.slice(0, 500) ?? null,
  }
}
