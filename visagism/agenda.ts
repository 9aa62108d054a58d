/**
 * The one agenda of a person: the day of the salon, from which every other date is counted, and back from a day of their own where they
 * named one. Calendar, first thirty days and card read it; none of them counts by itself.
 */
import { readDate } from './pt.ts'

export type Agenda = {
  /** ISO dates. */
  readonly start: string
  readonly salon: string
  /** Week of the salon among the first four, from 2 to 4. */
  readonly salonWeek: number
  /** Their own day, as long as a year can be counted to it; null where none was named. */
  readonly event: string | null
  /** The cut before that day, or before the month they named. */
  readonly eventCut: string | null
}

export const DAY_MS = 24 * 60 * 60 * 1000
const WEEK = 7
/** The third week: time to look, and to book (P). */
const USUAL_SALON = 14
const EARLIEST_SALON = 7
/** A cut is two weeks old on the day; one that lasts three weeks at most, one week (practice, M). */
const beforeEvent = (weeks: number) => (weeks <= 3 ? WEEK : 2 * WEEK)
const SHORTEST_BEFORE_EVENT = 3
/** The calendar holds eleven whole months, whatever the day it begins. */
const FARTHEST_EVENT = 330
const FALLBACK = '2026-01-01'
/** Month and day on which no salon opens. */
const CLOSED = ['-12-25', '-01-01']

export const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The day itself, or where salons are closed on it the next working day; the one before with `back`. */
export function openDay(ms: number, back = false): number {
  const isClosed = (day: number) => CLOSED.some((date) => isoOf(day).endsWith(date))
  if (!isClosed(ms)) return ms
  let day = ms
  do day += back ? -DAY_MS : DAY_MS
  while (isClosed(day) || [0, 6].includes(new Date(day).getUTCDay()))
  return day
}

/** Milliseconds of an ISO date at midnight UTC; null for a text that is none. */
export function dayOf(iso: string): number | null {
  const date = readDate(iso)
  return date ? Date.UTC(date.year, date.month - 1, date.day) : null
}

/**
 * @param at ISO date the report is made; @param weeks how long the recommended cut lasts
 * @param month ISO date of the first day of a month they named instead of a day
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
  // A cut for the day that falls near the usual visit is that visit.
  const isVisit = cutDay !== null && cutDay < USUAL_SALON + 2 * WEEK
  // Nothing is cut on the eve: where the next open day would be that near, the one before.
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

/** The last cut falls in the days before the month begins, unless the one of the salon is then still in its first half. */
function beforeMonth(at: string, month: string, weeks: number): Agenda {
  const usual = countAgenda(at, null, weeks)
  const [first, salon] = [dayOf(month), dayOf(usual.salon)]
  if (first === null || salon === null || first - salon < (weeks * WEEK * DAY_MS) / 2) return usual
  return { ...usual, eventCut: isoOf(openDay(first - WEEK * DAY_MS)) }
}

/** Days of the cuts from the salon on: evenly up to the one before the person's day, and at their rhythm after it. */
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
    // Nothing new in the days around it.
    from = Math.max(before + step, (dayOf(event ?? '') ?? before) + WEEK * DAY_MS)
  }
  for (let day = from; day <= last; day += step) days.push(day)
  return days.map((day) => isoOf(openDay(day)))
}
