import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../knowledge/agenda.ts'
import { type CalendarTask, FEWEST_WEEKS, PAID, yearOfCare } from '../knowledge/maintenance.ts'
import { countdownOf } from '../chapters/countdown.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'
import { agendaOf, caresOf } from './care.ts'
import { type Brief, readBrief } from './reading.ts'
import { closedSpans, leastWeeksBetween, straighteningKept } from './visits.ts'

const AT = '2026-11-28'

test.each([
  ['Posso cortar uma vez por mês, 35 reais no barbeiro da esquina e mais nada.', 5],
  ['Barbeiro bom é 90 km daqui, vou de 2 em 2 meses.', 9],
  ['dinheiro eu tenho 25 conto por mes e o barbeiro é 20', 5],
  ['So posso gastar uns 150 por mes.', 5],
  ['Só consigo ir ao salão a cada 10 semanas.', 10],
  ['Moro no sítio, o salão fica a três horas de barco.', 5],
  ['Corto de 3 em 3 meses.', 13],
])('“%s” caps every visit', (note, weeks) => expect(leastWeeksBetween(note)).toBe(weeks))

test.each([
  'Hidrato o cabelo uma vez por mês.',
  'Minha mãe vai ao salão de 2 em 2 meses.',
  'Ganho 3000 reais por mês e trabalho em salão.',
  'Corro 30 km por semana.',
  'Faço progressiva no salão de 4 em 4 meses.',
  'Laser a cada 6 semanas.',
  'Trabalho a 40 km de casa.',
  'Faço unha uma vez por mês.',
])('“%s” caps none', (note) => expect(leastWeeksBetween(note)).toBeNull())

test.each([
  ['Preceito até 30 de janeiro: ninguém pode mexer na minha cabeça.', [AT, '2027-01-31']],
  ['Salão só se minha mãe de santo autorizar, conto com isso pra março.', [AT, '2027-03-01']],
  ['Só volto ao salão quando a médica liberar.', [AT, null]],
  ['O médico só deixa eu ir ao salão em fevereiro.', [AT, '2027-02-01']],
  ['Só volto ao salão a partir de março.', [AT, '2027-03-01']],
  ['Fiz promessa de não cortar o cabelo até 12 de outubro.', [AT, '2027-10-13']],
  ['Opero o joelho dia 10 de março.', ['2027-03-10', '2027-04-07']],
  ['Meu bebê nasce em abril.', ['2027-03-18', '2027-06-09']],
  ['Estou grávida e ela nasce em junho.', ['2027-05-18', '2027-08-09']],
  ['Minha iniciação vai ser em fevereiro, fico recolhida por 21 dias.', ['2027-02-01', '2027-03-28']],
  ['Não corto o cabelo de fevereiro a abril.', ['2027-02-01', '2027-05-01']],
  ['Promessa é de 20 de dezembro a 6 de janeiro: não corto nada.', ['2026-12-20', '2027-01-07']],
] as const)('“%s” closes a time', (note, [from, to]) => expect(closedSpans(note, AT)).toEqual([{ from, to }]))

test.each([
  'Operei um tumor em 2024.',
  'Meu filho nasceu em março.',
  'Minha irmã vai operar em março.',
  'Quero mudar até o fim de janeiro.',
  'Tinta só se a médica liberar.',
  'Meu marido opera dia 10 de março.',
  'Trabalho de fevereiro a abril na praia.',
  'Luto jiu-jitsu até março.',
  'Só vou no barbeiro em dia de pagamento.',
  'Quero ir ao salão em fevereiro.',
  'Minha filha nasceu de cesárea em junho.',
  'Não corto o cabelo há dois anos.',
])('“%s” closes none', (note) => expect(closedSpans(note, AT)).toEqual([]))

test.each([
  ['Faço progressiva de 4 em 4 meses e NÃO quero parar, a ultima foi agora em outubro.', 17, '2026-10-15'],
  ['Passo guanidina a cada 3 meses, fiz em setembro.', 13, '2026-09-15'],
  ['Relaxo o cabelo de 3 em 3 meses, o último foi em novembro.', 13, '2026-11-15'],
  ['Meu alisamento é de 6 em 6 meses.', 26, null],
] as const)('“%s” is kept up', (note, weeks, last) => expect(straighteningKept(note, AT)).toEqual({ weeks, last }))

