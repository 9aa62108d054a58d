import { expect, test } from 'vitest'
import { caresOf } from './care.ts'
import { MAINTENANCE_LEVELS } from './form.ts'
import { weeksFor, yearOfCare, type Care } from './maintenance.ts'
import { readBrief } from './reading.ts'
import { MARINA, PAULO } from './test-people.ts'

const every = (weeks: number): Care => ({
  id: 'corte',
  what: 'Corte',
  weeks,
  interval: `a cada ${weeks} semanas`,
  why: 'porque sim',
  basis: { certainty: 'B', sources: ['maintenance-guides'] },
})

test('twelve months from the month given, over the turn of the year', () => {
  const year = yearOfCare([every(8)], '2026-11-20')
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
    '2027-01-15',
    '2027-03-12',
    '2027-05-07',
    '2027-07-02',
    '2027-08-27',
    '2027-10-22',
  ])
  expect(year[2]?.tasks[0]?.when).toBe('semana de 15/1')
})

test('the time of day and the zone of the date change nothing', () => {
  expect(yearOfCare([every(4)], '2026-03-01T23:59:59-03:00')).toEqual(yearOfCare([every(4)], '2026-03-01'))
})

test('an unreadable date still gives a calendar', () => {
  expect(yearOfCare([every(6)], 'ontem')).toHaveLength(12)
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
  expect(ids({ ...PAULO, form: { ...PAULO.form, observations: 'Tenho cabelos brancos.' } })).toContain('cor')
})
