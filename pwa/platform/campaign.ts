import { UTM_KEYS } from '#contract/checkout/checkout-link.ts'
import { recall, remember } from './tab-memory.ts'

const KEY = 'campanha'
const MARKS = [...UTM_KEYS, 'fbclid']

/** Notes the marks an advert put into the address: they belong to the visit, also on the pages it goes on to. */
export function noteCampaign(): void {
  const search = new URLSearchParams(window.location.search)
  const marks = MARKS.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []))
  if (marks.length > 0) remember(KEY, new URLSearchParams(marks).toString())
}

/** The marks of the advert this visit began with. */
export const campaign = (): URLSearchParams => new URLSearchParams(recall(KEY) ?? '')
