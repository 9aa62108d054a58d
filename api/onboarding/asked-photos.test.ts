import { beforeEach, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { adminDeskApi } from '#contract/admin/desk.ts'
import { Order } from '#contract/orders.ts'
import { businessTimeBetween, deliveryDue } from '../orders/business-time.ts'
import { completeOrder, lockOrder } from '../orders/order-status.ts'
import { reopenOrder } from '../orders/reopen.ts'
import { db, transact } from '../platform/db.ts'
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

const orderNow = () => db.order.findUniqueOrThrow({ where: { id: buyer.orderId } })
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const queued = async () => {
  const { queue } = adminDeskApi.queue.reply.parse((await admin.caller.get('/api/admin/desk')).json)
  return queue.find(({ id }) => id === buyer.orderId)
}

describe('the delivery time', () => {
  /** What is owed is asked for five days ago; business time left then. */
  async function oweForDays(): Promise<number> {
    await ask('front')
    await ask('back')
    const before = await orderNow()
    const dueStoppedAt = hoursAgo(120)
    const dueAt = deliveryDue(dueStoppedAt, 20)
    await db.order.update({ where: { id: before.id }, data: { dueStoppedAt, dueAt } })
    return businessTimeBetween(dueStoppedAt, dueAt)
  }

  it('stands still from the request on, at the desk, in the list and on the buyer’s screen', async () => {
    expect(await queued()).toMatchObject({ isStopped: false })
    await oweForDays()
    expect(await queued()).toMatchObject({ isStopped: true, minutesLeft: 20 * 60, asked: 'waiting' })
    const { json } = await admin.caller.get('/api/admin/orders?deadline=late')
    expect(JSON.stringify(json)).not.toContain(buyer.orderId)
    const [mine] = z.array(Order).parse((await buyer.caller.get('/api/orders')).json)
    expect(mine).toMatchObject({ estimatedDelivery: null, isDeliveryStopped: true })
    expect(mine?.nextStep).toContain('parado')
  })

  it('asked again it does not begin anew; it goes on when the last photo has come, with all that was left', async () => {
    const left = await oweForDays()
    const { dueStoppedAt } = await orderNow()
    await ask('back')
    await send('front')
    expect(await orderNow()).toMatchObject({ dueStoppedAt })
    await send('back')
    const { dueAt, dueStoppedAt: stands } = await orderNow()
    expect(stands).toBeNull()
    const now = businessTimeBetween(new Date(), dueAt ?? new Date(0))
    expect(Math.abs(now - left)).toBeLessThan(5 * 60_000)
    expect(await queued()).toMatchObject({ isStopped: false, asked: 'arrived' })
  })

  it('orders that wait for the buyer come last, however near their hour was', async () => {
    await ask()
    const later = await newSubmitted(api.caller())
    const { queue } = adminDeskApi.queue.reply.parse((await admin.caller.get('/api/admin/desk')).json)
    const ids = queue.map(({ id }) => id)
    expect(ids.indexOf(later.orderId)).toBeLessThan(ids.indexOf(buyer.orderId))
  })

  it('is over with the order: given back anew after it, or nothing owed once the form is open again', async () => {
    await ask()
    await transact((tx) => reopenOrder(tx, { id: buyer.orderId, userId: buyer.userId }))
    expect(await orderNow()).toMatchObject({ dueAt: null, dueStoppedAt: null, revisionDueAt: null })
  })
})

describe('a photo asked for after delivery', () => {
  beforeEach(async () => {
    await db.order.update({
      where: { id: buyer.orderId },
      data: { status: 'CONCLUIDO', completedAt: new Date(), needsVisagist: false, dueAt: hoursAgo(200) },
    })
    await db.generatedPdf.create({
      data: {
        orderId: buyer.orderId,
        storageKey: `reports/${buyer.orderId}.pdf`,
        fileSize: 1,
        pageCount: 38,
        sha256: 'x',
        expiresAt: new Date(Date.now() + 1e9),
      },
    })
  })
  const guide = () => buyer.caller.get(`/api/orders/${buyer.orderId}/report`)

  it('leaves the guide readable; nothing is late meanwhile', async () => {
    expect((await guide()).status).toBe(200)
    expect((await ask()).status).toBe(200)
    expect((await guide()).status).toBe(200)
    expect((await asked()).json).toMatchObject([{ slot: 'front' }])
    expect(await orderNow()).toMatchObject({ status: 'CONCLUIDO', needsVisagist: false, revisionDueAt: null })
    expect(await queued()).toBeUndefined()
  })

  it('brings the order back to the desk when it has come, with the whole time; the guide stays', async () => {
    const visagist = await newAdministrator(api.caller(), 'visagista')
    await ask()
    expect((await send('front')).status).toBe(200)
    expect(await queued()).toMatchObject({ isRevision: true, asked: 'arrived', isStopped: false })
    const { status, revisionDueAt } = await orderNow()
    expect(status).toBe('CONCLUIDO')
    const left = businessTimeBetween(new Date(), revisionDueAt ?? new Date(0))
    expect(Math.abs(left - 72 * 3_600_000)).toBeLessThan(5 * 60_000)
    expect((await guide()).status).toBe(200)
    const photo = await db.customerPhoto.findFirstOrThrow({ where: { orderId: buyer.orderId, slot: 'front' } })
    expect((await visagist.caller.get(`/api/customer-photos/${photo.id}/view`)).status).toBe(200)
    expect(await db.notification.count({ where: { userId: admin.userId, type: 'desk_photo' } })).toBe(1)
  })

  it('the version that follows takes it off the desk again', async () => {
    await ask()
    await send('front')
    await transact(async (tx) => {
      const order = await lockOrder(tx, buyer.orderId)
      if (order) await completeOrder(tx, order, { id: randomUUID(), pages: 38 })
    })
    expect(await queued()).toBeUndefined()
    expect(await orderNow()).toMatchObject({ revisionDueAt: null, dueStoppedAt: null })
    expect((await send('front', '#998877')).status).toBe(409)
  })

  it('without a request nothing is taken', async () => {
    expect((await send('front')).status).toBe(409)
  })
})
