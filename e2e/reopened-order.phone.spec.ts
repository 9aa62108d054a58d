import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { expect, test } from './fixtures.ts'
import { agreeAndChoose, choosePhoto, enterForm, fillProfile, finish, photoCard } from './form-screens.ts'
import { orderIdOf } from './sent-form.ts'

test('an order that slipped, and one that is given back, take the form, and nothing answered is lost', async ({
  page,
  browser,
  baseURL,
  purchase,
  signIn,
  signInAsAdministrator,
  newEmail,
  photoFiles,
}) => {
  test.setTimeout(180_000)
  const email = newEmail('telma')
  await purchase({ email, name: 'Telma Ramos' })
  await signIn(page, email)
  const orderId = await orderIdOf(page)
  const office = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInAsAdministrator(office)
  const setStatus = async (status: OrderStatus) =>
    (await office.request.put(`/api/admin/orders/${orderId}/status`, { data: { status } })).status()
  const order = async (): Promise<unknown> => (await (await page.request.get('/api/orders')).json())[0]

  await test.step('a slip into the works and back changes nothing for the buyer', async () => {
    expect(await setStatus('EM_PROCESSAMENTO')).toBe(409)
    expect(await setStatus('AGUARDANDO_FORMULARIO')).toBe(200)
    await page.goto('/dashboard')
    await enterForm(page)
    await fillProfile(page)
    await agreeAndChoose(page, 'front', photoFiles.front)
    for (const slot of PHOTO_SLOTS.slice(1)) await choosePhoto(page, slot, photoFiles[slot])
    await finish(page)
    await expect(page.getByText('Formulário enviado com sucesso!')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('article', { name: /Pedido/ })).toContainText('Formulário e 4 fotos enviados')
    expect(await order()).toMatchObject({ status: 'EM_PROCESSAMENTO', hasForm: true, photosCount: 4 })
  })

  await test.step('given back, it opens with every answer and photo, and goes again', async () => {
    expect(await setStatus('AGUARDANDO_FORMULARIO')).toBe(200)
    await page.getByRole('link', { name: 'Preencher Dados' }).first().click()
    await expect(page.getByRole('heading', { name: 'Quatro fotos' })).toBeVisible()
    for (const slot of PHOTO_SLOTS) await expect(photoCard(page, slot)).toContainText('Enviada')
    await page.getByRole('button', { name: 'Anterior' }).click()
    await expect(page.getByLabel('Nome completo')).toHaveValue('Marina Conceição Albuquerque')
    await expect(page.getByLabel(/Observações/)).toHaveValue('Uso óculos para ler e prendo o cabelo no trabalho.')
    await page.getByRole('radio', { name: 'Moderno', exact: true }).check()
    await page.getByRole('button', { name: 'Próximo: Fotos' }).click()
    await finish(page)
    await expect(page.getByText('Formulário enviado com sucesso!')).toBeVisible()
    await expect(page.getByRole('article', { name: /Pedido/ })).toContainText('Formulário e 4 fotos enviados')
    expect(await order()).toMatchObject({ status: 'EM_PROCESSAMENTO', profile: { style: 'Moderno' } })
  })
  await office.context().close()
})
