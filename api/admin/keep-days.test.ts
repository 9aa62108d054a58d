import { beforeEach, describe, expect, it } from 'vitest'
import { db, type Prisma } from '../platform/db.ts'
import { BOOKS } from './day-books.ts'
import { figuresOf, readBesides, readOrders } from './figures.ts'
import { asOfOneMoment, type KeptDays, talliesOf } from './kept-days.ts'
import { keepDays } from './keep-days.ts'
import { midnightOf, dayOf } from './period.ts'

const DAY_MS = 24 * 3_600_000
const today = midnightOf(dayOf(new Date())).getTime()
/** Noon in São Paulo, so many days ago. */
const noon = (daysAgo: number) => new Date(today - daysAgo * DAY_MS + DAY_MS / 2)
const spans = {
  everything: { from: new Date(0), to: new Date(today + 2 * DAY_MS) },
  // From the middle of a day to the middle of another.
  'a week askew': { from: noon(9), to: noon(2) },
}

/** All figures of the spans, from kept days or from the rows as they stand, asked for together. */
async function figures(days: KeptDays) {
  const asked = Object.values(spans)
  const orders = await readOrders(days, asked, undefined, 'day')
  const besides = await readBesides(days, asked, undefined)
  const tallies = await talliesOf(days, asked, BOOKS)
  return asked.map((span) => ({
    rows: orders(span),
    figures: figuresOf(orders(span), besides(span)),
    tallies: tallies(span)
      .map(({ book, kind, n }) => `${book} ${kind} ${n}`)
      .toSorted(),
  }))
}
const kept = () => asOfOneMoment(figures)
const standing = () => figures({ tx: db, until: null, stale: [] })
/** The keeper's day goes on whatever the hour these tests are run at. */
const keep = () => keepDays(noon(0))

async function lastKept(): Promise<string | undefined> {
  const [until] = await db.$queryRaw<{ day: Date }[]>`SELECT day FROM counted_until`
  return until?.day.toISOString().slice(0, 10)
}

