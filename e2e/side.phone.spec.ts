import type { Page } from '@playwright/test'
import { faceApi } from '#contract/face/calls.ts'
import { fillPath } from '#contract/endpoint.ts'
import { PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import { onScreen, PROFILE } from './drawn-face.ts'
import { expect, test } from './fixtures.ts'
import { openForm } from './form-screens.ts'

async function choosePhoto(page: Page, slot: PhotoSlot, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Escolher da galeria: ${PHOTO_SLOT_WORDS[slot]}` }).click()
  await (await chooser).setFiles(file)
}

/** Waits until the photo rests on the found face. */
async function tapProfile(page: Page, point: keyof typeof PROFILE): Promise<void> {
  const photo = page.locator('.face-stage-photo')
  let before = ''
  await expect(async () => {
    const now = (await photo.getAttribute('style')) ?? ''
    const rests = now === before
    before = now
    expect(rests).toBe(true)
  }).toPass({ intervals: [120] })
  const { x, y } = await onScreen(page, PROFILE[point])
  await page.touchscreen.tap(x, y)
}

async function answer(page: Page, question: string, point: keyof typeof PROFILE): Promise<void> {
  await expect(page.getByRole('heading', { name: question })).toBeFocused()
  await tapProfile(page, point)
  await page.getByRole('button', { name: 'Confere', exact: true }).click()
}

async function storedSide(page: Page, orderId: string) {
  const reply = await page.request.get(fillPath(faceApi.sideMarking.path, { orderId }))
  return faceApi.sideMarking.reply.parse(await reply.json()).marking
}

test('the tip of the nose is found, three touches place the rest, and the profile stays with its photo', async ({
  page,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('lia')
  await purchase({ email, name: 'Lia Prado' })
  await signIn(page, email)
  const orderId = await openForm(page)
  await expect(page.getByRole('heading', { name: 'Marcar meu perfil' })).toBeHidden()
  await choosePhoto(page, 'side_left', photoFiles.side_left)
  await page.getByRole('button', { name: 'Marcar agora' }).click()

  await expect(page.getByRole('progressbar', { name: 'Marcar o perfil' })).toHaveAttribute(
    'aria-valuetext',
    'Ponto 1 de 4',
  )
  await answer(page, 'Onde a testa vem mais à frente', 'glabella')
  await expect(page.getByRole('heading', { name: 'A ponta do nariz é aqui?' })).toBeFocused()
  await page.getByRole('button', { name: 'Confere', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Marcar agora' }).click()
  await answer(page, 'Onde o nariz encontra o lábio', 'noseBase')
  await answer(page, 'A frente do queixo', 'chin')
  await expect(page.getByRole('heading', { name: /Seus pontos dizem/ })).toBeVisible()
  await page.getByRole('button', { name: 'Pronto' }).click()
  await expect(page.getByRole('heading', { name: 'Perfil marcado' })).toBeVisible()
  await expect(page.getByText('Os pontos estão guardados com a sua foto de lado', { exact: false })).toBeVisible()

  const stored = await storedSide(page, orderId)
  expect(stored).toMatchObject({ slot: 'side_left', origins: { noseTip: 'checked', chin: 'hand' } })
  const { points, photo } = stored ?? { points: null, photo: { width: 1, height: 1 } }
  for (const name of ['glabella', 'noseBase', 'chin'] as const) {
    // A finger is exact to about 1 %.
    expect(Math.abs((points?.[name].x ?? 0) / photo.width - PROFILE[name][0] / 900), name).toBeLessThan(0.01)
    expect(Math.abs((points?.[name].y ?? 0) / photo.height - PROFILE[name][1] / 1200), name).toBeLessThan(0.01)
  }

  await page.reload()
  await page.getByRole('button', { name: 'Ver o perfil' }).click()
  await expect(page.getByRole('heading', { name: /Seus pontos dizem/ })).toBeVisible()
  await page.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: `Remover foto: ${PHOTO_SLOT_WORDS.side_left}` }).click()
  await expect(page.getByRole('heading', { name: 'Perfil marcado' })).toBeHidden()
  await expect.poll(() => storedSide(page, orderId)).toBeNull()
})

test('by hand and without a network the points wait here, on the side the person prefers, and follow their photo', async ({
  page,
  context,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  await page.route('**/assets/face/**', (route) => route.abort())
  const email = newEmail('davi')
  await purchase({ email, name: 'Davi Prado' })
  await signIn(page, email)
  const orderId = await openForm(page)
  await choosePhoto(page, 'side_right', photoFiles.side_right)
  await choosePhoto(page, 'side_left', photoFiles.side_left)
  await expect(page.getByRole('button', { name: `Remover foto: ${PHOTO_SLOT_WORDS.side_left}` })).toBeVisible()
  await page.getByRole('button', { name: 'Marcar agora' }).click()
  await expect(page.getByRole('img', { name: 'Sua foto do lado esquerdo' })).toBeVisible()
  // Back to the left photo, whose points are known.
  await page.getByLabel('Mais opções').click()
  await page.getByRole('button', { name: 'Usar a foto do outro lado' }).click()
  await expect(page.getByRole('img', { name: 'Sua foto do lado direito' })).toBeVisible()
  await page.getByLabel('Mais opções').click()
  await page.getByRole('button', { name: 'Usar a foto do outro lado' }).click()
  await expect(page.getByRole('img', { name: 'Sua foto do lado esquerdo' })).toBeVisible()

  await context.setOffline(true)
  await answer(page, 'Onde a testa vem mais à frente', 'glabella')
  await answer(page, 'A ponta do nariz', 'noseTip')
  await answer(page, 'Onde o nariz encontra o lábio', 'noseBase')
  await page.getByRole('button', { name: 'Não sei' }).click()
  await expect(page.getByRole('heading', { name: 'Fica sem o ângulo' })).toBeVisible()
  await tapHandle(page, 'chin')
  await page.getByRole('button', { name: 'Pronto' }).click()
  await expect(page.getByText('Guardado neste aparelho', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => storedSide(page, orderId)).toMatchObject({ origins: { noseTip: 'hand', chin: 'hand' } })
})

/** Drags a doubtful point to its place. */
async function tapHandle(page: Page, point: keyof typeof PROFILE): Promise<void> {
  const from = await page.locator(`[data-handle="${point}"]`).boundingBox()
  const to = await onScreen(page, PROFILE[point])
  await page.mouse.move((from?.x ?? 0) + 24, (from?.y ?? 0) + 24)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}
