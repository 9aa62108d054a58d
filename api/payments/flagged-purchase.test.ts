import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { deliver, kiwifyBody, serveApi } from '../testing/api.ts'
import { newAdministrator } from '../testing/people.ts'
import { reconcile } from '../upkeep/reconcile.ts'
import { applyEvent } from './apply.ts'

const api = serveApi()
let owner: Awaited<ReturnType<typeof newAdministrator>>
beforeAll(async () => {
  owner = await newAdministrator(api.caller())
})

let orderId: string
let good: string
beforeEach(() => {
  orderId = randomUUID()
  good = `${orderId}@example.com`
})

const send = async (email: string, type = 'order_approved', extra: object = {}) => {
  expect((await deliver(api.url(), kiwifyBody({ orderId, type, email, ...extra }))).status).toBe(200)
}
async function work(): Promise<void> {
  for (;;) {
    const waiting = await db.webhookEvent.findMany({ where: { externalOrderId: orderId, processedAt: null } })
    if (waiting.length === 0) return
    for (const { id } of waiting) await applyEvent(id)
  }
}
const events = () => db.webhookEvent.findMany({ where: { externalOrderId: orderId }, orderBy: { receivedAt: 'asc' } })
const orders = () => db.order.findMany({ where: { providerOrderId: orderId }, include: { user: true } })
const accessMails = () => db.outgoingMail.findMany({ where: { kind: 'access', order: { providerOrderId: orderId } } })
const typed = async (email: string, caller = owner.caller) => {
  const [event] = await events()
  return caller.post(`/api/admin/webhooks/${event?.id}/address`, { email })
}

describe('a paid purchase whose address cannot be used', () => {
  it.each([
    ['conceição@gmail.com'],
    ['anaclaragmail.com'],
    ['ana clara@gmail.com'],
    ['anaclara@gmail,com'],
    ['ana@gmail.com ou ana@hotmail.com'],
    ['bia\u00ad.costa@gmail.com'],
    ['ana@gmail'],
    [''],
  ])('%j: kept without an order, opened by a later body with a good one', async (bad) => {
    await send(bad)
    await work()
    expect(await events()).toMatchObject([{ verdict: 'flagged', orderId: null }])
    await send(good)
    await work()
    expect(await orders()).toMatchObject([{ user: { email: good }, status: 'AGUARDANDO_FORMULARIO' }])
    expect(await events()).toMatchObject([{ verdict: 'applied', deliveries: 2, differingBodies: 1 }])
    expect(await accessMails()).toHaveLength(1)
  })

  it.each([
    ['mailto:vera.lima@gmail.com?subject=Oi', 'vera.lima@gmail.com'],
    ['Nádia Luz <nadia.luz@bol.com.br>', 'nadia.luz@bol.com.br'],
    ['“lucas.g@yahoo.com.br”', 'lucas.g@yahoo.com.br'],
    ['e-mail: ines.b@live.com', 'ines.b@live.com'],
    ['anaclara@gmail .com', 'anaclara@gmail.com'],
    ['ana@gmail.com (Ana)', 'ana@gmail.com'],
    ['ana%40gmail.com', 'ana@gmail.com'],
    ['\u202abia.costa2@gmail.com\u202c', 'bia.costa2@gmail.com'],
  ])('is none where only what lies around it is wrong: %j', async (bad, meant) => {
    await send(bad)
    await work()
    expect(await orders()).toMatchObject([{ user: { email: meant } }])
  })

  it('is mended also where the better body comes before the first was worked, and in the same moment', async () => {
    await send('anaclaragmail.com')
    await send(good)
    await work()
    expect(await orders()).toMatchObject([{ user: { email: good } }])
    orderId = randomUUID()
    await send('anaclaragmail.com')
    const [event] = await events()
    await Promise.all([applyEvent(event?.id ?? ''), send(good), send(good)])
    await work()
    expect(await orders()).toMatchObject([{ user: { email: good } }])
    expect(await accessMails()).toHaveLength(1)
  })

  it('stays one notice and one alarm where the later body is no better, and shows the newest', async () => {
    await send('anaclaragmail.com')
    await work()
    await reconcile()
    await send('ana clara@gmail.com')
    await reconcile()
    await work()
    await reconcile()
    const [event, ...more] = await events()
    expect(more).toEqual([])
    expect(JSON.stringify(event?.payload)).toContain('ana clara@gmail.com')
    const told = await db.alarm.findMany({ where: { kind: 'paid-unread', subject: event?.id ?? '' } })
    expect(told).toMatchObject([{ endedAt: null }])
    expect(told[0]?.openedAt.getTime()).toBeLessThanOrEqual(told[0]?.seenAt.getTime() ?? 0)
  })

  it('does not change an order that was opened: the first body counts from there on', async () => {
    await send(good)
    await work()
    await send(`outra.${good}`)
    await send('anaclaragmail.com')
    await work()
    expect(await orders()).toMatchObject([{ user: { email: good } }])
    expect(await db.user.count({ where: { email: `outra.${good}` } })).toBe(0)
  })

  it('is not revived by a better body after it was refunded', async () => {
    await send('anaclaragmail.com')
    await send('anaclaragmail.com', 'order_refunded')
    await work()
    expect((await events()).map(({ verdict }) => verdict)).toEqual(['flagged', 'flagged'])
    await send(good)
    await work()
    expect(await orders()).toMatchObject([{ status: 'REEMBOLSADO', user: { email: good } }])
    expect((await events()).map(({ verdict }) => verdict)).toEqual(['applied', 'applied'])
    expect(await db.outgoingMail.count({ where: { toEmail: good } })).toBe(0)
  })
})

