import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type Dashboard, METRIC_GROUPS, Period } from '#contract/admin/analytics.ts'
import { formatInteger, formatMoney, shortId } from '#contract/format.ts'
import { ORDER_STATUS_WORDS, ORDER_STATUSES, OrderStatus } from '#contract/orders.ts'
import { paths } from '#pwa/paths.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { EmptyState } from '#pwa/ui/state.tsx'
import { agoWords } from '#pwa/admin/kit/ago-words.ts'
import { dashboardQuery } from './dashboard-query.ts'
import { DaysChart } from './days-chart.tsx'
import { GROUP_WORDS, METRICS, PERIOD_WORDS } from '#pwa/admin/kit/figure-words.ts'
import { MetricStrip } from './metric-strip.tsx'
import { PeriodFilter } from './period-filter.tsx'
import { PersonLink } from '#pwa/admin/kit/person-link.tsx'
import { SelectField } from '#pwa/admin/kit/select-field.tsx'
import { StatusShare } from './status-share.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { ViewFailed } from '#pwa/admin/kit/view-failed.tsx'
import '#pwa/admin/kit/table.css'
import './figures.css'

const STATUS_OPTIONS = ORDER_STATUSES.map((status) => [status, ORDER_STATUS_WORDS[status].label] as const)
const VIEW = 'dashboard'

export function DashboardView() {
  const { params, change } = useAdminAddress()
  const period = Period.safeParse(params.get('period')).data ?? '30days'
  const status = OrderStatus.safeParse(params.get('status')).data
  const group = METRIC_GROUPS.find((known) => known === params.get('group')) ?? 'overview'
  const query = useQuery({ ...dashboardQuery(period, status), placeholderData: keepPreviousData })
  const isFiltered = period !== '30days' || status !== undefined
  return (
    <div className="admin-scroll" data-stale={query.isPlaceholderData ? '' : undefined}>
      <div className="admin-toolbar dash-toolbar">
        <PeriodFilter value={period} onChange={(next) => change({ view: VIEW, period: next }, { push: true })} />
        <SelectField
          label="Status"
          value={status}
          all="Todos os status"
          options={STATUS_OPTIONS}
          onChange={(next) => change({ view: VIEW, status: next }, { push: true })}
        />
        <div className="dash-groups flex gap-22" role="group" aria-label="Números">
          {METRIC_GROUPS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === group}
              onClick={() => change({ view: VIEW, group: one }, { push: true })}
            >
              {GROUP_WORDS[one]}
            </button>
          ))}
        </div>
        {isFiltered && (
          <button
            type="button"
            className="text-action"
            onClick={() => change({ view: VIEW, period: undefined, status: undefined }, { push: true })}
          >
            Limpar filtros
          </button>
        )}
      </div>
      {query.isError && !query.data ? (
        <ViewFailed title="Não conseguimos abrir os números." query={query} />
      ) : (
        <>
          <MetricStrip
            metrics={METRICS.filter(({ groups }) => groups.includes(group))}
            now={query.data?.now}
            before={query.data?.before}
            period={period}
          />
          {query.data ? (
            <Body dashboard={query.data} status={status} readAt={query.dataUpdatedAt} />
          ) : (
            <BodyPlaceholder />
          )}
        </>
      )}
    </div>
  )
}

function BodyPlaceholder() {
  return (
    <div className="dash-body" role="status" aria-label="Carregando os números...">
      <Skeleton height={200} />
      <Skeleton height={200} />
    </div>
  )
}

interface BodyProps {
  dashboard: Dashboard
  status: OrderStatus | undefined
  readAt: number
}

function Body({ dashboard, status, readAt }: BodyProps) {
  if (dashboard.recent.length === 0)
    return (
      <div className="admin-state">
        {status ? (
          <EmptyState
            title={`Nenhum pedido com status ${ORDER_STATUS_WORDS[status].label}`}
            text="Escolha outro status, ou limpe os filtros."
          />
        ) : (
          <EmptyState title="Nenhum pedido ainda" text="Os números começam com a primeira compra." />
        )}
      </div>
    )
  return (
    <>
      <div className="dash-body">
        <DaysChart days={dashboard.days} grain={dashboard.grain} />
        <div>
          <section className="side-section">
            <h2>Performance por Período</h2>
            <table className="performance num">
              <tbody>
                {dashboard.performance.map(({ name, orders, revenue }) => (
                  <tr key={name}>
                    <th scope="row">{PERIOD_WORDS[name]}</th>
                    <td className="performance-orders">
                      {formatInteger(orders)} <span className="visually-hidden">pedidos</span>
                    </td>
                    <td>{formatMoney(revenue)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <StatusShare statuses={dashboard.statusDistribution} />
        </div>
      </div>
      <Recent orders={dashboard.recent} readAt={readAt} />
    </>
  )
}

function Recent({ orders, readAt }: { orders: Dashboard['recent']; readAt: number }) {
  return (
    <section className="dash-recent">
      <div className="chart-head">
        <h2>Atividade recente</h2>
        <Link className="text-action" to={`${paths.admin}?view=orders`}>
          Ver pedidos
        </Link>
      </div>
      <ul>
        {orders.map((order) => (
          <li className="stack middle rule-top t-caption t-soft" key={order.id}>
            <PersonLink userId={order.userId}>{order.customerName ?? 'Sem nome'}</PersonLink>
            <span className="num recent-id">{shortId(order.id)}</span>
            <Badge tone={ORDER_STATUS_WORDS[order.status].tone}>{ORDER_STATUS_WORDS[order.status].label}</Badge>
            <span className="num recent-time">{agoWords(order.createdAt, readAt)}</span>
            <span className="num recent-amount t-ink">{formatMoney(order.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
