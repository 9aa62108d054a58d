/** How often things need looking after, and a year of it. Intervals: docs/visagism.md §6 (C–B; brows and beard shop M). */
import type { HairTexture } from './axes.ts'
import type { Cut } from './hair-cuts.ts'
import type { MaintenanceLevel } from './form.ts'
import { MONTH_NOTES } from './month-notes.ts'
import { MONTHS, readDate, shortDate } from './pt.ts'
import type { Basis } from './sources.ts'

export type Care = {
  readonly id: 'corte' | 'franja' | 'barba' | 'barbearia' | 'sobrancelha' | 'cor' | 'hidratacao' | 'foto'
  /** `Corte: long bob na clavícula` */
  readonly what: string
  readonly weeks: number
  /** `a cada 8 semanas` */
  readonly interval: string
  readonly why: string
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
  /** What the season asks of hair and skin in Brazil; one or two sentences. */
  readonly note: string
}

/** Weeks for a cut at a maintenance level: Baixa the longest interval, Alta the shortest (P, docs/visagism.md §6). */
export function weeksFor(range: readonly [number, number], level: MaintenanceLevel | null | undefined): number {
  const [shortest, longest] = range
  if (level === 'Baixa') return longest
  if (level === 'Alta') return shortest
  return Math.round((shortest + longest) / 2)
}

export const everyWeeks = (weeks: number) => (weeks === 1 ? 'toda semana' : `a cada ${weeks} semanas`)

export const cutWeeks = (cut: Cut, level: MaintenanceLevel | null | undefined) => weeksFor(cut.weeks, level)

/**
 * Twelve months from the month of `at` (ISO date). Each care falls on its own rhythm counted from `at`; an unreadable date
 * starts in January of the year 2026, so that a calendar always exists.
 */
export function yearOfCare(cares: readonly Care[], at: string, texture: HairTexture | null = null): CalendarMonth[] {
  const notes =
    MONTH_NOTES[texture === null ? 'qualquer' : texture === 'liso' || texture === 'ondulado' ? 'solto' : 'curvo']
  const start = readDate(at) ?? { year: 2026, month: 1, day: 1 }
  const startMs = Date.UTC(start.year, start.month - 1, start.day)
  const tasks = cares.flatMap((care) => datesOf(care, startMs))
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((start.month - 1 + index) % 12) + 1
    const year = start.year + Math.floor((start.month - 1 + index) / 12)
    const prefix = `${year}-${String(month).padStart(2, '0')}`
    return {
      name: `${MONTHS[month - 1] ?? ''} de ${year}`,
      month,
      year,
      tasks: tasks.filter((task) => task.at.startsWith(prefix)).toSorted((a, b) => a.at.localeCompare(b.at)),
      note: notes[month - 1] ?? '',
    }
  })
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

function datesOf(care: Care, startMs: number): CalendarTask[] {
  const dates: CalendarTask[] = []
  for (let week = care.weeks; week < 53; week += care.weeks) {
    const at = new Date(startMs + week * WEEK_MS).toISOString().slice(0, 10)
    dates.push({ id: care.id, what: care.what, at, when: `semana de ${shortDate(at).replace(/\/\d{4}$/, '')}` })
  }
  return dates
}
