import { campaign } from '#pwa/platform/campaign.ts'
import { readPlain, writePlain } from '#pwa/platform/local-store.ts'
import { hasPixel } from './trackers.ts'

const LIFE_S = 90 * 24 * 3600
const FBCLID = /^[\w.-]{1,400}$/

export interface BrowserMarks {
  readonly fbp?: string | undefined
  readonly fbc?: string | undefined
}

/**
 * Ids shared by pixel and server, in cookies or localStorage. Call it only with consent to advertising. With a pixel configured, missing
 * ids are created (the click's from `fbclid`), so that both sides agree.
 */
export function browserMarks(): BrowserMarks {
  const fbclid = campaign().get('fbclid') ?? ''
  const fbc = read('_fbc')
  const isNewClick = FBCLID.test(fbclid) && !fbc?.endsWith(`.${fbclid}`)
  return {
    fbp: read('_fbp') ?? make('_fbp', String(crypto.getRandomValues(new Uint32Array(1))[0])),
    fbc: isNewClick ? make('_fbc', fbclid) : fbc,
  }
}

const read = (name: string): string | undefined =>
  document.cookie
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) || readPlain(name)

/** `fb.<labels of the site minus one>.<ms>.<value>`, for 90 days. */
function make(name: string, value: string): string | undefined {
  if (!hasPixel()) return undefined
  const labels = window.location.hostname.replace(/^www\./, '').split('.').length
  const mark = `fb.${labels - 1}.${Date.now()}.${value}`
  const secure = window.location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${name}=${mark};path=/;max-age=${LIFE_S};samesite=lax${secure}`
  writePlain(name, mark)
  return mark
}
