import { beforeEach, describe, expect, it } from 'vitest'
import { applyEvent } from '../payments/apply.ts'
import { db } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { deliver, kiwifyBody, serveApi, signBody } from '../testing/api.ts'
import { newAdministrator, newBuyer } from '../testing/people.ts'

const api = serveApi()
let admin: Awaited<ReturnType<typeof newAdministrator>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.setting.deleteMany()
  admin = await newAdministrator(api.caller())
})

const body = () => kiwifyBody({ orderId: crypto.randomUUID(), type: 'order_approved' })

describe('the webhook token', () => {
  it('is changed with an overlap in which both open the receiver, and then only the new one does', async () => {
    const rotated = await admin.caller.post('/api/admin/webhook/token', { overlapHours: 1 })
    const token = String(rotated.json['token'])
    expect(token).not.toBe(env.KIWIFY_TOKEN)
    const [old, fresh] = [body(), body()]
    expect((await deliver(api.url(), old, signBody(old))).status).toBe(200)
    expect((await deliver(api.url(), fresh, signBody(fresh, token))).status).toBe(200)
    await admin.caller.post('/api/admin/webhook/token', { overlapHours: 0 })
    const late = body()
    expect((await deliver(api.url(), late, signBody(late, token))).status).toBe(401)
    expect((await deliver(api.url(), late, signBody(late))).status).toBe(401)
  })

  it('is shown to administrators only, and its change is journalled without it', async () => {
    expect((await admin.caller.get('/api/admin/integrations')).json).toMatchObject({
      webhook: { url: `${env.appUrl}/api/webhooks/kiwify`, previousEndsAt: null },
    })
    expect(JSON.stringify((await admin.caller.get('/api/admin/integrations')).json)).not.toContain(env.KIWIFY_TOKEN)
    expect((await admin.caller.get('/api/admin/webhook/token')).json).toEqual({ token: env.KIWIFY_TOKEN })
    await db.session.updateMany({ where: { userId: admin.userId }, data: { confirmedAt: null } })
    expect((await admin.caller.get('/api/admin/webhook/token')).json).toMatchObject({ code: 'confirmation-needed' })
    await db.session.updateMany({ where: { userId: admin.userId }, data: { confirmedAt: new Date() } })
    const buyer = await newBuyer(api.caller())
    expect((await buyer.caller.get('/api/admin/integrations')).status).toBe(403)
    const { json } = await admin.caller.post('/api/admin/webhook/token', {})
    const deed = await db.journalEntry.findFirst({ where: { action: 'webhook.rotated', actorId: admin.userId } })
    expect(JSON.stringify(deed)).not.toContain(String(json['token']))
  })
})

describe('the webhook test', () => {
  it('arrives through the real receiver as a test, and opens no order', async () => {
    const since = new Date().toISOString()
    const sent = await admin.caller.post('/api/admin/webhook/test')
    const externalOrderId = String(sent.json['externalOrderId'])
    const event = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId } })
    await applyEvent(event.id)
    expect((await admin.caller.get(`/api/admin/webhook/arrivals?since=${since}`)).json).toMatchObject({
      events: [{ externalOrderId, isTest: true, verdict: 'logged', eventType: 'order.paid' }],
    })
    expect(await db.order.count({ where: { providerOrderId: externalOrderId } })).toBe(0)
    expect(await db.user.count({ where: { email: 'teste@exemplo.com.br' } })).toBe(0)
  })

  it('says so when the public address does not lead back here', async () => {
    expect((await admin.caller.post('/api/admin/webhook/test')).json).toMatchObject({
      way: 'inside',
      message: expect.stringContaining('entrou por dentro'),
    })
  })
})

describe('testing a part', () => {
  it('really uses what is there', async () => {
    for (const part of ['storage', 'queue', 'push'])
      expect([part, (await admin.caller.post(`/api/admin/integrations/${part}/test`)).json]).toEqual([
        part,
        { ok: true, message: expect.any(String), milliseconds: expect.any(Number) },
      ])
  })

  it('does not call good what is not connected', async () => {
    for (const part of ['mail', 'ai', 'pixel'])
      expect((await admin.caller.post(`/api/admin/integrations/${part}/test`)).json).toMatchObject({
        ok: false,
        message: expect.stringContaining('Nada para testar'),
      })
    expect((await admin.caller.post('/api/admin/integrations/lua/test')).status).toBe(422)
  })
})
