import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEAD_LETTER } from '#contract/jobs.ts'
import { notificationPath } from '#contract/push.ts'
import { applyEvent } from '../payments/apply.ts'
import { db, transact } from '../platform/db.ts'
import { deliver, kiwifyBody, serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer, newSubmitted } from '../testing/people.ts'
import { countOpenAlarms, raiseAlarm } from './alarms.ts'
import { reconcile } from './reconcile.ts'

const api = serveApi()
let admin: Awaited<ReturnType<typeof newAdministrator>>
beforeEach(async () => {
  await db.alarm.deleteMany()
  await db.webhookEvent.deleteMany()
  await db.outgoingMail.deleteMany()
  await db.notification.deleteMany()
  await db.order.updateMany({ data: { status: 'REEMBOLSADO' } })
  await db.user.updateMany({ where: { role: 'admin' }, data: { role: 'customer', staffRole: null } })
  await db.$executeRaw`DELETE FROM pgboss.job`
  admin = await newAdministrator(api.caller())
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const jobsOf = (name: string) =>
  db.$queryRaw<{ data: Record<string, unknown> }[]>`
    SELECT data FROM pgboss.job WHERE name = ${name} AND state = 'created'`
const forgetJobs = (name: string) => db.$executeRaw`DELETE FROM pgboss.job WHERE name = ${name}`
const rest = (name: string, payload: object) =>
  db.$executeRaw`
    INSERT INTO pgboss.job (id, name, data, source_name, keep_until)
    VALUES (${randomUUID()}::uuid, ${DEAD_LETTER}, ${JSON.stringify(payload)}::jsonb, ${name}, now() + interval '1 year')`

async function purchase() {
  const orderId = randomUUID()
  await deliver(api.url(), kiwifyBody({ orderId, type: 'order_approved', email: `${orderId}@example.com` }))
  return db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: orderId } })
}

