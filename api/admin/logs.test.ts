import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { finishMail } from '../mail/delivery.ts'
import { applyEvent } from '../payments/apply.ts'
import { db } from '../platform/db.ts'
import { openQueue } from '../platform/queue.ts'
import { deliver, kiwifyBody, serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer } from '../testing/people.ts'
import { listLogs } from './logs.ts'
import { dayOf } from './period.ts'

const api = serveApi()
let admin: Awaited<ReturnType<typeof newAdministrator>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  admin = await newAdministrator(api.caller())
})

const line = (message: string, changes: object = {}) => ({
  level: 'info',
  category: 'auth',
  action: 'test',
  message,
  ...changes,
})

describe('the system log', () => {
  it('is filtered by category, level and words, with statistics of all of it', async () => {
    await db.systemLog.createMany({
      data: [line('entrou'), line('caiu', { level: 'error' }), line('webhook', { category: 'webhook' })],
    })
    const read = async (path: string) => (await admin.caller.get(`/api/admin/logs/${path}`)).json
    expect(await read('auth/error?search=caiu')).toMatchObject({ logs: [{ message: 'caiu', level: 'error' }] })
    expect(await read('all/all')).toMatchObject({ stats: { levelStats: { error: expect.any(Number) } } })
    expect((await admin.caller.get('/api/admin/logs/nada/all')).status).toBe(422)
  })

  it('is searched by parts of words, accents and case aside, and by signs as the signs they are', async () => {
    await db.systemLog.createMany({
      data: [line('Cobrança não concluída'), line('50%_\\ de desconto'), line('nada', { action: 'Cartão.recusado' })],
    })
    const found = async (search: string) => {
      const { json } = await admin.caller.get(`/api/admin/logs/all/all?search=${encodeURIComponent(search)}`)
      return z
        .array(z.object({ message: z.string() }))
        .parse(json['logs'])
        .map(({ message }) => message)
    }
    expect(await found('cobranca NAO')).toEqual(['Cobrança não concluída'])
    expect(await found('CARTAO.REC')).toEqual(['nada'])
    expect(await found('%_\\')).toEqual(['50%_\\ de desconto'])
    expect(await found('n_o')).toEqual([])
  })

  it('counts its lines by level, in all and of the last 24 hours', async () => {
    await db.systemLog.deleteMany()
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await db.systemLog.createMany({
      data: [
        line('x', { level: 'error', createdAt: ago(1) }),
        line('x', { createdAt: ago(23) }),
        line('x', { createdAt: ago(25) }),
        line('x', { level: 'warn', createdAt: ago(24 * 9) }),
      ],
    })
    const { stats } = await listLogs({ category: 'all', level: 'all' }, {})
    expect(stats).toEqual({ total: 4, last24Hours: 2, errorRate: 50, levelStats: { error: 1, info: 2, warn: 1 } })
  })

  it('says to whom a mail went, as long as the book of mails does', async () => {
    const { id } = await db.outgoingMail.create({ data: { kind: 'access', toEmail: 'ana.recebe@example.com' } })
    await finishMail(id, { subject: 'Seu acesso', messageId: '<1@example.com>', left: true })
    const { logs } = await listLogs({ category: 'email', level: 'all' }, {})
    expect(logs[0]).toMatchObject({
      message: 'E-mail enviado: Acesso depois da compra',
      recipient: 'ana.recebe@example.com',
    })
    expect(logs[0]?.message).not.toContain('@')
    await db.outgoingMail.delete({ where: { id } })
    expect((await listLogs({ category: 'email', level: 'all' }, {})).logs[0]).toMatchObject({ recipient: null })
    expect(await db.systemLog.count({ where: { message: { contains: 'ana.recebe' } } })).toBe(0)
  })

  it('is cleared from an age on, which is journalled', async () => {
    await db.systemLog.create({ data: { ...line('velha'), createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) } })
    await db.systemLog.create({ data: line('nova') })
    const answer = await admin.caller.delete('/api/admin/logs/clear?days=30')
    expect(answer.json).toMatchObject({ removed: 1, message: '1 linha com mais de 30 dias foi apagada.' })
    expect(await db.systemLog.count({ where: { message: 'nova' } })).toBe(1)
    expect(await db.journalEntry.findFirst({ where: { action: 'logs.cleared', actorId: admin.userId } })).not.toBeNull()
    expect((await admin.caller.delete('/api/admin/logs/clear?days=0')).status).toBe(422)
  })
})

