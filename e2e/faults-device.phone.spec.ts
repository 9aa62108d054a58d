import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { onboardingApi } from '#contract/onboarding.ts'
import { fillPath } from '#contract/endpoint.ts'
import { expect, test } from './fixtures.ts'
import { allThatIsStored, choosePhoto, openForm, photoCard, untilInstalled } from './form-screens.ts'

const DAY_MS = 24 * 3_600_000

test('two tabs and a second device with wrong clocks fill one form, and every answer is kept', async ({
  page,
  context,
  browser,
  baseURL,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('dora')
  await purchase({ email, name: 'Dora' })
  await signIn(page, email)
  await context.clock.install({ time: Date.now() + DAY_MS })
  const orderId = await openForm(page, 1)
  const draft = async () => {
    const reply = await page.request.get(fillPath(onboardingApi.draft.path, { orderId }))
    return onboardingApi.draft.reply.parse(await reply.json())
  }
  const name = page.getByLabel('Nome completo')
  const notes = page.getByLabel(/Observações/)

  await test.step('two tabs', async () => {
    const other = await context.newPage()
    await other.goto(`/onboarding/${orderId}`)
    await name.fill('Dora Alencar')
    await other.getByLabel(/Observações/).fill('Escrito na outra aba')
    await other.getByRole('radio', { name: 'Clássico', exact: true }).check()
    // Of the same answer, the last edit wins.
    await expect(notes).toHaveValue('Escrito na outra aba')
    await expect(other.getByLabel('Nome completo')).toHaveValue('Dora Alencar')
    await notes.fill('Escrito por último')
    await expect(other.getByLabel(/Observações/)).toHaveValue('Escrito por último')
    await expect(page.getByRole('radio', { name: 'Clássico', exact: true })).toBeChecked()
    await expect(page.getByText('Rascunho salvo')).toBeVisible()
    await expect
      .poll(async () => (await draft()).formData)
      .toMatchObject({ fullName: 'Dora Alencar', observations: 'Escrito por último', style: 'Clássico' })
    await other.close()
  })

  await test.step('a tablet that believes it is yesterday', async () => {
    const tablet = await (await browser.newContext({ storageState: await context.storageState() })).newPage()
    await tablet.clock.install({ time: Date.now() - DAY_MS })
    await tablet.goto(`${baseURL}/onboarding/${orderId}`)
    await expect(tablet.getByLabel('Nome completo')).toHaveValue('Dora Alencar')
    await tablet.getByLabel('Nome completo').fill('Dora do Tablet')
    await expect(tablet.getByText('Rascunho salvo')).toBeVisible()
    expect((await draft()).formData).toMatchObject({ fullName: 'Dora do Tablet', observations: 'Escrito por último' })
    // The phone, a day ahead, adopts the newer answer and can still edit it.
    await page.reload()
    await expect(name).toHaveValue('Dora do Tablet')
    await name.fill('Dora do Celular')
    await expect(page.getByText('Rascunho salvo')).toBeVisible()
    await tablet.reload()
    await expect(tablet.getByLabel('Nome completo')).toHaveValue('Dora do Celular')
    await tablet.context().close()
  })

  await test.step('a photo taken in one tab is there in the other', async () => {
    await page.request.post('/api/drafts', {
      data: { orderId, formData: { gender: 'Feminino', objective: 'Melhoria sutil' }, currentStep: 2 },
    })
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto(`/onboarding/${orderId}`)
    await choosePhoto(page, 'front', photoFiles.front)
    await expect(photoCard(other, 'front')).toContainText('Enviada')
    await other.close()
  })
})

test('a phone without room says so before it costs anything, and what it cannot keep is sent all the same', async ({
  page,
  context,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('ivo')
  await purchase({ email, name: 'Ivo' })
  await signIn(page, email)
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 50_000_000, usage: 45_000_000 })
    // oxlint-disable-next-line typescript/unbound-method -- the proxy passes `this` on.
    IDBObjectStore.prototype.put = new Proxy(IDBObjectStore.prototype.put, {
      apply(put, store, given) {
        if (document.documentElement.dataset['disk'] === 'full') throw new DOMException('full', 'QuotaExceededError')
        return Reflect.apply(put, store, given)
      },
    })
  })
  await openForm(page)
  await expect(page.getByText('Este celular está quase sem espaço.', { exact: false })).toBeVisible()
  await page.evaluate(() => (document.documentElement.dataset['disk'] = 'full'))
  await context.setOffline(true)
  await choosePhoto(page, 'front', photoFiles.front)
  await expect(photoCard(page, 'front')).toContainText('Na fila')
  await expect(page.getByText('Deixe esta tela aberta até tudo ser enviado', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect(photoCard(page, 'front')).toContainText('Enviada')
  await expect(page.getByText('Deixe esta tela aberta', { exact: false })).toHaveCount(0)
  await page.getByRole('button', { name: 'Anterior' }).click()
  await page.getByLabel(/Observações/).fill('Sem espaço, mas salvo.')
  await expect(page.getByText('Rascunho salvo')).toBeVisible()
})

