import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { SEEN_DOUBTS, writeDoubtsBySlot } from '#contract/photo-doubts.ts'
import { SAMPLE_FORM } from '#contract/sample-form.ts'
import { openOrder } from '../admin/desk.ts'
import { listPhotos } from '../admin/photos.ts'
import { forgetFace } from '../orders/forget-face.ts'
import { db, transact } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newConsentingBuyer, photoForm } from '../testing/people.ts'

const api = serveApi()
let buyer: Awaited<ReturnType<typeof newConsentingBuyer>>
beforeEach(async () => {
  buyer = await newConsentingBuyer(api.caller())
})

const picture = (of: number, quality = 90) => {
  const pixels = Buffer.from(
    Array.from({ length: 9 * 8 * 3 }, (_, at) => 128 + Math.round(110 * Math.sin(at * (of + 1.7) + of))),
  )
  return sharp(pixels, { raw: { width: 9, height: 8, channels: 3 } })
    .resize(900, 800, { kernel: 'nearest' })
    .jpeg({ quality })
    .toBuffer()
}
const put = async (slot: PhotoSlot, photo: Buffer, doubts?: string) =>
  buyer.caller.put(
    `/api/orders/${buyer.orderId}/photos/${slot}`,
    await photoForm({ photo, ...(doubts !== undefined && { doubts }) }),
  )
const putAll = async () => {
  for (const [at, slot] of PHOTO_SLOTS.entries()) await put(slot, await picture(at))
}
const move = (slot: PhotoSlot, photoId: unknown, who = buyer) =>
  who.caller.post(`/api/orders/${buyer.orderId}/photos/${slot}/move`, { photoId })
const submit = async (more: Record<string, Buffer | string> = {}) =>
  buyer.caller.post(
    '/api/orders/onboarding',
    await photoForm({ orderId: buyer.orderId, formData: JSON.stringify(SAMPLE_FORM), ...more }),
  )
const photos = () => db.customerPhoto.findMany({ where: { orderId: buyer.orderId }, orderBy: { slot: 'asc' } })
const stored = async () => (await photos()).map(({ doubts }) => doubts)
const shown = async () => {
  const { items } = await listPhotos({ orderId: buyer.orderId })
  return Object.fromEntries(items.map(({ photoType, doubts }) => [photoType, doubts]))
}

describe('the doubt of a photo that was used all the same', () => {
  it.each([
    ['unknown', 'bonita', []],
    ['a script', '<script>alert(1)</script>', []],
    ['repeated', 'tilted,tilted,tilted', ['tilted']],
    ['a thousand', Array.from({ length: 1000 }, (_, at) => SEEN_DOUBTS[at % SEEN_DOUBTS.length]).join(), SEEN_DOUBTS],
    ['with unknown ones between', ' dark,dark,admin,two-faces', ['two-faces', 'dark']],
    ['the server’s own', 'same-picture', []],
    ['empty', '', []],
  ])('is one of the list, each once; the photo is taken: %s', async (_, said, expected) => {
    expect((await put('front', await picture(0), said)).status).toBe(200)
    expect(await stored()).toEqual([expected])
  })

  it('of more fields than a photo has is turned away before it is read', async () => {
    const form = await photoForm({ photo: await picture(0) })
    for (let at = 0; at < 1000; at += 1) form.append('doubts', 'tilted')
    expect((await buyer.caller.put(`/api/orders/${buyer.orderId}/photos/front`, form)).status).toBe(413)
    expect(await photos()).toEqual([])
  })

  it('cannot be anything else in the database', async () => {
    await put('front', await picture(0))
    const write = db.customerPhoto.updateMany({ where: { orderId: buyer.orderId }, data: { doubts: ['bonita'] } })
    await expect(write).rejects.toThrow(/customer_photos_known_doubts/)
  })

  it('goes with the photo it was of', async () => {
    await put('front', await picture(0), 'tilted')
    await put('front', await picture(1))
    expect(await stored()).toEqual([[]])
  })

  it('is not told back to the customer', async () => {
    const answer = await put('front', await picture(0), 'tilted')
    expect(JSON.stringify(answer.json)).not.toContain('tilted')
  })

  it('comes with the form, for the photos that could not go alone', async () => {
    const doubts = writeDoubtsBySlot({ front: ['tilted'], back: ['dark'] }) ?? ''
    const files = Object.fromEntries(
      await Promise.all(PHOTO_SLOTS.map(async (slot, at) => [slot, await picture(at)] as const)),
    )
    expect((await submit({ ...files, doubts })).status).toBe(200)
    expect(await shown()).toMatchObject({ front: ['tilted'], side_left: [], back: ['dark'] })
    expect((await openOrder(buyer.orderId)).photos[0]).toMatchObject({ slot: 'front', doubts: ['tilted'] })
  })

  it.each(['{"front":"tilted"}', '{"top":["tilted"]}', '[', 'null', '{"front":[1,{"a":2}]}'])(
    'says nothing where it cannot be read: %s',
    async (doubts) => {
      await putAll()
      expect((await submit({ front: await picture(9), doubts })).status).toBe(200)
      expect((await stored()).flat()).toEqual([])
    },
  )

  it('comes from somebody else’s phone too', async () => {
    const opened = await buyer.caller.post(`/api/orders/${buyer.orderId}/photo-requests`, { slot: 'back' })
    const body = await photoForm({ photo: await picture(0), doubts: 'face-in-back,x' })
    const path = `/api/photo-requests/${String(opened.json['token'])}/photo`
    expect((await api.caller().put(path, body)).status).toBe(200)
    expect(await stored()).toEqual([['face-in-back']])
  })

  it('comes with a photo that was asked for again', async () => {
    await putAll()
    await submit()
    const expiresAt = new Date(Date.now() + 3_600_000)
    await db.photoRequest.create({ data: { orderId: buyer.orderId, slot: 'front', reason: 'Mais luz.', expiresAt } })
    expect((await put('front', await picture(7), 'dark')).status).toBe(200)
    expect(await shown()).toMatchObject({ front: ['dark'] })
  })

  it('goes with the file, and so does what tells the picture from others', async () => {
    await put('front', await picture(0), 'tilted')
    await transact((tx) => forgetFace(tx, buyer.orderId))
    expect(await photos()).toMatchObject([{ doubts: [], likeness: null, sourceHash: '' }])
  })
})

