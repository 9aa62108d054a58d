import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { MARKETING_CONSENT_VERSION } from '#contract/consent.ts'
import { shortId } from '#contract/format.ts'
import { FIELD_KEYS } from '#contract/form-fields.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { SAMPLE_FORM } from '#contract/sample-form.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { mintEraseCode } from '../auth/codes.ts'
import { finishMail, readMail } from '../mail/delivery.ts'
import { hashAddress } from '../mail/suppression.ts'
import { applyEvent } from '../payments/apply.ts'
import { db } from '../platform/db.ts'
import { newStorageKey, storage } from '../platform/storage.ts'
import { gatherReport } from '../reports/brief.ts'
import { publishReport } from '../reports/reports.ts'
import { expirePrivateData } from './expiry.ts'
import { readReceipt } from './receipt.ts'
import { deliver, kiwifyBody, serveApi } from '../testing/api.ts'
import { mailReceipt } from '../testing/erasures.ts'
import { jpegOf, newAdministrator, newBuyer, photoForm, quizAnswers } from '../testing/people.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newBuyer>>
let buyer: Buyer
beforeEach(async () => {
  buyer = await newBuyer(api.caller(), 'Marina Confidencial')
})

async function submit(who = buyer, name = 'Marina Confidencial'): Promise<void> {
  const photos = Object.fromEntries(await Promise.all(PHOTO_SLOTS.map(async (slot) => [slot, await jpegOf()] as const)))
  const form = { ...SAMPLE_FORM, fullName: name, observations: `Segredo de ${name}` }
  const answer = await who.caller.post(
    '/api/orders/onboarding',
    await photoForm({ orderId: who.orderId, formData: JSON.stringify(form), ...photos }),
  )
  expect(answer.status).toBe(200)
}

async function deliverReport(who = buyer): Promise<string> {
  await db.order.update({ where: { id: who.orderId }, data: { quizAnswers } })
  const material = await gatherReport(who.orderId)
  if (!material) throw new Error('no form')
  const storageKey = newStorageKey('reports', 'pdf')
  const owner = { scope: 'report', ownerId: who.orderId } as const
  await storage.put(storageKey, Buffer.from('%PDF-1.7 Marina Confidencial'), owner)
  const phone = { storageKey: newStorageKey('reports', 'pdf'), fileSize: 28, pageCount: 120, sha256: 'y' }
  await storage.put(phone.storageKey, Buffer.from('%PDF-1.7 Marina no celular'), owner)
  const drawn = { id: randomUUID(), storageKey, fileSize: 28, pageCount: 36, sha256: 'x', phone }
  expect(await publishReport(material.order, drawn, analyse(material.brief))).toBe(true)
  return storageKey
}

const photoKeys = async (orderId = buyer.orderId) =>
  (await db.customerPhoto.findMany({ where: { orderId, purgedAt: null } })).flatMap(
    ({ storageKey }) => storageKey ?? [],
  )
const removals = async () =>
  (
    await db.$queryRaw<
      { data: { keys: string[] } }[]
    >`SELECT data FROM pgboss.job WHERE name IN ('storage.remove', 'orders.erased')`
  ).flatMap(({ data }) => data.keys)
const revoke = (who = buyer, orderId = who.orderId) => who.caller.post(`/api/privacy/orders/${orderId}/revoke`)
const erase = async (who = buyer, code?: string) =>
  who.caller.post('/api/privacy/erase', { code: code ?? (await mintEraseCode(who.userId)) })

