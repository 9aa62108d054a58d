import type { Locator, Page } from '@playwright/test'
import { type Marketing, type MarketingFigures, marketingApi, NOTHING_STATED } from '#contract/marketing.ts'
import { QUIZ_QUESTIONS } from '#visagism/knowledge/quiz-questions.ts'
import { expect, test } from './fixtures.ts'
import { answer, asked, beginQuiz } from './quiz-steps.ts'

const FIGURES: MarketingFigures = {
  salesThisWeek: 9,
  salesTotal: 12,
  quizToday: 5,
  quizThisMonth: 50,
  quizTotal: 500,
  ratingAverage: 4.8,
  ratingCount: 10,
  delivery: null,
  refunds: null,
  recent: [{ initials: 'M.A.', did: 'compra', hoursAgo: 2, mark: null }],
}
const answers = Object.fromEntries(QUIZ_QUESTIONS.map(({ id, options }) => [id, options[0]?.value]))

const CLOCK = /\d\d:\d\d/
const NEWS = /acabou de|comprou o guia/
const COUNTER = /guias vendidos hoje/
const CLAIM = /(?<!sem )vagas|consultas|por tempo limitado/

/** Under an administrator's settings, dynamic parts loaded. */
async function openWith(page: Page, marketing: Marketing, path: string) {
  await page.unrouteAll()
  await page.route(`**${marketingApi.read.path}`, (route) => route.fulfill({ json: marketing }))
  const told = page.waitForResponse(`**${marketingApi.read.path}`)
  await page.goto(path)
  await told
  return page.locator('main')
}
const openSales = (page: Page, marketing: Marketing) => openWith(page, marketing, '/revelacao-rosto-ideal')
const openResult = (page: Page, marketing: Marketing) => openWith(page, marketing, '/seu-rosto-ideal/resultado')

test('counters, notices and scarcity: simulated, true or none, as the administration chose', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(
    (result) => localStorage.setItem('quizResult', result),
    JSON.stringify({ userName: 'Marina', greeting: 'Marina', userEmail: '', answers }),
  )
  const simulated: Marketing = { ...NOTHING_STATED, mode: 'simulado' }
  const sales = await openSales(page, simulated)
  await expect(sales).toContainText(/Termina em 23:4\d:\d\d/)
  await expect(sales).toContainText(/[1-6]\d\d guias vendidos hoje/)
  await expect(sales).toContainText(/Restam (2[7-9]|3\d|4[0-7]) vagas com este preço\./)
  // The page shows one number for one thing.
  await expect(sales).not.toContainText(/[Ll]ote de/)
  await expect(sales).toContainText(
    'As consultas presenciais são só 50 por mês: restam 3 esta semana, 2 delas para hoje.',
  )
  const result = await openResult(page, simulated)
  await expect(result).toContainText('Oferta por tempo limitado')
  await expect(result).toContainText(/De R\$\s297,00 por R\$\s79,90: 73% OFF/)
  // The countdown continues from the sales page.
  await expect(result.getByRole('timer')).toHaveText(/^23:4\d:\d\d$/)
  await expect(result).toContainText(/, de [^,]+, acabou de (comprar o guia|fazer o teste)/)
  await page.clock.fastForward('23:48:00')
  await expect(result.getByRole('timer')).toHaveText('00:00')

  const real: Marketing = { ...NOTHING_STATED, mode: 'real', figures: FIGURES }
  for (const open of [openSales, openResult]) {
    const shown = await open(page, real)
    await expect(shown).toContainText('9 guias encomendados nos últimos sete dias')
    await expect(shown).toContainText('M.A. comprou o guia há 2 h')
    for (const invented of [CLOCK, CLAIM, /acabou de/]) await expect(shown).not.toContainText(invented)
  }

  for (const nothing of [
    { ...NOTHING_STATED, mode: 'real' },
    { ...NOTHING_STATED, mode: 'desligado' },
  ] as const) {
    for (const open of [openSales, openResult]) {
      const shown = await open(page, nothing)
      await expect(shown).toContainText('R$ 79,90')
      await page.clock.fastForward('01:00')
      for (const moving of [CLOCK, COUNTER, CLAIM, NEWS]) await expect(shown).not.toContainText(moving)
    }
  }
})

test('simulated figures are the same on every page, and the clock goes on after a reload', async ({ page }) => {
  await page.addInitScript(
    (result) => localStorage.setItem('quizResult', result),
    JSON.stringify({ userName: 'Marina', greeting: 'Marina', userEmail: '', answers }),
  )
  const simulated: Marketing = { ...NOTHING_STATED, mode: 'simulado' }
  await page.route(`**${marketingApi.read.path}`, (route) => route.fulfill({ json: simulated }))
  await page.clock.install({ time: '2026-11-23T15:00:00-03:00' })
  const stopAt = (time: string) => page.clock.pauseAt(new Date(time))
  const first = async (shown: Locator, what: RegExp) => what.exec((await shown.textContent()) ?? '')?.[1]

  await page.goto('/seu-rosto-ideal')
  await beginQuiz(page)
  await asked(page, 1)
  await stopAt('2026-11-23T15:30:00-03:00')
  const testers = page.getByText(/pessoas fazendo o teste agora/)
  const seen: (string | null)[] = []
  for (const [number, given] of [
    [2, 'Oval'],
    [3, 'Suave'],
  ] as const) {
    await answer(page, given)
    await asked(page, number)
    for (let i = 0; i < 3; i += 1) {
      await page.clock.fastForward(60_000)
      seen.push(await testers.textContent())
    }
  }
  expect(new Set(seen).size, 'o número anda').toBeGreaterThan(2)
  // Late in the day the number is far from its start.
  await stopAt('2026-11-23T15:43:05-03:00')
  const count = async () => Number.parseInt((await testers.textContent()) ?? '', 10)
  const last = await count()
  expect(Math.abs(last - 127)).toBeGreaterThan(5)
  await page.clock.resume()
  await page.reload()
  await asked(page, 3)
  expect(Math.abs((await count()) - last)).toBeLessThan(5)

  const result = await openResult(page, simulated)
  await expect(result.getByRole('timer')).toHaveText(/^23:4[67]:\d\d$/)
  await page.clock.fastForward(120_000)
  await expect(result.getByRole('timer')).toHaveText(/^23:4[0-5]:\d\d$/)
  const left = (await result.getByRole('timer').textContent()) ?? ''
  await openResult(page, simulated)
  await expect(result.getByRole('timer')).toHaveText(/^23:4[0-5]:\d\d$/)
  expect(((await result.getByRole('timer').textContent()) ?? '') <= left).toBe(true)
  await stopAt('2026-11-23T18:00:00-03:00')
  await page.clock.fastForward(1000)
  const sold = await first(result, /(\d+) guias vendidos hoje/)
  expect(Number(sold)).toBeGreaterThanOrEqual(147)

  const sales = await openSales(page, simulated)
  await expect(sales).toContainText(/Restam \d+ vagas com este preço/)
  expect((await sales.textContent())?.match(/vagas com este preço/g)).toHaveLength(1)
  expect(Number(await first(sales, /(\d+) guias vendidos hoje/)) - Number(sold)).toBeLessThanOrEqual(3)
})
