import { db, lockName, type Tx } from '../platform/db.ts'
import { BOOKS, countOrders, countTallies, spansSql } from './day-books.ts'
import { dayOf, midnightOf, nextDay } from './period.ts'

/** Days counted in one transaction. */
const BATCH = 30
/** Marks taken in one transaction; many tell of the same day. */
const MARKS = 20_000

/**
 * Counts the days that are over and not yet kept, and those that have changed since. Today and yesterday stay uncounted: a
 * change of theirs may be on its way without a mark.
 */
export async function keepDays(now = new Date()): Promise<void> {
  for (;;) {
    const counted = await db.$transaction((tx) => keepSome(tx, now), { maxWait: 10_000, timeout: 120_000 })
    if (counted === 0) return
  }
}

async function keepSome(tx: Tx, now: Date): Promise<number> {
  await lockName(tx, 'figures.keep')
  const end = yesterdayOf(now)
  const until = await readUntil(tx)
  const marks = await tx.$queryRaw<{ day: string }[]>`
    DELETE FROM stale_days WHERE id IN (SELECT id FROM stale_days ORDER BY id LIMIT ${MARKS})
    RETURNING to_char(day, 'YYYY-MM-DD') AS day`
  const fresh: string[] = []
  let next = until === null ? await firstDay(tx) : nextDay(until)
  for (; next !== null && next < end && fresh.length < BATCH; next = nextDay(next)) fresh.push(next)
  const stale = [...new Set(marks.map(({ day }) => day))].filter((day) => until !== null && day <= until)
  const days = [...stale, ...fresh]
  if (days.length > 0) await count(tx, days)
  const last = fresh.at(-1)
  if (last)
    await tx.$executeRaw`INSERT INTO counted_until (day) VALUES (${last}::date) ON CONFLICT (only_row) DO UPDATE SET day = excluded.day`
  return days.length + marks.length
}

const yesterdayOf = (now: Date) => dayOf(new Date(midnightOf(dayOf(now)).getTime() - 1))

async function readUntil(tx: Tx): Promise<string | null> {
  const rows = await tx.$queryRaw<{ day: string }[]>`SELECT to_char(day, 'YYYY-MM-DD') AS day FROM counted_until`
  return rows[0]?.day ?? null
}

/** Of the oldest row of any book. */
async function firstDay(tx: Tx): Promise<string | null> {
  const rows = await tx.$queryRaw<{ day: string | null }[]>`
    SELECT to_char(day_of(least(
      (SELECT min(created_at) FROM orders), (SELECT min(created_at) FROM users), (SELECT min(created_at) FROM customer_photos),
      (SELECT min(created_at) FROM generated_pdfs), (SELECT min(created_at) FROM ratings), (SELECT min(created_at) FROM leads),
      (SELECT min(created_at) FROM checkout_clicks), (SELECT min(started_at) FROM quiz_runs),
      (SELECT min(created_at) FROM system_logs))), 'YYYY-MM-DD') AS day`
  return rows[0]?.day ?? null
}

async function count(tx: Tx, days: readonly string[]): Promise<void> {
  const span = spansSql(days.map((day) => ({ from: midnightOf(day), to: midnightOf(nextDay(day)) })))
  await tx.$executeRaw`DELETE FROM order_days WHERE day = ANY(${days}::date[])`
  await tx.$executeRaw`DELETE FROM day_tallies WHERE day = ANY(${days}::date[])`
  await tx.$executeRaw`
    INSERT INTO order_days (day, status, orders, cents, forms, delivered, timed, seconds, met, due, visagist, repeats, repeat_cents)
    ${countOrders(span)}`
  await tx.$executeRaw`INSERT INTO day_tallies (book, day, kind, n) ${countTallies(span, BOOKS)}`
}
