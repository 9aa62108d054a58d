import { db, Prisma, type Tx } from '../platform/db.ts'
import { type Book, countOrders, countTallies, spansSql } from './day-books.ts'
import { dayOf, midnightOf, nextDay, type Span } from './period.ts'

/** Which days are kept, as of one moment. Days are `2026-11-20`, in São Paulo. */
export interface KeptDays {
  readonly tx: Tx
  /** The last kept day; none is kept where it is null. */
  readonly until: string | null
  readonly stale: readonly string[]
}

/** Reads figures as of one moment: nothing is counted twice or missed while days are being kept. */
export function asOfOneMoment<T>(read: (days: KeptDays) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => read({ tx, ...(await readState(tx)) }), {
    isolationLevel: 'RepeatableRead',
    maxWait: 10_000,
    timeout: 60_000,
  })
}

async function readState(tx: Tx): Promise<{ until: string | null; stale: string[] }> {
  const rows = await tx.$queryRaw<{ until: string | null; stale: string[] }[]>`
    SELECT (SELECT to_char(day, 'YYYY-MM-DD') FROM counted_until) AS until,
      (SELECT coalesce(array_agg(DISTINCT to_char(day, 'YYYY-MM-DD')), '{}') FROM stale_days) AS stale`
  return rows[0] ?? { until: null, stale: [] }
}

/** A span as days that are kept and stretches that are counted as they stand. */
function divide({ until, stale }: KeptDays, { from, to }: Span): { kept: Prisma.Sql; spans: Span[] } {
  const first = midnightOf(dayOf(from)).getTime() === from.getTime() ? dayOf(from) : nextDay(dayOf(from))
  // The last day is only partly within, or not at all.
  const end = until === null || nextDay(until) > dayOf(to) ? dayOf(to) : nextDay(until)
  if (until === null || first >= end) return { kept: Prisma.sql`false`, spans: [{ from, to }] }
  const counted = stale.filter((day) => day >= first && day < end)
  const spans = [
    { from, to: midnightOf(first) },
    ...counted.map((day) => ({ from: midnightOf(day), to: midnightOf(nextDay(day)) })),
    { from: midnightOf(end), to },
  ]
  return {
    kept: Prisma.sql`day >= ${first}::date AND day < ${end}::date AND day <> ALL(${counted}::date[])`,
    spans: spans.filter((span) => span.from < span.to),
  }
}

/** Rows as `countOrders` gives them, of the whole span. */
export function ordersOf(days: KeptDays, span: Span): Prisma.Sql {
  const { kept, spans } = divide(days, span)
  return Prisma.sql`(
    SELECT day, status, orders, cents, forms, delivered, timed, seconds, met, due, visagist, repeats, repeat_cents
    FROM order_days WHERE ${kept}
    UNION ALL ${countOrders(spansSql(spans))})`
}

/** How many of each kind the books hold of a span, as `book kind` → number. */
export async function talliesOf(
  days: KeptDays,
  span: Span,
  books: readonly Book[],
): Promise<{ book: string; kind: string; n: number }[]> {
  const { kept, spans } = divide(days, span)
  return days.tx.$queryRaw<{ book: string; kind: string; n: number }[]>`
    SELECT book, kind, sum(n)::float8 AS n FROM (
      SELECT book, kind, n FROM day_tallies WHERE book = ANY(${[...books]}::text[]) AND ${kept}
      UNION ALL SELECT book, kind, n FROM (${countTallies(spansSql(spans), books)}) standing) tallies
    GROUP BY book, kind`
}
