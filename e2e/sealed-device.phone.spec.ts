import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { expect, test } from './fault-fixtures.ts'
import {
  choosePhoto,
  fillProfile,
  finish,
  openForm,
  photoCard,
  recordsOnDevice,
  untilInstalled,
} from './form-screens.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Text that `fillProfile` enters. */
const WORDS = /óculos para ler|prendo o cabelo|Conceição/
/** Markers of a JPEG. Its first three bytes stand in sealed text by chance. */
const PICTURE = /JFIF|Exif/

test('what stays on the phone is sealed, waits closed when the session ends and opens again for the same person', async ({
  page,
  context,
  wire,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('zuleica')
  await purchase({ email, name: 'Zuleica' })
  await signIn(page, email)
  const orderId = await openForm(page, 1)
  await untilInstalled(page)
  wire.plan = ({ method }) => (method === 'GET' ? null : { lose: 'request' })
  await fillProfile(page)
  await choosePhoto(page, 'front', photoFiles.front)
  await expect(photoCard(page, 'front')).toContainText('Na fila')

  await test.step('neither an answer nor a picture can be read in what lies there', async () => {
    const records = await recordsOnDevice(page)
    expect(records.filter(({ isLockedKey }) => isLockedKey)).toHaveLength(1)
    const sealed = records.filter(({ isLockedKey }) => !isLockedKey)
    expect(sealed.map((one) => one.key.split('/')[1])).toEqual(expect.arrayContaining(['draft', 'photo']))
    for (const { key: place, at, bytes } of sealed) {
      expect(at, place).not.toBeNull()
      expect(bytes, place).not.toMatch(PICTURE)
      expect(bytes, place).not.toMatch(WORDS)
    }
    // Stored: unencrypted, it would be found.
    expect(sealed.some(({ bytes }) => bytes.length > 20_000)).toBe(true)
  })

  await test.step('a session that ended takes the key away and nothing else', async () => {
    const before = (await recordsOnDevice(page)).map(({ key }) => key)
    await context.clearCookies({ name: /session/ })
    wire.plan = () => null
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
    await expect
      .poll(async () => (await recordsOnDevice(page)).map(({ key }) => key).toSorted())
      .toEqual(before.filter((key) => !key.endsWith('/device-key')).toSorted())
  })

  await test.step('signed in again, the same person finds everything and it is sent', async () => {
    await signIn(page, email)
    await page.goto(`/onboarding/${orderId}`)
    await expect(photoCard(page, 'front')).toContainText('Enviada')
    await page.getByRole('button', { name: 'Anterior' }).click()
    await expect(page.getByLabel(/Observações/)).toHaveValue(WORDS)
  })
})

test('what nobody touched for thirty days leaves the phone, and its owner learns of it', async ({
  page,
  wire,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('nair')
  await purchase({ email, name: 'Nair' })
  await signIn(page, email)
  await openForm(page)
  wire.plan = ({ method }) => (method === 'GET' ? null : { lose: 'request' })
  for (const slot of PHOTO_SLOTS) await choosePhoto(page, slot, photoFiles[slot])
  await expect(photoCard(page, 'back')).toContainText('Na fila')
  await finish(page)
  await expect(page.getByText('Está tudo guardado neste celular', { exact: false })).toBeVisible()

  await page.clock.setSystemTime(Date.now() + 29 * DAY_MS)
  await page.goto('/dashboard')
  await expect(page.getByText('Seu formulário está guardado neste celular', { exact: false })).toBeVisible()

  await page.clock.setSystemTime(Date.now() + 61 * DAY_MS)
  // Anyone's visit deletes expired photos; their owner sees a note.
  await page.context().clearCookies()
  await page.goto('/auth')
  const places = async () => (await recordsOnDevice(page)).map(({ key }) => key.split('/')[1])
  for (const gone of ['photo', 'original', 'submission', 'draft']) await expect.poll(places).not.toContain(gone)
  wire.plan = () => null
  await signIn(page, email)
  await page.goto('/dashboard')
  const note = page.getByText('ficaram mais de 30 dias neste celular', { exact: false })
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Entendi' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note).toHaveCount(0)
})
