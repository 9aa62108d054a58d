import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { adminAnalyticsApi, type Analytics, Period } from '#contract/admin/analytics.ts'
import { formatInteger, formatMoney } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { dashboardQuery } from './dashboard-query.ts'
import { DeskExceptions } from './desk-exceptions.tsx'
import { DeskHabits } from './desk-habits.tsx'
import { DaysChart } from './days-chart.tsx'
import { formatShare, METRICS } from '#pwa/admin/kit/figure-words.ts'
import { Funnel, goesBack } from './funnel.tsx'
import { MetricStrip } from './metric-strip.tsx'
import { PeriodFilter } from './period-filter.tsx'
import { StatusShare } from './status-share.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { ViewFailed } from '#pwa/admin/kit/view-failed.tsx'
import '#pwa/admin/kit/table.css'
import './figures.css'

const VIEW = 'analytics'

export function AnalyticsView() {
  const { params, change } = useAdminAddress()
  const period = Period.safeParse(params.get('period')).data ?? '30days'
  const query = useQuery({
    queryKey: ['admin', VIEW, period],
    queryFn: ({ signal }) => call(adminAnalyticsApi.analytics, { query: { period } }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="admin-scroll" data-stale={query.isPlaceholderData ? '' : undefined}>
      <div className="admin-toolbar">
        <PeriodFilter value={period} onChange={(next) => change({ view: VIEW, period: next }, { push: true })} />
      </div>
      {query.isPending && (
        <div className="dash-body" role="status" aria-label="Carregando a análise...">
          <Skeleton height={200} />
          <Skeleton height={200} />
        </div>
      )}
      {query.isError && !query.data && <ViewFailed title="Não conseguimos abrir a análise." query={query} />}
      {query.data && <Body analytics={query.data} period={period} />}
    </div>
  )
}

/** The same figures as on the dashboard. */
const TOTALS = (['revenue', 'orders', 'completionRate', 'customers', 'averageRating'] as const).flatMap((wanted) =>
  METRICS.filter(({ id }) => id === wanted),
)

function Body({ analytics, period }: { analytics: Analytics; period: Period }) {
  // The period compared with. The page does not wait for it.
  const { data } = useQuery(dashboardQuery(period))
  return (
    <>
      <MetricStrip
        metrics={TOTALS}
        now={{
          revenue: analytics.totalRevenue,
          orders: analytics.totalOrders,
          completionRate: analytics.completionRate,
          customers: analytics.totalCustomers,
          averageRating: analytics.averageRating,
        }}
        before={data?.before}
        period={period}
      />
      <div className="dash-body">
        <Funnel steps={analytics.funnel} outside={analytics.outsideFunnel} period={period} />
        <StatusShare statuses={analytics.statusDistribution} />
      </div>
      <Sources sources={analytics.sources} period={period} />
      <DeskExceptions />
      <DeskHabits />
      {analytics.monthlyData.length > 1 && (
        <div className="analytics-months">
          <DaysChart
            days={analytics.monthlyData.map(({ month, ...rest }) => ({ day: `${month}-01`, ...rest }))}
            grain="month"
          />
        </div>
      )}
    </>
  )
}

const rate = (part: number, whole: number) => (whole > 0 ? formatShare(part / whole) : '—')

function Sources({ sources, period }: Pick<Analytics, 'sources'> & { period: Period }) {
  return (
    <section className="analytics-sources">
      <div className="chart-head">
        <h2>Origem</h2>
        <p>
          Visitas ao teste pela origem de cada uma, e até onde chegaram. As duas últimas colunas são de todas as compras
          do período, pela origem do clique.{goesBack(period)}
        </p>
      </div>
      {sources.length === 0 ? (
        <p className="t-soft">Ninguém chegou neste período.</p>
      ) : (
        // Scrolls in narrow windows, so the keyboard needs it too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="analytics-scroll" role="region" aria-label="Origem das visitas e das compras" tabIndex={0}>
          <table className="admin-table num">
            <thead>
              <tr>
                <th scope="col">Origem</th>
                <th scope="col" className="col-end">
                  Visitas
                </th>
                <th scope="col" className="col-end">
                  Contatos
                </th>
                <th scope="col" className="col-end">
                  Checkout
                </th>
                <th scope="col" className="col-end">
                  Compraram
                </th>
                <th scope="col" className="col-end">
                  Conversão
                </th>
                <th scope="col" className="col-end">
                  Todas as compras
                </th>
                <th scope="col" className="col-end">
                  Receita
                </th>
              </tr>
            </thead>
            <tbody>
              {sources.map((row) => (
                <tr key={row.source}>
                  <th scope="row">{row.source}</th>
                  <td className="col-end">{formatInteger(row.visits)}</td>
                  <td className="col-end">{formatInteger(row.leads)}</td>
                  <td className="col-end">{formatInteger(row.clicks)}</td>
                  <td className="col-end">{formatInteger(row.buyers)}</td>
                  <td className="col-end">{rate(row.buyers, row.visits)}</td>
                  <td className="col-end analytics-all">{formatInteger(row.orders)}</td>
                  <td className="col-end">{formatMoney(row.revenue)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
