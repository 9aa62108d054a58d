/** All of a person's dates, counted from the salon visit or back from a day they named. */
import { holidayOn, isClosed } from './holidays.ts'
import { readDate } from './pt.ts'

export type Agenda = {
  /** ISO dates. */
  readonly start: string
  readonly salon: string
  /** From 1. */
  readonly salonWeek: number
  /** Null if none, or past. */
  readonly event: string | null
  /** ISO dates of their further days; the calendar counts back from none of them. */
  readonly alsoEvents?: readonly string[]
  /** The last cut before the named day or month; null if none is wanted, or there is no time for one. */
  readonly eventCut: string | null
  readonly ownDays?: OwnDays
  /** In which nothing is booked. */
  readonly closed?: readonly Span[]
  /** Fewest weeks between two cuts. */
  readonly apart?: number
  /** Everything that is paid for falls on the days of the cut: where visits are few, and at a barber's, who does it all. */
  readonly isTogether?: boolean
  /** The beard's outline before their day: the countdown and the months name the same one. */
  readonly outline?: string
  /** Single visits that a visagist moved or took out. */
  readonly moved?: readonly VisitMove[]
}

/** Cares for which somebody is paid. */
export const VISIT_CARES = ['corte', 'franja', 'barbearia', 'sobrancelha', 'cor', 'alisamento'] as const
export type VisitCare = (typeof VISIT_CARES)[number]

/** A visit of one care; `to` is its new day, null where it is out. ISO dates. */
export type VisitMove = { readonly care: VisitCare; readonly at: string; readonly to: string | null }

/** Weekdays of the person's own, 0 Sunday: the only ones on which they can go, or those on which they cannot. */
/** Days in which nothing is booked; `to` is the first on which it is again, null where nobody knows. */
export type Span = { readonly from: string; readonly to: string | null }

export type OwnDays = { readonly only: readonly number[]; readonly never: readonly number[] }

export const DAY_MS = 24 * 60 * 60 * 1000
const WEEK = 7
/** Time to look and to book (P). */
export const USUAL_SALON = 14
/** Days from a cut to the event: it settles, and the clippers' line is gone (practice, M). */
export const CUT_BEFORE_EVENT = 8
export const LEAST_BEFORE_EVENT = 3
/** A cut that takes length is lived in first (practice, M). */
export const NEW_CUT_BEFORE_EVENT = 14
/** A first visit that falls this near is the event's own. */
export const FIRST_VISIT_DAYS = USUAL_SALON + 2 * WEEK
const FALLBACK = '2026-01-01'
export const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** That day, or the next on which salons open and the person can go; with `back` the last before it. */
export function openDay(ms: number, back = false, own?: OwnDays): number {
  let day = ms
  while (isShut(day, own)) day += back ? -DAY_MS : DAY_MS
  return day
}

const SALON_DAYS = [2, 3, 4, 5, 6]
/** Whose only day is a Monday finds a door that opens then. */
function isShut(day: number, { only, never }: OwnDays = { only: [], never: [] }): boolean {
  const weekday = new Date(day).getUTCDay()
  if (only.length > 0) return holidayOn(day) !== null || !only.includes(weekday)
  return isClosed(day) || (never.includes(weekday) && !SALON_DAYS.every((one) => never.includes(one)))
}

/** Milliseconds at midnight UTC, else null. */
export function dayOf(iso: string): number | null {
  const date = readDate(iso)
  return date ? Date.UTC(date.year, date.month - 1, date.day) : null
}

/**
 * @param at ISO date of the report; @param weeks how long the recommended cut lasts
 * @param month ISO date of the first day of a month named instead of a day
 * @param least days before the event within which nothing is cut
 * @param notBefore ISO date before which no visit falls, or null
 * @param before days from the last cut to the event; null where nothing is cut for it
 */
export function countAgenda(
  at: string,
  eventDate: string | null | undefined,
  weeks: number,
  month: string | null = null,
  before: number | null = CUT_BEFORE_EVENT,
  ownDays?: OwnDays,
  notBefore: string | null = null,
  least = LEAST_BEFORE_EVENT,
): Agenda {
  if (!eventDate && month !== null) return beforeMonth(at, month, weeks, ownDays)
  const start = dayOf(at) ?? dayOf(FALLBACK) ?? 0
  const named = eventDate ? dayOf(eventDate) : null
  const isHeld = named !== null && named >= start
  const eventCut = isHeld && before !== null ? cutBefore(start, named, before, least, ownDays) : null
  // A cut near the usual visit replaces it.
  const isVisit = eventCut !== null && eventCut - start < FIRST_VISIT_DAYS * DAY_MS
  const free = notBefore === null ? start : (dayOf(notBefore) ?? start)
  const usual = openDay(Math.max(start + USUAL_SALON * DAY_MS, free), false, ownDays)
  // Too near to be cut for it: nothing is, until it is over.
  const isAfter = isHeld && before !== null && eventCut === null && usual <= named
  const salon = isVisit ? eventCut : isAfter ? openDay(named + DAY_MS, false, ownDays) : usual
  return {
    start: isoOf(start),
    salon: isoOf(salon),
    salonWeek: Math.floor((salon - start) / DAY_MS / WEEK) + 1,
    event: isHeld ? isoOf(named) : null,
    eventCut: eventCut === null ? null : isoOf(eventCut),
    ...(ownDays ? { ownDays } : {}),
  }
}

/** On an open day after one on which it can be booked, and never so late that it shows. */
function cutBefore(start: number, event: number, before: number, least: number, own?: OwnDays): number | null {
  const wanted = openDay(event - before * DAY_MS, true, own)
  const day = Math.max(wanted, openDay(openDay(start + DAY_MS) + DAY_MS, false, own))
  return event - day < Math.min(before, least) * DAY_MS ? null : day
}

