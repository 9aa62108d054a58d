import { formatInteger, formatMoney } from '#contract/format.ts'
import type { DashboardStats } from '#contract/orders.ts'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import './dashboard.css'

const plural = (n: number, one: string, many: string) => (n === 1 ? one : many)

export function Stats({ stats }: { stats: DashboardStats | undefined }) {
  const cells: readonly (readonly [figure: string | undefined, words: string])[] = [
    [stats && formatInteger(stats.totalOrders), plural(stats?.totalOrders ?? 0, 'Pedido', 'Pedidos')],
    [stats && formatInteger(stats.completedOrders), plural(stats?.completedOrders ?? 0, 'Concluído', 'Concluídos')],
    [stats && formatInteger(stats.processingOrders), 'Em análise'],
    [stats && formatMoney(stats.totalSpent * 100), 'Investido'],
  ]
  return (
    <dl className="stats columns-2 mt-22 stack rule-top">
      {cells.map(([figure, words]) => (
        <div key={words} className="stats-cell flex rule-bottom">
          <dt className="t-small t-soft">{words}</dt>
          <dd className="t-figure">{figure ?? <Skeleton height={40} width="half" />}</dd>
        </div>
      ))}
    </dl>
  )
}