describe('what must hold and is repaired', () => {
  it('an event whose job was lost is read; a young one, and one whose job lives, is left alone', async () => {
    const event = await purchase()
    await forgetJobs('payments.apply')
    expect(await reconcile()).toEqual({})
    await db.webhookEvent.update({ where: { id: event.id }, data: { receivedAt: minutesAgo(3) } })
    expect(await reconcile()).toEqual({ 'no event of the payment provider waits unread': 1 })
    expect(await jobsOf('payments.apply')).toEqual([{ data: { eventId: event.id } }])
    expect(await reconcile()).toEqual({})
    expect(await db.systemLog.count({ where: { action: 'invariant_repaired' } })).toBe(1)
  })

  it('a redelivery of an event that nobody read enqueues it, once', async () => {
    const event = await purchase()
    const again = () =>
      deliver(
        api.url(),
        kiwifyBody({ orderId: event.externalOrderId ?? '', type: 'order_approved', email: 'x@example.com' }),
      )
    await forgetJobs('payments.apply')
    expect((await again()).json).toEqual({ received: true, duplicate: true })
    await again()
    expect(await jobsOf('payments.apply')).toHaveLength(1)
    await applyEvent(event.id)
    await forgetJobs('payments.apply')
    await again()
    expect(await jobsOf('payments.apply')).toHaveLength(0)
  })

  it('a payment whose order vanished has it made again, with its mail', async () => {
    const event = await purchase()
    await applyEvent(event.id)
    const order = await db.order.findFirstOrThrow({ where: { providerOrderId: event.externalOrderId } })
    await db.outgoingMail.deleteMany()
    await db.order.delete({ where: { id: order.id } })
    await db.webhookEvent.update({ where: { id: event.id }, data: { processedAt: minutesAgo(3) } })
    await forgetJobs('payments.apply')
    expect(await reconcile()).toMatchObject({ 'whoever paid has an order': 1 })
    await applyEvent(event.id)
    expect(await db.order.count({ where: { providerOrderId: event.externalOrderId } })).toBe(1)
    expect(await db.outgoingMail.count({ where: { kind: 'access' } })).toBe(1)
  })

  it('a sent form without a report is asked for again; not at the desk, and not while a dead letter rests', async () => {
    const buyer = await newSubmitted(api.caller())
    const age = () => db.$executeRaw`UPDATE orders SET updated_at = ${minutesAgo(3)} WHERE id = ${buyer.orderId}::uuid`
    await age()
    expect(await reconcile()).toEqual({})
    await db.order.update({ where: { id: buyer.orderId }, data: { needsVisagist: false } })
    expect(await reconcile()).toEqual({})
    await age()
    expect(await reconcile()).toEqual({ 'a form that was sent has its report made, or waits at the desk': 1 })
    expect(await jobsOf('reports.build')).toEqual([{ data: { orderId: buyer.orderId } }])
    await forgetJobs('reports.build')
    await rest('reports.build', { orderId: buyer.orderId })
    expect(await reconcile()).toEqual({ 'no job rests in the dead letters': 1 })
    expect(await jobsOf('reports.build')).toEqual([])
  })

  it('an approval whose job was lost is carried out', async () => {
    const buyer = await newSubmitted(api.caller())
    const approval = await db.analysis.create({
      data: {
        orderId: buyer.orderId,
        state: 'approved',
        engineVersion: 1,
        content: {},
        authorId: admin.userId,
        createdAt: minutesAgo(3),
      },
    })
    await db.order.update({ where: { id: buyer.orderId }, data: { submittedAt: minutesAgo(9), needsVisagist: false } })
    expect(await reconcile()).toEqual({ 'what was approved is made': 1 })
    expect(await jobsOf('reports.build')).toEqual([
      { data: { orderId: buyer.orderId, forced: true, approvalId: approval.id } },
    ])
    expect(await reconcile()).toEqual({})
  })

  it('a mail without a job goes on its way, and a mail that was never decided on is', async () => {
    const event = await purchase()
    await applyEvent(event.id)
    const { id } = await db.outgoingMail.findFirstOrThrow({ where: { kind: 'access' } })
    await forgetJobs('mail.send')
    await db.outgoingMail.update({ where: { id }, data: { createdAt: minutesAgo(3) } })
    expect(await reconcile()).toEqual({ 'a mail decided on is on its way': 1 })
    expect(await jobsOf('mail.send')).toEqual([{ data: { mailId: id } }])
    await db.outgoingMail.deleteMany()
    await db.order.updateMany({ where: { status: 'AGUARDANDO_FORMULARIO' }, data: { createdAt: minutesAgo(3) } })
    expect(await reconcile()).toEqual({ 'whoever bought was mailed the way in': 1 })
    expect(await db.outgoingMail.count({ where: { kind: 'access' } })).toBe(1)
    expect(await reconcile()).toEqual({})
  })

  it('an order that was opened by hand, refunded or erased is not written to', async () => {
    await newBuyer(api.caller())
    await db.order.updateMany({ data: { createdAt: minutesAgo(30) } })
    const event = await purchase()
    await applyEvent(event.id)
    await db.outgoingMail.deleteMany()
    await db.order.updateMany({
      where: { providerOrderId: event.externalOrderId },
      data: { createdAt: minutesAgo(3), status: 'REEMBOLSADO' },
    })
    expect(await reconcile()).toEqual({})
  })
})

