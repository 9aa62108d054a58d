import { checkoutUrl, UTM_KEYS } from '#contract/checkout/checkout-link.ts'
import { CHECKOUT_URL } from '#contract/offer.ts'
import { campaign } from '#pwa/platform/campaign.ts'
import { readLead } from './stored-lead.ts'
import { randomId } from '#pwa/platform/random-id.ts'

/** Gives each press on a checkout link an id, which links the purchase to it. */
export function watchCheckout(): void {
  const linkOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    return link?.href.startsWith(CHECKOUT_URL) ? link : null
  }
  const originOf = (link: HTMLAnchorElement) => {
    const search = campaign()
    const utm = Object.fromEntries(UTM_KEYS.flatMap((key) => (search.get(key) ? [[key, search.get(key) ?? '']] : [])))
    return { leadId: readLead()?.id, source: link.dataset.source ?? sourceOf(), utm }
  }
  // A long press, copy or drag fires no click: add the campaign without a click id.
  const onTouch = (event: Event) => {
    const link = linkOf(event)
    if (link) link.href = checkoutUrl(originOf(link))
  }
  document.addEventListener('pointerdown', onTouch, true)
  document.addEventListener('contextmenu', onTouch, true)
  const onPress = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || event.button > 1) return
    const lead = readLead()
    const click = { ...originOf(link), clickId: randomId() }
    link.href = checkoutUrl(click)
    void import('./checkout-report.ts').then(({ reportCheckout }) => reportCheckout(click, lead)).catch(() => undefined)
  }
  document.addEventListener('click', onPress, true)
  document.addEventListener('auxclick', onPress, true)
}

const sourceOf = () => window.location.pathname.slice(1).replaceAll('/', '_') || 'inicio'
