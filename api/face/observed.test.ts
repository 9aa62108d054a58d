import { beforeEach, describe, expect, it } from 'vitest'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { SAMPLE_FORM } from '#contract/sample-form.ts'
import { OBSERVED_KEYS } from '#contract/face/observed.ts'
import { expirePrivateData } from '../privacy/expiry.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { serveApi } from '../testing/api.ts'
import { liveOf } from '../testing/live-visitor.ts'
import { setOrderStatus } from '../orders/order-status.ts'
import { ANYWAY, jpegOf, newAdministrator, newBuyer, newSubmitted, photoForm } from '../testing/people.ts'
import { standingIn } from './observed-record.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newBuyer>>
type Administrator = Awaited<ReturnType<typeof newAdministrator>>
let buyer: Buyer
let visagist: Administrator

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newBuyer(api.caller())
  await agree(buyer)
})

const agree = ({ userId, orderId }: Pick<Buyer, 'userId' | 'orderId'>, granted = true) =>
  db.consent.create({
    data: { userId, orderId, kind: 'fotos_biometria', version: '2026-11-3', granted, channel: 'test' },
  })

const pathOf = (orderId = buyer.orderId) => `/api/orders/${orderId}/observed`
const say = (values: unknown, more: object = {}, who = buyer, orderId = who.orderId) =>
  who.caller.put(pathOf(orderId), { values, ...more })
