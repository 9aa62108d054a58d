import { beforeAll, describe, expect, it } from 'vitest'
import { FUNNEL_STAGES, type FunnelStage } from '#contract/admin/analytics.ts'
import { OrderStatus } from '#contract/orders.ts'
import { noteChangedDays, noteDaysOfLeads, noteDaysOfPerson } from '../figures/changed-days.ts'
import { db, Prisma, transact } from '../platform/db.ts'
import { agreeToPhotos } from '../testing/people.ts'
import { inSnapshot, readTotals } from './daily-totals.ts'
import { readOrderSums } from './figures.ts'
import { METRICS, ORDER_METRICS } from './metrics.ts'
import { dayOf, midnightOf, type Span } from './period.ts'
import { refreshTotals } from './refresh-totals.ts'
import { cases, everyNth } from '#visagism/testing/long-test.ts'

const HOUR_MS = 3_600_000
const DAYS = 14
const today = midnightOf(dayOf(new Date())).getTime()
const noon = new Date(today + 12 * HOUR_MS)

/** Mulberry32, the same draws in every run. */
function drawsOf(seed: number) {
  let state = seed
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number) => Math.floor(draw() * n)
  return {
    below,
    of: <T>(list: readonly T[]): T | undefined => list[below(list.length)],
    /** Includes the current hour and the next. */
    hour: () => new Date(today + (24 - below((DAYS + 1) * 24)) * HOUR_MS),
    id: () =>
      `00000000-0000-7000-8000-${Math.floor(draw() * 1e12)
        .toString()
        .padStart(12, '0')}`,
  }
}
type Draws = ReturnType<typeof drawsOf>

const SOURCES = ['google', 'instagram', null]
const STEPS = ['jaw', 'email', 'objective', 'result']
const LEVELS = ['info', 'warn', 'error']

const orders = () => db.order.findMany({ orderBy: { id: 'asc' } })
const people = () => db.user.findMany({ orderBy: { id: 'asc' } })
const anOrder = async (draws: Draws) => draws.of(await orders())
const aPerson = async (draws: Draws) => draws.of(await people())
const aClick = async (draws: Draws) => draws.of(await db.checkoutClick.findMany({ orderBy: { id: 'asc' } }))
const aRun = async (draws: Draws) => draws.of(await db.quizRun.findMany({ orderBy: { id: 'asc' } }))
const aRating = async (draws: Draws) => draws.of(await db.rating.findMany({ orderBy: { id: 'asc' } }))
const aLead = async (draws: Draws) => draws.of(await db.lead.findMany({ orderBy: { id: 'asc' } }))

/** Few, so that leads and buyers coincide. */
const anAddress = (draws: Draws) => `pessoa-${draws.below(12)}@example.com`
/** Sometimes null. */
const aLeadId = async (draws: Draws) => (draws.below(3) ? ((await aLead(draws))?.id ?? null) : null)
const isFree = async (email: string, of: 'user' | 'lead') =>
  (of === 'user' ? await db.user.count({ where: { email } }) : await db.lead.count({ where: { email } })) === 0

type Change = (draws: Draws) => Promise<unknown>

