import type { Page } from '@playwright/test'
import { blogApi } from '#contract/blog.ts'
import { COOKIE_CONSENT_VERSION } from '#contract/cookie-notice.ts'
import { barriers } from './audit/barriers.ts'
import { isAlive } from './audit/watch-page.ts'
import { expect, test as base } from './fixtures.ts'
import { drawHead } from './quiz-steps.ts'
import { stretchWire, type Wire } from './wire.ts'

const POST = '/blog/oval-nao-e-meta'
/** Without a visit, only the newest articles are stored. */
const NEVER_STORED = '/blog/sete-formatos-de-rosto'
const REFUSED = {
  visitorId: crypto.randomUUID(),
  version: COOKIE_CONSENT_VERSION,
  marketing: false,
  analytics: false,
  isSent: true,
}

const test = base.extend<{ wire: Wire }>({
  wire: async ({ baseURL }, give) => {
    const wire = await stretchWire(Number(new URL(baseURL ?? '').port))
    await give(wire)
    await wire.close()
  },
})

test.beforeEach(({ page }) =>
  // An earlier answer hides the cookie question.
  page.addInitScript((answer) => localStorage.setItem('consentimento', JSON.stringify(answer)), REFUSED),
)

const DASHBOARD_KEY = 'rosto-ideal:painel'

/** The worker first caches the whole app. */
const PATIENT = { timeout: 60_000 }

const isStored = (page: Page, path: string) => page.evaluate(async (asked) => Boolean(await caches.match(asked)), path)
/** The worker may cache the page before its pictures. Those far below are not loaded yet. */
const isStoredWhole = async (page: Page, path: string) => {
  const pictures = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.naturalWidth > 0)
      .map((image) => new URL(image.currentSrc || image.src).pathname),
  )
  return (await Promise.all([path, ...pictures].map((asked) => isStored(page, asked)))).every(Boolean)
}
const visit = async (page: Page, address: string, path: string) => {
  await page.goto(address + path)
  await isAlive(page)
  await expect.poll(() => isStoredWhole(page, path), { ...PATIENT, message: `${path} fica guardada` }).toBe(true)
}
const arePicturesThere = (page: Page) =>
  page.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0))

test('without any server, what was visited once opens whole, and the quiz goes on to its result', async ({
  page,
  wire,
  context,
}) => {
  test.slow()
  await visit(page, wire.address, '/sobre')
  await visit(page, wire.address, POST)
  await visit(page, wire.address, '/seu-rosto-ideal')
  for (const needed of ['/seu-rosto-ideal/resultado', '/pictures/quiz-objective-leveza.webp'])
    await expect.poll(() => isStored(page, needed), { ...PATIENT, message: `${needed} fica guardado` }).toBe(true)
  wire.plan = () => ({ lose: 'request' })

  await page.goto(wire.address + POST)
  await isAlive(page)
  const figures = page.locator('.article img')
  await figures.last().scrollIntoViewIfNeeded()
  await expect.poll(() => figures.last().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.goto(`${wire.address}/seu-rosto-ideal`)
  await isAlive(page)
  await page.getByRole('link', { name: 'Começar o Teste Grátis' }).click()
  const answer = async (number: number, label: string) => {
    await expect(page.getByText(`Pergunta ${number} de 7`)).toBeVisible()
    await expect.poll(() => arePicturesThere(page), `os desenhos da pergunta ${number}`).toBe(true)
    await page.getByRole('button', { name: new RegExp(`^${label} `) }).click()
  }
  for (const [i, label] of ['Coração', 'Suave', 'Maior'].entries()) await answer(i + 1, label)
  await page.getByLabel('Seu nome').fill('Marina')
  await page.getByRole('button', { name: 'Continuar Análise' }).click()
  await drawHead(page, ['masculino', 'Tom 6 de 8', 'barba'])
  for (const [i, label] of ['Discretas', 'Médio', 'Clássico'].entries()) await answer(i + 4, label)
  await page.getByLabel('Seu e-mail').fill('marina@example.com')
  await page.getByRole('button', { name: 'Receber Minha Análise' }).click()
  await answer(7, 'Leveza')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosto em coração.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosto em coração.')

  // Lists available pages, and loads once online.
  await context.setOffline(true)
  await page.goto(wire.address + NEVER_STORED)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página ficou do outro lado da rede.')
  const kept = page.getByRole('navigation', { name: 'Estas páginas estão neste aparelho' })
  await expect(kept.getByRole('link', { name: 'Oval não é meta' })).toBeVisible()
  expect(await barriers(page, 'sem conexão')).toEqual([])
  await kept.getByRole('link', { name: 'Sobre Nós' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rostos lidos com régua e com calma.')
  await page.goto(wire.address + NEVER_STORED)
  await isAlive(page)
  wire.plan = () => null
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sete formatos de rosto', PATIENT)
})

test('the installed icon opens the home page to a stranger and the dashboard to whoever has seen it, also without a server', async ({
  page,
  wire,
  purchase,
  signIn,
  newEmail,
}) => {
  test.slow()
  const icon = `${wire.address}/?app`
  await page.goto(`${wire.address}/auth`)
  await expect(page.getByLabel('E-mail de compra')).toBeVisible()
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), DASHBOARD_KEY)).not.toBeNull()
  await page.goto(icon)
  await isAlive(page)
  await expect(page).toHaveURL(icon)
  await expect.poll(() => isSiteStored(page), { ...PATIENT, message: 'o site fica guardado' }).toBe(true)
  wire.plan = () => ({ lose: 'request' })
  await page.goto(icon)
  await isAlive(page)
  await expect(page).toHaveURL(icon)
  await expect(page.getByRole('link', { name: 'Descobrir Meu Formato, Grátis' })).toBeVisible()

  wire.plan = () => null
  const email = newEmail('iara')
  await purchase({ email, name: 'Iara Lima' })
  await signIn(page, email)
  await page.goto(`${wire.address}/dashboard`)
  await expect(page.getByText('Olá, Iara Lima')).toBeVisible()
  const kept = () => page.evaluate((key) => localStorage.getItem(key) ?? '', DASHBOARD_KEY)
  await expect.poll(kept, 'o painel fica guardado').toContain('Iara')
  for (const plan of [() => null, () => ({ lose: 'request' }) as const]) {
    wire.plan = plan
    await page.goto(icon)
    await expect(page).toHaveURL(`${wire.address}/dashboard`)
    await expect(page.getByText('Olá, Iara Lima')).toBeVisible()
  }
})

