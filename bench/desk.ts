/**
 * The analysis desk by the Keystroke-Level Model: a real Chromium works one order after another at the production build, as a
 * trained visagist would, and each key, press, look and wait is counted (bench/keystrokes.ts). Four walks: nothing to change;
 * points and a text corrected, a note left; a better photo asked for; nothing to change, by mouse alone. Then the desk's own
 * answers, several times each.
 *
 * `npm run bench:desk`; `npm run bench:desk -- slow` on a network of 1.6 Mbit/s, 150 ms there and back.
 */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { authApi } from '#contract/auth.ts'
import { ensureChromium } from '#scripts/chromium.ts'
import { runProduct } from '#scripts/run-product.ts'
import { fillDesk } from './desk-shop.ts'
import { answerTime, secondsOf, type Sign, type Step, tableOf, Walk } from './keystrokes.ts'

const TOKEN = 'token-das-medidas'
const ROUNDS = 5
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const SKILLED = 0.2
const isSlow = process.argv.includes('slow')

/** By deadline, as bench/desk-shop.ts makes them. */
const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = ['Marina', 'Rafael', 'Cícera', 'Beatriz', 'Otávio'] as const
const PHOTO: Sign = { selector: '.zoom-picture img', picture: true }
const opened = (name: string): Sign => ({ selector: '.desk-photos h2', text: name })
const MARKING: Sign = { selector: '.desk-marker .face-stage-photo', picture: true }
const PAGES: Sign = { selector: '.desk-preview iframe' }
const CONFIRMED: Sign = { selector: '.desk-proposal-head', text: 'Confirmado' }
const toast = (text: string): Sign => ({ selector: '.toast', text })

const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
await chmod(dataDir, 0o711)
const product = await runProduct(dataDir, { KIWIFY_TOKEN: TOKEN, REPORT_REVIEW: 'required' })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await fillDesk(product, TOKEN)
  const page = await openDesk()
  const walks = [
    ['a. nothing to change', await approveAsProposed(new Walk(page))],
    ['b. points and a text corrected, a note left', await correctAndApprove(new Walk(page))],
    ['c. a better photo asked for', await askForPhoto(new Walk(page))],
    ['d. as a., by mouse alone', await approveByMouse(new Walk(page))],
  ] as const
  for (const [name, { steps }] of walks) {
    console.log(`\n${name}`)
    console.table(tableOf(steps))
  }
  const answers = await timeAnswers(page)
  console.log(`\nanswers of the desk, milliseconds${isSlow ? ', slow network' : ''}`)
  console.table(answers)
  console.table(
    walks.map(([name, { steps }]) => ({
      walk: name,
      minutes: minutesOf(steps),
      'skilled typist': minutesOf(steps, SKILLED),
      target: '< 3',
    })),
  )
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function minutesOf(steps: readonly Step[], typing?: number): number {
  return Number((steps.reduce((sum, step) => sum + secondsOf(step, typing), 0) / 60).toFixed(2))
}

async function openDesk(): Promise<Page> {
  const secrets = z
    .object({ ADMIN_PASSWORD: z.string() })
    .parse(JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')))
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  await context.request.post(authApi.login.path, {
    data: { email: 'admin@rostoideal.com.br', password: secrets.ADMIN_PASSWORD },
  })
  const page = await context.newPage()
  if (isSlow) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  }
  await page.goto('/admin?view=orders')
  await page.getByRole('heading', { name: 'Pedidos' }).waitFor()
  return page
}

/** The order that is open: its four photos, one of them closely; then all that the desk puts in sight of its text. */
async function seeAndRead(walk: Walk): Promise<void> {
  const { page } = walk
  walk.step('four photos, one zoomed')
  await walk.look()
  for (const [key, slot] of [
    ['2', 'esquerdo'],
    ['3', 'direito'],
    ['4', 'costas'],
  ] as const) {
    await walk.until(() => walk.key(key), { ...PHOTO, selector: `.zoom-picture img[alt*="${slot}"]` })
    await walk.look()
  }
  await walk.until(() => walk.key('1'), { ...PHOTO, selector: '.zoom-picture img[alt*="frente"]' })
  await walk.think()
  await walk.key('+')
  await walk.key('+')
  await walk.look()
  await walk.key('0')

  walk.step('evidence, and what is asked for')
  await walk.think()
  await walk.read(page.locator('.desk-shape'), page.locator('.desk-bars li:nth-child(-n+2)'))
  await walk.read(page.locator('.desk-evidence'))
  await walk.read(page.locator('.desk-asked > summary'), page.locator('.desk-notes > summary'))
}

