import type { Page } from '@playwright/test'

export const META_PIXEL_ID = '1234567890'
export const ANALYTICS_ID = 'G-JORNADAS'

/** What the pixel was handed: `track`, name, about, `{ eventID }`. */
const PIXEL = `{
  const hear = (...words) => void window.pixelHeard(JSON.stringify(words))
  fbq.queue.forEach((words) => hear(...words))
  fbq.callMethod = hear
}`
/** What the analytics tag was handed: `event`, name, about. */
const ANALYTICS = `{
  const hear = (line) => void window.analyticsHeard(JSON.stringify([...line]))
  dataLayer.forEach(hear)
  dataLayer.push = (line) => hear(line)
}`
/** Everything that has to do with being followed. */
const FOLLOWING = /^\/api\/(facebook|consent|config)\b|facebook|google/

export interface Trackers {
  readonly pixel: readonly unknown[][]
  readonly analytics: readonly unknown[][]
  /** Calls of ours beside the pixel's: path and body. */
  readonly calls: readonly { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[]
  /** Every request about tracking or consent, from the first. */
  readonly asked: readonly string[]
}

/** Stands in for both vendors and keeps what they, and our own server, are told of a page. */
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

/** What a page has set on the device: names of cookies and of stored things. */
export async function storedOn(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = await page.context().cookies()
  return [...stored, ...cookies.map(({ name }) => name)].toSorted()
}