describe('the overview', () => {
  it('says what is held, until when, and what was agreed to', async () => {
    await submit()
    const { json } = await buyer.caller.get('/api/privacy')
    expect(json).toMatchObject({
      email: buyer.email,
      canErase: true,
      orders: [{ orderId: buyer.orderId, photos: 4, hasForm: true, canRevoke: true, revokeStopsAnalysis: true }],
      consents: [
        { kind: 'termos', granted: true },
        { kind: 'fotos_biometria', granted: true, orderId: buyer.orderId },
      ],
    })
  })

  it('names what was said of the face: the record, the cloths, the season; and no more of it once it is taken back', async () => {
    await submit()
    const { orderId } = buyer
    const held = async () => (await buyer.caller.get('/api/privacy')).json
    expect(await held()).toMatchObject({ orders: [{ hasObserved: false, hasCloths: false, hasSeason: false }] })
    await db.observation.create({ data: { orderId, field: 'texture', value: 'crespo', by: 'cliente' } })
    await db.clothTest.create({ data: { orderId, seed: 7, answers: [], answeredAt: new Date() } })
    await db.seasonChoice.create({ data: { orderId, choice: 'outono-suave' } })
    expect(await held()).toMatchObject({
      orders: [{ hasObserved: true, hasCloths: true, hasSeason: true, canRevoke: true }],
    })
    await revoke()
    expect(await held()).toMatchObject({
      orders: [{ hasObserved: false, hasCloths: false, hasSeason: false, canRevoke: false }],
    })
  })

  it('is a person’s own', async () => {
    await submit()
    const stranger = await newBuyer(api.caller())
    const { json } = await stranger.caller.get('/api/privacy')
    expect(JSON.stringify(json)).not.toContain(buyer.orderId)
    expect((await api.caller().get('/api/privacy')).status).toBe(401)
  })
})

describe('who saw the photos', () => {
  const views = async (who = buyer) => (await who.caller.get('/api/privacy')).json['photoViews']

  it('names each of the team once a day, as what they were then, and tells no stranger', async () => {
    await submit()
    const visagist = await newAdministrator(api.caller(), 'visagista')
    await db.user.update({ where: { id: visagist.userId }, data: { fullName: 'Lia da Mesa' } })
    const [front, side] = await db.customerPhoto.findMany({ where: { orderId: buyer.orderId } })
    for (const path of [`${front?.id}/view`, `${front?.id}/view?size=thumb`, `${side?.id}/view`])
      expect((await visagist.caller.get(`/api/customer-photos/${path}`)).status).toBe(200)
    // A refused photo was not viewed.
    const clerk = await newAdministrator(api.caller(), 'atendimento')
    expect((await clerk.caller.get(`/api/customer-photos/${front?.id}/view`)).status).toBe(403)
    // The journalled role stays.
    await db.user.update({ where: { id: visagist.userId }, data: { staffRole: 'dono' } })
    const seen = { name: 'Lia', role: 'visagista', photos: true, report: false, day: expect.any(String) as string }
    expect(await views()).toEqual([seen])
    expect(await views(await newBuyer(api.caller()))).toEqual([])
    await db.user.update({ where: { id: visagist.userId }, data: { fullName: null } })
    expect(await views()).toEqual([{ ...seen, name: null }])
    const files = unzipped((await buyer.caller.get('/api/privacy/export')).bytes)
    expect(JSON.parse(files['dados.json'] ?? '{}')).toMatchObject({
      quemViuSuasFotos: [{ quem: 'alguém que saiu da equipe', papel: 'Visagista', abriuFotos: true }],
    })
  })

  it('counts the report and its preview, which show them', async () => {
    await submit()
    await deliverReport()
    const owner = await newAdministrator(api.caller())
    const storageKey = newStorageKey('reports', 'pdf')
    await storage.put(storageKey, Buffer.from('%PDF-1.7'), { scope: 'report', ownerId: buyer.orderId })
    const preview = await db.reportPreview.create({ data: { orderId: buyer.orderId, storageKey } })
    const opened = await owner.caller.get(`/api/admin/desk/${buyer.orderId}/previews/${preview.id}/pdf`)
    expect(opened.status).toBe(200)
    expect(await views()).toMatchObject([{ name: 'Administradora', role: 'dono', photos: false, report: true }])
    expect(await db.journalEntry.count({ where: { subjectId: buyer.orderId, action: 'report.previewed' } })).toBe(1)
  })
})

