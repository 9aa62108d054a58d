import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIVE_SESSION_ENDED, LIVE_TOO_MANY } from '#contract/live.ts'
import { lockOrder, setOrderStatus } from '../orders/order-status.ts'
import { db, transact } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { finishErasures } from '../testing/erasures.ts'
import { liveOf, visitLive } from '../testing/live-visitor.ts'
import { jpegOf, newAdministrator, newBuyer, newConsentingBuyer, photoForm } from '../testing/people.ts'
import { notify } from './notifications.ts'
import { countOnline, keepPresence } from './presence.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newBuyer>>
let buyer: Buyer
beforeEach(async () => {
  buyer = await newConsentingBuyer(api.caller())
})

const notifyPerson = (userId: string) =>
  transact((tx) => notify(tx, { userId, type: 'order_update', title: 'Título', message: 'Texto' }))

describe('the live channel', () => {
  it('tells the person, on every device, and nobody else', async () => {
    const stranger = await newBuyer(api.caller())
    const [phone, desk, other] = await Promise.all([
      liveOf(buyer.caller),
      liveOf(buyer.caller),
      liveOf(stranger.caller),
    ])
    await notifyPerson(buyer.userId)
    expect(await phone.next()).toEqual({ type: 'notification' })
    expect(await desk.next()).toEqual({ type: 'notification' })
    await notifyPerson(stranger.userId)
    expect(await other.next()).toEqual({ type: 'notification' })
    expect(other.heard).toHaveLength(1)
    await Promise.all([phone.leave(), desk.leave(), other.leave()])
  })

  it('tells every administrator of any order, and no other customer', async () => {
    const [desk, stranger] = await Promise.all([
      liveOf((await newAdministrator(api.caller())).caller),
      liveOf((await newBuyer(api.caller())).caller),
    ])
    await setOrderStatus(buyer.orderId, 'REEMBOLSADO', { id: null })
    expect(await desk.next()).toEqual({ type: 'order', orderId: buyer.orderId })
    expect(stranger.heard).toEqual([])
    await Promise.all([desk.leave(), stranger.leave()])
  })

  it('says nothing of a write that was undone', async () => {
    const phone = await liveOf(buyer.caller)
    await expect(
      transact(async (tx) => {
        await notify(tx, { userId: buyer.userId, type: 'welcome', title: 'Nunca', message: 'Nunca' })
        const order = await lockOrder(tx, buyer.orderId)
        await tx.order.update({ where: { id: order?.id ?? '' }, data: { amountCents: -1 } })
      }),
    ).rejects.toThrow('orders_amount_not_negative')
    await setOrderStatus(buyer.orderId, 'REEMBOLSADO', { id: null })
    // Announced after erasure.
    await finishErasures()
    // PostgreSQL delivers in commit order.
    const messages = [await phone.next(), await phone.next()]
    expect(messages).toEqual([{ type: 'order', orderId: buyer.orderId }, { type: 'notification' }])
    await phone.leave()
  })

  it('tells of a photo that came from elsewhere, of reading and of removing', async () => {
    const phone = await liveOf(buyer.caller)
    const photo = { type: 'photo', orderId: buyer.orderId, slot: 'back' }
    const path = `/api/orders/${buyer.orderId}/photos/back`
    const receipt = await buyer.caller.put(path, await photoForm({ photo: await jpegOf() }))
    expect(await phone.next()).toEqual({ ...photo, photoId: receipt.json['id'] })
    await buyer.caller.delete(path)
    expect(await phone.next()).toEqual({ ...photo, photoId: null })
    await notifyPerson(buyer.userId)
    await phone.next()
    const { id } = await db.notification.findFirstOrThrow({ where: { userId: buyer.userId } })
    await buyer.caller.put(`/api/notifications/${id}/read`)
    expect(await phone.next()).toEqual({ type: 'notification' })
    await buyer.caller.delete(`/api/notifications/${id}`)
    expect(await phone.next()).toEqual({ type: 'notification' })
    await phone.leave()
  })

  it('refuses who is not signed in, and pages of other sites', async () => {
    const cookie = buyer.caller.cookie()
    await expect(visitLive(api.url(), {})).rejects.toThrow('401')
    await expect(visitLive(api.url(), { cookie: 'rosto_session=inventado' })).rejects.toThrow('401')
    await expect(visitLive(api.url(), { cookie, origin: 'https://outro.example' })).rejects.toThrow('403')
    await expect(visitLive(api.url(), { cookie, origin: 'null' })).rejects.toThrow('403')
    await expect(visitLive(api.url(), { cookie, origin: '' })).rejects.toThrow('403')
  })

  it('takes the authenticate message and does not believe the id in it', async () => {
    const stranger = await newBuyer(api.caller())
    const spy = await liveOf(buyer.caller)
    const other = await liveOf(stranger.caller)
    spy.say(JSON.stringify({ type: 'authenticate', userId: stranger.userId }))
    spy.say('not json at all')
    await notifyPerson(stranger.userId)
    await other.next()
    await notifyPerson(buyer.userId)
    await spy.next()
    expect(spy.heard).toHaveLength(1)
    await Promise.all([spy.leave(), other.leave()])
  })

  it('hangs up on who talks too much or too long', async () => {
    const loud = await liveOf(buyer.caller)
    for (let i = 0; i < 40; i++) loud.say('{}')
    expect(await loud.closed).toBe(1008)
    for (const frame of ['ping', 'pong'] as const) {
      const flood = await liveOf(buyer.caller)
      for (let i = 0; i < 40; i++) flood.beat(frame)
      expect(await flood.closed).toBe(1008)
    }
    const long = await liveOf(buyer.caller)
    long.say('x'.repeat(5000))
    expect(await long.closed).toBe(1009)
  })

  it('keeps eight devices a person: the ninth takes the place of the oldest', async () => {
    const first = await liveOf(buyer.caller)
    const others = await Promise.all(Array.from({ length: 8 }, () => liveOf(buyer.caller)))
    expect(await first.closed).toBe(LIVE_TOO_MANY)
    await notifyPerson(buyer.userId)
    for (const one of others) expect(await one.next()).toEqual({ type: 'notification' })
    await Promise.all(others.map((one) => one.leave()))
  })

  it('ends with the session: of the device that signed out, or of all', async () => {
    const second = await newBuyer(api.caller())
    const twin = api.caller()
    const link = await import('../auth/mailed-links.ts').then(({ mintAccessLink }) =>
      mintAccessLink(buyer.userId, buyer.email, null, 1),
    )
    await twin.post('/api/login', { token: link })
    const [phone, desk, other] = await Promise.all([liveOf(buyer.caller), liveOf(twin), liveOf(second.caller)])
    await buyer.caller.post('/api/logout', {})
    expect(await phone.closed).toBe(LIVE_SESSION_ENDED)
    await notifyPerson(buyer.userId)
    expect(await desk.next()).toEqual({ type: 'notification' })
    await twin.post('/api/logout', { everywhere: true })
    expect(await desk.closed).toBe(LIVE_SESSION_ENDED)
    await notifyPerson(second.userId)
    expect(await other.next()).toEqual({ type: 'notification' })
    await other.leave()
  })

  it('counts who is here, once each, by role', async () => {
    const administrator = await newAdministrator(api.caller())
    const here = await Promise.all([
      liveOf(buyer.caller),
      liveOf(buyer.caller),
      liveOf((await newBuyer(api.caller())).caller),
      liveOf(administrator.caller),
    ])
    await api.live().savePresence()
    expect(await countOnline()).toEqual({ customers: 2, administrators: 1 })
    const online = { customers: 2, administrators: 1 }
    expect((await administrator.caller.get('/api/admin/online')).json).toEqual(online)
    expect((await buyer.caller.get('/api/admin/online')).status).toBe(403)
    // Counts other processes' people, but not a killed process's old rows.
    const [killed, stranger] = [crypto.randomUUID(), await newBuyer(api.caller())]
    await keepPresence(killed, [stranger.userId, buyer.userId])
    expect((await administrator.caller.get('/api/admin/online')).json).toEqual({ ...online, customers: 3 })
    await db.livePresence.updateMany({ where: { processId: killed }, data: { seenAt: new Date(Date.now() - 60_000) } })
    expect((await administrator.caller.get('/api/admin/online')).json).toEqual(online)
    await Promise.all(here.map((one) => one.leave()))
    await vi.waitFor(async () => {
      await api.live().savePresence()
      expect(await countOnline()).toEqual({ customers: 0, administrators: 0 })
    }, 20_000)
    // The asker counts even before presence is saved.
    expect((await administrator.caller.get('/api/admin/online')).json).toEqual({ customers: 0, administrators: 1 })
  })

  it('survives the loss of its own connection to the database, and says that something may have been missed', async () => {
    const phone = await liveOf(buyer.caller)
    await db.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'listen:live' AND datname = current_database()`
    expect(await phone.next()).toEqual({ type: 'all' })
    await notifyPerson(buyer.userId)
    expect(await phone.next()).toEqual({ type: 'notification' })
    await phone.leave()
  })
})

describe('two processes of the api', () => {
  const children: ChildProcess[] = []
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
  })

  it('hear each other, and a stopping one says goodbye', { timeout: 60_000 }, async () => {
    const port = await freePort()
    const child = spawn(process.execPath, [fileURLToPath(new URL('../server.ts', import.meta.url))], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    children.push(child)
    const base = `http://127.0.0.1:${port}`
    await vi.waitFor(async () => expect((await fetch(`${base}/healthz`)).ok).toBe(true), {
      timeout: 30_000,
      interval: 100,
    })
    const there = await liveOf(buyer.caller, base)
    const here = await liveOf(buyer.caller)
    await notifyPerson(buyer.userId)
    expect(await there.next()).toEqual({ type: 'notification' })
    expect(await here.next()).toEqual({ type: 'notification' })
    child.kill('SIGTERM')
    expect(await there.closed).toBe(1001)
    await once(child, 'exit')
    expect(child.exitCode).toBe(0)
    await here.leave()
  })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
