import type { Browser, Page } from '@playwright/test'
import { paths } from '#pwa/paths.ts'
import { openPhone } from './phone.ts'
import { median, millis, TARGETS } from './targets.ts'

/** A cheap phone on a poor network: every answer 400 ms away, 400 kbit/s. */
const POOR = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const QUESTIONS = ['Qual destes contornos lembra o seu rosto?', 'Pergunta 2 de 7'] as const

/**
 * A first visit of the test's landing, its first button pressed as soon as it is there, and the first answer as soon as that
 * is: until the questions are seen, by the page's own clock.
 */
export async function timeStart(browser: Browser, base: string, runs: number) {
  const times: [first: number[], second: number[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    const { context, page, cdp } = await openPhone(browser)
    await cdp.send('Network.emulateNetworkConditions', POOR)
    await watchQuestions(page)
    await page.goto(base + paths.quiz, { waitUntil: 'commit' })
    await page.locator('[data-start]').first().tap({ noWaitAfter: true })
    for (const [at, figures] of times.entries()) {
      const seen = page.waitForFunction((mark) => sessionStorage.getItem(mark), `seen-${at}`, { timeout: 60_000 })
      figures.push(Number(await (await seen).jsonValue()))
      if (at === 0) await page.locator('.option').first().tap({ noWaitAfter: true })
    }
    await context.close()
  }
  return {
    'press to question 1': { median: millis(median(times[0]), TARGETS.start) },
    'press to question 2, answered at once': { median: millis(median(times[1])) },
  }
}

/** Notes in the session, which outlives the document, how long after the first press each question stood on the screen. */
async function watchQuestions(page: Page): Promise<void> {
  await page.addInitScript((questions) => {
    const press = () => sessionStorage.getItem('pressed') ?? sessionStorage.setItem('pressed', String(Date.now()))
    window.addEventListener('pointerdown', press, true)
    const look = () => {
      const words = sessionStorage.getItem('pressed') ? document.body.innerText : ''
      for (const [at, question] of questions.entries())
        if (words.includes(question) && sessionStorage.getItem(`seen-${at}`) === null)
          sessionStorage.setItem(`seen-${at}`, String(Date.now() - Number(sessionStorage.getItem('pressed'))))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, QUESTIONS)
}
