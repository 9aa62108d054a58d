import { beforeEach, describe, expect, it } from 'vitest'
import { gatherReport } from '../reports/brief.ts'
import { askPreview } from '../reports/previews.ts'
import { db } from '../platform/db.ts'
import { expirePrivateData } from '../privacy/expiry.ts'
import { serveApi } from '../testing/api.ts'
import { agreeToPhotos, jpegOf, newAdministrator, newBuyer, newSubmitted, photoForm } from '../testing/people.ts'
import { setOrderStatus } from '../orders/order-status.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newBuyer>>
let buyer: Buyer
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newBuyer(api.caller())
  await agreeToPhotos(buyer)
})

/** Looks left; the line bends by some 17°. */
const points = {
  glabella: { x: 300, y: 300 },
  noseTip: { x: 210, y: 500 },
  noseBase: { x: 266, y: 540 },
  chin: { x: 300, y: 760 },
}
const origins = { glabella: 'hand', noseTip: 'checked', noseBase: 'hand', chin: 'hand' }
const marking = (change: object = {}, more: object = {}) => ({
  slot: 'side_left',
  points: { ...points, ...change },
  origins,
  photo: { width: 800, height: 1000 },
  model: 'face-mesh-0.4/1',
  ...more,
})
const path = (orderId = buyer.orderId) => `/api/orders/${orderId}/side-marking`
const mark = (change: object = {}, more: object = {}, who = buyer, orderId = buyer.orderId) =>
  who.caller.put(path(orderId), marking(change, more))
const putPhoto = async (slot = 'side_left', photo?: Buffer) =>
  buyer.caller.put(
    `/api/orders/${buyer.orderId}/photos/${slot}`,
    await photoForm({ photo: photo ?? (await jpegOf(1600, 2000)) }),
  )
const rows = (orderId = buyer.orderId) => db.sideMarking.findMany({ where: { orderId } })

describe('points on the photo from the side', () => {
  it('are stored in the pixels of the photo we keep, with who and when', async () => {
    await putPhoto()
    expect((await mark()).status).toBe(200)
    expect(await rows()).toMatchObject([
      {
        source: 'customer',
        markedById: buyer.userId,
        points: { chin: { x: 600, y: 1520 } },
        origins,
        model: 'face-mesh-0.4/1',
      },
    ])
    expect((await buyer.caller.get(path())).json).toMatchObject({
      marking: { slot: 'side_left', points: { noseTip: { x: 420, y: 1000 } }, photo: { width: 1600, height: 2000 } },
    })
  })

  it('are refused without the yes to the face, by the API and by the database', async () => {
    await putPhoto()
    await db.consent.create({
      data: {
        userId: buyer.userId,
        orderId: buyer.orderId,
        kind: 'fotos_biometria',
        version: '2026-11-3',
        granted: false,
        channel: 'privacidade',
      },
    })
    expect(await mark()).toMatchObject({ status: 403, json: { code: 'consent-missing' } })
    const photo = await db.customerPhoto.findFirstOrThrow({ where: { orderId: buyer.orderId } })
    await expect(
      db.sideMarking.create({
        data: { orderId: buyer.orderId, photoId: photo.id, source: 'customer', points, origins },
      }),
    ).rejects.toThrow(/standing consent/)
    expect(await rows()).toEqual([])
  })

  it('that could be no face, lie outside the photo or lack a word about who put them are refused with a sentence', async () => {
    await putPhoto()
    for (const [change, more, field] of [
      [{ chin: { x: 300, y: 100 } }, {}, 'points.chin'],
      [{ noseTip: { x: 320, y: 500 } }, {}, 'points.noseTip'],
      [{ glabella: { x: -5, y: 300 } }, {}, 'points.glabella'],
      [{ noseBase: { x: 'meio', y: null } }, {}, 'points.noseBase.x'],
      [{}, { slot: 'front' }, 'slot'],
      [{}, { slot: 'back' }, 'slot'],
      [{}, { origins: { ...origins, chin: 'device' } }, 'origins.chin'],
    ] as const) {
      const answer = await mark(change, more)
      expect({ field, status: answer.status }).toEqual({ field, status: 422 })
      expect(Object.keys(answer.json.fields ?? {})).toContain(field)
    }
    expect(await rows()).toEqual([])
  })

  it('wait for their photo: none of the other side does', async () => {
    await putPhoto('side_right')
    expect(await mark()).toMatchObject({
      status: 422,
      json: { code: 'photos-missing', fields: { side_left: expect.any(String) } },
    })
    expect((await mark({}, { slot: 'side_right' })).status).toBe(200)
  })

  it('are the person’s own: nobody else reads or writes them', async () => {
    await putPhoto()
    await mark()
    const stranger = await newBuyer(api.caller())
    expect((await mark({}, {}, stranger)).status).toBe(404)
    expect((await stranger.caller.get(path())).status).toBe(404)
    expect((await api.caller().get(path())).status).toBe(401)
    expect((await stranger.caller.put(`/api/admin/desk/${buyer.orderId}/side-marking`, marking())).status).toBe(403)
  })

  it('go with a photo that is replaced or removed', async () => {
    await putPhoto()
    await mark()
    await putPhoto('side_left', await jpegOf(900, 1200, '#333333'))
    expect(await rows()).toEqual([])
    expect((await buyer.caller.get(path())).json).toEqual({ marking: null, markedAt: null })
    await mark()
    await buyer.caller.delete(`/api/orders/${buyer.orderId}/photos/side_left`)
    expect(await rows()).toEqual([])
  })
})

