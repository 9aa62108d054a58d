import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { faceApi } from '#contract/face/calls.ts'
import { fillPath } from '#contract/endpoint.ts'
import { BIOMETRICS_VERSIONS, onboardingApi, PHOTO_SLOTS } from '#contract/onboarding.ts'
import { PHOTO_SIZE, photosOf, pointsOf } from '#scripts/studio/sample-photos.ts'
import { expect, test } from './fixtures.ts'
import { passReveal } from './open-guide.ts'
import { orderIdOf, sendForm } from './sent-form.ts'

/** Their points are known, and their haircut fits in the photo. */
const SITTER = 'paulo'

test('the recommended cut lies on the owner’s own photo, for them alone, and without a network where they keep the guide', async ({
  page,
  context,
  browser,
  purchase,
  signIn,
  mailTo,
  newEmail,
}, info) => {
  const email = newEmail('paulo')
  await purchase({ email, name: 'Paulo Henrique dos Santos' })
  await signIn(page, email)
  const orderId = await orderIdOf(page)
  const photos = await photosOf(SITTER)
  const files = { front: '', side_left: '', side_right: '', back: '' }
  for (const slot of PHOTO_SLOTS) {
    files[slot] = info.outputPath(`${slot}.jpg`)
    await writeFile(files[slot], photos[slot])
  }
  await markFront(page, orderId, photos.front)
  await sendForm(page, files, { gender: 'Masculino', hairLength: 'Curto', beardPreference: 'Sem barba' })
  await mailTo(email, { where: (mail) => mail.subject.includes('pronto') })
  const guide = `/dashboard/guia/${orderId}`
  await page.goto(guide)
  await passReveal(page)
  const laid = page.getByRole('img', { name: /^A mesma foto sob papel vegetal/ })
  const before = page.getByRole('img', { name: 'Sua foto de frente, hoje' })
  await goToOwnPhoto(page)
  await expect(laid).toBeVisible()
  await expect(before).toBeVisible()
  expect(await shownPixels(page)).toBeGreaterThan(0)

  await test.step('the PDF is offered for the screen at hand first, and is what it says', async () => {
    expect(await offered(page)).toEqual(['Para ler no celular', 'Para imprimir'])
    expect(await downloaded(page, 'Para ler no celular')).toContain('/MediaBox [0 0 390 844]')
    const desk = await context.newPage()
    await desk.setViewportSize({ width: 1440, height: 900 })
    await desk.goto(guide)
    expect(await offered(desk)).toEqual(['Para imprimir', 'Para ler no celular'])
    expect(await downloaded(desk, 'Para imprimir')).toMatch(/\/MediaBox \[0 0 595/)
    await desk.close()
  })

  await test.step('kept with the guide, it opens without a network', async () => {
    await page.getByRole('switch', { name: 'Ler sem internet' }).click()
    await expect(page.getByText('Guia guardado neste aparelho')).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect.poll(() => keysOnDevice(page)).toContainEqual(expect.stringContaining('/foto'))
    await context.setOffline(true)
    await page.reload()
    await goToOwnPhoto(page)
    await expect(laid).toBeVisible()
    expect(await shownPixels(page)).toBeGreaterThan(0)
    await context.setOffline(false)
  })

  await test.step('nobody else is given the photo', async () => {
    const stranger = await browser.newContext()
    const address = new URL(fillPath(onboardingApi.viewPhoto.path, { orderId, slot: 'front' }), page.url()).href
    expect((await stranger.request.get(address)).status()).toBe(401)
    await stranger.close()
  })

  await test.step('signing out leaves neither guide nor photo', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
    await expect.poll(() => keysOnDevice(page)).toEqual([])
  })
})

/** Sends the data as the app would. */
async function markFront(page: Page, orderId: string, front: Buffer): Promise<void> {
  const at = (path: string) => fillPath(path, { orderId, slot: 'front' })
  const said = await page.request.put(at(onboardingApi.consent.path), {
    data: { agreedToBiometrics: true, isAdult: true, version: BIOMETRICS_VERSIONS[0] },
  })
  const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: front }
  const sent = await page.request.put(at(onboardingApi.photo.path), { multipart: { photo, doubts: '' } })
  const marked = await page.request.put(at(faceApi.mark.path), {
    data: { points: pointsOf(SITTER), photo: PHOTO_SIZE },
  })
  expect([said, sent, marked].map((reply) => reply.status())).toEqual([200, 200, 200])
}

async function goToOwnPhoto(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Buscar no guia' })).toBeVisible()
  await page.locator('.chapter', { has: page.getByRole('heading', { name: 'Na sua foto' }) }).scrollIntoViewIfNeeded()
}

async function offered(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Baixar PDF' }).click()
  const choices = page.getByRole('dialog').getByRole('list').getByRole('button')
  await expect(choices).toHaveCount(2)
  return choices.allTextContents()
}

async function downloaded(page: Page, choice: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: choice }).click(),
  ])
  return (await readFile(await download.path())).toString('latin1')
}

/** A broken address gives 0. */
const shownPixels = (page: Page) =>
  page
    .locator('.own-photo image')
    .first()
    .evaluate(async (element) => {
      const image = new Image()
      image.src = element.getAttribute('href') ?? ''
      await image.decode()
      return image.naturalWidth
    })

const keysOnDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('rosto-ideal')
        opening.onsuccess = () => {
          const base = opening.result
          if (!base.objectStoreNames.contains('device')) return resolve([])
          const asking = base.transaction('device').objectStore('device').getAllKeys()
          asking.onsuccess = () => resolve(asking.result.map(String).filter((key) => key.includes('/guia/')))
        }
        opening.onerror = () => resolve([])
      }),
  )