/** The worker writes this entry last. */
const isSiteStored = (page: Page) => page.evaluate(async () => Boolean(await caches.match('/site.json')))

test('whoever has only opened the home page reads the whole site, the blog and the new articles without a server', async ({
  page,
  wire,
}) => {
  test.slow()
  await page.goto(wire.address)
  await isAlive(page)
  await expect.poll(() => isSiteStored(page), { ...PATIENT, message: 'o site fica guardado' }).toBe(true)
  const list = blogApi.list.reply.parse(await page.evaluate(async () => (await fetch('/api/blog/posts')).json()))
  const articles = list.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, 6)
  expect(
    wire.seen.filter((line) => /\/(api\/auth|api\/orders|dashboard)/.test(line)),
    'nada de ninguém',
  ).toEqual([])
  wire.plan = () => ({ lose: 'request' })
  for (const [path, words] of [
    ['/como-funciona', 'De quatro fotos a um guia.'],
    ['/faq', 'Perguntas que todo mundo faz.'],
    ['/servicos/analise-cores', 'Mais de 40 cores, e o espelho decide.'],
    ['/blog', list[0]?.title ?? ''],
    ...articles.map(({ slug, title }) => [`/blog/${slug}`, title] as const),
  ] as const) {
    await page.goto(wire.address + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(words)
    await isAlive(page)
    const first = page.locator('main img').filter({ visible: true }).first()
    if ((await first.count()) === 0) continue
    await first.scrollIntoViewIfNeeded()
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth), `os desenhos de ${path}`)
      .toBeGreaterThan(0)
  }
})

test('with data saving on, the site is not stored unasked, and what was interrupted goes on at the next visit', async ({
  page,
  wire,
}) => {
  test.slow()
  await page.addInitScript(() => {
    if (localStorage.getItem('economia') === null)
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  })
  await visit(page, wire.address, '/sobre')
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('paginas')), PATIENT).toBe(true)
  expect(wire.seen).not.toContain('GET /site.json')
  await page.evaluate(() => localStorage.setItem('economia', 'nao'))
  wire.plan = ({ path }) => (path === '/termos' ? { lose: 'request' } : null)
  await page.reload()
  await expect.poll(() => wire.seen, PATIENT).toContain('GET /termos')
  expect(await isSiteStored(page)).toBe(false)
  wire.plan = () => null
  wire.seen.length = 0
  await page.reload()
  await expect.poll(() => isSiteStored(page), PATIENT).toBe(true)
  expect(wire.seen).toContain('GET /termos')
  expect(wire.seen, 'o que já estava não vem de novo').not.toContain('GET /como-funciona')
})

