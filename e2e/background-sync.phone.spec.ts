import type { BrowserContext } from '@playwright/test'
import { faceApi } from '#contract/face/calls.ts'
import { ordersApi } from '#contract/orders.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { privacyApi } from '#contract/privacy.ts'
import { fillPath } from '#contract/endpoint.ts'
import { expect, test } from './fault-fixtures.ts'
import { allThatIsStored, choosePhoto, finish, openForm, photoCard, untilInstalled } from './form-screens.ts'
import { sendForm } from './sent-form.ts'
import { waitingTags, workersOf } from './workers.ts'

// Granted by default, but this setting denies the unlisted.
test.use({ permissions: ['camera', 'background-sync'] })

const SUBMIT = 'POST /api/orders/onboarding'
const PUTS = /^PUT \/api\/orders\/.*\/photos\//
const PUT_FRONT = /^PUT .*\/photos\/front$/

async function statusOf(context: BrowserContext): Promise<string | undefined> {
  const reply = await context.request.get(ordersApi.list.path)
  return reply.ok() ? ordersApi.list.reply.parse(await reply.json())[0]?.status : undefined
}

test('what waits on the phone is sent with the app closed, once, and only in its sender’s session', async ({
  page,
  context,
  wire,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('lucia')
  await purchase({ email, name: 'Lúcia' })
  await signIn(page, email)
  await openForm(page)
  await untilInstalled(page)
  wire.plan = ({ method }) => (method === 'GET' ? null : { lose: 'request' })
  for (const slot of PHOTO_SLOTS) await choosePhoto(page, slot, photoFiles[slot])
  await expect(photoCard(page, 'back')).toContainText('Na fila')
  await finish(page)
  await expect(page.getByText('Está tudo guardado neste celular', { exact: false })).toBeVisible()
  await expect.poll(() => waitingTags(page)).toContain('enviar')
  const workers = await workersOf(context, wire.address)
  await page.close()

  await test.step('with a session that has ended it stops at the first answer, and keeps everything', async () => {
    const cookies = await context.cookies()
    await context.clearCookies()
    wire.plan = () => null
    wire.seen.length = 0
    await workers.wake()
    await expect.poll(() => wire.seen.filter((one) => PUTS.test(one))).toHaveLength(1)
    await context.addCookies(cookies)
    expect(await statusOf(context)).toBe('AGUARDANDO_FORMULARIO')
  })

  await test.step('whose answer got lost, the form is sent again and counts once', async () => {
    const lost = Promise.withResolvers<void>()
    let isLost = false
    wire.seen.length = 0
    wire.plan = ({ method, path }) => {
      if (isLost || `${method} ${path}` !== SUBMIT) return null
      isLost = true
      return {
        lose: 'answer',
        async meanwhile() {
          lost.resolve()
        },
      }
    }
    await workers.wake()
    await lost.promise
    expect(wire.seen.filter((one) => PUTS.test(one))).toHaveLength(4)
    await workers.wake()
    await expect.poll(() => wire.seen.filter((one) => one === SUBMIT)).toHaveLength(2)
    await expect.poll(() => statusOf(context)).not.toBe('AGUARDANDO_FORMULARIO')
    expect(wire.seen.filter((one) => PUTS.test(one))).toHaveLength(4)
    // Counting twice would duplicate consents.
    const { consents } = privacyApi.overview.reply.parse(
      await (await context.request.get(privacyApi.overview.path)).json(),
    )
    expect(consents.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'fotos_biometria',
      'termos',
    ])
  })

  await test.step('nothing of it stays on the phone', async () => {
    await workers.page.goto(`${wire.address}/dashboard`)
    await expect(workers.page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
    await expect.poll(() => allThatIsStored(workers.page)).not.toMatch(/(draft|photo|marking|submission)\//)
  })
})

test('the open app and the worker do not send the same photo twice', async ({
  page,
  context,
  wire,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('celia')
  await purchase({ email, name: 'Célia' })
  await signIn(page, email)
  await openForm(page)
  await untilInstalled(page)
  const workers = await workersOf(context, wire.address)
  const arrived = Promise.withResolvers<void>()
  wire.plan = ({ method, path }) => (PUT_FRONT.test(`${method} ${path}`) ? { hold: arrived.promise } : null)
  await choosePhoto(page, 'front', photoFiles.front)
  await expect(photoCard(page, 'front')).toContainText('Enviando')
  await workers.wake()
  // The worker waits for the app's lock.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name)))
    .toEqual([expect.stringMatching(/^rosto-ideal\//)])
  arrived.resolve()
  await expect(photoCard(page, 'front')).toContainText('Enviada')
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(0)
  expect(wire.seen.filter((one) => PUT_FRONT.test(one))).toHaveLength(1)
})

test('the clue of the cloths is sent with the app closed, once', async ({
  page,
  context,
  wire,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('iara')
  await purchase({ email, name: 'Iara' })
  await signIn(page, email)
  const orderId = await sendForm(page, photoFiles)
  const path = fillPath(faceApi.keepCloths.path, { orderId })
  const puts = () => wire.seen.filter((one) => one === `PUT ${path}`)
  await page.goto(`/dashboard/panos/${orderId}`)
  await untilInstalled(page)
  await expect(page.getByRole('img', { name: /A sua foto sobre o pano/ })).toHaveCount(2)
  wire.plan = ({ method }) => (method === 'GET' ? null : { lose: 'request' })
  const place = page.getByRole('progressbar', { name: 'Comparações respondidas' })
  for (let at = 1; at <= 5; at++) {
    await page.getByRole('button', { name: 'Não vejo diferença' }).click()
    await expect(place).toHaveAttribute('aria-valuetext', `${at} de 5`)
  }
  await page.getByRole('button', { name: 'Guardar a pista' }).click()
  await expect(page.getByText('Guardando a pista…')).toBeVisible()
  await expect.poll(() => waitingTags(page)).toContain('enviar')
  // The app's own request has failed: none is in flight.
  await expect.poll(() => puts().length).toBeGreaterThan(0)
  const workers = await workersOf(context, wire.address)
  await page.close()
  wire.plan = () => null
  wire.seen.length = 0
  await workers.wake()
  await expect
    .poll(async () => faceApi.cloths.reply.parse(await (await context.request.get(path)).json()).test?.answers.length)
    .toBe(5)
  // Reads its state under the worker's lock and sends nothing again.
  await workers.page.goto(`${wire.address}/dashboard`)
  await expect(workers.page.getByText('Pista guardada. Pode refazer quando quiser.')).toBeVisible()
  expect(puts()).toHaveLength(1)
})
