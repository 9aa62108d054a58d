import { beforeEach, describe, expect, it } from 'vitest'
import { mintEraseCode } from '../auth/codes.ts'
import { eraseAccount } from '../privacy/erase.ts'
import { expireQuizzes } from '../privacy/expire-quizzes.ts'
import { removePhoto } from '../onboarding/photos.ts'
import { reopenOrder } from '../orders/reopen.ts'
import { db, Prisma, transact } from '../platform/db.ts'
import { agreeToPhotos } from '../testing/people.ts'
import { inSnapshot, readTotals, type Snapshot } from './daily-totals.ts'
import { figuresOf, readOrderSums, readOtherSums } from './figures.ts'
import { clearLogs } from './logs.ts'
import { METRICS } from './metrics.ts'
import { dayOf, midnightOf } from './period.ts'
import { refreshTotals } from './refresh-totals.ts'
import { editUser, removeUser } from './users.ts'

const DAY_MS = 24 * 3_600_000
const today = midnightOf(dayOf(new Date())).getTime()
const noon = (daysAgo: number) => new Date(today - daysAgo * DAY_MS + DAY_MS / 2)
const spans = {
  everything: { from: new Date(0), to: new Date(today + 2 * DAY_MS) },
  // From mid-day to mid-day.
  'a week askew': { from: noon(9), to: noon(2) },
}

/** All figures, read together. */
async function figures(snapshot: Snapshot) {
  const asked = Object.values(spans)
  const orders = await readOrderSums(snapshot, asked, undefined, 'day')
  const others = await readOtherSums(snapshot, asked, undefined)
  const totals = await readTotals(snapshot, asked, METRICS)
  return asked.map((span) => ({
    rows: orders(span),
    figures: figuresOf(orders(span), others(span)),
    totals: totals(span)
      .map(({ metric, kind, n }) => `${metric} ${kind} ${n}`)
      .toSorted(),
  }))
}
const stored = () => inSnapshot(figures)
const counted = () => figures({ tx: db, storedUntil: null })

async function storedUntil(): Promise<string | null> {
  return inSnapshot(async (snapshot) => snapshot.storedUntil)
}

/** An hour back, so the next refresh finds only later changes. */
async function storeAll(): Promise<void> {
  await db.setting.deleteMany()
  await refreshTotals()
  for (const table of ['orders', 'leads', 'quiz_runs'])
    await db.$executeRaw`UPDATE ${Prisma.raw(table)} SET updated_at = updated_at - interval '1 hour'`
}

const person = async () =>
  (await db.user.create({ data: { email: `${crypto.randomUUID()}@example.com`, createdAt: noon(12) } })).id
const order = (userId: string, daysAgo: number, data: Partial<Prisma.OrderUncheckedCreateInput> = {}) =>
  db.order.create({ data: { userId, createdAt: noon(daysAgo), amountCents: 8000, ...data } })
const rate = (orderId: string, userId: string, createdAt = new Date()) =>
  db.rating.create({
    data: { orderId, userId, rating: 5, serviceQuality: 5, deliveryTime: 5, createdAt },
  })
const run = (daysAgo: number, step: string, leadId: string | null = null) =>
  db.quizRun.create({ data: { id: crypto.randomUUID(), step, source: 'google', leadId, startedAt: noon(daysAgo) } })
const click = (daysAgo: number, leadId: string | null) =>
  db.checkoutClick.create({ data: { source: 'instagram', leadId, createdAt: noon(daysAgo) } })
async function leadOf(userId: string): Promise<string> {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } })
  return (await db.lead.create({ data: { email, name: 'x', funnelSource: 'x' } })).id
}
const email = () => `${crypto.randomUUID()}@example.com`
const actor = { id: null, ip: '127.0.0.1' }
const edited = { fullName: 'Ana Clara', phone: '', role: 'customer' as const }
const erase = async (userId: string) =>
  eraseAccount({ userId, ip: '127.0.0.1', userAgent: null }, await mintEraseCode(userId))
const line = (daysAgo: number) =>
  db.systemLog.create({
    data: { level: 'info', category: 'auth', action: 'x', message: 'x', createdAt: noon(daysAgo) },
  })

