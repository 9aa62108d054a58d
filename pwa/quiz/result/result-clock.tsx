import { clock, useCountdown } from '#pwa/sales/live-figures.ts'

const COUNTDOWN_S = 15 * 60

/** The offer's clock, only where clocks may be shown. */
export default function ResultClock() {
  const left = useCountdown(COUNTDOWN_S)
  return left !== null && clock(left)
}