/** Adds a last cut before the month, unless the visit's cut is still in its first half. */
function beforeMonth(at: string, month: string, weeks: number, own?: OwnDays): Agenda {
  const usual = countAgenda(at, null, weeks, null, CUT_BEFORE_EVENT, own)
  const [first, salon] = [dayOf(month), dayOf(usual.salon)]
  if (first === null || salon === null || first - salon < (weeks * WEEK * DAY_MS) / 2) return usual
  return { ...usual, eventCut: isoOf(openDay(first - WEEK * DAY_MS, false, own)) }
}

export const isClosedOn = (closed: readonly Span[], iso: string): boolean =>
  closed.some(({ from, to }) => iso >= from && (to === null || iso < to))

/** The first day from then on in no closed time; null where the last one has no end. */
export function firstOpen(closed: readonly Span[], iso: string): string | null {
  const within = closed.find(({ from, to }) => iso >= from && (to === null || iso < to))
  if (within === undefined) return iso
  return within.to === null ? null : firstOpen(closed, within.to)
}

/** A cut of a closed time waits for its end, or is the next one where that is near. */
function outsideClosed(days: readonly string[], step: number, { closed = [], ownDays }: Agenda): string[] {
  if (closed.length === 0) return [...days]
  const kept: string[] = []
  for (const day of days) {
    const open = firstOpen(closed, day)
    const at = open === null ? null : open === day ? day : isoOf(openDay(dayOf(open) ?? 0, false, ownDays))
    const last = dayOf(kept.at(-1) ?? '')
    if (at !== null && (last === null || (dayOf(at) ?? 0) - last >= step * 0.6)) kept.push(at)
  }
  return kept
}

/** Its days, first to last, each where it was moved to, without those taken out. */
export const movedDays = (care: string, days: readonly string[], { moved = [] }: Agenda): string[] =>
  days
    .flatMap((day) => {
      const move = moved.find((one) => one.care === care && one.at === day)
      return move ? (move.to ?? []) : day
    })
    .sort()

/** Spread evenly up to the cut before the person's day, then at the cut's rhythm; single ones as they were moved. */
export function cutDays(agenda: Agenda, weeks: number, until: string): string[] {
  // A later one may have been moved before that day.
  const last = [until, ...(agenda.moved ?? []).map(({ at }) => at)].sort().at(-1) ?? until
  return movedDays('corte', countedCuts(agenda, weeks, last), agenda).filter((day) => day <= until)
}

function countedCuts(agenda: Agenda, weeks: number, until: string): string[] {
  const { salon, event, eventCut, ownDays } = agenda
  const [first, last] = [dayOf(salon) ?? 0, dayOf(until) ?? 0]
  const before = eventCut === null ? null : (dayOf(eventCut) ?? first)
  const step = weeks * WEEK * DAY_MS
  const days: number[] = []
  let from = first
  if (before !== null && before > first) {
    const most = Math.floor((before - first) / ((agenda.apart ?? 0) * WEEK * DAY_MS))
    const visits = Math.max(1, Math.min(Math.round((before - first) / step), most))
    for (let visit = 0; visit < visits; visit++)
      days.push(first + Math.round(((before - first) * visit) / visits / DAY_MS) * DAY_MS)
  }
  if (before !== null) {
    days.push(before)
    // No cut in the week after the event.
    from = Math.max(before + step, (dayOf(event ?? '') ?? before) + WEEK * DAY_MS)
  }
  for (let day = from; day <= last; day += step) days.push(day)
  const open = days.filter((day) => day <= last).map((day) => openDay(day, false, ownDays))
  const all = open.map((day, at) => isoOf(day === before ? day : besideEvents(day, open[at - 1] ?? null, agenda)))
  return outsideClosed(countedBack(all, step, agenda), step, agenda).filter((day) => day <= until)
}

/** Each further day has its last cut, where the cuts beside it are far enough away. */
function countedBack(days: readonly string[], step: number, agenda: Agenda): string[] {
  const { alsoEvents = [], salon, eventCut, ownDays, apart = 0 } = agenda
  const least = Math.max(2, apart) * WEEK * DAY_MS
  return alsoEvents.reduce<string[]>(
    (all, event) => {
      const day = dayOf(event)
      if (day === null) return all
      const wanted = openDay(day - CUT_BEFORE_EVENT * DAY_MS, true, ownDays)
      const away = (iso: string) => Math.abs((dayOf(iso) ?? 0) - wanted)
      const [near] = all
        .filter((iso) => iso !== salon && iso !== eventCut && away(iso) <= step / 2)
        .sort((a, b) => away(a) - away(b))
      const rest = all.filter((iso) => iso !== near)
      return isoOf(wanted) > salon && rest.every((iso) => away(iso) >= least) ? [...rest, isoOf(wanted)].sort() : all
    },
    [...days],
  )
}

/** A cut of the week before another of their days comes earlier, or after it where the last one is too near. */
function besideEvents(day: number, previous: number | null, { alsoEvents = [], salon, ownDays }: Agenda): number {
  const next = alsoEvents
    .flatMap((iso) => dayOf(iso) ?? [])
    .find((event) => event >= day && event - day < WEEK * DAY_MS)
  if (next === undefined || isoOf(day) === salon) return day
  const earlier = openDay(next - CUT_BEFORE_EVENT * DAY_MS, true, ownDays)
  return earlier - (previous ?? dayOf(salon) ?? earlier) >= 2 * WEEK * DAY_MS
    ? earlier
    : openDay(next + DAY_MS, false, ownDays)
}
