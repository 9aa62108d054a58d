import { expect, test } from 'vitest'
import { countAgenda, dayOf, DAY_MS } from './agenda.ts'
import { isClosed } from './holidays.ts'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { agendaOf, caresOf } from '../reading/care.ts'
import { MAINTENANCE_LEVELS } from './form.ts'
import { weeksFor, yearOfCare, type Care } from './maintenance.ts'
import { readBrief } from '../reading/reading.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'

const from = (at: string, eventDate: string | null = null, weeks = 8) => countAgenda(at, eventDate, weeks)

const every = (weeks: number): Care => ({
  id: 'corte',
  what: 'Corte',
  weeks,
  interval: `a cada ${weeks} semanas`,
  why: 'porque sim',
  basis: { certainty: 'B', sources: ['maintenance-guides'] },
})

test('twelve months from the month given, over the turn of the year', () => {
  const year = yearOfCare([every(8)], from('2026-11-20'))
  expect(year.map((m) => `${m.month}/${m.year}`)).toEqual([
    '11/2026',
    '12/2026',
    '1/2027',
    '2/2027',
    '3/2027',
    '4/2027',
    '5/2027',
    '6/2027',
    '7/2027',
    '8/2027',
    '9/2027',
    '10/2027',
  ])
  expect(year.flatMap((m) => m.tasks.map((t) => t.at))).toEqual([
    '2026-12-04',
    '2027-01-29',
    '2027-03-27',
    '2027-05-21',
    '2027-07-16',
    '2027-09-10',
  ])
  expect(year[2]?.tasks[0]?.when).toBe('semana de 29/1')
})

test('the time of day and the zone of the date change nothing', () => {
  expect(yearOfCare([every(4)], from('2026-03-01T23:59:59-03:00'))).toEqual(yearOfCare([every(4)], from('2026-03-01')))
})

test('an unreadable date still gives a calendar', () => {
  expect(yearOfCare([every(6)], from('ontem'))).toHaveLength(12)
})

test('more upkeep means shorter intervals', () => {
  const [low, middle, high] = MAINTENANCE_LEVELS.map((level) => weeksFor([4, 10], level))
  expect([low, middle, high]).toEqual([10, 7, 4])
  expect(weeksFor([4, 10], null)).toBe(7)
})

test('a visible root is kept only by those who accept it, a beard only by those who wear one', () => {
  const ids = (brief: typeof MARINA) => caresOf(readBrief(brief)).map((care) => care.id)
  expect(ids(MARINA)).not.toContain('cor')
  expect(ids(MARINA)).not.toContain('barbearia')
  expect(ids(PAULO)).toEqual(expect.arrayContaining(['barbearia', 'corte']))
  expect(ids(PAULO)).not.toContain('cor')
  const writing = (observations: string) => ids({ ...PAULO, form: { ...PAULO.form, observations } })
  expect(writing('Tenho cabelos brancos.')).not.toContain('cor')
  expect(writing('Tenho cabelos brancos e pinto a raiz todo mês.')).toContain('cor')
})

test('a day of their own has a cut eight days before it or as near as it can be booked, and the year counts on from there', () => {
  for (const weeks of [2, 3, 5, 8, 12])
    for (let away = 0; away < 330; away++) {
      const start = '2026-11-20'
      const event = new Date((dayOf(start) ?? 0) + away * DAY_MS).toISOString().slice(0, 10)
      const agenda = from(start, event, weeks)
      const cuts = yearOfCare([every(weeks)], agenda).flatMap((month) => month.tasks.map(({ at }) => at))
      expect(cuts[0]).toBe(agenda.salon)
      expect([1, 2, 3, 4]).toContain(agenda.salonWeek)
      expect(agenda.event).toBe(event)
      const gaps = cuts.slice(1).map((cut, i) => ((dayOf(cut) ?? 0) - (dayOf(cuts[i] ?? '') ?? 0)) / DAY_MS)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(Math.min(7, weeks * 7 * 0.6))
      expect(cuts.some((cut) => isClosed(dayOf(cut) ?? 0))).toBe(false)
      const before = agenda.eventCut === null ? null : ((dayOf(event) ?? 0) - (dayOf(agenda.eventCut) ?? 0)) / DAY_MS
      // 13 around a holiday, a weekend and a Monday.
      const [least, most] = away >= 16 ? [8, 13] : [3, 13]
      expect(before ?? (away < 9 ? least : 0)).toBeGreaterThanOrEqual(least)
      expect(before ?? most).toBeLessThanOrEqual(most)
    }
})

