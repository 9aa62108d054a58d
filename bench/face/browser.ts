import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { authApi } from '#contract/auth.ts'
import { fillPath } from '#contract/endpoint.ts'
import { onboardingApi } from '#contract/onboarding.ts'
import { ordersApi } from '#contract/orders.ts'
import { waitForMail } from '#scripts/demo/captured-mail.ts'
import { ensureChromium } from '#scripts/gate/chromium.ts'
import { postPurchase } from '#scripts/demo/kiwify-event.ts'
import { ROOT } from '#scripts/root.ts'
import { runProduct } from '#scripts/ops/run-product.ts'
import { drawScene, writeScenes } from '../../e2e/face-scenes.ts'
import { median } from '../site/targets.ts'
import { type Figure, spread } from './figures.ts'

const TOKEN = 'token-das-medidas'
const ROUNDS = 5
const SLOWER = 4
const CAMERA_WIDTH = 1536
const WATCHED_MS = 6000
const FRAMES = 40
const GOOD = { faces: [{ scale: 1.1 }] }
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'pt-BR' }

export async function measureBrowser(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
  await chmod(dataDir, 0o711)
  const video = join(dataDir, 'face.mjpeg')
  await writeScenes(video, [{ ...GOOD, seconds: 1 }], CAMERA_WIDTH)
  const product = await runProduct(dataDir, { KIWIFY_TOKEN: TOKEN })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  })
  try {
    const page = await openForm(browser, product.address, dataDir)
    return [
      ...(await measureGuidance(browser, page)),
      ...(await measureShutter(page)),
      ...(await measureMainThread(page)),
    ]
  } finally {
    await browser.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function openForm(browser: Browser, baseURL: string, dataDir: string): Promise<Page> {
  const email = 'olho@example.com'
  await postPurchase(baseURL, TOKEN, { email, name: 'Ana Souza' })
  const { token } = await waitForMail(dataDir, email, { where: (mail) => mail.token !== undefined })
  const context = await browser.newContext({ ...PHONE, baseURL, permissions: ['camera'] })
  await context.request.post(authApi.login.path, { data: { token } })
  const [order] = ordersApi.list.reply.parse(await (await context.request.get(ordersApi.list.path)).json())
  const orderId = order?.id ?? ''
  await context.request.put(fillPath(onboardingApi.consent.path, { orderId }), {
    data: { agreedToBiometrics: true, isAdult: true, version: '2026-11-3' },
  })
  const formData = { fullName: 'Ana Souza', gender: 'Feminino', objective: 'Melhoria sutil', style: 'Clássico' }
  await context.request.post(onboardingApi.saveDraft.path, {
    data: { orderId, formData, currentStep: 2, editedAt: new Date().toISOString() },
  })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(`/onboarding/${orderId}`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // Manual shutter keeps guidance running.
  await page.evaluate(() => localStorage.setItem('rosto-ideal:so-no-botao', 'true'))
  await page.getByRole('button', { name: 'Tirar foto: Frente' }).click()
  await page.locator('.camera-frame[data-face=ready]').waitFor()
  return page
}

/** In the page: records times of frames and photo files. */
function watch(): void {
  const seen = { asked: [] as number[], took: [] as number[], encoded: [] as number[] }
  Object.assign(window, { seen })
  const Real = window.Worker
  window.Worker = class extends Real {
    readonly #asked = new Map<number, number>()
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      this.addEventListener('message', ({ data }: MessageEvent<{ id: number }>) => {
        const asked = this.#asked.get(data.id)
        if (asked !== undefined) seen.took.push(performance.now() - asked)
      })
    }
    override postMessage(message: { id?: number; request?: { task: string } }, ...rest: never[]): void {
      if (message.id !== undefined && message.request?.task === 'follow') {
        seen.asked.push(performance.now())
        this.#asked.set(message.id, performance.now())
      }
      super.postMessage(message, ...rest)
    }
  }
  const toBlob = Reflect.get(HTMLCanvasElement.prototype, 'toBlob') as HTMLCanvasElement['toBlob']
  HTMLCanvasElement.prototype.toBlob = function encode(done, ...rest) {
    toBlob.call(
      this,
      (blob) => {
        seen.encoded.push(performance.now())
        done(blob)
      },
      ...rest,
    )
  }
}

interface Watched {
  readonly seen: { asked: number[]; took: number[]; encoded: number[] }
}

async function measureGuidance(browser: Browser, page: Page): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const slower of [1, SLOWER]) {
    const first: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.reload()
      const open = page.getByRole('button', { name: 'Tirar foto: Frente' })
      await open.waitFor()
      await throttle(page, slower)
      first.push(await timeUntil(page, '[aria-label="Tirar foto: Frente"]', '.camera-frame[data-face]'))
      await throttle(page, 1)
    }
    const { rate, took, main, worker } = await watchGuidance(browser, page, slower)
    const held = slower === 1 ? 'this machine' : `the page at a quarter`
    figures.push(
      {
        what: `first guidance after opening the camera, once fetched (${held})`,
        measured: spread(first, 'ms'),
        wish: '≤ 3000 ms',
      },
      { what: `guidance, frames a second (${held})`, measured: rate.toFixed(1), wish: '≥ 5, at most 8.3' },
      { what: `a frame, there and back to the worker (${held})`, measured: spread(took, 'ms'), wish: '' },
      {
        what: `share of a processor while guiding (${held})`,
        measured: `page ${main.toFixed(0)} %, worker ${worker.toFixed(0)} %`,
        wish: '',
      },
    )
  }
  return figures
}

