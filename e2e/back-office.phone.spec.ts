import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'

test('every view of the administration fits a phone, and breaks no rule of accessibility', async ({
  page,
  purchase,
  signInAsAdministrator,
  newEmail,
}) => {
  await purchase({ email: newEmail('maria'), name: 'Maria das Graças Albuquerque de Oliveira' })
  await signInAsAdministrator(page)
  await page.goto('/admin')
  const menu = page.getByRole('button', { name: 'Abrir menu' })
  await menu.click()
  const views = await page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation').getByRole('link').all()
  const addresses = await Promise.all(views.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThanOrEqual(12)
  await page.getByRole('button', { name: 'Fechar menu' }).click()
  for (const [at, address] of addresses.entries()) {
    await menu.click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation').getByRole('link').nth(at).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await expect(page.locator('.admin-view [aria-busy="true"]')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${address?.replace('?', '\\?')}$`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address}: largura`).toBe(390)
    const { violations } = await new AxeBuilder({ page })
      .include('.admin')
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze()
    expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
})
