/** All of a person's dates, counted from the salon visit or back from a day they named. */
import { readDate } from './pt.ts'

export type Agenda = {
  /** ISO dates. */
  readonly start: string
  readonly salon: string
  /** 2 to 4. */
  readonly salonWeek: number
  /** Null if none or too far off. */
  readonly event: string | null
  /** The last cut before the named day or month. */
  readonly eventCut: string | null
}

export const DAY_MS = 24 * 60 * 60 * 1000
const WEEK = 7
/** Time to look and to book (P). */
const USUAL_SALON = 14
const EARLIEST_SALON = 7
/** Days before the event: two weeks, or one for a cut that lasts three at most (practice, M). */
const beforeEvent = (weeks: number) => (weeks <= 3 ? WEEK : 2 * WEEK)
const SHORTEST_BEFORE_EVENT = 3
/** Days; the calendar holds eleven whole months. */
const FARTHEST_EVENT = 330
const FALLBACK = '2026-01-01'
/** No salon opens. */
const CLOSED = ['-12-25', '-01-01']

export const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The next working day if salons are closed, or the one before with `back`. */
export function openDay(ms: number, back = false): number {
  const isClosed = (day: number) => CLOSED.some((date) => isoOf(day).endsWith(date))
  if (!isClosed(ms)) return ms
  let day = ms
  do day += back ? -DAY_MS : DAY_MS
  while (isClosed(day) || [0, 6].includes(new Date(day).getUTCDay()))
  return day
}

/** Milliseconds at midnight UTC, else null. */
export function dayOf(iso: string): number | null {
  const date = readDate(iso)
  return date ? Date.UTC(date.year, date.month - 1, date.day) : null
}

/**
 * @param at ISO date of the report; @param weeks how long the recommended cut lasts
 * @param month ISO date of the first day of a month named instead of a day
 */
export function countAgenda(
  at: string,
  eventDate: string | null | undefined,
  weeks: number,
  month: string | null = null,
): Agenda {
  if (!eventDate && month !== null) return beforeMonth(at, month, weeks)
  const start = dayOf(at) ?? dayOf(FALLBACK) ?? 0
  const named = eventDate ? dayOf(eventDate) : null
  const away = named === null ? null : Math.round((named - start) / DAY_MS)
  const isNear = away !== null && away >= EARLIEST_SALON + SHORTEST_BEFORE_EVENT && away <= FARTHEST_EVENT
  const cutDay = isNear ? Math.max(EARLIEST_SALON, away - beforeEvent(weeks)) : null
  // A cut near the usual visit replaces it.
  const isVisit = cutDay !== null && cutDay < USUAL_SALON + 2 * WEEK
  // No cut on the eve: use the open day before.
  const opens = cutDay === null ? null : openDay(start + cutDay * DAY_MS)
  const isLate = opens !== null && named !== null && named - opens < SHORTEST_BEFORE_EVENT * DAY_MS
  const eventCut = cutDay === null ? null : isLate ? openDay(start + cutDay * DAY_MS, true) : opens
  const salon = isVisit && eventCut !== null ? eventCut : openDay(start + USUAL_SALON * DAY_MS)
  return {
    start: isoOf(start),
    salon: isoOf(salon),
    salonWeek: Math.floor((salon - start) / DAY_MS / WEEK) + 1,
    event: isNear && named !== null ? isoOf(named) : null,
    eventCut: eventCut === null ? null : isoOf(eventCut),
  }
}

/** Adds a last cut before the month, unless the visit's cut is still in its first half. */
function beforeMonth(at: string, month: string, weeks: number): Agenda {
  const usual = countAgenda(at, null, weeks)
  const [first, salon] = [dayOf(month), dayOf(usual.salon)]
  if (first === null || salon === null || first - salon < (weeks * WEEK * DAY_MS) / 2) return usual
  return { ...usual, eventCut: isoOf(openDay(first - WEEK * DAY_MS)) }
}

/** Spread evenly up to the cut before the person's day, then at the cut's rhythm. */
export function cutDays({ salon, event, eventCut }: Agenda, weeks: number, until: string): string[] {
  const [first, last] = [dayOf(salon) ?? 0, dayOf(until) ?? 0]
  const before = eventCut === null ? null : (dayOf(eventCut) ?? first)
  const step = weeks * WEEK * DAY_MS
  const days: number[] = []
  let from = first
  if (before !== null && before > first) {
    const visits = Math.max(1, Math.round((before - first) / step))
    for (let visit = 0; visit < visits; visit++)
      days.push(first + Math.round(((before - first) * visit) / visits / DAY_MS) * DAY_MS)
  }
  if (before !== null) {
    days.push(before)
    // No cut in the week after the event.
    from = Math.max(before + step, (dayOf(event ?? '') ?? before) + WEEK * DAY_MS)
  }
  for (let day = from; day <= last; day += step) days.push(day)
  return days.map((day) => isoOf(openDay(day)))
}