test.each([
  'Fazia progressiva de 4 em 4 meses.',
  'Parei com a progressiva, que era de 3 em 3 meses.',
  'Não quero fazer progressiva de 3 em 3 meses.',
  'Minha mãe faz progressiva de 4 em 4 meses.',
  'Faço progressiva e corto a cada 2 meses.',
  'Cansei de fazer progressiva a cada 3 meses.',
])('“%s” is not', (note) => expect(straighteningKept(note, AT)).toBeNull())

const told = (base: Brief, observations: string, form: Partial<Brief['form']> = {}): Brief => ({
  ...base,
  at: `${AT}T12:00:00Z`,
  form: { ...base.form, ...form, observations },
})
const tasksOf = (brief: Brief): readonly CalendarTask[] => {
  const r = readBrief(brief)
  return yearOfCare(caresOf(r), agendaOf(r)).flatMap(({ tasks }) => tasks)
}
const paidDays = (brief: Brief): string[] =>
  [...new Set(tasksOf(brief).flatMap(({ id, at }) => (PAID.includes(id) ? [at] : [])))].sort()
const gaps = (days: readonly string[]): number[] =>
  days.slice(1).map((day, at) => (Date.parse(day) - Date.parse(days[at] ?? '')) / DAY_MS)

describe('the year', () => {
  test.each([
    'Tenho 25 reais por mês e o barbeiro é 20.',
    'O barbeiro fica a 90 km, vou de 2 em 2 meses.',
    'Só posso gastar 100 por mês. Pinto a raiz branca.',
  ])('“%s”: all that is paid for falls on few days', (note) => {
    for (const base of [MARINA, PAULO])
      for (const eventDate of [null, '2027-02-20', '2026-12-31'])
        for (const maintenanceLevel of ['Baixa', 'Média', 'Alta'] as const) {
          const brief = told(base, note, { eventDate, maintenanceLevel })
          const least = (leastWeeksBetween(note) ?? 0) * 7
          // Doors that are shut move a day by four at most.
          expect(Math.min(365, ...gaps(paidDays(brief)))).toBeGreaterThanOrEqual(least - 4)
          const booked = countdownOf(readBrief(brief))?.entries.filter(
            ({ step, isBooked }) => isBooked && step !== 'call',
          )
          expect(booked?.filter(({ step }) => step === 'outline') ?? []).toEqual([])
        }
  })

  test('no row is oftener than the form says', () => {
    const oftener = [MARINA, PAULO].flatMap((base) =>
      (['Baixa', 'Média', 'Alta'] as const).flatMap((maintenanceLevel) =>
        ['', 'Tenho fios brancos e pinto a raiz.', 'Uso franja.'].flatMap((note) =>
          caresOf(readBrief(told(base, note, { maintenanceLevel })))
            .filter(({ id, weeks }) => PAID.includes(id) && weeks < FEWEST_WEEKS[maintenanceLevel])
            .map(({ id, weeks }) => `${maintenanceLevel}: ${id}, ${weeks}`),
        ),
      ),
    )
    expect(oftener).toEqual([])
  })

  test('a closed time holds no visit, wherever it lies', () => {
    for (const note of [
      'Opero o joelho dia 10 de março.',
      'Meu bebê nasce em abril.',
      'Estou de resguardo até 15 de janeiro.',
    ])
      for (const base of [MARINA, PAULO])
        for (const { from, to } of closedSpans(note, AT)) {
          const days = paidDays(told(base, note, { maintenanceLevel: 'Alta' }))
          expect(days.length).toBeGreaterThan(2)
          expect(days.filter((day) => day >= from && (to === null || day < to))).toEqual([])
        }
    expect(paidDays(told(MARINA, 'Só volto ao salão quando a médica liberar.'))).toEqual([])
  })

  test('plaits come off two weeks before the next, and nothing is plaited in between', () => {
    const brief = told({ ...MARINA, hairTexture: 'crespo' }, 'Minhas tranças ficam.', { eventDate: '2027-02-06' })
    const of = (id: string) => tasksOf(brief).flatMap((task) => (task.id === id ? [task.at] : []))
    const [on, off] = [of('corte'), of('descanso')]
    expect(on).toContain('2027-01-30')
    expect(off.length).toBeGreaterThanOrEqual(on.length - 1)
    for (const day of off) {
      const until = new Date(Date.parse(day) + 14 * DAY_MS).toISOString().slice(0, 10)
      expect(on.filter((one) => one >= day && one < until)).toEqual([])
      expect(until >= '2027-11' || on.includes(until)).toBe(true)
    }
  })

  test('nothing comes off before the first plaits are on', () => {
    const of = (note: string, id: string) =>
      tasksOf(told({ ...MARINA, hairTexture: 'crespo' }, note)).flatMap((task) => (task.id === id ? [task.at] : []))
    const [off] = of('Quero tranças.', 'descanso')
    expect(off === undefined || off > (of('Quero tranças.', 'corte')[0] ?? '')).toBe(true)
  })

  test('a straightening has its own rhythm from its last day', () => {
    const days = tasksOf(told(MARINA, 'Faço progressiva de 4 em 4 meses. A última foi em outubro.'))
      .filter(({ id }) => id === 'alisamento')
      .map(({ at }) => at.slice(0, 7))
    expect(days).toEqual(['2027-02', '2027-06', '2027-10'])
    expect(tasksOf(told(MARINA, 'Meu alisamento é de 6 em 6 meses.')).some(({ id }) => id === 'alisamento')).toBe(false)
  })

  test('brows are named once in the weeks before their day', () => {
    for (const base of [MARINA, PAULO])
      for (let away = 12; away < 80; away++) {
        const eventDate = new Date(Date.parse(AT) + away * DAY_MS).toISOString().slice(0, 10)
        const near = new Date(Date.parse(eventDate) - 11 * DAY_MS).toISOString().slice(0, 10)
        const brows = tasksOf(told({ ...base, person: { ...base.person, gender: 'Feminino' } }, '', { eventDate }))
        expect(brows.filter(({ id, at }) => id === 'sobrancelha' && at >= near && at <= eventDate)).toEqual([])
      }
  })

  test('a head that stays shaven is kept at home', () => {
    const ids = tasksOf(told(PAULO, 'Minha cabeça raspada fica.')).map(({ id }) => id)
    expect(ids).toContain('cabeca')
    expect(ids).not.toContain('corte')
    expect(tasksOf(told(PAULO, 'Minha cabeça raspada fica, quem passa é o barbeiro.')).map(({ id }) => id)).toContain(
      'corte',
    )
  })

  test('two days of theirs have a cut each', () => {
    const brief = told(PAULO, 'Minha formatura é dia 20/2. Meu casamento é dia 19/6.', { maintenanceLevel: 'Média' })
    const cuts = tasksOf(brief).flatMap(({ id, at }) => (id === 'corte' ? [at] : []))
    for (const day of ['2027-02-20', '2027-06-19']) {
      const away = cuts.map((cut) => (Date.parse(day) - Date.parse(cut)) / DAY_MS)
      expect(
        away.some((days) => days >= 7 && days <= 14),
        `${day}: ${cuts.join()}`,
      ).toBe(true)
    }
  })
})

test.each([
  ['Tenho luzes no cabelo.', true],
  ['Pinto o cabelo de castanho.', true],
  ['Quero cobrir a cicatriz.', false],
  ['Não pinto o cabelo.', false],
  ['Tenho uma mecha branca desde menina e gosto dela.', false],
  ['Fiz luzes, e o cabelo está quebrando.', false],
] as const)('“%s”: a date for the colour before their day is %s', (note, has) => {
  const countdown = countdownOf(readBrief(told(MARINA, note, { eventDate: '2027-02-20' })))
  expect(countdown?.entries.some(({ step }) => step === 'colour')).toBe(has)
})

test.each([
  ['Estou fazendo laser no rosto, uma sessão a cada 6 semanas.', false],
  ['Fiz laser nas pernas.', true],
] as const)('“%s”: brows are shaped: %s', (note, isShaped) => {
  expect(tasksOf(told(MARINA, note)).some(({ id }) => id === 'sobrancelha')).toBe(isShaped)
})
