import { type APIRequestContext, devices, type Page } from '@playwright/test'
import { QUIZ_QUESTIONS } from '#visagism/knowledge/quiz-questions.ts'
import { expect, test } from './fixtures.ts'

/** Gzip, in units of 1,000 bytes, as in docs/measured.md. */
const MOST_SCRIPTS = 110
/** 215 of them are React, Ionic, Query and zod. */
const MOST_OF_APP = 260
const PAGES = [
  '/',
  '/sobre',
  '/como-funciona',
  '/servicos',
  '/servicos/analise-facial',
  '/servicos/consultoria-estilo',
  '/servicos/analise-cores',
  '/contato',
  '/faq',
  '/central-de-ajuda',
  '/blog',
  '/blog/oval-nao-e-meta',
  '/seu-rosto-ideal',
  '/revelacao-rosto-ideal',
  '/guia-de-exemplo',
  '/seu-rosto-ideal/resultado',
  '/privacidade',
  '/termos',
  '/obrigado',
  '/descadastro',
  '/404',
]
test('no public page fetches more than 110 kB of scripts on a first visit', async ({ browser, baseURL, request }) => {
  test.slow()
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Moto G4']
  const phone = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch }
  const heavy: string[] = []
  for (const path of PAGES) {
    // The worker's prefetching does not count.
    const context = await browser.newContext({ ...phone, baseURL: baseURL ?? '', serviceWorkers: 'block' })
    await context.addInitScript(
      (result) => localStorage.setItem('quizResult', result),
      JSON.stringify({ userName: 'Bia', greeting: 'Bia', userEmail: '', answers: ANSWERS }),
    )
    if (path.endsWith('resultado')) {
      // Draws and stores the head, as the test does.
      const first = await context.newPage()
      await first.goto(path)
      const drawn = () => first.evaluate(async () => (await (await caches.open('cabeca-desenhada')).keys()).length)
      await expect.poll(drawn).toBe(2)
      await first.close()
    }
    const kilobytes = await scriptsOf(await context.newPage(), request, path)
    expect(kilobytes, path).toBeGreaterThan(50)
    if (kilobytes > MOST_SCRIPTS) heavy.push(`${path}: ${kilobytes} kB`)
    await context.close()
  }
  expect(heavy).toEqual([])
})

test('the app fetches at most 260 kB of scripts until sign-in and until the dashboard', async ({
  browser,
  baseURL,
  request,
  page,
  purchase,
  signIn,
  newEmail,
}) => {
  const email = newEmail('rita')
  await purchase({ email, name: 'Rita' })
  await signIn(page, email)
  const storageState = await page.context().storageState()
  for (const [path, state] of [
    ['/auth', undefined],
    ['/dashboard', storageState],
  ] as const) {
    const context = await browser.newContext({
      ...devices['Moto G4'],
      baseURL: baseURL ?? '',
      serviceWorkers: 'block',
      ...(state && { storageState: state }),
    })
    const kilobytes = await scriptsOf(await context.newPage(), request, path)
    expect(kilobytes, path).toBeGreaterThan(150)
    expect(kilobytes, path).toBeLessThanOrEqual(MOST_OF_APP)
    await context.close()
  }
})

test('what search engines and link previews read is in no script', async ({ request }) => {
  const beginnings = new Set<string>()
  const scripts = new Set<string>()
  for (const path of PAGES) {
    const document = await (await request.get(path)).text()
    // Only the beginning: scripts hold numbers apart.
    beginnings.add(/name="description" content="([^"]{40})/.exec(document)?.[1] ?? `${path} has no description`)
    for (const [, script = ''] of document.matchAll(/="(\/assets\/[^"]+\.js)"/g)) scripts.add(script)
  }
  expect(beginnings.size).toBe(PAGES.length)
  expect(scripts.size).toBeGreaterThan(PAGES.length)
  const found: string[] = []
  for (const script of scripts) {
    const code = await (await request.get(script)).text()
    for (const words of [...beginnings, 'BreadcrumbList']) if (code.includes(words)) found.push(`${script}: ${words}`)
  }
  expect(found).toEqual([])
})

/** Until the network is idle; gzip, in units of 1,000 bytes. */
async function scriptsOf(page: Page, request: APIRequestContext, path: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  const scripts = new Set<string>()
  cdp.on('Network.responseReceived', ({ type, response }) => void (type === 'Script' && scripts.add(response.url)))
  await page.goto(path, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(
    [...scripts].map(async (url) => {
      const reply = await request.head(url, { headers: { 'Accept-Encoding': 'gzip' } })
      const { 'content-length': bytes, 'content-encoding': encoding } = reply.headers()
      // The smallest are uncompressed.
      if (encoding !== 'gzip') expect(Number(bytes), url).toBeLessThan(1024)
      return Number(bytes)
    }),
  )
  return Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 100) / 10
}

const ANSWERS = Object.fromEntries(QUIZ_QUESTIONS.map(({ id, options }) => [id, options[0]?.value]))
