/**
 * Weight and speed of the product on a mid-range phone: Chromium at a quarter of this machine's speed, 1.6 Mbit/s, 150 ms round trip. Times
 * depend on the machine's load; sizes do not.
 * `npm run bench -- phone [weigh|start|photo|live]`
 */
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { authApi } from '#contract/auth.ts'
import { waitForMail } from '#scripts/demo/captured-mail.ts'
import { ensureChromium } from '#scripts/gate/chromium.ts'
import { postPurchase } from '#scripts/demo/kiwify-event.ts'
import { writePhotoFiles } from '#scripts/studio/photo-files.ts'
import { ROOT } from '#scripts/root.ts'
import { runProduct } from '#scripts/ops/run-product.ts'

const TOKEN = 'token-das-medidas'
const ROUNDS = 5
const SLOWDOWN = 4
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'pt-BR' }

const asked = process.argv.slice(2)
const does = (part: string) => asked.length === 0 || asked.includes(part)

interface Figure {
  what: string
  measured: string
  target: string
}
const figures: Figure[] = []
const note = (what: string, measured: string, target: string) => figures.push({ what, measured, target })
const ms = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return `${at(0.5)} ms (${at(0)} to ${at(1)})`
}

const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
await chmod(dataDir, 0o711)
const product = await runProduct(dataDir, { KIWIFY_TOKEN: TOKEN })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
})
try {
  if (does('weigh')) await measureFirstScreens()
  if (does('start')) await measureStarts()
  if (does('photo')) await measurePhotos()
  if (does('live')) await measureLive()
} finally {
  console.table(figures)
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function buyerContext(name: string): Promise<{ context: BrowserContext; email: string }> {
  const email = `${name}@example.com`
  await postPurchase(product.address, TOKEN, { email, name: 'Ana Souza' })
  const { token } = await waitForMail(dataDir, email, { where: (mail) => mail.token !== undefined })
  const context = await browser.newContext({ ...PHONE, baseURL: product.address, permissions: ['camera'] })
  await context.request.post(authApi.login.path, { data: { token } })
  return { context, email }
}

async function slow(page: Page, network = true): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  }
  return session
}

/**
 * Milliseconds from navigation until the element is on screen. The page reports it: compiling Playwright's locators there takes 0.1 s on a
 * slow phone.
 */
async function timeUntil(page: Page, selector: string, go: () => Promise<unknown>): Promise<number> {
  const sign = 'stands at '
  await page.addInitScript(
    ([wanted, said]) => {
      const look = () => {
        const box = document.querySelector(wanted ?? '')?.getBoundingClientRect()
        if (box && box.height > 0) console.debug(`${said}${performance.now()}`)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [selector, sign],
  )
  const told = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(sign),
    timeout: 60_000,
  })
  await go()
  return Number((await told).text().slice(sign.length))
}

/** Weighed as gzip, whatever encoding was sent. */
async function weighScripts(page: Page, go: () => Promise<unknown>): Promise<number> {
  const names = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.add(new URL(request.url()).pathname)
  })
  await go()
  let bytes = 0
  for (const name of names) {
    const file = join(ROOT, 'dist/web', name)
    bytes += (await stat(`${file}.gz`).catch(() => stat(file))).size
  }
  return bytes
}

async function measureFirstScreens(): Promise<void> {
  const { context } = await buyerContext('peso')
  for (const [what, path, selector, cookies] of [
    ['JavaScript of the sign-in, gzip', '/auth', 'input[type=email]', false],
    ['JavaScript of the dashboard, gzip', '/dashboard', '.band-action a', true],
  ] as const) {
    const fresh = await browser.newContext({ ...PHONE, baseURL: product.address, serviceWorkers: 'block' })
    if (cookies) await fresh.addCookies(await context.cookies())
    const page = await fresh.newPage()
    const bytes = await weighScripts(page, async () => {
      await page.goto(path)
      await page.locator(selector).first().waitFor()
    })
    note(what, `${Math.round(bytes / 1000)} kB`, '≤ 200 kB')
    await fresh.close()
  }
  await context.close()
}

async function measureStarts(): Promise<void> {
  const { context } = await buyerContext('partida')
  const cookies = await context.cookies()
  const cold: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const fresh = await browser.newContext({ ...PHONE, baseURL: product.address, serviceWorkers: 'block' })
    await fresh.addCookies(cookies)
    const page = await fresh.newPage()
    await slow(page)
    cold.push(await timeUntil(page, '.band-action a', () => page.goto('/dashboard')))
    await fresh.close()
  }
  note('dashboard usable, first visit, slow phone', ms(cold), '≤ 2500 ms')

  const first = await context.newPage()
  await first.goto('/dashboard')
  await first.locator('.band-action a').waitFor()
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // Storage is written a moment after display.
  await first.waitForFunction(() => localStorage.getItem('rosto-ideal:painel')?.includes('"orders"'))
  await first.close()
  for (const isOffline of [false, true]) {
    const warm: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const page = await context.newPage()
      await slow(page, !isOffline)
      await context.setOffline(isOffline)
      warm.push(await timeUntil(page, '.band-action a', () => page.goto('/dashboard')))
      await context.setOffline(false)
      await page.close()
    }
    note(`dashboard usable, warm start${isOffline ? ', no network' : ''}, slow phone`, ms(warm), '≤ 600 ms')
  }
  await context.close()
}

