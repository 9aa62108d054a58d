import { DELIVERY_BUSINESS_HOURS } from '#contract/offer.ts'
import { dueState, dueWords } from '#pwa/admin/kit/deadline.ts'

export interface TimeLeft {
  /** `30 h`, `45 min`, `atrasado 3 h`; on a day without business hours, when it is due: `hoje, 22h` */
  readonly words: string
  /** Percent. */
  readonly left: number
  /** `half`, `close`: 50%, 20% left. `today`: due today. */
  readonly tone: 'calm' | 'half' | 'close' | 'today' | 'late'
}

/** Business time left. Null before the clock has started. Days are São Paulo's. */
export function timeLeft(minutesLeft: number | null, dueAt: string | null, now = new Date()): TimeLeft | null {
  if (minutesLeft === null || dueAt === null) return null
  const due = new Date(dueAt)
  const state = dueState(due, now)
  if (state === 'late') return { words: `atrasado ${hours(-minutesLeft)}`, left: 0, tone: 'late' }
  const left = Math.min(100, (Math.max(0, minutesLeft) / (DELIVERY_BUSINESS_HOURS * 60)) * 100)
  return {
    words: minutesLeft > 0 ? hours(minutesLeft) : dueWords(due, now),
    left,
    tone: state === 'today' ? 'today' : toneOf(left),
  }
}

const toneOf = (left: number) => (left <= 20 ? 'close' : left <= 50 ? 'half' : 'calm')

const hours = (minutes: number) =>
  minutes < 60 ? `${Math.max(1, Math.round(minutes))} min` : `${Math.round(minutes / 60)} h`
