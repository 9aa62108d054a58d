import { get } from 'node:http'
import type { Browser, Page } from '@playwright/test'
import { paths } from '#pwa/paths.ts'
import { QUIZ_RESULT } from './pages.ts'
import { openPhone } from './phone.ts'
import { kilobytes, millis, shift, TARGETS } from './targets.ts'

/** Enough for everything the page starts itself. */
const QUIET_MS = 1500

/**
 * Weight, paint times and layout shift of a first visit.
 * @param isDrawn whether the result's drawings are already stored, as after the test but not from a mail's link
 */
export async function weighPage(browser: Browser, base: string, path: string, isDrawn = path === paths.quizResult) {
  const { context, page, cdp } = await openPhone(browser)
  if (isDrawn) {
    await drawFirst(await context.newPage(), base)
    await cdp.send('Network.clearBrowserCache')
  }
  // Exclude the worker's prefetching.
  await page.addInitScript(
    ([isResult, result]) => {
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
      if (isResult) localStorage.setItem('quizResult', result)
    },
    [path === paths.quizResult, QUIZ_RESULT] as const,
  )
  const scripts = new Set<string>()
  let total = 0
  let last = performance.now()
  cdp.on('Network.responseReceived', ({ type, response }) => void (type === 'Script' && scripts.add(response.url)))
  cdp.on('Network.requestWillBeSent', () => void (last = performance.now()))
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total += encodedDataLength
    last = performance.now()
  })
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, what: '' }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1)
      seen.lcp = entry?.startTime ?? 0
      const element: unknown = entry && 'element' in entry ? entry.element : null
      if (element instanceof Element) seen.what = element.tagName.toLowerCase()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.cls += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(base + path, { waitUntil: 'load' })
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100)
  const { lcp, cls, what } = await page.evaluate(readSeen)
  const sizes = await Promise.all([...scripts].map(async (url) => [await sent(url, 'gzip'), await sent(url, 'br')]))
  await context.close()
  const sum = (at: number) => sizes.reduce((bytes, size) => bytes + (size[at] ?? 0), 0)
  const gz = sum(0)
  return {
    gz,
    total,
    lcp,
    row: {
      'JS gzip': kilobytes(gz, TARGETS.scripts),
      'JS brotli': kilobytes(sum(1)),
      'first load': kilobytes(total, TARGETS.firstLoad),
      LCP: millis(lcp, TARGETS.lcp),
      'LCP of': what,
      CLS: shift(cls),
    },
  }
}

/** Draws the head first, as the test would. */
async function drawFirst(page: Page, base: string): Promise<void> {
  await page.addInitScript((result) => localStorage.setItem('quizResult', result), QUIZ_RESULT)
  await page.goto(base + paths.quizResult)
  const drawn = () => page.evaluate(async () => (await (await caches.open('cabeca-desenhada')).keys()).length)
  // `waitForFunction` takes a promise for true.
  while ((await drawn()) !== 2) await page.waitForTimeout(50)
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  })
  await page.close()
}

function readSeen(): { lcp: number; cls: number; what: string } {
  const seen: unknown = Reflect.get(window, 'seen')
  if (typeof seen !== 'object' || seen === null) throw new Error('Nothing was observed.')
  return {
    lcp: Number(Reflect.get(seen, 'lcp')),
    cls: Number(Reflect.get(seen, 'cls')),
    what: String(Reflect.get(seen, 'what')),
  }
}

/** A file's bytes as transferred. */
export function sent(url: string, encoding: 'gzip' | 'br'): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.byteLength)).on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
