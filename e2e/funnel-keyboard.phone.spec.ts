import type { Locator } from '@playwright/test'
import { CHECKOUT_URL } from '#contract/offer.ts'
import { marketingApi, NOTHING_STATED } from '#contract/marketing.ts'
import { isAlive } from './audit/watch-page.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { asked } from './quiz-steps.ts'

for (const [title, size, letters] of [
  ['in a window of 320 points', { width: 320, height: 568 }, '100%'],
  ['with letters of twice the size', { width: 390, height: 844 }, '200%'],
] as const)
  test(`from the page of the quiz to the checkout by keyboard alone, ${title}`, async ({ page, context, newEmail }) => {
    test.slow()
    await page.setViewportSize(size)
    await page.clock.install()
    // With every optional moving element.
    await page.route(`**${marketingApi.read.path}`, (route) =>
      route.fulfill({ json: { ...NOTHING_STATED, mode: 'simulado' } }),
    )
    await context.route(`${CHECKOUT_URL}**`, (route) => route.fulfill({ body: 'checkout' }))
    await page.addInitScript((fontSize) => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = fontSize))
    }, letters)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const press = async (target: Locator, key = 'Enter') => {
      await tabTo(page, target)
      await page.keyboard.press(key)
    }

    await page.goto('/seu-rosto-ideal')
    await isAlive(page)
    await press(button('Recusar'))
    await page.clock.fastForward(60_000)
    await press(page.getByRole('link', { name: 'Começar o Teste Grátis' }))
    await asked(page, 1)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const choose = async (label: string) => {
      await press(button(new RegExp(`^${label} `)), 'Space')
      await page.clock.fastForward(1500)
    }
    for (const label of ['Coração', 'Suave', 'Maior']) await choose(label)

    await expect(page.getByLabel('Seu nome')).toBeVisible()
    if (!(await page.getByLabel('Seu nome').evaluate((field) => field === document.activeElement)))
      await tabTo(page, page.getByLabel('Seu nome'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Nome obrigatório. Digite seu nome (mínimo 2 caracteres).')
    await page.keyboard.type('Marina Albuquerque')
    await page.keyboard.press('Enter')
    await page.clock.fastForward(350)
    await press(button('crespo'), 'Space')
    await expect(button('crespo')).toHaveAttribute('aria-pressed', 'true')
    await press(button('É parecido comigo'))
    for (const label of ['Discretas', 'Médio', 'Clássico']) await choose(label)
    await expect(page.getByLabel('Seu e-mail')).toBeVisible()
    if (!(await page.getByLabel('Seu e-mail').evaluate((field) => field === document.activeElement)))
      await tabTo(page, page.getByLabel('Seu e-mail'))
    await page.keyboard.type(newEmail('marina'))
    await page.keyboard.press('Enter')
    await asked(page, 7)
    await choose('Sofisticação')

    await expect(page).toHaveURL(/\/seu-rosto-ideal\/resultado$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosto em coração.')
    const unlock = button('Desbloquear Minha Análise')
    await press(unlock)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(unlock).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('link', { name: 'Quero o Guia Completo' }))
    const [checkout] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
    await checkout.waitForURL(`${CHECKOUT_URL}**`)
  })
