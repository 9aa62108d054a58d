import { type BrowserContext, request } from '@playwright/test'
import { authApi } from '#contract/auth.ts'
import { expect, test } from './fault-fixtures.ts'
import { allThatIsStored, choosePhoto, openForm, photoCard, untilInstalled } from './form-screens.ts'
import { waitingTags, workersOf } from './workers.ts'

// Granted by default, but this setting denies the unlisted.
test.use({ permissions: ['camera', 'background-sync'] })

/** Asks the server directly, whatever happens to browser and wire. */
async function sessionOf(context: BrowserContext, { port }: { port: number }) {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const stranger = await request.newContext({ baseURL: `http://127.0.0.1:${port}`, extraHTTPHeaders: { cookie } })
  const reply = await stranger.get(authApi.user.path)
  const { id } = authApi.user.reply.parse(await reply.json())
  return { userId: id, status: async () => (await stranger.get(authApi.user.path)).status() }
}

test('without a network, signing out leaves nothing on the phone, and the session ends when the network is back', async ({
  page,
  context,
  api,
  wire,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('irene')
  await purchase({ email, name: 'Irene' })
  await signIn(page, email)
  const orderId = await openForm(page)
  const session = await sessionOf(context, api)
  await untilInstalled(page)
  await context.setOffline(true)
  await choosePhoto(page, 'front', photoFiles.front)
  await expect(photoCard(page, 'front')).toContainText('Na fila')

  await test.step('what was not sent is asked about first', async () => {
    await page.getByRole('button', { name: 'Sair' }).click()
    // The form that is leaving has such a button too.
    await page.getByTitle('Sair').click()
    await page.getByRole('button', { name: 'Continuar aqui' }).click()
    await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
    await page.getByTitle('Sair').click()
    await page.getByRole('button', { name: 'Sair e apagar' }).click()
  })

  await test.step('nothing of the person is here any more, also after a reload', async () => {
    await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
    const isHers = new RegExp([email, session.userId, orderId].join('|'))
    await expect.poll(() => allThatIsStored(page)).not.toMatch(isHers)
    await page.goto(`${wire.address}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
    expect(await allThatIsStored(page)).not.toMatch(isHers)
    // The cookie still opens the session.
    expect(await session.status()).toBe(200)
  })

  await test.step('with the network back the session ends by itself', async () => {
    await context.setOffline(false)
    await expect.poll(session.status).toBe(401)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
  })
})

test('nobody signs in before the session of whoever signed out has ended', async ({
  page,
  context,
  api,
  wire,
  purchase,
  signIn,
  mailTo,
  newEmail,
}) => {
  const [left, next] = [newEmail('olga'), newEmail('nina')]
  await purchase({ email: left, name: 'Olga' })
  await purchase({ email: next, name: 'Nina' })
  await mailTo(next)
  await signIn(page, left)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Meus Pedidos' })).toBeVisible()
  const session = await sessionOf(context, api)
  // Every POST is lost.
  wire.plan = ({ method }) => (method === 'POST' ? { lose: 'request' } : null)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Tudo o que era seu saiu deste aparelho.')).toBeVisible()

  wire.plan = ({ path }) => (path === authApi.logout.path ? { lose: 'request' } : null)
  const enter = async () => {
    await page.getByLabel('E-mail de compra').fill(next)
    await page.getByRole('button', { name: 'Acessar Minha Análise' }).click()
  }
  wire.seen.length = 0
  await enter()
  await expect(page.getByText('Erro no login')).toBeVisible()
  expect(wire.seen).not.toContain(`POST ${authApi.login.path}`)
  expect(await session.status()).toBe(200)

  wire.plan = () => null
  await enter()
  const mail = await mailTo(next, { where: (one) => one.code !== undefined })
  expect(await session.status()).toBe(401)
  await page.getByLabel('Código de 6 dígitos').fill(mail.code ?? '')
  await expect(page.getByText('Olá, Nina')).toBeVisible()
  // The sign-out is done: the next person's session goes on.
  await page.reload()
  await expect(page.getByText('Olá, Nina')).toBeVisible()
})

test('the session ends with the app closed too, and a second tab remembers nothing', async ({
  page,
  context,
  api,
  wire,
  purchase,
  signIn,
  newEmail,
}) => {
  const email = newEmail('ester')
  await purchase({ email, name: 'Ester' })
  await signIn(page, email)
  await page.goto('/dashboard')
  await expect(page.getByText('Olá, Ester')).toBeVisible()
  await untilInstalled(page)
  const session = await sessionOf(context, api)
  const other = await context.newPage()
  await other.goto('/dashboard/privacidade')
  await expect(other.getByText(email)).toBeVisible()
  wire.plan = ({ path }) => (path.startsWith('/api/') ? { lose: 'request' } : null)
  await context.setOffline(true)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
  await expect.poll(() => waitingTags(page)).toContain('enviar')
  const workers = await workersOf(context, wire.address)
  await page.close()
  await other.close()
  expect(await session.status()).toBe(200)
  await context.setOffline(false)
  wire.plan = () => null
  await workers.wake()
  await expect.poll(session.status).toBe(401)
})
