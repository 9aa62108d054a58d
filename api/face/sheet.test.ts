import { beforeEach, describe, expect, it } from 'vitest'
import type { SheetMeasure } from '#contract/face/sheet.ts'
import { db } from '../platform/db.ts'
import { expirePrivateData } from '../privacy/expiry.ts'
import { serveApi } from '../testing/api.ts'
import { agreeToPhotos, newAdministrator, newBuyer, newSubmitted } from '../testing/people.ts'
import { keepPhotoColours } from './colour-measures.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newSubmitted>>
let buyer: Buyer

const refuse = ({ userId, orderId }: Buyer) =>
  db.consent.create({
    data: { userId, orderId, kind: 'fotos_biometria', version: '2026-11-3', granted: false, channel: 'test' },
  })
const addPhoto = ({ orderId }: Buyer) =>
  db.customerPhoto.create({
    data: {
      orderId,
      slot: 'front',
      storageKey: `photos/x/${orderId}`,
      fileSize: 1,
      width: 800,
      height: 1000,
      sourceHash: 'x',
      expiresAt: new Date(Date.now() + 1e8),
    },
  })

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newSubmitted(api.caller())
  await agreeToPhotos(buyer)
})

const measured = (change: Partial<SheetMeasure> = {}): SheetMeasure => ({
  typologyAngle: 30,
  hueAngle: 60,
  contrast: 48,
  at: '2026-11-20T10:00:00.000Z',
  ...change,
})
const path = (orderId = buyer.orderId) => `/api/orders/${orderId}/sheet`
const keep = (measure: unknown, who: Pick<Buyer, 'caller'> = buyer, orderId?: string) =>
  who.caller.put(path(orderId), measure)
const rows = () => db.colourMeasure.findMany({ where: { orderId: buyer.orderId } })
const skin = async () => (await buyer.caller.get(`/api/orders/${buyer.orderId}/observed`)).json['record']
const sayObserved = (value: string | null) =>
  buyer.caller.put(`/api/orders/${buyer.orderId}/observed`, { values: { skin: value } })
const season = async () => {
  const visagist = await newAdministrator(api.caller())
  return (await visagist.caller.get(`/api/admin/desk/${buyer.orderId}/season`)).json
}

