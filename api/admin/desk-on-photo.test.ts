import { beforeEach, describe, expect, it } from 'vitest'
import { FACE } from '#visagism/testing/test-people.ts'
import { reopenOrder } from '../orders/reopen.ts'
import { forgetFace } from '../orders/forget-face.ts'
import { db, transact } from '../platform/db.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { gatherReport } from '../reports/brief.ts'
import { currentMarking } from '../reports/brief-of.ts'
import { photoOverlayOf } from '../reports/photo-fit.ts'
import { serveApi } from '../testing/api.ts'
import { type Administrator, type Desk, newDesk, newPhotos } from '../testing/desk.ts'
import { newBuyer } from '../testing/people.ts'

const api = serveApi()
let buyer: Desk['buyer']
let rosa: Administrator
let other: Administrator

const mark = (points: object = FACE) =>
  rosa.caller.put(`/api/admin/desk/${buyer.orderId}/marking`, { points, photo: { width: 1200, height: 1600 } })

beforeEach(async () => {
  ;({ buyer, rosa, other } = await newDesk(api))
  await newPhotos(buyer.orderId, ['front'])
  await mark()
})

const NUDGE = { x: 1.5, y: -0.5, scale: 2 }
const path = () => `/api/admin/desk/${buyer.orderId}/on-photo`
const open = async () => (await rosa.caller.get(path())).json
const markingId = async () => {
  const { page } = await open()
  return page && typeof page === 'object' && 'markingId' in page ? String(page.markingId) : ''
}
const say = async (more: object = {}, who = rosa) =>
  who.caller.put(path(), { markingId: await markingId(), nudge: NUDGE, laid: true, ...more })
const rows = () => db.photoFit.findMany({ where: { orderId: buyer.orderId }, orderBy: { createdAt: 'asc' } })

async function photoOverlay() {
  const material = await gatherReport(buyer.orderId)
  if (!material) throw new Error('No form.')
  return photoOverlayOf(currentMarking(material.order.markings), analyse(material.brief))
}

describe('the drawing over the photo, at the desk', () => {
  it('is for administrators alone', async () => {
    const body = { markingId: await markingId(), nudge: NUDGE, laid: true }
    for (const [caller, status] of [
      [buyer.caller, 403],
      [api.caller(), 401],
    ] as const) {
      expect((await caller.get(path())).status).toBe(status)
      expect((await caller.put(path(), body)).status).toBe(status)
    }
    expect(await rows()).toEqual([])
  })

  it('says what is laid over which photo, and that nobody looked', async () => {
    expect(await open()).toMatchObject({
      page: {
        look: { shape: expect.any(String), cut: expect.any(String) },
        gender: expect.any(String),
        ownWidths: { length: expect.any(Number) },
      },
      standing: null,
      isNeeded: false,
    })
    expect(await photoOverlay()).toEqual({ yaw: undefined, nudge: undefined, isAllowed: true })
  })

  it('a word reaches the report, in the visagist’s name, and the journal without a place', async () => {
    expect(await say()).toMatchObject({
      status: 200,
      json: { message: 'O desenho vai sobre a foto.', standing: { nudge: NUDGE, laid: true, by: 'Rosa Prado' } },
    })
    expect(await photoOverlay()).toEqual({ yaw: undefined, nudge: NUDGE, isAllowed: true })
    const { standing } = await open()
    const id = standing && typeof standing === 'object' && 'id' in standing ? standing.id : null
    expect((await say({ laid: false, seen: id })).json['message']).toBe('Foto e retrato vão lado a lado.')
    expect(await photoOverlay()).toMatchObject({ isAllowed: false })
    const lines = await db.journalEntry.findMany({
      where: { subjectId: buyer.orderId, action: 'desk.on-photo' },
      orderBy: { createdAt: 'asc' },
    })
    expect(lines.map(({ to }) => to)).toEqual([{ page: 'sobre a foto' }, { page: 'lado a lado' }])
  })

  it.each([
    ['x', { ...NUDGE, x: 5.5 }],
    ['y', { ...NUDGE, y: -6 }],
    ['scale', { ...NUDGE, scale: 50 }],
    ['x', { ...NUDGE, x: null }],
    ['x', { ...NUDGE, x: '1' }],
  ])('refuses to move it further than it may go: %s', async (field, nudge) => {
    expect(await say({ nudge })).toMatchObject({
      status: 422,
      json: { fields: { [`nudge.${field}`]: 'Mova no máximo 5 centésimos para cada lado.' } },
    })
    expect(await rows()).toEqual([])
  })

  it('does not overwrite unseen what somebody else said', async () => {
    await say()
    expect(await say({ laid: false, seen: null }, other)).toMatchObject({
      status: 409,
      json: { error: expect.stringMatching(/^Rosa Prado conferiu este desenho em/) },
    })
  })

  it('is about these points and this look alone', async () => {
    const before = await markingId()
    await say()
    await mark({ ...FACE, chin: { ...FACE.chin, y: FACE.chin.y + 12 } })
    expect(await open()).toMatchObject({ standing: null })
    expect(await photoOverlay()).toMatchObject({ nudge: undefined })
    expect(await say({ markingId: before })).toMatchObject({ status: 409, json: { code: 'changed-meanwhile' } })
    await say()
    await db.photoFit.updateMany({ where: { orderId: buyer.orderId }, data: { look: 'oval/raspado/' } })
    expect(await open()).toMatchObject({ standing: null })
  })

  it('has nothing to say of where no points are, or no photo', async () => {
    await db.faceMarking.deleteMany({ where: { orderId: buyer.orderId } })
    expect(await open()).toMatchObject({ page: null, standing: null })
    const body = { markingId: crypto.randomUUID(), nudge: NUDGE, laid: true }
    expect(await rosa.caller.put(path(), body)).toMatchObject({ json: { code: 'photos-missing' } })
  })

  it('makes a preview anew', async () => {
    const preview = async () => (await rosa.caller.post(`/api/admin/desk/${buyer.orderId}/previews`)).json['id']
    const first = await preview()
    expect(await preview()).toBe(first)
    await say()
    expect(await preview()).not.toBe(first)
  })
})

describe('how long it lives', () => {
  it('goes with the consent, and does not come back', async () => {
    const id = await markingId()
    await say()
    expect((await buyer.caller.post(`/api/privacy/orders/${buyer.orderId}/revoke`)).status).toBe(200)
    expect(await rows()).toEqual([])
    expect((await say({ markingId: id })).status).toBeGreaterThanOrEqual(400)
    expect(await rows()).toEqual([])
  })

  it('is refused by the database itself without a consent', async () => {
    const { orderId } = await newBuyer(api.caller())
    const row = { orderId, markingId: await markingId(), look: 'x', ...NUDGE, laid: true }
    await expect(db.photoFit.create({ data: row })).rejects.toThrow(/consent/)
    expect(await db.photoFit.count({ where: { orderId } })).toBe(0)
  })

  it('goes with the photos', async () => {
    await say()
    await transact((tx) => reopenOrder(tx, { id: buyer.orderId, userId: buyer.userId }))
    await transact((tx) => forgetFace(tx, buyer.orderId))
    expect(await rows()).toEqual([])
  })
})
