import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { liveOf } from '../testing/live-visitor.ts'
import { jpegOf, newBuyer, newConsentingBuyer, photoForm } from '../testing/people.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newBuyer>>
let buyer: Buyer
beforeEach(async () => {
  buyer = await newConsentingBuyer(api.caller(), 'Marina Albuquerque')
})

const open = async (slot = 'back', who = buyer) => {
  const answer = await who.caller.post(`/api/orders/${who.orderId}/photo-requests`, { slot })
  return { answer, token: String(answer.json['token']) }
}
const read = (token: string) => api.caller().get(`/api/photo-requests/${token}`)
const send = async (token: string, bytes: Buffer) =>
  api.caller().put(`/api/photo-requests/${token}/photo`, await photoForm({ photo: bytes }))
const slots = async (orderId = buyer.orderId) =>
  (await db.customerPhoto.findMany({ where: { orderId } })).map(({ slot }) => slot)

describe('a link for somebody else’s phone', () => {
  it('opens one slot without a session, takes one photo, and the buyer’s form hears of it', async () => {
    const form = await liveOf(buyer.caller)
    const { token } = await open('back')
    expect((await read(token)).json).toMatchObject({ slot: 'back', firstName: 'Marina', state: 'open' })
    expect((await send(token, await jpegOf())).status).toBe(200)
    expect(await form.next()).toMatchObject({ type: 'photo', orderId: buyer.orderId, slot: 'back' })
    expect(await slots()).toEqual(['back'])
    expect((await read(token)).json).toMatchObject({ state: 'used' })
    expect((await send(token, await jpegOf(900, 900, '#112233'))).status).toBe(409)
    await form.leave()
  })

  it('may be answered again by a phone that lost the answer, with the same photo only', async () => {
    const { token } = await open()
    const photo = await jpegOf()
    await send(token, photo)
    expect((await send(token, photo)).status).toBe(200)
    expect(await db.customerPhoto.count({ where: { orderId: buyer.orderId } })).toBe(1)
  })

  it('is spent by one of two that come at the same moment', async () => {
    const { token } = await open()
    const photos = [await jpegOf(800, 800, '#aa0000'), await jpegOf(800, 800, '#00aa00')]
    const answers = await Promise.all(photos.map((photo) => send(token, photo)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await db.customerPhoto.count({ where: { orderId: buyer.orderId } })).toBe(1)
  })

  it('is not spent by a file that is no photo', async () => {
    const { token } = await open()
    expect((await send(token, Buffer.from('%PDF-1.7 not a photo'))).status).toBe(422)
    expect((await read(token)).json).toMatchObject({ state: 'open' })
    expect((await send(token, await jpegOf())).status).toBe(200)
  })

  it('says nothing about the buyer but a first name and a slot', async () => {
    const { token } = await open()
    const { json } = await read(token)
    expect(Object.keys(json).toSorted()).toEqual(['expiresAt', 'firstName', 'slot', 'state'])
    expect(JSON.stringify(json)).not.toContain(buyer.email)
  })

  it('ends after half an hour, with the form, and with a newer link for the same slot', async () => {
    const first = await open('front')
    const second = await open('front')
    expect((await read(first.token)).status).toBe(404)
    await db.photoRequest.updateMany({ where: { orderId: buyer.orderId }, data: { expiresAt: new Date(0) } })
    expect((await read(second.token)).json).toMatchObject({ state: 'expired' })
    expect(await send(second.token, await jpegOf())).toMatchObject({ status: 410 })
    const third = await open('front')
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'REEMBOLSADO' } })
    expect((await read(third.token)).json).toMatchObject({ state: 'expired' })
    expect((await send(third.token, await jpegOf())).status).toBe(410)
    expect(await slots()).toEqual([])
  })

  it('cannot be guessed, and an invented one is refused before its photo is read', async () => {
    expect((await read('A'.repeat(43))).status).toBe(404)
    expect((await read('../../etc/passwd')).status).not.toBe(200)
    expect((await send('A'.repeat(43), Buffer.alloc(19_000_000))).status).toBe(404)
    const { token } = await open()
    expect(JSON.stringify(await db.photoRequest.findMany())).not.toContain(token)
  })

  it('is given for one’s own open order only', async () => {
    const stranger = await newBuyer(api.caller())
    const answer = await stranger.caller.post(`/api/orders/${buyer.orderId}/photo-requests`, { slot: 'back' })
    expect(answer.status).toBe(404)
    expect((await api.caller().post(`/api/orders/${buyer.orderId}/photo-requests`, { slot: 'back' })).status).toBe(401)
    expect((await open('feet')).answer.status).toBe(422)
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'EM_PROCESSAMENTO' } })
    expect((await open('back')).answer.status).toBe(409)
  })
})
