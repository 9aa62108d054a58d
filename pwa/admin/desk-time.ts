import { DELIVERY_BUSINESS_HOURS } from '#contract/offer.ts'

export interface TimeLeft {
  /** `30 h`, `45 min`, `atrasado 3 h` */
  readonly words: string
  /** What is left of the delivery time, 0–100. */
  readonly left: number
  /** Half, four fifths or all of it is gone. */
  readonly tone: 'calm' | 'half' | 'close' | 'late'
}

/** How much of an order's business time is left. Null before the clock has started. */
export function timeLeft(minutesLeft: number | null): TimeLeft | null {
  if (minutesLeft === null) return null
  if (minutesLeft <= 0) return { words: `atrasado ${hours(-minutesLeft)}`, left: 0, tone: 'late' }
  const left = Math.min(100, (minutesLeft / (DELIVERY_BUSINESS_HOURS * 60)) * 100)
  return { words: hours(minutesLeft), left, tone: left <= 20 ? 'close' : left <= 50 ? 'half' : 'calm' }
}

const hours = (minutes: number) =>
  minutes < 60 ? `${Math.max(1, Math.round(minutes))} min` : `${Math.round(minutes / 60)} h`