test('a day that is over changes nothing', () => {
  expect(from('2026-11-20', '2026-11-19')).toEqual(from('2026-11-20'))
})

test('calendar, first thirty days and the agenda name one day of the salon', () => {
  for (const eventDate of [null, '2026-08-01', '2026-03-01']) {
    const brief = { ...MARINA, form: { ...MARINA.form, eventDate } }
    const analysis = analyse(brief)
    const { salon, salonWeek } = agendaOf(readBrief(brief))
    const [first] = analysis.calendar.flatMap(({ tasks }) => tasks).filter(({ id }) => id === 'corte')
    expect(first?.at).toBe(salon)
    const day = `${Number(salon.slice(8))} de `
    expect(findChapter(analysis, 'cuidados')?.lead).toContain(day)
    const weeks = findChapter(analysis, 'plano')?.tables.at(-1)?.rows ?? []
    expect(weeks.map(([, what = '']) => what.includes(day)).indexOf(true)).toBe(salonWeek - 1)
  }
})

test('before a month they named, the last cut falls in the days before it, unless the salon’s is then still fresh', () => {
  const cutsOf = (weeks: number) => {
    const agenda = countAgenda('2026-11-20', null, weeks, '2027-01-01')
    const days = yearOfCare([every(weeks)], agenda).flatMap(({ tasks }) => tasks.map(({ at }) => at))
    return { agenda, days: [...days].sort() }
  }
  expect(cutsOf(6).days.slice(0, 3)).toEqual(['2026-12-04', '2026-12-26', '2027-02-06'])
  expect(cutsOf(6).agenda.event).toBeNull()
  expect(cutsOf(12).agenda.eventCut).toBeNull()
  const brief = (observations: string) => ({
    ...PAULO,
    at: '2026-11-20T12:00:00.000Z',
    form: { ...PAULO.form, eventDate: null, observations },
  })
  expect(agendaOf(readBrief(brief('Começo num escritório em janeiro.'))).eventCut).not.toBeNull()
  expect(agendaOf(readBrief(brief('Viajo em janeiro.'))).eventCut).toBeNull()
})

test('a fringe is trimmed between cuts, counted from each of them, and never just before the next', () => {
  for (const [cutWeeks, fringeWeeks] of [
    [8, 6],
    [8, 4],
    [10, 3],
    [5, 4],
  ] as const) {
    const fringe: Care = { ...every(fringeWeeks), id: 'franja' }
    const tasks = yearOfCare([every(cutWeeks), fringe], from('2026-11-20')).flatMap((month) => month.tasks)
    const daysOf = (id: Care['id']) => tasks.filter((task) => task.id === id).map(({ at }) => dayOf(at) ?? 0)
    const cuts = daysOf('corte')
    const weeksBetween = (a: number, b: number) => Math.round((b - a) / DAY_MS / 7)
    for (const day of daysOf('franja')) {
      const last = Math.max(0, ...cuts.filter((cut) => cut < day))
      expect(weeksBetween(last, day) % fringeWeeks, `${cutWeeks}/${fringeWeeks}`).toBe(0)
      for (const next of cuts.filter((cut) => cut > day)) expect(weeksBetween(day, next)).toBeGreaterThanOrEqual(2)
    }
    expect(daysOf('franja').length > 0).toBe(cutWeeks - fringeWeeks >= 2)
  }
})