describe('an address typed beside the notice', () => {
  it('opens the order once, mails access to it, and stands in the journal', async () => {
    await send('anaclaragmail.com')
    await work()
    const first = await typed(` \u202a${good.toUpperCase()}\u202c. `)
    expect([first.status, first.json['message']]).toEqual([200, `Pedido aberto. O acesso vai para ${good}.`])
    expect((await typed(good)).status).toBe(200)
    expect(await orders()).toMatchObject([{ user: { email: good, fullName: 'Marina Albuquerque' } }])
    expect(await accessMails()).toHaveLength(1)
    const [event] = await events()
    expect(await db.journalEntry.findMany({ where: { subjectId: event?.id ?? '' } })).toMatchObject([
      { action: 'webhook.addressed', actorId: owner.userId },
    ])
    expect((await typed(`outra.${good}`)).status).toBe(409)
    expect(await orders()).toHaveLength(1)
  })

  it('is not undone by what the provider sends afterwards', async () => {
    await send('anaclaragmail.com')
    await work()
    await typed(good)
    await send('anaclaragmail.com', 'order_approved', { payment_method: 'boleto' })
    await send(`outra.${good}`)
    await work()
    expect(await orders()).toMatchObject([{ user: { email: good } }])
  })

  it('opens nothing where the purchase was refunded meanwhile, and says so', async () => {
    await send('anaclaragmail.com')
    await send('anaclaragmail.com', 'order_refunded')
    await work()
    const { status, json } = await typed(good)
    expect([status, json['message']]).toEqual([200, expect.stringMatching(/já terminou na Kiwify/)])
    expect(await orders()).toMatchObject([{ status: 'REEMBOLSADO' }])
    expect(await db.outgoingMail.count({ where: { toEmail: good } })).toBe(0)
  })

  it('by two owners at once is one order', async () => {
    await send('anaclaragmail.com')
    await work()
    const answers = await Promise.all([typed(good), typed(`outra.${good}`), send(good)])
    await work()
    expect(await orders()).toHaveLength(1)
    expect(answers.slice(0, 2).some((answer) => answer?.status === 200 || answer?.status === 409)).toBe(true)
  })

  it('is refused in words at its field, where it is unusable, or where no address is waited for', async () => {
    await send('anaclaragmail.com')
    await work()
    expect((await typed('ana clara@gmail.com')).json.fields).toHaveProperty('email')
    await send(good)
    await work()
    expect((await typed(`outra.${good}`)).json['code']).toBe('notice-settled')
  })

  it('is the owner’s alone, and asks who it is', async () => {
    await send('anaclaragmail.com')
    await work()
    const support = await newAdministrator(api.caller(), 'atendimento')
    expect((await typed(good, support.caller)).status).toBe(403)
    const other = await newAdministrator(api.caller())
    await db.session.updateMany({ where: { userId: other.userId }, data: { confirmedAt: null } })
    expect((await typed(good, other.caller)).json['code']).toBe('confirmation-needed')
    expect(await orders()).toEqual([])
  })
})
