import type { DeskQueueItem } from '#contract/admin/desk.ts'
import { DELIVERY_BUSINESS_HOURS } from '#contract/offer.ts'
import { dueState, dueWords } from '#pwa/admin/kit/deadline.ts'

export interface TimeLeft {
  /** `30 h`, `45 min`, `atrasado 3 h`, `parado`; on a day without business hours, when it is due: `hoje, 22h` */
  readonly words: string
  /** Percent. */
  readonly left: number
  /** `half`, `close`: 50%, 20% left. `today`: due today. */
  readonly tone: 'calm' | 'half' | 'close' | 'today' | 'late'
}

type Clock = Pick<DeskQueueItem, 'minutesLeft' | 'dueAt' | 'isStopped'>

/** Business time left. Null before the clock has started. Days are São Paulo's. */
export function timeLeft({ minutesLeft, dueAt, isStopped }: Clock, now = new Date()): TimeLeft | null {
  if (minutesLeft === null || dueAt === null) return null
  if (isStopped) return { words: 'parado', left: shareLeft(minutesLeft), tone: 'calm' }
  const due = new Date(dueAt)
  const state = dueState(due, now)
  if (state === 'late') return { words: `atrasado ${hours(-minutesLeft)}`, left: 0, tone: 'late' }
  const left = shareLeft(minutesLeft)
  return {
    words: minutesLeft > 0 ? hours(minutesLeft) : dueWords(due, now),
    left,
    tone: state === 'today' ? 'today' : toneOf(left),
  }
}

const shareLeft = (minutes: number) => Math.min(100, (Math.max(0, minutes) / (DELIVERY_BUSINESS_HOURS * 60)) * 100)

const toneOf = (left: number) => (left <= 20 ? 'close' : left <= 50 ? 'half' : 'calm')

const hours = (minutes: number) =>
  minutes < 60 ? `${Math.max(1, Math.round(minutes))} min` : `${Math.round(minutes / 60)} h`
