import {
  type Analytics,
  FUNNEL_STAGES,
  type FunnelStage,
  type FunnelStep,
  type OutsideFunnel,
  type Period,
  type SourceCohort,
} from '#contract/admin-analytics.ts'
import { LEAD_LIFE_MONTHS } from '#contract/offer.ts'
import type { Book } from './day-books.ts'
import { daysOf, statusesOf } from './dashboard.ts'
import { figuresOf, readBesides, readOrders, sum } from './figures.ts'
import { asOfOneMoment, talliesOf, type Tally } from './kept-days.ts'
import { dayOf, midnightOf, nextDay, type Span, spansOf } from './period.ts'

export const readAnalytics = (period: Period): Promise<Analytics> =>
  asOfOneMoment(async (days) => {
    const span = spansOf(period).now
    const tested = stillTold(span)
    const rows = (await readOrders(days, [span], undefined, 'month'))(span)
    const besides = (await readBesides(days, [span], undefined, ['sales', 'revenue']))(span)
    const figures = figuresOf(rows, besides)
    const cohort = (await talliesOf(days, [tested], COHORT_BOOKS))(tested)
    const funnel = funnelOf(cohort)
    return {
      totalRevenue: figures.revenue,
      totalOrders: figures.orders,
      totalCustomers: figures.customers,
      completionRate: figures.completionRate,
      averageRating: figures.averageRating,
      monthlyData: daysOf(rows, span, 'month').map(({ day, ...month }) => ({ month: day.slice(0, 7), ...month })),
      statusDistribution: statusesOf(rows),
      funnel,
      outsideFunnel: outsideOf(cohort, funnel),
      sources: sourcesOf(cohort, besides.tallies),
    }
  })

const COHORT_BOOKS = [
  'stages',
  'visits',
  'contacts',
  'checkouts',
  'buyers',
  'tested',
] as const satisfies readonly Book[]

/**
 * The part of a span whose visits to the quiz are all still there. Of older ones only the buyers' are, and among them
 * everybody bought.
 */
function stillTold(span: Span): Span {
  const before = new Date(span.to)
  before.setUTCMonth(before.getUTCMonth() - LEAD_LIFE_MONTHS)
  const from = midnightOf(nextDay(dayOf(before)))
  return from > span.from ? { from, to: span.to } : span
}

/** Of the visits that began within the span, how many came to each stage: whoever came to one has passed all before it. */
function funnelOf(cohort: readonly Tally[]): FunnelStep[] {
  const stages = cohort.filter(({ book }) => book === 'stages')
  const rank = (kind: string) => FUNNEL_STAGES.findIndex((stage: FunnelStage) => stage === kind)
  return FUNNEL_STAGES.map((id, at) => ({ id, count: sum(stages, ({ kind, n }) => (rank(kind) >= at ? n : 0)) }))
}

/** Spans end now, so that a visit's purchases lie in the visit's own span: what is left over is others'. */
function outsideOf(cohort: readonly Tally[], funnel: readonly FunnelStep[]): OutsideFunnel {
  const bought = (kind: 'yes' | 'no') => sum(cohort, (row) => (row.book === 'tested' && row.kind === kind ? row.n : 0))
  const paid = funnel.find(({ id }) => id === 'paid')?.count ?? 0
  return { untested: bought('no'), earlier: Math.max(0, bought('yes') - paid) }
}

/** Sources shown; what is rarer brings nobody. */
const SOURCES = 20

/** How far each origin brought its visits to the quiz, and all that was bought in the span by where the click came from. */
function sourcesOf(cohort: readonly Tally[], tallies: readonly Tally[]): SourceCohort[] {
  const columns = [
    ['visits', 'visits', cohort],
    ['leads', 'contacts', cohort],
    ['clicks', 'checkouts', cohort],
    ['buyers', 'buyers', cohort],
    ['orders', 'sales', tallies],
    ['revenue', 'revenue', tallies],
  ] as const satisfies readonly (readonly [keyof SourceCohort, Book, readonly Tally[]])[]
  const sources = new Map<string, SourceCohort>()
  for (const [column, book, from] of columns)
    for (const { kind, n } of from.filter((row) => row.book === book)) {
      const source = sources.get(kind) ?? {
        source: kind,
        visits: 0,
        leads: 0,
        clicks: 0,
        buyers: 0,
        orders: 0,
        revenue: 0,
      }
      sources.set(kind, { ...source, [column]: n })
    }
  return [...sources.values()].toSorted((a, b) => b.orders - a.orders || b.visits - a.visits).slice(0, SOURCES)
}
