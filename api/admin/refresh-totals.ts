import { lockName, db, type Tx } from '../platform/db.ts'
import { readRefresh, saveRefresh } from './daily-totals.ts'
import { countMetrics, METRICS } from './metrics.ts'
import { dayOf, midnightOf, nextDay } from './period.ts'

/** Until a written row is surely visible: transactions last up to twenty seconds, and clocks differ. Milliseconds. */
const LATENESS_MS = 2 * 60_000

/** Stores past days and recounts changed ones. A daily full recount corrects changes made by hand. */
export async function refreshTotals(now = new Date()): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await lockName(tx, 'daily-totals')
      const last = await readRefresh(tx)
      // A day is complete once its rows are visible.
      const storedUntil = dayBefore(dayOf(new Date(now.getTime() - LATENESS_MS)))
      const noted = await tx.$queryRaw<
        { day: string }[]
      >`DELETE FROM changed_days RETURNING to_char(day, 'YYYY-MM-DD') AS day`
      if (last === null || last.storedUntil < storedUntil) await storeAll(tx, storedUntil)
      else {
        const changed = await changedDays(tx, new Date(Date.parse(last.startedAt) - LATENESS_MS))
        const days = new Set([...noted.map(({ day }) => day), ...changed])
        await storeDays(
          tx,
          [...days].filter((day) => day <= last.storedUntil),
        )
      }
      await saveRefresh(tx, { storedUntil, startedAt: now.toISOString() })
    },
    { maxWait: 10_000, timeout: 10 * 60_000 },
  )
}

const dayBefore = (day: string) => dayOf(new Date(midnightOf(day).getTime() - 1))

async function storeAll(tx: Tx, until: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM daily_totals`
  const span = { asked: 1, from: new Date(0), to: midnightOf(nextDay(until)) }
  await tx.$executeRaw`
    INSERT INTO daily_totals (day, metric, kind, n) SELECT day, metric, kind, n FROM (${countMetrics([span], METRICS)}) counted`
}

async function storeDays(tx: Tx, days: readonly string[]): Promise<void> {
  if (days.length === 0) return
  await tx.$executeRaw`DELETE FROM daily_totals WHERE day = ANY(${[...days]}::date[])`
  const spans = days.map((day) => ({ asked: 1, from: midnightOf(day), to: midnightOf(nextDay(day)) }))
  await tx.$executeRaw`
    INSERT INTO daily_totals (day, metric, kind, n) SELECT day, metric, kind, n FROM (${countMetrics(spans, METRICS)}) counted`
}

/**
 * Superset of days affected by rows written since. An order affects its day, the person's other orders (repurchases) and the lead's visits;
 * leads, visits and clicks affect the lead's visits and orders. Other rows count on their own, unfinished day.
 */
async function changedDays(tx: Tx, since: Date): Promise<string[]> {
  const rows = await tx.$queryRaw<{ day: string }[]>`
    WITH changed_orders AS (
      SELECT id, user_id, click_id FROM orders WHERE updated_at >= ${since}
      UNION SELECT o.id, o.user_id, o.click_id FROM ratings r JOIN orders o ON o.id = r.order_id WHERE r.created_at >= ${since}),
    changed_leads AS (
      SELECT id FROM leads WHERE updated_at >= ${since}
      UNION SELECT lead_id FROM quiz_runs WHERE updated_at >= ${since}
      UNION SELECT lead_id FROM checkout_clicks WHERE created_at >= ${since}
      UNION SELECT c.lead_id FROM changed_orders o JOIN checkout_clicks c ON c.id = o.click_id
      UNION SELECT l.id FROM changed_orders o JOIN users u ON u.id = o.user_id JOIN leads l ON l.email = u.email)
    SELECT to_char(day, 'YYYY-MM-DD') AS day FROM (
      SELECT day_of(created_at) AS day FROM orders WHERE user_id IN (SELECT user_id FROM changed_orders)
      UNION SELECT day_of(started_at) FROM quiz_runs WHERE updated_at >= ${since}
      UNION SELECT day_of(started_at) FROM quiz_runs WHERE lead_id IN (SELECT id FROM changed_leads)
      UNION SELECT day_of(o.created_at) FROM checkout_clicks c JOIN orders o ON o.click_id = c.id
        WHERE c.lead_id IN (SELECT id FROM changed_leads)
      UNION SELECT day_of(o.created_at) FROM leads l JOIN users u ON u.email = l.email JOIN orders o ON o.user_id = u.id
        WHERE l.id IN (SELECT id FROM changed_leads)) days`
  return rows.map(({ day }) => day)
}
