import * as z from 'zod/mini'
import type { LogStats, SystemLog } from '#contract/admin/logs.ts'
import type { PageQuery } from '#contract/admin/page.ts'
import type { Actor } from '../orders/order-status.ts'
import { db, Prisma } from '../platform/db.ts'
import { inSnapshot, readTotals } from './daily-totals.ts'
import { sum } from './figures.ts'
import { journal } from './journal.ts'
import { findPage, isUuid, readPage } from './page.ts'
import { likeWords, ordersNumbered } from './search.ts'

interface Where {
  category: string
  level: string
}

/** Newest entries searched for signs. */
const SIGNS_AMONG = 10_000

/** Words of message or action, or the id of an order or person. */
async function searchClause(search: string | undefined): Promise<Prisma.Sql> {
  if (!search) return Prisma.empty
  if (isUuid(search))
    return Prisma.sql`AND (t.order_id = ${search}::uuid OR t.user_id = ${search}::uuid OR t.lead_id = ${search}::uuid)`
  const numbered = await ordersNumbered(search)
  if (numbered.length > 0) return Prisma.sql`AND t.order_id = ANY(${numbered}::uuid[])`
  const like = Prisma.sql`search_text LIKE fold_text(${likeWords(search)})`
  if (/[\p{L}\p{N}]/u.test(search)) return Prisma.sql`AND t.${like}`
  // No index covers signs without letters: only the newest entries are searched.
  return Prisma.sql`AND t.id IN (SELECT id FROM (
    SELECT id, search_text FROM system_logs ORDER BY created_at DESC LIMIT ${SIGNS_AMONG}) newest WHERE ${like})`
}

export async function listLogs(
  { category, level }: Where,
  query: PageQuery,
): Promise<{ logs: SystemLog[]; stats: LogStats; next: string | null; total: number }> {
  const where = Prisma.sql`
    ${category === 'all' ? Prisma.empty : Prisma.sql`AND t.category = ${category}`}
    ${level === 'all' ? Prisma.empty : Prisma.sql`AND t.level = ${level}`} ${await searchClause(query.search)}`
  const [page, stats] = await Promise.all([findPage({ from: Prisma.sql`system_logs t`, where }, query), readStats()])
  const { items, next, total } = await readPage(
    page,
    async (ids) => withRecipients(await db.systemLog.findMany({ where: { id: { in: ids } } })),
    ({ createdAt, ...row }): SystemLog => ({ ...row, createdAt: createdAt.toISOString() }),
  )
  return { logs: items, stats, next, total }
}

const OfMail = z.object({ mailId: z.uuid() })

/** Adds the recipient from the mail table. */
async function withRecipients<Line extends { category: string; details: unknown }>(lines: readonly Line[]) {
  const mailIdOf = (line: Line) => (line.category === 'email' ? OfMail.safeParse(line.details).data?.mailId : undefined)
  const ids = lines.flatMap((line) => mailIdOf(line) ?? [])
  const mails =
    ids.length > 0
      ? await db.outgoingMail.findMany({ where: { id: { in: ids } }, select: { id: true, toEmail: true } })
      : []
  const addresses = new Map(mails.map(({ id, toEmail }) => [id, toEmail]))
  return lines.map((line) => ({ ...line, recipient: addresses.get(mailIdOf(line) ?? '') ?? null }))
}

async function readStats(): Promise<LogStats> {
  const to = new Date(Date.now() + 60_000)
  const [all, lastDay] = [
    { from: new Date(0), to },
    { from: new Date(Date.now() - 24 * 3_600_000), to },
  ]
  const levels = await inSnapshot((snapshot) => readTotals(snapshot, [all, lastDay], ['logs']))
  const last24Hours = sum(levels(lastDay), ({ n }) => n)
  const errors = sum(levels(lastDay), ({ kind, n }) => (kind === 'error' ? n : 0))
  return {
    total: sum(levels(all), ({ n }) => n),
    last24Hours,
    errorRate: last24Hours > 0 ? (100 * errors) / last24Hours : null,
    levelStats: Object.fromEntries(levels(all).map(({ kind, n }) => [kind, n])),
  }
}

/** Deleting millions at once would hold locks for minutes. */
const CLEAR_BATCH = 20_000

/** @returns how many were deleted */
export async function clearLogs(days: number, actor: Actor): Promise<number> {
  const before = new Date(Date.now() - days * 24 * 3_600_000)
  let removed = 0
  for (;;) {
    const [gone] = await db.$queryRaw<{ n: number }[]>`
      WITH gone AS (
        DELETE FROM system_logs WHERE id IN (SELECT id FROM system_logs WHERE created_at < ${before} LIMIT ${CLEAR_BATCH})
        RETURNING created_at),
      noted AS (INSERT INTO changed_days (day) SELECT DISTINCT day_of(created_at) FROM gone)
      SELECT count(*)::int AS n FROM gone`
    const count = gone?.n ?? 0
    removed += count
    if (count < CLEAR_BATCH) break
  }
  await journal(db, actor, { action: 'logs.cleared', subject: 'logs', to: { days, removed } })
  return removed
}
