import { expect, test } from './fixtures.ts'

test('the health page shows the parts that answer and the minute’s look at what must never be', async ({
  page,
  signInAsAdministrator,
}) => {
  test.setTimeout(180_000)
  await signInAsAdministrator(page)
  await page.goto('/admin?view=health')
  await expect(page.getByRole('heading', { level: 1, name: 'Saúde' })).toBeVisible()
  const signs = page.getByRole('region', { name: 'Sinais de vida' })
  for (const part of ['Banco de dados', 'Arquivos'])
    await expect(signs.locator('div').filter({ hasText: new RegExp(`^${part}Responde`) })).toBeVisible()
  // Checked within a minute, then polled.
  await expect(signs.getByText('Trabalha', { exact: true })).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('region', { name: 'Filas' })).toBeVisible()
})
