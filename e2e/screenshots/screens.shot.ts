import type { Page } from '@playwright/test'
import { authApi, User } from '#contract/auth.ts'
import { COOKIE_CONSENT_VERSION } from '#contract/cookie-notice.ts'
import { fillPath } from '#contract/endpoint.ts'
import { Reading, readingApi } from '#contract/reader/reading.ts'
import { expect, test as base } from '../fixtures.ts'
import { quizOf } from '../people.ts'
import { readScene, type Scene, stateOf } from './scene.ts'

const PUBLIC = (
  '/ /como-funciona /sobre /servicos /servicos/analise-facial /servicos/consultoria-estilo /servicos/analise-cores ' +
  '/contato /faq /central-de-ajuda /privacidade /termos /obrigado /descadastro /offline /blog ' +
  '/blog/cabelo-curto-rosto-redondo /seu-rosto-ideal /seu-rosto-ideal/resultado /revelacao-rosto-ideal ' +
  '/guia-de-exemplo'
).split(' ')
const ADMIN = (
  'dashboard orders desk users analytics forms photos pdfs notifications ratings blog integrations ' +
  'magic-links suppressions logs api health'
).split(' ')
/** A device with the test taken and cookies answered. */
const STORED = {
  quizResult: { userName: 'Marina', greeting: 'Marina', userEmail: '', answers: quizOf('Marina', '').answers },
  consentimento: {
    marketing: false,
    analytics: false,
    visitorId: '00000000-0000-4000-8000-000000000000',
    version: COOKIE_CONSENT_VERSION,
    isSent: true,
  },
}

/** Time and motion are frozen. */
const test = base.extend<{ scene: Scene; look: (name: string) => Promise<void> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from this pattern.
  scene: async ({}, give) => give(await readScene()),
  look: async ({ page, scene }, give) => {
    await page.clock.setFixedTime(new Date(scene.now))
    await give(async (name) => {
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
      await expect.soft(page).toHaveScreenshot(`${name}.png`, {
        fullPage: (await page.locator('ion-app').count()) === 0,
        animations: 'disabled',
        threshold: 0.05,
        maxDiffPixels: 0,
        // Differs after every sign-in.
        mask: [page.locator('.log-rows, .admin-online')],
      })
    })
  },
})

const nameOf = (address: string) =>
  address
    .replace(/^\/$/, 'home')
    .replaceAll(/^\/|#.*$/g, '')
    .replaceAll('/', '-')

test.describe('public pages', () => {
  for (const address of PUBLIC)
    test(address, async ({ page, look }) => {
      await page.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
      }, STORED)
      await page.goto(address)
      await scrollThrough(page)
      await look(nameOf(address))
    })
})

test('signing in', async ({ page, look }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
  await look('auth')
})

test('the team signs in, and what a strange sign-in leads to', async ({ page, look }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Entre com a sua senha' }).click()
  await page.getByRole('textbox', { name: 'E-mail da equipe' }).fill('admin@rostoideal.com.br')
  await look('auth-team')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('textbox', { name: /^Senha/ })).toBeVisible()
  await look('auth-password')
  await page.goto('/auth/nao-fui-eu#token=abc')
  await look('auth-disown')
})

test.describe('the buyer', () => {
  test.use({ storageState: stateOf('buyer') })
  test('screens', async ({ page, look, scene }) => {
    for (const address of ['/dashboard', '/dashboard/notificacoes', '/dashboard/privacidade']) {
      await page.goto(address)
      await look(`buyer-${nameOf(address)}`)
    }
    await page.goto(`/onboarding/${scene.openOrder}`)
    await look('buyer-form')
  })
})

test.describe('the reader', () => {
  test.use({ storageState: stateOf('reader') })
  test('screens', async ({ page, look, scene }) => {
    await page.goto('/dashboard')
    await look('reader-dashboard')
    await page.goto(`/dashboard/guia/${scene.readOrder}`)
    await look('reader-guide')
  })
  test('the reveal', async ({ page, look, scene }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(fillPath(readingApi.opened.path, { id: scene.readOrder }), (route) => route.abort())
    await page.route(fillPath(readingApi.read.path, { id: scene.readOrder }), async (route) => {
      const { reveal, ...reading } = Reading.parse(await (await route.fetch()).json())
      await route.fulfill({ json: { ...reading, reveal: { ...reveal, openedAt: null } } })
    })
    await page.goto(`/dashboard/guia/${scene.readOrder}`)
    await expect(page.getByRole('button', { name: 'Ler o guia' })).toBeVisible()
    await look('reader-reveal')
  })
})

test.describe('administration', () => {
  test.use({ storageState: stateOf('administrator') })
  for (const view of ADMIN)
    test(view, async ({ page, look }) => {
      await page.goto(`/admin?view=${view}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await look(`admin-${view}`)
    })
  test('the own account', async ({ page, look }) => {
    await page.goto('/admin?view=orders&account=1')
    await expect(page.getByRole('heading', { name: 'Onde você está conectado' })).toBeVisible()
    await look('admin-account')
  })
  test('a second factor is asked for', async ({ page, look }) => {
    await page.route(authApi.user.path, async (route) => {
      const user = User.parse(await (await route.fetch()).json())
      await route.fulfill({ json: { ...user, mustSetSecondFactor: true } })
    })
    await page.goto('/admin')
    await look('admin-second-factor')
  })
  test('the desk, on an order', async ({ page, look, scene }) => {
    await page.goto(`/admin?view=desk&order=${scene.readOrder}`)
    await expect(page.getByRole('heading', { name: 'Raquel Nogueira' })).toBeVisible()
    await look('admin-desk-order')
  })
})

/** Loads pictures below the fold. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
}
