import { beforeEach, describe, expect, it } from 'vitest'
import { BROADCAST_BATCH, sendBroadcastBatch } from '../notifications/broadcast.ts'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer } from '../testing/people.ts'

const api = serveApi()
let admin: Awaited<ReturnType<typeof newAdministrator>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  admin = await newAdministrator(api.caller())
})

const words = { title: 'Novidade', message: 'Um novo capítulo no seu relatório.' }
const PATH = '/api/admin/broadcast-notification'
const notifiedBy = (broadcastId: string) =>
  db.notification.count({ where: { dedupeKey: { startsWith: `broadcast:${broadcastId}:` } } })

describe('a notification to one person', () => {
  it('reaches that person only', async () => {
    const buyer = await newBuyer(api.caller())
    const answer = await admin.caller.post('/api/admin/test-notification', { ...words, userId: buyer.userId })
    expect(answer.json).toMatchObject({ message: 'Notificação Criada' })
    expect((await buyer.caller.get('/api/notifications')).json).toMatchObject([{ title: 'Novidade', read: false }])
  })

  it('leads to the order it was given, which is one of theirs', async () => {
    const [buyer, other] = [await newBuyer(api.caller()), await newBuyer(api.caller())]
    const send = (orderId: string | null) =>
      admin.caller.post('/api/admin/test-notification', { ...words, userId: buyer.userId, orderId })
    expect((await send(buyer.orderId)).status).toBe(200)
    expect((await buyer.caller.get('/api/notifications')).json).toMatchObject([{ orderId: buyer.orderId }])
    expect((await send(other.orderId)).status).toBe(404)
    expect((await send(null)).status).toBe(200)
  })

  it('needs words and a person, in the words of the specification', async () => {
    const send = async (body: object) => (await admin.caller.post('/api/admin/test-notification', body)).json.fields
    expect(await send({ ...words, userId: '' })).toEqual({ userId: 'Selecione um usuário para notificação individual' })
    expect(await send({ ...words, title: ' ', userId: admin.userId })).toEqual({
      title: 'Título e mensagem são obrigatórios',
    })
  })
})

describe('a broadcast', () => {
  beforeEach(async () => {
    await db.user.createMany({
      data: Array.from({ length: BROADCAST_BATCH + 5 }, () => ({ email: `${crypto.randomUUID()}@muitos.com` })),
    })
  })

  it('is asked for with the exact number of people it tells', async () => {
    const { json } = await admin.caller.get('/api/admin/broadcast-recipients')
    const customers = await db.user.count({ where: { role: 'customer', erasedAt: null } })
    expect(customers).toBeGreaterThan(BROADCAST_BATCH)
    expect(json).toEqual({ count: customers })
    const started = await admin.caller.post(PATH, { ...words, broadcastId: crypto.randomUUID() })
    expect(started.json).toMatchObject({ broadcast: { of: customers } })
  })

  it('tells everybody once, in batches, whatever runs twice', async () => {
    const broadcastId = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => admin.caller.post(PATH, { ...words, broadcastId })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await sendBroadcastBatch(broadcastId)
    expect(await notifiedBy(broadcastId)).toBe(BROADCAST_BATCH)
    while ((await stateOf(broadcastId)) !== 'done') await sendBroadcastBatch(broadcastId)
    await sendBroadcastBatch(broadcastId)
    const customers = await db.user.count({ where: { role: 'customer', erasedAt: null } })
    expect(await notifiedBy(broadcastId)).toBe(customers)
    expect(await db.journalEntry.count({ where: { action: 'broadcast.started', subjectId: broadcastId } })).toBe(1)
  })

  it('stops when it is cancelled, and keeps what was told', async () => {
    const broadcastId = crypto.randomUUID()
    await admin.caller.post(PATH, { ...words, broadcastId })
    await sendBroadcastBatch(broadcastId)
    expect((await admin.caller.delete(`/api/admin/broadcasts/${broadcastId}`)).status).toBe(200)
    await sendBroadcastBatch(broadcastId)
    expect(await notifiedBy(broadcastId)).toBe(BROADCAST_BATCH)
    expect(await stateOf(broadcastId)).toBe('cancelled')
  })
})

async function stateOf(broadcastId: string): Promise<unknown> {
  const row = await db.setting.findUniqueOrThrow({ where: { key: `broadcast:${broadcastId}` } })
  return typeof row.value === 'object' && row.value !== null && 'state' in row.value ? row.value['state'] : null
}
