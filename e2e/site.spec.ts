import type { Page } from '@playwright/test'
import { BRAND } from '#contract/brand.ts'
import { isAlive } from './audit/watch-page.ts'
import { expect, test } from './fixtures.ts'

/** Everything the browser complains of while a test runs. */
function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

test('de uma página pública a outra não se carrega outro documento, e a nova começa no alto', async ({ page }) => {
  await page.goto('/')
  await isAlive(page)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.locator('footer').getByRole('link', { name: 'Termos' }).click()
  await expect(page).toHaveURL('/termos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O combinado, por escrito.')
  await expect(page).toHaveTitle(/^Termos de Uso/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${BRAND.site}/termos`)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O rosto ideal é o seu.')
  await expect(page).toHaveURL('/')
})

test('Escolher, em Serviços, leva à chamada final da página inicial', async ({ page }) => {
  await page.goto('/servicos')
  await isAlive(page)
  await page.getByRole('link', { name: 'Escolher Análise Facial' }).click()
  await expect(page).toHaveURL('/#checkout')
  await expect(page.locator('#checkout')).toBeInViewport()
  const buy = page.locator('#checkout').getByRole('link', { name: /Começar Agora/ })
  expect(await buy.getAttribute('target')).toBe('_blank')
})

test('uma pergunta aberta fecha a anterior', async ({ page }) => {
  await page.goto('/faq')
  await page.getByText('O que é visagismo?').click()
  await page.getByText('Quanto custa?').click()
  await expect(page.getByText(/R\$\s79,90, uma vez só/)).toBeVisible()
  await expect(page.getByText(/arte de ajustar a imagem/)).toBeHidden()
})

test('a ajuda se acha por uma palavra', async ({ page }) => {
  await page.goto('/central-de-ajuda')
  await isAlive(page)
  await page.getByLabel('Procure por uma palavra').fill('estorno')
  await expect(page.getByRole('status').filter({ hasText: '1 resposta' })).toBeVisible()
  await expect(page.getByText(/Não é preciso dizer o motivo/)).toBeVisible()
})

test('o que se escreve na página de contato chega ao atendimento', async ({ page, mailTo, newEmail }) => {
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

test('?perf mostra números medidos, e o painel se fecha', async ({ page }) => {
  await page.goto('/sobre?perf')
  const panel = page.getByRole('complementary', { name: 'Desempenho desta página' })
  await expect(panel.getByText('largestContentfulPaint')).toBeVisible()
  await expect(panel.getByText(/^\d+ ms/).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Fechar o painel de desempenho' }).click()
  await expect(panel).toBeHidden()
})

test('o menu pressionado antes do script abre quando ele chega, leva e fecha', async ({ page, isMobile }) => {
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/main-*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: isMobile ? 'Abrir o menu' : 'Visagismo Online' }).click()
  pressed.resolve()
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('banner')
  await menu.getByRole('link', { name: 'Análise de Cores' }).click()
  await expect(page).toHaveURL('/servicos/analise-cores')
  await expect(menu.getByRole('link', { name: 'Análise de Cores' })).toBeHidden()
})

test('o menu abre, leva e fecha, com o dedo e com o teclado', async ({ page, isMobile }) => {
  await page.goto('/')
  await isAlive(page)
  const opener = page.getByRole('button', { name: isMobile ? 'Abrir o menu' : 'Visagismo Online' })
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
  // Where one is, is marked by the beginning of the address.
  await opener.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: 'Nosso Serviço' })).not.toHaveAttribute('aria-current', 'page')
})

test('uma figura que não abre em webp vem em png, também onde nada mais reage', async ({ page }) => {
  await page.route('**/pictures/*.webp', (route) => route.fulfill({ status: 404 }))
  await page.goto('/obrigado')
  const face = page.locator('main img').first()
  await expect(face).toHaveAttribute('src', /\.png$/)
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('o carrossel espera por quem desce até ele, e então obedece às setas', async ({ page }) => {
  const said = complaints(page)
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  await page.goto('/', { waitUntil: 'networkidle' })
  // Nor does anything come for the words and pictures that stand still.
  expect(scripts.filter((url) => /results-carousel|opening|closing|site-footer/.test(url))).toEqual([])
  const results = page.locator('#resultados')
  await results.scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.some((url) => url.includes('results-carousel'))).toBe(true)
  await expect(async () => {
    await results.getByRole('button', { name: /^3 de 9/ }).click()
    await expect(results.getByRole('heading', { level: 3 })).toHaveText('Cachos soltos na altura do ombro', {
      timeout: 500,
    })
  }).toPass()
  await results.getByRole('button', { name: 'Próximo' }).click()
  await expect(results.getByRole('heading', { level: 3 })).toHaveText('Armação redonda, corte curto')
  expect(said).toEqual([])
})
