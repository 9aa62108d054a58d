import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Gate, openGate } from '#api/platform/testing/gate.ts'
import { type S3Server, startS3 } from '#api/platform/testing/s3.ts'
import { catchMail, type MailCatcher } from '#api/platform/testing/smtp.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'

// Every external service has a gate that a test can shut. env.ts reads the environment on load.
let mail: MailCatcher
let store: S3Server
let gates: { readonly mail: Gate; readonly store: Gate; readonly database: Gate }
let rooms: Awaited<ReturnType<typeof loadRooms>>
let server: { readonly url: string; readonly close: () => Promise<void> }

async function loadRooms() {
  const [{ db, transact }, { env, ensureLocalSecrets }, { openQueue }, { startWorking }, { createApp }] =
    await Promise.all([
      import('#api/platform/db.ts'),
      import('#api/platform/env.ts'),
      import('#api/platform/queue.ts'),
      import('./start-working.ts'),
      import('#api/app.ts'),
    ])
  const [{ listen }, { storage }, people, caller, { startProcessing }, { reconcile }, failed, { waitForDatabase }] =
    await Promise.all([
      import('#api/platform/testing/listen.ts'),
      import('#api/platform/storage.ts'),
      import('#api/testing/people.ts'),
      import('#api/testing/api.ts'),
      import('#api/orders/order-status.ts'),
      import('#api/upkeep/reconcile.ts'),
      import('#api/admin/failed-jobs.ts'),
      import('#api/platform/wait-for-database.ts'),
    ])
  ensureLocalSecrets(env.DATA_DIR)
  const house = { db, transact, openQueue, startWorking, createApp, listen, storage, startProcessing, reconcile }
  return { ...house, ...people, ...caller, ...failed, waitForDatabase }
}

const portOf = (address: string) => Number(new URL(address).port)

beforeAll(async () => {
  mail = await catchMail()
  store = await startS3()
  const database = new URL(process.env['DATABASE_URL'] ?? '')
  gates = {
    mail: await openGate(portOf(mail.url)),
    store: await openGate(portOf(store.env.S3_ENDPOINT)),
    database: await openGate(Number(database.port)),
  }
  database.hostname = '127.0.0.1'
  database.port = String(gates.database.port)
  Object.assign(process.env, store.env, {
    DATABASE_URL: database.href,
    SMTP_URL: `smtp://127.0.0.1:${gates.mail.port}`,
    S3_ENDPOINT: `http://127.0.0.1:${gates.store.port}`,
  })
  rooms = await loadRooms()
  await rooms.startWorking(await rooms.openQueue('worker'))
  // Tests trigger scheduled jobs themselves.
  await rooms.db.$executeRaw`DELETE FROM pgboss.schedule`
  server = await rooms.listen(rooms.createApp())
})
afterAll(async () => {
  await server.close()
  const [{ closeQueue }, { db }] = await Promise.all([import('#api/platform/queue.ts'), import('#api/platform/db.ts')])
  await closeQueue()
  await db.$disconnect()
  await Promise.all(Object.values(gates).map((gate) => gate.close()))
  await mail.stop()
  await store.close()
})

const patience = { timeout: 50_000, interval: 50 }
interface Job {
  readonly id: string
  readonly retry_count: number
  readonly state: string
}
const living = (name: string) => rooms.db.$queryRaw<Job[]>`
  SELECT id, retry_count, state::text FROM pgboss.job WHERE name = ${name} AND state < 'completed' ORDER BY created_on`
const failing = (name: string, count: number, tries = 1) =>
  vi.waitFor(async () => {
    const jobs = await living(name)
    expect(jobs.filter(({ state, retry_count: n }) => state === 'retry' && n >= tries)).toHaveLength(count)
  }, patience)
/** Ages waiting jobs by this many hours and tries. */
const letPass = (name: string, hours: number, tries: number) => rooms.db.$executeRaw`
  UPDATE pgboss.job SET retry_count = retry_count + ${tries}, start_after = now(),
    created_on = created_on - ${hours} * interval '1 hour', keep_until = keep_until - ${hours} * interval '1 hour'
  WHERE name = ${name} AND state = 'retry'`
