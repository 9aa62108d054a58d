import { appendFile, rm, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { drawnPhoto } from '#api/platform/testing/drawn-photo.ts'
import { expect, test } from './fixtures.ts'
import { choosePhoto, openForm, photoCard, untilInstalled } from './form-screens.ts'

const jpg = (buffer: Buffer) => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })

async function enlarged(width: number, height: number, slot: PhotoSlot): Promise<Buffer> {
  const photo = await drawnPhoto({ slot, megapixels: 1, orientation: 1 })
  return sharp(photo, { limitInputPixels: false })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 70 })
    .toBuffer()
}

/** 0 to 255. */
async function storedBrightness(page: Page, orderId: string, slot: PhotoSlot): Promise<number> {
  const reply = await page.request.get(`/api/orders/${orderId}/photos/${slot}`)
  const { channels } = await sharp(await reply.body()).stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
}

test('a photo that is not whole, or not there, is refused at once in its own words, without a network', async ({
  page,
  context,
  purchase,
  signIn,
  newEmail,
}, testInfo) => {
  const email = newEmail('rute')
  await purchase({ email, name: 'Rute' })
  await signIn(page, email)
  await page.addInitScript(() => {
    // Delays the choice until the test continues. A byte is read first: the browser takes a file's time at its first reading.
    document.addEventListener(
      'change',
      (event) => {
        const { target } = event
        if (
          !event.isTrusted ||
          !(target instanceof HTMLInputElement) ||
          document.documentElement.dataset['holds'] !== 'yes'
        )
          return
        event.stopImmediatePropagation()
        void target.files?.[0]
          ?.slice(0, 1)
          .arrayBuffer()
          .then(() => (document.documentElement.dataset['holds'] = 'read'))
        document.addEventListener('go', () => target.dispatchEvent(new Event('change', { bubbles: true })), {
          once: true,
        })
      },
      true,
    )
  })
  await openForm(page)
  await untilInstalled(page)
  await context.setOffline(true)
  const light = await drawnPhoto({ slot: 'front', megapixels: 1, orientation: 1 })
  const heavy = await drawnPhoto({ slot: 'front' })
  const front = photoCard(page, 'front')

  for (const whole of [light, heavy, await sharp(light).png().toBuffer(), await sharp(light).webp().toBuffer()]) {
    await choosePhoto(page, 'front', jpg(whole.subarray(0, whole.length * 0.6)))
    await expect(front.getByRole('alert')).toContainText('Esta foto chegou pela metade')
    await expect(front).toHaveAttribute('data-state', 'empty')
  }

  for (const [slot, end] of [
    ['side_left', (path: string) => rm(path)],
    ['side_right', (path: string) => appendFile(path, 'x')],
  ] as const) {
    const path = testInfo.outputPath(`${slot}.jpg`)
    await writeFile(path, light)
    await page.evaluate(() => (document.documentElement.dataset['holds'] = 'yes'))
    await choosePhoto(page, slot, path)
    await expect(page.locator('html')).toHaveAttribute('data-holds', 'read')
    await end(path)
    await page.evaluate(() => {
      document.documentElement.dataset['holds'] = ''
      document.dispatchEvent(new Event('go'))
    })
    await expect(photoCard(page, slot).getByRole('alert')).toHaveText(
      'Esta foto ainda não está neste celular: abra-a na galeria e escolha de novo.',
    )
  }

  // Phones append data to JPEGs.
  const trailer = Buffer.concat([
    light,
    Buffer.from('\0\0\x01\x0aImage_UTC_Data1732612345678SEFHk'),
    light.subarray(0, 9000),
  ])
  await choosePhoto(page, 'front', jpg(trailer))
  await expect(front).toContainText('Na fila')
  await context.setOffline(false)
  await expect(front).toContainText('Enviada')
})

test('a photo of 50 megapixels is made smaller here and arrives upright', async ({
  page,
  purchase,
  signIn,
  newEmail,
}) => {
  const email = newEmail('abel')
  await purchase({ email, name: 'Abel' })
  await signIn(page, email)
  const orderId = await openForm(page)
  const lying = await sharp(await enlarged(8192, 6144, 'front'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  await choosePhoto(page, 'front', jpg(lying))
  // A busy machine decodes it slowly.
  await expect(photoCard(page, 'front')).toContainText('Enviada', { timeout: 200_000 })
  const reply = await page.request.get(`/api/orders/${orderId}/photos/front`)
  const stored = await sharp(await reply.body()).metadata()
  expect([stored.width, stored.height]).toEqual([1536, 2048])
  // The EXIF turns it upright.
  const expected = await sharp(lying).autoOrient().resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  const seen = await sharp(await reply.body())
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
  const difference = expected.reduce((sum, value, at) => sum + Math.abs(value - (seen[at] ?? 0)), 0) / expected.length
  expect(difference).toBeLessThan(8)
})

test.describe('a tablet that calls itself a Mac, whose canvases end at 16.7 megapixels', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  })

  test('sends 24 megapixels that are not black', async ({ page, purchase, signIn, newEmail }) => {
    const email = newEmail('iara')
    await purchase({ email, name: 'Iara' })
    await signIn(page, email)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' })
      const isTooLarge = (canvas: { width: number; height: number }) => canvas.width * canvas.height > 4096 * 4096
      for (const Context of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D])
        for (const name of ['drawImage', 'fillRect'] as const)
          Object.defineProperty(Context.prototype, name, {
            value: new Proxy(Context.prototype[name], {
              apply(draw, context: CanvasRenderingContext2D, given: unknown[]) {
                const [source] = given
                const isCanvas = source instanceof HTMLCanvasElement || source instanceof OffscreenCanvas
                if (isTooLarge(context.canvas) || (isCanvas && isTooLarge(source))) return
                Reflect.apply(draw, context, given)
              },
            }),
          })
    })
    const orderId = await openForm(page)
    await choosePhoto(page, 'front', jpg(await enlarged(4284, 5712, 'front')))
    await expect(photoCard(page, 'front')).toContainText('Enviada')
    expect(await storedBrightness(page, orderId, 'front')).toBeGreaterThan(60)
  })
})
