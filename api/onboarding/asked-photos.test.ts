import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { jpegOf, newAdministrator, newSubmitted, photoForm } from '../testing/people.ts'

const api = serveApi()
let buyer: Awaited<ReturnType<typeof newSubmitted>>
let admin: Awaited<ReturnType<typeof newAdministrator>>

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  admin = await newAdministrator(api.caller())
  buyer = await newSubmitted(api.caller())
})

const ask = (slot = 'front') =>
  admin.caller.post(`/api/admin/desk/${buyer.orderId}/photo-requests`, { slot, reason: 'Prenda o cabelo, por favor.' })
const asked = (who = buyer.caller) => who.get(`/api/orders/${buyer.orderId}/asked-photos`)
const send = async (slot: string, background = '#aa8866') =>
  buyer.caller.put(
    `/api/orders/${buyer.orderId}/photos/${slot}`,
    await photoForm({ photo: await jpegOf(800, 1000, background) }),
  )

describe('a photo a visagist asked for', () => {
  it('is taken while the report is in the works, for that slot, once; and the desk hears of it', async () => {
    expect((await send('front')).status).toBe(409)
    await ask()
    expect((await asked()).json).toMatchObject([{ slot: 'front', reason: 'Prenda o cabelo, por favor.' }])
    expect((await send('back')).status).toBe(409)
    expect((await send('front')).status).toBe(200)
    expect((await asked()).json).toEqual([])
    expect((await send('front', '#112233')).status).toBe(409)
    expect(await db.notification.findFirst({ where: { userId: admin.userId } })).toMatchObject({
      type: 'desk_photo',
      orderId: buyer.orderId,
      title: 'A foto pedida chegou',
    })
    const { json } = await admin.caller.get('/api/admin/desk')
    expect(json['queue']).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: buyer.orderId, asked: 'arrived' })]),
    )
  })

  it('may be sent again by a phone that lost the answer', async () => {
    await ask()
    await send('front')
    expect((await send('front')).status).toBe(200)
    expect(await db.notification.count({ where: { userId: admin.userId } })).toBe(1)
  })

  it('is nobody else’s business, and not asked for once the order ended', async () => {
    await ask()
    const stranger = await newSubmitted(api.caller())
    expect((await asked(stranger.caller)).status).toBe(404)
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'REEMBOLSADO' } })
    expect((await asked()).json).toEqual([])
    expect((await send('front')).status).toBe(409)
  })
})
