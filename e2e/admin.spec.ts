import type { Page } from '@playwright/test'
import { administratorPassword, expect, test } from './fixtures.ts'

async function signInAsAdministrator(page: Page): Promise<void> {
  const password = await administratorPassword()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Entre com a sua senha' }).click()
  await page.getByLabel('E-mail da equipe').fill('admin@rostoideal.com.br')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha de administrador', { exact: false }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

test('an owner finds an order, ends it by its number, and takes that back', async ({ page, purchase, newEmail }) => {
  const email = newEmail('antonia')
  await purchase({ email, name: 'Antônia Conceição' })
  await signInAsAdministrator(page)
  await page.goto('/admin?view=orders')
  await page.getByRole('searchbox').fill(email)
  // Other orders are shown until the search answers.
  const status = page
    .locator('tr, li, article')
    .filter({ hasText: email })
    .getByRole('combobox', { name: /Status do pedido/ })
  await expect(status).toHaveValue('AGUARDANDO_FORMULARIO')
  await status.selectOption('REEMBOLSADO')
  const dialog = page.getByRole('dialog', { name: 'Encerrar 1 pedido?' })
  await expect(dialog).toContainText('Nenhum dinheiro se move aqui')
  const number = dialog.getByLabel(/Digite o número do pedido/)
  await number.fill('ERRADO')
  await dialog.getByRole('button', { name: 'Encerrar 1 pedido' }).click()
  await expect(dialog.getByRole('alert')).toContainText('para confirmar')
  await number.fill(/: (\w+)$/.exec((await dialog.locator('label').textContent()) ?? '')?.[1] ?? '')
  await dialog.getByRole('button', { name: 'Encerrar 1 pedido' }).click()
  await expect(status).toHaveValue('REEMBOLSADO')
  await page.getByRole('button', { name: 'Antônia Conceição' }).click()
  await page.getByRole('button', { name: 'Desfazer o encerramento' }).click()
  await expect(page.getByText('Encerramento desfeito')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(status).toHaveValue('AGUARDANDO_FORMULARIO')
})

test('a customer is kept out of the administration', async ({ page, purchase, signIn, newEmail }) => {
  const email = newEmail('curiosa')
  await purchase({ email, name: 'Curiosa' })
  await signIn(page, email)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/dashboard$/)
  expect((await page.request.get('/api/admin/orders')).status()).toBe(403)
})
