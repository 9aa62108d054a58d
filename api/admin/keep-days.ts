import { db, lockName, type Tx } from '../platform/db.ts'
import { BOOKS, countOrders, countTallies, ORDER_SUMS, spansSql } from './day-books.ts'
import { dayOf, midnightOf, nextDay } from './period.ts'

/** Days counted in one transaction. */
const BATCH = 30
/** Marks taken in one transaction; many tell of the same day. */
const MARKS = 20_000

/**
 * Counts the days that are over and not yet kept, and those that have changed since. A day stays uncounted while a change of
 * it may be on its way without a mark: what began before it was over marks nothing.
 */
export async function keepDays(now = new Date()): Promise<void> {
  for (;;) {
    const counted = await db.$transaction((tx) => keepSome(tx, now), { maxWait: 10_000, timeout: 120_000 })
    if (counted === 0) return
  }
}

async function keepSome(tx: Tx, now: Date): Promise<number> {
  await lockName(tx, 'figures.keep')
  const end = await endOf(tx, now)
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

/** Clocks of processes differ a little. */
const SLACK_MS = 10 * 60_000

/**
 * The first day not to be counted: today, or yesterday while today is young or something that began before it is still under
 * way. What others do that this role may not see counts as that.
 */
async function endOf(tx: Tx, now: Date): Promise<string> {
  const today = dayOf(now)
  const midnight = midnightOf(today)
  const yesterday = dayOf(new Date(midnight.getTime() - 1))
  if (now.getTime() < midnight.getTime() + SLACK_MS) return yesterday
  const [found] = await tx.$queryRaw<{ open: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
        AND (xact_start < ${midnight} OR coalesce(state, 'disabled') = 'disabled')) AS open`
  return found?.open === false ? today : yesterday
}

async function readUntil(tx: Tx): Promise<string | null> {
  const rows = await tx.$queryRaw<{ day: string }[]>`SELECT to_char(day, 'YYYY-MM-DD') AS day FROM counted_until`
  return rows[0]?.day ?? null
}

/** Of the oldest row of any book. */
async function firstDay(tx: Tx): Promise<string | null> {
  const rows = await tx.$queryRaw<{ day: string | null }[]>`
    SELECT to_char(day_of(least(
      (SELECT min(created_at) FROM orders), (SELECT min(created_at) FROM users), (SELECT min(created_at) FROM customer_photos),
      (SELECT min(created_at) FROM generated_pdfs), (SELECT min(created_at) FROM ratings),
      (SELECT min(started_at) FROM quiz_runs), (SELECT min(created_at) FROM system_logs))), 'YYYY-MM-DD') AS day`
  return rows[0]?.day ?? null
}

async function count(tx: Tx, days: readonly string[]): Promise<void> {
  const span = spansSql(days.map((day) => ({ from: midnightOf(day), to: midnightOf(nextDay(day)) })))
  await tx.$executeRaw`DELETE FROM order_days WHERE day = ANY(${days}::date[])`
  await tx.$executeRaw`DELETE FROM day_tallies WHERE day = ANY(${days}::date[])`
  await tx.$executeRaw`
    INSERT INTO order_days (${ORDER_SUMS}) SELECT ${ORDER_SUMS} FROM (${countOrders(span)}) counted`
  await tx.$executeRaw`
    INSERT INTO day_tallies (book, day, kind, n) SELECT book, (${days}::date[])[piece], kind, n FROM (${countTallies(span, BOOKS)}) counted`
}
