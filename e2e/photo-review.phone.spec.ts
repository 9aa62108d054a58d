import type { Page } from '@playwright/test'
import pg from 'pg'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { drawScene, type Scene } from './face-scenes.ts'
import { choosePhoto, openForm, photoCard, untilInstalled } from './form-screens.ts'

const file = async (scene: Omit<Scene, 'seconds'>) => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawScene(scene),
})
const FRONT = { faces: [{ scale: 1.1 }] }
const TILTED = { faces: [{ scale: 1.1, roll: 14 }] }

const review = (page: Page) => page.getByRole('dialog', { name: 'Conferir a foto' })
const cardWords = (page: Page, slot: Parameters<typeof photoCard>[1]) => photoCard(page, slot).getByRole('status')

/** Photos are not held back while the finder loads. */
async function untilItSees(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tirar foto: Lado direito' }).click()
  await expect(page.locator('.camera-frame')).toHaveAttribute('data-face', /.+/)
  await page.keyboard.press('Escape')
}

async function storedDoubts(orderId: string): Promise<Record<string, string[]>> {
  const database = new pg.Client({ connectionString: process.env['E2E_DATABASE_URL'] })
  await database.connect()
  try {
    const { rows } = await database.query<{ slot: string; doubts: string[] }>(
      'SELECT slot, doubts FROM customer_photos WHERE order_id = $1',
      [orderId],
    )
    return Object.fromEntries(rows.map(({ slot, doubts }) => [slot, doubts]))
  } finally {
    await database.end()
  }
}

test('a photo of the gallery that raises a doubt is put where it belongs, or used all the same', async ({
  page,
  context,
  purchase,
  signIn,
  newEmail,
}) => {
  const email = newEmail('nara')
  await purchase({ email, name: 'Nara' })
  await signIn(page, email)
  const orderId = await openForm(page)
  await untilInstalled(page)
  await untilItSees(page)

  // A frontal face as a side, offline: stored first, then questioned.
  await context.setOffline(true)
  await choosePhoto(page, 'side_right', await file(FRONT))
  await expect(review(page).getByText('Esta parece de frente.')).toBeVisible()
  await expect(review(page).getByText('Aqui entra o lado direito, com a orelha à vista.')).toBeVisible()
  await review(page).getByRole('button', { name: 'Mover para Frente, que está vazia' }).click()
  await expect(review(page)).toHaveCount(0)
  await expect(cardWords(page, 'front')).toHaveText(/^Na fila/)
  await expect(page.getByRole('button', { name: 'Tirar foto: Lado direito' })).toBeVisible()
  await page.reload()
  await expect(cardWords(page, 'front')).toHaveText(/^Na fila/)
  await context.setOffline(false)
  await expect(cardWords(page, 'front')).toHaveText(/^Enviada/)
  await untilItSees(page)

  // Both photos are shown, and the copy may be used.
  await choosePhoto(page, 'side_left', await file(FRONT))
  const same = page.getByRole('dialog', { name: 'É a mesma foto da Frente' })
  await expect(same.getByText(/o capítulo do perfil fica mais curto/)).toBeVisible()
  await same.getByRole('button', { name: 'Usar assim mesmo' }).click()
  await expect(cardWords(page, 'side_left')).toHaveText(/^Enviada, [\d.,]+ MB$/)

  // Used anyway, it is not asked about again.
  await page.getByRole('button', { name: 'Remover foto: Frente' }).click()
  await choosePhoto(page, 'front', await file(TILTED))
  await expect(review(page).getByText('A cabeça está um pouco inclinada.')).toBeVisible()
  await review(page).getByRole('button', { name: 'Usar assim mesmo' }).click()
  await expect(cardWords(page, 'front')).toHaveText(/^Enviada, [\d.,]+ MB$/)
  await expect(photoCard(page, 'front').getByText(/inclinada/)).toHaveCount(0)
  const doubts = await storedDoubts(orderId)
  expect(doubts['front']).toContain('tilted')
  expect(doubts['side_left']).toContain('front-in-side')

  // Another photo clears the doubts.
  await page.getByRole('button', { name: 'Remover foto: Lado esquerdo' }).click()
  await choosePhoto(page, 'side_left', await file(TILTED))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Escolher outra' }).click()
  await (await chooser).setFiles(await file({ faces: [] }))
  await expect(cardWords(page, 'side_left')).toHaveText(/^Enviada/)
  await expect.poll(async () => (await storedDoubts(orderId))['side_left']?.includes('front-in-side')).toBe(false)
})

test('a photo on its side is proposed to be turned, and is turned only by a press', async ({
  page,
  purchase,
  signIn,
  newEmail,
}) => {
  const email = newEmail('lena')
  await purchase({ email, name: 'Lena' })
  await signIn(page, email)
  const orderId = await openForm(page)
  await untilInstalled(page)
  await untilItSees(page)
  const upright = await drawScene(FRONT)
  // A rotated photo without EXIF.
  const lying = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await sharp(upright).rotate(90).jpeg().toBuffer() }
  const stored = async () => {
    const reply = await page.request.get(`/api/orders/${orderId}/photos/front`)
    return reply.body()
  }
  await choosePhoto(page, 'front', lying)
  await expect(review(page).getByText('Parece deitada. Girar?')).toBeVisible()
  await expect.poll(async () => (await storedDoubts(orderId))['front']).toContain('lying')
  expect((await sharp(await stored()).metadata()).width).toBe(960)
  await review(page).getByRole('button', { name: 'Girar a foto' }).click()
  await expect(review(page).getByText('Um rosto, de frente', { exact: false })).toBeVisible()
  await review(page).getByRole('button', { name: 'Usar esta foto' }).click()
  await expect.poll(async () => (await storedDoubts(orderId))['front']).toEqual([])
  await expect(cardWords(page, 'front')).toHaveText(/^Enviada/)
  const pixels = (picture: Buffer) => sharp(picture).resize(8, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const [asDrawn, asKept] = [await pixels(upright), await pixels(await stored())]
  const difference = asDrawn.reduce((sum, value, at) => sum + Math.abs(value - (asKept[at] ?? 0)), 0) / asDrawn.length
  expect(difference).toBeLessThan(6)
})
