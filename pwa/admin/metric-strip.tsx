import type { Dashboard, MetricGroup, Period } from '#contract/admin-analytics.ts'
import { figureWords, METRICS, trendOf } from './figure-words.ts'

interface MetricStripProps {
  dashboard: Dashboard | undefined
  group: MetricGroup
  period: Period
}

/** The figures of one group, ruled apart. */
export function MetricStrip({ dashboard, group, period }: MetricStripProps) {
  return (
    <dl className="metrics" aria-busy={dashboard === undefined}>
      {METRICS.filter(({ groups }) => groups.includes(group)).map((metric, at) => {
        const now = dashboard?.now[metric.id] ?? null
        const trend = trendOf(metric, now, dashboard?.before?.[metric.id], period)
        return (
          <div key={metric.id}>
            <dt>{metric.label}</dt>
            <dd className="metric-value num">{dashboard ? figureWords(metric, now) : ' '}</dd>
            <dd className="metric-trend num" data-tone={trend?.tone}>
              {trend?.change} {/* Said once for the eye; for the ear with each. */}
              <span className={at === 0 ? undefined : 'visually-hidden'}>{trend?.against}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