describe('what must hold and only people can put right', () => {
  it('tells every administrator once by notification and mail, shows while it lasts, and ends by itself', async () => {
    const second = await newAdministrator(api.caller())
    const buyer = await newBuyer(api.caller())
    await rest('reports.build', { orderId: buyer.orderId })
    expect(await reconcile()).toEqual({ 'no job rests in the dead letters': 1 })
    await reconcile()
    const notified = await db.notification.findMany({ where: { type: 'alarm' } })
    expect(notified.map(({ userId }) => userId).sort()).toEqual([admin.userId, second.userId].sort())
    expect(await db.outgoingMail.count({ where: { kind: 'alarm' } })).toBe(2)
    const { json } = await admin.caller.get('/api/admin/health')
    expect(json['alarms']).toMatchObject([{ kind: 'job-dead', orderId: buyer.orderId, count: 1, canRepair: false }])
    await db.$executeRaw`DELETE FROM pgboss.job WHERE name = ${DEAD_LETTER}`
    expect(await reconcile()).toEqual({})
    expect((await admin.caller.get('/api/admin/health')).json['alarms']).toEqual([])
  })

  it('tells each role what is for it, once, in words and with a way that are open to it', async () => {
    const [clerk, visagist] = [
      await newAdministrator(api.caller(), 'atendimento'),
      await newAdministrator(api.caller(), 'visagista'),
    ]
    const [one, other] = [await newBuyer(api.caller()), await newBuyer(api.caller())]
    await rest('reports.build', { orderId: one.orderId })
    await rest('mail.send', { mailId: randomUUID() })
    await rest('mail.send', { mailId: randomUUID() })
    await rest('storage.remove', { keys: [] })
    await db.order.update({ where: { id: other.orderId }, data: { status: 'CONCLUIDO', completedAt: new Date() } })
    await transact((tx) => raiseAlarm(tx, 'sale-amount', { subject: 'x', detail: { amountCents: 123_45 } }))
    await transact((tx) => raiseAlarm(tx, 'journal-broken', { subject: 'journal' }))
    await reconcile()
    await reconcile()
    const heard = async ({ userId }: { userId: string }) => {
      const rows = await db.notification.findMany({ where: { userId } })
      for (const { title, message } of rows) expect(`${title} ${message}`).not.toMatch(/123|R\$|@/)
      expect(await db.outgoingMail.count({ where: { userId, kind: 'alarm' } })).toBe(rows.length)
      return rows.map((row) => `${row.title} > ${notificationPath(row)}`).sort()
    }
    expect(await heard(admin)).toEqual([
      'O diário não é o que foi escrito > /admin?view=health',
      'Pedido concluído sem relatório > /admin?view=health',
      'Tarefa parada por falha (3) > /admin?view=health',
      'Valor diferente na Kiwify > /admin?view=health',
    ])
    expect(await heard(clerk)).toEqual([
      'E-mails parados > /admin?view=orders',
      'Valor diferente na Kiwify > /admin?view=orders',
    ])
    expect(await heard(visagist)).toEqual([
      `Pedido concluído sem relatório > /admin?view=desk&order=${other.orderId}`,
      `Relatórios parados > /admin?view=desk&order=${one.orderId}`,
    ])
    // Mails are written for the current role.
    expect(await countOpenAlarms('visagista')).toMatchObject([{ title: 'Relatórios parados', count: 1 }, { count: 1 }])
    expect((await countOpenAlarms('atendimento')).map(({ title }) => title).sort()).toEqual([
      'E-mails parados',
      'Valor diferente na Kiwify',
    ])
    expect(await countOpenAlarms('dono')).toHaveLength(4)
  })

  it('takes back what the role before was told, where somebody’s role changes', async () => {
    const clerk = await newAdministrator(api.caller(), 'atendimento')
    await rest('mail.send', { mailId: randomUUID() })
    await reconcile()
    const kept = { userId: clerk.userId, type: 'order_update', title: 'x', message: 'x' }
    await db.notification.create({ data: kept })
    await db.user.update({ where: { id: clerk.userId }, data: { passwordHash: 'x' } })
    const edited = { email: clerk.email, fullName: 'Lia Campos', phone: '', role: 'admin', staffRole: 'visagista' }
    expect(await admin.caller.put(`/api/admin/users/${clerk.userId}`, edited)).toMatchObject({ status: 200 })
    const rows = await db.notification.findMany({ where: { userId: clerk.userId } })
    expect(rows.map(({ type }) => type)).not.toContain('orders_alarm')
    expect(rows.map(({ type }) => type)).toContain('order_update')
  })

  it('a payment that cannot be read, a cheap order and a done order without report are alarms', async () => {
    const flagged = randomUUID()
    await deliver(api.url(), kiwifyBody({ orderId: flagged, type: 'order_approved', email: 'não é' }))
    const unreadable = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: flagged } })
    await applyEvent(unreadable.id)
    const cheap = randomUUID()
    await deliver(
      api.url(),
      kiwifyBody({ orderId: cheap, type: 'order_approved', email: 'c@example.com', Commissions: { charge_amount: 1 } }),
    )
    await applyEvent((await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: cheap } })).id)
    const done = await newBuyer(api.caller())
    await db.order.update({ where: { id: done.orderId }, data: { status: 'CONCLUIDO', completedAt: new Date() } })
    expect(await reconcile()).toEqual({
      'no payment is left unreadable': 1,
      'what is done has its report': 1,
      'an order was paid what it costs': 1,
    })
    const kinds = (await db.alarm.findMany({ where: { endedAt: null } })).map(({ kind }) => kind).sort()
    expect(kinds).toEqual(['cheap-order', 'paid-unread', 'report-missing'])
  })

  it('an alarm that was dismissed stays away while it lasts, and comes back when it happens anew', async () => {
    await rest('mail.send', { mailId: randomUUID() })
    await reconcile()
    const { id } = await db.alarm.findFirstOrThrow({ where: { kind: 'job-dead' } })
    expect((await admin.caller.post(`/api/admin/alarms/${id}/dismiss`)).status).toBe(200)
    expect((await admin.caller.post(`/api/admin/alarms/${id}/dismiss`)).status).toBe(404)
    await reconcile()
    expect((await admin.caller.get('/api/admin/health')).json['alarms']).toEqual([])
    await db.$executeRaw`DELETE FROM pgboss.job WHERE name = ${DEAD_LETTER}`
    await reconcile()
    await rest('mail.send', { mailId: randomUUID() })
    await reconcile()
    expect((await admin.caller.get('/api/admin/health')).json['alarms']).toMatchObject([{ kind: 'job-dead' }])
  })

  it('a mail about alarms that is refused alarms nobody, or it would for ever', async () => {
    const { id: mailId } = await db.outgoingMail.create({
      data: { kind: 'alarm', toEmail: 'a@example.com', status: 'failed' },
    })
    await rest('mail.send', { mailId })
    expect(await reconcile()).toEqual({})
  })
})