async function measurePhotos(): Promise<void> {
  const { context } = await buyerContext('fotos')
  const folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-photos-'))
  const files = await writePhotoFiles(folder, { megapixels: 12 })
  const page = await context.newPage()
  const sent: number[] = []
  // Playwright shows only the length.
  page.on('requestfinished', async (request) => {
    if (!/\/photos\//.test(request.url()) || request.method() !== 'PUT') return
    sent.push(Number((await request.allHeaders())['content-length'] ?? Number.NaN))
  })
  await page.goto('/dashboard')
  await page.locator('.band-action a').click()
  await page.getByLabel('Nome completo').fill('Ana Souza')
  for (const answer of ['Feminino', 'Melhoria sutil', 'Clássico'])
    await page.getByRole('radio', { name: answer, exact: true }).check()
  await page.getByRole('button', { name: 'Próximo: Fotos' }).click()

  const shutter: number[] = []
  await page.getByRole('button', { name: 'Tirar foto: Frente' }).click()
  await page.getByRole('dialog').getByRole('switch').check()
  await page.getByRole('button', { name: 'Abrir a câmera' }).click()
  const session = await slow(page, false)
  for (let round = 0; round < ROUNDS; round++) {
    await page.locator('.camera-shutter:enabled').waitFor()
    shutter.push(await between(page, '.camera-shutter', '.camera-shot'))
    // Wait for the verdict, as a person would.
    await page.locator('.camera-verdict').first().waitFor()
    await page.getByRole('button', { name: 'Tirar outra' }).click()
  }
  note('shutter to review, slow phone', ms(shutter), '≤ 300 ms')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.getByRole('button', { name: 'Fechar' }).first().click()

  const ready: number[] = []
  for (const [slot, name] of [
    ['side_left', 'Lado esquerdo'],
    ['side_right', 'Lado direito'],
    ['back', 'Costas'],
  ] as const) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: `Escolher da galeria: ${name}` }).click()
    const started = await page.evaluate(() => performance.now())
    await (await chooser).setFiles(files[slot])
    const card = page.locator(`[data-slot=${slot}]`)
    await card.and(page.locator('[data-state=queued], [data-state=sending], [data-state=sent]')).waitFor()
    ready.push((await page.evaluate(() => performance.now())) - started)
    await card.and(page.locator('[data-state=sent]')).waitFor({ timeout: 30_000 })
  }
  note('12-megapixel photo ready to send, this machine', ms(ready), '≤ 1500 ms')
  const bytes = await Promise.all(Object.values(files).map(async (file) => (await readFile(file)).length))
  note(
    `what is sent of ${Math.round(Math.max(...bytes) / 1e6)} MB, at 2048 px`,
    `${Math.round(Math.max(...sent) / 1000)} kB at most`,
    '≤ 600 kB',
  )
  await context.close()
  await rm(folder, { recursive: true, force: true })
}

/** From a click to the other element, by the page's clock. */
async function between(page: Page, pressed: string, shown: string): Promise<number> {
  return page.evaluate(
    ([button, result]) =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        document.querySelector<HTMLElement>(button ?? '')?.click()
        const isShown = (shot: Element | null) =>
          shot instanceof HTMLImageElement
            ? shot.complete && shot.naturalWidth > 0
            : (shot?.querySelector('canvas')?.width ?? 0) > 0
        const look = () => {
          if (isShown(document.querySelector(result ?? ''))) resolve(performance.now() - from)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [pressed, shown],
  )
}

async function measureLive(): Promise<void> {
  const { context, email } = await buyerContext('aviso')
  const page = await context.newPage()
  const opened = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'))
  await page.goto('/dashboard')
  await opened
  await page.getByRole('button', { name: /Notificações, 1 não lida/ }).waitFor()
  // Run the product's own notifier in this process.
  Object.assign(process.env, { DATABASE_URL: product.databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const [{ db, transact }, { notify }, { openQueue, closeQueue }] = await Promise.all([
    import('#api/platform/db.ts'),
    import('#api/notifications/notifications.ts'),
    import('#api/platform/queue.ts'),
  ])
  await openQueue()
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } })
  const seen: number[] = []
  for (let count = 2; count < 2 + ROUNDS; count++) {
    const shown = page.evaluate(
      (label) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector(`[aria-label^="${label}"]`)) resolve(Date.now())
            else requestAnimationFrame(look)
          }
          look()
        }),
      `Notificações, ${count} não lidas`,
    )
    const written = Date.now()
    await transact((tx) => notify(tx, { userId, type: 'order_update', title: 'Título', message: 'Texto' }))
    seen.push((await shown) - written)
  }
  note('live notification visible after the write', ms(seen), '≤ 200 ms')
  await closeQueue()
  await db.$disconnect()
  await context.close()
}
