import { expect, test } from './fixtures.ts'
import { agree, chooseAll, consentScreen, enterForm, fillProfile, goToSend, openForm } from './form-screens.ts'

test('the way back closes the camera and steps through the form before it leaves it', async ({
  page,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('iris')
  await purchase({ email, name: 'Iris' })
  await signIn(page, email)
  await page.goto('/dashboard')

  await test.step("the order's sheet", async () => {
    await page.getByRole('button', { name: /Ver Detalhes/ }).click()
    await expect(page.getByRole('heading', { name: /Detalhes do Pedido/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
  })

  await enterForm(page)
  const address = page.url()
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const first = page.getByRole('heading', { name: 'Conte um pouco de você' })
  await fillProfile(page)
  await expect(heading('Quatro fotos')).toBeVisible()

  await test.step('the camera and the sheet', async () => {
    await page.getByRole('button', { name: 'Tirar foto: Frente' }).click()
    await expect(consentScreen(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heading('Quatro fotos')).toBeVisible()
    await page.getByRole('button', { name: 'Tirar foto: Frente' }).click()
    await agree(page, 'Abrir a câmera')
    await expect(page.getByRole('dialog', { name: 'Câmera' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heading('Quatro fotos')).toBeVisible()
    await page.getByRole('button', { name: /Pedir para alguém tirar/ }).click()
    await expect(page.getByRole('dialog', { name: 'Qual foto falta?' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(page.url()).toBe(address)
  })

  await test.step('closed by its own cross, the camera leaves nothing to step back over', async () => {
    await page.getByRole('button', { name: 'Tirar foto: Frente' }).click()
    await page.getByRole('button', { name: 'Fechar câmera' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(first).toBeVisible()
    // The closed dialog stays closed.
    await page.goForward()
    await expect(first).toBeVisible()
    await page.getByRole('button', { name: 'Próximo: Fotos' }).click()
  })

  await test.step('step by step', async () => {
    await chooseAll(page, photoFiles)
    await page.getByRole('button', { name: 'Próximo: Envio' }).click()
    await expect(heading('Qual se parece com você?')).toBeVisible()
    await page.goBack()
    await expect(heading('Quatro fotos')).toBeVisible()
    await goToSend(page)
    await page.getByRole('button', { name: 'Rever o cabelo' }).click()
    await expect(heading('Qual se parece com você?')).toBeVisible()
    await page.goBack()
    await expect(heading('Confira e envie')).toBeVisible()
    await page.goBack()
    await expect(heading('Quatro fotos')).toBeVisible()
    await page.goBack()
    await expect(first).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
  })

  await test.step('opened in the middle, it still steps; left by its own button, it is left for good', async () => {
    await openForm(page)
    await page.goBack()
    await expect(first).toBeVisible()
    await page.getByRole('button', { name: 'Próximo: Fotos' }).click()
    await expect(heading('Quatro fotos')).toBeVisible()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
    await page.goBack()
    await expect(first).toHaveCount(0)
    await expect(heading('Quatro fotos')).toHaveCount(0)
  })
})

test('a camera refused in the installed app points to the system, not to a padlock there is not', async ({
  page,
  purchase,
  signIn,
  newEmail,
}) => {
  const email = newEmail('olga')
  await purchase({ email, name: 'Olga' })
  await signIn(page, email)
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query)
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await openForm(page)
  await page.getByRole('button', { name: 'Tirar foto: Frente' }).click()
  const words = page.locator('.camera-blocked-words')
  await expect(words).toContainText('Permissões › Câmera')
  await expect(words).not.toContainText('cadeado')
})
