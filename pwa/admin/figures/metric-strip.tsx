import type { Figures, Period } from '#contract/admin/analytics.ts'
import { figureWords, type Metric, trendOf } from '#pwa/admin/kit/figure-words.ts'

interface MetricStripProps {
  metrics: readonly Metric[]
  /** Absent while loading. */
  now: Partial<Figures> | undefined
  /** Of the preceding period, equally long. */
  before: Partial<Figures> | null | undefined
  period: Period
}

export function MetricStrip({ metrics, now, before, period }: MetricStripProps) {
  return (
    <dl className="metrics flex wrap rule-top rule-bottom" aria-busy={now === undefined}>
      {metrics.map((metric, at) => {
        const value = now?.[metric.id] ?? null
        const trend = trendOf(metric, value, before?.[metric.id], period)
        return (
          <div key={metric.id}>
            <dt className="t-caption t-soft">{metric.label}</dt>
            <dd className="metric-value mt-2 nowrap num">{now ? figureWords(metric, value) : ' '}</dd>
            <dd className="metric-trend num" data-tone={trend?.tone}>
              {trend?.change} {/* Visible once, but repeated to screen readers with each figure. */}
              <span className={at === 0 ? undefined : 'visually-hidden'}>{trend?.against}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
