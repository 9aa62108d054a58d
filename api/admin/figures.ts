import type { Figures } from '#contract/admin-analytics.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { Prisma } from '../platform/db.ts'
import { asOfOneMoment, type KeptDays, ordersOf, talliesOf } from './kept-days.ts'
import type { Span } from './period.ts'

/** Orders of one state bought in one day or month, or in all of a span. */
export interface OrderSums {
  /** `2026-11-20`, the first of the month where months are asked for. */
  readonly at: string
  readonly status: OrderStatus
  readonly orders: number
  readonly cents: number
  readonly forms: number
  readonly delivered: number
  readonly timed: number
  readonly seconds: number
  readonly met: number
  readonly due: number
  readonly visagist: number
  readonly repeats: number
  readonly repeat_cents: number
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null)
export const isKept = ({ status }: { status: OrderStatus }) => status !== 'REEMBOLSADO' && status !== 'CHARGEBACK'
export const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0)

/** The orders of a span by state, and by day or month. */
export function readOrders(
  days: KeptDays,
  span: Span,
  status: OrderStatus | undefined,
  grain: 'day' | 'month',
): Promise<OrderSums[]> {
  return days.tx.$queryRaw<OrderSums[]>`
    SELECT to_char(date_trunc(${grain}, day), 'YYYY-MM-DD') AS at, status, sum(orders)::int AS orders, sum(cents)::float8 AS cents,
      sum(forms)::int AS forms, sum(delivered)::int AS delivered, sum(timed)::int AS timed, sum(seconds)::float8 AS seconds,
      sum(met)::int AS met, sum(due)::int AS due, sum(visagist)::int AS visagist, sum(repeats)::int AS repeats,
      sum(repeat_cents)::float8 AS repeat_cents
    FROM ${ordersOf(days, span)} counted
    ${status ? Prisma.sql`WHERE status = ${status}::order_status` : Prisma.empty}
    GROUP BY 1, status ORDER BY 1, status`
}

/** Late by now and not delivered: that grows by the clock, so no day can keep it. */
async function countOverdue({ tx }: KeptDays, { from, to }: Span): Promise<number> {
  const rows = await tx.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM orders
    WHERE status = 'EM_PROCESSAMENTO' AND due_at < now() AND completed_at IS NULL AND created_at >= ${from} AND created_at < ${to}`
  return rows[0]?.n ?? 0
}

/** All figures of one span, each from rows: nothing assumed, null where there is nothing to compute from. */
export const readFigures = (span: Span, status: OrderStatus | undefined): Promise<Figures> =>
  asOfOneMoment(async (days) => figuresOf(days, span, status, await readOrders(days, span, status, 'month')))

/** The figures of a span whose orders are read already. */
export async function figuresOf(
  days: KeptDays,
  span: Span,
  status: OrderStatus | undefined,
  rows: readonly OrderSums[],
): Promise<Figures> {
  const tallies = await talliesOf(days, span, ['customers', 'photos', 'reports', 'ratings'])
  const tally = (book: string) => sum(tallies, (row) => (row.book === book ? row.n : 0))
  const stars = tallies.filter(({ book }) => book === 'ratings').map(({ kind, n }) => ({ stars: Number(kind), n }))
  const overdue = status === undefined || status === 'EM_PROCESSAMENTO' ? await countOverdue(days, span) : 0

  const kept = rows.filter(isKept)
  const ended = rows.filter((row) => !isKept(row))
  const orders = sum(rows, (row) => row.orders)
  const keptOrders = sum(kept, (row) => row.orders)
  const revenue = sum(kept, (row) => row.cents)
  const inState = (state: OrderStatus) => sum(rows, (row) => (row.status === state ? row.orders : 0))
  const ratings = tally('ratings')
  const seconds = share(
    sum(rows, (row) => row.seconds),
    sum(rows, (row) => row.timed),
  )
  return {
    orders,
    revenue,
    averageTicket: share(revenue, keptOrders),
    refunded: sum(ended, (row) => row.cents),
    refundRate: share(
      sum(ended, (row) => row.orders),
      orders,
    ),
    repurchaseRevenue: sum(rows, (row) => row.repeat_cents),
    completionRate: share(inState('CONCLUIDO'), keptOrders),
    deliveryHours: seconds === null ? null : seconds / 3600,
    deadlinesMet: share(
      sum(rows, (row) => row.met),
      sum(rows, (row) => row.due) + overdue,
    ),
    awaitingForm: inState('AGUARDANDO_FORMULARIO'),
    processing: inState('EM_PROCESSAMENTO'),
    awaitingVisagist: sum(rows, (row) => row.visagist),
    photos: tally('photos'),
    reports: tally('reports'),
    customers: tally('customers'),
    // Of the purchases that were kept, those by somebody who had bought before.
    repurchaseRate: share(
      sum(rows, (row) => row.repeats),
      keptOrders,
    ),
    averageRating: share(
      sum(stars, (row) => row.stars * row.n),
      ratings,
    ),
    ratings,
    nps: share(100 * sum(stars, (row) => (row.stars === 5 ? row.n : row.stars <= 3 ? -row.n : 0)), ratings),
  }
}