test('a phone that closes the database without a word, and one whose database somebody deletes, keep every photo', async ({
  page,
  context,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('noemi')
  await purchase({ email, name: 'Noemi' })
  await signIn(page, email)
  await page.addInitScript(() => {
    const connections: IDBDatabase[] = []
    document.addEventListener('close-databases', () => {
      for (const connection of connections) connection.close()
    })
    // oxlint-disable-next-line typescript/unbound-method -- the proxy passes `this` on.
    IDBFactory.prototype.open = new Proxy(IDBFactory.prototype.open, {
      apply(open, factory, given) {
        const asked = Reflect.apply(open, factory, given) as IDBOpenDBRequest
        asked.addEventListener('success', () => connections.push(asked.result))
        return asked
      },
    })
  })
  await openForm(page)
  await untilInstalled(page)
  await context.setOffline(true)

  await test.step('closed, without the event', async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('close-databases')))
    await choosePhoto(page, 'front', photoFiles.front)
    await expect(photoCard(page, 'front')).toContainText('Na fila')
    await expect(page.getByText('Deixe esta tela aberta', { exact: false })).toHaveCount(0)
    await page.reload()
    await expect(photoCard(page, 'front')).toContainText('Na fila')
  })

  await test.step('deleted under the open form', async () => {
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const asked = indexedDB.deleteDatabase('rosto-ideal')
          asked.addEventListener('success', resolve)
          asked.addEventListener('error', reject)
        }),
    )
    await expect(page.getByText('O que este celular guardava foi apagado', { exact: false })).toContainText(
      'foi guardado de novo',
    )
    await choosePhoto(page, 'back', photoFiles.back)
    for (const slot of ['front', 'back'] as const) await expect(photoCard(page, slot)).toContainText('Na fila')
    await page.reload()
    for (const slot of ['front', 'back'] as const) await expect(photoCard(page, slot)).toContainText('Na fila')
  })

  await context.setOffline(false)
  for (const slot of ['front', 'back'] as const) await expect(photoCard(page, slot)).toContainText('Enviada')
})