/** Frequency, duration and thread time of guidance, from the browser's trace. */
async function watchGuidance(browser: Browser, page: Page, slower: number) {
  await page.locator('.camera-frame[data-face=ready]').waitFor()
  await throttle(page, slower)
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel'] })
  const { asked, took } = await page.evaluate(async (watched) => {
    const { seen } = window as unknown as Watched
    seen.asked.length = seen.took.length = 0
    await new Promise((resolve) => setTimeout(resolve, watched))
    return { asked: [...seen.asked], took: [...seen.took] }
  }, WATCHED_MS)
  const trace = (await browser.stopTracing()).toString()
  await throttle(page, 1)
  const { main, worker } = processorShares(trace)
  return { rate: ((asked.length - 1) * 1000) / ((asked.at(-1) ?? 0) - (asked[0] ?? 0)), took, main, worker }
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly name?: string }
}

/** Percent of one processor, without waiting. */
function processorShares(trace: string): { main: number; worker: number } {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const names = new Map(
    traceEvents
      .filter(({ name, ph }) => ph === 'M' && name === 'thread_name')
      .map(({ pid, tid, args }) => [`${pid} ${tid}`, args?.name ?? '']),
  )
  const tasks = traceEvents.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
  const took = (thread: RegExp) =>
    tasks
      .filter(({ pid, tid }) => thread.test(names.get(`${pid} ${tid}`) ?? ''))
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  const whole = Math.max(...tasks.map(({ ts, dur = 0 }) => ts + dur)) - Math.min(...tasks.map(({ ts }) => ts))
  return { main: (100 * took(/^CrRendererMain/)) / whole, worker: (100 * took(/DedicatedWorker/)) / whole }
}

