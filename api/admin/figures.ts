import type { Figures } from '#contract/admin-analytics.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { Prisma } from '../platform/db.ts'
import { type Book, spansSql } from './day-books.ts'
import { asOfOneMoment, bySpan, type KeptDays, type Of, ordersOf, salesOf, talliesOf, type Tally } from './kept-days.ts'
import type { Span } from './period.ts'

/** Orders of one state bought in one day or month, or in all of a span. */
export interface OrderSums {
  /** Of which span, from 1. */
  readonly asked: number
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

/** The orders of each span by state, and by day or month. */
export async function readOrders(
  days: KeptDays,
  spans: readonly Span[],
  status: OrderStatus | undefined,
  grain: 'day' | 'month',
): Promise<Of<OrderSums>> {
  const rows = await days.tx.$queryRaw<OrderSums[]>`
    SELECT asked, to_char(date_trunc(${grain}, day), 'YYYY-MM-DD') AS at, status,
      sum(orders)::int AS orders, sum(cents)::float8 AS cents,
      sum(forms)::int AS forms, sum(delivered)::int AS delivered, sum(timed)::int AS timed, sum(seconds)::float8 AS seconds,
      sum(met)::int AS met, sum(due)::int AS due, sum(visagist)::int AS visagist, sum(repeats)::int AS repeats,
      sum(repeat_cents)::float8 AS repeat_cents
    FROM ${ordersOf(days, spans)} counted
    ${ofStatus(status)}
    GROUP BY 1, 2, status ORDER BY 1, 2, status`
  return bySpan(spans, rows)
}

export interface Sales {
  readonly asked: number
  readonly status: OrderStatus
  readonly orders: number
  readonly cents: number
}

/** Only how many orders of each span there are by state, and what they brought. */
export async function readSales(
  days: KeptDays,
  spans: readonly Span[],
  status: OrderStatus | undefined,
): Promise<Of<Sales>> {
  const rows = await days.tx.$queryRaw<Sales[]>`
    SELECT asked, status, sum(orders)::int AS orders, sum(cents)::float8 AS cents FROM ${salesOf(days, spans)} sold
    ${ofStatus(status)} GROUP BY asked, status`
  return bySpan(spans, rows)
}

const ofStatus = (status: OrderStatus | undefined) =>
  status ? Prisma.sql`WHERE status = ${status}::order_status` : Prisma.empty

/** What the figures of a span need beside its orders. */
export interface Besides {
  readonly tallies: readonly Tally[]
  /** Late by now and not delivered: that grows by the clock, so no day can keep it. */
  readonly overdue: number
}

const FIGURE_BOOKS = ['customers', 'photos', 'reports', 'ratings'] as const

/** With `more` books, for whoever needs them too. */
export async function readBesides(
  days: KeptDays,
  spans: readonly Span[],
  status: OrderStatus | undefined,
  more: readonly Book[] = [],
): Promise<(span: Span) => Besides> {
  const tallies = await talliesOf(days, spans, [...FIGURE_BOOKS, ...more])
  const overdue = await days.tx.$queryRaw<{ asked: number; n: number }[]>`
    SELECT piece::int AS asked, count(*)::int AS n
    FROM (SELECT created_at FROM orders
      WHERE ${status === undefined || status === 'EM_PROCESSAMENTO'}
        AND status = 'EM_PROCESSAMENTO' AND due_at < now() AND completed_at IS NULL OFFSET 0) late
    JOIN ${spansSql(spans)} ON created_at >= a AND created_at < b GROUP BY piece`
  const late = bySpan(spans, overdue)
  return (span) => ({ tallies: tallies(span), overdue: sum(late(span), ({ n }) => n) })
}

/** All figures of one span, each from rows: nothing assumed, null where there is nothing to compute from. */
export const readFigures = (span: Span, status: OrderStatus | undefined): Promise<Figures> =>
  asOfOneMoment(async (days) => {
    const orders = await readOrders(days, [span], status, 'month')
    const besides = await readBesides(days, [span], status)
    return figuresOf(orders(span), besides(span))
  })

/** The figures of a span whose rows are read already. */
export function figuresOf(rows: readonly OrderSums[], { tallies, overdue }: Besides): Figures {
  const tally = (book: string) => sum(tallies, (row) => (row.book === book ? row.n : 0))
  const stars = tallies.filter(({ book }) => book === 'ratings').map(({ kind, n }) => ({ stars: Number(kind), n }))

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