async function readChapters(walk: Walk): Promise<void> {
  walk.step('what is recommended')
  await walk.think()
  await walk.key('PageDown')
  await walk.read(walk.page.locator('.desk-part:first-of-type .desk-chapter > summary > span'))
}

async function confirm(walk: Walk): Promise<void> {
  walk.step('shape confirmed')
  await walk.think()
  await walk.until(() => walk.key('c'), CONFIRMED)
}

async function preview(walk: Walk): Promise<void> {
  walk.step('pages looked at')
  await walk.think()
  await walk.until(
    async () => {
      await walk.key('v')
      await walk.page.locator('.desk-preview iframe').waitFor()
    },
    { selector: '.desk-preview-stale', gone: true },
  )
  await walk.look(2)
}

async function approve(walk: Walk, next: string): Promise<void> {
  walk.step('approved, the next one opens')
  await walk.think()
  await walk.until(() => walk.key('Control+Enter'), opened(next))
  await walk.until(async () => {}, PHOTO)
  // A slip could be taken back now; nobody slips here.
  await walk.page.getByRole('button', { name: 'Desfazer', exact: true }).first().waitFor()
}

async function approveAsProposed(walk: Walk): Promise<Walk> {
  walk.step('desk opened at the next order')
  await walk.think()
  await walk.key('g')
  await walk.until(() => walk.key('m'), opened(FIRST))
  await walk.until(async () => {}, PHOTO)
  await seeAndRead(walk)
  await confirm(walk)
  await readChapters(walk)
  await preview(walk)
  await approve(walk, SECOND)
  return walk
}

async function correctAndApprove(walk: Walk): Promise<Walk> {
  const { page } = walk
  await seeAndRead(walk)

  walk.step('two points moved')
  await walk.think()
  await walk.until(() => walk.key('m'), MARKING)
  await walk.look()
  // The second is the first one's other side: nothing is thought about between them.
  await walk.think()
  for (const [point, dx, dy] of [
    ['jawLeft', -6, 3],
    ['jawRight', 6, 3],
  ] as const) {
    await walk.drag(page.locator(`[data-handle="${point}"]`), dx, dy)
  }
  await walk.read(page.locator('.desk-marker-bar p'))
  await walk.think()
  await walk.until(() => walk.key('Control+s'), toast('Pontos guardados'))
  await page.locator('.zoom-picture img').waitFor()
  await confirm(walk)
  await readChapters(walk)

  walk.step('one text rewritten')
  await walk.think()
  await walk.until(() => walk.key('e'), { selector: '.chapter-edit textarea' })
  // The opening was read in the list; the section under it is what is said otherwise.
  await walk.key('Tab')
  await walk.read(page.locator('.chapter-edit .field-label').nth(1), page.locator('.chapter-edit textarea').nth(1))
  await walk.think()
  await walk.key('Control+a')
  await walk.think()
  await walk.type('Corte em camadas longas, do queixo para baixo, com as pontas leves.')
  await walk.until(() => walk.key('Control+s'), toast('Texto salvo'))
  await walk.read(page.locator('.chapter-read ins'))

  walk.step('note for the team')
  await walk.think()
  await walk.until(() => walk.key('a'), { selector: '.desk-notes textarea' })
  await walk.think()
  await walk.type('Mandíbula mais larga que a marcada; confirmei olhando o perfil.')
  await walk.until(() => walk.key('Control+s'), toast('Nota guardada'))
  await walk.key('Escape')

  await preview(walk)
  await approve(walk, THIRD)
  return walk
}

