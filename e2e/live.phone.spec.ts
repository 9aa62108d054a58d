import { POLL_MS } from '#contract/notifications.ts'
import { expect, test } from './fixtures.ts'

/** Too early for polling. */
const WELL_BEFORE_POLL_MS = POLL_MS / 2

test.describe('the live channel, on a phone', () => {
  test('a second purchase appears at once, long before the next asking', async ({
    page,
    purchase,
    signIn,
    newEmail,
  }) => {
    const email = newEmail('ines')
    await purchase({ email, name: 'Inês' })
    await signIn(page, email)
    const opened = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'))
    await page.goto('/dashboard')
    await opened
    await expect(page.getByRole('button', { name: /Notificações, 1 não lida/ })).toBeVisible()
    await purchase({ email, name: 'Inês', order: '2' })
    await expect(page.getByRole('button', { name: /Notificações, 2 não lidas/ })).toBeVisible({
      timeout: WELL_BEFORE_POLL_MS,
    })
    await expect(page.getByRole('article', { name: /Pedido/ })).toHaveCount(2, { timeout: WELL_BEFORE_POLL_MS })
  })

  test('signing out elsewhere shows here at once', async ({ page, browser, purchase, signIn, newEmail }) => {
    const email = newEmail('rui')
    await purchase({ email, name: 'Rui' })
    await signIn(page, email)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
    const state = await page.context().storageState()
    const other = await browser.newContext({ storageState: state })
    const reply = await other.request.post('/api/logout', { data: { everywhere: true } })
    expect(reply.ok()).toBe(true)
    await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible({ timeout: WELL_BEFORE_POLL_MS })
    await other.close()
  })
})
