import type { Browser, Page } from '@playwright/test'
import { paths } from '#pwa/paths.ts'
import { openPhone, type Phone } from './phone.ts'
import { POST } from './pages.ts'
import { median, millis, TARGETS } from './targets.ts'

/** A cheap phone on a poor network: 400 ms latency, 400 kbit/s. */
const POOR = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** What is awaited after the press. */
const SEEN = {
  first: 'Qual destes contornos lembra o seu rosto?',
  drawings: null,
  second: 'Pergunta 2 de 7',
} as const
type Sight = keyof typeof SEEN

interface Start {
  readonly path: string
  readonly press: string
  readonly isScripted: boolean
}
const LANDING: Start = { path: paths.quiz, press: '[data-start]', isScripted: true }
const STARTS: Readonly<Record<string, Start>> = {
  'landing, first visit': LANDING,
  'the same HTML, its scripts refused': { ...LANDING, isScripted: false },
  'end of an article, first visit': { path: POST, press: `main a.button[href^="${paths.quiz}"]`, isScripted: true },
}

/**
 * A first visit at a quarter of the processor's speed, pressing the test's link and first answer at once. The landing's next screen is
 * already in its document.
 */
export async function timeStart(browser: Browser, base: string, runs: number) {
  const rows: Record<string, Record<string, string>> = {}
  for (const [name, start] of Object.entries(STARTS)) {
    const found: Record<Sight, number[]> = { first: [], drawings: [], second: [] }
    for (let run = 0; run < runs; run++) {
      const phone = await openPhone(browser)
      await phone.cdp.send('Network.emulateNetworkConditions', POOR)
      await timeOne(phone, base, start, found)
      await phone.context.close()
    }
    rows[name] = {
      'press to question 1': millis(median(found.first), TARGETS.start),
      'to its six drawings': millis(median(found.drawings)),
      'to question 2, answered at once': start.isScripted ? millis(median(found.second)) : '–',
    }
  }
  return rows
}

async function timeOne({ page, cdp }: Phone, base: string, start: Start, found: Record<Sight, number[]>) {
  if (!start.isScripted) await cdp.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
  await watchSights(page)
  await page.goto(base + start.path, { waitUntil: 'commit' })
  await page.locator(start.press).first().tap({ noWaitAfter: true })
  const see = async (sight: Sight) => {
    const seen = await page.waitForFunction((mark) => sessionStorage.getItem(mark), sight, { timeout: 60_000 })
    found[sight].push(Number(await seen.jsonValue()))
  }
  await see('first')
  const answer = page.locator('.option').first()
  if (start.isScripted) await answer.tap({ noWaitAfter: true })
  await see('drawings')
  if (start.isScripted) await see('second')
}

/** Notes in session storage, which outlives the document, when each appeared after the press. */
async function watchSights(page: Page): Promise<void> {
  await page.addInitScript((sights) => {
    const press = () => sessionStorage.getItem('pressed') ?? sessionStorage.setItem('pressed', String(Date.now()))
    window.addEventListener('pointerdown', press, true)
    const areDrawn = () => {
      const drawings = [...document.querySelectorAll<HTMLImageElement>('.option img')]
      return drawings.length === 6 && drawings.every((one) => one.checkVisibility() && one.naturalWidth > 0)
    }
    const look = () => {
      const pressed = sessionStorage.getItem('pressed')
      const words = pressed ? document.body.innerText : ''
      for (const [sight, said] of Object.entries(sights))
        if (pressed && sessionStorage.getItem(sight) === null && (said === null ? areDrawn() : words.includes(said)))
          sessionStorage.setItem(sight, String(Date.now() - Number(pressed)))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, SEEN)
}
