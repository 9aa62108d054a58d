import { FEWEST_RATINGS, type MarketingFigures } from '#contract/marketing.ts'
import { db } from '../platform/db.ts'

export type TrueFigures = MarketingFigures

const RECENT = 6
const HOUR_MS = 3_600_000

type Counts = Readonly<Record<'today' | 'week' | 'month' | 'total', number>>

/**
 * What really happened, in São Paulo's days: sales that stand, quizzes with an address, ratings. Of people, initials and
 * whole hours. Null while there is nothing to tell.
 */
export async function trueFigures(now: Date): Promise<TrueFigures | null> {
  const [sales, quiz, rating, bought, answered] = await Promise.all([
    countSales(now),
    countLeads(now),
    db.rating.aggregate({ _avg: { rating: true }, _count: true }),
    recentBuyers(now),
    recentLeads(now),
  ])
  if (sales.total === 0 && quiz.total === 0) return null
  return {
    salesToday: sales.today,
    salesThisWeek: sales.week,
    salesTotal: sales.total,
    quizToday: quiz.today,
    quizThisMonth: quiz.month,
    quizTotal: quiz.total,
    ratingAverage:
      rating._avg.rating === null || rating._count < FEWEST_RATINGS ? null : Math.round(rating._avg.rating * 10) / 10,
    ratingCount: rating._count,
    recent: [...bought, ...answered]
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, RECENT)
      .map(({ name, at, did }) => ({ initials: initialsOf(name), did, hoursAgo: hoursSince(at, now) })),
  }
}

const hoursSince = (at: Date, now: Date) => Math.max(0, Math.floor((now.getTime() - at.getTime()) / HOUR_MS))

/** `marina albuquerque` → `M. A.`; nothing that is no letter. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /^\p{L}/u.exec(word)?.[0]?.toLocaleUpperCase('pt-BR') ?? [])
  const shown = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return shown.map((letter) => `${letter}.`).join(' ')
}

/** Refunded and contested purchases are no sales. */
async function countSales(now: Date): Promise<Counts> {
  const [row] = await db.$queryRaw<Counts[]>`
    SELECT count(*) FILTER (WHERE at >= day)::int AS today, count(*) FILTER (WHERE at > ${now}::timestamptz - interval '7 days')::int AS week,
      count(*) FILTER (WHERE at >= month)::int AS month, count(*)::int AS total
    FROM (SELECT coalesce(paid_at, created_at) AS at,
            date_trunc('day', ${now}::timestamptz, 'America/Sao_Paulo') AS day,
            date_trunc('month', ${now}::timestamptz, 'America/Sao_Paulo') AS month
          FROM orders WHERE status NOT IN ('REEMBOLSADO', 'CHARGEBACK')) AS sale`
  return row ?? NONE
}

async function countLeads(now: Date): Promise<Counts> {
  const [row] = await db.$queryRaw<Counts[]>`
    SELECT count(*) FILTER (WHERE created_at >= date_trunc('day', ${now}::timestamptz, 'America/Sao_Paulo'))::int AS today,
      count(*) FILTER (WHERE created_at > ${now}::timestamptz - interval '7 days')::int AS week,
      count(*) FILTER (WHERE created_at >= date_trunc('month', ${now}::timestamptz, 'America/Sao_Paulo'))::int AS month,
      count(*)::int AS total
    FROM leads`
  return row ?? NONE
}

const NONE: Counts = { today: 0, week: 0, month: 0, total: 0 }

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
    select: { createdAt: true, user: { select: { fullName: true } } },
  })
  return rows
    .map((row) => ({ name: row.user.fullName ?? '', at: row.createdAt, did: 'compra' as const }))
    .filter(isNamed)
}

async function recentLeads(now: Date) {
  const rows = await db.lead.findMany({
    where: { createdAt: { gt: aWeekBefore(now) } },
    orderBy: { createdAt: 'desc' },
    take: RECENT,
    select: { createdAt: true, name: true },
  })
  return rows.map((row) => ({ name: row.name, at: row.createdAt, did: 'teste' as const })).filter(isNamed)
}

const isNamed = ({ name }: { readonly name: string }) => initialsOf(name) !== ''
