import { UTM_KEYS } from '#contract/checkout/checkout-link.ts'
import { recall, remember } from './tab-memory.ts'

const KEY = 'campanha'
const MARKS = [...UTM_KEYS, 'fbclid']

/** Kept for the whole visit. */
export function noteCampaign(): void {
  const search = new URLSearchParams(window.location.search)
  const marks = MARKS.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : []))
  if (marks.length > 0) remember(KEY, new URLSearchParams(marks).toString())
}

export const campaign = (): URLSearchParams => new URLSearchParams(recall(KEY) ?? '')
