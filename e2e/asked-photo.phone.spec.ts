import { barriersInBoth } from './audit/barriers.ts'
import { expect, test } from './fixtures.ts'
import { sendForm } from './sent-form.ts'

const REASON = 'Prenda o cabelo atrás das orelhas, por favor: assim o contorno do rosto aparece inteiro.'

test('the mail that asks for another photo leads straight to the camera for it, also on a phone where nobody is signed in', async ({
  page,
  browser,
  baseURL,
  purchase,
  signIn,
  signInAsAdministrator,
  mailTo,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('aurora')
  await purchase({ email, name: 'Aurora Teles' })
  await signIn(page, email)
  const orderId = await sendForm(page, photoFiles)
  const office = await browser.newContext({ baseURL: baseURL ?? '' })
  const desk = await office.newPage()
  await signInAsAdministrator(desk)
  const ask = async (slot: string) =>
    (await desk.request.post(`/api/admin/desk/${orderId}/photo-requests`, { data: { slot, reason: REASON } })).status()
  expect(await ask('front')).toBe(200)
  const mail = await mailTo(email, { where: ({ links }) => links.some((link) => link.includes('para=')) })
  const link = mail.links.find((one) => one.includes('para=')) ?? ''

  const phone = await browser.newContext({ baseURL: baseURL ?? '', permissions: ['camera'] })
  const theirs = await phone.newPage()
  await test.step('the link signs in and opens the one photo', async () => {
    await theirs.goto(link)
    await theirs.getByRole('button', { name: 'Entrar como' }).click()
    await expect(theirs.getByRole('heading', { name: 'Outra foto: frente' })).toBeVisible()
    await expect(theirs).toHaveURL(new RegExp(`/onboarding/${orderId}\\?foto=front$`))
    await expect(theirs.getByText(REASON)).toBeVisible()
    expect(await barriersInBoth(theirs, 'outra foto')).toEqual([])
    await theirs.getByRole('button', { name: 'Abrir a câmera' }).click()
    await theirs.getByRole('button', { name: 'Tirar foto', exact: true }).click()
    await theirs.getByRole('button', { name: 'Usar esta foto' }).click()
    await expect(theirs.getByText('Foto recebida. Obrigado!')).toBeVisible()
  })

  await test.step('pressed again, it is spent, and whoever is in still stands there', async () => {
    expect(await ask('back')).toBe(200)
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: 'Outra foto: costas' })).toBeVisible()
    await phone.close()
  })

  await test.step('a spent link on a phone where nobody is in asks for a code, and goes on to the photo', async () => {
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await other.goto(link)
    await other.getByLabel('E-mail de compra').fill(email)
    await other.getByRole('button', { name: 'Acessar Minha Análise' }).click()
    const { code = '' } = await mailTo(email, { where: (one) => one.code !== undefined })
    await other.getByLabel('Código de 6 dígitos').fill(code)
    await expect(other.getByRole('heading', { name: 'Outra foto: costas' })).toBeVisible()
    await other.context().close()
  })

  await test.step('a link that would lead elsewhere leads to the dashboard', async () => {
    const again = await mailTo(email, { where: ({ links }) => links.some((one) => one.includes('foto%3Dback')) })
    const address = new URL(again.links.find((one) => one.includes('para=')) ?? '')
    const behind = new URLSearchParams(address.hash.slice(1))
    behind.set('para', '//example.org/onboarding/x?foto=back')
    address.hash = behind.toString()
    await page.context().clearCookies()
    await page.goto(address.href)
    await page.getByRole('button', { name: 'Entrar como' }).click()
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
  })
  await office.close()
})
