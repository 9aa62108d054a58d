import { expect, type Page } from '@playwright/test'

/** How long the points show, in milliseconds. */
const FLASH_MS = 1500
const SAVING_MS = 350

/** These steps need `page.clock.install()`. */
export const beginQuiz = (page: Page) => page.getByRole('link', { name: 'Começar o Teste Grátis' }).click()

export const asked = (page: Page, number: number) => expect(page.getByText(`Pergunta ${number} de 7`)).toBeVisible()

export async function answer(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label} `) }).click()
  await page.clock.fastForward(FLASH_MS)
}

/** Draws the head with these taps, or skips it. */
export async function keepName(page: Page, taps: readonly string[] = []): Promise<void> {
  await page.getByLabel('Seu nome').fill('Marina Albuquerque')
  await page.getByRole('button', { name: 'Continuar Análise' }).click()
  await page.clock.fastForward(SAVING_MS)
  await drawHead(page, taps)
}

export async function drawHead(page: Page, taps: readonly string[]): Promise<void> {
  for (const tap of taps) await page.getByRole('button', { name: tap }).click()
  await page.getByRole('button', { name: taps.length > 0 ? 'É parecido comigo' : 'Pular' }).click()
}

export async function leaveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Seu e-mail').fill(email)
  await page.getByRole('button', { name: 'Receber Minha Análise' }).click()
}
