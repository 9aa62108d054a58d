import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { privacyApi } from '#contract/privacy.ts'
import { expect, test } from './fault-fixtures.ts'
import { allThatIsStored, choosePhoto, finish, openForm, photoCard, untilInstalled } from './form-screens.ts'
import { quizOf } from './people.ts'
import type { Fault } from './wire.ts'

function once(method: string, path: RegExp, fault: Fault) {
  let isOver = false
  return (request: { method: string; path: string }): Fault | null => {
    if (isOver || request.method !== method || !path.test(request.path)) return null
    isOver = true
    return fault
  }
}

/** A form counted twice would duplicate its consents. */
async function consentsOf(page: Page): Promise<string[]> {
  const overview = privacyApi.overview.reply.parse(await (await page.request.get(privacyApi.overview.path)).json())
  return overview.consents.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))
}

test('a server killed in the middle of draft, photo, form and download loses nothing', async ({
  page,
  api,
  wire,
  purchase,
  signIn,
  mailTo,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('vera')
  await page.request.post('/api/leads', { data: quizOf('Vera', email) })
  await purchase({ email, name: 'Vera Lúcia' })
  await signIn(page, email)
  const orderId = await openForm(page)
  /** Await it: a live server cannot be started again. */
  const deadly = (method: string, path: RegExp, lose: 'half-request' | 'answer' | 'half-answer') => {
    const dead = Promise.withResolvers<void>()
    const meanwhile = async () => {
      await api.kill()
      dead.resolve()
    }
    wire.plan = once(method, path, { lose, meanwhile })
    return dead.promise
  }

  await test.step('draft', async () => {
    const dead = deadly('POST', /^\/api\/drafts$/, 'half-request')
    await page.getByRole('button', { name: 'Anterior' }).click()
    await page.getByLabel(/Observações/).fill('Adorei o teste, obrigada!')
    await dead
    await expect(page.getByText('Rascunho no celular')).toBeVisible()
    await api.start()
    await page.getByRole('button', { name: 'Próximo: Fotos' }).click()
    await expect(page.getByText('Rascunho salvo')).toBeVisible()
    const draft = await (await page.request.get(`/api/drafts/${orderId}`)).json()
    expect(draft).toMatchObject({ formData: { observations: 'Adorei o teste, obrigada!' }, currentStep: 2 })
  })

  await test.step('photo 3 of 4', async () => {
    const dead = deadly('PUT', /\/photos\/side_right$/, 'half-request')
    for (const slot of PHOTO_SLOTS.slice(0, 3)) await choosePhoto(page, slot, photoFiles[slot])
    await dead
    await expect(photoCard(page, 'side_right')).toContainText('Na fila')
    await api.start()
    await choosePhoto(page, 'back', photoFiles.back)
    await expect(page.getByText('Enviada', { exact: false })).toHaveCount(4)
  })

  await test.step('form', async () => {
    const dead = deadly('POST', /^\/api\/orders\/onboarding$/, 'answer')
    await finish(page)
    await dead
    await expect(page.getByText('Está tudo guardado neste celular', { exact: false })).toBeVisible()
    await api.start()
    await expect(page.getByText('Formulário enviado com sucesso!')).toBeVisible()
    expect(await consentsOf(page)).toEqual(['fotos_biometria', 'termos'])
  })

  await test.step('download', async () => {
    await mailTo(email, { where: (mail) => mail.subject.includes('pronto') })
    let saved = 0
    page.on('download', () => (saved += 1))
    const dead = deadly('GET', /\/pdf\/download(\?|$)/, 'half-answer')
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('button', { name: 'Atualizar' }).click()
    await page.getByRole('button', { name: 'Baixar PDF' }).first().click()
    await page.getByRole('button', { name: 'Para ler no celular' }).click()
    await dead
    await expect(page.getByText('Erro ao baixar PDF')).toBeVisible()
    expect(saved, 'half a report is not saved').toBe(0)
    await api.start()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Para ler no celular' }).click(),
    ])
    const pdf = await readFile(await download.path())
    expect(pdf.subarray(-1024).toString('latin1')).toContain('%%EOF')
  })
})

