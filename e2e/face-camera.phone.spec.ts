import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DRAWN_FACES } from '#visagism/finder/drawn-face.ts'
import { ROOT } from '#scripts/root.ts'
import { browser } from '../playwright.config.ts'
import { type Scene, writeScenes } from './face-scenes.ts'
import { expect, test } from './fixtures.ts'
import { openForm } from './form-screens.ts'

const VIDEO = join(ROOT, `.cache/e2e/camera-${process.env['TEST_PARALLEL_INDEX'] ?? 0}.mjpeg`)
test.use({
  launchOptions: { ...browser, args: [...browser.args, `--use-file-for-fake-video-capture=${VIDEO}`] },
})

const openCamera = async (page: Page) => {
  await page.getByRole('button', { name: 'Tirar foto: Frente' }).click()
  return page.locator('.camera-frame')
}

/** Nothing of what the camera sees may leave the origin. */
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
    ['none', { faces: [], seconds: 3 }],
    ['far', { faces: [{ scale: 0.55 }], seconds: 3 }],
    ['off-centre', { faces: [{ scale: 0.9, right: 170 }], seconds: 3 }],
    ['near', { faces: [{ scale: 1.95, down: 20 }], seconds: 3 }],
    ['tilted', { faces: [{ scale: 1, roll: 14 }], seconds: 3 }],
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
    ['ready', { faces: [{ scale: 1.1 }], seconds: 3 }],
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
  // The button alone shoots: the tour is to be seen whole.
  await page.getByRole('switch', { name: 'Dispara sozinha' }).click()
  for (const [state] of scenes) await expect(frame).toHaveAttribute('data-face', state)
  await expect(page.locator('.camera-word')).toContainText('Assim. Fique um instante.')
  await expect(frame).not.toHaveAttribute('data-face', 'ready')
  expect(foreign).toEqual([])
  // A side: the same face from the front is still to be turned.
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

test('a face it cannot find is never turned away', async ({ page, purchase, signIn, newEmail }) => {
  await writeScenes(VIDEO, [{ faces: [], seconds: 2 }])
  const email = newEmail('ivo')
  await purchase({ email, name: 'Ivo' })
  await signIn(page, email)
  await openForm(page)
  await openCamera(page)
  await expect(page.locator('.camera-word')).toContainText('Não achei. A foto vale igual.')
  await page.getByRole('button', { name: 'Tirar foto', exact: true }).click()
  await page.getByRole('button', { name: /Usar (esta foto|assim mesmo)/ }).click()
  await expect(
    page.getByRole('dialog', { name: 'Câmera' }).getByRole('heading', { name: 'Lado esquerdo' }),
  ).toBeVisible()
})

test('without the finder’s files the camera works as it always did', async ({ page, purchase, signIn, newEmail }) => {
  await writeScenes(VIDEO, [{ faces: [{ scale: 1.1 }], seconds: 2 }])
  await page.route('**/assets/face/**', (route) => route.abort())
  const email = newEmail('noa')
  await purchase({ email, name: 'Noa' })
  await signIn(page, email)
  await openForm(page)
  const frame = await openCamera(page)
  await expect(page.locator('.camera-hint')).not.toBeEmpty()
  await page.getByRole('button', { name: 'Tirar foto', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Usar esta foto' })).toBeVisible()
  await expect(frame).toHaveCount(0)
})