describe('the webhook inbox', () => {
  it('shows verdict, deliveries, bodies that differ and the effect, and works an event again', async () => {
    const orderId = crypto.randomUUID()
    const event = { orderId, type: 'order_approved', email: `${orderId}@example.com` }
    await deliver(api.url(), kiwifyBody(event))
    await deliver(api.url(), kiwifyBody({ ...event, name: 'Outro Nome' }))
    const row = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: orderId } })
    await applyEvent(row.id)
    const inbox = await admin.caller.get(`/api/admin/logs/webhook?search=${orderId}`)
    expect(inbox.json).toMatchObject({
      items: [
        {
          id: row.id,
          verdict: 'applied',
          response: 'applied',
          success: true,
          deliveries: 2,
          differingBodies: 1,
          orderId: expect.any(String),
          orderStatus: 'AGUARDANDO_FORMULARIO',
          customerName: 'Marina Albuquerque',
        },
      ],
    })
    expect(JSON.stringify(inbox.json)).toContain('"first":"Marina Albuquerque","other":"Outro Nome"')
    expect(inbox.bytes.toString()).not.toContain('12345678909')
    expect((await admin.caller.post(`/api/admin/webhooks/${row.id}/replay`)).status).toBe(200)
    expect(await db.webhookEvent.findUniqueOrThrow({ where: { id: row.id } })).toMatchObject({ processedAt: null })
    await applyEvent(row.id)
    expect(await db.order.count({ where: { providerOrderId: orderId } })).toBe(1)
  })

  it('counts what was refused at the door', async () => {
    await deliver(api.url(), '{}', 'f'.repeat(40))
    expect((await admin.caller.get('/api/admin/logs/webhook')).json).toMatchObject({
      rejected: [
        {
          day: dayOf(new Date()),
          eventType: 'rejected_webhook',
          reason: 'assinatura errada',
          response: 'assinatura errada',
          success: false,
          count: expect.any(Number),
          lastAt: expect.any(String),
        },
      ],
    })
  })
})

it('sends a mail again as a new one', async () => {
  const buyer = await newBuyer(api.caller())
  const mail = await db.outgoingMail.create({
    data: { kind: 'access', toEmail: buyer.email, userId: buyer.userId, orderId: buyer.orderId, status: 'failed' },
  })
  expect((await admin.caller.post(`/api/admin/mails/${mail.id}/resend`)).status).toBe(200)
  expect((await admin.caller.get(`/api/admin/logs/email?search=${buyer.email}`)).json).toMatchObject({
    items: [
      { status: 'queued', type: 'access', details: { status: 'queued', attempts: 0, messageId: null } },
      { status: 'suppressed' },
    ],
  })
})

describe('a job that failed to its last try', () => {
  const fail = async () => {
    const boss = await openQueue()
    const mailId = crypto.randomUUID()
    const id = await boss.send('mail.send', { mailId }, { retryLimit: 0 })
    await boss.fetch('mail.send', { batchSize: 100 })
    await boss.fail('mail.send', id ?? '', { message: 'o servidor de e-mail não respondeu' })
    const { json } = await admin.caller.get('/api/admin/jobs/failed')
    const listed = Array.isArray(json['jobs']) ? json['jobs'] : []
    return listed.find((job: { payload: { mailId: string } }) => job.payload.mailId === mailId)
  }

  it('is listed with its error and goes back to its own queue', async () => {
    const job = await fail()
    expect(job).toMatchObject({ name: 'mail.send', error: 'o servidor de e-mail não respondeu', tries: 1 })
    expect((await admin.caller.post(`/api/admin/jobs/failed/${job.id}/retry`)).status).toBe(200)
    const boss = await openQueue()
    const again = await boss.fetch('mail.send', { batchSize: 100 })
    expect(again.map(({ data }) => data)).toContainEqual(job.payload)
    expect((await admin.caller.post(`/api/admin/jobs/failed/${job.id}/retry`)).status).toBe(404)
  })

  it('is discarded for good, and the journal keeps who did it', async () => {
    const job = await fail()
    expect((await admin.caller.delete(`/api/admin/jobs/failed/${job.id}`)).status).toBe(200)
    expect((await admin.caller.get('/api/admin/journal?search=job.discarded')).json).toMatchObject({
      items: [{ actorId: admin.userId, action: 'job.discarded', subjectId: job.id, ip: expect.any(String) }],
    })
  })
})

