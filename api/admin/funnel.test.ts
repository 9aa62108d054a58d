import { beforeEach, describe, expect, it } from 'vitest'
import type { Analytics } from '#contract/admin/analytics.ts'
import { db, type Prisma } from '../platform/db.ts'
import { applyEvent } from '../payments/apply.ts'
import { expireQuizzes } from '../privacy/expire-quizzes.ts'
import { deliver, kiwifyBody, serveApi } from '../testing/api.ts'
import { readAnalytics } from './analytics.ts'
import { dayOf, midnightOf } from './period.ts'
import { refreshTotals } from './refresh-totals.ts'

const api = serveApi()
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const now = Date.now()
const today = midnightOf(dayOf(new Date(now))).getTime()
const noon = (daysAgo: number) => new Date(today - daysAgo * DAY_MS + 12 * HOUR_MS)
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS)

const address = () => `${crypto.randomUUID()}@example.com`
const run = (at: Date, step: string, leadId: string | null = null, source: string | null = 'google') =>
  db.quizRun.create({ data: { id: crypto.randomUUID(), step, source, leadId, startedAt: at, updatedAt: at } })
const lead = async (email = address()) =>
  (await db.lead.create({ data: { email, name: 'x', funnelSource: 'x', createdAt: noon(9), updatedAt: noon(9) } })).id
const click = async (at: Date, leadId: string | null = null, source: string | null = 'instagram') =>
  (await db.checkoutClick.create({ data: { source, leadId, createdAt: at } })).id
async function order(at: Date, data: Partial<Prisma.OrderUncheckedCreateInput> = {}, email = address()) {
  const buyer = await db.user.upsert({ where: { email }, create: { email }, update: {} })
  return db.order.create({ data: { userId: buyer.id, createdAt: at, amountCents: 8000, ...data } })
}
const rate = ({ id, userId }: { id: string; userId: string }) =>
  db.rating.create({ data: { orderId: id, userId, rating: 5, serviceQuality: 5, deliveryTime: 5 } })

const countsOf = ({ funnel, outsideFunnel }: Analytics) => ({
  ...Object.fromEntries(funnel.map(({ id, count }) => [id, count])),
  ...outsideFunnel,
})
/** From rows and stored totals; no stage exceeds the one before. */
async function counts(period: Parameters<typeof readAnalytics>[0] = '30days') {
  await db.setting.deleteMany()
  const counted = await readAnalytics(period)
  await refreshTotals()
  const stored = await readAnalytics(period)
  expect(stored).toEqual(counted)
  const falling = stored.funnel.map(({ count }) => count)
  expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  return countsOf(stored)
}
beforeEach(async () => {
  await db.rating.deleteMany()
  await db.order.deleteMany()
  await db.checkoutClick.deleteMany()
  await db.quizRun.deleteMany()
  await db.lead.deleteMany()
  await db.user.deleteMany()
})

