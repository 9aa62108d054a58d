import type { AdminOrder, AdminOrdersQuery, ReportBuild } from '#contract/admin/orders.ts'
import { COUNT_CAP } from '#contract/admin/page.ts'
import { isTerminal } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { knownName } from '../auth/names.ts'
import type * as z from 'zod/mini'
import type { Actor } from '../orders/order-status.ts'
import { factRows } from '../orders/said-facts.ts'
import { shownEnding } from '../orders/shown-ending.ts'
import { db, Prisma, transact } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { enqueue } from '../platform/queue.ts'
import type { FileAnswer } from '../platform/http.ts'
import { gatherReport } from '../reports/brief.ts'
import { concernsIn, refuseUnreadNote } from '../reports/unread-note.ts'
import { readReport } from '../reports/reports.ts'
import { isAlarmKind } from '../upkeep/alarms.ts'
import { journal } from './journal.ts'
import { findPage, readInOrder } from './page.ts'
import { midnightOf, nextDay, dayOf, spansOf } from './period.ts'
import { ordersNumbered, personClause, type Searched } from './search.ts'

type Query = z.output<typeof AdminOrdersQuery>

/** By name, address, phone, short number or provider's id, despite typos. Clauses begin with `AND`. */
export async function searchOrders(search: string | undefined): Promise<Searched> {
  if (!search) return { clause: Prisma.empty, some: null, isFuzzyMatch: false }
  const [provided, numbered] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`SELECT id FROM orders WHERE provider = 'kiwify' AND provider_order_id = ${search}`,
    ordersNumbered(search),
  ])
  const exact = [...provided.map(({ id }) => id), ...numbered]
  if (exact.length > 0) return { clause: Prisma.sql`AND t.id = ANY(${exact}::uuid[])`, some: null, isFuzzyMatch: false }
  const { clause, some, isFuzzyMatch } = await personClause(search, Prisma.sql`t.user_id`)
  return { clause: Prisma.sql`AND ${clause}`, some: some && Prisma.sql`AND ${some}`, isFuzzyMatch }
}

/** Without the search. Clauses begin with `AND`; deadlines apply to orders in progress. */
export function orderFilter({ status, deadline, period }: Omit<Query, 'search' | 'cursor' | 'sort'>): Prisma.Sql {
  const now = new Date()
  const tomorrow = midnightOf(nextDay(dayOf(now)))
  const due = {
    late: Prisma.sql`t.due_at <= ${now}`,
    today: Prisma.sql`t.due_at > ${now} AND t.due_at < ${tomorrow}`,
    later: Prisma.sql`t.due_at >= ${tomorrow}`,
  } as const
  return Prisma.sql`
    ${status ? Prisma.sql`AND t.status = ${status}::order_status` : Prisma.empty}
    ${deadline ? Prisma.sql`AND t.status = 'EM_PROCESSAMENTO' AND t.due_stopped_at IS NULL AND ${due[deadline]}` : Prisma.empty}
    ${period && period !== 'all' ? Prisma.sql`AND t.created_at >= ${spansOf(period, now).now.from}` : Prisma.empty}`
}

const SORT_KEYS = { amount: { by: Prisma.sql`t.amount_cents`, type: 'int' } } as const

export async function listAdminOrders(
  query: Query,
): Promise<{ orders: AdminOrder[]; total: number; open: number; next: string | null; isFuzzyMatch?: boolean }> {
  const { clause, some, isFuzzyMatch } = await searchOrders(query.search)
  const filter = orderFilter(query)
  const source = {
    from: Prisma.sql`orders t`,
    where: Prisma.sql`${filter} ${clause}`,
    some: some && Prisma.sql`${filter} ${some}`,
    sortKeys: SORT_KEYS,
  }
  const [page, open] = await Promise.all([findPage(source, query), countOpenOrders()])
  return {
    orders: await readOrders(page.ids),
    total: page.total,
    open,
    next: page.next,
    ...(isFuzzyMatch ? { isFuzzyMatch } : {}),
  }
}