/** By the product, found by the refresh or noted on deletion. */
const CHANGES: readonly Change[] = [
  // More additions than removals.
  ...Array.from({ length: 12 }, () => buy),
  ...Array.from({ length: 6 }, () => visit),
  ...Array.from({ length: 5 }, () => leaveContact),
  async (draws) => {
    const leadId = await aLeadId(draws)
    await db.checkoutClick.create({ data: { id: draws.id(), source: draws.of(SOURCES) ?? null, leadId } })
  },
  async (draws) => {
    const found = await anOrder(draws)
    if (found) await db.rating.createMany({ data: ratingOf(draws, found), skipDuplicates: true })
  },
  async (draws) => {
    const found = await anOrder(draws)
    if (found && found.status !== 'CONCLUIDO')
      await db.order.update({ where: { id: found.id }, data: { submittedAt: null, dueAt: null, completedAt: null } })
  },
  async (draws) => {
    const found = await anOrder(draws)
    const status = draws.of(OrderStatus.options)
    if (!found || !status) return
    const completedAt = status === 'CONCLUIDO' ? draws.hour() : found.completedAt
    await db.order.update({ where: { id: found.id }, data: { status, completedAt } })
  },
  async (draws) => {
    const found = await anOrder(draws)
    const data = { submittedAt: draws.hour(), dueAt: draws.hour(), needsVisagist: draws.below(2) === 1 }
    if (found) await db.order.update({ where: { id: found.id }, data })
  },
  async (draws) => {
    const found = await anOrder(draws)
    if (found) await db.order.update({ where: { id: found.id }, data: { amountCents: draws.below(9000) } })
  },
  async (draws) => {
    const [found, given] = [await anOrder(draws), await aClick(draws)]
    if (found && !found.clickId)
      await db.order.update({ where: { id: found.id }, data: { clickId: given?.id ?? null } })
  },
  async (draws) => {
    const [found, leadId] = [await aRun(draws), await aLeadId(draws)]
    if (found && !found.leadId) await db.quizRun.update({ where: { id: found.id }, data: { leadId } })
  },
  async (draws) => {
    const found = await aRun(draws)
    if (found) await db.quizRun.update({ where: { id: found.id }, data: { step: draws.of(STEPS) ?? '' } })
  },
  async (draws) => {
    const [found, email] = [await aPerson(draws), anAddress(draws)]
    if (!found || !(await isFree(email, 'user'))) return
    const role = draws.below(2)
      ? ({ role: 'admin', staffRole: 'dono' } as const)
      : ({ role: 'customer', staffRole: null } as const)
    await transact(async (tx) => {
      await noteDaysOfPerson(tx, found.id)
      await tx.user.update({ where: { id: found.id }, data: { email, ...role } })
      await noteDaysOfPerson(tx, found.id)
    })
  },
  async (draws) => {
    const found = await aPerson(draws)
    if (!found) return
    await transact(async (tx) => {
      await noteDaysOfPerson(tx, found.id)
      await tx.user.update({ where: { id: found.id }, data: { erasedAt: noon } })
    })
  },
  async (draws) => {
    const found = await aRun(draws)
    if (!found) return
    await transact(async (tx) => {
      await noteChangedDays(tx, [found.startedAt])
      await noteDaysOfLeads(tx, found.leadId ? [found.leadId] : [])
      await tx.quizRun.delete({ where: { id: found.id } })
    })
  },
  async (draws) => {
    const found = await aLead(draws)
    if (!found) return
    await transact(async (tx) => {
      await noteDaysOfLeads(tx, [found.id])
      await tx.lead.delete({ where: { id: found.id } })
    })
  },
  async (draws) => {
    const found = draws.of(await db.customerPhoto.findMany({ orderBy: { orderId: 'asc' } }))
    if (!found) return
    await transact(async (tx) => {
      await tx.customerPhoto.delete({ where: { id: found.id } })
      await noteChangedDays(tx, [found.createdAt])
    })
  },
]

