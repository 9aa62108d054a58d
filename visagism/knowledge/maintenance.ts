/** Care intervals and a year of care (docs/visagism.md §6; C–B; brows and beard shop M). */
import {
  type Agenda,
  cutDays,
  DAY_MS,
  dayOf,
  isClosedOn,
  isoOf,
  movedDays,
  openDay,
  type OwnDays,
  VISIT_CARES,
} from './agenda.ts'
import type { HairTexture } from './axes.ts'
import type { MaintenanceLevel } from './form.ts'
import { MONTH_NOTES, type MonthList } from './month-notes.ts'
import { MONTHS, readDate, shortDate } from './pt.ts'
import type { Basis } from './sources.ts'

export type Care = {
  readonly id:
    | 'corte'
    | 'franja'
    | 'barba'
    | 'barbearia'
    | 'sobrancelha'
    | 'cor'
    | 'alisamento'
    | 'matizador'
    | 'hidratacao'
    | 'foto'
    | 'descanso'
    | 'cabeca'
  /** `Corte: long bob na clavícula` */
  readonly what: string
  readonly weeks: number
  /** `a cada 8 semanas` */
  readonly interval: string
  readonly why: string
  /** ISO date of the last time, from which it is counted; null where nobody knows it, and no day is named. */
  readonly since?: string | null
  readonly basis: Basis
}

export type CalendarTask = {
  readonly id: Care['id']
  readonly what: string
  /** ISO date */ readonly at: string
  readonly when: string
}
export type CalendarMonth = {
  /** `março de 2026` */
  readonly name: string
  /** 1–12 */
  readonly month: number
  readonly year: number
  readonly tasks: readonly CalendarTask[]
  /** ISO dates of their own days in this month, first to last. */
  readonly events: readonly string[]
  /** For the Brazilian season; one or two sentences. */
  readonly note: string
}

/** Weeks between visits that the form names with each level. */
export const FEWEST_WEEKS: Readonly<Record<MaintenanceLevel, number>> = { Baixa: 8, Média: 5, Alta: 3 }

/** Baixa the longest interval, Alta the shortest, none oftener than the form says where the interval reaches so far (P, docs/visagism.md §6). */
export function weeksFor(range: readonly [number, number], level: MaintenanceLevel | null | undefined): number {
  const [shortest, longest] = range
  const middle = Math.round((shortest + longest) / 2)
  if (!level) return middle
  const own = { Baixa: longest, Média: middle, Alta: shortest }[level]
  return Math.min(longest, Math.max(own, FEWEST_WEEKS[level]))
}

export const everyWeeks = (weeks: number) => (weeks === 1 ? 'toda semana' : `a cada ${weeks} semanas`)

/**
 * Cuts follow the agenda; salon care counts from the visit, home care from the start.
 * @param list month notes, if not those of the texture
 */
export function yearOfCare(
  cares: readonly Care[],
  agenda: Agenda,
  texture: HairTexture | null = null,
  list: MonthList | null = null,
): CalendarMonth[] {
  const hair = texture === null ? 'qualquer' : texture === 'liso' || texture === 'ondulado' ? 'solto' : 'curvo'
  const notes = MONTH_NOTES[list ?? hair]
  const start = readDate(agenda.start) ?? { year: 2026, month: 1, day: 1 }
  const cutEvery = cares.find(({ id }) => id === 'corte')?.weeks ?? null
  const tasks = booked(
    cares,
    cares.flatMap((care) => datesOf(care, agenda, cutEvery)),
    agenda,
  )
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((start.month - 1 + index) % 12) + 1
    const year = start.year + Math.floor((start.month - 1 + index) / 12)
    const prefix = `${year}-${String(month).padStart(2, '0')}`
    return {
      name: `${MONTHS[month - 1] ?? ''} de ${year}`,
      month,
      year,
      tasks: tasks.filter((task) => task.at.startsWith(prefix)).sort((a, b) => a.at.localeCompare(b.at)),
      events: [agenda.event ?? [], agenda.alsoEvents ?? []]
        .flat()
        .filter((day) => day.startsWith(prefix))
        .sort(),
      note: notes[month - 1] ?? '',
    }
  })
}

const YEAR_WEEKS = 52
const WEEK_MS = 7 * DAY_MS

/** Weeks after the visit: brows once the cut is lived in, colour never on its day. */
const AFTER_SALON: Readonly<Partial<Record<Care['id'], number>>> = {
  barbearia: 0,
  sobrancelha: 1,
  cor: 2,
  matizador: 2,
}

function datesOf({ id, what, weeks, since }: Care, agenda: Agenda, cutEvery: number | null): CalendarTask[] {
  const start = dayOf(agenda.start) ?? 0
  const end = isoOf(start + YEAR_WEEKS * WEEK_MS)
  if (since === null) return []
  const days =
    id === 'corte'
      ? cutDays(agenda, weeks, end)
      : id === 'descanso'
        ? restDays(agenda, cutEvery ?? weeks, weeks, end).filter((day) => day > (since ?? ''))
        : id === 'franja' && cutEvery !== null
          ? trimDays(cutDays(agenda, cutEvery, end), weeks, end, agenda.ownDays)
          : outlined(
              { id, weeks },
              agenda,
              rhythm(firstOf(id, weeks, agenda, start, since), weeks, end, agenda.ownDays),
            )
  // Those of the cut moved already.
  return (id === 'corte' ? days : movedDays(id, days, agenda)).map((at) => taskOn(id, what, at))
}