async function askForPhoto(walk: Walk): Promise<Walk> {
  const { page } = walk
  await seeAndRead(walk)
  walk.step('better photo asked for')
  await walk.think()
  await walk.until(() => walk.key('4'), { ...PHOTO, selector: '.zoom-picture img[alt*="costas"]' })
  await walk.think()
  await walk.until(() => walk.key('r'), { selector: 'dialog[open] textarea' })
  await walk.think()
  await walk.click(page.getByRole('button', { name: 'Cabeça cortada' }))
  await walk.read(page.locator('dialog[open] p').first(), page.getByLabel('O que melhorar'))
  await walk.think()
  await walk.until(() => walk.click(page.getByRole('button', { name: 'Pedir a foto' })), toast('Pedido enviado'))
  walk.step('the next one opens')
  await walk.think()
  await walk.until(() => walk.key('n'), opened(FOURTH))
  await walk.until(async () => {}, PHOTO)
  return walk
}

async function approveByMouse(walk: Walk): Promise<Walk> {
  const { page } = walk
  const press = (name: string) => walk.click(page.getByRole('button', { name, exact: true }))
  walk.step('four photos, one zoomed')
  await walk.look()
  for (const [name, slot] of [
    ['Esquerdo', 'esquerdo'],
    ['Direito', 'direito'],
    ['Costas', 'costas'],
  ] as const) {
    await walk.until(() => press(name), { ...PHOTO, selector: `.zoom-picture img[alt*="${slot}"]` })
    await walk.look()
  }
  await walk.until(() => press('Frente'), { ...PHOTO, selector: '.zoom-picture img[alt*="frente"]' })
  await walk.think()
  await walk.click(page.locator('.zoom-window'), 2)
  await walk.look()

  walk.step('evidence, and what is asked for')
  await walk.think()
  await walk.read(page.locator('.desk-shape'), page.locator('.desk-bars li:nth-child(-n+2)'))
  await walk.read(page.locator('.desk-evidence'))
  await walk.read(page.locator('.desk-asked > summary'), page.locator('.desk-notes > summary'))

  walk.step('shape confirmed')
  await walk.think()
  await walk.until(() => walk.click(page.locator('.desk-confirm .button')), CONFIRMED)

  walk.step('what is recommended')
  await walk.think()
  // The pointer lies in the column, and the wheel turns: the model has no operator for it.
  await page.mouse.wheel(0, 500)
  await walk.read(page.locator('.desk-part:first-of-type .desk-chapter > summary > span'))

  walk.step('pages looked at')
  await walk.think()
  await walk.until(() => press('Pré-ver PDF'), PAGES)
  await walk.look(2)

  walk.step('approved, the next one opens')
  await walk.think()
  await walk.until(() => press('Aprovar e entregar'), opened(FIFTH))
  await walk.until(async () => {}, PHOTO)
  return walk
}

/** The waits of the walks, each of them several times. */
async function timeAnswers(page: Page) {
  const times: Record<string, number[]> = {}
  const time = async (what: string, act: () => Promise<void>, sign: Sign) =>
    void (times[what] ??= []).push(await answerTime(page, act, sign))
  const press = (key: string) => () => page.keyboard.press(key)
  for (let round = 0; round < ROUNDS; round++) {
    const before = await page.locator('.desk-photos h2').innerText()
    await time(
      'next order, until its photo stands',
      async () => {
        await page.keyboard.press(round % 2 === 0 ? 'n' : 'p')
        await page.locator('.desk-photos h2').filter({ hasNotText: before }).waitFor()
      },
      PHOTO,
    )
    await time('another photo of it', press('2'), { ...PHOTO, selector: '.zoom-picture img[alt*="esquerdo"]' })
    await page.keyboard.press('1')
    await time('points ready to move', press('m'), MARKING)
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await page
      .locator('.chapter-edit textarea')
      .first()
      .fill(`Camadas longas, disse a visagista em ${round + 1} palavras.`)
    await time('text saved', press('Control+s'), { selector: '.chapter-lead ins', text: `${round + 1}` })
    await time('pages, at once after a change', press('v'), PAGES)
    await page.keyboard.press('v')
    await time('pages, drawn while one read', press('v'), PAGES)
    await page.keyboard.press('v')
  }
  return Object.fromEntries(
    Object.entries(times).map(([what, list]) => {
      const sorted = list.toSorted((a, b) => a - b)
      return [what, { median: sorted[Math.floor(sorted.length / 2)], least: sorted[0], most: sorted.at(-1) }]
    }),
  )
}
