import type { configApi } from '#contract/config.ts'
import { hasConsent, onConsentChange } from './consent.ts'
import { callPublic } from '#pwa/platform/public-call.ts'
import { isRecord } from '#pwa/platform/local-store.ts'

type Say = (...words: unknown[]) => void
interface PixelQueue extends Say {
  queue: unknown[][]
  callMethod?: Say
  loaded: boolean
  version: string
  push: Say
}
interface TrackerWindow {
  fbq?: Say
  _fbq?: Say
  gtag?: Say
  dataLayer?: unknown[]
}
interface TrackerIds {
  readonly metaPixelId: string | null
  readonly analyticsId: string | null
}

const CONFIG: (typeof configApi)['read']['path'] = '/api/config'
const page: TrackerWindow = window as unknown as TrackerWindow
let asked: Promise<boolean> | undefined

/** Loads the allowed trackers. May resolve before their scripts have loaded. */
export async function loadTrackers(): Promise<void> {
  asked ??= start()
  // The next event retries.
  if (!(await asked)) asked = undefined
}

/** Applies the consent, and follows its changes, even from other tabs. */
async function start(): Promise<boolean> {
  const answer = await callPublic({ path: CONFIG, read: readIds })
  if (!answer.isOk) return false
  obey(answer.reply)
  onConsentChange(() => obey(answer.reply))
  return true
}

function readIds(reply: unknown): TrackerIds | null {
  if (!isRecord(reply)) return null
  const { metaPixelId, analyticsId } = reply
  return {
    metaPixelId: typeof metaPixelId === 'string' ? metaPixelId : null,
    analyticsId: typeof analyticsId === 'string' ? analyticsId : null,
  }
}

function obey({ metaPixelId, analyticsId }: TrackerIds): void {
  if (metaPixelId) setPixel(metaPixelId, hasConsent('marketing'))
  if (analyticsId) setAnalytics(analyticsId, hasConsent('analytics'))
}

export const hasPixel = (): boolean => page.fbq !== undefined

export const sendToPixel = (kind: 'track' | 'trackCustom', name: string, about: object, eventID: string): void =>
  page.fbq?.(kind, name, about, { eventID })

export const sendToAnalytics = (name: string, about: object): void => page.gtag?.('event', name, about)

function setPixel(id: string, allowed: boolean): void {
  if (page.fbq) return page.fbq('consent', allowed ? 'grant' : 'revoke')
  if (!allowed) return
  // The pixel's bootstrap code, without its inline script.
  const say: Say = (...words) => (queue.callMethod ? queue.callMethod(...words) : queue.queue.push(words))
  const queue: PixelQueue = Object.assign(say, { queue: [], loaded: true, version: '2.0', push: say })
  page.fbq = page._fbq = queue
  addScript('https://connect.facebook.net/pt_BR/fbevents.js')
  // We report page views ourselves: the pixel must not guess.
  Object.assign(queue, { disablePushState: true })
  queue('set', 'autoConfig', false, id)
  queue('init', id)
}

function setAnalytics(id: string, allowed: boolean): void {
  if (page.gtag) return page.gtag('consent', 'update', { analytics_storage: allowed ? 'granted' : 'denied' })
  if (!allowed) return
  const lines: unknown[] = (page.dataLayer = [])
  // The tag reads `arguments` objects and ignores arrays.
  const gtag: Say = function () {
    // oxlint-disable-next-line prefer-rest-params
    lines.push(arguments)
  }
  page.gtag = gtag
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
}

function addScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