/** Waiting for a form or report: the menu's badge. */
async function countOpenOrders(): Promise<number> {
  const rows = await db.$queryRaw<{ open: number }[]>`
    SELECT count(*)::int AS open FROM (
      SELECT 1 FROM orders WHERE status IN ('AGUARDANDO_FORMULARIO', 'EM_PROCESSAMENTO') LIMIT ${COUNT_CAP + 1}) counted`
  return rows[0]?.open ?? 0
}

const shown = {
  user: true,
  form: { select: { observations: true, facts: factRows } },
  pdfs: { where: { supersededAt: null, purgedAt: null }, select: { createdAt: true }, take: 1 },
  // Prisma's own count would join the counts of all orders.
  photos: { where: { purgedAt: null }, select: { id: true } },
  alarms: { where: { endedAt: null, dismissedAt: null }, select: { kind: true } },
} as const satisfies Prisma.OrderInclude

function presentAdminOrder(row: Prisma.OrderGetPayload<{ include: typeof shown }>): AdminOrder {
  return {
    id: row.id,
    userId: row.userId,
    customerName: knownName(row.user),
    customerEmail: row.user.email,
    kiwifyOrderId: row.providerOrderId,
    status: row.status,
    ...shownEnding(row),
    amount: row.amountCents,
    paymentMethod: row.paymentMethod,
    installments: row.installments,
    createdAt: row.createdAt.toISOString(),
    estimatedDelivery: row.dueAt?.toISOString() ?? null,
    isDeliveryStopped: row.status === 'EM_PROCESSAMENTO' && row.dueStoppedAt !== null,
    completedAt: row.completedAt?.toISOString() ?? null,
    processingStartedAt: row.processingStartedAt?.toISOString() ?? null,
    photosCount: row.photos.length,
    hasForm: row.form !== null,
    hasPDF: row.pdfs.length > 0,
    pdfCreatedAt: row.pdfs[0]?.createdAt.toISOString() ?? null,
    needsVisagist: row.needsVisagist && !isTerminal(row.status),
    waitsForNote: row.needsVisagist && concernsIn(row.form) !== null,
    alarms: row.alarms.map(({ kind }) => kind).filter(isAlarmKind),
  }
}

export const readOrders = (orderIds: readonly string[]): Promise<AdminOrder[]> =>
  readInOrder(orderIds, (ids) => db.order.findMany({ where: { id: { in: ids } }, include: shown }), presentAdminOrder)

/**
 * Builds the report now, unless the desk must decide first; journalled.
 * @throws Problem order-not-found, order-ended, form-missing, review-required, shape-missing, note-unread
 */
export async function forceReport(orderId: string, actor: Actor): Promise<void> {
  const order = await db.order.findUnique({ where: { id: orderId }, select: { status: true } })
  if (!order) throw new Problem('order-not-found')
  if (isTerminal(order.status)) throw new Problem('order-ended')
  const material = await gatherReport(orderId)
  if (env.REPORT_REVIEW === 'required' && material) throw new Problem('review-required')
  if (!material) throw new Problem('form-missing')
  if (!material.hasEvidence) throw new Problem('shape-missing')
  await refuseUnreadNote(db, material.order)
  await transact(async (tx) => {
    await journal(tx, actor, { action: 'report.forced', subject: 'order', subjectId: orderId })
    await enqueue(tx, 'reports.build', { orderId, forced: true })
  })
}

/** It shows a face, so opening is journalled. */
export async function openReport(orderId: string, { save }: { save: boolean }, actor: Actor): Promise<FileAnswer> {
  const file = await readReport(orderId, { save })
  const action = save ? 'report.downloaded' : 'report.viewed'
  await journal(db, actor, { action, subject: 'order', subjectId: orderId })
  return file
}

export async function findBuild(orderId: string): Promise<ReportBuild | null> {
  const build = await db.reportBuild.findFirst({ where: { orderId }, orderBy: { startedAt: 'desc' } })
  return (
    build && {
      id: build.id,
      step: build.step,
      percent: build.percent,
      error: build.error,
      startedAt: build.startedAt.toISOString(),
      finishedAt: build.finishedAt?.toISOString() ?? null,
    }
  )
}