const recordOf = async (who = buyer) => (await who.caller.get(pathOf(who.orderId))).json['record']
const words = (orderId = buyer.orderId) =>
  db.observation.findMany({ where: { orderId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })

describe('what a person says of what is seen', () => {
  it('stays, field by field; a null takes it back', async () => {
    expect(await say({ skin: 'retinta', texture: 'crespo' })).toMatchObject({
      status: 200,
      json: { record: { skin: { value: 'retinta', by: 'cliente' }, texture: { value: 'crespo', by: 'cliente' } } },
    })
    await say({ texture: null, glasses: 'às vezes' })
    const record = await recordOf()
    expect(record).toMatchObject({ skin: { value: 'retinta' }, glasses: { value: 'às vezes', by: 'cliente' } })
    expect(record).not.toHaveProperty('texture')
    expect((await words()).map(({ field, value }) => [field, value])).toContainEqual(['texture', null])
  })

  it('is nobody else’s to read or write', async () => {
    await say({ skin: 'média' })
    const stranger = await newBuyer(api.caller())
    await agree(stranger)
    expect((await stranger.caller.get(pathOf())).status).toBe(404)
    expect((await say({ skin: 'clara' }, {}, stranger, buyer.orderId)).status).toBe(404)
    expect((await api.caller().get(pathOf())).status).toBe(401)
    expect((await api.caller().put(pathOf(), { values: { skin: 'clara' } })).status).toBe(401)
    expect(await recordOf()).toMatchObject({ skin: { value: 'média' } })
  })

  it.each([
    [{ skin: 'parda' }, 'values.skin', 'Escolha um valor da lista.'],
    [{ eyes: 7 }, 'values.eyes', 'Escolha um valor da lista.'],
    [{ origem: 'x' }, 'values', 'Há aqui um campo que não existe.'],
    [{ __proto__: 'x', constructor: 'x' }, 'values', 'Há aqui um campo que não existe.'],
    ['crespo', 'values', 'Há aqui um campo que não existe.'],
    [{ texture: 'liso', curlType: '4C' }, 'values.curlType', 'O tipo 4C é de cabelo crespo, e a textura dita é liso.'],
  ])('refuses %j in a sentence, and keeps nothing of it', async (values, field, sentence) => {
    const answer = await say(values)
    expect(answer).toMatchObject({ status: 422, json: { fields: { [field]: sentence } } })
    expect(await words()).toEqual([])
  })

  it('cannot be said in the visagist’s name', async () => {
    expect(await say({ skin: 'clara' }, { by: 'visagista' })).toMatchObject({
      status: 422,
      json: { fields: { by: 'Só o aparelho ou a pessoa.' } },
    })
  })

  it('is refused without a standing consent, before one and after it was taken back', async () => {
    const silent = await newBuyer(api.caller())
    expect(await say({ skin: 'clara' }, {}, silent)).toMatchObject({ status: 403, json: { code: 'consent-missing' } })
    await agree(buyer, false)
    expect((await say({ skin: 'clara' })).status).toBe(403)
    expect(await words()).toEqual([])
  })

  it('sent again changes nothing, and an old edit that comes late does not win', async () => {
    const [early, late] = ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z']
    await say({ hairColour: 'ruivo' }, { saidAt: { hairColour: late } })
    await say({ hairColour: 'ruivo' }, { saidAt: { hairColour: late } })
    await say({ hairColour: 'ruivo' })
    await say({ hairColour: 'preto' }, { saidAt: { hairColour: early } })
    expect(await words()).toHaveLength(1)
    expect(await recordOf()).toMatchObject({ hairColour: { value: 'ruivo', at: late } })
  })

  it('takes no time from the future, which would lock every later word out', async () => {
    await say({ eyes: 'azul' }, { saidAt: { eyes: '2099-01-01T00:00:00.000Z' } })
    await say({ eyes: 'verde' })
    expect(await recordOf()).toMatchObject({ eyes: { value: 'verde' } })
  })

  it('outranks the device, also when the device speaks later; the device fills what nobody said', async () => {
    await say({ skin: 'escura' })
    await say({ skin: 'clara', beard: 'curta' }, { by: 'aparelho' })
    expect(await recordOf()).toMatchObject({
      skin: { value: 'escura', by: 'cliente' },
      beard: { value: 'curta', by: 'aparelho' },
    })
    await say({ beard: null })
    expect(await recordOf()).not.toHaveProperty('beard')
  })

  it('drops the frame of whoever wears no glasses any more, and the sides of long hair', async () => {
    await say({ glasses: 'sempre', frame: 'redonda', frameColour: 'preta', length: 'curto', sides: 'degradê' })
    expect(await recordOf()).toMatchObject({ frame: { value: 'redonda' }, sides: { value: 'degradê' } })
    await say({ glasses: 'não uso', length: 'longo' })
    const record = await recordOf()
    for (const field of ['frame', 'frameColour', 'sides']) expect(record).not.toHaveProperty(field)
  })

  it('drops a curl type that no longer goes with the texture', async () => {
    await say({ texture: 'cacheado', curlType: '3B' })
    await say({ texture: 'liso' })
    expect(await recordOf()).not.toHaveProperty('curlType')
    await say({ texture: 'cacheado' })
    expect(await recordOf()).toMatchObject({ curlType: { value: '3B' } })
  })

  it('is heard on the person’s other devices and at the desk', async () => {
    const phone = await liveOf(buyer.caller)
    const desk = await liveOf((await newAdministrator(api.caller())).caller)
    await say({ skin: 'média' })
    await expect.poll(() => phone.heard).toContainEqual({ type: 'order', orderId: buyer.orderId })
    await expect.poll(() => desk.heard).toContainEqual({ type: 'order', orderId: buyer.orderId })
  })

  it('comes while the report is in the works, not after it is out, nor to an order that ended', async () => {
    const now = new Date()
    const set = (status: 'EM_PROCESSAMENTO' | 'CONCLUIDO' | 'REEMBOLSADO') =>
      db.order.update({ where: { id: buyer.orderId }, data: { status, completedAt: now, endedAt: now } })
    await set('EM_PROCESSAMENTO')
    expect((await say({ skin: 'clara' })).status).toBe(200)
    await set('CONCLUIDO')
    expect(await say({ skin: 'média' })).toMatchObject({ status: 409, json: { code: 'order-closed' } })
    await set('REEMBOLSADO')
    expect(await say({ skin: 'média' })).toMatchObject({ status: 409, json: { code: 'order-ended' } })
  })
})

describe('at the desk', () => {
  let orderId: string
  const desk = (path = '') => `/api/admin/desk/${orderId}/observed${path}`
  const customerSays = (values: object, by?: 'aparelho') => say(values, by ? { by } : {}, buyer)

  beforeEach(async () => {
    buyer = await newSubmitted(api.caller())
    await agree(buyer)
    orderId = buyer.orderId
    visagist = await newAdministrator(api.caller())
    await db.user.update({ where: { id: visagist.userId }, data: { fullName: 'Rosa Prado' } })
  })

  it('is for administrators alone', async () => {
    for (const caller of [buyer.caller, api.caller()]) {
      const refused = caller === buyer.caller ? 403 : 401
      expect((await caller.get(desk())).status).toBe(refused)
      expect((await caller.put(desk('/skin'), { value: 'clara' })).status).toBe(refused)
      expect((await caller.delete(desk('/skin'))).status).toBe(refused)
      expect((await caller.post(desk('/accept'), { values: { skin: 'clara' } })).status).toBe(refused)
    }
  })

  it('the visagist’s word outranks what the customer says before and after it; the history keeps all', async () => {
    await customerSays({ skin: 'clara' })
    expect(await visagist.caller.put(desk('/skin'), { value: 'média' })).toMatchObject({
      status: 200,
      json: { record: { skin: { value: 'média', by: 'visagista' } } },
    })
    await customerSays({ skin: 'retinta' })
    const { json } = await visagist.caller.get(desk())
    expect(json).toMatchObject({
      record: { skin: { value: 'média', by: 'visagista' } },
      history: [
        { field: 'skin', value: 'retinta', by: 'cliente', name: null },
        { field: 'skin', value: 'média', by: 'visagista', name: 'Rosa Prado' },
        { field: 'skin', value: 'clara', by: 'cliente', name: null },
      ],
    })
    expect(await recordOf()).toMatchObject({ skin: { value: 'média', by: 'visagista' } })
  })

  it('an emptied field stays empty until somebody speaks anew', async () => {
    await customerSays({ top: 'mais ralo' })
    const cleared = await visagist.caller.delete(desk('/top'))
    expect(cleared.status).toBe(200)
    expect(cleared.json['record']).not.toHaveProperty('top')
    await customerSays({ top: 'entradas' })
    expect((await visagist.caller.get(desk())).json).toMatchObject({ record: { top: { by: 'cliente' } } })
  })

  it.each([
    ['/skin', { value: 'parda' }],
    ['/skin', {}],
    ['/origem', { value: 'x' }],
    ['/curlType', { value: '1A' }],
  ])('refuses %s %j', async (path, body) => {
    await customerSays({ texture: 'crespo' })
    const answer = await visagist.caller.put(desk(path), body)
    expect(answer.status).toBe(422)
    expect(Object.values(answer.json['fields'] ?? {})).toHaveLength(1)
    expect(await words()).toHaveLength(1)
  })

  it('accepts the customer’s words that were seen, never the device’s, and none when one has changed', async () => {
    await customerSays({ skin: 'clara', eyes: 'mel' })
    await customerSays({ beard: 'curta' }, 'aparelho')
    expect(await visagist.caller.post(desk('/accept'), { values: { beard: 'curta' } })).toMatchObject({
      status: 409,
      json: { code: 'changed-meanwhile' },
    })
    await customerSays({ eyes: 'verde' })
    const refused = await visagist.caller.post(desk('/accept'), { values: { skin: 'clara', eyes: 'mel' } })
    expect(refused.status).toBe(409)
    expect(refused.json['error']).toContain('olhos')
    expect(await recordOf()).toMatchObject({ skin: { by: 'cliente' } })
    expect(
      (await visagist.caller.post(desk('/accept'), { values: { skin: 'clara', eyes: 'verde' } })).json,
    ).toMatchObject({
      record: { skin: { by: 'visagista' }, eyes: { value: 'verde', by: 'visagista' }, beard: { by: 'aparelho' } },
    })
    expect((await visagist.caller.post(desk('/accept'), { values: {} })).status).toBe(422)
  })

  it('is written in the journal by field, never by value: the journal outlives the photos', async () => {
    await visagist.caller.put(desk('/skin'), { value: 'retinta' })
    await visagist.caller.delete(desk('/skin'))
    const entries = await db.journalEntry.findMany({ where: { subjectId: orderId, action: 'desk.observed' } })
    expect(entries.map(({ to }) => to)).toEqual([{ fields: 'skin' }, { fields: 'skin' }])
    expect(JSON.stringify(entries)).not.toContain('retinta')
    expect(await db.order.findUnique({ where: { id: orderId } })).toMatchObject({ deskAssigneeId: visagist.userId })
  })

  it('waits while a report is on its way out, and is refused without the customer’s consent', async () => {
    await agree(buyer, false)
    expect(await visagist.caller.put(desk('/skin'), { value: 'clara' })).toMatchObject({ status: 403 })
    await agree(buyer)
    await visagist.caller.put(`/api/admin/desk/${orderId}/shape`, { shape: 'oval' })
    const { json } = await visagist.caller.get(`/api/admin/desk/${orderId}`)
    const shapeId = (await db.analysis.findFirstOrThrow({ where: { orderId, confirmedShape: { not: null } } })).id
    expect(json['confirmed']).toMatchObject({ id: shapeId })
    await visagist.caller.post(`/api/admin/desk/${orderId}/approve`, { editsId: null, shapeId, anyway: ANYWAY })
    expect(await visagist.caller.put(desk('/skin'), { value: 'clara' })).toMatchObject({
      status: 409,
      json: { code: 'changed-meanwhile' },
    })
  })

  it('is what the report is made from', async () => {
    await customerSays({ glasses: 'sempre' })
    await visagist.caller.put(desk('/skin'), { value: 'escura' })
    expect((await gatherReport(orderId))?.brief.observed).toMatchObject({
      glasses: { value: 'sempre', by: 'cliente' },
      skin: { value: 'escura', by: 'visagista' },
    })
  })

  it('tells the customer’s open screens', async () => {
    const phone = await liveOf(buyer.caller)
    await visagist.caller.put(desk('/skin'), { value: 'escura' })
    await expect.poll(() => phone.heard).toContainEqual({ type: 'order', orderId })
  })
})

describe('lives and dies with the photos', () => {
  const sendAll = async () => {
    const photos = Object.fromEntries(
      await Promise.all(PHOTO_SLOTS.map(async (slot) => [slot, await jpegOf()] as const)),
    )
    const body = await photoForm({ orderId: buyer.orderId, formData: JSON.stringify(SAMPLE_FORM), ...photos })
    expect((await buyer.caller.post('/api/orders/onboarding', body)).status).toBe(200)
    await say({ skin: 'retinta' })
    expect(await words()).toHaveLength(1)
  }

  it('goes with the consent', async () => {
    await sendAll()
    expect((await buyer.caller.get('/api/privacy')).json).toMatchObject({ orders: [{ hasObserved: true }] })
    await buyer.caller.post(`/api/privacy/orders/${buyer.orderId}/revoke`)
    expect(await words()).toEqual([])
    expect((await buyer.caller.get('/api/privacy')).json).toMatchObject({ orders: [{ hasObserved: false }] })
  })

  it('goes when the last photo is 30 days old, not before', async () => {
    await sendAll()
    const age = (slots: readonly (typeof PHOTO_SLOTS)[number][]) =>
      db.customerPhoto.updateMany({
        where: { orderId: buyer.orderId, slot: { in: [...slots] } },
        data: { expiresAt: new Date(Date.now() - 1000) },
      })
    await age(['front', 'back'])
    await expirePrivateData()
    expect(await words()).toHaveLength(1)
    await age(PHOTO_SLOTS)
    await expirePrivateData()
    expect(await words()).toEqual([])
  })

  it('goes after 30 days where no photo ever came', async () => {
    await say({ skin: 'clara' })
    await expirePrivateData()
    expect(await words()).toHaveLength(1)
    await db.observation.updateMany({
      where: { orderId: buyer.orderId },
      data: { createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) },
    })
    await expirePrivateData()
    expect(await words()).toEqual([])
  })

  it('goes with a refund, also where no photo came', async () => {
    await say({ skin: 'clara' })
    await setOrderStatus(buyer.orderId, 'REEMBOLSADO', { id: null })
    expect(await words()).toEqual([])
  })

  it('is in the copy a person takes along, in words', async () => {
    await say({ skin: 'média a escura', top: 'entradas' })
    await say({ top: null })
    const { bytes } = await buyer.caller.get('/api/privacy/export')
    const told = bytes.toString('latin1')
    for (const part of ['Tom de pele', 'quemDisse', 'Volume no alto', 'retirado']) expect(told).toContain(part)
  })
})

it('every field of the record has a place in what stands', () => {
  const at = new Date()
  const rows = OBSERVED_KEYS.map((field) => ({ field, value: null, by: 'cliente' as const, createdAt: at }))
  expect(standingIn(rows)).toEqual({})
  expect(standingIn([{ field: 'aura', value: 'azul', by: 'cliente', createdAt: at }])).toEqual({})
})
