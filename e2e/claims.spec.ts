import type { Page } from '@playwright/test'
import { type Marketing, type MarketingFigures, marketingApi, NOTHING_STATED } from '#contract/marketing.ts'
import { QUIZ_QUESTIONS } from '#visagism/knowledge/quiz-questions.ts'
import { expect, test } from './fixtures.ts'

const PAGES = [
  '/',
  '/sobre',
  '/servicos',
  '/servicos/analise-facial',
  '/servicos/consultoria-estilo',
  '/servicos/analise-cores',
  '/seu-rosto-ideal',
  '/seu-rosto-ideal/resultado',
  '/revelacao-rosto-ideal',
] as const
/** Invented figures, people, prices. */
const UNTRUE =
  /\b(5|15|50)\.000\b|1\.247|3\.200|4,9|de satisfação|15\+|\d+ anos,|Camila|Rogério|Sônia|Luana|Renata|(?<!sem )\bvagas\b|tempo limitado|pessoas fazendo|guias vendidos|Mais escolhido|% OFF|\b847\b|\b20\+|\b(24|48)h\b|3 dias úteis|vitalício|\b\d0 min\b/
const FIGURES: MarketingFigures = {
  salesThisWeek: 9,
  salesTotal: 312,
  quizToday: 5,
  quizThisMonth: 640,
  quizTotal: 900,
  ratingAverage: 4.6,
  ratingCount: 58,
  delivery: { medianHours: 41, month: '2026-10' },
  refunds: { refunded: 2, sold: 118 },
  recent: [],
}
const answers = Object.fromEntries(QUIZ_QUESTIONS.map(({ id, options }) => [id, options[0]?.value]))

test('the documents of the pages claim nothing about other customers', async ({ request }) => {
  for (const path of PAGES) {
    const html = (await (await request.get(path)).text()).replaceAll(/<svg.*?<\/svg>/gs, '')
    const found = UNTRUE.exec(html)
    expect(found && html.slice(Math.max(0, found.index - 60), found.index + 60), path).toBeNull()
    expect(html, path).not.toContain('297,00')
    expect(html, path).not.toContain('<s>')
  }
})

/** Reads a page under an owner's settings; counts layout shifts. */
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
  // The first event may come before the page listens.
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
    JSON.stringify({ userName: 'Marina', greeting: 'Marina', userEmail: '', answers }),
  ),
)

test('simulated: figures and testimonials appear without moving what is being read', async ({ page }) => {
  const marketing: Marketing = { ...NOTHING_STATED, mode: 'simulado' }
  for (const [path, ...claims] of [
    ['/', '5.000+', '4,9/5', '15.000', 'Camila, 34 anos'],
    ['/sobre', '15+', '98%'],
    ['/seu-rosto-ideal', '15.000 pessoas fizeram o teste este mês', 'Luana, 27 anos, Fortaleza'],
    ['/revelacao-rosto-ideal', '4,9/5', 'em 1.247 avaliações', 'Rogério, 42 anos, Santos', '73% OFF'],
    ['/servicos', '45 min', '60 min', '50 min', '90 min', 'Mais escolhido', '297,00', '73% OFF'],
    ['/servicos/analise-facial', '3.200', '20+', '3 dias úteis', 'vitalício'],
    ['/servicos/consultoria-estilo', '48h', '847'],
    ['/servicos/analise-cores', '24h', '40+'],
  ] as const) {
    const { jumped } = await read(page, path, marketing)
    const main = page.locator('main')
    for (const claim of claims) await expect(main, path).toContainText(claim)
    expect(jumped, path).toBeLessThan(0.05)
  }
})

