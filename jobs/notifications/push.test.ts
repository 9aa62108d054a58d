import { readFileSync } from 'node:fs'
import { globalAgent } from 'node:https'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notify } from '#api/notifications/notifications.ts'
import { publishNotifications } from '#api/notifications/publish.ts'
import { db, transact } from '#api/platform/db.ts'
import { ensureLocalSecrets, env } from '#api/platform/env.ts'
import {
  CERTIFICATE_PATH,
  type PushDevice,
  type PushService,
  startPushService,
} from '#api/platform/testing/push-service.ts'
import { serveApi } from '#api/testing/api.ts'
import { newBuyer } from '#api/testing/people.ts'
import { PUSH_DEVICES_MAX, PUSH_MAX_BYTES, PushMessage } from '#contract/push.ts'
import { pushNotification } from './push.ts'

const api = serveApi()
let service: PushService
type Buyer = Awaited<ReturnType<typeof newBuyer>>
let buyer: Buyer
let phone: PushDevice

beforeAll(async () => {
  ensureLocalSecrets(env.DATA_DIR)
  globalAgent.options.ca = readFileSync(CERTIFICATE_PATH)
  service = await startPushService(() => env.VAPID_PUBLIC_KEY)
})
afterAll(() => service.stop())
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'notifications.push'`
  buyer = await newBuyer(api.caller())
  phone = service.newDevice()
  await buyer.caller.put('/api/push/subscription', phone.subscription)
})

interface Job {
  notificationId: string
  subscriptionId: string
}
const jobs = async () =>
  (await db.$queryRaw<{ data: Job }[]>`SELECT data FROM pgboss.job WHERE name = 'notifications.push'`).map(
    ({ data }) => data,
  )
const notifyBuyer = (
  notification: { type?: string; title?: string; message?: string; orderId?: string; dedupeKey?: string } = {},
) =>
  transact((tx) =>
    notify(tx, {
      userId: buyer.userId,
      type: 'pdf_ready',
      title: 'Seu guia está pronto',
      message: 'São 38 páginas sobre o seu rosto.',
      ...notification,
    }),
  )
const onlyJob = async (): Promise<Job> => {
  const [job, ...others] = await jobs()
  expect(others).toEqual([])
  if (!job) throw new Error('no job was written')
  return job
}

describe('a notification', () => {
  it('reaches the device sealed for it alone, signed by us, and says where it leads', async () => {
    await notifyBuyer({ orderId: buyer.orderId })
    await pushNotification(await onlyJob())
    const push = await phone.next()
    const { id } = await db.notification.findFirstOrThrow({ where: { userId: buyer.userId } })
    expect(PushMessage.parse(JSON.parse(push.text))).toEqual({
      web_push: 8030,
      notification: {
        title: 'Seu guia está pronto',
        body: 'São 38 páginas sobre o seu rosto.',
        lang: 'pt-BR',
        tag: id,
        navigate: `${env.appUrl}/dashboard?pedido=${buyer.orderId}&aviso=${id}`,
        app_badge: '1',
      },
    })
    expect(push.token).toMatchObject({ aud: service.url, sub: 'mailto:suporte@rostoideal.com.br' })
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: String(7 * 86_400) })
  })

  it('of a guide that is ready shows no face, and leads to its reveal', async () => {
    await notifyBuyer({ type: 'order_complete', title: 'O seu guia está pronto', orderId: buyer.orderId })
    await pushNotification(await onlyJob())
    const { notification } = PushMessage.parse(JSON.parse((await phone.next()).text))
    expect(notification).toMatchObject({
      title: 'O seu guia está pronto',
      navigate: `${env.appUrl}/dashboard/pronto/${buyer.orderId}?aviso=${notification.tag}`,
    })
    expect(notification).not.toHaveProperty('image')
  })

  it('is short however long it was, and stays below what services take', async () => {
    await notifyBuyer({ title: 'T'.repeat(500), message: '𝒜çã '.repeat(2000) })
    await pushNotification(await onlyJob())
    const push = await phone.next()
    expect(Buffer.byteLength(push.text)).toBeLessThan(PUSH_MAX_BYTES)
    expect(push.bytes).toBeLessThan(4096)
  })

  it('asks for a push in its own transaction, once, and for each device apart', async () => {
    const tablet = service.newDevice()
    await buyer.caller.put('/api/push/subscription', tablet.subscription)
    await notifyBuyer({ dedupeKey: `once:${buyer.orderId}` })
    await notifyBuyer({ dedupeKey: `once:${buyer.orderId}` })
    expect(await jobs()).toHaveLength(2)
    await expect(
      transact(async (tx) => {
        await notify(tx, { userId: buyer.userId, type: 'pdf_ready', title: 'x', message: 'x' })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await jobs()).toHaveLength(2)
  })

  it('is not asked for by people without devices, or who switched its kind off', async () => {
    const quiet = await newBuyer(api.caller())
    await transact((tx) => notify(tx, { userId: quiet.userId, type: 'pdf_ready', title: 'x', message: 'x' }))
    // News is off by default.
    await notifyBuyer({ type: 'novidade' })
    await buyer.caller.put('/api/notification-preferences', { orders: false, reminders: true, news: true })
    await notifyBuyer({ type: 'pdf_ready' })
    expect(await jobs()).toEqual([])
    await notifyBuyer({ type: 'form_reminder' })
    await notifyBuyer({ type: 'novidade' })
    expect(await jobs()).toHaveLength(2)
  })

  it('read, deleted or switched off before the job runs is not sent any more', async () => {
    await notifyBuyer()
    const job = await onlyJob()
    await db.notification.updateMany({ where: { id: job.notificationId }, data: { readAt: new Date() } })
    await pushNotification(job)
    await db.notification.updateMany({ where: { id: job.notificationId }, data: { readAt: null } })
    await buyer.caller.put('/api/notification-preferences', { orders: false, reminders: true, news: true })
    await pushNotification(job)
    await db.notification.deleteMany({ where: { id: job.notificationId } })
    await pushNotification(job)
    expect(phone.knocks).toBe(0)
  })

  it('of a batch reaches each of its people, and nobody else', async () => {
    const other = await newBuyer(api.caller())
    const tablet = service.newDevice()
    await other.caller.put('/api/push/subscription', tablet.subscription)
    await transact(async (tx) => {
      const rows = await tx.notification.createManyAndReturn({
        data: [buyer.userId, other.userId].map((userId) => ({
          userId,
          type: 'order_update',
          title: 'Oi',
          message: 'Oi',
        })),
      })
      await publishNotifications(tx, rows)
    })
    for (const job of await jobs()) await pushNotification(job)
    expect([phone.knocks, tablet.knocks]).toEqual([1, 1])
  })
})

describe('a device', () => {
  it.each([404, 410])('that the service calls gone (%i) is forgotten', async (status) => {
    phone.answer = status
    await notifyBuyer()
    await pushNotification(await onlyJob())
    expect(await db.pushSubscription.count({ where: { userId: buyer.userId } })).toBe(0)
    await pushNotification(await onlyJob())
    expect(phone.knocks).toBe(1)
  })

  it.each([429, 500, 503])('whose service is unwell (%i) is tried again', async (status) => {
    phone.answer = status
    await notifyBuyer()
    const job = await onlyJob()
    await expect(pushNotification(job)).rejects.toThrow(String(status))
    phone.answer = 201
    await pushNotification(job)
    expect(phone.received).toHaveLength(1)
  })

  it.each([401, 403, 400])('whose service refuses us (%i) raises an alarm and is not tried again', async (status) => {
    phone.answer = status
    await notifyBuyer()
    await pushNotification(await onlyJob())
    const [alarm] = await db.systemLog.findMany({ where: { userId: buyer.userId, level: 'error' } })
    expect(alarm).toMatchObject({ errorCode: String(status), details: { service: 'localhost' } })
    expect(JSON.stringify(alarm)).not.toContain('/wp/')
    expect(await db.pushSubscription.findFirst({ where: { userId: buyer.userId } })).toMatchObject({ failures: 1 })
  })

  it('whose service does not answer at all is tried again', async () => {
    await db.pushSubscription.updateMany({
      where: { userId: buyer.userId },
      data: { endpoint: 'https://localhost:1/wp/none' },
    })
    await notifyBuyer()
    await expect(pushNotification(await onlyJob())).rejects.toThrow('ECONNREFUSED')
  })

  it('subscribes as often as it likes and stays one; a changed address takes the place of the old', async () => {
    await buyer.caller.put('/api/push/subscription', phone.subscription)
    const moved = service.newDevice().subscription
    await buyer.caller.put('/api/push/subscription', { ...moved, replaces: phone.subscription.endpoint })
    const rows = await db.pushSubscription.findMany({ where: { userId: buyer.userId } })
    expect(rows.map(({ endpoint }) => endpoint)).toEqual([moved.endpoint])
    expect((await buyer.caller.get('/api/notification-preferences')).json).toMatchObject({ devices: 1, orders: true })
  })

  it('follows who signs in on it, and only who holds its keys', async () => {
    const other = await newBuyer(api.caller())
    const thief = { ...service.newDevice().subscription, endpoint: phone.subscription.endpoint }
    expect((await other.caller.put('/api/push/subscription', thief)).status).toBe(422)
    expect((await other.caller.put('/api/push/subscription', phone.subscription)).status).toBe(200)
    expect(await db.pushSubscription.count({ where: { userId: buyer.userId } })).toBe(0)
    await buyer.caller.post('/api/push/unsubscribe', { endpoint: phone.subscription.endpoint })
    expect(await db.pushSubscription.count({ where: { userId: other.userId } })).toBe(1)
  })

  it('is one of twenty at most', async () => {
    for (let i = 0; i < PUSH_DEVICES_MAX + 3; i++)
      await buyer.caller.put('/api/push/subscription', service.newDevice().subscription)
    expect(await db.pushSubscription.count({ where: { userId: buyer.userId } })).toBe(PUSH_DEVICES_MAX)
  })

  it('signed out everywhere hears nothing more', async () => {
    await buyer.caller.post('/api/logout', { everywhere: true })
    await notifyBuyer()
    expect(await jobs()).toEqual([])
  })

  it.each([
    { endpoint: 'http://localhost/wp' },
    { endpoint: 'https://eu@localhost/wp' },
    { endpoint: 'file:///etc/passwd' },
    { endpoint: 'nada' },
    { keys: { p256dh: 'AAAA', auth: 'AAAA' } },
    { keys: {} },
  ])('with nonsense in its subscription is refused: %j', async (part) => {
    const answer = await buyer.caller.put('/api/push/subscription', { ...phone.subscription, ...part })
    expect(answer.status).toBe(422)
  })

  it('is nobody without a session', async () => {
    const answer = await api.caller().put('/api/push/subscription', phone.subscription)
    expect(answer.status).toBe(401)
  })
})
