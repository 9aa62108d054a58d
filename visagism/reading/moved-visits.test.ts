import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, analysisTexts, type Brief } from '../analysis/analysis.ts'
import { DAY_MS, isoOf, openDay, type VisitMove } from '../knowledge/agenda.ts'
import { dayAndMonth, shortDate } from '../knowledge/pt.ts'
import { cases } from '../testing/long-test.ts'
import { BRIEF, MARINA, PAULO } from '../testing/test-people.ts'
import { agendaOf, visitMovesOf, visitsOf } from './care.ts'
import type { Visit } from './moved-visits.ts'
import { readBrief } from './reading.ts'

const AT = '2026-11-28'
const told = (base: Brief, observations = '', form: Partial<Brief['form']> = {}): Brief => ({
  ...base,
  at: `${AT}T12:00:00Z`,
  form: { ...base.form, eventDate: null, maintenanceLevel: 'Média', ...form, observations },
})
const withMoves = (brief: Brief, ...visits: readonly VisitMove[]): Brief => ({ ...brief, visits })
const visits = (brief: Brief): readonly Visit[] => visitsOf(readBrief(brief))
const cuts = (brief: Brief): string[] => visits(brief).flatMap(({ care, at }) => (care === 'corte' ? [at] : []))
const whyOf = (brief: Brief, move: VisitMove): string | null =>
  visitMovesOf(readBrief(withMoves(brief, move))).at(0)?.why ?? null
const plus = (iso: string, days: number): string => isoOf(Date.parse(iso) + days * DAY_MS)
/** The nearest other day that is taken. */
function freeDay(brief: Brief, { care, at }: Visit): string | null {
  const away = [1, 2, 3, 4, 5, 6, 7, -1, -2, -3, -4, -5, -6, -7]
  return away.map((days) => plus(at, days)).find((to) => whyOf(brief, { care, at, to }) === null) ?? null
}

const PEOPLE: readonly (readonly [string, Brief])[] = [
  ['a woman', told(MARINA)],
  ['a woman with white hair and a day', told(MARINA, 'Tenho fios brancos e pinto a raiz. Caso no dia 12 de junho.')],
  ['a man', told(PAULO)],
  ['a man with a day', told(PAULO, '', { eventDate: '2027-02-20' })],
  ['somebody who goes seldom', told(PAULO, 'O barbeiro fica a 90 km, vou de 2 em 2 meses.')],
  ['somebody who waits', told(MARINA, 'Só volto ao salão a partir de março.')],
  ['plaits', told(MARINA, 'Uso tranças e quero continuar com elas.')],
]

