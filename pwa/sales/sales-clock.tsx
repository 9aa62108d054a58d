import { COUNTDOWN_S, SALES_BAND } from './moving-content.ts'
import { clock, useCountdown } from './live-figures.ts'

/** `Termina em 23:47:32`. Not read out: a clock that speaks every second helps nobody. */
export default function SalesClock() {
  const left = useCountdown('revelacao', COUNTDOWN_S)
  if (left === null) return null
  return (
    <span role="timer" aria-live="off">
      {SALES_BAND.ends} {clock(left)}
    </span>
  )
}
