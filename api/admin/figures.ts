import type { Figures } from '#contract/admin/analytics.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { Prisma, type Tx } from '../platform/db.ts'
import { bySpan, inSnapshot, type Of, readTotals, type Snapshot, type Total, totalsSql } from './daily-totals.ts'
import { type Metric, ORDER_METRICS } from './metrics.ts'
import type { Span } from './period.ts'

export interface OrderSums extends Readonly<Record<(typeof ORDER_METRICS)[number], number>> {
  /** The span's number, from 1. */
  readonly asked: number
  /** `2026-11-20`, or the first of the month. */
  readonly at: string
  readonly status: OrderStatus
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null)
export const isNotRefunded = ({ status }: { status: OrderStatus }) =>
  status !== 'REEMBOLSADO' && status !== 'CHARGEBACK'
export const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0)

export async function readOrderSums(
  snapshot: Snapshot,
  spans: readonly Span[],
  status: OrderStatus | undefined,
  grain: 'day' | 'month',
): Promise<Of<OrderSums>> {
  const sums = ORDER_METRICS.map((metric) =>
    Prisma.raw(`coalesce(sum(n) FILTER (WHERE metric = '${metric}'), 0)::float8 AS ${metric}`),
  )
  const rows = await snapshot.tx.$queryRaw<OrderSums[]>`
    SELECT asked, to_char(date_trunc(${grain}, day), 'YYYY-MM-DD') AS at, kind AS status, ${Prisma.join(sums)}
    FROM ${totalsSql(snapshot, spans, ORDER_METRICS)} totals
    ${status ? Prisma.sql`WHERE kind = ${status}` : Prisma.empty}
    GROUP BY 1, 2, 3 ORDER BY 1, 2, kind::order_status`
  return bySpan(spans, rows)
}

export interface OtherNumbers {
  readonly totals: readonly Total[]
  /** Overdue now; depends on the clock, so it is not stored by day. */
  readonly overdue: number
}

const OTHER_METRICS = ['customers', 'photos', 'reports', 'ratings'] as const satisfies readonly Metric[]

export async function readOtherSums(
  snapshot: Snapshot,
  spans: readonly Span[],
  status: OrderStatus | undefined,
  more: readonly Metric[] = [],
): Promise<(span: Span) => OtherNumbers> {
  const totals = await readTotals(snapshot, spans, [...OTHER_METRICS, ...more])
  const overdue = new Map<Span, number>()
  for (const span of spans) overdue.set(span, await countOverdue(snapshot.tx, span, status))
  return (span) => ({ totals: totals(span), overdue: overdue.get(span) ?? 0 })
}

async function countOverdue(tx: Tx, { from, to }: Span, status: OrderStatus | undefined): Promise<number> {
  if (status !== undefined && status !== 'EM_PROCESSAMENTO') return 0
  return tx.order.count({
    where: {
      status: 'EM_PROCESSAMENTO',
      dueAt: { lt: new Date() },
      dueStoppedAt: null,
      completedAt: null,
      createdAt: { gte: from, lt: to },
    },
  })
}

export const readFigures = (span: Span, status: OrderStatus | undefined): Promise<Figures> =>
  inSnapshot(async (snapshot) => {
    const orders = await readOrderSums(snapshot, [span], status, 'month')
    const others = await readOtherSums(snapshot, [span], status)
    return figuresOf(orders(span), others(span))
  })

export function figuresOf(rows: readonly OrderSums[], { totals, overdue }: OtherNumbers): Figures {
  const total = (of: Metric) => sum(totals, ({ metric, n }) => (metric === of ? n : 0))
  const stars = totals.filter(({ metric }) => metric === 'ratings').map(({ kind, n }) => ({ stars: Number(kind), n }))

  const sold = rows.filter(isNotRefunded)
  const refunded = rows.filter((row) => !isNotRefunded(row))
  const orders = sum(rows, (row) => row.orders)
  const soldOrders = sum(sold, (row) => row.orders)
  const revenue = sum(sold, (row) => row.cents)
  const inState = (state: OrderStatus) => sum(rows, (row) => (row.status === state ? row.orders : 0))
  const ratings = total('ratings')
  const seconds = share(
    sum(rows, (row) => row.seconds),
    sum(rows, (row) => row.timed),
  )
  return {
    orders,
    revenue,
    averageTicket: share(revenue, soldOrders),
    refunded: sum(refunded, (row) => row.cents),
    refundRate: share(
      sum(refunded, (row) => row.orders),
      orders,
    ),
    repurchaseRevenue: sum(rows, (row) => row.repeat_cents),
    completionRate: share(inState('CONCLUIDO'), soldOrders),
    deliveryHours: seconds === null ? null : seconds / 3600,
    deadlinesMet: share(
      sum(rows, (row) => row.met),
      sum(rows, (row) => row.due) + overdue,
    ),
    awaitingForm: inState('AGUARDANDO_FORMULARIO'),
    processing: inState('EM_PROCESSAMENTO'),
    awaitingVisagist: sum(rows, (row) => row.visagist),
    photos: total('photos'),
    reports: total('reports'),
    customers: total('customers'),
    repurchaseRate: share(
      sum(rows, (row) => row.repeats),
      soldOrders,
    ),
    averageRating: share(
      sum(stars, (row) => row.stars * row.n),
      ratings,
    ),
    ratings,
    nps: share(100 * sum(stars, (row) => (row.stars === 5 ? row.n : row.stars <= 3 ? -row.n : 0)), ratings),
  }
}
