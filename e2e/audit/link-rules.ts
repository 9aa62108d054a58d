import { CHECKOUT_URL } from '#contract/offer.ts'
import type { Link } from './read-document.ts'

/** External links are https or mail; new tabs have no opener; payment opens one. */
export function outsideLinkFaults(path: string, { href, target, rel }: Link, url: URL): string[] {
  const isMail = url.protocol === 'mailto:'
  const rules: Readonly<Record<string, boolean>> = {
    'um endereço de e-mail': !isMail || /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(url.pathname),
    'por https': isMail || url.protocol === 'https:',
    'a um domínio': isMail || /^([a-z0-9-]+\.)+[a-z]+$/.test(url.hostname),
    'a um telefone do Brasil': url.hostname !== 'wa.me' || /^\/55\d{10,11}$/.test(url.pathname),
    'com noopener': target !== '_blank' || rel.includes('noopener'),
    'o pagamento em outra aba': !href.startsWith(CHECKOUT_URL) || target === '_blank',
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${path}: ${href} vai ${rule}`]))
}
