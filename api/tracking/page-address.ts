import { env } from '../platform/env.ts'
import { withoutKeys } from '../platform/scrub.ts'

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

function parse(url: string | undefined): URL | null {
  if (!url || !URL.canParse(url, env.appUrl)) return null
  const parsed = new URL(url, env.appUrl)
  return parsed.origin === new URL(env.appUrl).origin ? parsed : null
}

/** Path only. Queries hold addresses and keys, and some paths order ids or link keys. */
export function pageAddress(url: string | undefined): string {
  const page = parse(url)
  return page ? page.origin + withoutKeys(page.pathname).slice(0, 300).replace(UUID, 'id') : `${env.appUrl}/`
}

/** `fbc` from `fbclid`: `fb.<labels of the site minus one>.<ms>.<fbclid>`. */
export function clickMark(url: string | undefined, now = Date.now()): string | undefined {
  const page = parse(url)
  const fbclid = page?.searchParams.get('fbclid') ?? ''
  if (!page || !/^[\w.-]{1,400}$/.test(fbclid)) return undefined
  const labels = page.hostname.replace(/^www\./, '').split('.').length
  return `fb.${labels - 1}.${now}.${fbclid}`
}
