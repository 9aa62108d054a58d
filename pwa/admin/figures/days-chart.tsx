import { lazy, Suspense, useMemo, useState } from 'react'
import type { DashboardDay } from '#contract/admin/analytics.ts'
import { formatInteger, formatMoney } from '#contract/format.ts'
import { Skeleton } from '#pwa/ui/skeleton.tsx'

const BarChart = lazy(() => import('./bar-chart.tsx'))

const shortDay = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', day: '2-digit', month: '2-digit' })
const longDay = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
})
const shortMonth = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'short', year: '2-digit' })
const longMonth = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' })

interface DaysChartProps {
  days: readonly DashboardDay[]
  grain: 'day' | 'month'
}

export function DaysChart({ days, grain }: DaysChartProps) {
  const [selected, setSelected] = useState<number | null>(null)
  const isDay = grain === 'day'
  const { labels, whole, part } = useMemo(
    () => ({
      labels: days.map(({ day }) => (isDay ? shortDay : shortMonth).format(new Date(day))),
      whole: days.map(({ orders }) => orders),
      part: days.map(({ completed }) => completed),
    }),
    [days, isDay],
  )
  const shown = selected === null ? undefined : days[selected]
  const title = isDay ? 'Pedidos por dia' : 'Pedidos por mês'
  const name = (day: string) => (isDay ? longDay : longMonth).format(new Date(day))
  return (
    <section className="days-chart">
      <div className="chart-head">
        <h2>{title}</h2>
        <p className="num">
          {shown &&
            `${name(shown.day)}: ${formatInteger(shown.orders)} pedidos, ${formatInteger(shown.completed)} concluídos, ${formatMoney(shown.revenue)}`}
        </p>
        <ul className="chart-legend gap-18 flex t-caption t-soft">
          <li data-swatch="dark">Concluídos</li>
          <li data-swatch="light">Não concluídos</li>
        </ul>
      </div>
      <Suspense fallback={<Skeleton height={200} />}>
        <BarChart labels={labels} whole={whole} part={part} selected={selected} onSelect={setSelected} />
      </Suspense>
      <table className="visually-hidden">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th>{isDay ? 'Dia' : 'Mês'}</th>
            <th>Pedidos</th>
            <th>Concluídos</th>
            <th>Receita</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th>{name(day.day)}</th>
              <td>{day.orders}</td>
              <td>{day.completed}</td>
              <td>{formatMoney(day.revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