test('a new version is offered, waits for a yes, and renews the stored pages', async ({ page, wire }) => {
  test.slow()
  await visit(page, wire.address, '/como-funciona')
  await visit(page, wire.address, '/sobre')
  await expect.poll(() => isSiteStored(page), PATIENT).toBe(true)
  const notice = page.getByText('Nova versão disponível')
  await expect(notice).toBeHidden()
  wire.plan = ({ path }) => {
    if (path === '/service-worker.js') return { rewrite: (text) => `${text}\n// Outra edição.` }
    return path === '/site.json' ? { rewrite: (text) => text.replace(/"\/faq\?\w+"/, '"/faq?outra"') } : null
  }
  await page.reload()
  await expect(notice).toBeVisible(PATIENT)
  await page.getByRole('button', { name: 'Agora não' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(notice).toBeVisible(PATIENT)
  expect(await barriers(page, 'versão nova')).toEqual([])
  wire.seen.length = 0
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await reloaded
  await isAlive(page)
  const isWaiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))
  expect(await isWaiting()).toBe(false)
  await expect(notice).toBeHidden()
  await expect
    .poll(() => wire.seen, { ...PATIENT, message: 'as guardadas vêm de novo' })
    .toContain('GET /como-funciona')
  await expect
    .poll(() => wire.seen, { ...PATIENT, message: 'a que mudou vem sem ter sido visitada' })
    .toContain('GET /faq')
  await expect.poll(() => isSiteStored(page), PATIENT).toBe(true)
  expect(wire.seen, 'a que não mudou fica').not.toContain('GET /termos')
})

test('installing is offered to whoever has read enough, once, and not again soon', async ({ page }) => {
  test.slow()
  await page.goto('/sobre')
  await isAlive(page)
  const offer = page.getByRole('region', { name: 'Deixar na tela de início?' })
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['Termos', '/termos'],
    ['Privacidade', '/privacidade'],
    ['Perguntas Frequentes', '/faq'],
  ] as const) {
    await expect(offer).toBeHidden()
    await footer.getByRole('link', { name }).click()
    await expect.poll(() => isStored(page, path), PATIENT).toBe(true)
  }
  await footer.getByRole('link', { name: 'Central de Ajuda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Em que podemos ajudar?')
  await isAlive(page)
  // Headless browsers never fire this event.
  await page.evaluate(() => {
    const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(document.body.setAttribute('data-asked', '')),
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    })
    window.dispatchEvent(question)
  })
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(offer).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await barriers(page, 'oferta de instalar')).toEqual([])
  await offer.getByRole('button', { name: 'Instalar' }).click()
  expect(await page.evaluate(() => document.body.hasAttribute('data-asked')), 'o navegador pergunta').toBe(true)
  await expect(offer, 'quem disse não ao navegador disse não').toBeHidden()
  const putOff = await page.evaluate(() => Number(localStorage.getItem('rosto-ideal:depois:instalar')))
  expect(Date.now() - putOff).toBeLessThan(60_000)
})

const AGENTS = {
  'no iPhone, os passos': [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    /Adicionar à Tela de Início/,
  ],
  'dentro do Instagram, a saída': [
    'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 330.0.0.0.0 Android',
    /Você está dentro do Instagram/,
  ],
} as const

test('after the purchase the offer to install speaks the language of the device', async ({ browser, baseURL }) => {
  for (const [name, [userAgent, words]] of Object.entries(AGENTS)) {
    const context = await browser.newContext({ userAgent, hasTouch: true, isMobile: true, baseURL: baseURL ?? '' })
    await context.addInitScript((answer) => localStorage.setItem('consentimento', JSON.stringify(answer)), REFUSED)
    const page = await context.newPage()
    await page.goto('/obrigado')
    await isAlive(page)
    await expect(page.getByText(words), 'o botão da página fica à vista').toBeHidden()
    await page.getByRole('heading', { name: 'Receba o seu PDF' }).scrollIntoViewIfNeeded()
    await expect(page.getByText(words), name).toBeVisible()
    await expect(page.getByText('aviso do guia'), 'o ícone abre o site, não o painel').toHaveCount(0)
    if (name.includes('Instagram'))
      await expect(page.getByRole('link', { name: 'Abrir no Chrome' })).toHaveAttribute('href', /^intent:\/\/.*chrome/)
    await page.getByRole('button', { name: 'Entendi' }).click()
    await expect(page.getByText(words)).toBeHidden()
    await context.close()
  }
})
