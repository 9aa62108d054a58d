import type { Figures, Period } from '#contract/admin/analytics.ts'
import { figureWords, type Metric, trendOf } from '#pwa/admin/kit/figure-words.ts'

interface MetricStripProps {
  metrics: readonly Metric[]
  /** Absent while they are read. */
  now: Partial<Figures> | undefined
  /** Of the period before, as long. */
  before: Partial<Figures> | null | undefined
  period: Period
}

/** Figures ruled apart, each held against the period before. */
export function MetricStrip({ metrics, now, before, period }: MetricStripProps) {
  return (
    <dl className="metrics" aria-busy={now === undefined}>
      {metrics.map((metric, at) => {
        const value = now?.[metric.id] ?? null
        const trend = trendOf(metric, value, before?.[metric.id], period)
        return (
          <div key={metric.id}>
            <dt>{metric.label}</dt>
            <dd className="metric-value num">{now ? figureWords(metric, value) : ' '}</dd>
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
