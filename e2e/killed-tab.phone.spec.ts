import { mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { writePhotoFiles } from '#scripts/studio/photo-files.ts'
import { test as base, expect } from './fixtures.ts'
import { chooseAll, openForm, photoCard } from './form-screens.ts'

const test = base.extend<object, { largePhotos: Readonly<Record<PhotoSlot, string>> }>({
  largePhotos: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, give) => {
      const folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-large-'))
      await give(await writePhotoFiles(folder, { megapixels: 12 }))
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ timeout: 240_000 })

/** Once the cards claim this, a photo must survive. */
async function untilStored(page: Page): Promise<void> {
  for (const slot of PHOTO_SLOTS)
    await expect(photoCard(page, slot)).not.toHaveAttribute('data-state', /^(empty|storing)$/)
}

/** Like a phone short of memory: the page cannot react. */
async function killTab(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash')
  const wire = await page.context().newCDPSession(page)
  // The call is never answered.
  wire.send('Page.crash').catch(() => undefined)
  await gone
  await page.close()
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Emulation.setCPUThrottlingRate', { rate })
}

for (const rate of [1, 4]) {
  for (const seconds of [0, 0.3, 1, 2]) {
    test(`a tab killed ${seconds} s after four photos were chosen loses none, at a processor ${rate} times as slow`, async ({
      page,
      context,
      purchase,
      signIn,
      newEmail,
      largePhotos,
    }) => {
      const email = newEmail('lia')
      await purchase({ email, name: 'Lia' })
      await signIn(page, email)
      const orderId = await openForm(page)
      await slowDown(page, rate)
      await chooseAll(page, largePhotos)
      await Promise.all([untilStored(page), pass(seconds * 1000)])
      await killTab(page)

      const next = await context.newPage()
      await next.goto(`/onboarding/${orderId}`)
      for (const slot of PHOTO_SLOTS) await expect(photoCard(next, slot)).toContainText('Enviada')
    })
  }
}

test('a browser killed while it prepares photos sends them from whichever screen it opens on next', async ({
  playwright,
  baseURL,
  contextOptions,
  launchOptions,
  purchase,
  signIn,
  newEmail,
  largePhotos,
}) => {
  const email = newEmail('noa')
  await purchase({ email, name: 'Noa' })
  const profile = await mkdtemp(join(tmpdir(), 'rosto-ideal-profile-'))
  const open = () =>
    playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...contextOptions,
      ...(baseURL && { baseURL }),
      viewport: { width: 390, height: 844 },
      locale: 'pt-BR',
    })
  const first = await open()
  const page = await first.newPage()
  await signIn(page, email)
  const orderId = await openForm(page)
  const { cookies } = await first.storageState()
  await slowDown(page, 4)
  await chooseAll(page, largePhotos)
  await untilStored(page)
  // The lock names its process: `machine-1234`.
  const holder = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1))
  const ended = first.waitForEvent('close')
  process.kill(holder, 'SIGKILL')
  await ended

  const second = await open()
  // Cookies reach the disk half a minute late; not tested here.
  await second.addCookies(cookies)
  const next = await second.newPage()
  await next.goto('/dashboard')
  await expect
    .poll(async () => {
      const reply = await next.request.get(`/api/drafts/${orderId}`)
      const draft: unknown = await reply.json()
      return typeof draft === 'object' && draft && 'photos' in draft && Array.isArray(draft.photos)
        ? draft.photos.length
        : 0
    })
    .toBe(4)
  await second.close()
  await rm(profile, { recursive: true, force: true })
})
