import { TIME_ZONE } from '#contract/format.ts'
import { FEWEST_MEASURED, FEWEST_RATINGS, type MarketingFigures, REFUND_DAYS } from '#contract/marketing.ts'
import { greetingName, printedName } from '#visagism/names/person-name.ts'
import { businessTimeBetween } from '../orders/business-time.ts'
import { db } from '../platform/db.ts'

export type TrueFigures = MarketingFigures

const RECENT = 6
/** Enough to distinguish six people, but not an id. */
const MARK_LETTERS = 8
const HOUR_MS = 3_600_000

type SalesCounts = Readonly<Record<'week' | 'total', number>>
type LeadCounts = Readonly<Record<'today' | 'month' | 'total', number>>

/** By São Paulo day. Initials and whole hours only. Null without data. */
export async function trueFigures(now: Date): Promise<TrueFigures | null> {
  const [sales, quiz, rating, delivery, refunds, bought, answered] = await Promise.all([
    countSales(now),
    countLeads(now),
    db.rating.aggregate({ _avg: { rating: true }, _count: true }),
    measureDelivery(now),
    countRefunds(now),
    recentBuyers(now),
    recentLeads(now),
  ])
  if (sales.total === 0 && quiz.total === 0) return null
  return {
    salesThisWeek: sales.week,
    salesTotal: sales.total,
    quizToday: quiz.today,
    quizThisMonth: quiz.month,
    quizTotal: quiz.total,
    ratingAverage:
      rating._avg.rating === null || rating._count < FEWEST_RATINGS ? null : Math.round(rating._avg.rating * 10) / 10,
    ratingCount: rating._count,
    delivery,
    refunds,
    recent: [...bought, ...answered]
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, RECENT)
      .map(({ name, at, did, leadId }) => ({
        initials: initialsOf(name),
        did,
        hoursAgo: hoursSince(at, now),
        mark: leadId?.slice(-MARK_LETTERS) ?? null,
      })),
  }
}

const hoursSince = (at: Date, now: Date) => Math.max(0, Math.floor((now.getTime() - at.getTime()) / HOUR_MS))

/** `marina albuquerque` → `M. A.`; empty for unusable names. */
export function initialsOf(name: string): string {
  const first = greetingName(name)
  const last = printedName(name)?.split(' ').at(-1)
  const shown = [first, ...(last === first ? [] : [last])]
  return shown
    .flatMap((word) => /^\p{L}/u.exec(word ?? '')?.[0] ?? [])
    .map((letter) => `${letter}.`)
    .join(' ')
}

async function countSales(now: Date): Promise<SalesCounts> {
  const [row] = await db.$queryRaw<SalesCounts[]>`
    SELECT count(*) FILTER (WHERE coalesce(paid_at, created_at) > ${now}::timestamptz - interval '7 days')::int AS week,
      count(*)::int AS total
    FROM orders WHERE status NOT IN ('REEMBOLSADO', 'CHARGEBACK')`
  return row ?? { week: 0, total: 0 }
}

async function countLeads(now: Date): Promise<LeadCounts> {
  const [row] = await db.$queryRaw<LeadCounts[]>`
    SELECT count(*) FILTER (WHERE created_at >= date_trunc('day', ${now}::timestamptz, 'America/Sao_Paulo'))::int AS today,
      count(*) FILTER (WHERE created_at >= date_trunc('month', ${now}::timestamptz, 'America/Sao_Paulo'))::int AS month,
      count(*)::int AS total
    FROM leads`
  return row ?? { today: 0, month: 0, total: 0 }
}

/** Median of the last whole São Paulo month. */
async function measureDelivery(now: Date): Promise<MarketingFigures['delivery']> {
  const rows = await db.$queryRaw<{ month: string; submitted_at: Date; completed_at: Date }[]>`
    WITH span AS (SELECT date_trunc('month', ${now}::timestamptz, ${TIME_ZONE}) AS until)
    SELECT to_char((until AT TIME ZONE ${TIME_ZONE}) - interval '1 month', 'YYYY-MM') AS month, submitted_at, completed_at
    FROM orders, span
    WHERE completed_at < until
      AND completed_at >= ((until AT TIME ZONE ${TIME_ZONE}) - interval '1 month') AT TIME ZONE ${TIME_ZONE}
      AND submitted_at <= completed_at AND status = 'CONCLUIDO'`
  const [first] = rows
  if (!first || rows.length < FEWEST_MEASURED) return null
  const times = rows.map((row) => businessTimeBetween(row.submitted_at, row.completed_at)).toSorted((a, b) => a - b)
  // For even counts the slower middle value: never better than true.
  const median = times[Math.floor(times.length / 2)] ?? 0
  return { medianHours: Math.ceil(median / HOUR_MS), month: first.month }
}

async function countRefunds(now: Date): Promise<MarketingFigures['refunds']> {
  const [row] = await db.$queryRaw<{ refunded: number; sold: number }[]>`
    SELECT count(*) FILTER (WHERE status IN ('REEMBOLSADO', 'CHARGEBACK'))::int AS refunded, count(*)::int AS sold
    FROM orders WHERE coalesce(paid_at, created_at) > ${now}::timestamptz - make_interval(days => ${REFUND_DAYS})`
  return row && row.sold >= FEWEST_MEASURED ? row : null
}

const aWeekBefore = (now: Date) => new Date(now.getTime() - 7 * 24 * HOUR_MS)

async function recentBuyers(now: Date) {
  const rows = await db.order.findMany({
    where: {
      createdAt: { gt: aWeekBefore(now) },
      status: { notIn: ['REEMBOLSADO', 'CHARGEBACK'] },
      user: { erasedAt: null },
    },
    orderBy: { createdAt: 'desc' },
    take: RECENT,
    select: { createdAt: true, user: { select: { fullName: true, email: true } } },
  })
  const leads = await db.lead.findMany({
    where: { email: { in: rows.map(({ user }) => user.email) } },
    select: { id: true, email: true },
  })
  return rows
    .map(({ user, createdAt }) => ({
      name: user.fullName ?? '',
      at: createdAt,
      did: 'compra' as const,
      leadId: leads.find(({ email }) => email === user.email)?.id ?? null,
    }))
    .filter(isNamed)
}

async function recentLeads(now: Date) {
  const rows = await db.lead.findMany({
    where: { createdAt: { gt: aWeekBefore(now) } },
    orderBy: { createdAt: 'desc' },
    take: RECENT,
    select: { id: true, createdAt: true, name: true },
  })
  return rows
    .map(({ id, name, createdAt }) => ({ name, at: createdAt, did: 'teste' as const, leadId: id }))
    .filter(isNamed)
}

const isNamed = ({ name }: { readonly name: string }) => initialsOf(name) !== ''