describe('the journal', () => {
  it('is found by the words the screen shows, without accents, and keeps what was removed', async () => {
    const buyer = await newBuyer(api.caller())
    const notification = await db.notification.create({
      data: { userId: buyer.userId, type: 'order_update', title: 'Engano', message: 'Era para outra pessoa.' },
    })
    expect((await admin.caller.delete(`/api/notifications/${notification.id}`)).status).toBe(200)
    await admin.caller.post('/api/admin/integrations/storage/test')
    const find = async (words: string) => (await admin.caller.get(`/api/admin/journal?search=${words}`)).json
    expect(await find('excluiu%20uma%20notificacao')).toMatchObject({
      items: [
        {
          action: 'notification.removed',
          actorId: admin.userId,
          subjectId: buyer.userId,
          from: { title: 'Engano' },
          ip: expect.any(String),
        },
      ],
    })
    expect(await find('testou%20uma%20integracao')).toMatchObject({ items: [{ to: { part: 'storage', ok: true } }] })
    expect(await find('ninguem%20fez%20isto')).toMatchObject({ items: [], total: 0 })
  })

  it('knows which notice was worked again and which mail was sent again', async () => {
    const orderId = crypto.randomUUID()
    await deliver(api.url(), kiwifyBody({ orderId, type: 'order_approved', email: `${orderId}@example.com` }))
    const { id } = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: orderId } })
    await applyEvent(id)
    await admin.caller.post(`/api/admin/webhooks/${id}/replay`)
    const order = await db.order.findFirstOrThrow({ where: { providerOrderId: orderId } })
    const entry = (await admin.caller.get(`/api/admin/journal?search=${id}`)).json
    const concerns = { kind: 'paid', orderId: order.id, isTest: false, recipient: null }
    expect(entry).toMatchObject({ items: [{ action: 'webhook.replayed', concerns }], total: 1 })
    expect((await admin.caller.get(`/api/admin/logs/webhook?search=${id}`)).json).toMatchObject({ items: [{ id }] })
    const mail = await db.outgoingMail.findFirstOrThrow({ where: { orderId: order.id, kind: 'access' } })
    await admin.caller.post(`/api/admin/mails/${mail.id}/resend`)
    expect((await admin.caller.get(`/api/admin/journal?search=${mail.id}`)).json).toMatchObject({
      items: [{ concerns: { kind: 'access', orderId: order.id, recipient: mail.toEmail } }],
    })
  })

  it('tells what was changed apart from what was only looked at', async () => {
    await db.journalEntry.createMany({
      data: ['photo.viewed', 'list.exported', 'order.status'].map((action) => ({
        action,
        subject: 'order',
        subjectId: admin.userId,
      })),
    })
    const find = async (deeds: string) => {
      const { json } = await admin.caller.get(`/api/admin/journal?search=${admin.userId}&deeds=${deeds}`)
      return json
    }
    expect(await find('changes')).toMatchObject({ items: [{ action: 'order.status' }], total: 1 })
    expect(await find('looks')).toMatchObject({ total: 2 })
    expect((await admin.caller.get('/api/admin/journal?deeds=tudo')).status).toBe(422)
  })

  it('keeps no word of a person who removes a notification of their own', async () => {
    const buyer = await newBuyer(api.caller())
    const { id } = await db.notification.create({
      data: { userId: buyer.userId, type: 'order_update', title: 'x', message: 'x' },
    })
    await buyer.caller.delete(`/api/notifications/${id}`)
    expect(await db.journalEntry.count({ where: { actorId: buyer.userId } })).toBe(0)
  })
})
