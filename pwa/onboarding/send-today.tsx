import { lazy, Suspense } from 'react'
import type { FormHairToday } from '#contract/facts.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import type TodayChipsView from './today-chips.tsx'

const notHere: typeof TodayChipsView = () => <p>Medido na régua.</p>
/** It names cuts, and they are heavy; without a network it may not come. */
const TodayChips = lazy(() => import('./today-chips.tsx').catch(() => ({ default: notHere })))

interface SendTodayProps {
  today: FormHairToday | null
  record: ObservedRecord
  onMeasure: () => void
}

/** The hair as it is today, or the ruler once more; who covers it is not asked. */
export function SendToday({ today, record: { covering }, onMeasure }: SendTodayProps) {
  const isMeasured = today !== null && (today.cm ?? today.sidesCm ?? today.cut) !== null
  if (!isMeasured && covering !== undefined && covering.value !== 'não') return null
  return (
    <li>
      <p>O cabelo hoje</p>
      {isMeasured ? (
        <Suspense fallback={<p>…</p>}>
          <TodayChips today={today} />
        </Suspense>
      ) : (
        <p>Sem medida. Com ela, cada corte diz de onde parte e quanto falta crescer.</p>
      )}
      <button
        type="button"
        className="send-edit"
        onClick={onMeasure}
        aria-label={isMeasured ? 'Mudar o cabelo de hoje' : 'Medir o cabelo de hoje'}
      >
        {isMeasured ? 'Mudar' : 'Medir'}
      </button>
    </li>
  )
}