describe('the export', () => {
  it('is a ZIP with everything of the person, and with nobody else', async () => {
    await submit()
    await db.clothTest.create({
      data: { orderId: buyer.orderId, seed: 7, answers: [{ pair: 'metal', choice: 'high' }], answeredAt: new Date() },
    })
    await db.seasonChoice.create({ data: { orderId: buyer.orderId, choice: 'outono-suave' } })
    await db.deskChoice.create({
      data: { orderId: buyer.orderId, part: 'now', chosen: 'bob-queixo', insteadOf: 'lob' },
    })
    await db.observation.create({
      data: { orderId: buyer.orderId, field: 'texture', value: 'cacheado', by: 'cliente' },
    })
    await db.colourMeasure.create({
      data: { orderId: buyer.orderId, means: 'folha', light: 'even', typologyAngle: 33.25, measuredAt: new Date() },
    })
    await deliverReport()
    const stranger = await newBuyer(api.caller(), 'Outra Pessoa')
    await submit(stranger)
    const answer = await buyer.caller.get('/api/privacy/export')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/rosto-ideal-meus-dados-[\d-]+\.zip/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const files = unzipped(answer.bytes)
    const number = buyer.orderId.slice(-8).toUpperCase()
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'LEIA-ME.txt',
        'dados.json',
        `pedido-${number}/fotos/costas.jpg`,
        `pedido-${number}/fotos/frente.jpg`,
        `pedido-${number}/fotos/lado-direito.jpg`,
        `pedido-${number}/fotos/lado-esquerdo.jpg`,
        `pedido-${number}/rosto-ideal-analise-${number}.pdf`,
        `pedido-${number}/rosto-ideal-analise-${number}-celular.pdf`,
      ].toSorted(),
    )
    const told = files['dados.json'] ?? ''
    for (const own of [
      'Segredo de Marina Confidencial',
      buyer.email,
      'fotos_biometria',
      'coracao',
      '"pair": "metal"',
      '"choice": "outono-suave"',
      '"campo": "Textura"',
      '"valor": "cacheado"',
      '"typologyAngle": 33.25',
      'O seu guia está pronto',
    ])
      expect(told).toContain(own)
    for (const foreign of [
      stranger.email,
      stranger.orderId,
      stranger.userId,
      'tokenHash',
      'storageKey',
      'passwordHash',
    ])
      expect(told).not.toContain(foreign)
    for (const key of FIELD_KEYS) expect(told).toContain(`"${key}"`)
  })

  it('says who put each point on the face, and what a program proposed', async () => {
    await submit()
    const { id: photoId } = await db.customerPhoto.findFirstOrThrow({
      where: { orderId: buyer.orderId, slot: 'front' },
    })
    const facts = {
      origins: { chin: 'moved' },
      pose: { yaw: 3, pitch: 8, roll: 0 },
      hairline: 'fringe',
      reviewed: false,
    } as const
    const points = { chin: { x: 1, y: 2 } }
    const straight = { ...points, features: { eyeGap: { low: 0.27, high: 0.28 } } }
    const row = {
      orderId: buyer.orderId,
      photoId,
      source: 'customer',

      points,
      straight,
    } as const
    await db.faceMarking.create({ data: { ...row, ...facts, model: 'face-mesh/1' } })
    const files = unzipped((await buyer.caller.get('/api/privacy/export')).bytes)
    const told: unknown = JSON.parse(files['dados.json'] ?? '{}')
    expect(told).toMatchObject({
      pedidos: [{ markings: [{ ...facts, points, straight, model: 'face-mesh/1' }] }],
    })
  })

  it('still comes when a file has gone missing', async () => {
    await submit()
    const [key = ''] = await photoKeys()
    await storage.remove(key)
    const files = unzipped((await buyer.caller.get('/api/privacy/export')).bytes)
    expect(Object.keys(files).filter((name) => name.endsWith('.jpg'))).toHaveLength(3)
  })

  it('is given six times an hour', async () => {
    for (let i = 0; i < 6; i++) expect((await buyer.caller.get('/api/privacy/export')).status).toBe(200)
    expect((await buyer.caller.get('/api/privacy/export')).status).toBe(429)
  })
})