test('real: only what was counted, and nobody invented; off: nothing', async ({ page }) => {
  const main = page.locator('main')
  for (const [path, ...claims] of [
    ['/', '312', 'guias encomendados', '4,6/5', 'em 58 avaliações', '640', '72h'],
    ['/sobre', '312', '4,6/5'],
    ['/seu-rosto-ideal', '640 pessoas fizeram o teste este mês', 'Resultado na hora'],
    [
      '/revelacao-rosto-ideal',
      '41 h',
      'úteis até a entrega, mediana de outubro',
      '2 de 118',
      '4,6/5',
      '9 guias encomendados nos últimos sete dias',
      'Em vez de elogios, um guia aberto',
    ],
  ] as const) {
    await read(page, path, { ...NOTHING_STATED, mode: 'real', figures: FIGURES })
    for (const claim of claims) await expect(main, path).toContainText(claim)
    await expect(main, path).not.toContainText(/\b(5|15|50)\.000\b|98%|15\+|4,9|\d\d anos,|vagas/)
  }
  for (const marketing of [
    { ...NOTHING_STATED, mode: 'real' },
    { ...NOTHING_STATED, mode: 'desligado' },
  ] as const)
    for (const path of PAGES) {
      const { jumped } = await read(page, path, marketing)
      await expect(main, `${marketing.mode} ${path}`).not.toContainText(UNTRUE)
      expect(jumped, path).toBeLessThan(0.05)
      if (path.endsWith('/resultado')) {
        await expect(main.getByRole('heading', { name: 'Em vez de elogios, um guia aberto' })).toBeVisible()
        await expect(main.getByRole('link', { name: /^Página \d+ do guia de exemplo/ })).toHaveCount(2)
        const whole = main.getByRole('link', { name: 'Abrir o guia de Zélia, página por página' })
        await expect(whole).toHaveAttribute('href', '/guia-de-exemplo')
      }
    }
})

test('real: the end of the offer in days, the price that was charged and the sentences with a licence, and only these', async ({
  page,
}) => {
  const main = page.locator('main')
  const voice = { text: 'Entendi a minha testa.', name: 'M. de Recife', shape: 'em coração', rating: 4 }
  const stated: Marketing = {
    ...NOTHING_STATED,
    mode: 'real',
    offer: {
      ends: { on: '2026-11-30', daysLeft: 8 },
      listPrice: { cents: 11990, where: 'nossa página', from: '2026-09-01', until: '2026-10-31' },
    },
    voices: [voice, { ...voice, text: 'O corte ficou.', name: 'J.', shape: null, rating: 5 }],
  }
  await read(page, '/revelacao-rosto-ideal', stated)
  await expect(main).toContainText(/R\$\s79,90 até segunda, 30\/11/)
  await expect(main).toContainText('faltam 8 dias')
  await expect(main.locator('s')).toHaveText(/^R\$\s119,90$/)
  await expect(main).toContainText('cobrado em nossa página, de 01/09/2026 a 31/10/2026')
  await expect(main).toContainText('“Entendi a minha testa.”')
  await expect(main).toContainText('rosto em coração · deu 4 de 5')
  await expect(main).toContainText('publicadas com licença e escolhidas por nós')
  await expect(page.getByRole('heading', { name: 'Em vez de elogios, um guia aberto' })).toBeHidden()
  await expect(main.getByRole('timer')).toHaveCount(0)

  await read(page, '/seu-rosto-ideal/resultado', stated)
  const band = page.getByRole('region', { name: 'Oferta por tempo limitado' })
  await expect(band).toContainText(/até segunda, 30\/11, 23h59\s*faltam 8 dias/)
  await expect(main).toContainText('O corte ficou.')

  for (const [daysLeft, words] of [
    [1, 'falta 1 dia'],
    [0, 'termina hoje'],
  ] as const) {
    await read(page, '/seu-rosto-ideal/resultado', {
      ...stated,
      offer: { ends: { on: '2026-11-30', daysLeft }, listPrice: null },
    })
    await expect(band).toContainText(words)
  }
  // Stored claims are not shown in the other settings.
  await read(page, '/revelacao-rosto-ideal', { ...stated, mode: 'desligado' })
  await expect(main).toContainText('Sem relógio e sem pressa')
  await expect(main).not.toContainText(/119,90|faltam|Entendi a minha testa/)
})