const comeBack = (name: string) => rooms.db.$executeRaw`
  UPDATE pgboss.job SET start_after = now() WHERE name = ${name} AND state = 'retry'`

async function purchase() {
  const orderId = randomUUID()
  const email = `${orderId}@example.com`
  const answer = await rooms.deliver(server.url, rooms.kiwifyBody({ orderId, type: 'order_approved', email }))
  return { orderId, email, answer }
}

describe('a night without a mail server', () => {
  it(
    'loses no mail, tells the administrators, and mails everybody once when it is over',
    { timeout: 180_000 },
    async () => {
      const admin = await rooms.newAdministrator(new rooms.Caller(server.url))
      gates.mail.shut()
      const buyers = [await purchase(), await purchase(), await purchase()]
      await failing('mail.send', 3)
      // A try every ten minutes for ten hours, then a real one.
      await letPass('mail.send', 10, 60)
      await failing('mail.send', 3, 62)
      expect(await rooms.reconcile()).toMatchObject({ 'no job has been failing for a quarter of an hour': 1 })
      const told = await rooms.db.notification.findMany({ where: { userId: admin.userId, type: 'alarm' } })
      expect(told.map(({ title }) => title)).toEqual(['Um serviço de fora não responde'])
      gates.mail.open()
      await comeBack('mail.send')
      for (const { email } of buyers) await mail.mailTo(email)
      await vi.waitFor(async () => expect(await living('mail.send')).toEqual([]), patience)
      const received = buyers.map(({ email }) => mail.recipients.filter((to) => to === email).length)
      expect(received).toEqual([1, 1, 1])
      expect(await rooms.reconcile()).toEqual({})
      expect(await rooms.db.alarm.count({ where: { endedAt: null } })).toBe(0)
    },
  )

  it(
    'after three days the mail rests, everybody is told at once, and it goes back by kind',
    { tags: ['long'], timeout: 180_000 },
    async () => {
      const admin = await rooms.newAdministrator(new rooms.Caller(server.url))
      gates.mail.shut()
      const { email, orderId } = await purchase()
      await failing('mail.send', 1)
      await letPass('mail.send', 72, 440)
      await vi.waitFor(async () => {
        expect((await rooms.listFailedJobs()).kinds).toEqual([{ name: 'mail.send', count: 1 }])
      }, patience)
      const order = await rooms.db.order.findFirstOrThrow({ where: { providerOrderId: orderId } })
      expect(await rooms.db.alarm.findMany({ where: { endedAt: null } })).toMatchObject([
        { kind: 'job-dead', orderId: order.id },
      ])
      expect(
        await rooms.db.notification.count({ where: { userId: admin.userId, title: 'Tarefa parada por falha' } }),
      ).toBe(1)
      gates.mail.open()
      expect(await rooms.retryJobs('mail.send', { id: admin.userId })).toBe(1)
      await mail.mailTo(email)
      await rooms.reconcile()
      expect(await rooms.db.alarm.count({ where: { kind: 'job-dead', endedAt: null } })).toBe(0)
      await comeBack('mail.send')
      await vi.waitFor(async () => expect(await living('mail.send')).toEqual([]), patience)
    },
  )

  it(
    'a mailbox that does not exist is our affair: it rests within a minute, not in three days',
    { tags: ['long'], timeout: 180_000 },
    async () => {
      const { NO_SUCH_BOX } = await import('#api/platform/testing/smtp.ts')
      const body = { orderId: randomUUID(), type: 'order_approved', email: `ninguem${NO_SUCH_BOX}` }
      await rooms.deliver(server.url, rooms.kiwifyBody(body))
      await vi.waitFor(async () => {
        await comeBack('mail.send')
        expect((await rooms.listFailedJobs()).kinds).toEqual([{ name: 'mail.send', count: 1 }])
      }, patience)
      await rooms.db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'dead-letter'`
    },
  )
})

describe('an hour without storage', () => {
  it(
    'answers with 503 and a sentence, keeps the order waiting, and ends in one report and one mail',
    { timeout: 240_000 },
    async () => {
      const caller = new rooms.Caller(server.url)
      const buyer = await rooms.newSubmitted(caller)
      const waiting = await rooms.newConsentingBuyer(new rooms.Caller(server.url))
      const bytes = await rooms.jpegOf(1200, 1500)
      for (const slot of PHOTO_SLOTS) {
        const storageKey = `photos/te/${randomUUID()}.jpg`
        await rooms.storage.put(storageKey, bytes, { scope: 'face', ownerId: buyer.orderId })
        await rooms.db.customerPhoto.create({
          data: {
            orderId: buyer.orderId,
            slot,
            storageKey,
            fileSize: bytes.length,
            width: 1200,
            height: 1500,
            sourceHash: slot,
            expiresAt: new Date(Date.now() + 86_400_000),
          },
        })
      }
      gates.store.shut()
      await rooms.transact(async (tx) => {
        const order = await tx.order.findUniqueOrThrow({ where: { id: buyer.orderId }, include: { user: true } })
        await rooms.startProcessing(tx, order)
        await tx.order.update({ where: { id: order.id }, data: { needsVisagist: false } })
      })
      await failing('reports.build', 1)
      const form = await rooms.photoForm({ photo: bytes })
      const refused = await waiting.caller.send('PUT', `/api/orders/${waiting.orderId}/photos/front`, form)
      expect([refused.status, refused.json['code']]).toEqual([503, 'unavailable'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      const ready = await caller.get('/readyz')
      expect([ready.status, ready.json['storage'], ready.json['database']]).toEqual([503, false, true])
      await letPass('reports.build', 1, 8)
      await failing('reports.build', 1, 10)
      expect(await rooms.db.generatedPdf.count({ where: { orderId: buyer.orderId } })).toBe(0)
      gates.store.open()
      await comeBack('reports.build')
      await vi.waitFor(() => rooms.db.order.findFirstOrThrow({ where: { id: buyer.orderId, status: 'CONCLUIDO' } }), {
        timeout: 100_000,
        interval: 100,
      })
      expect(await rooms.db.generatedPdf.count({ where: { orderId: buyer.orderId } })).toBe(1)
      expect(await rooms.db.outgoingMail.count({ where: { orderId: buyer.orderId, kind: 'report-ready' } })).toBe(1)
      const again = await waiting.caller.send('PUT', `/api/orders/${waiting.orderId}/photos/front`, form)
      expect(again.status).toBe(200)
    },
  )

  it('a store that takes connections and says nothing is told of all the same', { timeout: 60_000 }, async () => {
    const { readReadiness } = await import('#api/platform/health.ts')
    gates.store.stall()
    await vi.waitFor(async () => expect((await readReadiness()).storage).toBe(false), patience)
    gates.store.open()
    await vi.waitFor(async () => expect((await readReadiness()).storage).toBe(true), patience)
  })
})

describe('a minute without PostgreSQL', () => {
  it(
    'answers 503 and not "bug", loses no payment that is delivered again, and who boots meanwhile waits',
    { timeout: 120_000 },
    async () => {
      gates.database.shut()
      const booting = rooms.waitForDatabase()
      const refused = await purchase()
      expect(refused.answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
      const page = await new rooms.Caller(server.url).get('/api/user')
      expect([401, 503]).toContain(page.status)
      gates.database.open()
      await booting
      const { orderId, email } = refused
      await vi.waitFor(async () => {
        const answer = await rooms.deliver(server.url, rooms.kiwifyBody({ orderId, type: 'order_approved', email }))
        expect(answer.status).toBe(200)
      }, patience)
      await mail.mailTo(email)
      expect(await rooms.db.order.count({ where: { providerOrderId: orderId } })).toBe(1)
      expect(mail.recipients.filter((to) => to === email)).toHaveLength(1)
    },
  )
})
