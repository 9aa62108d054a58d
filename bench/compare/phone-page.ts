import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '#scripts/gate/chromium.ts'
import { openSlowPage } from '../site/phone.ts'

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic', '--no-first-run'],
  })
}

/** Milliseconds from navigation until the element is on screen, by the page's clock. */
export async function standsAfter(context: BrowserContext, address: string, selector: string): Promise<number> {
  const { page } = await openSlowPage(context)
  await page.addInitScript((wanted) => {
    const look = () => {
      const box = document.querySelector(wanted)?.getBoundingClientRect()
      if (box && box.height > 0) console.debug(`stands at ${performance.now()}`)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('stands at '),
    timeout: 120_000,
  })
  await page.goto(address)
  const at = Number((await said).text().slice('stands at '.length))
  await page.close()
  return at
}

/** Largest contentful paint in milliseconds; `isBare` blocks scripts. */
export async function largestPaintOf(page: Page, address: string, isBare: boolean): Promise<number> {
  if (isBare) await page.route('**/*.js', (route) => route.abort())
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}
