import type { CheckoutClick, checkoutApi } from '#contract/checkout/checkout.ts'
import { browserMarks } from './browser-marks.ts'
import { readConsent } from './consent.ts'
import type { StoredLead } from './stored-lead.ts'
import { callPublic } from '#pwa/platform/public-call.ts'
import { track } from './track.ts'

const PATH: (typeof checkoutApi)['click']['path'] = '/api/checkout/clicks'

/** Sends advertising ids only with consent. */
export function reportCheckout(click: Partial<CheckoutClick>, lead: StoredLead | null): void {
  const consent = readConsent()
  const marks = consent?.marketing ? { visitorId: consent.visitorId, ...browserMarks() } : {}
  void callPublic({ path: PATH, body: { ...click, ...marks }, read: () => true })
  track({ name: 'initiate_checkout', email: lead?.email, person: lead?.name })
}