const file = {
  storageKey: 'x',
  fileSize: 1,
  width: 1,
  height: 1,
  sourceHash: 'x',
  expiresAt: new Date(today + 30 * DAY_MS),
}

async function shop() {
  const [ana, bia, cris, dora] = [await person(), await person(), await person(), await person()]
  // Ana buys by the address of her quiz, then by a click; Cris only looks; Dora buys today; Eva's click leads to a purchase by Bia, who
  // took no quiz.
  const [anaLead, crisLead, evaLead] = [await leadOf(ana), await leadOf(cris), await leadOf(await person())]
  await run(11, 'result', anaLead)
  const [idle, eva] = [await person(), await person()]
  const idleLead = await leadOf(idle)
  for (const lead of [crisLead, evaLead, idleLead, await leadOf(dora)]) await run(9, 'email', lead)
  const [anaClick, crisClick, evaClick] = [await click(8, anaLead), await click(8, crisLead), await click(8, evaLead)]
  const first = await order(ana, 10)
  const second = await order(ana, 5, { clickId: anaClick.id, submittedAt: noon(5), dueAt: noon(1) })
  await order(bia, 4, { clickId: evaClick.id })
  const third = await order(bia, 3)
  const newest = await order(dora, 0)
  await order(bia, 0)
  await rate(first.id, ana, noon(6))
  const visit = await run(7, 'jaw')
  await line(9)
  await agreeToPhotos({ userId: third.userId, orderId: third.id })
  await db.customerPhoto.create({ data: { ...file, orderId: third.id, slot: 'front', createdAt: noon(3) } })
  const clicks = { ana: anaClick.id, cris: crisClick.id, eva: evaClick.id }
  return { ana, bia, cris, dora, eva, anaLead, idleLead, clicks, first, second, third, newest, visit }
}

beforeEach(async () => {
  await db.rating.deleteMany()
  await db.order.deleteMany()
  await db.checkoutClick.deleteMany()
  await db.quizRun.deleteMany()
  await db.lead.deleteMany()
  await db.systemLog.deleteMany()
  await db.user.deleteMany({ where: { journalEntries: { none: {} } } })
})

describe('past days', () => {
  it('are stored up to yesterday, and say what the rows say', async () => {
    const before = await shop().then(counted)
    await storeAll()
    expect(await stored()).toEqual(before)
    expect(before[0]?.figures).toMatchObject({ orders: 6, repurchaseRate: 0.5, ratings: 1 })
    expect(await storedUntil()).toBe(dayOf(noon(1)))
  })

  it('are really read from what was stored', async () => {
    await shop()
    await storeAll()
    await db.$executeRaw`
      UPDATE daily_totals SET n = n + 1000 WHERE metric = 'orders' AND day = ${dayOf(noon(10))}::date`
    await db.$executeRaw`UPDATE daily_totals SET n = n + 1000 WHERE metric = 'visits'`
    const [everything, week] = await stored()
    expect(everything?.figures.orders).toBe(1006)
    expect(week?.figures.orders).toBe(3)
    expect(everything?.totals).toContain('visits google 3006')
  })

  it('are counted from the rows until they are stored', async () => {
    await shop()
    await db.setting.deleteMany()
    expect(await stored()).toEqual(await counted())
  })

  it('begin with yesterday once what began in it has become visible', async () => {
    const midnight = midnightOf(dayOf(noon(0)))
    await refreshTotals(new Date(midnight.getTime() + 60_000))
    expect(await storedUntil()).toBe(dayOf(noon(2)))
    await refreshTotals(new Date(midnight.getTime() + 3 * 60_000))
    expect(await storedUntil()).toBe(dayOf(noon(1)))
  })

  it('are all counted anew when a day has ended: what was changed by hand is right the next morning', async () => {
    const { clicks } = await shop()
    await refreshTotals(noon(1))
    await storeAll()
    const before = await stored()
    await db.checkoutClick.update({ where: { id: clicks.ana }, data: { source: 'tiktok' } })
    await refreshTotals()
    expect(await stored()).toEqual(before)
    await refreshTotals(noon(-1))
    expect(await stored()).toEqual(await counted())
    expect(await stored()).not.toEqual(before)
  })
})

