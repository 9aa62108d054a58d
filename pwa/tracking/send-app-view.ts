import type { trackingApi } from '#contract/tracking.ts'
import { callPublic } from '#pwa/platform/public-call.ts'
import { randomId } from '#pwa/platform/random-id.ts'
import { browserMarks } from './browser-marks.ts'
import { consentSent, consentVisitorId, hasConsent } from './consent.ts'

const PATH: (typeof trackingApi)['pageview']['path'] = '/api/facebook/pageview'

/** Waits until the server knows the consent. `screen` must contain no ids. */
export async function sendAppView(screen: string): Promise<void> {
  await consentSent()
  if (!hasConsent('marketing')) return
  const url = window.location.origin + screen
  const body = { eventId: `page_view-${randomId()}`, visitorId: consentVisitorId(), ...browserMarks(), url }
  await callPublic({ path: PATH, body, read: () => true })
}
