import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Passes the reveal with which a guide opens the first time, and comes to its cover. */
export async function passReveal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ler o guia' }).click()
  await expect(page.getByRole('button', { name: 'Buscar no guia' })).toBeVisible()
}