/** Changes made by hand, correct only after a full recount. */
const CHANGES_BY_HAND: readonly Change[] = [
  ...Array.from({ length: 3 }, () => click),
  ...Array.from(
    { length: 3 },
    () => async (draws: Draws) =>
      db.user.createMany({
        data: [{ id: draws.id(), email: anAddress(draws), createdAt: draws.hour() }],
        skipDuplicates: true,
      }),
  ),
  async (draws) => {
    const [found, given] = [await anOrder(draws), await aClick(draws)]
    const clickId = draws.below(3) ? (given?.id ?? null) : null
    if (found) await db.order.update({ where: { id: found.id }, data: { clickId } })
  },
  async (draws) => {
    const found = await aRun(draws)
    if (found) await db.quizRun.update({ where: { id: found.id }, data: { leadId: await aLeadId(draws) } })
  },
  async (draws) => {
    const found = await aClick(draws)
    if (found) await db.checkoutClick.update({ where: { id: found.id }, data: { leadId: await aLeadId(draws) } })
  },
  async (draws) => {
    const found = await aClick(draws)
    if (found) await db.checkoutClick.update({ where: { id: found.id }, data: { source: draws.of(SOURCES) ?? null } })
  },
  async (draws) => {
    const found = await aClick(draws)
    if (found) await db.checkoutClick.delete({ where: { id: found.id } })
  },
  async (draws) => {
    const [found, email] = [await aLead(draws), anAddress(draws)]
    if (found && (await isFree(email, 'lead'))) await db.lead.update({ where: { id: found.id }, data: { email } })
  },
  async (draws) => {
    const found = await anOrder(draws)
    if (found) await db.order.delete({ where: { id: found.id } })
  },
  async (draws) => {
    const [found, createdAt] = [await anOrder(draws), draws.hour()]
    if (found) await db.rating.createMany({ data: { ...ratingOf(draws, found), createdAt }, skipDuplicates: true })
  },
  async (draws) => {
    const found = await aRating(draws)
    if (found) await db.rating.update({ where: { id: found.id }, data: { rating: 1 + draws.below(5) } })
  },
  async (draws) => {
    const found = await aRating(draws)
    if (found) await db.rating.delete({ where: { id: found.id } })
  },
  async (draws) => {
    const found = await anOrder(draws)
    const file = { storageKey: 'x', fileSize: 1, width: 1, height: 1, sourceHash: 'x', expiresAt: noon }
    if (!found) return
    await agreeToPhotos({ userId: found.userId, orderId: found.id })
    await db.customerPhoto.createMany({
      data: { ...file, orderId: found.id, slot: 'front', createdAt: draws.hour() },
      skipDuplicates: true,
    })
  },
  async (draws) => {
    const found = await anOrder(draws)
    const file = { storageKey: 'x', fileSize: 1, pageCount: 1, sha256: 'x', expiresAt: noon, supersededAt: noon }
    if (found)
      await db.generatedPdf.create({ data: { ...file, id: draws.id(), orderId: found.id, createdAt: draws.hour() } })
  },
  async (draws) =>
    db.systemLog.create({
      data: { level: draws.of(LEVELS) ?? '', category: 'auth', action: 'x', message: 'x', createdAt: draws.hour() },
    }),
  async (draws) =>
    db.systemLog.deleteMany({ where: { createdAt: { lt: draws.hour() }, level: draws.of(LEVELS) ?? '' } }),
]

const ratingOf = (draws: Draws, { id: orderId, userId }: { id: string; userId: string }) => ({
  id: draws.id(),
  orderId,
  userId,
  rating: 1 + draws.below(5),
  serviceQuality: 5,
  deliveryTime: 5,
})

async function buy(draws: Draws): Promise<void> {
  const [buyer, click] = [await aPerson(draws), await aClick(draws)]
  if (!buyer) return
  const clickId = draws.below(2) ? (click?.id ?? null) : null
  await db.order.create({
    data: { id: draws.id(), userId: buyer.id, clickId, amountCents: draws.below(9000), createdAt: draws.hour() },
  })
}

async function visit(draws: Draws): Promise<void> {
  const leadId = await aLeadId(draws)
  await db.quizRun.create({
    data: {
      id: draws.id(),
      step: draws.of(STEPS) ?? '',
      source: draws.of(SOURCES) ?? null,
      leadId,
      startedAt: draws.hour(),
    },
  })
}

async function leaveContact(draws: Draws): Promise<void> {
  const lead = { id: draws.id(), email: anAddress(draws), name: 'x', funnelSource: 'x', createdAt: draws.hour() }
  await db.lead.createMany({ data: [lead], skipDuplicates: true })
}

async function click(draws: Draws): Promise<void> {
  const leadId = await aLeadId(draws)
  await db.checkoutClick.create({
    data: { id: draws.id(), source: draws.of(SOURCES) ?? null, leadId, createdAt: draws.hour() },
  })
}

const count = <T>(list: readonly T[], is: (item: T) => boolean) => list.filter(is).length
const total = <T>(list: readonly T[], of: (item: T) => number) => list.reduce((sum, item) => sum + of(item), 0)

