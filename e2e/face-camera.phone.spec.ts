import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS } from '#contract/onboarding.ts'
import { DRAWN_FACES } from '#visagism/testing/drawn-face.ts'
import { ROOT } from '#scripts/root.ts'
import { browser } from '../playwright.config.ts'
import { type Scene, writeScenes } from './face-scenes.ts'
import { expect, test } from './fixtures.ts'
import { openForm, untilInstalled } from './form-screens.ts'

const VIDEO = join(ROOT, `.cache/e2e/camera-${process.env['TEST_PARALLEL_INDEX'] ?? 0}.mjpeg`)
test.use({
  launchOptions: { ...browser, args: [...browser.args, `--use-file-for-fake-video-capture=${VIDEO}`] },
})

const openCamera = async (page: Page) => {
  await page.getByRole('button', { name: 'Tirar foto: Frente' }).click()
  return page.locator('.camera-frame')
}

/** Nothing the camera sees may leave the origin. */
const foreignRequests = (page: Page): string[] => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin) foreign.push(request.url())
  })
  return foreign
}

test('the camera says what it sees, one thing at a time', async ({ page, purchase, signIn, newEmail }) => {
  const scenes: readonly (readonly [string, Scene])[] = [
    ['none', { faces: [], seconds: 4 }],
    ['far', { faces: [{ scale: 0.55 }], seconds: 4 }],
    ['off-centre', { faces: [{ scale: 0.9, right: 170 }], seconds: 4 }],
    ['near', { faces: [{ scale: 1.95, down: 20 }], seconds: 4 }],
    ['tilted', { faces: [{ scale: 1, roll: 14 }], seconds: 4 }],
    [
      'two',
      {
        faces: [
          { scale: 0.6, right: -180 },
          { scale: 0.6, right: 180 },
        ],
        seconds: 3,
      },
    ],
    ['ready', { faces: [{ scale: 1.1 }], seconds: 4 }],
  ]
  await writeScenes(
    VIDEO,
    scenes.map(([, scene]) => scene),
  )
  const email = newEmail('lia')
  await purchase({ email, name: 'Lia' })
  await signIn(page, email)
  await openForm(page)
  const foreign = foreignRequests(page)
  const frame = await openCamera(page)
  // Manual, so that every state can be seen.
  await page.getByRole('switch', { name: 'Dispara sozinha' }).click()
  // Layout that must not move.
  const places = () =>
    page.evaluate(() =>
      ['.camera-word', '.camera-picture', '.camera-shutter', '.camera-controls'].map((selector) => {
        const { x, y, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return [selector, x, y, width].join(' ')
      }),
    )
  const first = await places()
  // The video loops: a busy machine may miss a scene once.
  for (const [state] of scenes) {
    await expect(frame).toHaveAttribute('data-face', state, { timeout: 120_000 })
    expect(await places(), state).toEqual(first)
  }
  await expect(page.locator('.camera-word')).toContainText('Assim. Fique um instante.')
  await expect(frame).not.toHaveAttribute('data-face', 'ready')
  expect(foreign).toEqual([])
  // For a side, a frontal face must still turn.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tirar foto: Lado esquerdo' }).click()
  await expect(frame).toHaveAttribute('data-face', 'turned')
})

test('it shoots by itself when all holds, whoever stands before it', async ({ page, purchase, signIn, newEmail }) => {
  const email = newEmail('rui')
  await purchase({ email, name: 'Rui' })
  await signIn(page, email)
  await openForm(page)
  for (const face of [DRAWN_FACES[0], DRAWN_FACES[7]]) {
    if (!face) throw new Error('There are no eight faces.')
    await writeScenes(VIDEO, [{ faces: [{ face, scale: 1.1 }], seconds: 2 }])
    await openCamera(page)
    await expect(page.getByRole('button', { name: 'Usar esta foto' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

/** Takes the photos by button, as when no face is found. */
async function takeByHand(page: Page): Promise<void> {
  const camera = page.getByRole('dialog', { name: 'Câmera' })
  for (const slot of PHOTO_SLOTS) {
    await expect(camera.getByRole('heading', { name: PHOTO_SLOT_WORDS[slot] })).toBeAttached()
    const shutter = camera.getByRole('button', { name: 'Tirar foto', exact: true })
    await expect(shutter).toBeEnabled()
    await expect(camera.locator('[aria-busy="true"]')).toHaveCount(0)
    await shutter.tap()
    await camera.getByRole('button', { name: /Usar (esta foto|assim mesmo)/ }).tap()
  }
  await expect(camera).toHaveCount(0)
}

test('a face it cannot find is never turned away', async ({ page, purchase, signIn, newEmail }) => {
  await writeScenes(VIDEO, [{ faces: [], seconds: 2 }])
  const email = newEmail('ivo')
  await purchase({ email, name: 'Ivo' })
  await signIn(page, email)
  await openForm(page)
  const frame = await openCamera(page)
  await expect(page.locator('.camera-word')).toContainText('Não achei. A foto vale igual.')
  await expect(frame).toContainText('Toque no botão quando quiser: depois, os pontos você marca.')
  await expect(page.getByText('Toque quando quiser', { exact: true })).toBeVisible()
  await takeByHand(page)
  await expect(page.getByText('Enviada', { exact: false })).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Próximo: Envio' })).toBeEnabled()
  await page.getByRole('button', { name: 'Medir agora' }).click()
  await expect(page.getByRole('button', { name: 'Falta a linha do cabelo' })).toBeVisible()
})

test.describe('without a finder the camera works as it always did', () => {
  const blocked: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['its files do not come', (page) => page.route('**/assets/face/**', (route) => route.abort())],
    [
      'workers are forbidden',
      (page) =>
        page.addInitScript(() => {
          window.Worker = class {
            constructor() {
              throw new DOMException('Workers are forbidden.', 'SecurityError')
            }
          } as unknown as typeof Worker
        }),
    ],
  ]
  for (const [why, block] of blocked)
    test(why, async ({ page, purchase, signIn, newEmail }) => {
      await writeScenes(VIDEO, [{ faces: [{ scale: 1.1 }], seconds: 2 }])
      const troubles: Error[] = []
      page.on('pageerror', (error) => troubles.push(error))
      await block(page)
      const email = newEmail('noa')
      await purchase({ email, name: 'Noa' })
      await signIn(page, email)
      await openForm(page)
      const frame = await openCamera(page)
      await expect(page.locator('.camera-hint')).not.toBeEmpty()
      await expect(page.getByText('Luz boa').or(frame.getByText('Luz'))).toBeVisible()
      await takeByHand(page)
      await expect(page.getByText('Enviada', { exact: false })).toHaveCount(4)
      await expect(page.getByRole('button', { name: 'Próximo: Envio' })).toBeEnabled()
      expect(troubles).toEqual([])
    })
})

test('once fetched it sees without a network too, and the four photos wait for one', async ({
  page,
  context,
  purchase,
  signIn,
  newEmail,
}) => {
  await writeScenes(VIDEO, [{ faces: [{ scale: 1.1 }], seconds: 2 }])
  const email = newEmail('zoe')
  await purchase({ email, name: 'Zoe' })
  await signIn(page, email)
  await openForm(page)
  await untilInstalled(page)
  await page.evaluate(() => localStorage.setItem('rosto-ideal:so-no-botao', 'true'))
  const frame = await openCamera(page)
  await expect(frame).toHaveAttribute('data-face', 'ready')
  await context.setOffline(true)
  await page.reload()
  await openCamera(page)
  await expect(frame).toHaveAttribute('data-face', 'ready')
  await takeByHand(page)
  await expect(page.getByText('Na fila', { exact: false })).toHaveCount(4)
  await context.setOffline(false)
  await expect(page.getByText('Enviada', { exact: false })).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Próximo: Envio' })).toBeEnabled()
})