test('no camera, a refused one, one pulled out in use, and files that are no photos: each is said, none is the end', async ({
  page,
  purchase,
  signIn,
  newEmail,
  photoFiles,
}, testInfo) => {
  const email = newEmail('caio')
  await purchase({ email, name: 'Caio' })
  await signIn(page, email)
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const trouble = document.documentElement.dataset['camera']
      if (trouble) throw new DOMException('no camera', trouble)
      return await real(wanted)
    }
    // Decoding a whole file in the page would freeze it.
    window.createImageBitmap = new Proxy(window.createImageBitmap, {
      apply(decode, page, given) {
        if (given.length === 1) document.documentElement.dataset['decoded'] = 'here'
        return Reflect.apply(decode, page, given)
      },
    })
  })
  const orderId = await openForm(page)
  const camera = page.getByRole('dialog', { name: 'Câmera' })
  const set = (trouble: string) =>
    page.evaluate((name) => {
      document.documentElement.dataset['camera'] = name
    }, trouble)

  await test.step('camera', async () => {
    await set('NotFoundError')
    await page.getByRole('button', { name: 'Tirar foto: Costas' }).click()
    await expect(camera.getByRole('heading', { name: 'Não encontramos uma câmera' })).toBeVisible()
    await set('NotAllowedError')
    await camera.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(camera.getByRole('heading', { name: 'A câmera está bloqueada' })).toBeVisible()
    await set('')
    await camera.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(camera.getByRole('button', { name: 'Tirar foto', exact: true })).toBeEnabled()
    await page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject
      if (!(stream instanceof MediaStream)) throw new Error('No camera runs.')
      for (const track of stream.getTracks()) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    })
    await expect(camera.getByRole('heading', { name: 'A câmera foi desligada' })).toBeVisible()
    await camera.getByRole('button', { name: 'Tentar de novo' }).click()
    await camera.getByRole('button', { name: 'Guiar em voz alta' }).click()
    await expect(camera.getByRole('button', { name: 'Guiar em voz alta' })).toHaveAttribute('aria-pressed', 'false')
    await camera.getByRole('button', { name: 'Fechar câmera' }).click()
  })

  await test.step('files', async () => {
    const jpg = (buffer: Buffer) => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
    const front = photoCard(page, 'front')
    for (const bytes of [Buffer.alloc(0), Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), Buffer.alloc(1_000_000, 7)]) {
      await choosePhoto(page, 'front', jpg(bytes))
      await expect(front.getByRole('alert')).toContainText('Este arquivo não é uma foto JPG ou PNG.')
    }
    await choosePhoto(page, 'front', jpg(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')))
    await expect(front.getByRole('alert')).toContainText('formato HEIC')
    await expect(front.getByRole('alert')).toContainText('“Mais compatível”')
    const photo = await readFile(photoFiles.front)
    await choosePhoto(page, 'front', jpg(photo.subarray(0, 300)))
    await expect(front.getByRole('alert')).toBeVisible()
    const heavy = testInfo.outputPath('foto.jpg')
    await writeFile(heavy, Buffer.concat([photo, Buffer.alloc(60_000_000 - photo.length)]))
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await choosePhoto(page, 'front', heavy)
    expect(Number((await (await sent).allHeaders())['content-length'])).toBeLessThan(700_000)
    await expect(front).toContainText('Enviada')
    await expect(front.getByRole('alert')).toHaveCount(0)
    // Portrait modes write over a quarter of a megabyte before the picture.
    const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(0xffff - 2, 7)])
    const portrait = Buffer.concat([
      photo.subarray(0, 2),
      ...Array.from({ length: 6 }, () => segment),
      photo.subarray(2),
    ])
    await choosePhoto(page, 'side_left', jpg(portrait))
    const same = page.getByRole('dialog', { name: 'É a mesma foto da Frente' })
    await same.getByRole('button', { name: 'Usar assim mesmo' }).click()
    await expect(photoCard(page, 'side_left')).toContainText('Enviada')
    const webp = await sharp(photo).webp().toBuffer()
    await choosePhoto(page, 'back', { name: 'captura.webp', mimeType: 'image/webp', buffer: webp })
    await expect(photoCard(page, 'back')).toContainText('Enviada')
    await expect(page.locator('html')).not.toHaveAttribute('data-decoded')
    // Rotated: one was encoded here, the other small enough already.
    const reply = await page.request.get(fillPath(onboardingApi.draft.path, { orderId }))
    const { photos } = onboardingApi.draft.reply.parse(await reply.json())
    const upright = photos.filter(({ width, height }) => height > width).map(({ slot }) => slot)
    expect(upright).toEqual(expect.arrayContaining(['front', 'side_left']))
  })
})

test('a session that ended asks to sign in and goes on; leaving with something unsent is asked about and leaves nothing', async ({
  page,
  context,
  purchase,
  signIn,
  mailTo,
  newEmail,
  photoFiles,
}) => {
  const email = newEmail('tadeu')
  await purchase({ email, name: 'Tadeu Nunes' })
  await signIn(page, email)
  await openForm(page)
  await untilInstalled(page)
  await context.setOffline(true)
  await choosePhoto(page, 'front', photoFiles.front)
  await expect(photoCard(page, 'front')).toContainText('Na fila')
  await page.request.post('/api/logout', { data: { everywhere: true } })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
  await page.getByLabel('E-mail de compra').fill(email)
  await page.getByRole('button', { name: 'Acessar Minha Análise' }).click()
  const { code } = await mailTo(email, { where: (mail) => mail.code !== undefined })
  await page.getByLabel('Código de 6 dígitos').fill(code ?? '')
  await expect(photoCard(page, 'front')).toContainText('Enviada')

  await context.setOffline(true)
  await choosePhoto(page, 'back', photoFiles.back)
  await expect(photoCard(page, 'back')).toContainText('Na fila')
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByTitle('Sair').click()
  await page.getByRole('button', { name: 'Continuar aqui' }).click()
  await page.getByTitle('Sair').click()
  await page.route('**/photos/back', (route) => route.abort())
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page.getByRole('heading', { name: 'Acesso ao Painel' })).toBeVisible()
  await expect.poll(async () => JSON.parse(await allThatIsStored(page)).rows).toEqual([])
  const kept = await allThatIsStored(page)
  for (const secret of [email, 'Tadeu', 'Marina Albuquerque', '/api/orders', '/photos/'])
    expect(kept, secret).not.toContain(secret)
})
