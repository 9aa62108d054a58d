import type { Browser } from '@playwright/test'
import { paths } from '#pwa/paths.ts'
import { openPhone } from './phone.ts'
import { median, millis, TARGETS } from './targets.ts'

/** A cheap phone on a poor network: every answer 400 ms away, 400 kbit/s. */
const POOR = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** A first visit of the test's landing: from the press on its first button, made at once, to the first question. */
export async function timeStart(browser: Browser, base: string, runs: number) {
  const shown: number[] = []
  const counted: number[] = []
  for (let run = 0; run < runs; run++) {
    const { context, page, cdp } = await openPhone(browser)
    await cdp.send('Network.emulateNetworkConditions', POOR)
    await page.goto(base + paths.quiz, { waitUntil: 'commit' })
    const button = page.locator('[data-start]').first()
    await button.waitFor()
    const from = performance.now()
    await button.tap({ noWaitAfter: true })
    await page.getByRole('heading', { name: 'Qual destes contornos lembra o seu rosto?' }).waitFor({ timeout: 60_000 })
    shown.push(performance.now() - from)
    await page.locator('.option').first().tap()
    await page.getByText('Pergunta 2 de').waitFor({ timeout: 60_000 })
    counted.push(performance.now() - from)
    await context.close()
  }
  return {
    'press to question 1': { median: millis(median(shown), TARGETS.start) },
    'press to question 2, answered at once': { median: millis(median(counted)) },
  }
}