describe('a single visit', () => {
  test.each(PEOPLE)('moved, stands on its new day alone, whichever it is: %s', (_, brief) => {
    const before = visits(brief)
    expect(before.length).toBeGreaterThan(3)
    let moved = 0
    for (const visit of before) {
      const to = freeDay(brief, visit)
      if (to === null) continue
      moved++
      const now = withMoves(brief, { care: visit.care, at: visit.at, to })
      const after = visits(now)
      const ofCare = after.filter(({ care }) => care === visit.care).map(({ at }) => at)
      expect(ofCare).toContain(to)
      expect(ofCare).not.toContain(visit.at)
      const analysis = analyse(now)
      const tasks = analysis.calendar.flatMap((month) => month.tasks)
      expect(tasks.filter(({ id, at }) => id === visit.care && at === visit.at)).toEqual([])
      // Whatever else is done in the same chair comes along.
      const there = tasks.filter(({ at }) => at === to).map(({ id }) => id)
      expect(there).toContain(visit.care)
      // No sentence names the old day any more, unless something else is on it.
      const isOver = !tasks.some(({ at }) => at === visit.at)
      const named = analysisTexts(analysis).filter(
        (text) => text.includes(dayAndMonth(visit.at)) && !/\d{2}\/\d{2}/.test(text),
      )
      expect(isOver ? named : []).toEqual([])
      const year =
        analysis.chapters
          .find(({ id }) => id === 'cuidados')
          ?.tables?.[0]?.rows.flat()
          .join(' ') ?? ''
      expect(year).toContain(shortDate(to).replace(/\/\d{4}$/, ''))
    }
    expect(moved).toBeGreaterThan(before.length / 2)
  })

  test('taken out, it is gone, and the others stay', () => {
    const brief = told(MARINA)
    const [, second = '', ...rest] = cuts(brief)
    const now = cuts(withMoves(brief, { care: 'corte', at: second, to: null }))
    expect(now).toEqual([cuts(brief)[0], ...rest])
    const care = analyse(withMoves(brief, { care: 'corte', at: second, to: null })).chapters.find(
      ({ id }) => id === 'cuidados',
    )
    expect(care?.lead).toContain(`${now.length} cortes em um ano`)
  })

  test('the first moved, the year is counted from it on every page; taken out, from the next', () => {
    const brief = told(MARINA)
    const [first = '', second = ''] = cuts(brief)
    const to = plus(first, 7)
    const now = withMoves(brief, { care: 'corte', at: first, to })
    expect(agendaOf(readBrief(now)).salon).toBe(to)
    expect(cuts(now)[1]).toBe(isoOf(openDay(Date.parse(plus(second, 7)))))
    const texts = analysisTexts(analyse(now)).join('\n')
    expect(texts).toContain(dayAndMonth(to))
    expect(texts).not.toContain(dayAndMonth(first))
    expect(agendaOf(readBrief(withMoves(brief, { care: 'corte', at: first, to: null }))).salon).toBe(second)
  })

  test('the cut of their day moved, countdown, letter and year name one day', () => {
    const brief = told(MARINA, '', { eventDate: '2027-06-12' })
    const old = agendaOf(readBrief(brief)).eventCut ?? ''
    const to = plus(old, -1)
    const now = withMoves(brief, { care: 'corte', at: old, to })
    const analysis = analyse(now)
    expect(analysis.countdown?.entries.find(({ step }) => step === 'cut')?.at).toBe(to)
    expect(JSON.stringify(analysis)).not.toContain(dayAndMonth(old))
    expect(JSON.stringify(analysis.chapters.find(({ id }) => id === 'carta'))).toContain(dayAndMonth(to))
    expect(whyOf(brief, { care: 'corte', at: old, to: null })).toMatch(/contagem regressiva/)
  })

  test('one makes room for another, in whatever order they were asked', () => {
    const brief = told(MARINA, '', { maintenanceLevel: 'Baixa' })
    const [first = '', second = '', third = ''] = cuts(brief)
    const rhythm = (Date.parse(second) - Date.parse(first)) / DAY_MS
    const later = (at: string, part: number) => isoOf(openDay(Date.parse(plus(at, Math.round(rhythm * part)))))
    const near = { care: 'corte', at: second, to: later(second, 0.35) } as const
    const room = { care: 'corte', at: third, to: later(third, 0.2) } as const
    expect(whyOf(brief, near)).toMatch(/o ritmo pede pelo menos/)
    for (const asked of [
      [near, room],
      [room, near],
    ]) {
      expect(visitMovesOf(readBrief(withMoves(brief, ...asked))).map(({ why }) => why)).toEqual([null, null])
      expect(cuts(withMoves(brief, ...asked))).toEqual(expect.arrayContaining([near.to, room.to]))
    }
  })

  test('a day later the same visit is found again; where facts took it, it is said', () => {
    const brief = told(MARINA)
    const [, second = ''] = cuts(brief)
    const to = isoOf(openDay(Date.parse(plus(second, 5))))
    const move = { care: 'corte', at: second, to } as const
    const later = { ...withMoves(brief, move), at: '2026-11-30T12:00:00Z' }
    expect(cuts(later)).toContain(to)
    expect(visitMovesOf(readBrief(later))[0]?.why).toBeNull()
    const grows = told(MARINA, 'Não corto o cabelo de jeito nenhum, nunca mais.')
    expect(cuts(grows)).toEqual([])
    expect(whyOf(grows, move)).toBe('Esta visita não está mais no ano.')
    // Its day has come meanwhile.
    expect(whyOf({ ...brief, at: `${to}T12:00:00Z` }, move)).not.toBeNull()
  })
})

