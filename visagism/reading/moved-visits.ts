/** Single visits of the year as a visagist moved them: each found again in the year as it is now, judged, and put into the agenda. */
import {
  type Agenda,
  DAY_MS,
  dayOf,
  isClosedOn,
  isoOf,
  openDay,
  type VisitCare,
  type VisitMove,
} from '../knowledge/agenda.ts'
import { holidayOn, isClosed } from '../knowledge/holidays.ts'
import { LAST_DAYS } from '../knowledge/maintenance.ts'
import { readDate, WEEKDAY_NAMES } from '../knowledge/pt.ts'
import {
  VISIT_AFTER_DAY,
  VISIT_COUNTED,
  VISIT_GONE,
  VISIT_KEPT,
  VISIT_ONLY,
  VISIT_PAST,
  VISIT_TAKEN,
  visitBefore,
  visitBeforeDay,
  visitBeyond,
  visitInClosed,
  visitOnClosed,
  visitOnHoliday,
  visitOnOwn,
  visitPasses,
  visitTooNear,
} from './visit-words.ts'

/** Paid for, on one day; `what` names it with all that is done in the same chair. */
export type Visit = { readonly care: VisitCare; readonly what: string; readonly at: string }

/** `why` it does not stand; null: it does. */
export type JudgedMove = VisitMove & { readonly why: string | null }

export type MovableYear = {
  /** Those of the year that this agenda makes, first to last. */
  readonly visitsIn: (agenda: Agenda) => readonly Visit[]
  /** From one of this care to the next. */
  readonly weeksOf: (care: VisitCare) => number
  /** Fewest weeks between any two, by their own words; null where nothing caps it. */
  readonly cap: number | null
  /** Days that a cut settles before their day. */
  readonly settles: number
  /** Before it nobody cuts; null where nothing holds it. */
  readonly cutFrom: string | null
  /** First of the month for which they are cut. */
  readonly month: string | null
  /** With what is counted from its own cut. */
  readonly complete: (agenda: Agenda) => Agenda
}

/** Facts and the day of the report may have shifted it by so much since. */
const SHIFTED_DAYS = 10
/** Of its rhythm: nearer, the second finds nothing to do. */
const NEAREST = 0.75
/** Doors that open on other days. */
const DOOR_DAYS = 4

/** The agenda with every move that stands, and what became of each. */
export function withMovedVisits(
  base: Agenda,
  moves: readonly VisitMove[],
  year: MovableYear,
): { readonly agenda: Agenda; readonly moves: readonly JudgedMove[] } {
  if (moves.length === 0) return { agenda: base, moves: [] }
  let agenda = base
  const whys = new Map<VisitMove, string | null>()
  const isRefused = (move: VisitMove): boolean => {
    const tried = tryOn(agenda, move, year)
    agenda = tried.agenda
    whys.set(move, tried.why)
    return tried.why !== null
  }
  const visits = year.visitsIn(base)
  const partOf = (move: VisitMove): Part => {
    const visit = foundIn(visits, move, base, year)
    return visit === undefined ? 'plain' : partIn(base, visit, visits)
  }
  // What the year is counted from comes first; of the rest one may make room for another.
  for (const part of COUNTED_FROM) moves.filter((move) => partOf(move) === part).forEach(isRefused)
  let left = moves.filter((move) => partOf(move) === 'plain')
  for (let tried = -1; left.length !== tried && left.length > 0;) {
    tried = left.length
    left = left.filter(isRefused)
  }
  return { agenda, moves: moves.map((move) => ({ ...move, why: whys.get(move) ?? null })) }
}

const COUNTED_FROM = ['first', 'day', 'outline'] as const
type Part = (typeof COUNTED_FROM)[number] | 'plain'

function partIn({ salon, event, eventCut, outline }: Agenda, { care, at }: Visit, visits: readonly Visit[]): Part {
  const isCut = care === 'corte'
  if (at === salon && (isCut || !visits.some((visit) => visit.care === 'corte'))) return 'first'
  if (isCut && at === eventCut) return 'day'
  return care === 'barbearia' && at === outline && event !== null ? 'outline' : 'plain'
}

/** The nearest of its care that nothing else moved. */
function foundIn(visits: readonly Visit[], move: VisitMove, agenda: Agenda, year: MovableYear): Visit | undefined {
  const most = Math.min(SHIFTED_DAYS, (year.weeksOf(move.care) * 7) / 2)
  const isFree = ({ care, at }: Visit) =>
    care === move.care && !(agenda.moved ?? []).some((one) => one.care === care && one.to === at)
  const away = ({ at }: Visit) => Math.abs(daysFrom(at, move.at))
  return visits.filter((visit) => isFree(visit) && away(visit) <= most).sort((a, b) => away(a) - away(b))[0]
}

const daysFrom = (from: string, to: string): number => Math.round(((dayOf(to) ?? 0) - (dayOf(from) ?? 0)) / DAY_MS)

