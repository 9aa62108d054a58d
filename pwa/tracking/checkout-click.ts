import { checkoutUrl, UTM_KEYS } from '#contract/checkout/checkout-link.ts'
import { CHECKOUT_URL } from '#contract/offer.ts'
import { campaign } from '#pwa/platform/campaign.ts'
import { readLead } from './stored-lead.ts'
import { randomId } from '#pwa/platform/random-id.ts'

/**
 * Gives every way to the checkout an id of its own the moment it is pressed, so that the purchase can be tied to it, and
 * reports the click. Heard at the document, for all links there are.
 */
export function watchCheckout(): void {
  const onPress = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href.startsWith(CHECKOUT_URL) || event.button > 1) return
    const search = campaign()
    const utm = Object.fromEntries(UTM_KEYS.flatMap((key) => (search.get(key) ? [[key, search.get(key) ?? '']] : [])))
    const lead = readLead()
    const click = { clickId: randomId(), leadId: lead?.id, source: link.dataset.source ?? sourceOf(), utm }
    link.href = checkoutUrl(click)
    void import('./checkout-report.ts').then(({ reportCheckout }) => reportCheckout(click, lead)).catch(() => undefined)
  }
  document.addEventListener('click', onPress, true)
  document.addEventListener('auxclick', onPress, true)
}

const sourceOf = () => window.location.pathname.slice(1).replaceAll('/', '_') || 'inicio'
