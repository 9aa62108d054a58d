import type { Page } from '@playwright/test'
import { BRAND } from '#contract/brand.ts'
import { CHECKOUT_URL } from '#contract/offer.ts'
import { isAlive } from './audit/watch-page.ts'
import { expect, test } from './fixtures.ts'
import { menuOpener } from './site-menu.ts'

function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

test('a link leads from one public page to another, with and without scripts, and the new one begins at its top', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/')
  await isAlive(page)
  await page.locator('footer').getByRole('link', { name: 'Termos' }).click()
  await expect(page).toHaveURL('/termos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O combinado, por escrito.')
  await expect(page).toHaveTitle(/^Termos de Uso/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${BRAND.site}/termos`)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O rosto ideal é o seu.')
  await expect(page).toHaveURL('/')

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  await plain.goto('/')
  await plain.locator('footer').getByRole('link', { name: 'Termos' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('O combinado, por escrito.')
  await context.close()
})

test('"Escolher" on the page of services leads to the final call of the home page', async ({ page }) => {
  await page.goto('/servicos')
  await isAlive(page)
  await page.getByRole('link', { name: 'Escolher Análise Facial' }).first().click()
  await expect(page).toHaveURL('/#checkout')
  await expect(page.locator('#checkout')).toBeInViewport()
  const buy = page.locator('#checkout').getByRole('link', { name: /Começar Agora/ })
  expect(await buy.getAttribute('target')).toBe('_blank')
})

test('the home page leads to the quiz and, in a second line, to the payment and to how it works', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('.hero')
  await expect(hero.getByRole('link', { name: 'Descobrir Meu Formato, Grátis' })).toHaveAttribute(
    'href',
    '/seu-rosto-ideal',
  )
  await expect(hero).toContainText(/R\$\s79,90 ou 12x de R\$\s8,26 \(total R\$\s99,12\)/)
  const buy = hero.getByRole('link', { name: /^Começar Agora/ })
  await expect(buy).toHaveAttribute('href', CHECKOUT_URL)
  await expect(buy).toHaveAttribute('target', '_blank')
  await hero.getByRole('link', { name: 'Como Funciona' }).click()
  await expect(page).toHaveURL('/como-funciona')
})

test('opening a question closes the one before', async ({ page }) => {
  await page.goto('/faq')
  await page.getByText('O que é visagismo?').click()
  await page.getByText('Quanto custa?').click()
  await expect(page.getByText(/R\$\s79,90, uma vez só/)).toBeVisible()
  await expect(page.getByText(/arte de ajustar a imagem/)).toBeHidden()
})

test('help is found by a word', async ({ page }) => {
  await page.goto('/central-de-ajuda')
  await isAlive(page)
  await page.getByLabel('Procure por uma palavra').fill('estorno')
  await expect(page.getByRole('status').filter({ hasText: '1 resposta' })).toBeVisible()
  await expect(page.getByText(/Não é preciso dizer o motivo/)).toBeVisible()
})

test('what is written on the contact page reaches the support', async ({ page, mailTo, newEmail }) => {
  const email = newEmail('bia')
  await page.goto('/contato')
  await isAlive(page)
  const form = page.getByRole('form', { name: 'Formulário de contato' })
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(form.getByText('Diga como podemos chamar você.')).toBeVisible()
  await form.getByLabel('Nome').fill('Bia')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Assunto').fill(`Prazo de ${email}`)
  await form.getByLabel('Mensagem').fill('Quando fica pronto?')
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByText('Entraremos em contato em até 24 horas.')).toBeVisible()
  await expect(form.getByLabel('Mensagem')).toHaveValue('')
  await mailTo(BRAND.supportEmail, { where: (mail) => mail.subject === `[Contato] Prazo de ${email}` })
})

test('?perf shows measured figures in the app too', async ({ page }) => {
  await page.goto('/auth?perf')
  const panel = page.getByRole('complementary', { name: 'Desempenho desta página' })
  await expect(panel).toContainText('domReady')
  await panel.getByRole('button', { name: 'Fechar o painel de desempenho' }).click()
  await expect(panel).toBeHidden()
})

test('a page of the open guide that opens neither as AVIF nor as WebP comes as PNG', async ({ page }) => {
  await page.route(/\/guia\/.*\.(avif|webp)$/, (route) => route.abort())
  await page.goto('/guia-de-exemplo')
  const first = page.locator('img[src^="/guia/01"]').first()
  await expect(first).toHaveAttribute('src', '/guia/01.png')
  await expect.poll(() => first.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(794)
})

test('?perf shows measured figures, and the panel closes', async ({ page }) => {
  await page.goto('/sobre?perf')
  const panel = page.getByRole('complementary', { name: 'Desempenho desta página' })
  await expect(panel.getByText('largestContentfulPaint')).toBeVisible()
  await expect(panel.getByText(/^\d+ ms/).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Fechar o painel de desempenho' }).click()
  await expect(panel).toBeHidden()
})

test('the menu opens, leads on and closes before any script too, and what only scripts can do waits for them', async ({
  page,
  isMobile,
}) => {
  let letProgramsIn = () => {}
  const held = new Promise<void>((resolve) => (letProgramsIn = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('banner')
  const opener = menuOpener(page, isMobile)
  await opener.click()
  await expect(menu.getByRole('link', { name: 'Análise de Cores' })).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: 'Fechar o menu' }).click()
  else await opener.click()
  await expect(menu.getByRole('link', { name: 'Análise de Cores' })).toBeHidden()
  const next = page.locator('#resultados').getByRole('button', { name: 'Próximo' })
  await expect(next).toBeDisabled()
  await opener.click()
  await menu.getByRole('link', { name: 'Análise de Cores' }).click()
  await expect(page).toHaveURL('/servicos/analise-cores')
  letProgramsIn()
  await expect(menu.getByRole('link', { name: 'Análise de Cores' })).toBeHidden()
})

test('the menu opens, leads on and closes, by finger and by keyboard', async ({ page, isMobile }) => {
  await page.goto('/')
  await isAlive(page)
  const opener = menuOpener(page, isMobile)
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('banner')
  const link = menu.getByRole('link', { name: 'Análise de Cores' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/servicos/analise-cores')
  await expect(link).toBeHidden()
  // The current entry is found by the address's prefix.
  await opener.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: 'Nosso Serviço' })).not.toHaveAttribute('aria-current', 'page')
})

test('a picture that does not open as WebP comes as PNG, also where nothing else reacts', async ({ page }) => {
  await page.route('**/pictures/*.webp', (route) => route.fulfill({ status: 404 }))
  await page.goto('/obrigado')
  const face = page.locator('main img').first()
  await expect(face).toHaveAttribute('src', /\.png$/)
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the carousel obeys its arrows and dots', async ({ page }) => {
  const said = complaints(page)
  await page.goto('/')
  const results = page.locator('#resultados')
  await results.scrollIntoViewIfNeeded()
  await results.getByRole('button', { name: /^3 de 9/ }).click()
  await expect(results.getByRole('heading', { level: 3 })).toHaveText('Cachos soltos, com franja aberta')
  await results.getByRole('button', { name: 'Próximo' }).click()
  await expect(results.getByRole('heading', { level: 3 })).toHaveText('Da armação quadrada à redonda')
  expect(said).toEqual([])
})