function tryOn(
  agenda: Agenda,
  move: VisitMove,
  year: MovableYear,
): { readonly agenda: Agenda; readonly why: string | null } {
  const visits = year.visitsIn(agenda)
  const visit = foundIn(visits, move, agenda, year)
  if (!visit) return { agenda, why: VISIT_GONE }
  const part = partIn(agenda, visit, visits)
  const next = applied(agenda, visit, part, move.to, visits, year)
  const why =
    (move.to === null ? keptFor(part, agenda, visit, visits) : dayRefused(move.to, visit, part, agenda, year)) ??
    yearRefused(visits, year.visitsIn(next), visit, move.to, year)
  return why === null ? { agenda: next, why } : { agenda, why }
}

/** What must not go, though it may move. */
function keptFor(part: Part, { eventCut }: Agenda, { care, at }: Visit, visits: readonly Visit[]): string | null {
  if (part === 'day' || part === 'outline' || at === eventCut) return VISIT_COUNTED
  return part === 'first' && visits.filter((visit) => visit.care === care).length < 2 ? VISIT_ONLY : null
}

function applied(
  agenda: Agenda,
  { care, at }: Visit,
  part: Part,
  to: string | null,
  visits: readonly Visit[],
  { complete }: MovableYear,
): Agenda {
  if (part === 'first') {
    const salon = to ?? visits.find((visit) => visit.care === care && visit.at > at)?.at ?? at
    const salonWeek = Math.floor(daysFrom(agenda.start, salon) / 7) + 1
    return complete({ ...agenda, salon, salonWeek, ...(at === agenda.eventCut ? { eventCut: salon } : {}) })
  }
  if (part === 'day' && to !== null) return complete({ ...agenda, eventCut: to })
  if (part === 'outline' && to !== null) return { ...agenda, outline: to }
  return { ...agenda, moved: [...(agenda.moved ?? []), { care, at, to }] }
}

/** The day itself, whatever lies beside it. */
function dayRefused(to: string, visit: Visit, part: Part, agenda: Agenda, year: MovableYear): string | null {
  const { start, closed = [], ownDays, event, eventCut, alsoEvents = [] } = agenda
  const day = dayOf(to)
  if (day === null || to <= start) return VISIT_PAST
  const last = lastDay(start)
  if (to > last) return visitBeyond(last)
  const holiday = holidayOn(day)
  if (holiday !== null) return visitOnHoliday(to, holiday)
  const weekday = WEEKDAY_NAMES[new Date(day).getUTCDay()] ?? ''
  if (openDay(day, false, ownDays) !== day) return isClosed(day) ? visitOnClosed(weekday) : visitOnOwn(weekday)
  const shut = closed.find((span) => isClosedOn([span], to))
  if (shut) return visitInClosed(shut.from, shut.to)
  if (visit.care === 'corte' && year.cutFrom !== null && to < year.cutFrom) return visitBefore(year.cutFrom)
  const isForDay = part === 'day' || part === 'outline' || visit.at === eventCut
  if (isForDay && to > (event ?? year.month ?? to)) return VISIT_AFTER_DAY
  const least = visit.care === 'corte' ? year.settles : part === 'outline' ? 1 : (LAST_DAYS[visit.care] ?? 1)
  const near = [event ?? [], alsoEvents]
    .flat()
    .map((one) => daysFrom(to, one))
    .find((days) => days >= 0 && days < least)
  return near === undefined ? null : visitBeforeDay(near, least)
}

/** Of the twelve months that are shown. */
function lastDay(start: string): string {
  const from = readDate(start) ?? { year: 2026, month: 1 }
  const months = Date.UTC(from.year, from.month + 11, 0)
  return isoOf(Math.min(months, (dayOf(start) ?? months) + 364 * DAY_MS))
}

/** The year that it makes: no two too near, none passes another, and the visit is where it was asked to be. */
function yearRefused(
  before: readonly Visit[],
  after: readonly Visit[],
  { care, at }: Visit,
  to: string | null,
  { weeksOf, cap }: MovableYear,
): string | null {
  const has = (visits: readonly Visit[], day: string) => visits.some((one) => one.care === care && one.at === day)
  if (to === null) return has(after, at) ? VISIT_KEPT : null
  if (to !== at && has(before, to)) return VISIT_TAKEN
  const passed = before.find(
    (one) => one.care === care && one.at !== at && one.at > at !== one.at > to && has(after, one.at),
  )
  if (passed) return visitPasses(passed.at)
  const least = Math.round(Math.max(weeksOf(care) * 7 * NEAREST, (cap ?? 0) * 7 - DOOR_DAYS))
  const [was, is] = [besideOf(before, care, at), besideOf(after, care, to)]
  for (const side of [0, 1] as const) {
    const other = is[side]
    const days = other === undefined ? least : Math.abs(daysFrom(other, to))
    if (other !== undefined && days < least && days < Math.abs(daysFrom(was[side] ?? '9999-12-31', at)))
      return visitTooNear(other, days, least)
  }
  return has(after, to) ? null : VISIT_KEPT
}

/** The last before and the first after; a fringe is trimmed with each cut. */
function besideOf(
  visits: readonly Visit[],
  of: VisitCare,
  day: string,
): readonly [string | undefined, string | undefined] {
  const days = visits
    .filter(({ care, at }) => (care === of && at !== day) || (of === 'franja' && care === 'corte'))
    .map(({ at }) => at)
  return [days.filter((one) => one <= day).at(-1), days.find((one) => one > day)]
}
