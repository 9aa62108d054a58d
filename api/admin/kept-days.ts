import { db, Prisma, type Tx } from '../platform/db.ts'
import { type Book, countOrders, countSales, countTallies, ORDER_SUMS, spansSql } from './day-books.ts'
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

interface Divided {
  /** Days from (included) and to (excluded) that are kept, but for stale ones; null where none is. */
  readonly kept: { first: string; end: string } | null
  /** What is counted as it stands. */
  readonly stretches: readonly Span[]
}

function divide({ until, stale }: KeptDays, { from, to }: Span): Divided {
  const first = midnightOf(dayOf(from)).getTime() === from.getTime() ? dayOf(from) : nextDay(dayOf(from))
  // The last day is only partly within, or not at all.
  const end = until === null || nextDay(until) > dayOf(to) ? dayOf(to) : nextDay(until)
  if (until === null || first >= end) return { kept: null, stretches: [{ from, to }] }
  const stretches = [
    { from, to: midnightOf(first) },
    ...stale
      .filter((day) => day >= first && day < end)
      .map((day) => ({ from: midnightOf(day), to: midnightOf(nextDay(day)) })),
    { from: midnightOf(end), to },
  ]
  return { kept: { first, end }, stretches: stretches.filter((span) => span.from < span.to) }
}

/**
 * Several spans as one question: relations of kept days, `kept (first, until, asked)`, of what is counted as it stands,
 * `span (a, b, piece)`, and of which piece is part of which span, `member (piece, asked)`. What lies in several spans is
 * counted once. Spans are numbered from 1.
 */
function divideAll(days: KeptDays, spans: readonly Span[]) {
  const divided = spans.map((span, i) => ({ asked: i + 1, ...divide(days, span) }))
  const kept = divided.flatMap((span) => (span.kept ? [{ asked: span.asked, ...span.kept }] : []))
  const ends = divided.flatMap(({ stretches }) => stretches.flatMap(({ from, to }) => [from.getTime(), to.getTime()]))
  const bounds = [...new Set(ends)].toSorted((a, b) => a - b)
  const pieces: Span[] = []
  const members: { piece: number; asked: number }[] = []
  for (const [i, from] of bounds.entries()) {
    const to = bounds[i + 1]
    const within = divided.filter(({ stretches }) =>
      stretches.some((part) => part.from.getTime() <= from && to !== undefined && to <= part.to.getTime()),
    )
    if (to === undefined || within.length === 0) continue
    pieces.push({ from: new Date(from), to: new Date(to) })
    members.push(...within.map(({ asked }) => ({ piece: pieces.length, asked })))
  }
  return {
    kept: Prisma.sql`unnest(${kept.map(({ first }) => first)}::date[], ${kept.map(({ end }) => end)}::date[],
      ${kept.map(({ asked }) => asked)}::int[]) AS kept (first, until, asked)`,
    isFresh: Prisma.sql`d.day >= kept.first AND d.day < kept.until AND d.day <> ALL(${[...days.stale]}::date[])`,
    span: spansSql(pieces),
    member: Prisma.sql`unnest(${members.map(({ piece }) => piece)}::int[], ${members.map(({ asked }) => asked)}::int[])
      AS member (piece, asked)`,
  }
}

/** Rows of ORDER_SUMS, and the number of the span they are `asked` for. */
export function ordersOf(days: KeptDays, spans: readonly Span[]): Prisma.Sql {
  const { kept, isFresh, span, member } = divideAll(days, spans)
  return Prisma.sql`(
    SELECT asked, ${ORDER_SUMS} FROM ${kept} JOIN order_days d ON ${isFresh}
    UNION ALL SELECT asked, ${ORDER_SUMS} FROM (${countOrders(span)}) standing JOIN ${member} USING (piece))`
}

/** Rows `asked, status, orders, cents`: little to count where no more is wanted. */
export function salesOf(days: KeptDays, spans: readonly Span[]): Prisma.Sql {
  const { kept, isFresh, span, member } = divideAll(days, spans)
  return Prisma.sql`(
    SELECT asked, status, orders, cents FROM ${kept} JOIN order_days d ON ${isFresh}
    UNION ALL SELECT asked, status, orders, cents FROM (${countSales(span)}) standing JOIN ${member} USING (piece))`
}

export interface Tally {
  readonly book: string
  readonly kind: string
  readonly n: number
}

/** The answers of one question about several spans: those of a span. */
export type Of<T> = (span: Span) => T[]

/** Rows that say which of the spans they are `asked` for, counted from 1. */
export const bySpan =
  <T extends { readonly asked: number }>(spans: readonly Span[], rows: readonly T[]): Of<T> =>
  (span) =>
    rows.filter(({ asked }) => asked === spans.indexOf(span) + 1)

/** How many of each kind the books hold, for each of the spans. */
export async function talliesOf(days: KeptDays, spans: readonly Span[], books: readonly Book[]): Promise<Of<Tally>> {
  const { kept, isFresh, span, member } = divideAll(days, spans)
  const rows = await days.tx.$queryRaw<(Tally & { asked: number })[]>`
    SELECT asked, book, kind, sum(n)::float8 AS n FROM (
      SELECT asked, book, kind, n FROM ${kept} JOIN day_tallies d ON d.book = ANY(${[...books]}::text[]) AND ${isFresh}
      UNION ALL
      SELECT asked, book, kind, n FROM (${countTallies(span, books)}) standing JOIN ${member} USING (piece)) tallies
    GROUP BY asked, book, kind`
  return bySpan(spans, rows)
}
