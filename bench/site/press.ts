import type { Browser, Page } from '@playwright/test'
import { paths } from '#pwa/paths.ts'
import { POST } from './pages.ts'
import { openPhone } from './phone.ts'
import { millis, TARGETS } from './targets.ts'

interface Press {
  readonly path: string
  /** Prepares and presses, from the first paint. */
  readonly act: (page: Page) => Promise<void>
}

const PRESSES: Readonly<Record<string, Press>> = {
  'home: open the menu': {
    path: paths.home,
    act: (page) => page.getByRole('button', { name: 'Abrir o menu' }).tap(),
  },
  'home: refuse cookies': {
    path: paths.home,
    act: (page) => page.getByRole('button', { name: 'Recusar' }).tap(),
  },
  'questions: open one': {
    path: paths.faq,
    act: (page) => page.getByText('Quanto custa?').tap(),
  },
  'quiz: begin and answer': {
    path: paths.quiz,
    act: async (page) => {
      await page.locator('[data-start]').first().tap()
      await page.locator('main button[aria-pressed]').first().tap()
    },
  },
  'article: share': {
    path: POST,
    act: (page) => page.getByRole('button', { name: 'Compartilhar' }).tap(),
  },
}

/** Milliseconds of the slowest paint after a press, per page and overall. */
export async function timePresses(browser: Browser, base: string) {
  const rows: Record<string, { 'slowest press': string }> = {}
  let slowestOfAll = 0
  for (const [name, { path, act }] of Object.entries(PRESSES)) {
    const { context, page } = await openPhone(browser)
    await page.addInitScript(() => {
      let slowest = 0
      // Shorter events are not reported; the types lack this option.
      const from16ms: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && Number(entry.interactionId) > 0) slowest = Math.max(slowest, entry.duration)
        Object.assign(window, { slowest })
      }).observe(from16ms)
    })
    await page.goto(base + path, { waitUntil: 'load' })
    await act(page)
    // Entries arrive after the frame; under 16 ms never.
    await page.waitForTimeout(500)
    const slowest = Number(await page.evaluate(() => Reflect.get(window, 'slowest') ?? 16))
    rows[name] = { 'slowest press': millis(slowest, TARGETS.inp) }
    slowestOfAll = Math.max(slowestOfAll, slowest)
    await context.close()
  }
  return { rows, slowest: slowestOfAll }
}