describe('the dead letters', () => {
  it('go back by kind, all of them, and only that kind', async () => {
    const buyer = await newBuyer(api.caller())
    for (let n = 0; n < 3; n++) await rest('mail.send', { mailId: randomUUID() })
    await rest('reports.build', { orderId: buyer.orderId })
    const { json } = await admin.caller.get('/api/admin/jobs/failed')
    expect(json['kinds']).toEqual([
      { name: 'mail.send', count: 3 },
      { name: 'reports.build', count: 1 },
    ])
    expect(json['jobs']).toContainEqual(expect.objectContaining({ name: 'reports.build', orderId: buyer.orderId }))
    const answer = await admin.caller.post('/api/admin/jobs/failed/retry', { name: 'mail.send' })
    expect(answer.json).toEqual({ retried: 3, message: '3 tarefas voltaram para a fila.' })
    expect(await jobsOf('mail.send')).toHaveLength(3)
    expect((await admin.caller.get('/api/admin/jobs/failed')).json['kinds']).toEqual([
      { name: 'reports.build', count: 1 },
    ])
    expect((await admin.caller.post('/api/admin/jobs/failed/retry', { name: 'nada' })).status).toBe(404)
    expect(await db.journalEntry.count({ where: { action: 'jobs.retried' } })).toBe(1)
  })

  it('a mail whose job was discarded is not put on its way again', async () => {
    const { id: mailId } = await db.outgoingMail.create({
      data: { kind: 'access', toEmail: 'a@example.com', createdAt: minutesAgo(5) },
    })
    await rest('mail.send', { mailId })
    const [{ id }] = await db.$queryRaw<[{ id: string }]>`SELECT id FROM pgboss.job WHERE name = ${DEAD_LETTER}`
    expect((await admin.caller.delete(`/api/admin/jobs/failed/${id}`)).status).toBe(200)
    expect(await reconcile()).toEqual({})
  })
})