describe('taking back the consent to look at the face', () => {
  it('before delivery stops the analysis, deletes photos and measures, keeps the answers, and says how to be refunded', async () => {
    await submit()
    const keys = await photoKeys()
    const answer = await revoke()
    expect(answer).toMatchObject({ status: 200, json: { stoppedAnalysis: true } })
    expect(answer.json['message']).toContain('dinheiro de volta')
    expect(await removals()).toEqual(expect.arrayContaining(keys))
    expect(await db.customerPhoto.count({ where: { orderId: buyer.orderId } })).toBe(0)
    expect(await db.order.findUnique({ where: { id: buyer.orderId } })).toMatchObject({
      status: 'AGUARDANDO_FORMULARIO',
      submittedAt: null,
      dueAt: null,
    })
    const draft = await buyer.caller.get(`/api/drafts/${buyer.orderId}`)
    expect(draft.json).toMatchObject({
      currentStep: 2,
      photos: [],
      formData: { observations: 'Segredo de Marina Confidencial' },
    })
    expect(JSON.stringify(draft.json)).not.toContain('agreedTo')
    const consents = await db.consent.findMany({
      where: { userId: buyer.userId, kind: 'fotos_biometria' },
      orderBy: { createdAt: 'asc' },
    })
    expect(consents.map(({ granted }) => granted)).toEqual([true, false])
    expect(await db.journalEntry.count({ where: { subjectId: buyer.orderId, action: 'consent.revoked' } })).toBe(1)
  })

  it('wins over a report that is being drawn', async () => {
    await submit()
    await db.order.update({ where: { id: buyer.orderId }, data: { quizAnswers } })
    const material = await gatherReport(buyer.orderId)
    await revoke()
    const drawn = { id: randomUUID(), storageKey: 'reports/x', fileSize: 1, pageCount: 36, sha256: 'x' }
    expect(material && (await publishReport(material.order, drawn, analyse(material.brief)))).toBe(false)
    expect(await db.generatedPdf.count({ where: { orderId: buyer.orderId } })).toBe(0)
    expect(await gatherReport(buyer.orderId)).toBeNull()
  })

  it('takes what was concluded of the person too', async () => {
    await submit()
    await deliverReport()
    const { id } = await db.analysis.create({
      data: {
        orderId: buyer.orderId,
        engineVersion: 1,
        content: {
          title: 'O rosto de Marina',
          observed: { skin: { value: 'escura', by: 'cliente', at: '2026-01-10' } },
        },
      },
    })
    await revoke()
    expect(await db.analysis.findUnique({ where: { id } })).toBeNull()
    expect(await db.analysis.count({ where: { orderId: buyer.orderId } })).toBe(0)
  })

  it('lets the person change their mind: another yes and other photos begin anew', async () => {
    await submit()
    await revoke()
    await submit()
    expect(await db.order.findUnique({ where: { id: buyer.orderId } })).toMatchObject({ status: 'EM_PROCESSAMENTO' })
    expect((await buyer.caller.get('/api/privacy')).json).toMatchObject({ orders: [{ photos: 4, canRevoke: true }] })
  })

  it('after delivery deletes the photos and the report', async () => {
    await submit()
    await deliverReport()
    expect(await revoke()).toMatchObject({ status: 200, json: { stoppedAnalysis: false } })
    expect((await buyer.caller.get(`/api/orders/${buyer.orderId}/photos/front`)).status).toBe(404)
    expect((await buyer.caller.get(`/api/orders/${buyer.orderId}/pdf/download`)).status).toBe(410)
    expect(await db.sealingKey.count({ where: { ownerId: buyer.orderId, scope: 'report', destroyedAt: null } })).toBe(0)
    expect(await db.order.findUnique({ where: { id: buyer.orderId } })).toMatchObject({ status: 'CONCLUIDO' })
  })

  it('gives a signed receipt of its own kind, in hand and by mail, that passes for no other', async () => {
    await submit()
    const { json } = await revoke()
    const mail = await db.outgoingMail.findFirstOrThrow({ where: { userId: buyer.userId, kind: 'revocation-receipt' } })
    expect(mail).toMatchObject({ toEmail: buyer.email, orderId: buyer.orderId, status: 'queued' })
    const { receipt } = mail.data as { receipt: string }
    expect(json['receipt']).toBe(receipt)
    expect(await readReceipt(receipt)).toBe('revocation')
    expect(receipt).toContain(`pedido ${shortId(buyer.orderId)}`)
    expect(receipt).toContain('- 4 fotos\n')
    // The person's answers remain theirs.
    expect(receipt).toContain('com as respostas do formulário')
    for (const word of [buyer.email, 'Marina', 'Confidencial']) expect(receipt).not.toContain(word)
    const path = join(mkdtempSync(join(tmpdir(), 'recibo-')), 'recibo.txt')
    const verify = (text: string) => {
      writeFileSync(path, text)
      return spawnSync(process.execPath, ['scripts/ops/verify.ts', 'receipt', path], { encoding: 'utf8' })
    }
    const asErasure = receipt.replace('RECIBO DE RETIRADA DE AUTORIZAÇÃO', 'RECIBO DE APAGAMENTO')
    for (const forged of [receipt.replace('4 fotos', '3 fotos'), asErasure]) expect(verify(forged).status).toBe(1)
    expect(verify(receipt).stdout).toContain('da retirada de uma autorização')
    rmSync(path)
  })

  it('twice is once, and of a stranger’s order not at all', async () => {
    await submit()
    await revoke()
    expect((await revoke()).json).toMatchObject({ receipt: null })
    expect(await db.outgoingMail.count({ where: { userId: buyer.userId, kind: 'revocation-receipt' } })).toBe(1)
    expect(await db.consent.count({ where: { userId: buyer.userId, granted: false } })).toBe(1)
    const stranger = await newBuyer(api.caller())
    await submit(stranger)
    expect((await revoke(buyer, stranger.orderId)).status).toBe(404)
    expect(await photoKeys(stranger.orderId)).toHaveLength(4)
  })
})

