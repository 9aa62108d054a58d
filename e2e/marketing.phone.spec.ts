import type { Page, Response } from '@playwright/test'
import { type Marketing, type MarketingFigures, marketingApi } from '#contract/marketing.ts'
import { QUIZ_QUESTIONS } from '#visagism/quiz-questions.ts'
import { expect, test } from './fixtures.ts'

const FIGURES: MarketingFigures = {
  salesToday: 3,
  salesThisWeek: 9,
  salesTotal: 12,
  quizToday: 5,
  quizThisMonth: 50,
  quizTotal: 500,
  ratingAverage: 4.8,
  ratingCount: 10,
  recent: [{ initials: 'M.A.', did: 'compra', hoursAgo: 2 }],
}
const answers = Object.fromEntries(QUIZ_QUESTIONS.map(({ id, options }) => [id, options[0]?.value]))

const CLOCK = /\d\d:\d\d/
const NEWS = /acabou de|comprou o guia/
const COUNTER = /guias vendidos hoje/
const CLAIM = /vagas|consultas/

/** Opens a page of the funnel as an administrator's choice leaves it, with all that moves there come to life. */
async function openWith(page: Page, marketing: Marketing, path: string, parts: readonly string[] = []) {
  await page.unrouteAll()
  await page.route(`**${marketingApi.read.path}`, (route) => route.fulfill({ json: marketing }))
  const missing = new Set([marketingApi.read.path, ...parts])
  const note = (response: Response) => {
    for (const part of missing) if (response.url().includes(part)) missing.delete(part)
  }
  let y = 300
  page.on('response', note)
  await page.goto(path)
  // The first touch may come before the page hears it; what lies further down comes when it is near.
  await expect(async () => {
    await page.mouse.move(200, (y += 1))
    await page.mouse.wheel(0, 200)
    await page.clock.fastForward(2000)
    expect([...missing]).toEqual([])
  }).toPass()
  page.off('response', note)
  return page.locator('main')
}
const openSales = (page: Page, marketing: Marketing) =>
  openWith(page, marketing, '/revelacao-rosto-ideal', ['/assets/live-proof', '/assets/sales-clock'])
const openResult = (page: Page, marketing: Marketing) =>
  openWith(page, marketing, '/seu-rosto-ideal/resultado', ['/assets/result-clock', '/assets/result-rest'])

test('contadores, avisos e escassez: simulados, verdadeiros ou nenhum, como a administração escolheu', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(
    (result) => localStorage.setItem('quizResult', result),
    JSON.stringify({ userName: 'Marina', userEmail: '', answers }),
  )
  const simulated: Marketing = { mode: 'simulado', figures: null }
  const sales = await openSales(page, simulated)
  await expect(sales).toContainText(/Termina em 23:4\d:\d\d/)
  await expect(sales).toContainText(/1[4-6]\d guias vendidos hoje/)
  await expect(sales).toContainText(/(2[7-9]|3\d|4[0-7]) vagas com este preço/)
  await expect(sales).toContainText('Lote de 47 vagas. São só 50 análises por mês.')
  await expect(sales).toContainText('Restam 3 consultas esta semana e 2 vagas para hoje.')
  const result = await openResult(page, simulated)
  await expect(result.getByRole('timer')).toHaveText(/^(15:00|14:\d\d)$/)
  await expect(result).toContainText(/, de [^,]+, acabou de (receber o guia|fazer o teste)/)
  await page.clock.fastForward('20:00')
  await expect(result.getByRole('timer')).toHaveText('00:00')

  const real: Marketing = { mode: 'real', figures: FIGURES }
  for (const open of [openSales, openResult]) {
    const shown = await open(page, real)
    await expect(shown).toContainText('3 guias vendidos hoje')
    await expect(shown).toContainText('M.A. comprou o guia há 2 h')
    for (const invented of [CLOCK, CLAIM, /acabou de/]) await expect(shown).not.toContainText(invented)
  }

  for (const nothing of [
    { mode: 'real', figures: null },
    { mode: 'desligado', figures: null },
  ] as const) {
    for (const open of [openSales, openResult]) {
      const shown = await open(page, nothing)
      await expect(shown).toContainText('R$ 79,90')
      await page.clock.fastForward('01:00')
      for (const moving of [CLOCK, COUNTER, CLAIM, NEWS]) await expect(shown).not.toContainText(moving)
    }
  }
})