/** Time until the photo is shown, and until its file is ready. */
async function measureShutter(page: Page): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const slower of [1, SLOWER]) {
    const shown: number[] = []
    const ready: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.locator('.camera-frame[data-face=ready]').waitFor()
      await throttle(page, slower)
      const pressed = await page.evaluate(() => performance.now())
      shown.push(await timeUntil(page, '.camera-shutter', '.camera-shot canvas'))
      const encoded = await page.waitForFunction(
        (from) => (window as unknown as Watched).seen.encoded.find((at) => at > from),
        pressed,
      )
      ready.push(((await encoded.jsonValue()) ?? Number.NaN) - pressed)
      await throttle(page, 1)
      await page.getByRole('button', { name: 'Tirar outra' }).click()
    }
    const held = slower === 1 ? 'this machine' : 'the page at a quarter'
    figures.push(
      { what: `shutter answered while guiding (${held})`, measured: spread(shown, 'ms'), wish: '≤ 300 ms' },
      { what: `photo's file ready, the finder running (${held})`, measured: spread(ready, 'ms'), wish: '≤ 500 ms' },
    )
  }
  return figures
}

/** Throttling does not slow workers: run the worker's script on the page's thread. */
async function measureMainThread(page: Page): Promise<Figure[]> {
  const folder = 'assets/face'
  const script = (await readdir(join(ROOT, 'dist/web', folder))).find((name) => /^face\.worker.*\.js$/.test(name))
  if (!script) throw new Error('The build holds no finder.')
  const frame = (await drawScene(GOOD)).toString('base64')
  await page.goto('/offline')
  await page.evaluate(async (address) => {
    const waiting = new Map<number, (reply: unknown) => void>()
    let handle: ((event: { data: unknown }) => void) | undefined
    const addEventListener = window.addEventListener.bind(window)
    Object.assign(window, {
      addEventListener: (type: string, listener: never) => {
        if (type === 'message') handle = listener
        else addEventListener(type, listener)
      },
      postMessage: (reply: { id: number }) => waiting.get(reply.id)?.(reply),
    })
    await import(address)
    let last = 0
    const ask = (request: object) =>
      new Promise((resolve) => {
        const id = ++last
        waiting.set(id, resolve)
        handle?.({ data: { id, request } })
      })
    Object.assign(window, { ask })
    await ask({ task: 'open', simd: true })
  }, `/${folder}/${script}`)
  const figures: Figure[] = []
  for (const slower of [1, SLOWER]) {
    await throttle(page, slower)
    const took = await page.evaluate(
      async ([jpeg, count]) => {
        const { ask } = window as unknown as { ask: (request: object) => Promise<{ error?: string }> }
        const image = new Image()
        image.src = `data:image/jpeg;base64,${jpeg}`
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = 240
        canvas.height = 320
        const context = canvas.getContext('2d', { willReadFrequently: true })
        if (!context) throw new Error('No canvas.')
        const times: number[] = []
        for (let i = 0; i < count; i += 1) {
          context.drawImage(image, 0, 0, 240, 320)
          const { data, width, height } = context.getImageData(0, 0, 240, 320)
          const started = performance.now()
          const { error } = await ask({ task: 'follow', pixels: { data, width, height }, everyTime: false })
          if (error) throw new Error(error)
          times.push(performance.now() - started)
        }
        return times
      },
      [frame, FRAMES] as const,
    )
    figures.push({
      what: `a frame on the page's own thread (${slower === 1 ? 'this machine' : 'at a quarter'})`,
      measured: `${spread(took, 'ms')}: ${(1000 / median(took)).toFixed(0)} a second at most`,
      wish: slower === 1 ? '' : '≤ 120 ms',
    })
  }
  await throttle(page, 1)
  return figures
}

/** Throttling ends with its session. */
let brake: CDPSession | null = null

async function throttle(page: Page, rate: number): Promise<void> {
  brake ??= await page.context().newCDPSession(page)
  await brake.send('Emulation.setCPUThrottlingRate', { rate })
}

/** From a click to the other element, by the page's clock. */
async function timeUntil(page: Page, pressed: string, shown: string): Promise<number> {
  return page.evaluate(
    ([button, result]) =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        document.querySelector<HTMLElement>(button)?.click()
        const look = () => {
          if (document.querySelector(result)) resolve(performance.now() - from)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [pressed, shown] as const,
  )
}
