import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { COOKIE_CONSENT_VERSION } from '#contract/cookie-notice.ts'
import { type Marketing, marketingApi, NOTHING_STATED } from '#contract/marketing.ts'
import type { QuizHead } from '#visagism/quiz-head/head.ts'
import { phone } from '../../playwright.config.ts'
import { expect, test } from '../fixtures.ts'
import { answer, asked, beginQuiz } from '../quiz-steps.ts'
import { photograph } from './photograph.ts'

/** Holds `funnel-…png`; without it only pages are photographed. */
const DRAWN = process.env['COMPS_DIR']
const FOLDER = new URL('../../.cache/comps/', import.meta.url).pathname
/** Width of either half. */
const HALF = { phone: 390, desktop: 1440 } as const
type Device = keyof typeof HALF

const ANSWERS = {
  faceShape: 'coracao',
  jaw: 'quase_reta',
  forehead: 'maior',
  cheekbones: 'moderadas',
  faceLength: 'medio',
  style: 'classico',
  objective: 'sofisticacao',
}
const MARINA: QuizHead = { presentation: 'feminino', skin: 'média a escura', hair: 'cacheado' }
const JORGE: QuizHead = { presentation: 'masculino', skin: 'escura', hair: 'crespo', wears: ['barba'] }
const resultOf = (userName: string, head: QuizHead, answers: object) => ({
  userName,
  greeting: userName,
  userEmail: '',
  head,
  answers,
})
const RESULTS = {
  marina: resultOf('Marina', MARINA, ANSWERS),
  jorge: resultOf('Jorge', JORGE, {
    ...ANSWERS,
    faceShape: 'quadrado',
    jaw: 'angulada',
    forehead: 'igual',
    style: 'moderno',
    objective: 'autoridade',
  }),
} as const

/** In place of counted and licensed ones. */
const REAL: Marketing = {
  ...NOTHING_STATED,
  mode: 'real',
  figures: {
    salesThisWeek: 9,
    salesTotal: 118,
    quizToday: 5,
    quizThisMonth: 640,
    quizTotal: 900,
    ratingAverage: 4.6,
    ratingCount: 58,
    delivery: { medianHours: 41, month: '2026-10' },
    refunds: { refunded: 2, sold: 118 },
    recent: [],
  },
  offer: { ends: { on: '2026-11-30', daysLeft: 8 }, listPrice: null },
  voices: [
    {
      text: 'Eu pedia para esconder a testa. O guia me ensinou a mostrá-la.',
      name: 'C., de Recife',
      shape: null,
      rating: 5,
    },
    { text: 'Mostrei a página do salão e a cabeleireira pediu uma cópia.', name: 'Paulo', shape: 'oval', rating: 4 },
  ],
}
const SETTINGS: readonly Marketing[] = [
  { ...NOTHING_STATED, mode: 'simulado' },
  REAL,
  { ...NOTHING_STATED, mode: 'desligado' },
]

interface Opened {
  readonly browser: Browser
  readonly baseURL: string | undefined
  readonly device: Device
  readonly marketing?: Marketing
  readonly result?: (typeof RESULTS)[keyof typeof RESULTS]
  readonly size?: { readonly width: number; readonly height: number }
}

async function visit({ browser, baseURL, device, marketing = REAL, result, size }: Opened): Promise<Page> {
  const own: BrowserContextOptions =
    device === 'phone'
      ? { ...phone, deviceScaleFactor: 1, ...(size && { viewport: size }) }
      : { viewport: { width: 1440, height: 900 } }
  const context = await browser.newContext({ ...own, baseURL: baseURL ?? '', locale: 'pt-BR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
    },
    {
      ...(result && { quizResult: result }),
      consentimento: {
        marketing: false,
        analytics: false,
        visitorId: '00000000-0000-4000-8000-000000000000',
        version: COOKIE_CONSENT_VERSION,
        isSent: true,
      },
    },
  )
  await page.route(`**${marketingApi.read.path}`, (route) => route.fulfill({ json: marketing }))
  return page
}

async function pair(name: string, device: Device, drawn: readonly string[], page: Buffer): Promise<void> {
  const width = HALF[device]
  const scaled = async (picture: string | Buffer) =>
    await sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })
  const parts = DRAWN ? await Promise.all(drawn.map((file) => scaled(join(DRAWN, `funnel-${file}.png`)))) : []
  const own = await scaled(page)
  const laid: OverlayOptions[] = [{ input: own.data, left: width + 24, top: 0 }]
  let top = 0
  for (const { data, info } of parts) {
    laid.push({ input: data, left: 0, top })
    top += info.height
  }
  const height = Math.max(top, own.info.height)
  await mkdir(FOLDER, { recursive: true })
  await sharp({ create: { width: 2 * width + 24, height, channels: 3, background: '#7a7a7a' } })
    .composite(laid)
    .png()
    .toFile(join(FOLDER, `${name}.png`))
}

