import { type Period, PERIODS } from '#contract/admin/analytics.ts'
import { PERIOD_WORDS } from '#pwa/admin/kit/figure-words.ts'
import { usePressedInSight } from '#pwa/admin/kit/use-pressed-in-sight.ts'

interface PeriodFilterProps {
  value: Period
  onChange: (period: Period) => void
}

export function PeriodFilter({ value, onChange }: PeriodFilterProps) {
  const choices = usePressedInSight(value)
  return (
    <div ref={choices} className="period" role="group" aria-label="Período">
      {PERIODS.map((period) => (
        <button key={period} type="button" aria-pressed={period === value} onClick={() => onChange(period)}>
          {PERIOD_WORDS[period]}
        </button>
      ))}
    </div>
  )
}
