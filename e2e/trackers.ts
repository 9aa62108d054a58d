import type { Page } from '@playwright/test'

export const META_PIXEL_ID = '1234567890'
export const ANALYTICS_ID = 'G-JORNADAS'

/** `track`, name, about, `{ eventID }`. */
const PIXEL = `{
  const hear = (...words) => void window.pixelHeard(JSON.stringify(words))
  fbq.queue.forEach((words) => hear(...words))
  fbq.callMethod = hear
}`
/** `event`, name, about. */
const ANALYTICS = `{
  const hear = (line) => void window.analyticsHeard(JSON.stringify([...line]))
  dataLayer.forEach(hear)
  dataLayer.push = (line) => hear(line)
}`
const FOLLOWING = /^\/api\/(facebook|consent|config)\b|facebook|google/

export interface Trackers {
  readonly pixel: readonly unknown[][]
  readonly analytics: readonly unknown[][]
  /** Calls to our own server. */
  readonly calls: readonly { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[]
  /** Requests about tracking or consent. */
  readonly asked: readonly string[]
}

/** Replaces both vendors and records what they and we receive. */
export async function watchTrackers(page: Page): Promise<Trackers> {
  const pixel: unknown[][] = []
  const analytics: unknown[][] = []
  const calls: { path: string; body: Readonly<Record<string, unknown>> }[] = []
  const asked: string[] = []
  const keepIn = (list: unknown[][]) => (words: string) => void list.push(JSON.parse(words))
  await page.exposeFunction('pixelHeard', keepIn(pixel))
  await page.exposeFunction('analyticsHeard', keepIn(analytics))
  const script = (body: string) => ({ body, contentType: 'text/javascript' })
  await page.route('https://connect.facebook.net/**', (route) => route.fulfill(script(PIXEL)))
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill(script(ANALYTICS)))
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    const address = hostname === 'localhost' ? pathname : hostname + pathname
    if (!FOLLOWING.test(address)) return
    asked.push(address)
    if (pathname.startsWith('/api/facebook/')) calls.push({ path: pathname, body: request.postDataJSON() })
  })
  return { pixel, analytics, calls, asked }
}

/** Cookies and stored items. */
export async function storedOn(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = await page.context().cookies()
  return [...stored, ...cookies.map(({ name }) => name)].toSorted()
}