describe('the life of the points', () => {
  it('ends with the consent, with the photo’s thirty days and with the refund', async () => {
    const withPoints = async () => {
      buyer = await newBuyer(api.caller())
      await agreeToPhotos(buyer)
      await putPhoto()
      await mark()
      expect(await rows()).toHaveLength(1)
    }
    await withPoints()
    expect((await buyer.caller.get('/api/privacy')).json).toMatchObject({ orders: [{ hasMarking: true }] })
    await buyer.caller.post(`/api/privacy/orders/${buyer.orderId}/revoke`)
    expect(await rows()).toEqual([])

    await withPoints()
    await db.customerPhoto.updateMany({ where: { orderId: buyer.orderId }, data: { expiresAt: new Date(0) } })
    await expirePrivateData()
    expect(await rows()).toEqual([])

    await withPoints()
    await setOrderStatus(buyer.orderId, 'REEMBOLSADO', { id: null })
    expect(await rows()).toEqual([])
  })

  it('is told in the copy of one’s data', async () => {
    await putPhoto()
    await mark()
    const { bytes } = await buyer.caller.get('/api/privacy/export')
    // Uncompressed archive.
    expect(Buffer.from(bytes).includes('"sideMarkings"')).toBe(true)
  })
})

describe('at the desk', () => {
  it('the visagist’s points outweigh the customer’s, are journalled, and reach the report', async () => {
    buyer = await newSubmitted(api.caller())
    const admin = await newAdministrator(api.caller())
    const desk = `/api/admin/desk/${buyer.orderId}`
    const putAtDesk = (change: object = {}) => admin.caller.put(`${desk}/side-marking`, marking(change))
    expect(await putAtDesk()).toMatchObject({ status: 422, json: { code: 'photos-missing' } })
    const file = {
      storageKey: 'photos/x',
      fileSize: 1,
      width: 1600,
      height: 2000,
      sourceHash: 'x',
      expiresAt: new Date(Date.now() + 1e9),
    }
    const photo = await db.customerPhoto.create({ data: { orderId: buyer.orderId, slot: 'side_left', ...file } })
    expect((await admin.caller.get(desk)).json['side']).toBeNull()
    await db.sideMarking.create({
      data: {
        orderId: buyer.orderId,
        photoId: photo.id,
        source: 'customer',
        points: scaled(points),
        origins,
        markedById: buyer.userId,
      },
    })
    expect((await admin.caller.get(desk)).json).toMatchObject({
      side: { by: 'cliente', reading: { line: 'entre reto e convexo' } },
    })
    const before = await askPreview(buyer.orderId)

    expect((await putAtDesk({ chin: { x: 300, y: 100 } })).status).toBe(422)
    expect(await putAtDesk({ noseBase: { x: 240, y: 540 } })).toMatchObject({ status: 200 })
    expect((await admin.caller.get(desk)).json).toMatchObject({
      side: { by: 'visagista', points: { noseBase: { x: 480, y: 1080 } }, reading: { line: 'convexo' } },
    })
    expect(await askPreview(buyer.orderId)).not.toBe(before)
    // The customer's later marking stays weaker.
    await db.sideMarking.create({
      data: {
        orderId: buyer.orderId,
        photoId: photo.id,
        source: 'customer',
        points: scaled(points),
        origins,
        markedById: buyer.userId,
      },
    })
    expect((await gatherReport(buyer.orderId))?.brief.side).toMatchObject({ by: 'visagista', slot: 'side_left' })
    expect(
      await db.journalEntry.findFirst({ where: { subjectId: buyer.orderId, action: 'desk.marked-side' } }),
    ).toMatchObject({ actorId: admin.userId })
  })
})

const scaled = (marks: typeof points) =>
  Object.fromEntries(Object.entries(marks).map(([name, { x, y }]) => [name, { x: x * 2, y: y * 2 }]))