describe('what was measured with a white sheet', () => {
  it('is kept as numbers and read again; sent twice it is one', async () => {
    expect((await buyer.caller.get(path())).json).toEqual({ measure: null })
    expect(await keep(measured())).toMatchObject({ status: 200, json: { measure: measured() } })
    expect((await keep(measured())).status).toBe(200)
    expect((await buyer.caller.get(path())).json).toEqual({ measure: measured() })
    expect(await rows()).toHaveLength(1)
  })

  it('is nobody else’s to read or write', async () => {
    await keep(measured())
    const stranger = await newBuyer(api.caller())
    expect((await stranger.caller.get(path())).status).toBe(404)
    expect((await keep(measured({ typologyAngle: -50 }), stranger, buyer.orderId)).status).toBe(404)
    expect((await api.caller().get(path())).status).toBe(401)
    expect((await api.caller().put(path(), measured())).status).toBe(401)
    expect(await rows()).toMatchObject([{ typologyAngle: 30 }])
  })

  it.each([
    ['an angle that is none', { typologyAngle: 91 }],
    ['no number', { typologyAngle: null }],
    ['a word for a number', { hueAngle: 'dourado' }],
    ['a contrast beyond black and white', { contrast: 101 }],
    ['a contrast below none', { contrast: -1 }],
    ['no moment', { at: 'ontem' }],
  ])('refuses %s, and keeps nothing of it', async (_what, change) => {
    expect((await keep({ ...measured(), ...change })).status).toBe(422)
    expect(await rows()).toEqual([])
  })

  it('drops a picture that came along', async () => {
    expect((await keep({ ...measured(), picture: 'data:image/jpeg;base64,AAAA' })).status).toBe(200)
    expect(JSON.stringify(await rows())).not.toContain('AAAA')
  })

  it('the newer wins, whichever arrives first; a clock that runs ahead does not lock out later ones', async () => {
    await keep(measured({ at: '2026-11-20T11:00:00.000Z' }))
    await keep(measured({ at: '2026-11-20T10:00:00.000Z', typologyAngle: -50 }))
    expect(await rows()).toMatchObject([{ typologyAngle: 30 }])
    await keep(measured({ at: '2099-01-01T00:00:00.000Z', typologyAngle: -50 }))
    const [row] = await rows()
    expect(row?.typologyAngle).toBe(-50)
    expect(row?.measuredAt.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('is refused without a standing consent, before one and after it was taken back; the database refuses too', async () => {
    const silent = await newBuyer(api.caller())
    expect(await keep(measured(), silent, silent.orderId)).toMatchObject({
      status: 403,
      json: { code: 'consent-missing', error: expect.stringContaining('autorize antes o uso do seu rosto') },
    })
    await refuse(buyer)
    expect((await keep(measured())).status).toBe(403)
    expect(await rows()).toEqual([])
    const colours = { light: 'even', contrast: 30, typologyAngle: null, hueAngle: null } as const
    await expect(
      db.$transaction((tx) => keepPhotoColours(tx, { orderId: silent.orderId, photoId: silent.orderId, colours })),
    ).rejects.toThrow('has no standing consent')
  })

  it('is refused once the report is out or the order ended', async () => {
    const now = new Date()
    for (const [status, code] of [
      ['CONCLUIDO', 'order-closed'],
      ['REEMBOLSADO', 'order-ended'],
    ] as const) {
      await db.order.update({ where: { id: buyer.orderId }, data: { status, completedAt: now, endedAt: now } })
      expect(await keep(measured())).toMatchObject({ status: 409, json: { code } })
    }
  })
})

describe('the tone it suggests', () => {
  it('is the device’s word, under the person’s', async () => {
    await keep(measured())
    expect(await skin()).toMatchObject({ skin: { value: 'média', by: 'aparelho' } })
    await sayObserved('clara')
    await keep(measured({ at: '2026-11-20T12:00:00.000Z', typologyAngle: -50 }))
    expect(await skin()).toMatchObject({ skin: { value: 'clara', by: 'cliente' } })
  })

  it('emptied by the person it stays empty until it is measured anew', async () => {
    await keep(measured())
    await sayObserved('clara')
    await sayObserved(null)
    expect(await skin()).toEqual({})
    await keep(measured())
    expect(await skin()).toEqual({})
    await keep(measured({ at: new Date(Date.now() + 1000).toISOString() }))
    expect(await skin()).toMatchObject({ skin: { value: 'média', by: 'aparelho' } })
  })
})

describe('at the desk', () => {
  it('shows how it was measured, and is evidence; the photo’s own contrast stands back behind it', async () => {
    const photo = await addPhoto(buyer)
    const even = { light: 'even', typologyAngle: null, hueAngle: null } as const
    await keepPhotoColours(db, { orderId: buyer.orderId, photoId: photo.id, colours: { ...even, contrast: 20 } })
    await keepPhotoColours(db, { orderId: buyer.orderId, photoId: photo.id, colours: { ...even, contrast: 35 } })
    expect(await season()).toMatchObject({
      missing: expect.not.arrayContaining(['o contraste']),
      measured: [{ means: 'foto', light: 'even', contrast: 35, levels: ['médio'], skin: null, undertone: null }],
    })
    await keep(measured())
    await sayObserved('clara')
    await buyer.caller.put(`/api/orders/${buyer.orderId}/observed`, { values: { hairColour: 'castanho', eyes: 'mel' } })
    const shown = await season()
    expect(shown['measured']).toMatchObject([
      { means: 'folha', levels: ['médio', 'alto'], skin: 'média', undertone: 'entre o rosado e o dourado' },
      { means: 'foto' },
    ])
    expect(JSON.stringify(shown['proposals'])).toContain('ontraste médio a alto, medido com folha branca')
  })

  it('a light that gave nothing is said, and a covering takes a contrast out of the count', async () => {
    const photo = await addPhoto(buyer)
    const nothing = { light: 'two-lights', contrast: null, typologyAngle: null, hueAngle: null } as const
    await keepPhotoColours(db, { orderId: buyer.orderId, photoId: photo.id, colours: nothing })
    await keep(measured())
    await buyer.caller.put(`/api/orders/${buyer.orderId}/observed`, { values: { covering: 'véu' } })
    expect(await season()).toMatchObject({
      missing: expect.arrayContaining(['o contraste']),
      measured: [
        { means: 'folha', contrast: 48, levels: [] },
        { means: 'foto', light: 'two-lights', contrast: null, levels: [] },
      ],
    })
  })
})

describe('how long they live', () => {
  it('they go with the consent', async () => {
    await keep(measured())
    expect((await buyer.caller.post(`/api/privacy/orders/${buyer.orderId}/revoke`)).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  it('those of the photo go when it is replaced; all of them with the last photo', async () => {
    const photo = await addPhoto(buyer)
    const colours = { light: 'even', contrast: 20, typologyAngle: null, hueAngle: null } as const
    await keepPhotoColours(db, { orderId: buyer.orderId, photoId: photo.id, colours })
    await keep(measured())
    await expirePrivateData()
    expect(await rows()).toHaveLength(2)
    await db.customerPhoto.delete({ where: { id: photo.id } })
    expect(await rows()).toMatchObject([{ means: 'folha' }])
    const { id } = await addPhoto(buyer)
    await db.customerPhoto.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } })
    await expirePrivateData()
    expect(await rows()).toEqual([])
  })

  it('without any photo they live as long as one would', async () => {
    await keep(measured({ at: new Date().toISOString() }))
    await expirePrivateData()
    expect(await rows()).toHaveLength(1)
    await expirePrivateData(new Date(Date.now() + 31 * 86_400_000))
    expect(await rows()).toEqual([])
  })

  it('"Privacidade" names them, and the copy of one’s data holds them', async () => {
    expect((await buyer.caller.get('/api/privacy')).json).toMatchObject({ orders: [{ hasColours: false }] })
    await keep(measured())
    expect((await buyer.caller.get('/api/privacy')).json).toMatchObject({
      orders: [{ hasColours: true, canRevoke: true }],
    })
  })
})