/** Orders by day and state, computed without SQL. */
async function ordersByHand({ from, to }: Span, asked: number) {
  const all = await orders()
  const isNotRefunded = ({ status }: (typeof all)[number]) => status !== 'REEMBOLSADO' && status !== 'CHARGEBACK'
  const isRepeat = (order: (typeof all)[number]) =>
    isNotRefunded(order) &&
    all.some(
      (other) =>
        other.userId === order.userId &&
        isNotRefunded(other) &&
        (other.createdAt < order.createdAt ||
          (other.createdAt.getTime() === order.createdAt.getTime() && other.id < order.id)),
    )
  const within = all.filter(({ createdAt }) => createdAt >= from && createdAt < to)
  const days = [...new Set(within.map(({ createdAt }) => dayOf(createdAt)))].toSorted()
  return days.flatMap((at) =>
    OrderStatus.options.flatMap((status) => {
      const here = within.filter((order) => dayOf(order.createdAt) === at && order.status === status)
      if (here.length === 0) return []
      const took = here.flatMap(({ submittedAt, completedAt }) =>
        submittedAt && completedAt ? [(completedAt.getTime() - submittedAt.getTime()) / 1000] : [],
      )
      const repeats = here.filter(isRepeat)
      return [
        {
          asked,
          at,
          status,
          orders: here.length,
          cents: total(here, ({ amountCents }) => amountCents),
          timed: took.length,
          seconds: total(took, (seconds) => seconds),
          met: count(here, ({ completedAt, dueAt }) => completedAt !== null && dueAt !== null && completedAt <= dueAt),
          due: count(here, ({ completedAt, dueAt }) => completedAt !== null && dueAt !== null),
          visagist: count(here, ({ needsVisagist }) => needsVisagist && status === 'EM_PROCESSAMENTO'),
          repeats: repeats.length,
          repeat_cents: total(repeats, ({ amountCents }) => amountCents),
        },
      ]
    }),
  )
}

/** `metric kind` → count, computed without SQL. */
async function totalsByHand({ from, to }: Span): Promise<Record<string, number>> {
  const isWithin = (at: Date) => at >= from && at < to
  const found: Record<string, number> = {}
  const add = (metric: string, kind: string, at: Date, n = 1) => {
    if (isWithin(at)) found[`${metric} ${kind}`] = (found[`${metric} ${kind}`] ?? 0) + n
  }
  for (const { role, erasedAt, createdAt } of await people())
    if (role === 'customer' && !erasedAt) add('customers', '', createdAt)
  for (const { createdAt } of await db.customerPhoto.findMany()) add('photos', '', createdAt)
  for (const { createdAt } of await db.generatedPdf.findMany()) add('reports', '', createdAt)
  for (const { rating, createdAt } of await db.rating.findMany()) add('ratings', String(rating), createdAt)
  for (const { level, createdAt } of await db.systemLog.findMany()) add('logs', level, createdAt)
  const sold = await db.order.findMany({ include: { ratings: true, click: true, user: true } })
  const leads = await db.lead.findMany()
  const clicks = await db.checkoutClick.findMany()
  const runs = await db.quizRun.findMany()
  /** The lead's last run begun by then. */
  const runOf = (leadId: string | null | undefined, by: Date) =>
    runs
      .filter((run) => leadId && run.leadId === leadId && run.startedAt <= by)
      .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1))
      .at(-1)
  const come: { run: string | undefined; stage: FunnelStage }[] = []
  for (const { leadId, createdAt } of clicks) come.push({ run: runOf(leadId, createdAt)?.id, stage: 'checkout' })
  for (const { click: by, user, ratings, createdAt, ...order } of sold) {
    const source = by?.source ?? 'direto'
    const run = runOf(by?.leadId ?? leads.find(({ email }) => email === user.email)?.id, createdAt)?.id
    add('sales', source, createdAt)
    if (order.status !== 'REEMBOLSADO' && order.status !== 'CHARGEBACK')
      add('revenue', source, createdAt, order.amountCents)
    add('tested', run ? 'yes' : 'no', createdAt)
    const stage = ratings.length > 0 ? 'rated' : order.completedAt ? 'delivered' : order.submittedAt ? 'form' : 'paid'
    come.push({ run, stage })
  }
  for (const run of runs) {
    const stages = [
      ...FUNNEL_STAGES.filter((stage) => stage === run.step),
      ...(run.leadId ? (['lead'] as const) : []),
      ...come.filter((one) => one.run === run.id).map(({ stage }) => stage),
    ]
    const furthest = Math.max(0, ...stages.map((stage) => FUNNEL_STAGES.indexOf(stage)))
    const hasCome = (stage: FunnelStage) => furthest >= FUNNEL_STAGES.indexOf(stage)
    const source = run.source ?? 'direto'
    add('stages', FUNNEL_STAGES[furthest] ?? '', run.startedAt)
    add('visits', source, run.startedAt)
    if (hasCome('lead')) add('contacts', source, run.startedAt)
    if (hasCome('checkout')) add('checkouts', source, run.startedAt)
    if (hasCome('paid')) add('buyers', source, run.startedAt)
  }
  return found
}

