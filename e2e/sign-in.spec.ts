import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.describe('signing in', () => {
  test('by the code of the mail, pasted as it stands there, and out again', async ({
    page,
    context,
    purchase,
    mailTo,
    newEmail,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const email = newEmail('cicera')
    await purchase({ email, name: 'Cícera Gomes' })
    await mailTo(email)
    await page.goto('/auth')
    await page.getByLabel('E-mail de compra').fill(email)
    await page.getByRole('button', { name: 'Acessar Minha Análise' }).click()
    const mail = await mailTo(email, { where: (one) => one.code !== undefined })
    const { code = '' } = mail
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      ` Código: ${code.slice(0, 3)} ${code.slice(3)}\n`,
    )
    await page.getByLabel('Código de 6 dígitos').press('ControlOrMeta+v')
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByText('Você foi desconectado com sucesso')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
  })

  test('a wrong code is said beside the field and can be mended', async ({ page, purchase, mailTo, newEmail }) => {
    const email = newEmail('rafael')
    await purchase({ email, name: 'Rafael' })
    await mailTo(email)
    await page.goto('/auth')
    await page.getByLabel('E-mail de compra').fill(email)
    await page.getByRole('button', { name: 'Acessar Minha Análise' }).click()
    const mail = await mailTo(email, { where: (one) => one.code !== undefined })
    await page.getByLabel('Código de 6 dígitos').fill(mail.code === '111111' ? '222222' : '111111')
    await expect(page.getByText(/Código incorreto/).first()).toBeVisible()
    await page.getByLabel('Código de 6 dígitos').fill(mail.code ?? '')
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
  })

  test('a link waits for a network, survives a reload, and is spent by nobody who only looks', async ({
    page,
    browser,
    baseURL,
    purchase,
    mailTo,
    newEmail,
  }) => {
    const email = newEmail('dalva')
    await purchase({ email, name: 'Dalva' })
    const link = (await mailTo(email)).links.find((href) => href.includes('token=')) ?? ''
    const enter = (on: Page) => on.getByRole('button', { name: 'Entrar como d***@example.com' })
    const scanner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await scanner.goto(link)
    await expect(enter(scanner)).toBeVisible()
    expect((await scanner.request.get('/api/user')).status()).toBe(401)
    await scanner.context().close()

    await page.route('**/api/login/link', (route) => route.abort())
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Ainda não deu para abrir' })).toBeVisible({ timeout: 20_000 })
    await page.unroute('**/api/login/link')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(enter(page)).toBeVisible()
    await page.route('**/api/login', (route) => route.abort())
    await enter(page).click()
    await expect(page.getByText('O seu link continua valendo.')).toBeVisible()
    await page.unroute('**/api/login')
    await page.reload()
    await enter(page).click()
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
  })

  test('a link of a mail sent earlier, for somebody else than who is in, asks first', async ({
    page,
    purchase,
    signIn,
    mailTo,
    newEmail,
  }) => {
    const [ana, bia] = [newEmail('ana'), newEmail('bia')]
    await purchase({ email: ana, name: 'Ana' })
    await purchase({ email: bia, name: 'Bia' })
    await signIn(page, ana)
    const { token = '' } = await mailTo(bia)
    await page.goto(`/auth/entrar#token=${token}`)
    await expect(page.getByRole('heading', { name: 'Trocar de conta?' })).toBeVisible()
    await expect(page.getByText(ana)).toBeVisible()
    await page.getByRole('link', { name: 'Ficar na conta aberta' }).click()
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
    await page.goto(`/auth/entrar#token=${token}`)
    await page.getByRole('button', { name: 'Entrar como b***@example.com' }).click()
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({ email: bia })
  })

  test('out on every device at once', async ({ page, browser, baseURL, purchase, signIn, newEmail }) => {
    const email = newEmail('nair')
    await purchase({ email, name: 'Nair' })
    await signIn(page, email)
    const lost = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await signIn(lost, email)
    await lost.goto('/dashboard')
    await expect(lost.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
    await page.goto('/dashboard/privacidade')
    await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
    await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
    await expect(lost.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
    expect((await lost.request.get('/api/user')).status()).toBe(401)
    await lost.context().close()
  })
})
