import { randomUUID } from 'node:crypto'
import type { CheckoutClick } from '#contract/checkout/checkout.ts'
import { checkoutUrl } from '#contract/checkout/checkout-link.ts'
import { db } from '../platform/db.ts'
import type { Visit } from '../platform/http.ts'
import { limitByNetwork } from '../platform/limit.ts'
import { allowsMarketing } from './consent.ts'

const perNetwork = limitByNetwork('checkout-click', 120, 10 * 60)

/**
 * Idempotent; advertising identifiers only with consent.
 * @throws Problem 'too-many-attempts'
 */
export async function saveClick(click: CheckoutClick, visit: Visit): Promise<{ clickId: string; url: string }> {
  await perNetwork.consume(visit.ip)
  const clickId = (click.clickId ?? randomUUID()).toLowerCase()
  const { isKnown, ...whose } = await findOrigin(click.leadId)
  const utm = Object.fromEntries(Object.entries(click.utm).filter(([, value]) => value))
  const source = click.source || null
  await db.checkoutClick.createMany({
    data: [{ id: clickId, ...whose, source, utm, ...(await consentedMarks(click, visit)) }],
    skipDuplicates: true,
  })
  return { clickId, url: checkoutUrl({ clickId, leadId: isKnown ? click.leadId : null, source, utm }) }
}

/** Browsers send their run, mailed results the lead. */
async function findOrigin(id: string | null | undefined) {
  if (!id) return { isKnown: false, leadId: null, runId: null }
  const lead = await db.lead.findUnique({ where: { id }, select: { id: true } })
  if (lead) return { isKnown: true, leadId: lead.id, runId: null }
  const run = await db.quizRun.findUnique({ where: { id }, select: { leadId: true } })
  return { isKnown: run !== null, leadId: run?.leadId ?? null, runId: id }
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