/** A transaction that stays open until told to end. */
async function begin() {
  const ending = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const slow = db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1`
    begun.resolve()
    await ending.promise
  })
  await begun.promise
  return () => {
    ending.resolve()
    return slow
  }
}

const person = async () =>
  (await db.user.create({ data: { email: `${crypto.randomUUID()}@example.com`, createdAt: noon(12) } })).id
const order = (userId: string, daysAgo: number, data: Partial<Prisma.OrderUncheckedCreateInput> = {}) =>
  db.order.create({ data: { userId, createdAt: noon(daysAgo), amountCents: 8000, ...data } })
const rate = (orderId: string, userId: string, daysAgo: number) =>
  db.rating.create({
    data: { orderId, userId, rating: 5, serviceQuality: 5, deliveryTime: 5, createdAt: noon(daysAgo) },
  })
const run = (daysAgo: number, step: string, leadId: string | null = null) =>
  db.quizRun.create({ data: { id: crypto.randomUUID(), step, source: 'google', leadId, startedAt: noon(daysAgo) } })
const click = (daysAgo: number, leadId: string | null) =>
  db.checkoutClick.create({ data: { source: 'instagram', leadId, createdAt: noon(daysAgo) } })
/** Who takes the test under the address of an account. */
async function leadOf(userId: string): Promise<string> {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
  return (await db.lead.create({ data: { email, name: 'x', funnelSource: 'x' } })).id
}
const email = () => `${crypto.randomUUID()}@example.com`
const line = (daysAgo: number) =>
  db.systemLog.create({
    data: { level: 'info', category: 'auth', action: 'x', message: 'x', createdAt: noon(daysAgo) },
  })

async function shop() {
  const [ana, bia, cris, dora] = [await person(), await person(), await person(), await person()]
  // Ana buys under the address of her test, then by a click that knows her; Cris only looks; Dora buys today; the click of
  // Eva's test leads to a purchase of Bia's, who took none.
  const [anaLead, crisLead, evaLead] = [await leadOf(ana), await leadOf(cris), await leadOf(await person())]
  const test = await run(11, 'result', anaLead)
  const idleLead = await leadOf(await person())
  for (const lead of [crisLead, evaLead, idleLead, await leadOf(dora)]) await run(9, 'email', lead)
  const [anaClick, crisClick, evaClick] = [await click(8, anaLead), await click(8, crisLead), await click(8, evaLead)]
  const first = await order(ana, 10)
  const second = await order(ana, 5, { clickId: anaClick.id, submittedAt: noon(5), dueAt: noon(1) })
  await order(bia, 4, { clickId: evaClick.id })
  const third = await order(bia, 3)
  const newest = await order(dora, 0)
  await order(bia, 0)
  await rate(first.id, ana, 6)
  const visit = await run(7, 'jaw')
  await line(9)
  const clicks = { ana: anaClick.id, cris: crisClick.id, eva: evaClick.id }
  return { ana, bia, cris, dora, anaLead, crisLead, idleLead, clicks, first, second, third, newest, test, visit }
}

beforeEach(async () => {
  await db.rating.deleteMany()
  await db.order.deleteMany()
  await db.checkoutClick.deleteMany()
  await db.quizRun.deleteMany()
  await db.lead.deleteMany()
  await db.systemLog.deleteMany()
  await db.user.deleteMany()
  await db.$executeRaw`DELETE FROM counted_until`
  await keep()
})

describe('days that are over', () => {
  it('are kept up to yesterday, and tell what the rows tell', async () => {
    const before = await shop().then(standing)
    await db.$executeRaw`DELETE FROM counted_until`
    await keep()
    expect(await kept()).toEqual(before)
    expect(before[0]?.figures).toMatchObject({ orders: 6, repurchaseRate: 0.5, ratings: 1 })
    expect(await lastKept()).toBe(dayOf(noon(1)))
  })

  it('are really read from what was kept', async () => {
    await shop()
    await db.$executeRaw`DELETE FROM counted_until`
    await keep()
    await db.$executeRaw`UPDATE order_days SET orders = orders + 1000 WHERE day = ${dayOf(noon(10))}::date`
    await db.$executeRaw`UPDATE day_tallies SET n = n + 1000 WHERE book = 'visits'`
    const [everything, week] = await kept()
    expect(everything?.figures.orders).toBe(1006)
    expect(week?.figures.orders).toBe(3)
    expect(everything?.tallies).toContain('visits google 3006')
  })
})

describe('yesterday', () => {
  it('waits for what began before it was over, which marks nothing when it changes it', async () => {
    await person()
    const tomorrow = () => keepDays(noon(-1))
    const end = await begin()
    await tomorrow()
    expect(await lastKept()).toBe(dayOf(noon(1)))
    await end()
    await tomorrow()
    expect(await lastKept()).toBe(dayOf(noon(0)))
  })

  it('waits while today is young', async () => {
    await person()
    await keepDays(new Date(today + 5 * 60_000))
    expect(await lastKept()).toBe(dayOf(noon(2)))
  })
})

describe('a change of a day that is over', () => {
  const changes: Readonly<Record<string, (there: Awaited<ReturnType<typeof shop>>) => Promise<unknown>>> = {
    'a refund, after which the second purchase is no repurchase': ({ first }) =>
      db.order.update({ where: { id: first.id }, data: { status: 'REEMBOLSADO' } }),
    'a delivery': ({ second }) =>
      db.order.update({ where: { id: second.id }, data: { status: 'CONCLUIDO', completedAt: noon(2) } }),
    'an earlier purchase, written down later': ({ bia }) => order(bia, 11),
    'a purchase that is gone': ({ third }) => db.order.delete({ where: { id: third.id } }),
    'a rating given today of an old order': ({ second, ana }) => rate(second.id, ana, 0),
    'a rating that is gone': ({ first }) => db.rating.deleteMany({ where: { orderId: first.id } }),
    'another origin of a click': ({ clicks }) =>
      db.checkoutClick.update({ where: { id: clicks.ana }, data: { source: 'tiktok' } }),
    'a click that is gone': ({ clicks }) => db.checkoutClick.delete({ where: { id: clicks.cris } }),
    'a click that is gone, not so its purchase': ({ clicks }) => db.checkoutClick.delete({ where: { id: clicks.eva } }),
    'a click that forgets whose it was': ({ clicks }) =>
      db.checkoutClick.update({ where: { id: clicks.cris }, data: { leadId: null } }),
    'a click that forgets whose it was, not so its purchase': ({ clicks }) =>
      db.checkoutClick.update({ where: { id: clicks.eva }, data: { leadId: null } }),
    'a click that turns out to be of another test, whose address the buyer has': ({ clicks, crisLead }) =>
      db.checkoutClick.update({ where: { id: clicks.ana }, data: { leadId: crisLead } }),
    'a click of today, after a test of last week': ({ idleLead }) => click(0, idleLead),
    'a purchase of today, after a test of last week': ({ cris }) => order(cris, 0),
    'a purchase of today by a click, under an address without a test': ({ bia, clicks }) =>
      order(bia, 0, { clickId: clicks.cris }),
    'a purchase whose click is found later': ({ third, clicks }) =>
      db.order.update({ where: { id: third.id }, data: { clickId: clicks.cris } }),
    'a purchase that turns out to be of a person with a test': ({ third, cris }) =>
      db.order.update({ where: { id: third.id }, data: { userId: cris } }),
    'a form sent today': ({ newest }) =>
      db.order.update({ where: { id: newest.id }, data: { submittedAt: new Date() } }),
    'a report delivered today': ({ newest }) =>
      db.order.update({ where: { id: newest.id }, data: { completedAt: new Date() } }),
    'a rating given today of a purchase of today': ({ newest, dora }) => rate(newest.id, dora, 0),
    'a purchase of today that is gone': ({ newest }) => db.order.delete({ where: { id: newest.id } }),
    'a visit that went on': ({ visit }) => db.quizRun.update({ where: { id: visit.id }, data: { step: 'result' } }),
    'a visit that is gone': ({ visit }) => db.quizRun.delete({ where: { id: visit.id } }),
    'a visit that left its contact, between a test and its purchase': ({ visit, anaLead }) =>
      db.quizRun.update({ where: { id: visit.id }, data: { leadId: anaLead } }),
    'a second test before the purchase, written down later': ({ anaLead }) => run(6, 'result', anaLead),
    'a test without which the purchases have none': ({ test }) => db.quizRun.delete({ where: { id: test.id } }),
    'a contact that is gone': ({ anaLead }) => db.lead.delete({ where: { id: anaLead } }),
    'another address of a contact': ({ anaLead }) =>
      db.lead.update({ where: { id: anaLead }, data: { email: email() } }),
    'another address of a buyer': ({ ana }) => db.user.update({ where: { id: ana }, data: { email: email() } }),
    'an erased person': ({ ana }) => db.user.update({ where: { id: ana }, data: { erasedAt: new Date() } }),
    'lines that were cleared': () => db.systemLog.deleteMany(),
  }

  it.each(Object.entries(changes))('is seen at once and kept again: %s', async (_name, change) => {
    const there = await shop()
    await db.$executeRaw`DELETE FROM counted_until`
    await keep()
    const before = await kept()
    await change(there)
    const after = await standing()
    expect(after).not.toEqual(before)
    expect(await kept()).toEqual(after)
    await keep()
    expect(await kept()).toEqual(after)
    expect(await db.$queryRaw`SELECT * FROM stale_days`).toEqual([])
  })
})