function spansOf(draws: Draws): Span[] {
  const some = Array.from({ length: 4 }, () => {
    const [a, b] = [draws.hour(), draws.hour()]
    return a < b ? { from: a, to: b } : { from: b, to: a }
  })
  return [{ from: new Date(0), to: new Date(today + 48 * HOUR_MS) }, ...some]
}

const read = (spans: readonly Span[]) =>
  inSnapshot(async (snapshot) => {
    const sums = await readOrderSums(snapshot, spans, undefined, 'day')
    const totals = await readTotals(snapshot, spans, OTHER_METRICS)
    return spans.map((span) => ({
      orders: sums(span),
      totals: Object.fromEntries(totals(span).map(({ metric, kind, n }) => [`${metric} ${kind}`, n])),
    }))
  })
const OTHER_METRICS = METRICS.filter((metric) => !ORDER_METRICS.some((one) => one === metric))
const byHand = (spans: readonly Span[]) =>
  Promise.all(
    spans.map(async (span, i) => ({ orders: await ordersByHand(span, i + 1), totals: await totalsByHand(span) })),
  )

async function recount(): Promise<void> {
  await db.setting.deleteMany()
  await refreshTotals()
}

/** The next refresh finds only later changes. */
async function letAnHourPass(): Promise<void> {
  for (const table of ['orders', 'leads', 'quiz_runs'])
    await db.$executeRaw`UPDATE ${Prisma.raw(table)} SET updated_at = updated_at - interval '1 hour'`
}

const ROUNDS = cases(3, 8)
const CHANGES_A_ROUND = 40

describe.each(everyNth(2, [1, 20261122]))('figures, whatever happens, seed %i', (seed) => {
  beforeAll(async () => {
    await db.rating.deleteMany()
    await db.order.deleteMany()
    await db.user.deleteMany()
    await db.checkoutClick.deleteMany()
    await db.quizRun.deleteMany()
    await db.lead.deleteMany()
  })

  it('are what the rows tell, after changes of any kind and order', async () => {
    const draws = drawsOf(seed)
    for (let round = 0; round < ROUNDS; round++) {
      for (let n = 0; n < CHANGES_A_ROUND / 2; n++) await draws.of(CHANGES_BY_HAND)?.(draws)
      await recount()
      const first = spansOf(draws)
      expect(await read(first)).toEqual(await byHand(first))
      for (let n = 0; n < CHANGES_A_ROUND; n++) {
        // Sometimes singly, so that no change hides another.
        if (draws.below(4) === 0) {
          await refreshTotals()
          await letAnHourPass()
        }
        await draws.of(CHANGES)?.(draws)
      }
      await refreshTotals()
      const spans = spansOf(draws)
      expect(await read(spans)).toEqual(await byHand(spans))
    }
    const [stored] = await db.$queryRaw<{ orders: number; buyers: number }[]>`
      SELECT sum(n) FILTER (WHERE metric = 'sales')::float8 AS orders, sum(n) FILTER (WHERE metric = 'buyers')::float8 AS buyers
      FROM daily_totals`
    expect(stored?.orders).toBeGreaterThan(20)
    expect(stored?.buyers).toBeGreaterThan(3)
  })
})
