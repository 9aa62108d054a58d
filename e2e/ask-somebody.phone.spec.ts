import { expect, test } from './fixtures.ts'
import { agree, consentScreen, openForm } from './form-screens.ts'

test.describe('a photo taken on somebody else’s phone', () => {
  test('by a link: the camera of one slot, once, and the photo appears in the form', async ({
    page,
    browser,
    purchase,
    signIn,
    newEmail,
  }) => {
    const email = newEmail('nara')
    await purchase({ email, name: 'Nara Lima' })
    await signIn(page, email)
    await openForm(page, 2, { agrees: false })
    await page.getByRole('button', { name: /Pedir para alguém tirar/ }).click()
    // There is no link without consent.
    await consentScreen(page).getByRole('button', { name: 'Agora não' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: /Pedir para alguém tirar/ }).click()
    await agree(page, 'Pedir a foto')
    await page.getByRole('dialog').getByRole('button', { name: 'Costas' }).click()
    await expect(page.getByAltText('Código QR com o link da câmera')).toBeVisible()
    const whatsapp = await page.getByRole('link', { name: 'Mandar pelo WhatsApp' }).getAttribute('href')
    const link = /https?:\/\/\S+\/foto\/[\w-]+/.exec(decodeURIComponent(whatsapp ?? ''))?.[0] ?? ''

    const helper = await (await browser.newContext({ permissions: ['camera'] })).newPage()
    await helper.goto(link)
    await expect(helper.getByRole('heading', { name: 'Uma foto de Nara' })).toBeVisible()
    await helper.getByRole('button', { name: 'Abrir a câmera' }).click()
    await helper.getByRole('button', { name: 'Tirar foto', exact: true }).click()
    // People cannot see the back of their head: one of five photos is proposed.
    await expect(helper.getByRole('button', { name: /Foto \d de 5/ })).toHaveCount(5)
    await expect(helper.getByRole('button', { name: /a mais nítida/ })).toHaveAttribute('aria-pressed', 'true')
    await helper.getByRole('button', { name: 'Usar esta foto' }).click()
    await expect(helper.getByText('Foto enviada. Obrigado!')).toBeVisible()

    await expect(page.getByText('A foto chegou.')).toBeVisible()
    await page.getByRole('button', { name: 'Ver no formulário' }).click()
    await expect(page.getByRole('button', { name: 'Trocar foto: Costas' })).toBeVisible()

    await helper.reload()
    await expect(helper.getByText('Esta foto já foi enviada.')).toBeVisible()
    await helper.goto(`/foto/${'A'.repeat(43)}`)
    await expect(helper.getByText('Este link não existe mais.')).toBeVisible()
    await helper.context().close()
  })

  test('from the camera itself, where nobody can take it alone', async ({ page, purchase, signIn, newEmail }) => {
    const email = newEmail('rosa')
    await purchase({ email, name: 'Rosa' })
    await signIn(page, email)
    await openForm(page)
    for (const slot of ['Lado direito', 'Costas']) {
      await page.getByRole('button', { name: `Tirar foto: ${slot}` }).click()
      await page.getByRole('dialog', { name: 'Câmera' }).getByRole('button', { name: 'Pedir a alguém' }).click()
      const asking = page.getByRole('dialog', { name: `Foto: ${slot}` })
      await expect(asking.getByAltText('Código QR com o link da câmera')).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Câmera' })).toHaveCount(0)
      await page.goBack()
      await expect(asking).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Quatro fotos' })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Tirar foto: Frente' }).click()
    await expect(page.getByRole('button', { name: 'Tirar foto', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pedir a alguém' })).toHaveCount(0)
  })

  test('the timer goes from at once to three to ten seconds', async ({ page, purchase, signIn, newEmail }) => {
    const email = newEmail('davi')
    await purchase({ email, name: 'Davi' })
    await signIn(page, email)
    await openForm(page)
    await page.getByRole('button', { name: 'Tirar foto: Costas' }).click()
    const timer = page.getByRole('button', { name: /^Temporizador/ })
    await expect(timer).toHaveText(/3 s/)
    await timer.click()
    await expect(timer).toHaveText(/10 s/)
    await page.getByRole('button', { name: 'Tirar foto', exact: true }).click()
    await expect(page.getByText('São cinco fotos seguidas.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar contagem' }).click()
    await timer.click()
    await expect(timer).toHaveText(/Na hora/)
  })
})