for (const device of ['phone', 'desktop'] as const)
  for (const who of ['marina', 'jorge'] as const)
    test(`result, ${who}, ${device}`, async ({ browser, baseURL }) => {
      test.skip(device === 'desktop' && who === 'jorge', 'not drawn')
      const marketing = who === 'marina' ? REAL : ({ ...NOTHING_STATED, mode: 'desligado' } as const)
      const page = await visit({ browser, baseURL, device, marketing, result: RESULTS[who] })
      await page.goto('/seu-rosto-ideal/resultado')
      await expect(page.locator('.result-pair-plates img')).toHaveCount(2)
      const suffix = device === 'phone' ? 'fone' : 'desktop'
      await pair(
        `resultado-${who}-${suffix}`,
        device,
        [1, 2].map((n) => `resultado-${who}-${suffix}-${n}`),
        await photograph(page),
      )
    })

for (const device of ['phone', 'desktop'] as const)
  test(`sales page, ${device}`, async ({ browser, baseURL }) => {
    const page = await visit({ browser, baseURL, device })
    await page.goto('/revelacao-rosto-ideal')
    const drawn =
      device === 'phone' ? [1, 2, 3].map((n) => `vendas-fone-${n}`) : [1, 2].map((n) => `vendas-desktop-${n}`)
    await pair(`vendas-${device}`, device, drawn, await photograph(page))
  })

test('the sample guide, the home page, the end of an article', async ({ browser, baseURL }) => {
  const sample = await visit({ browser, baseURL, device: 'phone' })
  await sample.goto('/guia-de-exemplo')
  await pair('amostra-fone', 'phone', ['amostra-fone'], await photograph(sample, false))
  const small = await visit({ browser, baseURL, device: 'phone', size: { width: 360, height: 640 } })
  await small.goto('/')
  await pair('home-360', 'phone', ['home-360'], await photograph(small, false))
  for (const device of ['phone', 'desktop'] as const) {
    const home = await visit({ browser, baseURL, device })
    await home.goto('/')
    await photograph(home)
    const seven = await home.locator('.quiz-promotion').screenshot({ animations: 'disabled' })
    await pair(`home-sete-${device}`, device, ['home-sete-formatos-desktop'], seven)
  }
  const article = await visit({ browser, baseURL, device: 'phone' })
  await article.goto('/blog/cabelo-curto-rosto-redondo')
  await photograph(article)
  await pair(
    'artigo-fim',
    'phone',
    ['artigo-fim'],
    await article.locator('.post-test').screenshot({ animations: 'disabled' }),
  )
})

test('the test’s questions', async ({ browser, baseURL }) => {
  const page = await visit({ browser, baseURL, device: 'phone' })
  await page.clock.install()
  await page.goto('/seu-rosto-ideal')
  await beginQuiz(page)
  await asked(page, 1)
  await answer(page, 'Coração')
  await asked(page, 2)
  await answer(page, 'Quase reta')
  await asked(page, 3)
  await pair('quiz-testa', 'phone', ['quiz-testa-jorge'], await photograph(page, false))
  await answer(page, 'Maior')
  await page.getByLabel('Seu nome').fill('Marina')
  await page.getByRole('button', { name: 'Continuar Análise' }).click()
  await page.clock.fastForward(350)
  await expect(page.getByRole('heading', { name: 'Qual se parece com você?' })).toBeVisible()
  await pair('quiz-parece-vazio', 'phone', ['quiz-parece-vazio'], await photograph(page, false))
})

for (const who of ['marina', 'jorge'] as const)
  test(`the test’s questions as ${who} draws themself`, async ({ browser, baseURL }) => {
    const { userName, greeting, head, answers } = RESULTS[who]
    for (const [step, name, title] of [
      ['head', `quiz-parece-${who}`, 'Qual se parece com você?'],
      ['faceShape', `quiz-contorno-${who}`, /contorno/],
      ['forehead', `quiz-testa-${who}`, /testa/],
    ] as const) {
      const page = await visit({ browser, baseURL, device: 'phone' })
      const progress = { step, answers, name: userName, greeting, head, runId: 'comps', storedAt: Date.now() }
      await page.addInitScript((stored) => localStorage.setItem('quizAndamento', stored), JSON.stringify(progress))
      await page.goto('/seu-rosto-ideal')
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await pair(name, 'phone', who === 'marina' && step === 'forehead' ? [] : [name], await photograph(page, false))
    }
  })

for (const device of ['phone', 'desktop'] as const)
  test(`three settings, ${device}`, async ({ browser, baseURL }) => {
    for (const [name, address] of [
      ['resultado', '/seu-rosto-ideal/resultado'],
      ['vendas', '/revelacao-rosto-ideal'],
    ] as const) {
      const shots: Buffer[] = []
      for (const marketing of SETTINGS) {
        const page = await visit({ browser, baseURL, device, marketing, result: RESULTS.marina })
        await page.goto(address)
        shots.push(await photograph(page))
        await page.context().close()
      }
      const sizes = await Promise.all(shots.map((shot) => sharp(shot).metadata()))
      const width = HALF[device]
      await mkdir(FOLDER, { recursive: true })
      await sharp({
        create: {
          width: shots.length * (width + 24),
          height: Math.max(...sizes.map(({ height }) => height)),
          channels: 3,
          background: '#7a7a7a',
        },
      })
        .composite(shots.map((input, i) => ({ input, left: i * (width + 24), top: 0 })))
        .png()
        .toFile(join(FOLDER, `tres-${name}-${device}.png`))
    }
  })