describe('the same picture in two slots', () => {
  it('is taken, and said of both at the desk: the very file, and one encoded again', async () => {
    await put('front', await picture(0))
    await put('side_left', await picture(0))
    await put('side_right', await picture(0, 60))
    await put('back', await picture(3))
    expect(await shown()).toEqual({
      front: ['same-picture'],
      side_left: ['same-picture'],
      side_right: ['same-picture'],
      back: [],
    })
  })

  it('is known again from before pictures were told apart, by the file alone', async () => {
    await put('front', await picture(0))
    await put('side_left', await picture(0))
    await put('side_right', await picture(0, 60))
    await db.customerPhoto.updateMany({ where: { orderId: buyer.orderId }, data: { likeness: null } })
    expect(await shown()).toEqual({ front: ['same-picture'], side_left: ['same-picture'], side_right: [] })
  })

  it('is not said any more once one of them is replaced', async () => {
    await put('front', await picture(0))
    await put('side_left', await picture(0), 'small')
    await put('front', await picture(2))
    expect(await shown()).toEqual({ front: [], side_left: ['small'] })
  })

  it('in somebody else’s order is none', async () => {
    await put('front', await picture(0))
    const first = buyer
    buyer = await newConsentingBuyer(api.caller())
    await put('side_left', await picture(0))
    expect(await shown()).toEqual({ side_left: [] })
    buyer = first
    expect(await shown()).toEqual({ front: [] })
  })
})

describe('a photo put into another slot', () => {
  it('takes the place of the one that stands there, which takes its own; both stay themselves', async () => {
    const left = await put('side_left', await picture(0), 'other-side,dark')
    const right = await put('side_right', await picture(1))
    expect((await move('side_right', left.json['id'])).json).toMatchObject({ id: left.json['id'], slot: 'side_right' })
    const again = await move('side_right', left.json['id'])
    expect(again.status).toBe(200)
    expect((await photos()).map(({ id, slot, doubts }) => ({ id, slot, doubts }))).toEqual([
      { id: right.json['id'], slot: 'side_left', doubts: [] },
      { id: left.json['id'], slot: 'side_right', doubts: ['dark'] },
    ])
  })

  it('leaves its own empty where nothing stood', async () => {
    const side = await put('side_right', await picture(0), 'front-in-side')
    expect((await move('front', side.json['id'])).status).toBe(200)
    expect(await photos()).toMatchObject([{ id: side.json['id'], slot: 'front', doubts: [] }])
    expect((await buyer.caller.get(`/api/orders/${buyer.orderId}/photos/front`)).status).toBe(200)
  })

  it('loses the points that were marked on it in the other', async () => {
    const front = await put('front', await picture(0))
    const photoId = String(front.json['id'])
    await db.faceMarking.create({
      data: { orderId: buyer.orderId, photoId, source: 'customer', points: {} },
    })
    await move('back', photoId)
    expect(await db.faceMarking.count({ where: { orderId: buyer.orderId } })).toBe(0)
  })

  it('is one of one’s own order, while it takes photos', async () => {
    const { orderId } = buyer
    const front = await put('front', await picture(0))
    const stranger = await newConsentingBuyer(api.caller())
    expect((await move('back', front.json['id'], stranger)).status).toBe(404)
    expect((await move('back', '0198aaaa-0000-7000-8000-000000000001')).status).toBe(404)
    expect((await move('back', 'front')).status).toBe(422)
    await db.consent.create({
      data: {
        userId: buyer.userId,
        orderId,
        kind: 'fotos_biometria',
        version: '2026-11-3',
        granted: false,
        channel: 'privacy',
      },
    })
    expect((await move('back', front.json['id'])).json).toMatchObject({ code: 'consent-missing' })
    expect(await photos()).toMatchObject([{ slot: 'front' }])
  })
})
