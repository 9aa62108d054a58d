import { expect, test } from './fixtures.ts'

test.describe('signing in', () => {
  test('by the code of the mail, and out again', async ({ page, purchase, mailTo, newEmail }) => {
    const email = newEmail('cicera')
    await purchase({ email, name: 'Cícera Gomes' })
    await mailTo(email)
    await page.goto('/auth')
    await page.getByLabel('E-mail de compra').fill(email)
    await page.getByRole('button', { name: 'Acessar Minha Análise' }).click()
    const mail = await mailTo(email, { where: (one) => one.code !== undefined })
    await page.getByLabel('Código de 6 dígitos').fill(mail.code ?? '')
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
    await page.getByRole('button', { name: 'Sair' }).click()
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
})
