import type { Page } from '@playwright/test'
import { type Marketing, type MarketingFigures, marketingApi } from '#contract/marketing.ts'
import { QUIZ_QUESTIONS } from '#visagism/quiz-questions.ts'
import { expect, test } from './fixtures.ts'

const PAGES = [
  '/',
  '/sobre',
  '/servicos',
  '/seu-rosto-ideal',
  '/seu-rosto-ideal/resultado',
  '/revelacao-rosto-ideal',
] as const
/** Figures, people and prices that nobody has counted, met or asked for. */
const UNTRUE =
  /\b(5|15|50)\.000\b|1\.247|3\.200|4,9|de satisfação|15\+|\d+ anos,|Camila|Rogério|Sônia|Luana|Renata|(?<!sem )\bvagas\b|tempo limitado|pessoas fazendo|guias vendidos|Mais escolhido|% OFF/
const FIGURES: MarketingFigures = {
  salesToday: 1,
  salesThisWeek: 9,
  salesTotal: 312,
  quizToday: 5,
  quizThisMonth: 640,
  quizTotal: 900,
  ratingAverage: 4.6,
  ratingCount: 58,
  recent: [],
}
const answers = Object.fromEntries(QUIZ_QUESTIONS.map(({ id, options }) => [id, options[0]?.value]))

test('o documento das páginas não afirma nada de outros clientes', async ({ request }) => {
  for (const path of PAGES) {
    const html = (await (await request.get(path)).text()).replaceAll(/<svg.*?<\/svg>/gs, '')
    const found = UNTRUE.exec(html)
    expect(found && html.slice(Math.max(0, found.index - 60), found.index + 60), path).toBeNull()
    // The consultation in person is compared with in one place, and no price is struck anywhere.
    expect(html.includes('297,00'), path).toBe(path === '/revelacao-rosto-ideal')
    expect(html, path).not.toContain('<s>')
  }
})

/** Opens a page under an owner's choice, as somebody who begins to read it; counts what jumped meanwhile. */
async function read(page: Page, path: string, marketing: Marketing): Promise<{ readonly jumped: number }> {
  await page.unrouteAll()
  await page.route(`**${marketingApi.read.path}`, (route) => route.fulfill({ json: marketing }))
  let hasAnswered = false
  void page.waitForResponse(`**${marketingApi.read.path}`).then(() => (hasAnswered = true))
  await page.goto(path)
  await page.evaluate(() => {
    Object.assign(window, { jumped: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) Object.assign(window, { jumped: Reflect.get(window, 'jumped') + Number(entry.value) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let x = 200
  // The first sign may come before the page hears it.
  await expect
    .poll(async () => {
      await page.mouse.move((x += 1), 300)
      return hasAnswered
    })
    .toBe(true)
  await page.waitForLoadState('networkidle')
  return { jumped: await page.evaluate(() => Number(Reflect.get(window, 'jumped'))) }
}

test.beforeEach(({ page }) =>
  page.addInitScript(
    (result) => localStorage.setItem('quizResult', result),
    JSON.stringify({ userName: 'Marina', userEmail: '', answers }),
  ),
)

test('simulado: números e depoimentos aparecem sem empurrar o que se lê', async ({ page }) => {
  const marketing: Marketing = { mode: 'simulado', figures: null }
  for (const [path, ...claims] of [
    ['/', '5.000+', '4,9/5', '15.000', 'Camila, 34 anos'],
    ['/sobre', '15+', '98%'],
    ['/seu-rosto-ideal', '15.000 pessoas fizeram o teste este mês', 'Luana, 27 anos, Fortaleza'],
    ['/revelacao-rosto-ideal', '4,9/5 em 1.247 avaliações', 'Rogério, 42 anos, Santos'],
  ] as const) {
    const { jumped } = await read(page, path, marketing)
    const main = page.locator('main')
    for (const claim of claims) await expect(main, path).toContainText(claim)
    expect(jumped, path).toBeLessThan(0.05)
  }
})

test('real: só o que foi contado, e sem ninguém inventado; desligado: nada', async ({ page }) => {
  const main = page.locator('main')
  for (const [path, ...claims] of [
    ['/', '312', 'guias encomendados', '4,6/5', 'em 58 avaliações', '640', '72h'],
    ['/sobre', '312', '4,6/5'],
    ['/seu-rosto-ideal', '640 pessoas fizeram o teste este mês', 'Resultado na hora'],
    ['/revelacao-rosto-ideal', '4,6/5 em 58 avaliações', '9 guias encomendados nos últimos sete dias'],
  ] as const) {
    await read(page, path, { mode: 'real', figures: FIGURES })
    for (const claim of claims) await expect(main, path).toContainText(claim)
    await expect(main, path).not.toContainText(/\b(5|15|50)\.000\b|98%|15\+|4,9|\d\d anos,|vagas/)
  }
  for (const marketing of [
    { mode: 'real', figures: null },
    { mode: 'desligado', figures: null },
  ] as const)
    for (const path of PAGES.filter((page) => page !== '/servicos')) {
      const { jumped } = await read(page, path, marketing)
      await expect(main, `${marketing.mode} ${path}`).not.toContainText(UNTRUE)
      expect(jumped, path).toBeLessThan(0.05)
    }
})
