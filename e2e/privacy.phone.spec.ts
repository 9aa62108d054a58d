import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { consentScreen } from './form-screens.ts'
import { sendForm } from './sent-form.ts'

test.describe('privacy, on a phone', () => {
  test('a copy of everything, the consent taken back, the account erased', async ({
    page,
    purchase,
    signIn,
    mailTo,
    newEmail,
    photoFiles,
  }) => {
    const email = newEmail('zelia')
    await purchase({ email, name: 'Zélia Duarte' })
    await signIn(page, email)
    const orderId = await sendForm(page, photoFiles)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: /Privacidade/ }).click()
    const photos = page.getByRole('definition').filter({ hasText: /^4 fotos/ })
    await expect(photos).toBeVisible()
    await expect(page.getByText('Análise da forma do rosto nas fotos')).toBeVisible()
    await expect(page.getByText('Ninguém da equipe abriu as suas fotos.')).toBeVisible()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar meus dados' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^rosto-ideal-meus-dados-.*\.zip$/)
    const zip = await readFile(await download.path())
    expect(zip.subarray(0, 2).toString()).toBe('PK')
    expect(zip.includes(email)).toBe(true)

    await page.getByRole('button', { name: 'Retirar autorização e apagar fotos' }).click()
    await expect(page.getByText('A análise para.')).toBeVisible()
    const [withdrawal] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Retirar e apagar fotos' }).click(),
    ])
    expect(withdrawal.suggestedFilename()).toBe('recibo-de-retirada.txt')
    expect(await readFile(await withdrawal.path(), 'utf8')).toContain('RECIBO DE RETIRADA DE AUTORIZAÇÃO')
    await mailTo(email, { where: (mail) => mail.subject === 'Autorização retirada: o recibo' })
    await expect(page.getByText('Autorização retirada')).toBeVisible()
    await expect(photos).toHaveCount(0)
    await expect(page.getByText('Retirado', { exact: true })).toBeVisible()

    await test.step('the form asks for it again before any photo, and says nothing of it elsewhere', async () => {
      await page.goto(`/onboarding/${orderId}`)
      await expect(page.getByRole('heading', { name: 'Quatro fotos' })).toBeVisible()
      await page.getByRole('button', { name: 'Tirar foto de frente' }).click()
      await expect(consentScreen(page).getByRole('switch')).not.toBeChecked()
      await consentScreen(page).getByRole('button', { name: 'Agora não' }).click()
      await page.getByRole('button', { name: 'Anterior' }).click()
      await expect(page.getByLabel('Nome completo')).not.toHaveValue('')
      await page.goto('/dashboard/privacidade')
    })

    await page.getByRole('button', { name: 'Apagar minha conta' }).click()
    await page.getByRole('button', { name: 'Mandar código para confirmar' }).click()
    const { code = '' } = await mailTo(email, { where: (mail) => mail.subject.includes('Confirme o fim') })
    const wrong = code === '000000' ? '000001' : '000000'
    await page.getByLabel('Código de 6 dígitos').fill(wrong)
    await page.getByRole('button', { name: 'Apagar tudo agora' }).click()
    await expect(page.getByText('Código incorreto.', { exact: false }).first()).toBeVisible()
    await page.getByLabel('Código de 6 dígitos').fill(code)
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Apagar tudo agora' }).click(),
    ])
    expect(await readFile(await receipt.path(), 'utf8')).toContain('Assinatura: ')
    await mailTo(email, { where: (mail) => mail.subject === 'A sua conta foi apagada: o recibo' })
    await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })
})
