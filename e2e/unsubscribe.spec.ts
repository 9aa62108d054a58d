import { unsubscribeApi } from '#contract/mail.ts'
import { expect, test } from './fixtures.ts'

test('leaving the list: the link only opens the page, and whoever confirms leaves', async ({ page, newEmail }) => {
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  const email = newEmail()
  await page.goto(`/descadastro?email=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: 'Recusar' }).click()
  await expect(page.getByLabel('Seu e-mail')).toHaveValue(email)
  expect(posted.filter((url) => url.includes('unsubscribe'))).toEqual([])

  await page.getByLabel('Por que está saindo?').fill('Já resolvi o corte.')
  await page.getByRole('button', { name: 'Confirmar descadastro' }).click()
  await expect(page.getByRole('heading', { name: 'Descadastro realizado' })).toBeFocused()
  await expect(page.getByText('Você foi removido da nossa lista de emails com sucesso.')).toBeVisible()
})

test('without an address, with a wrong one and without a network: each is said, and nothing is lost', async ({
  page,
  context,
}) => {
  await page.goto('/descadastro')
  await page.getByRole('button', { name: 'Recusar' }).click()
  await page.getByRole('button', { name: 'Confirmar descadastro' }).click()
  await expect(page.getByText('Email obrigatório')).toBeVisible()
  await expect(page.getByText('Por favor, informe seu email para descadastrar.').first()).toBeVisible()
  await page.getByLabel('Seu e-mail').fill('a@')
  await page.getByRole('button', { name: 'Confirmar descadastro' }).click()
  await expect(page.getByText('Digite um e-mail válido.')).toBeVisible()

  await page.getByLabel('Seu e-mail').fill('ana@example.com')
  await page.route(unsubscribeApi.unsubscribe.path, (route) => route.abort())
  await page.getByRole('button', { name: 'Confirmar descadastro' }).click()
  await expect(page.getByText('Erro ao descadastrar')).toBeVisible()
  await expect(page.getByText('Ocorreu um erro. Tente novamente ou entre em contato conosco.')).toBeVisible()
  await expect(page.getByLabel('Seu e-mail')).toHaveValue('ana@example.com')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL('/')
  await context.clearCookies()
})
