import type { ConsentCategories } from '#contract/consent.ts'
import { hasConsent } from './consent.ts'
import { randomId } from '#pwa/platform/random-id.ts'

export type Tracked =
  | { readonly name: 'page_view' }
  | { readonly name: 'start_quiz'; readonly source: string }
  | { readonly name: 'lead'; readonly email: string; readonly person: string }
  | { readonly name: 'complete_quiz'; readonly score: number; readonly source: string }
  | { readonly name: 'view_result' }
  | { readonly name: 'add_to_cart'; readonly source: 'quiz_result_page' | 'modal_unlock' }
  | { readonly name: 'initiate_checkout'; readonly email?: string | undefined; readonly person?: string | undefined }
  | { readonly name: 'cta_click'; readonly source: string }
  | { readonly name: 'time_on_page_30s' }
  | { readonly name: 'scroll_to_bottom' }

export type Category = keyof ConsentCategories
const CATEGORIES: readonly Category[] = ['marketing', 'analytics']

/** Personal parameters of mailed links. */
const PERSONAL = ['email', 'r', 'token']
const sent = new Set<string>()

/**
 * Without consent nothing is sent, loaded or queued. `once`, an id of the subject, makes trackers count it once, even across tabs and
 * reloads. Failures are ignored.
 */
export function track(event: Tracked, once?: string): void {
  const eventId = `${event.name}-${once ?? randomId()}`
  const to = CATEGORIES.filter((category) => hasConsent(category) && !sent.has(`${category}/${eventId}`))
  if (to.length === 0 || namesSomebody()) return
  for (const category of to) sent.add(`${category}/${eventId}`)
  const url = window.location.href
  void import('./send-to-trackers.ts')
    .then(({ sendToTrackers }) => sendToTrackers({ event, eventId, to, url }))
    .catch(() => {})
}

/** Trackers read the page's address: while it has personal data they are neither loaded nor given events. */
function namesSomebody(): boolean {
  const search = new URLSearchParams(window.location.search)
  return PERSONAL.some((name) => search.has(name))
}
