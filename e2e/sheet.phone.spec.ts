import { join } from 'node:path'
import { DRAWN_FACES, type DrawnFace } from '#visagism/testing/drawn-face.ts'
import { faceApi } from '#contract/face/calls.ts'
import { fillPath } from '#contract/endpoint.ts'
import { ROOT } from '#scripts/root.ts'
import { browser } from '../playwright.config.ts'
import { expect, test } from './fixtures.ts'
import { chooseAll, openForm, untilInstalled } from './form-screens.ts'
import { sendForm } from './sent-form.ts'
import { writeSheetScenes } from './sheet-scenes.ts'

const VIDEO = join(ROOT, `.cache/e2e/sheet-${process.env['TEST_PARALLEL_INDEX'] ?? 0}.mjpeg`)
test.use({
  launchOptions: { ...browser, args: [...browser.args, `--use-file-for-fake-video-capture=${VIDEO}`] },
})
const [, , , face] = DRAWN_FACES as readonly [DrawnFace, DrawnFace, DrawnFace, DrawnFace]
/** The front camera is mirrored: the sheet is at the picture's left. Chromium plays it brighter. */
const seen = { face, mirrored: true, paper: '#d4d4d4' }

test('a sheet beside the face suggests the tone, without a network and under the person’s own word', async ({
  page,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  await writeSheetScenes(VIDEO, [
    { scene: { ...seen, paper: null }, seconds: 3 },
    { scene: { ...seen, paper: '#ffffff' }, seconds: 3 },
    { scene: seen, seconds: 4 },
  ])
  const email = newEmail('lia')
  await purchase({ email, name: 'Lia' })
  await signIn(page, email)
  const orderId = await openForm(page)
  await untilInstalled(page)
  await chooseAll(page, photoFiles)
  await expect(page.getByText('Enviada', { exact: false })).toHaveCount(4)
  await page.getByRole('button', { name: 'Próximo: Envio' }).click()
  const skin = page.locator('.trait-row[data-field="skin"]')
  await page.getByRole('button', { name: 'Medir com uma folha branca' }).click()
  const camera = page.getByRole('dialog', { name: 'Folha branca' })
  await expect(camera.getByText('A folha estourou')).toBeVisible({ timeout: 60_000 })
  await expect(camera.getByText('Papel comum serve')).toBeVisible()
  await page.context().setOffline(true)
  await expect(camera.getByRole('heading', { name: /^Pele / })).toBeVisible({ timeout: 60_000 })
  await expect(camera.getByText(/A folha indica um subtom/)).toBeVisible()
  await camera.getByRole('button', { name: 'Guardar' }).click()
  await expect(camera).toBeHidden()
  await expect(skin.getByText('sugerido pelo aparelho')).toBeVisible()
  await expect(skin.getByText(/Pela folha branca: /)).toBeHidden()
  const measureOf = async () =>
    faceApi.sheet.reply.parse(await (await page.request.get(fillPath(faceApi.sheet.path, { orderId }))).json()).measure
  await page.context().setOffline(false)
  await expect.poll(measureOf).toMatchObject({ contrast: expect.any(Number) })
  const recordOf = async () =>
    faceApi.observed.reply.parse(await (await page.request.get(fillPath(faceApi.observed.path, { orderId }))).json())
      .record
  expect(await recordOf()).toMatchObject({ skin: { by: 'aparelho' } })

  await skin.getByRole('radio', { name: 'Tom 6 de 8, escura' }).click()
  await expect(skin.getByText('sugerido pelo aparelho')).toBeHidden()
  await expect(skin.getByText(/Pela folha branca: /)).toBeVisible()
  await expect.poll(recordOf).toMatchObject({ skin: { value: 'escura', by: 'cliente' } })
})

test('from the dashboard it leads to the desk; light that lies is told, and nothing of it is stored', async ({
  page,
  purchase,
  signIn,
  signInAsAdministrator,
  newEmail,
  photoFiles,
  browser: another,
}) => {
  await writeSheetScenes(VIDEO, [{ scene: { ...seen, paper: '#ffffff' }, seconds: 2 }])
  const email = newEmail('rui')
  await purchase({ email, name: 'Rui' })
  await signIn(page, email)
  const orderId = await sendForm(page, photoFiles)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Folha branca/ }).click()
  const camera = page.getByRole('dialog', { name: 'Folha branca' })
  await expect(camera.getByText('A folha estourou')).toBeVisible({ timeout: 60_000 })
  await camera.getByRole('button', { name: 'Medir agora' }).click()
  await expect(camera.getByText(/o valor sairia errado, e não guardamos nenhum/)).toBeVisible()
  await camera.getByRole('button', { name: 'Sem folha' }).click()
  await expect(camera).toBeHidden()
  const measure = await page.request.get(fillPath(faceApi.sheet.path, { orderId }))
  expect(await measure.json()).toEqual({ measure: null })

  await writeSheetScenes(VIDEO, [{ scene: seen, seconds: 2 }])
  await page.getByRole('button', { name: /^Folha branca/ }).click()
  await camera.getByRole('button', { name: 'Guardar' }).click({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: /^Folha branca.*Pode medir de novo/ })).toBeVisible()

  const desk = await (await another.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signInAsAdministrator(desk)
  await desk.goto(`/admin?view=desk&order=${orderId}`)
  await expect(desk.getByRole('list', { name: 'Medido' }).getByText(/^Com folha branca: contraste/)).toBeVisible()
  await desk.context().close()
})
