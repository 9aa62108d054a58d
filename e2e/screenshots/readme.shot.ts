import { createCanvas } from '@napi-rs/canvas'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { drawSampleReport } from '#scripts/studio/sample-report.ts'
import { photosOf } from '#scripts/studio/sample-photos.ts'
import { expect, test as base } from '../fixtures.ts'
import { choosePhoto, openForm, photoCard } from '../form-screens.ts'
import { quizOf } from '../people.ts'
import { sendForm } from '../sent-form.ts'

const FOLDER = new URL('../../docs/pictures/', import.meta.url)
/** Equal, to align in a table's row. */
const HEIGHT = 720
const REPORT_PAGE = 6

const save = (name: string, picture: Buffer) =>
  sharp(picture)
    .resize({ height: HEIGHT })
    .webp({ quality: 82 })
    .toFile(new URL(`${name}.webp`, FOLDER).pathname)

const test = base.extend<{ portraits: Readonly<Record<PhotoSlot, string>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from this pattern.
  portraits: async ({}, give) => {
    const folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-portraits-'))
    const photos = await photosOf('quel')
    const files = { front: '', side_left: '', side_right: '', back: '' }
    for (const slot of PHOTO_SLOTS) {
      files[slot] = join(folder, `${slot}.jpg`)
      await writeFile(files[slot], photos[slot] ?? '')
    }
    await give(files)
    await rm(folder, { recursive: true, force: true })
  },
})

test('the site', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Recusar', exact: true }).click()
  await page.evaluate(() => document.fonts.ready)
  await save('site', await page.screenshot({ animations: 'disabled' }))
})

test('the phone', async ({ browser, baseURL, purchase, newEmail, signIn, portraits }) => {
  const page = await browser.newPage({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const email = newEmail('raquel')
  await purchase({ email, name: 'Raquel Nogueira' })
  await signIn(page, email)
  await openForm(page)
  for (const slot of PHOTO_SLOTS.slice(0, 3)) {
    await choosePhoto(page, slot, portraits[slot])
    await expect(photoCard(page, slot)).toContainText('Enviada')
  }
  await save('phone', await page.screenshot({ animations: 'disabled' }))
  await page.close()
})

test('the desk', async ({ page, browser, baseURL, purchase, newEmail, signIn, signInAsAdministrator, portraits }) => {
  const email = newEmail('raquel')
  const buyer = await browser.newPage({ baseURL: baseURL ?? '' })
  await buyer.request.post('/api/leads', { data: quizOf('Raquel', email) })
  await purchase({ email, name: 'Raquel Nogueira' })
  await signIn(buyer, email)
  const orderId = await sendForm(buyer, portraits)
  await buyer.close()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsAdministrator(page)
  await page.goto(`/admin?view=desk&order=${orderId}`)
  await expect(page.getByRole('heading', { name: 'Raquel Nogueira' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await save('desk', await page.screenshot({ animations: 'disabled' }))
})

test('the report', async () => {
  const pdf = await getDocument({ data: new Uint8Array(await drawSampleReport('marina')) }).promise
  const page = await pdf.getPage(REPORT_PAGE)
  const viewport = page.getViewport({ scale: 2 })
  const canvas = createCanvas(viewport.width, viewport.height)
  // @ts-expect-error -- typed for browsers alone; in Node pdf.js draws on this canvas.
  await page.render({ canvas, viewport }).promise
  await save('report', canvas.toBuffer('image/png'))
})