test('news that the order moved on, arriving before the answer to its form, does not take the form away', async ({
  page,
  wire,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('lia')
  await purchase({ email, name: 'Lia' })
  await signIn(page, email)
  await openForm(page)
  for (const slot of PHOTO_SLOTS) await choosePhoto(page, slot, photoFiles[slot])
  await expect(page.getByText('Enviada', { exact: false })).toHaveCount(4)
  const late = Promise.withResolvers<void>()
  wire.plan = once('POST', /^\/api\/orders\/onboarding$/, { hold: late.promise })
  const orders = page.waitForResponse(
    async (reply) => reply.url().endsWith('/api/orders') && /EM_PROCESSAMENTO|CONCLUIDO/.test(await reply.text()),
  )
  await finish(page)
  await orders
  await expect(page.getByRole('button', { name: 'Enviando…' })).toBeVisible()
  await expect(page.getByText('Nenhum pedido pendente')).toHaveCount(0)
  late.resolve()
  await expect(page.getByText('Formulário enviado com sucesso!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an order refunded while its form is being filled says so; the photos leave the phone, the answers wait for it to come back', async ({
  page,
  context,
  browser,
  baseURL,
  purchase,
  signIn,
  signInAsAdministrator,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('rosa')
  await purchase({ email, name: 'Rosa Maria' })
  await signIn(page, email)
  const orderId = await openForm(page)
  await choosePhoto(page, 'front', photoFiles.front)
  await expect(photoCard(page, 'front')).toContainText('Enviada')
  // These changes are unsent when the news arrives.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Anterior' }).click()
  await page.getByLabel(/Observações/).fill('Escrito antes do reembolso.')
  await page.getByRole('button', { name: 'Próximo: Fotos' }).click()
  await choosePhoto(page, 'back', photoFiles.back)
  await expect(photoCard(page, 'back')).toContainText('Na fila')
  await purchase({ email, name: 'Rosa Maria', event: 'refunded' })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /foi reembolsado/ })).toBeVisible()
  await expect.poll(() => allThatIsStored(page)).not.toMatch(new RegExp(`(photo|marking|submission)/${orderId}`))
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await expect(page.getByRole('article', { name: /Pedido/ })).toContainText('Reembolsado')

  await test.step('a refund that was a mistake is taken back: what only the phone knew is in the form', async () => {
    const office = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await signInAsAdministrator(office)
    const status = { status: 'AGUARDANDO_FORMULARIO' }
    const reply = await office.request.put(`/api/admin/orders/${orderId}/status`, { data: status })
    expect(reply.ok()).toBe(true)
    await page.getByRole('link', { name: 'Preencher Dados' }).first().click()
    await expect(page.getByRole('heading', { name: 'Quatro fotos' })).toBeVisible()
    await expect(page.getByText('Enviada', { exact: false })).toHaveCount(0)
    await page.getByRole('button', { name: 'Anterior' }).click()
    await expect(page.getByLabel(/Observações/)).toHaveValue('Escrito antes do reembolso.')
    await expect(page.getByText('Rascunho salvo')).toBeVisible()
    await office.context().close()
  })
})

test('a new version of the app in the middle of the form loses nothing and leaves no blank page', async ({
  page,
  wire,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('olga')
  await purchase({ email, name: 'Olga' })
  await signIn(page, email)
  await test.step('a part of the version that was open is gone from the server, before the phone kept it', async () => {
    wire.plan = ({ path }) => (/^\/assets\/onboarding-page.*\.js$/.test(path) ? { say: 404 } : null)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Preencher Dados' }).first().click()
    await expect(page.getByText('Não conseguimos abrir esta tela.')).toBeVisible()
    wire.plan = () => null
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('heading', { name: 'Conte um pouco de você' })).toBeVisible()
  })
  await openForm(page)
  await untilInstalled(page)
  await choosePhoto(page, 'front', photoFiles.front)
  await expect(photoCard(page, 'front')).toContainText('Enviada')
  // No write arrives until the new version is up.
  wire.plan = ({ method, path }) => {
    if (path === '/service-worker.js') return { rewrite: (text) => `${text}\n// Another edition.` }
    return method === 'GET' ? null : { lose: 'request' }
  }
  await choosePhoto(page, 'back', photoFiles.back)
  await expect(photoCard(page, 'back')).toContainText('Na fila')
  await page.getByRole('button', { name: 'Anterior' }).click()
  await page.getByLabel(/Observações/).fill('Escrito durante a atualização.')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await again
  await expect(page.getByLabel(/Observações/)).toHaveValue('Escrito durante a atualização.')
  await page.getByRole('button', { name: 'Próximo: Fotos' }).click()
  await expect(photoCard(page, 'back')).toContainText('Na fila')
  wire.plan = () => null
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Enviada', { exact: false })).toHaveCount(2)
})
