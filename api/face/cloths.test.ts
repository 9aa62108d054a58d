import { beforeEach, describe, expect, it } from 'vitest'
import { type ClothAnswer, type ClothChoice, nextCloths } from '#visagism/colour/cloths.ts'
import { db } from '../platform/db.ts'
import { expirePrivateData } from '../privacy/expiry.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer, newSubmitted } from '../testing/people.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newSubmitted>>
let buyer: Buyer

const agree = ({ userId, orderId }: Buyer, granted = true) =>
  db.consent.create({
    data: { userId, orderId, kind: 'fotos_biometria', version: '2026-11-3', granted, channel: 'test' },
  })
const addPhoto = ({ orderId }: Buyer, expiresAt = new Date(Date.now() + 1e8)) =>
  db.customerPhoto.create({
    data: {
      orderId,
      slot: 'front',
      storageKey: `photos/x/${orderId}`,
      fileSize: 1,
      width: 800,
      height: 1000,
      sourceHash: 'x',
      expiresAt,
    },
  })

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newSubmitted(api.caller())
  await agree(buyer)
  await addPhoto(buyer)
})

const SEED = 7
function whole(choice: ClothChoice, at = new Date().toISOString()) {
  const answers: ClothAnswer[] = []
  for (let next = nextCloths(SEED, answers); next; next = nextCloths(SEED, answers))
    answers.push({ pair: next.pair, choice })
  return { seed: SEED, answers, at }
}
const path = (orderId = buyer.orderId) => `/api/orders/${orderId}/cloths`
const keep = (test: unknown, who: Pick<Buyer, 'caller'> = buyer, orderId?: string) =>
  who.caller.put(path(orderId), test)
const rows = () => db.clothTest.findMany({ where: { orderId: buyer.orderId } })

describe('the answers before the cloths', () => {
  it('are kept whole, with their seed, and read again; sent twice they are one', async () => {
    expect((await buyer.caller.get(path())).json).toEqual({ test: null })
    const test = whole('high')
    expect(await keep(test)).toMatchObject({ status: 200, json: { test } })
    expect((await keep(test)).status).toBe(200)
    expect((await buyer.caller.get(path())).json).toEqual({ test })
    expect(await rows()).toHaveLength(1)
  })

  it('are nobody else’s to read or write', async () => {
    await keep(whole('high'))
    const stranger = await newBuyer(api.caller())
    expect((await stranger.caller.get(path())).status).toBe(404)
    expect((await keep(whole('low'), stranger, buyer.orderId)).status).toBe(404)
    expect((await api.caller().get(path())).status).toBe(401)
    expect((await api.caller().put(path(), whole('low'))).status).toBe(401)
    expect(await rows()).toMatchObject([{ answers: whole('high').answers }])
  })

  it.each([
    ['four of five', () => ({ ...whole('high'), answers: whole('high').answers.slice(1) })],
    ['another order', () => ({ ...whole('high'), answers: whole('high').answers.toReversed() })],
    ['another seed’s', () => ({ ...whole('high'), seed: SEED + 1 })],
    ['none', () => ({ ...whole('high'), answers: [] })],
    ['unknown cloths', () => ({ ...whole('high'), answers: [{ pair: 'x', choice: 'high' }] })],
    ['a list that is none', () => ({ ...whole('high'), answers: 'high' })],
    ['a seed that is none', () => ({ ...whole('high'), seed: -1 })],
    ['no moment', () => ({ seed: SEED, answers: whole('high').answers })],
  ])('refuses %s, and keeps nothing of it', async (_what, made) => {
    expect((await keep(made())).status).toBe(422)
    expect(await rows()).toEqual([])
  })

  it('the newer wins, whichever arrives first; a clock that runs ahead does not lock out later ones', async () => {
    await keep(whole('high', '2026-11-20T11:00:00.000Z'))
    await keep(whole('low', '2026-11-20T10:00:00.000Z'))
    expect(await rows()).toMatchObject([{ answers: whole('high').answers }])
    await keep(whole('low', '2099-01-01T00:00:00.000Z'))
    const [row] = await rows()
    expect(row?.answers).toEqual(whole('low').answers)
    expect(row?.answeredAt.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('are refused without a standing consent, before one and after it was taken back', async () => {
    const silent = await newBuyer(api.caller())
    expect(await keep(whole('high'), silent, silent.orderId)).toMatchObject({
      status: 403,
      json: { code: 'consent-missing', error: expect.stringContaining('autorize antes o uso do seu rosto') },
    })
    await agree(buyer, false)
    expect((await keep(whole('high'))).status).toBe(403)
    expect(await rows()).toEqual([])
  })

  it('are refused without a front photo, and once the report is out or the order ended', async () => {
    await db.customerPhoto.updateMany({
      where: { orderId: buyer.orderId },
      data: { purgedAt: new Date(), storageKey: null },
    })
    expect((await keep(whole('high'))).json).toMatchObject({ code: 'photos-missing' })
    const now = new Date()
    for (const [status, code] of [
      ['CONCLUIDO', 'order-closed'],
      ['REEMBOLSADO', 'order-ended'],
    ] as const) {
      await db.order.update({ where: { id: buyer.orderId }, data: { status, completedAt: now, endedAt: now } })
      expect(await keep(whole('high'))).toMatchObject({ status: 409, json: { code } })
    }
  })

  it('are evidence at the desk, and set nothing', async () => {
    await keep(whole('high'))
    const visagist = await newAdministrator(api.caller())
    const { json } = await visagist.caller.get(`/api/admin/desk/${buyer.orderId}/season`)
    expect(json).toMatchObject({ standing: null, missing: expect.not.arrayContaining(['os panos', 'o subtom']) })
    expect(json['proposals']).toHaveLength(3)
    expect(JSON.stringify(json['proposals'])).toContain('Panos quentes')
  })
})

describe('how long they live', () => {
  it('they go with the consent', async () => {
    await keep(whole('high'))
    expect((await buyer.caller.post(`/api/privacy/orders/${buyer.orderId}/revoke`)).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  it('they go with the photos', async () => {
    await keep(whole('high'))
    await expirePrivateData()
    expect(await rows()).toHaveLength(1)
    await db.customerPhoto.updateMany({
      where: { orderId: buyer.orderId },
      data: { expiresAt: new Date(Date.now() - 1) },
    })
    await expirePrivateData()
    expect(await rows()).toEqual([])
  })
})
