import { beforeAll, expect, it } from 'vitest'
import { CHECKOUT_URL, DELIVERY_BUSINESS_HOURS, GUARANTEE_DAYS, SALES_PAGE_GUARANTEE_DAYS } from '#contract/offer.ts'
import { paths } from '#pwa/paths.ts'
import { COOKIES } from '#pwa/tracking/cookie-words.ts'
import { builtPaths, renderPage } from '#pwa/public/render.tsx'

const pages = new Map<string, string>()

beforeAll(async () => {
  for (const path of builtPaths) {
    const { head, body } = await renderPage(path)
    const [, description = ''] = /name="description" content="([^"]*)"/.exec(head) ?? []
    pages.set(path, `${description} ${body.replace(/<[^>]*>/g, ' ')}`.replace(/\s+/g, ' '))
  }
})

const found = (pattern: RegExp) =>
  [...pages].flatMap(([path, text]) => (text.match(pattern) ?? []).map((words) => `${path}: ${words}`))

it.each([
  ['the mail of the access carries no code', /código[^.]{0,30} do mesmo e-mail/gi],
  [
    'the delivery clock does not stop for a photo that was asked for again',
    /recomeça quando ela chegar|espera por ela/gi,
  ],
  ['the salon card is not the last page', /última página/gi],
  ['the button is called Baixar PDF', /baixar relatório/gi],
  ['an answer is promised within 24 hours, and in no other words', /em até um dia útil|no mesmo dia útil/gi],
  ['the averages are published ones, not measured by us', /muitos rostos reais|todos os tons de pele/gi],
])('%s', (_, sentence) => {
  expect(found(sentence)).toEqual([])
})

it('every page says one delivery time, which is that of the orders', () => {
  const times = found(/\b(?:24|48|72) ?h(?:oras)?\b(?: úteis)?/g).filter((time) => !time.endsWith('24 horas'))
  expect(times.length).toBeGreaterThan(10)
  const whole = new RegExp(`: ${DELIVERY_BUSINESS_HOURS} ?h(oras)? úteis$`)
  // Large figures have their words beside them.
  expect(times.filter((time) => !whole.test(time)).sort()).toEqual([
    '/: 72h',
    '/revelacao-rosto-ideal: 72 h',
    '/termos: 72 horas',
  ])
  expect(pages.get('/revelacao-rosto-ideal')).toContain('úteis, depois das fotos')
  for (const path of ['/', '/termos']) expect(pages.get(path)).toContain('em dias úteis')
  // 24 hours is the time of an answer, not of the guide.
  expect(found(/(?:entrega|receba|pronto|PDF|guia)[^.]{0,40} 24 horas/gi)).toEqual([])
})

it('every page says one guarantee, and the terms say both', () => {
  const days = found(/\d+ dias (?:de garantia|para (?:mudar de ideia|desistir))|(?:tem|desistir em até) \d+ dias/g)
  const told = new Map<string, Set<number>>()
  for (const words of days) {
    const [path = ''] = words.split(': ')
    told.set(path, new Set([...(told.get(path) ?? []), Number(/\d+/.exec(words.slice(path.length))?.[0])]))
  }
  expect(told.get(paths.termsOfUse)).toEqual(new Set([GUARANTEE_DAYS, SALES_PAGE_GUARANTEE_DAYS]))
  told.delete(paths.termsOfUse)
  expect(told.get(paths.salesPage)).toEqual(new Set([SALES_PAGE_GUARANTEE_DAYS]))
  told.delete(paths.salesPage)
  expect(told.size).toBeGreaterThan(2)
  expect([...told].filter(([, said]) => said.size !== 1 || !said.has(GUARANTEE_DAYS))).toEqual([])
})

it('the copyright begins in 2025 and reaches this year', () => {
  const years = found(/© [\d–]+/g).map((words) => words.replace(/^.*: /, ''))
  expect([...new Set(years)]).toEqual([`© 2025–${new Date().getFullYear()}`])
})

it('who has paid is offered no payment, and is told the guarantee of the page they bought by', async () => {
  const { body } = await renderPage(paths.thanks)
  expect(body).not.toContain(CHECKOUT_URL)
  const told = pages.get(paths.thanks)
  expect(told).toContain(`${SALES_PAGE_GUARANTEE_DAYS} dias pela página da oferta`)
  expect(told).toContain(`${GUARANTEE_DAYS} dias pelas outras`)
})

it('what Meta is told of, and in which form, stands in the policy and where one agrees', () => {
  for (const words of [pages.get(paths.privacyPolicy), COOKIES.marketing.text])
    for (const said of ['e-mail', 'nome e telefone', 'SHA-256', 'endereço de rede (IP)', 'navegador', 'compra'])
      expect(words).toContain(said)
})

it('no browser’s own marks are promised to every reader', () => {
  expect(found(/cadeado ao lado|sobem sozinhas/g)).toEqual([])
})
