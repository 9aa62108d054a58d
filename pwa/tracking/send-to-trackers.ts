import { META_EVENTS } from '#contract/meta-events.ts'
import { CURRENCY, PRICE_CENTS } from '#contract/offer.ts'
import type { trackingApi } from '#contract/tracking.ts'
import { browserMarks } from './browser-marks.ts'
import { consentSent, consentVisitorId, hasConsent } from './consent.ts'
import { callPublic } from '#pwa/platform/public-call.ts'
import type { Category, Tracked } from './track.ts'
import { loadTrackers, sendToAnalytics, sendToPixel } from './trackers.ts'

type Path = (typeof trackingApi)[keyof typeof trackingApi]['path']

/** The pixel's name of each event, and its server endpoint if any. */
const ADVERTISED: Readonly<Record<Tracked['name'], readonly [pixel: string, path?: Path]>> = {
  page_view: [META_EVENTS.pageview, '/api/facebook/pageview'],
  start_quiz: [META_EVENTS.startQuiz, '/api/facebook/start-quiz'],
  lead: [META_EVENTS.lead, '/api/facebook/lead'],
  complete_quiz: [META_EVENTS.completeQuiz, '/api/facebook/complete-quiz'],
  view_result: ['ViewContent'],
  add_to_cart: ['AddToCart'],
  initiate_checkout: [META_EVENTS.checkout, '/api/facebook/checkout'],
  cta_click: ['CtaClick'],
  time_on_page_30s: ['TimeOnPage30s'],
  scroll_to_bottom: ['ScrollToBottom'],
}
/** The pixel's standard events; the others are ours. */
const STANDARD = new Set(['PageView', 'Lead', 'CompleteRegistration', 'ViewContent', 'AddToCart', 'InitiateCheckout'])
const VALUE = { value: PRICE_CENTS / 100, currency: CURRENCY }

interface Delivery {
  readonly event: Tracked
  /** Lets pixel and server count the event once. */
  readonly eventId: string
  readonly to: readonly Category[]
  /** At the time of the event. */
  readonly url: string
}

/** Waits until the server knows the consent. */
export async function sendToTrackers({ event, eventId, to, url }: Delivery): Promise<void> {
  await Promise.all([loadTrackers(), consentSent()])
  // The choice may have changed meanwhile.
  const mayKnow = (category: Category) => to.includes(category) && hasConsent(category)
  const about = aboutOf(event)
  if (mayKnow('analytics')) sendToAnalytics(event.name, { ...about, page_location: campaignAddress(url) })
  if (!mayKnow('marketing')) return
  const [pixel, path] = ADVERTISED[event.name]
  sendToPixel(STANDARD.has(pixel) ? 'track' : 'trackCustom', pixel, about, eventId)
  if (!path) return
  const body = { ...about, ...personOf(event), eventId, visitorId: consentVisitorId(), ...browserMarks(), url }
  await callPublic({ path, body, read: () => true })
}

/** An event's details: never an answer, the face's shape or a person. */
function aboutOf(event: Tracked): object {
  switch (event.name) {
    case 'start_quiz':
    case 'cta_click':
      return { source: event.source }
    case 'complete_quiz':
      return { score: event.score, source: event.source }
    case 'add_to_cart':
      return { source: event.source, ...VALUE }
    case 'initiate_checkout':
      return VALUE
    default:
      return {}
  }
}

/** Only to our server, which hashes it. */
const personOf = (event: Tracked) =>
  event.name === 'lead' || event.name === 'initiate_checkout' ? { email: event.email, name: event.person } : {}

function campaignAddress(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => /^utm_|^gclid$/.test(name)))
  return origin + pathname + (campaign.size > 0 ? `?${campaign}` : '')
}