describe('the funnel', () => {
  it('counts each visit with the furthest it came to, up to the rating', async () => {
    for (const [i, step] of (
      ['intro', 'jaw', 'result', 'result', 'result', 'result', 'result', 'result'] as const
    ).entries()) {
      const at = noon(i + 1)
      const who = i < 2 ? null : await lead()
      await run(at, step, who)
      if (i < 3 || !who) continue
      const clickId = await click(later(at, 1), who)
      if (i < 4) continue
      const form = i < 5 ? {} : { submittedAt: noon(0) }
      const bought = await order(later(at, 2), { clickId, ...form, ...(i < 6 ? {} : { completedAt: noon(0) }) })
      if (i === 7) await rate(bought)
    }
    expect(await counts()).toEqual({
      intro: 8,
      faceShape: 7,
      jaw: 7,
      forehead: 6,
      name: 6,
      cheekbones: 6,
      faceLength: 6,
      style: 6,
      email: 6,
      lead: 6,
      objective: 6,
      result: 6,
      checkout: 5,
      paid: 4,
      form: 3,
      delivered: 2,
      rated: 1,
      untested: 0,
      earlier: 0,
    })
  })

  it('has the contact where it is given: at the e-mail, before the last question', async () => {
    await run(noon(1), 'email')
    await run(noon(1), 'email', await lead())
    await run(noon(1), 'objective', await lead())
    expect(await counts()).toMatchObject({ email: 3, lead: 2, objective: 1, result: 0 })
  })

  it('tells purchases without a test apart, whether or not there was a click', async () => {
    await run(noon(2), 'result', await lead())
    await order(noon(1))
    await order(noon(1), { clickId: await click(noon(1)) })
    // The quiz had no visit.
    await order(noon(1), { clickId: await click(noon(1), await lead()) })
    expect(await counts()).toMatchObject({ intro: 1, lead: 1, checkout: 0, paid: 0, untested: 3, earlier: 0 })
  })

  it('finds the purchase of whoever took the test on one device and bought on another, by the address', async () => {
    const email = address()
    await run(noon(3), 'result', await lead(email))
    await order(noon(2), {}, email)
    const other = address()
    await run(noon(3), 'result', await lead(other))
    await order(noon(2), { clickId: await click(noon(2)) }, other)
    expect(await counts()).toMatchObject({ intro: 2, checkout: 2, paid: 2, untested: 0 })
  })

  it('believes a click that names a test more than the address typed at the checkout', async () => {
    const [own, friend] = [address(), address()]
    const mine = await lead(own)
    await run(noon(3), 'result', mine, 'google')
    await run(noon(3), 'result', await lead(friend), 'tiktok')
    await order(noon(2), { clickId: await click(noon(2), mine) }, friend)
    expect(await counts()).toMatchObject({ paid: 1, untested: 0, earlier: 0 })
    const { sources } = await readAnalytics('30days')
    expect(sources.find(({ source }) => source === 'google')).toMatchObject({ visits: 1, buyers: 1, orders: 0 })
    expect(sources.find(({ source }) => source === 'tiktok')).toMatchObject({ visits: 1, buyers: 0 })
    expect(sources.find(({ source }) => source === 'instagram')).toMatchObject({ visits: 0, buyers: 0, orders: 1 })
  })

  it('gives a purchase to the last of the tests before it, and a test one purchase at most', async () => {
    const who = await lead()
    await run(noon(8), 'result', who)
    await run(noon(5), 'result', who)
    await run(noon(1), 'jaw', who)
    await order(noon(9), { clickId: await click(noon(9), who) })
    await order(noon(4), { clickId: await click(noon(4), who) })
    await order(noon(3), { clickId: await click(noon(3), who) })
    // One before any quiz, one by the second quiz, one repurchase.
    expect(await counts()).toMatchObject({ intro: 3, lead: 3, checkout: 1, paid: 1, untested: 1, earlier: 1 })
  })

  it('tells two tests begun in the same instant apart', async () => {
    const who = await lead()
    await run(noon(5), 'result', who)
    await run(noon(5), 'result', who)
    await order(noon(5), { clickId: await click(noon(5), who) })
    expect(await counts()).toMatchObject({ lead: 2, checkout: 1, paid: 1, untested: 0, earlier: 0 })
  })

  it('keeps as bought what was given back, with how far it had come', async () => {
    const who = await lead()
    await run(noon(5), 'result', who)
    const bought = await order(noon(4), { clickId: await click(noon(4), who), submittedAt: noon(3) })
    await counts()
    await db.order.update({ where: { id: bought.id }, data: { status: 'REEMBOLSADO' } })
    expect(await counts()).toMatchObject({ paid: 1, form: 1, delivered: 0 })
    expect((await readAnalytics('30days')).sources).toContainEqual(expect.objectContaining({ orders: 1, revenue: 0 }))
  })

  it('leaves out purchases of tests that began before the period, and says how many', async () => {
    const who = await lead()
    await run(noon(40), 'result', who)
    await order(noon(1), { clickId: await click(noon(1), who) })
    await run(noon(1), 'jaw')
    expect(await counts()).toMatchObject({ intro: 1, checkout: 0, paid: 0, untested: 0, earlier: 1 })
    expect(await counts('90days')).toMatchObject({ intro: 2, paid: 1, earlier: 0 })
  })

  it('puts a visit at midnight of São Paulo into the day that begins', async () => {
    const week = today - 6 * DAY_MS
    const who = await lead()
    await run(new Date(week), 'result', who)
    await run(new Date(week - 1), 'result', await lead())
    await order(new Date(week), { clickId: await click(new Date(week), who) })
    expect(await counts('7days')).toMatchObject({ intro: 1, paid: 1 })
    const days = await db.$queryRaw<{ day: string }[]>`
      SELECT to_char(day, 'YYYY-MM-DD') AS day FROM daily_totals WHERE metric = 'stages' ORDER BY day`
    expect(days.map(({ day }) => day)).toEqual([dayOf(new Date(week - 1)), dayOf(new Date(week))])
  })

  it('forgets the visit of an erased person, whose purchase stays, without a test', async () => {
    const email = address()
    const who = await lead(email)
    await run(noon(5), 'result', who)
    const clickId = await click(noon(4), who)
    const { userId } = await order(noon(4), { clickId }, email)
    await run(noon(5), 'jaw')
    expect(await counts()).toMatchObject({ intro: 2, paid: 1, untested: 0 })
    // Like api/privacy/erase.ts.
    await db.checkoutClick.update({ where: { id: clickId }, data: { leadId: null } })
    await db.quizRun.deleteMany({ where: { leadId: who } })
    await db.lead.delete({ where: { id: who } })
    await db.user.update({ where: { id: userId }, data: { email: address(), erasedAt: new Date() } })
    expect(await counts()).toMatchObject({ intro: 1, paid: 0, untested: 1, earlier: 0 })
  })

  it('goes back no further than tests are kept: of older ones only the buyers’ are left', async () => {
    const old = new Date(now - 25 * 31 * DAY_MS)
    const [bought, looked] = [address(), address()]
    for (const email of [bought, looked]) {
      const who = await lead(email)
      await run(old, 'result', who)
      await db.lead.update({ where: { id: who }, data: { updatedAt: old } })
    }
    await run(old, 'jaw')
    await order(later(old, 1), {}, bought)
    await run(noon(2), 'jaw')
    await expireQuizzes(new Date(now))
    expect(await db.quizRun.count()).toBe(2)
    expect(await counts('all')).toMatchObject({ intro: 1, lead: 0, paid: 0, untested: 0, earlier: 0 })
    const { sources, totalOrders } = await readAnalytics('all')
    expect(totalOrders).toBe(1)
    expect(sources.find(({ source }) => source === 'direto')).toMatchObject({ visits: 0, buyers: 0, orders: 1 })
  })

  it('is what the calls of a visit, and the payment provider, leave behind', async () => {
    const visitor = api.caller()
    const [runId, email, orderId] = [crypto.randomUUID(), address(), crypto.randomUUID()]
    const reportStep = (step: string) => visitor.post('/api/quiz/runs', { runId, step })
    await reportStep('jaw')
    expect(await counts('today')).toMatchObject({ jaw: 1, forehead: 0 })
    const left = await visitor.post('/api/leads', { name: 'Marina', email, runId })
    expect(await counts('today')).toMatchObject({ lead: 1, objective: 0 })
    await reportStep('result')
    const went = await visitor.post('/api/checkout/clicks', { leadId: left.json['id'], source: 'resultado' })
    expect(await counts('today')).toMatchObject({ result: 1, checkout: 1, paid: 0 })
    const bought = {
      orderId,
      type: 'order_approved',
      email: address(),
      TrackingParameters: { sck: went.json['clickId'] },
    }
    await deliver(api.url(), kiwifyBody(bought))
    for (const { id } of await db.webhookEvent.findMany({ where: { externalOrderId: orderId } })) await applyEvent(id)
    expect(await counts('today')).toMatchObject({ paid: 1, form: 0, untested: 0 })
    // Late and not new.
    await reportStep('jaw')
    expect(await counts('today')).toMatchObject({ intro: 1, paid: 1 })
    const { sources } = await readAnalytics('today')
    expect(sources).toEqual([
      { source: 'resultado', visits: 0, leads: 0, clicks: 0, buyers: 0, orders: 1, revenue: 7990 },
      { source: 'quiz_seu_rosto_ideal', visits: 1, leads: 1, clicks: 1, buyers: 1, orders: 0, revenue: 0 },
    ])
  })
})
