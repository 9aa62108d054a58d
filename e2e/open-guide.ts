import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export async function passReveal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ler o guia' }).click()
  await expect(page.getByRole('button', { name: 'Buscar no guia' })).toBeVisible()
}
