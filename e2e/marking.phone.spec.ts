import type { Page } from '@playwright/test'
import { faceApi } from '#contract/face/calls.ts'
import { onboardingApi } from '#contract/onboarding.ts'
import { ordersApi } from '#contract/orders.ts'
import { fillPath } from '#contract/endpoint.ts'
import { FACE, onScreen } from './drawn-face.ts'
import { expect, test } from './fixtures.ts'
import { agreeUnseen } from './form-screens.ts'

async function tapFace(page: Page, point: keyof typeof FACE): Promise<void> {
  const { x, y } = await onScreen(page, FACE[point])
  await page.touchscreen.tap(x, y)
}

/** Waits until the photo rests. */
async function rest(page: Page): Promise<void> {
  const photo = page.locator('.face-stage-photo')
  let before = ''
  await expect(async () => {
    const now = (await photo.getAttribute('style')) ?? ''
    const rests = now === before
    before = now
    expect(rests).toBe(true)
  }).toPass({ intervals: [120] })
}

async function choosePhotoOf(page: Page, orderId: string, name: string, front: string): Promise<void> {
  const formData = { fullName: name, gender: 'Feminino', objective: 'Melhoria sutil', style: 'Clássico' }
  await page.request.post(onboardingApi.saveDraft.path, {
    data: { orderId, formData, currentStep: 2, editedAt: new Date().toISOString() },
  })
  await agreeUnseen(page, orderId)
  await page.goto(`/onboarding/${orderId}`)
  await expect(page.getByRole('heading', { name: 'Quatro fotos' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Medir meu rosto' })).toBeHidden()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher da galeria: Frente' }).click()
  await (await chooser).setFiles(front)
}

async function onlyOrder(page: Page): Promise<string> {
  const [order] = ordersApi.list.reply.parse(await (await page.request.get(ordersApi.list.path)).json())
  return order?.id ?? ''
}

async function storedMarking(page: Page, orderId: string) {
  const reply = await page.request.get(fillPath(faceApi.marking.path, { orderId }))
  return faceApi.marking.reply.parse(await reply.json()).marking
}

test('the device proposes points, and three touches keep them with who looked at what', async ({
  page,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('jana')
  await purchase({ email, name: 'Jana Prado' })
  await signIn(page, email)
  const orderId = await onlyOrder(page)
  await choosePhotoOf(page, orderId, 'Jana Prado', photoFiles.front)
  await page.getByRole('button', { name: 'Medir agora' }).click()
  await expect(page.getByRole('heading', { name: 'Três olhares' })).toBeVisible()

  // Closed unseen, the proposal is stored as unreviewed.
  await page.getByRole('button', { name: 'Fechar, e deixar por conferir' }).click()
  await expect(page.getByText('ninguém conferiu', { exact: false })).toBeVisible()
  await expect.poll(async () => (await storedMarking(page, orderId))?.proposed?.reviewed).toBe(false)

  await page.getByRole('button', { name: 'Conferir os pontos' }).click()
  await expect(page.getByRole('heading', { name: 'A testa acaba aqui?' })).toBeFocused()
  await page.getByRole('button', { name: 'Confere', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'O canto da mandíbula' })).toBeFocused()
  await page.getByRole('button', { name: 'Mover', exact: true }).click()
  for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Para baixo' }).click()
  await page.getByRole('button', { name: 'Confere', exact: true }).click()
  await page.getByRole('button', { name: 'Não sei' }).click()
  await expect(page.getByRole('heading', { name: /Seus pontos dizem/ })).toBeVisible()
  await page.getByRole('button', { name: 'Pronto' }).click()
  await expect(page.getByRole('heading', { name: 'Rosto medido' })).toBeVisible()
  await expect
    .poll(async () => (await storedMarking(page, orderId))?.proposed)
    .toMatchObject({
      reviewed: true,
      origins: { templeLeft: 'checked', jawLeft: 'moved', jawRight: 'checked', chin: 'device', hairline: 'device' },
    })
})

test('without a finder a buyer measures the face by hand, and the server keeps the points', async ({
  page,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  await page.route('**/assets/face/**', (route) => route.abort())
  const email = newEmail('iara')
  await purchase({ email, name: 'Iara Monteiro' })
  await signIn(page, email)
  const orderId = await onlyOrder(page)
  await choosePhotoOf(page, orderId, 'Iara Monteiro', photoFiles.front)
  await page.getByRole('button', { name: 'Medir agora' }).click()

  await expect(page.getByRole('button', { name: 'Falta a linha do cabelo' })).toBeVisible()
  await rest(page)
  await tapFace(page, 'hairline')
  await tapFace(page, 'chin')
  await page.getByRole('button', { name: 'Próximo: larguras' }).click()
  await rest(page)
  await tapFace(page, 'templeLeft')
  await tapFace(page, 'cheekboneLeft')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Medir agora' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Anterior' }).click()
  await page.getByRole('button', { name: 'Próximo: mandíbula' }).click()
  await rest(page)
  // This time the handle itself is dragged.
  const from = await page.locator('[data-handle="jawLeft"]').boundingBox()
  const to = await onScreen(page, FACE.jawLeft)
  await page.mouse.move((from?.x ?? 0) + 24, (from?.y ?? 0) + 24)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Ver resultado' }).click()
  await expect(page.getByRole('heading', { name: /Seus pontos dizem/ })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar medidas' }).click()

  await expect(page.getByRole('heading', { name: 'Rosto medido' })).toBeVisible()
  await expect(page.getByText('As medidas estão guardadas com a sua foto', { exact: false })).toBeVisible()
  const kept = () => storedMarking(page, orderId)
  const marking = await kept()
  const { points, photo } = marking ?? { points: null, photo: { width: 1, height: 1 } }
  for (const name of ['hairline', 'chin', 'templeLeft', 'cheekboneLeft', 'jawLeft'] as const) {
    // A finger is exact to about 1 %.
    expect(Math.abs((points?.[name].x ?? 0) / photo.width - FACE[name][0] / 900), name).toBeLessThan(0.01)
    expect(Math.abs((points?.[name].y ?? 0) / photo.height - FACE[name][1] / 1200), name).toBeLessThan(0.01)
  }
  // The other side was mirrored.
  expect(Math.abs((points?.cheekboneRight.x ?? 0) / photo.width - 648 / 900)).toBeLessThan(0.02)

  await page.reload()
  await page.getByRole('button', { name: 'Ver medidas' }).click()
  await expect(page.getByRole('heading', { name: /Seus pontos dizem/ })).toBeVisible()
  await page.getByRole('button', { name: 'Fechar sem guardar' }).click()

  await page.getByRole('button', { name: 'Remover foto: Frente' }).click()
  await expect(page.getByRole('heading', { name: 'Rosto medido' })).toBeHidden()
  await expect.poll(kept).toBeNull()
})
