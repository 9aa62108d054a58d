import type { Analytics, FunnelStep, Period, SourceCohort } from '#contract/admin-analytics.ts'
import { QUIZ_STEPS } from '#contract/quiz.ts'
import { daysOf, statusesOf } from './dashboard.ts'
import { figuresOf, type OrderSums, readBesides, readOrders, sum } from './figures.ts'
import { asOfOneMoment, type Tally } from './kept-days.ts'
import { spansOf } from './period.ts'

export const readAnalytics = (period: Period): Promise<Analytics> =>
  asOfOneMoment(async (days) => {
    const span = spansOf(period).now
    const rows = (await readOrders(days, [span], undefined, 'month'))(span)
    const besides = (await readBesides(days, [span], undefined, ['steps', 'rated', ...COHORT_BOOKS]))(span)
    const figures = figuresOf(rows, besides)
    const { tallies } = besides
    return {
      totalRevenue: figures.revenue,
      totalOrders: figures.orders,
      totalCustomers: figures.customers,
      completionRate: figures.completionRate,
      averageRating: figures.averageRating,
      monthlyData: daysOf(rows, span, 'month').map(({ day, ...month }) => ({ month: day.slice(0, 7), ...month })),
      statusDistribution: statusesOf(rows),
      funnel: funnelOf(rows, tallies),
      sources: sourcesOf(tallies),
    }
  })

/** Visit → each question → lead → checkout → paid → form → delivered → rated, of those who came within the span. */
function funnelOf(rows: readonly OrderSums[], tallies: readonly Tally[]): FunnelStep[] {
  const countOf = (book: string) => sum(tallies, (row) => (row.book === book ? row.n : 0))
  const runs = tallies.filter(({ book }) => book === 'steps')
  // Whoever came to a step has passed all before it.
  const reached = QUIZ_STEPS.map((id, at) => ({
    id,
    count: sum(runs, ({ kind, n }) => (QUIZ_STEPS.findIndex((known) => known === kind) >= at ? n : 0)),
  }))
  return [
    ...reached,
    { id: 'lead', count: countOf('leads') },
    { id: 'checkout', count: countOf('clicks') },
    { id: 'paid', count: sum(rows, (row) => row.orders) },
    { id: 'form', count: sum(rows, (row) => row.forms) },
    { id: 'delivered', count: sum(rows, (row) => row.delivered) },
    { id: 'rated', count: countOf('rated') },
  ]
}

const COHORT_BOOKS = ['visits', 'leads', 'clicks', 'orders', 'revenue'] as const
/** Sources shown; what is rarer brings nobody. */
const SOURCES = 20

/** Where people came from and how far each origin brought them. */
function sourcesOf(tallies: readonly Tally[]): SourceCohort[] {
  const sources = new Map<string, SourceCohort>()
  for (const book of COHORT_BOOKS)
    for (const { kind, n } of tallies.filter((row) => row.book === book)) {
      const source = sources.get(kind) ?? { source: kind, visits: 0, leads: 0, clicks: 0, orders: 0, revenue: 0 }
      sources.set(kind, { ...source, [book]: n })
    }
  return [...sources.values()].toSorted((a, b) => b.orders - a.orders || b.visits - a.visits).slice(0, SOURCES)
}