describe('erasing the account', () => {
  it('leaves nothing of the person but an order without a face or a name', async () => {
    // Unique: tests share tables.
    const name = 'Zuleica Inconfundível'
    await db.user.update({ where: { id: buyer.userId }, data: { fullName: name } })
    // The quiz used another address.
    const runId = randomUUID()
    const lead = { name: 'Ana', email: `${randomUUID()}@example.com`, answers: quizAnswers, runId }
    await api.caller().post('/api/leads', lead)
    const click = await api.caller().post('/api/checkout/clicks', { leadId: runId })
    await deliver(
      api.url(),
      kiwifyBody({
        orderId: `k-${buyer.userId}`,
        type: 'order_approved',
        email: buyer.email,
        name,
        TrackingParameters: { sck: click.json['clickId'] },
      }),
    )
    const event = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: `k-${buyer.userId}` } })
    await applyEvent(event.id)
    expect(await db.order.findFirst({ where: { providerOrderId: `k-${buyer.userId}` } })).toMatchObject({ quizAnswers })
    await submit(buyer, name)
    const report = await deliverReport()
    await buyer.caller.post('/api/ratings', {
      orderId: buyer.orderId,
      rating: 5,
      serviceQuality: 5,
      deliveryTime: 5,
      wouldRecommend: true,
      feedback: `Sou a ${name}`,
    })
    const said = { text: `Sou a ${name}, e este guia é meu.`, name: 'Zuleica', withShape: false }
    expect((await buyer.caller.put(`/api/ratings/${buyer.orderId}/voice`, said)).status).toBe(200)
    await db.contactMessage.create({ data: { name, email: buyer.email, subject: 'x', message: 'x' } })
    const keys = [...(await photoKeys()), report]
    const erased = await erase()
    expect(erased.status).toBe(200)
    const receipt = await mailReceipt(buyer.email)
    expect(erased.json['receipt']).toBe(receipt)
    for (const word of [buyer.email, 'Zuleica', 'Inconfundível']) expect(receipt).not.toContain(word)
    expect(receipt).toContain('4 fotos')
    expect(await removals()).toEqual(expect.arrayContaining(keys))
    expect((await buyer.caller.get('/api/user')).status).toBe(401)
    const everything = await dump()
    for (const trace of [buyer.email, 'Zuleica', 'Inconfundível'])
      expect(everything.filter((row) => row.includes(trace)).map((row) => row.slice(0, 120))).toEqual([])
    const orders = await db.order.findMany({ where: { userId: buyer.userId } })
    expect(orders.map(({ amountCents }) => amountCents)).toEqual([7990, 7990])
    expect(orders.map((order) => order.quizAnswers)).toEqual([null, null])
    expect(await db.quizRun.count({ where: { id: runId } })).toBe(0)
    expect(await db.suppression.count({ where: { emailHash: hashAddress(buyer.email) } })).toBe(1)
    expect(await db.journalEntry.count({ where: { action: 'account.erased', subjectId: buyer.userId } })).toBe(1)
    expect(await db.consent.count({ where: { userId: buyer.userId, granted: false } })).toBe(3)
    expect(await db.consent.findFirst({ where: { userId: buyer.userId, kind: 'marketing_email' } })).toMatchObject({
      granted: false,
      version: MARKETING_CONSENT_VERSION,
    })
  })

  it('gives a signed receipt, of which no word can be changed', async () => {
    await submit()
    await erase()
    const receipt = await mailReceipt(buyer.email)
    expect(receipt).toContain(`pedido ${shortId(buyer.orderId)}: 4 fotos, respostas do formulário`)
    expect(await readReceipt(receipt)).toBe('erasure')
    // Other systems change line endings.
    expect(await readReceipt(`\uFEFF${receipt.replaceAll('\n', '\r\n')}\r\n`)).toBe('erasure')
    const path = join(mkdtempSync(join(tmpdir(), 'recibo-')), 'recibo.txt')
    writeFileSync(path, receipt)
    expect(execFileSync(process.execPath, ['scripts/ops/verify.ts', 'receipt', path]).toString()).toContain(
      'Verdadeiro',
    )
    rmSync(path)
    const other = await newBuyer(api.caller())
    await erase(other)
    const second = await mailReceipt(other.email)
    const signatureOf = (text: string) => text.slice(text.lastIndexOf('Assinatura: '))
    for (const forged of [
      receipt.replace('4 fotos', '5 fotos'),
      receipt.replace('Apagado em: ', 'Apagado em: 1'),
      receipt.replace(signatureOf(receipt), signatureOf(second)),
      `Apagado também: tudo\n${receipt}`,
      receipt.slice(0, receipt.indexOf('Assinatura: ')),
      `${receipt}${signatureOf(second)}`,
      '',
    ])
      expect(await readReceipt(forged)).toBeNull()
  })

  it('keeps the address for the receipt’s mail seven days at most, were the mail server away for ever', async () => {
    await erase()
    const { id } = await db.outgoingMail.findFirstOrThrow({ where: { kind: 'erasure-receipt', toEmail: buyer.email } })
    await finishMail(id, { subject: 'Recibo', error: 'connect ECONNREFUSED' })
    const rows = () => db.outgoingMail.count({ where: { toEmail: buyer.email } })
    const afterDays = (days: number) => expirePrivateData(new Date(Date.now() + days * 24 * 3_600_000))
    await afterDays(6.9)
    expect(await rows()).toBe(1)
    await afterDays(7.1)
    expect(await rows()).toBe(0)
    expect((await dump()).filter((row) => row.includes(buyer.email))).toEqual([])
    // A queued job finds nothing to send.
    expect(await readMail(id)).toBeNull()
  })

  it('signs the person out everywhere, and their links and codes open nothing', async () => {
    const { mintAccessLink } = await import('../auth/mailed-links.ts')
    const token = await mintAccessLink(buyer.userId, buyer.email, null, 72)
    await erase()
    expect((await api.caller().post('/api/login', { token })).status).toBe(401)
    expect((await api.caller().post('/api/login', { email: buyer.email, code: '000000' })).status).toBe(401)
  })

  it('wants a fresh code of the person’s own mail, a session, and no administrator', async () => {
    expect((await buyer.caller.post('/api/privacy/erase-code')).status).toBe(200)
    expect((await buyer.caller.post('/api/privacy/erase-code')).status).toBe(200)
    expect(await db.outgoingMail.count({ where: { userId: buyer.userId, kind: 'erase-code' } })).toBe(1)
    const stranger = await newBuyer(api.caller())
    const code = await mintEraseCode(buyer.userId)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await erase(buyer, 'sim')).status).toBe(422)
    expect((await erase(buyer, '')).status).toBe(422)
    expect((await erase(buyer, wrong)).json).toMatchObject({
      code: 'code-wrong',
      fields: { code: expect.any(String) as string },
    })
    expect((await erase(stranger, await mintEraseCode(stranger.userId))).status).toBe(200)
    expect((await api.caller().post('/api/privacy/erase', { code })).status).toBe(401)
    const administrator = await newAdministrator(api.caller())
    expect((await administrator.caller.post('/api/privacy/erase-code')).status).toBe(403)
    expect((await administrator.caller.post('/api/privacy/erase', { code })).status).toBe(403)
    expect(await db.user.count({ where: { id: buyer.userId, erasedAt: null } })).toBe(1)
    expect((await erase(buyer, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })

  it('takes no code older than its life, and none after five wrong ones', async () => {
    const old = await mintEraseCode(buyer.userId)
    await db.signInCode.updateMany({ where: { userId: buyer.userId }, data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await erase(buyer, old)).json).toMatchObject({ code: 'code-expired' })
    const code = await mintEraseCode(buyer.userId)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++) await erase(buyer, wrong)
    expect((await erase(buyer, code)).json).toMatchObject({ code: 'code-exhausted' })
    expect(await db.user.count({ where: { id: buyer.userId, erasedAt: null } })).toBe(1)
  })

  it('does not keep the money’s news from the order, and writes to nobody about it', async () => {
    const external = `k-${buyer.userId}`
    await db.order.update({ where: { id: buyer.orderId }, data: { providerOrderId: external } })
    await erase()
    await deliver(api.url(), kiwifyBody({ orderId: external, type: 'order_refunded', email: buyer.email }))
    const event = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: external } })
    const mails = await db.outgoingMail.count()
    await applyEvent(event.id)
    expect(await db.order.findUnique({ where: { id: buyer.orderId } })).toMatchObject({ status: 'REEMBOLSADO' })
    expect(await db.outgoingMail.count()).toBe(mails)
  })

  it('lets the same address buy again, as somebody new', async () => {
    await erase()
    await deliver(
      api.url(),
      kiwifyBody({ orderId: `again-${buyer.userId}`, type: 'order_approved', email: buyer.email }),
    )
    const event = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: `again-${buyer.userId}` } })
    await applyEvent(event.id)
    const user = await db.user.findUniqueOrThrow({ where: { email: buyer.email } })
    expect(user.id).not.toBe(buyer.userId)
  })
})

async function dump(): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db.$queryRawUnsafe<{ row: string }[]>(`SELECT '${name}: ' || row_to_json(t)::text AS row FROM "${name}" t`),
    ),
  )
  return rows.flat().map(({ row }) => row)
}

function unzipped(zip: Buffer): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  writeFileSync(join(folder, 'a.zip'), zip)
  const script = `import zipfile,sys,json
z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None
print(json.dumps({n: z.read(n).decode('utf8','replace') for n in z.namelist()}))`
  const said = execFileSync('python3', ['-c', script, join(folder, 'a.zip')], { encoding: 'utf8', maxBuffer: 1e8 })
  rmSync(folder, { recursive: true })
  return JSON.parse(said) as Record<string, string>
}
