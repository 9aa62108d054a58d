import { type Period, PERIOD_DAYS } from '#contract/admin/analytics.ts'
import { TIME_ZONE } from '#contract/format.ts'

const DAY_MS = 24 * 3_600_000

export interface Span {
  readonly from: Date
  readonly to: Date
}

const dayInBrazil = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** In São Paulo, `2026-11-20`. */
export const dayOf = (at: Date): string => dayInBrazil.format(at)
/** Brazil has had no summer time since 2019. */
export const midnightOf = (day: string): Date => new Date(`${day}T00:00:00-03:00`)
export const nextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
const midnight = (at: Date) => midnightOf(dayOf(at))

/** The period ending now, and the preceding one of equal length. */
export function spansOf(period: Period, now = new Date()): { now: Span; before: Span | null } {
  const days = PERIOD_DAYS[period]
  if (days === null) return { now: { from: new Date(0), to: now }, before: null }
  const from = new Date(midnight(now).getTime() - (days - 1) * DAY_MS)
  const shift = days * DAY_MS
  return {
    now: { from, to: now },
    before: { from: new Date(from.getTime() - shift), to: new Date(now.getTime() - shift) },
  }
}
