import { beforeEach, describe, expect, it } from 'vitest'
import { db, type Prisma } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator } from '../testing/people.ts'
import { readFigures } from './figures.ts'
import { spansOf } from './period.ts'

const api = serveApi()
const HOUR_MS = 3_600_000
const now = new Date()
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const span = { from: hoursAgo(24 * 30), to: new Date(now.getTime() + HOUR_MS) }

async function buyer(): Promise<string> {
  return (await db.user.create({ data: { email: `${crypto.randomUUID()}@example.com`, fullName: 'Cliente' } })).id
}

const order = (userId: string, at: Date, data: Partial<Prisma.OrderUncheckedCreateInput> = {}) =>
  db.order.create({ data: { userId, createdAt: at, amountCents: 8000, ...data } })

beforeEach(async () => {
  await db.rating.deleteMany()
  await db.order.deleteMany()
  await db.user.deleteMany({ where: { journalEntries: { none: {} } } })
})

describe('the figures', () => {
  it('are null where there is nothing to compute them from', async () => {
    expect(await readFigures(span, undefined)).toMatchObject({
      orders: 0,
      revenue: 0,
      averageTicket: null,
      completionRate: null,
      deliveryHours: null,
      deadlinesMet: null,
      repurchaseRate: null,
      averageRating: null,
      nps: null,
    })
  })

  it('count refunds out of revenue, deliveries against their deadline, and people who came back', async () => {
    const [ana, bia] = [await buyer(), await buyer()]
    const done = (hours: number, late: boolean) => ({
      status: 'CONCLUIDO' as const,
      submittedAt: hoursAgo(100),
      completedAt: hoursAgo(100 - hours),
      dueAt: late ? hoursAgo(100 - hours + 1) : now,
    })
    const first = await order(ana, hoursAgo(24 * 60), { amountCents: 100 })
    const second = await order(ana, hoursAgo(120), done(40, false))
    const third = await order(bia, hoursAgo(120), done(60, true))
    await order(bia, hoursAgo(48), { status: 'REEMBOLSADO', amountCents: 9000 })
    for (const [{ id: orderId }, rating] of [
      [first, 5],
      [second, 5],
      [third, 2],
    ] as const)
      await db.rating.create({ data: { orderId, userId: ana, rating, serviceQuality: 5, deliveryTime: 5 } })
    expect(await readFigures(span, undefined)).toMatchObject({
      orders: 3,
      revenue: 16_000,
      averageTicket: 8000,
      refunded: 9000,
      refundRate: 1 / 3,
      completionRate: 1,
      deliveryHours: 50,
      deadlinesMet: 0.5,
      repurchaseRate: 0.5,
      repurchaseRevenue: 8000,
      averageRating: 4,
      ratings: 3,
      nps: expect.closeTo(33.3, 1),
    })
    expect(await readFigures(span, 'REEMBOLSADO')).toMatchObject({ orders: 1, revenue: 0, averageTicket: null })
  })
})

it('holds a period against one as long before it, and starts days at midnight in São Paulo', () => {
  const at = new Date('2026-11-20T02:30:00Z')
  expect(spansOf('today', at)).toEqual({
    now: { from: new Date('2026-11-19T03:00:00Z'), to: at },
    before: { from: new Date('2026-11-18T03:00:00Z'), to: new Date('2026-11-19T02:30:00Z') },
  })
  expect(spansOf('all', at).before).toBeNull()
})

it('answers every period with a bar for each day, also the empty ones', async () => {
  const admin = await newAdministrator(api.caller())
  const userId = await buyer()
  await order(userId, hoursAgo(1))
  await order(userId, hoursAgo(24 * 3))
  for (const period of ['today', '7days', '30days', '90days', '1year', 'all']) {
    const { status, json } = await admin.caller.get(`/api/admin/dashboard?period=${period}`)
    expect([period, status]).toEqual([period, 200])
    expect(json).toMatchObject({ stats: { totalOrders: expect.any(Number) }, recent: [{}, {}] })
  }
  const week = await admin.caller.get('/api/admin/dashboard?period=7days')
  expect(week.json['days']).toHaveLength(7)
  expect(week.json).toMatchObject({
    performance: [
      { name: 'today' },
      { name: '7days', orders: 2, revenue: 16_000 },
      { name: '30days', orders: 2, revenue: 16_000 },
    ],
  })
})

it('counts the same days of São Paulo in the strip and in the performance, to the first minute of the first day', async () => {
  const admin = await newAdministrator(api.caller())
  const userId = await buyer()
  const { from } = spansOf('30days').now
  await order(userId, from)
  // Within 720 hours for most of the day, but outside the thirty days.
  await order(userId, new Date(from.getTime() - 1))
  await order(userId, spansOf('7days').now.from)
  await order(userId, new Date(spansOf('7days').now.from.getTime() - 1))
  for (const [period, orders] of [
    ['30days', 3],
    ['7days', 1],
    ['today', 0],
  ] as const) {
    const { json } = await admin.caller.get(`/api/admin/dashboard?period=${period}`)
    expect(json).toMatchObject({ now: { orders, revenue: orders * 8000 } })
    expect(json['performance']).toContainEqual({ name: period, orders, revenue: orders * 8000 })
  }
})

it('walks the funnel downwards, and joins visits and purchases to where each came from', async () => {
  const admin = await newAdministrator(api.caller())
  await db.quizRun.deleteMany()
  const runs = [
    ['jaw', 'instagram'],
    ['result', 'instagram'],
    ['email', 'google'],
  ] as const
  for (const [step, source] of runs) await db.quizRun.create({ data: { id: crypto.randomUUID(), step, source } })
  const click = await db.checkoutClick.create({ data: { source: 'instagram' } })
  await order(await buyer(), hoursAgo(1), { clickId: click.id })
  const { json } = await admin.caller.get('/api/admin/analytics?period=7days')
  const funnel = Array.isArray(json['funnel']) ? json['funnel'] : []
  expect(Object.fromEntries(funnel.map(({ id, count }: { id: string; count: number }) => [id, count]))).toMatchObject({
    intro: 3,
    faceShape: 3,
    jaw: 3,
    forehead: 2,
    email: 2,
    result: 1,
    // The click names no lead.
    paid: 0,
  })
  expect(json['outsideFunnel']).toEqual({ untested: 1, earlier: 0 })
  expect(json['sources']).toEqual([
    { source: 'instagram', visits: 2, leads: 1, clicks: 0, buyers: 0, orders: 1, revenue: 8000 },
    { source: 'google', visits: 1, leads: 0, clicks: 0, buyers: 0, orders: 0, revenue: 0 },
  ])
})
