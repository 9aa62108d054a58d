import { TIME_ZONE } from '#contract/format.ts'
import { DELIVERY_BUSINESS_HOURS } from '#contract/offer.ts'

export interface TimeLeft {
  /** `30 h`, `45 min`, `atrasado 3 h` */
  readonly words: string
  /** What is left of the delivery time, 0–100. */
  readonly left: number
  /** Half, four fifths or all of it is gone; or it is promised for today. */
  readonly tone: 'calm' | 'half' | 'close' | 'today' | 'late'
}

const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** How much of an order's business time is left. Null before the clock has started. Days are São Paulo's. */
export function timeLeft(minutesLeft: number | null, dueAt: string | null, now = new Date()): TimeLeft | null {
  if (minutesLeft === null) return null
  if (minutesLeft <= 0) return { words: `atrasado ${hours(-minutesLeft)}`, left: 0, tone: 'late' }
  const left = Math.min(100, (minutesLeft / (DELIVERY_BUSINESS_HOURS * 60)) * 100)
  const isToday = dueAt !== null && dayKey.format(new Date(dueAt)) === dayKey.format(now)
  return { words: hours(minutesLeft), left, tone: isToday ? 'today' : toneOf(left) }
}

const toneOf = (left: number) => (left <= 20 ? 'close' : left <= 50 ? 'half' : 'calm')

const hours = (minutes: number) =>
  minutes < 60 ? `${Math.max(1, Math.round(minutes))} min` : `${Math.round(minutes / 60)} h`
