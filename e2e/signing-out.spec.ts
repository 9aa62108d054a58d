import type { Page } from '@playwright/test'
import { authApi } from '#contract/auth.ts'
import { untilInstalled } from './form-screens.ts'
import { expect, test } from './fixtures.ts'

const signIn = (page: Page) => page.getByRole('heading', { name: 'Acesso ao Painel' })
const sessionEnded = (page: Page) => page.getByText('Sua sessão terminou')

/** On phones the button is in the menu. */
async function leaveAdministration(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const open = page.getByRole('button', { name: 'Abrir menu' })
  if (await open.isVisible()) await open.click()
  await page.locator('.admin-nav-foot').getByRole('button', { name: 'Sair' }).click()
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByText('Logout realizado')).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(signIn(page)).toBeVisible()
  await expect(sessionEnded(page)).toHaveCount(0)
}

test('the administration, opened directly', async ({ page, signInAsAdministrator }) => {
  await signInAsAdministrator(page)
  await page.goto('/admin')
  await leaveAdministration(page)
  await expectSignedOut(page)
})

test('the administration, after a reload, while its views still load', async ({ page, signInAsAdministrator }) => {
  await signInAsAdministrator(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.route('**/api/admin/{dashboard,health,analytics}**', () => undefined)
  await page.reload()
  await leaveAdministration(page)
  await expectSignedOut(page)
})

test('in another tab: this one goes along, and is not told that a session ended', async ({
  page,
  context,
  signInAsAdministrator,
}) => {
  await signInAsAdministrator(page)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/admin')
    await expect(tab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  }
  await leaveAdministration(page)
  await expectSignedOut(page)
  await expect(signIn(other)).toBeVisible()
  await expect(sessionEnded(other)).toHaveCount(0)
})

test('a session that the server ended is announced, and signing out by oneself is not', async ({
  page,
  signInAsAdministrator,
}) => {
  await signInAsAdministrator(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect((await page.request.post(authApi.logout.path, { data: {} })).ok()).toBe(true)
  await expect(sessionEnded(page)).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await signInAsAdministrator(page)
  await page.goto('/admin')
  await leaveAdministration(page)
  await expectSignedOut(page)
})

test('the administration, without a network', async ({ page, context, signInAsAdministrator }) => {
  await signInAsAdministrator(page)
  await page.goto('/admin')
  await untilInstalled(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await context.setOffline(true)
  await leaveAdministration(page)
  await expectSignedOut(page)
})

test('a customer, from the dashboard opened directly', async ({ page, purchase, signIn: enter, newEmail }) => {
  const email = newEmail('ivone')
  await purchase({ email, name: 'Ivone' })
  await enter(page, email)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expectSignedOut(page)
})