describe('a change of a past day', () => {
  const changes: Readonly<Record<string, (there: Awaited<ReturnType<typeof shop>>) => Promise<unknown>>> = {
    'a refund, after which the second purchase is no repurchase': ({ first }) =>
      db.order.update({ where: { id: first.id }, data: { status: 'REEMBOLSADO' } }),
    'a delivery': ({ second }) =>
      db.order.update({ where: { id: second.id }, data: { status: 'CONCLUIDO', completedAt: noon(2) } }),
    'an earlier purchase, written down later': ({ bia }) => order(bia, 11),
    'a rating given today of an old order': ({ second, ana }) => rate(second.id, ana),
    'a click of today, after a test of last week': ({ idleLead }) =>
      db.checkoutClick.create({ data: { leadId: idleLead } }),
    'a purchase of today, after a test of last week': ({ cris }) => order(cris, 0),
    'a purchase of today by a click, under an address without a test': ({ bia, clicks }) =>
      order(bia, 0, { clickId: clicks.cris }),
    'a purchase whose click is found later': ({ third, clicks }) =>
      db.order.update({ where: { id: third.id }, data: { clickId: clicks.cris } }),
    'a form sent today': ({ newest }) =>
      db.order.update({ where: { id: newest.id }, data: { submittedAt: new Date() } }),
    'a report delivered today': ({ newest }) =>
      db.order.update({ where: { id: newest.id }, data: { completedAt: new Date() } }),
    'a rating given today of a purchase of today': ({ newest, dora }) => rate(newest.id, dora),
    'a visit that went on': ({ visit }) => db.quizRun.update({ where: { id: visit.id }, data: { step: 'result' } }),
    'a visit that left its contact, between a test and its purchase': ({ visit, anaLead }) =>
      db.quizRun.update({ where: { id: visit.id }, data: { leadId: anaLead } }),
    'a second test before the purchase, written down later': ({ anaLead }) => run(6, 'result', anaLead),
    'a contact left today under the address of a buyer': ({ bia }) => leadOf(bia).then((id) => run(6, 'result', id)),
    'another address of a buyer': ({ ana }) => editUser(ana, { ...edited, email: email() }, actor),
    'a buyer who becomes an administrator': async ({ ana }) => {
      await db.user.update({ where: { id: ana }, data: { passwordHash: 'x' } })
      return editUser(ana, { ...edited, email: email(), role: 'admin' }, actor)
    },
    'an account that is removed': ({ eva }) => removeUser(eva, actor),
    'a buyer who is erased': ({ ana }) => erase(ana),
    'a buyer who is erased, whose click another buyer used': async ({ ana, third, clicks }) => {
      await db.order.update({ where: { id: third.id }, data: { clickId: clicks.ana } })
      await storeAll()
      return erase(ana)
    },
    'a photo that is taken away': ({ bia, third }) => removePhoto(bia, third.id, 'front'),
    'an order that is opened again, without photos that are gone': async ({ third }) => {
      await db.customerPhoto.updateMany({ data: { storageKey: null, purgedAt: new Date() } })
      return transact((tx) => reopenOrder(tx, third))
    },
    'lines of the log that are cleared': () => clearLogs(1, actor),
    'tests nobody bought after, forgotten by their age': async () => {
      await db.$executeRaw`UPDATE leads SET updated_at = now() - interval '25 months'`
      await db.$executeRaw`UPDATE quiz_runs SET updated_at = now() - interval '25 months'`
      return expireQuizzes(new Date())
    },
  }

  it.each(Object.entries(changes))('is seen by the next refresh: %s', async (_name, change) => {
    const there = await shop()
    await storeAll()
    const before = await stored()
    await change(there)
    const after = await counted()
    expect(after).not.toEqual(before)
    await refreshTotals()
    expect(await stored()).toEqual(after)
    expect(await db.changedDay.count()).toBe(0)
  })
})
