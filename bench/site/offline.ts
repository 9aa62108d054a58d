import type { Browser } from '@playwright/test'
import { openPhone, openSlowPage } from './phone.ts'
import { median, millis, TARGETS } from './targets.ts'

const VISITS = 3

/** Milliseconds to the first paint of a visited page, offline with a stopped worker. */
export async function timeOffline(browser: Browser, base: string, path: string) {
  const { context, page: first } = await openPhone(browser)
  await first.goto(base + path, { waitUntil: 'load' })
  await first.evaluate(async (address) => {
    await navigator.serviceWorker.ready
    while (!(await caches.match(address))) await new Promise((resolve) => setTimeout(resolve, 50))
  }, path)
  await first.waitForLoadState('networkidle')
  await first.close()
  await context.setOffline(true)
  const times: number[] = []
  for (let i = 0; i < VISITS; i++) {
    const { page, cdp } = await openSlowPage(context)
    await cdp.send('ServiceWorker.enable')
    await cdp.send('ServiceWorker.stopAllWorkers')
    await page.goto(base + path, { waitUntil: 'load' })
    times.push(
      await page.evaluate(async () => {
        const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
        while (painted() === undefined) await new Promise((resolve) => requestAnimationFrame(resolve))
        return painted() ?? Number.NaN
      }),
    )
    await page.close()
  }
  await context.close()
  return { 'painted offline': millis(median(times), TARGETS.offline) }
}