describe('a move that cannot be', () => {
  const brief = told(MARINA)
  const [first = '', second = '', third = ''] = cuts(brief)
  test.each([
    ['of yesterday', second, '2026-11-27', /depois de hoje/],
    ['of today', second, AT, /depois de hoje/],
    ['of no calendar', second, '2027-02-30', /./],
    ['of no date', second, 'amanhã', /./],
    ['a year away', third, '2028-03-04', /O calendário vai até 31 de outubro de 2027/],
    ['on a Sunday', second, '2027-01-31', /É domingo/],
    ['on a Monday', second, '2027-02-01', /É segunda-feira/],
    ['on Christmas', first, '2026-12-25', /25 de dezembro é Natal/],
    ['on Carnival', second, '2027-02-09', /Carnaval/],
    ['on another of its care', second, third, /já há uma visita igual/],
    ['of a care that she has not', second, null, /não está mais/],
  ] as const)('%s', (what, at, to, why) => {
    const care = what === 'of a care that she has not' ? 'barbearia' : 'corte'
    expect(whyOf(brief, { care, at, to })).toMatch(why)
    expect(cuts(withMoves(brief, { care, at, to }))).toEqual(cuts(brief))
  })

  test('near to the next, or past it', () => {
    expect(whyOf(brief, { care: 'corte', at: second, to: plus(third, -7) })).toMatch(/o ritmo pede pelo menos/)
    expect(whyOf(brief, { care: 'corte', at: second, to: isoOf(openDay(Date.parse(plus(third, 8)))) })).toMatch(/Passa/)
  })

  test.each([
    ['a vow', 'Promessa é de 1 de março a 20 de março: ninguém pode mexer na minha cabeça.', '2027-03-17', /recado/],
    ['an operation', 'Opero o joelho dia 10 de março.', '2027-03-31', /Nada se marca de 10 de março até 7 de abril/],
    ['a permission', 'Só volto ao salão a partir de março.', '2027-02-24', /recado/],
    ['their own days', 'Só posso ir ao salão aos sábados.', '2027-02-24', /o recado diz/],
  ])('against %s', (_, note, to, why) => {
    const bound = told(MARINA, note)
    const away = (day: string) => Math.abs(Date.parse(day) - Date.parse(to))
    const at = [...cuts(bound)].sort((a, b) => away(a) - away(b))[0] ?? ''
    expect(whyOf(bound, { care: 'corte', at, to })).toMatch(why)
  })

  test('against how often they can go', () => {
    const bound = told(PAULO, 'O barbeiro fica a 90 km, vou de 2 em 2 meses.')
    const [, at = ''] = cuts(bound)
    expect(whyOf(bound, { care: 'corte', at, to: isoOf(openDay(Date.parse(plus(at, -9)), true)) })).toMatch(/ritmo/)
  })

  test('into the last days before theirs', () => {
    const bound = told(MARINA, '', { eventDate: '2027-06-12' })
    const at = agendaOf(readBrief(bound)).eventCut ?? ''
    expect(whyOf(bound, { care: 'corte', at, to: '2027-06-11' })).toMatch(/Falta só 1 dia/)
    expect(whyOf(bound, { care: 'corte', at, to: '2027-06-16' })).toMatch(/antes dele/)
  })
})

test('of anybody, a move stands on its day alone, or changes nothing', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(BRIEF, fc.nat(40), fc.option(fc.integer({ min: -30, max: 30 })), (brief, place, days) => {
      const before = visits(brief)
      const visit = before[place % Math.max(1, before.length)]
      fc.pre(visit !== undefined)
      const move = { care: visit.care, at: visit.at, to: days === null ? null : plus(visit.at, days) }
      const now = withMoves(brief, move)
      const ofCare = visits(now).flatMap(({ care, at }) => (care === move.care ? [at] : []))
      const isThere = { was: ofCare.includes(move.at), is: move.to !== null && ofCare.includes(move.to) }
      const stands = { was: move.to === move.at, is: move.to !== null }
      const why = whyOf(brief, move)
      expect(why === null ? isThere : visits(now)).toEqual(why === null ? stands : before)
    }),
    { numRuns: cases(30, 600) },
  )
})
