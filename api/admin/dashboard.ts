import { type Dashboard, type DashboardDay, PERFORMANCE_PERIODS, type Period } from '#contract/admin/analytics.ts'
import { OrderStatus } from '#contract/orders.ts'
import { knownName, NAMES } from '../auth/names.ts'
import { db } from '../platform/db.ts'
import { inSnapshot } from './daily-totals.ts'
import { figuresOf, isNotRefunded, type OrderSums, readOrderSums, readOtherSums, sum } from './figures.ts'
import { dayOf, nextDay, type Span, spansOf } from './period.ts'

export async function readDashboard(period: Period, status: OrderStatus | undefined): Promise<Dashboard> {
  const at = new Date()
  const spans = spansOf(period, at)
  const grain = period === 'all' || period === '1year' ? 'month' : 'day'
  const recent = readRecent(status)
  const month = spansOf('30days', at).now
  const periods = [spans.now, ...(spans.before ? [spans.before] : [])]
  const { orders, sold, others } = await inSnapshot(async (snapshot) => ({
    orders: await readOrderSums(snapshot, periods, status, grain),
    sold: (await readOrderSums(snapshot, [month], status, 'day'))(month),
    others: await readOtherSums(snapshot, periods, status),
  }))
  const soldIn = (name: Period) => sold.filter((row) => row.at >= dayOf(spansOf(name, at).now.from))
  const figures = (span: Span) => figuresOf(orders(span), others(span))
  const now = figures(spans.now)
  return {
    stats: {
      totalOrders: now.orders,
      totalRevenue: now.revenue,
      completionRate: now.completionRate,
      totalUsers: now.customers,
    },
    now,
    before: spans.before && figures(spans.before),
    days: daysOf(orders(spans.now), spans.now, grain),
    grain,
    performance: PERFORMANCE_PERIODS.map((name) => ({
      name,
      orders: sum(soldIn(name), (row) => row.orders),
      revenue: sum(soldIn(name).filter(isNotRefunded), (row) => row.cents),
    })),
    statusDistribution: statusesOf(orders(spans.now)),
    recent: await recent,
  }
}

/** Includes empty days and months. */
export function daysOf(rows: readonly OrderSums[], { from, to }: Span, grain: 'day' | 'month'): DashboardDay[] {
  const startOf = (day: string) => (grain === 'month' ? `${day.slice(0, 7)}-01` : day)
  const bars: DashboardDay[] = []
  const first = from.getTime() === 0 ? rows[0]?.at : startOf(dayOf(from))
  for (let day = first; day !== undefined && day <= startOf(dayOf(to)); day = after(day, grain)) {
    const here = rows.filter(({ at }) => at === day)
    bars.push({
      day,
      orders: sum(here, (row) => row.orders),
      completed: sum(here, (row) => (row.status === 'CONCLUIDO' ? row.orders : 0)),
      revenue: sum(here.filter(isNotRefunded), (row) => row.cents),
    })
  }
  return bars
}

const after = (day: string, grain: 'day' | 'month') =>
  // 32 days after the first is always in the next month.
  grain === 'day' ? nextDay(day) : `${new Date(Date.parse(day) + 32 * 24 * 3_600_000).toISOString().slice(0, 7)}-01`

export function statusesOf(rows: readonly OrderSums[]): Dashboard['statusDistribution'] {
  const found = OrderStatus.options.map((name) => ({
    name,
    value: sum(rows, (row) => (row.status === name ? row.orders : 0)),
  }))
  return found.filter(({ value }) => value > 0)
}

const RECENT = 5

async function readRecent(status: OrderStatus | undefined): Promise<Dashboard['recent']> {
  const rows = await db.order.findMany({
    where: status ? { status } : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: RECENT,
    include: { user: { select: NAMES } },
  })
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    customerName: knownName(row.user),
    status: row.status,
    amount: row.amountCents,
    createdAt: row.createdAt.toISOString(),
  }))
}
