import {
  type Analytics,
  FUNNEL_STAGES,
  type FunnelStage,
  type FunnelStep,
  type OutsideFunnel,
  type Period,
  type SourceCohort,
} from '#contract/admin/analytics.ts'
import { LEAD_LIFE_MONTHS } from '#contract/offer.ts'
import { daysOf, statusesOf } from './dashboard.ts'
import { inSnapshot, readTotals, type Total } from './daily-totals.ts'
import { figuresOf, readOrderSums, readOtherSums, sum } from './figures.ts'
import type { Metric } from './metrics.ts'
import { dayOf, midnightOf, nextDay, type Span, spansOf } from './period.ts'

export const readAnalytics = (period: Period): Promise<Analytics> =>
  inSnapshot(async (snapshot) => {
    const span = spansOf(period).now
    const tested = stillComplete(span)
    const rows = (await readOrderSums(snapshot, [span], undefined, 'month'))(span)
    const others = (await readOtherSums(snapshot, [span], undefined, ['sales', 'revenue']))(span)
    const figures = figuresOf(rows, others)
    const cohort = (await readTotals(snapshot, [tested], COHORT_METRICS))(tested)
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
      sources: sourcesOf(cohort, others.totals),
    }
  })

const COHORT_METRICS = [
  'stages',
  'visits',
  'contacts',
  'checkouts',
  'buyers',
  'tested',
] as const satisfies readonly Metric[]

/** The part of a span with all its quiz visits. Of older visits only buyers' remain, which would show 100 % conversion. */
function stillComplete(span: Span): Span {
  const before = new Date(span.to)
  before.setUTCMonth(before.getUTCMonth() - LEAD_LIFE_MONTHS)
  const from = midnightOf(nextDay(dayOf(before)))
  return from > span.from ? { from, to: span.to } : span
}

/** Reaching a stage implies all earlier ones. */
function funnelOf(cohort: readonly Total[]): FunnelStep[] {
  const stages = cohort.filter(({ metric }) => metric === 'stages')
  const rank = (kind: string) => FUNNEL_STAGES.findIndex((stage: FunnelStage) => stage === kind)
  return FUNNEL_STAGES.map((id, at) => ({ id, count: sum(stages, ({ kind, n }) => (rank(kind) >= at ? n : 0)) }))
}

/** Spans end now, so a visit's purchases are in its own span. */
function outsideOf(cohort: readonly Total[], funnel: readonly FunnelStep[]): OutsideFunnel {
  const bought = (kind: 'yes' | 'no') =>
    sum(cohort, (row) => (row.metric === 'tested' && row.kind === kind ? row.n : 0))
  const paid = funnel.find(({ id }) => id === 'paid')?.count ?? 0
  return { untested: bought('no'), earlier: Math.max(0, bought('yes') - paid) }
}

const SOURCES = 20

/** Visits by origin, and all purchases by click source. */
function sourcesOf(cohort: readonly Total[], totals: readonly Total[]): SourceCohort[] {
  const columns = [
    ['visits', 'visits', cohort],
    ['leads', 'contacts', cohort],
    ['clicks', 'checkouts', cohort],
    ['buyers', 'buyers', cohort],
    ['orders', 'sales', totals],
    ['revenue', 'revenue', totals],
  ] as const satisfies readonly (readonly [keyof SourceCohort, Metric, readonly Total[]])[]
  const sources = new Map<string, SourceCohort>()
  for (const [column, metric, from] of columns)
    for (const { kind, n } of from.filter((row) => row.metric === metric)) {
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
