/* oxlint-disable no-empty-pattern -- Playwright reads the fixtures that a fixture needs from this pattern. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { authApi } from '#contract/auth.ts'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { type FoundMail, waitForMail, type Wanted } from '#scripts/demo/captured-mail.ts'
import { type KiwifyEventName, type Purchase, postPurchase } from '#scripts/demo/kiwify-event.ts'
import { writePhotoFiles } from '#scripts/studio/photo-files.ts'

export { expect }

export interface Journey {
  /** The event is `approved` by default. */
  purchase: (purchase: Purchase & { event?: KiwifyEventName }) => Promise<void>
  /** Waits for the newest unread mail. */
  mailTo: (email: string, wanted?: Omit<Wanted, 'except'>) => Promise<FoundMail>
  /** Without the screens. A person gets one code a minute. */
  signIn: (page: Page, email: string) => Promise<void>
  /** Signs in without the screens. */
  signInAsAdministrator: (page: Page) => Promise<void>
  newEmail: (name?: string) => string
}

export interface Shared {
  /** 1 megapixel each. */
  photoFiles: Readonly<Record<PhotoSlot, string>>
}

export const test = base.extend<Journey, Shared>({
  baseURL: async ({}, give) => give(given('E2E_URL')),

  // A separate address per test, so that rate limits do not add up.
  extraHTTPHeaders: async ({}, give) => give({ 'X-Forwarded-For': someAddress() }),

  newEmail: async ({}, give) => give((name = 'ana') => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`),

  purchase: async ({}, give) =>
    give(async (purchase) => {
      const reply = await postPurchase(given('E2E_URL'), given('E2E_KIWIFY_TOKEN'), purchase)
      expect(reply.status, await reply.text()).toBe(200)
    }),

  mailTo: async ({}, give) => {
    const read = new Set<string>()
    await give(async (email, wanted = {}) => {
      const mail = await waitForMail(given('E2E_DATA_DIR'), email, { ...wanted, except: read })
      read.add(mail.id)
      return mail
    })
  },

  signIn: async ({}, give) => {
    const used = new Set<string>()
    const known = new Set<string>()
    await give(async (page, email) => {
      // The access mail shows that the buyer exists. Later sign-ins request a new link.
      const isIn = !known.has(email) && (await enter(page, email, used))
      known.add(email)
      if (!isIn) {
        await page.request.post(authApi.login.path, { data: { email } })
        expect(await enter(page, email, used), `${email} entra pelo e-mail`).toBe(true)
      }
    })
  },

  signInAsAdministrator: async ({}, give) =>
    give(async (page) => {
      const reply = await page.request.post(authApi.login.path, {
        data: { email: 'admin@rostoideal.com.br', password: await administratorPassword() },
      })
      expect(reply.ok(), 'a administração entra').toBe(true)
    }),

  photoFiles: [
    async ({}, give) => {
      const folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-photos-'))
      await give(await writePhotoFiles(folder, { megapixels: 1 }))
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** From a development server's first start. */
export async function administratorPassword(): Promise<string> {
  const secrets: unknown = JSON.parse(await readFile(join(given('E2E_DATA_DIR'), 'secrets.json'), 'utf8'))
  return typeof secrets === 'object' && secrets !== null && 'ADMIN_PASSWORD' in secrets
    ? String(secrets.ADMIN_PASSWORD)
    : ''
}

/** False if the link was already used. */
async function enter(page: Page, email: string, used: Set<string>): Promise<boolean> {
  const where = (mail: FoundMail) => mail.token !== undefined
  const { token, id } = await waitForMail(given('E2E_DATA_DIR'), email, { where, except: used })
  used.add(id)
  const reply = await page.request.post(authApi.login.path, { data: { token } })
  return reply.ok()
}

export function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: e2e/product.ts sets it before the journeys run.`)
  return value
}

/** Documentation range; one network each, because limits count by network. */
const someAddress = () =>
  `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}:${(process.pid % 0xffff).toString(16)}::1`