const taskOn = (id: Care['id'], what: string, at: string): CalendarTask => ({
  id,
  what,
  at,
  when: `semana de ${shortDate(at).replace(/\/\d{4}$/, '')}`,
})

/** Where somebody is paid. */
export const PAID: readonly Care['id'][] = VISIT_CARES

/** Nothing in a closed time; all on the same days where they are one visit. */
function booked(cares: readonly Care[], tasks: readonly CalendarTask[], agenda: Agenda): readonly CalendarTask[] {
  const { closed = [], isTogether = false, apart = 0 } = agenda
  const open = tasks.filter(({ id, at }) => !PAID.includes(id) || !isClosedOn(closed, at))
  if (!isTogether) return open
  const paid = cares.filter(({ id }) => PAID.includes(id))
  const daysOf = (id: Care['id'] | undefined) => open.flatMap((task) => (task.id === id ? [task.at] : []))
  const first = paid.find(({ id }) => daysOf(id).length > 0)
  const visits = everyOther(daysOf(first?.id), first?.id === 'corte' ? 0 : apart)
  const outline = daysOf('barbearia').filter((day) => day === agenda.outline && !visits.includes(day))
  // At the rhythm of the visits themselves it falls on each.
  const apartFor = (weeks: number): number => (weeks <= (first?.weeks ?? 0) ? 0 : weeks)
  const daysFor = ({ id, weeks, since }: Care): string[] =>
    // At a rhythm of its own: the next visit from its day on.
    since !== undefined
      ? [...new Set(daysOf(id).flatMap((day) => visits.find((visit) => visit >= day) ?? []))]
      : id === 'barbearia'
        ? [...everyOther(visits, apartFor(weeks)), ...outline].sort()
        : everyOther(visits, apartFor(weeks))
  return [
    ...open.filter(({ id }) => !PAID.includes(id)),
    ...paid
      .filter(({ since }) => since !== null)
      .flatMap((one) => daysFor(one).map((at) => taskOn(one.id, one.what, at))),
  ]
}

/** Those of the days that lie at least so many weeks apart, give or take a few days of doors. */
function everyOther(days: readonly string[], weeks: number): string[] {
  const kept: string[] = []
  for (const day of days) {
    const last = dayOf(kept.at(-1) ?? '')
    if (last === null || (dayOf(day) ?? 0) - last >= weeks * WEEK_MS - 4 * DAY_MS) kept.push(day)
  }
  return kept
}

/** Days before theirs in which the series gives way (M). */
export const LAST_DAYS: Readonly<Partial<Record<Care['id'], number>>> = { sobrancelha: 11, cor: 21, alisamento: 14 }

/** Before their day the beard is outlined once, on the day that the countdown names. */
function outlined(
  { id, weeks }: Pick<Care, 'id' | 'weeks'>,
  { event, outline }: Agenda,
  days: readonly string[],
): readonly string[] {
  if (event === null) return days
  // The countdown speaks of brows and colour before their day, and chemistry has weeks to settle.
  const told = LAST_DAYS[id]
  if (told !== undefined) {
    const last = isoOf((dayOf(event) ?? 0) - told * DAY_MS)
    return days.filter((day) => day < last || day > event)
  }
  if (id !== 'barbearia' || outline === undefined) return days
  const isNear = (day: string) => Math.abs((dayOf(day) ?? 0) - (dayOf(outline) ?? 0)) < weeks * WEEK_MS * 0.75
  return [...days.filter((day) => (day < outline || day > event) && !isNear(day)), outline].sort()
}

/** A trim this near waits for the cut. */
export const TRIM_BEFORE_CUT_WEEKS = 2

/** From each cut, which trims it too. */
function trimDays(cuts: readonly string[], weeks: number, end: string, own?: OwnDays): string[] {
  return cuts.flatMap((cut, at) => {
    const next = cuts[at + 1]
    const last = next === undefined ? (dayOf(end) ?? 0) : (dayOf(next) ?? 0) - TRIM_BEFORE_CUT_WEEKS * WEEK_MS
    return rhythm((dayOf(cut) ?? 0) + weeks * WEEK_MS, weeks, isoOf(last), own)
  })
}

/** Before each new plaiting, the day on which the last one comes off. */
function restDays(agenda: Agenda, every: number, rest: number, end: string): string[] {
  return cutDays(agenda, every, end)
    .map((day) => isoOf((dayOf(day) ?? 0) - rest * WEEK_MS))
    .filter((day) => day >= agenda.start)
}

function firstOf(id: Care['id'], weeks: number, { salon }: Agenda, start: number, since?: string): number {
  const visit = dayOf(salon) ?? start
  if (since !== undefined) {
    let next = (dayOf(since) ?? start) + weeks * WEEK_MS
    while (next < start) next += weeks * WEEK_MS
    return next
  }
  // A fringe without a known cut.
  if (id === 'franja') return visit + weeks * WEEK_MS
  const after = AFTER_SALON[id]
  return after === undefined ? start + weeks * WEEK_MS : visit + after * WEEK_MS
}

function rhythm(first: number, weeks: number, end: string, own?: OwnDays): string[] {
  const days: string[] = []
  for (let day = first; isoOf(day) <= end; day += weeks * WEEK_MS) days.push(isoOf(openDay(day, false, own)))
  return days
}
