import { formatDay, formatInteger, formatShortDayHour } from '#contract/format.ts'
import type { DashboardStats } from '#contract/orders.ts'
import './dashboard.css'

/** For orders without a date. */
export const USUAL_DELIVERY = '2-3 dias úteis'

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

export function AccountFacts({ stats }: { stats: DashboardStats }) {
  const { pendingOrders, nextDelivery, averageCompletionTime, memberSince } = stats
  const rows = [
    ['Aguardando seus dados', formatInteger(pendingOrders)],
    ['Próxima entrega', nextDelivery ? formatShortDayHour(nextDelivery) : USUAL_DELIVERY],
    ['Tempo médio de entrega', daysOf(averageCompletionTime)],
    ['Cliente desde', Number.isNaN(Date.parse(memberSince)) ? 'Recente' : formatDay(memberSince)],
  ] as const
  return (
    <section className="dash-section">
      <h2 className="t-h2-app">Sua conta</h2>
      <dl className="account-facts mt-8 t-label">
        {rows.map(([words, value]) => (
          <div className="flex between rule-bottom" key={words}>
            <dt className="t-soft">{words}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function daysOf(days: DashboardStats['averageCompletionTime']): string {
  if (days === '-') return days
  return `${decimal.format(days)} ${days < 2 ? 'dia' : 'dias'}`
}
