import * as z from 'zod/mini'
import { db, Prisma, type Tx } from '../platform/db.ts'
import { type AskedSpan, countMetrics, type Metric } from './metrics.ts'
import { dayOf, midnightOf, nextDay, type Span } from './period.ts'

/** One database moment for several figures, so that nothing is counted twice or missed. */
export interface Snapshot {
  readonly tx: Tx
  /** Last day with stored totals, `2026-11-20`; null: none. */
  readonly storedUntil: string | null
}

export function inSnapshot<T>(read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => read({ tx, storedUntil: (await readRefresh(tx))?.storedUntil ?? null }), {
    isolationLevel: 'RepeatableRead',
    maxWait: 10_000,
    timeout: 60_000,
  })
}

const Refresh = z.object({
  storedUntil: z.string(),
  /** Later changes are not in the totals. */
  startedAt: z.iso.datetime(),
})
type Refresh = z.infer<typeof Refresh>
const REFRESH_KEY = 'daily-totals.refresh'

export async function readRefresh(tx: Tx): Promise<Refresh | null> {
  const setting = await tx.setting.findUnique({ where: { key: REFRESH_KEY } })
  return setting && Refresh.parse(setting.value)
}

export async function saveRefresh(tx: Tx, value: Refresh): Promise<void> {
  await tx.setting.upsert({ where: { key: REFRESH_KEY }, create: { key: REFRESH_KEY, value }, update: { value } })
}

/** Splits a span into whole stored days, from first (included) to end (excluded), and the rest to count. */
function split(storedUntil: string | null, { from, to }: Span): { first: string; end: string; rest: Span[] } {
  const first = midnightOf(dayOf(from)).getTime() === from.getTime() ? dayOf(from) : nextDay(dayOf(from))
  const stored = storedUntil === null ? first : nextDay(storedUntil)
  const end = stored < dayOf(to) ? stored : dayOf(to)
  if (first >= end) return { first, end: first, rest: [{ from, to }] }
  const rest = [
    { from, to: midnightOf(first) },
    { from: midnightOf(end), to },
  ]
  return { first, end, rest: rest.filter((span) => span.from < span.to) }
}

/** Metrics by day, as a relation of `asked, day, metric, kind, n`. Past days use stored totals. Spans are numbered from 1. */
export function totalsSql(snapshot: Snapshot, spans: readonly Span[], metrics: readonly Metric[]): Prisma.Sql {
  const parts = spans.map((span, i) => ({ asked: i + 1, ...split(snapshot.storedUntil, span) }))
  const unstored = parts.flatMap(({ asked, rest }): AskedSpan[] => rest.map((span) => ({ asked, ...span })))
  return Prisma.sql`(
    SELECT asked, day, metric, kind, n
    FROM unnest(${parts.map(({ asked }) => asked)}::int[], ${parts.map(({ first }) => first)}::date[],
      ${parts.map(({ end }) => end)}::date[]) AS stored (asked, first_day, end_day)
    JOIN daily_totals ON metric = ANY(${[...metrics]}::text[]) AND day >= first_day AND day < end_day
    UNION ALL ${countMetrics(unstored, metrics)})`
}

export interface Total {
  readonly metric: string
  readonly kind: string
  readonly n: number
}

export type Of<T> = (span: Span) => T[]

/** Groups rows by the span they were `asked` for, from 1. */
export const bySpan =
  <T extends { readonly asked: number }>(spans: readonly Span[], rows: readonly T[]): Of<T> =>
  (span) =>
    rows.filter(({ asked }) => asked === spans.indexOf(span) + 1)

export async function readTotals(
  snapshot: Snapshot,
  spans: readonly Span[],
  metrics: readonly Metric[],
): Promise<Of<Total>> {
  const rows = await snapshot.tx.$queryRaw<(Total & { asked: number })[]>`
    SELECT asked, metric, kind, sum(n)::float8 AS n FROM ${totalsSql(snapshot, spans, metrics)} totals
    GROUP BY asked, metric, kind`
  return bySpan(spans, rows)
}
