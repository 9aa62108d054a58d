import { expect, test } from './fixtures.ts'

test('a new buyer signs in by the mail and finds the order', async ({ page, purchase, mailTo, newEmail }) => {
  const email = newEmail()
  await purchase({ email, name: 'Ana Souza' })
  const mail = await mailTo(email)
  const link = mail.links.find((href) => href.includes('token='))
  await page.goto(link ?? '')
  await page.getByRole('button', { name: /^Entrar como .\*\*\*@example\.com$/ }).click()
  await expect(page).toHaveURL(/\/(dashboard|onboarding)/)
  const reply = await page.request.get('/api/orders')
  expect(await reply.json()).toMatchObject([{ status: 'AGUARDANDO_FORMULARIO' }])
  // The mail's link works a second time.
  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
})

test('one person’s session does not open another’s order', async ({ page, purchase, signIn, newEmail }) => {
  const [ana, bia] = [newEmail('ana'), newEmail('bia')]
  await purchase({ email: ana, name: 'Ana Souza' })
  await purchase({ email: bia, name: 'Bia Lima' })
  await signIn(page, ana)
  const orders: { id: string }[] = await (await page.request.get('/api/orders')).json()
  await signIn(page, bia)
  const reply = await page.request.get(`/api/orders/${orders[0]?.id}/pdf/download`)
  expect(reply.status()).toBe(404)
})
