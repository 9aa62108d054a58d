import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { faceApi } from '#contract/face/calls.ts'
import { fillPath } from '#contract/endpoint.ts'
import { PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import { ROOT } from '#scripts/root.ts'
import { browser } from '../playwright.config.ts'
import { type Scene, writeScenes } from './face-scenes.ts'
import { expect, test } from './fixtures.ts'
import { consentScreen, openForm } from './form-screens.ts'
import { countTouches, MOST_TAPS, touches } from './touches.ts'

const VIDEO = join(ROOT, `.cache/e2e/eye-${process.env['TEST_PARALLEL_INDEX'] ?? 0}.mjpeg`)
test.use({
  launchOptions: { ...browser, args: [...browser.args, `--use-file-for-fake-video-capture=${VIDEO}`] },
})

const SCENES: Readonly<Record<PhotoSlot, Scene>> = {
  front: { faces: [{ scale: 1.1 }], seconds: 2 },
  side_left: { faces: [{ view: 'side_left', scale: 1.2 }], seconds: 2 },
  side_right: { faces: [{ view: 'side_right', scale: 1.2 }], seconds: 2 },
  back: { faces: [{ view: 'back' }], seconds: 2 },
}

const feel = (page: Page) =>
  page.addInitScript(() => {
    navigator.vibrate = (pattern) => {
      const felt = document.documentElement.dataset
      felt['felt'] = `${felt['felt'] ?? ''} ${JSON.stringify(pattern)};`
      return true
    }
  })

test('the whole form by eye alone: the shutter goes by itself, nothing is typed, few touches are enough', async ({
  page,
  purchase,
  signIn,
  newEmail,
}) => {
  const email = newEmail('ines')
  await purchase({ email, name: 'Inês Prado' })
  await signIn(page, email)
  await countTouches(page)
  await feel(page)
  const orderId = await openForm(page, 1, { agrees: false })
  const camera = page.getByRole('dialog', { name: 'Câmera' })
  const use = camera.getByRole('button', { name: 'Usar esta foto' })
  const shows = (slot: PhotoSlot) =>
    expect(camera.getByRole('heading', { name: PHOTO_SLOT_WORDS[slot] })).toBeAttached()

  await test.step('the profile, whose name the purchase knows', async () => {
    for (const answer of ['Feminino', 'Melhoria sutil', 'Clássico'])
      await page.getByRole('radio', { name: answer, exact: true }).tap()
    await page.getByRole('button', { name: 'Próximo: Fotos' }).tap()
  })

  await test.step('one yes, and the camera takes front and sides by itself', async () => {
    await writeScenes(VIDEO, [SCENES.front])
    await page.getByRole('button', { name: 'Tirar foto de frente' }).tap()
    await consentScreen(page).getByRole('switch').tap()
    await consentScreen(page).getByRole('button', { name: 'Abrir a câmera' }).tap()
    for (const [slot, next] of [
      ['front', 'side_left'],
      ['side_left', 'side_right'],
      ['side_right', 'back'],
    ] as const) {
      await shows(slot)
      await expect(use).toBeVisible()
      await writeScenes(VIDEO, [SCENES[next]])
      await use.tap()
      await shows(next)
    }
    // Three pulses when the person cannot see the screen.
    await expect(page.locator('html')).toHaveAttribute('data-felt', / 10; 30; \[60,90,60,90,60\]; 30;/)
  })

  await test.step('from behind it never fires by itself: one touch, and it counts', async () => {
    await expect(camera.locator('.camera-frame')).toHaveAttribute('data-face', 'none')
    await expect(camera.getByText('Nenhum rosto à vista, como deve ser')).toBeVisible()
    await camera.getByRole('button', { name: 'Tirar foto', exact: true }).tap()
    await use.tap()
    await expect(camera).toHaveCount(0)
    await expect(page.getByText('Enviada', { exact: false })).toHaveCount(4)
  })

  await test.step('the points that the device proposes are looked at', async () => {
    await page.getByRole('button', { name: 'Medir agora' }).tap()
    await expect(page.getByRole('heading', { name: 'Dois olhares' })).toBeVisible()
    const confirm = page.getByRole('button', { name: 'Confere', exact: true })
    const result = page.getByRole('heading', { name: /Seus pontos dizem/ })
    for (const question of ['A testa acaba aqui?', 'O canto da mandíbula']) {
      await expect(page.getByRole('heading', { name: question })).toBeVisible()
      await confirm.tap()
    }
    await expect(result).toBeVisible()
    await page.getByRole('button', { name: 'Pronto' }).tap()
    await expect(page.getByRole('heading', { name: 'Rosto medido' })).toBeVisible()
  })

  await test.step('what is seen is answered by touching drawings', async () => {
    await page.getByRole('button', { name: 'Próximo: Envio' }).tap()
    await expect(page.getByRole('heading', { name: 'Qual se parece com você?' })).toBeVisible()
    const tile = (row: string, name: string) =>
      page.getByRole('radiogroup', { name: row }).getByRole('radio', { name, exact: true })
    await tile('Tom de pele', 'Tom 3 de 8, clara a média').tap()
    await tile('Cor do cabelo', 'Castanho-escuro').tap()
    await tile('Textura', 'Liso').tap()
    await tile('Comprimento', 'No ombro').tap()
    await tile('Olhos', 'Castanho-escuro').tap()
    await page.getByRole('button', { name: 'Pronto' }).tap()
  })

  await test.step('sent', async () => {
    await expect(page.getByRole('heading', { name: 'Confira e envie' })).toBeVisible()
    const terms = page.getByRole('checkbox', { name: /aceito os/ })
    await terms.tap()
    await expect(terms).toBeChecked()
    const before = await touches(page)
    await page.getByRole('button', { name: 'Finalizar Análise' }).tap()
    await expect(page.getByText('Formulário enviado com sucesso!')).toBeVisible()
    expect(before.taps + 1).toBeLessThanOrEqual(MOST_TAPS)
    expect(before.taps).toBeGreaterThan(15)
    expect(before.typed).toBe(0)
    test.info().annotations.push({ type: 'taps', description: String(before.taps + 1) })
  })

  await test.step('all of it is on the server', async () => {
    const get = async (path: string) => (await page.request.get(fillPath(path, { orderId }))).json()
    expect(faceApi.observed.reply.parse(await get(faceApi.observed.path)).record).toMatchObject({
      texture: { value: 'liso', by: 'cliente' },
    })
    const { marking } = faceApi.marking.reply.parse(await get(faceApi.marking.path))
    expect(marking?.proposed).toMatchObject({ reviewed: true, origins: { templeLeft: 'checked', jawLeft: 'checked' } })
  })
})
