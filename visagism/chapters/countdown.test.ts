import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { DAY_MS } from '../knowledge/agenda.ts'
import { isClosed } from '../knowledge/holidays.ts'
import { yearOfCare } from '../knowledge/maintenance.ts'
import { agendaOf, caresOf } from '../reading/care.ts'
import { readBrief, type Brief } from '../reading/reading.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'
import { countdownOf, type Countdown, type CountdownStep } from './countdown.ts'

const TODAY = '2026-11-27'
const ms = (iso: string): number => Date.parse(`${iso}T00:00:00Z`)
const isoAfter = (days: number, from = TODAY): string => new Date(ms(from) + days * DAY_MS).toISOString().slice(0, 10)

const told = (base: Brief, observations: string, form: Partial<Brief['form']> = {}, at = TODAY): Brief => ({
  ...base,
  at: `${at}T12:00:00Z`,
  form: { ...base.form, ...form, observations },
})
const counted = (brief: Brief): Countdown => {
  const countdown = countdownOf(readBrief(brief))
  if (!countdown) throw new Error('no countdown')
  return countdown
}
const datesOf = ({ entries }: Countdown) => entries.map(({ step, at }) => `${step} ${at}`)
const stepsOf = (brief: Brief): CountdownStep[] => counted(brief).entries.map(({ step }) => step)
const wordsOf = ({ lead, entries, around }: Countdown): string =>
  [lead, ...entries.flatMap(({ what, how }) => [what, how]), ...around.rows.flat()].join(' ')

const CALM: Partial<Brief['form']> = { objective: 'Melhoria sutil' }

test('a father’s wedding day in a note counts back to today, around Christmas and Mondays', () => {
  const countdown = counted(told(PAULO, 'Caso minha filha dia 26/12, e meu bigode fica.', CALM))
  expect(countdown.lead).toContain('Você casa a sua filha num sábado.')
  expect(datesOf(countdown)).toEqual([
    'day 2026-12-26',
    'eve 2026-12-24',
    'outline 2026-12-22',
    'cut 2026-12-18',
    'clothes 2026-12-15',
    ...datesOf(countdown).filter((date) => date.startsWith('bold')),
    'trial 2026-12-03',
    'call 2026-11-28',
  ])
  const [, eve] = countdown.entries
  expect([eve?.when, eve?.what]).toEqual(['qui 24 e sex 25', 'Natal, barbearia fechada'])
})

test('the note’s day wins over the form’s, and neither counts once it is over', () => {
  const day = (form: Partial<Brief['form']>, note = '') => countdownOf(readBrief(told(MARINA, note, form)))?.day ?? null
  expect(day({ eventDate: '2026-12-19' }, 'Casamento dia 12/12.')).toBe('2026-12-12')
  expect(day({ eventDate: '2026-12-19' }, 'Vou casar! Estou feliz.')).toBe('2026-12-19')
  expect(day({ eventDate: '2026-12-19' }, 'Meu TCC é dia 4/12.')).toBe('2026-12-04')
  expect(day({ eventDate: '2026-12-19' }, 'Meu voo é dia 10/12 e no Natal vejo a família.')).toBe('2026-12-19')
  expect(day({ eventDate: null }, 'Viajo dia 5/12, caso dia 19/12.')).toBe('2026-12-19')
  expect(day({ eventDate: null }, 'Casamento dia 12/12.')).toBe('2026-12-12')
  expect(day({ eventDate: '2026-11-20' }, 'Casamento dia 12/12.')).toBe('2026-12-12')
  expect(day({ eventDate: '2026-11-26' })).toBeNull()
  expect(day({ eventDate: null }, 'Vou casar um dia desses.')).toBeNull()
  // A number alone is of the form's month.
  expect(day({ eventDate: '2027-01-30' }, 'A minha formatura é dia 30.')).toBe('2027-01-30')
  expect(day({ eventDate: '2027-01-30' }, 'A minha formatura é dia 30 de novembro.')).toBe('2026-11-30')
  expect(day({ eventDate: 'amanhã' })).toBeNull()
})

test('whatever the day: nothing past, no closed door, the day on top, at most eight', () => {
  for (const [base, note] of [
    [PAULO, ''],
    [MARINA, ''],
    [MARINA, 'Tenho fios brancos e quero pintar.'],
    [MARINA, 'Sou a noiva. Minhas tranças ficam.'],
  ] as const)
    for (let away = 0; away < 120; away++)
      for (const at of ['2026-11-27', '2026-11-28', '2027-02-03']) {
        const countdown = counted(told(base, note, { eventDate: isoAfter(away, at) }, at))
        const { entries, day } = countdown
        expect(entries[0]?.at).toBe(day)
        expect(entries.length).toBeLessThanOrEqual(away < 10 ? 4 : 8)
        const dates = entries.map((entry) => entry.at)
        expect(dates).toEqual([...dates].sort().reverse())
        expect(dates.every((date) => date >= at)).toBe(true)
        for (const entry of entries.filter(({ isBooked }) => isBooked)) {
          expect(isClosed(ms(entry.at)), `${entry.step} ${entry.at}`).toBe(false)
          expect(entry.step === 'call' || entry.at > (entries.find(({ step }) => step === 'call')?.at ?? '')).toBe(true)
        }
        const visits = entries.filter(({ step, isBooked }) => isBooked && (step === 'cut' || step === 'outline'))
        expect(visits.map(({ step }) => step)).toEqual(
          ['outline', 'cut'].filter((step) => visits.some((one) => one.step === step)),
        )
        expect(new Set(visits.map((visit) => visit.at)).size).toBe(visits.length)
        expect(countdown.isFar).toBe(away > 60)
      }
})

test.each([
  [9, ['day', 'eve']],
  [1, ['day', 'eve']],
  [0, ['day']],
])('%d days hold only what cannot wait', (away, steps) => {
  expect(stepsOf(told(MARINA, '', { eventDate: isoAfter(away) }))).toEqual(steps)
})
test('nine days hold a cut only where it takes little', () => {
  expect(stepsOf(told(MARINA, 'Só as pontas.', { eventDate: isoAfter(9) }))).toEqual(['day', 'eve', 'cut', 'call'])
})

test('a day too near for a cut says so, and sells none', () => {
  const { lead, entries } = counted(told(PAULO, 'Entrevista amanhã.'))
  expect(lead).toMatch(/^A entrevista é amanhã\. Está perto demais para um corte/)
  expect(entries.some(({ step }) => step === 'cut')).toBe(false)
})

describe('what they refuse is not in it', () => {
  const AHEAD = { eventDate: '2026-12-26', makeup: 'Sim' } as const
  test.each<[string, readonly CountdownStep[], RegExp]>([
    ['Tenho fios brancos. Não quero pintar.', ['colour'], /tinta/],
    ['Uso hijab sempre.', ['cut', 'colour', 'bold'], /corte|tinta|fio\b|penteado/],
    ['Minha cabeça raspada fica.', ['cut', 'colour', 'bold'], /o corte|tinta|penteado/i],
    ['Não quero cortar o cabelo.', ['cut', 'bold'], /corte cai|Oito dias antes/],
    ['Estou na quimioterapia.', ['cut', 'colour', 'bold', 'outline', 'call'], /corte|tinta|lâmina|salão/],
    ['Não uso maquiagem.', [], /maquiagem/],
  ])('“%s”', (note, steps, words) => {
    const countdown = counted(told(MARINA, note, AHEAD))
    expect(countdown.entries.map(({ step }) => step).filter((step) => steps.includes(step))).toEqual([])
    expect(
      wordsOf({ ...countdown, around: { ...countdown.around, rows: countdown.around.rows.slice(1, -1) } }),
    ).not.toMatch(words)
  })
  test('no beard, no word of one', () => {
    const shaved = told(PAULO, 'Não quero barba.', { eventDate: '2026-12-26', beardPreference: 'Sem barba' })
    expect(wordsOf(counted(shaved))).not.toMatch(/\bbarba\b/)
  })
})

test('a colour that is kept up comes before the cut, and braids are fresh', () => {
  const dyed = counted(
    told(MARINA, 'Quero pintar os fios brancos.', { eventDate: '2026-12-26', maintenanceLevel: 'Alta' }),
  )
  const at = (countdown: Countdown, step: CountdownStep) => countdown.entries.find((one) => one.step === step)?.at ?? ''
  expect(at(dyed, 'colour')).toBe('2026-12-11')
  expect(at(dyed, 'colour') < at(dyed, 'cut')).toBe(true)
  const braided = counted(told(MARINA, 'Minhas tranças ficam.', { eventDate: '2026-12-19' }))
  expect(at(braided, 'cut')).toBe('2026-12-12')
})

describe('what is new has its days before theirs', () => {
  const daysBefore = (brief: Brief): number | null => {
    const { entries, day } = counted(brief)
    const cut = entries.find(({ step }) => step === 'cut')
    return cut ? (ms(day) - ms(cut.at)) / DAY_MS : null
  }
  /** Much shorter than today, and none of it refused. */
  const shorn = (away: number, note = 'Quero um corte bem curto.'): Brief => ({
    ...told(MARINA, note, { eventDate: isoAfter(away), objective: 'Mudança radical' }),
    today: { cm: 60, sidesCm: 60, cut: null },
  })

  test('a first cut that takes much is never within two weeks of the day, on no page', () => {
    for (const note of ['Quero um corte bem curto.', 'Sou a noiva. Quero um corte bem curto.'])
      for (let away = 1; away < 40; away++) {
        const brief = shorn(away, note)
        const days = daysBefore(brief)
        expect(days === null || days >= 14, `${away} days: ${days}`).toBe(true)
        const r = readBrief(brief)
        const near = yearOfCare(caresOf(r), agendaOf(r))
          .flatMap(({ tasks }) => tasks)
          .filter(({ id, at }) => id === 'corte' && at <= isoAfter(away) && at > isoAfter(away - 14))
        expect(near, `${away} days`).toEqual([])
      }
    expect(counted(shorn(9)).lead).toContain('perto demais para um corte')
    expect(daysBefore(shorn(30))).toBeGreaterThanOrEqual(14)
  })

  test('a bride’s cut keeps its two weeks months ahead too; a trim is still of the week before', () => {
    expect(daysBefore(shorn(120, 'Sou a noiva. Quero um corte bem curto.'))).toBeGreaterThanOrEqual(14)
    expect(daysBefore(told(PAULO, 'Caso minha filha dia 26/12.', CALM))).toBe(8)
  })

  test('plaits have a week, and the roots of locs three to five days, whatever the weekday', () => {
    for (let away = 20; away < 34; away++) {
      const eventDate = isoAfter(away)
      expect(daysBefore(told(MARINA, 'Minhas tranças ficam.', { eventDate }))).toBeGreaterThanOrEqual(7)
      const locs = daysBefore({ ...told(MARINA, 'Meus dreads ficam.', { eventDate }), hairTexture: 'crespo' })
      expect([3, 4, 5], `locs ${eventDate}: ${locs}`).toContain(locs)
    }
  })

  test('the months name the outline of the beard on the day of the countdown, and no other beside it', () => {
    for (let away = 10; away < 60; away++) {
      const brief = told(PAULO, 'Minha barba fica.', { ...CALM, eventDate: isoAfter(away) })
      const { entries } = counted(brief)
      // Near the cut it is done at home, and the barber does both on one day.
      const outline = entries.find(({ step, isBooked }) => isBooked && (step === 'outline' || step === 'cut'))
      const r = readBrief(brief)
      const shop = yearOfCare(caresOf(r), agendaOf(r))
        .flatMap(({ tasks }) => tasks)
        .filter(({ id, at }) => id === 'barbearia' && at <= isoAfter(away) && at > isoAfter(away - 11))
        .map(({ at }) => at)
      expect([isoAfter(away), ...shop]).toEqual([isoAfter(away), ...(outline ? [outline.at] : [])])
    }
  })
})

test.each([
  [MARINA, 'Vou casar dia 26/12.', 'Você se casa num sábado.', 'Para a noiva'],
  [PAULO, 'Vou casar dia 26/12.', 'Você se casa num sábado.', 'Para o noivo'],
  [MARINA, 'Casamento da minha irmã dia 26/12.', 'O casamento da sua irmã é num sábado.', 'Na festa'],
  [MARINA, 'Meu menino mais velho casa dia 26/12.', 'Você casa o seu filho num sábado.', 'Para quem entra com o noivo'],
  [
    MARINA,
    'Sou mãe da noiva, casamento dia 26/12.',
    'Você casa a sua filha num sábado.',
    'Para quem entra com a noiva',
  ],
  [MARINA, 'Minha formatura é dia 18/12.', 'A sua formatura é numa sexta-feira.', 'Para quem se forma'],
  [PAULO, 'Formatura do meu filho dia 18/12.', 'A formatura do seu filho é numa sexta-feira.', 'Para a família'],
  [PAULO, 'Batizado do meu neto dia 20/12.', 'O batizado do seu neto é num domingo.', 'Para o batizado'],
  [PAULO, 'Tenho audiência dia 9/12.', 'A audiência é numa quarta-feira.', 'Para a audiência'],
  [PAULO, 'Prova da OAB dia 13/12.', 'A prova é num domingo.', 'Para a prova'],
] as const)('%j “%s”: whose day it is', (base, note, lead, name) => {
  const countdown = counted(told(base, note))
  expect(countdown.lead).toContain(lead)
  expect(countdown.around.rows.map(([row]) => row)).toContain(name)
})

test('nobody is made a bride or a groom by a default', () => {
  const { lead, around } = counted(
    told({ ...MARINA, person: { ...MARINA.person, gender: 'Não-binário' } }, 'Vou casar dia 26/12.'),
  )
  expect(`${lead} ${around.rows.flat().join(' ')}`).not.toMatch(/noiv[ao]/)
})

test('on the beach the wind has its line', () => {
  expect(wordsOf(counted(told(MARINA, 'Caso na praia dia 26/12.')))).toMatch(/vento/)
})

test('plan, letter, calendar and cares name one day for the cut; a day months off keeps the first month too', () => {
  for (const eventDate of ['2026-12-26', '2027-03-27', '2028-05-06']) {
    const brief = told(MARINA, '', { eventDate })
    const analysis = analyse(brief)
    const cut = analysis.countdown?.entries.find(({ step }) => step === 'cut')?.at
    expect(cut).toBe(agendaOf(readBrief(brief)).eventCut)
    const plan = findChapter(analysis, 'plano')
    expect(plan?.tables[0]?.rows.map(([when]) => when)).toEqual(analysis.countdown?.entries.map(({ when }) => when))
    expect(plan?.tables.some(({ title }) => title === 'Semana a semana')).toBe(eventDate !== '2026-12-26')
    const inYear = eventDate < '2027-11'
    const cuts = analysis.calendar.flatMap(({ tasks }) => tasks).filter(({ id }) => id === 'corte')
    expect(cuts.some(({ at }) => at === cut)).toBe(inYear)
    const day = new Date(ms(cut ?? '')).getUTCDate()
    expect(JSON.stringify(findChapter(analysis, 'carta')?.lists)).toContain(`O corte cai em ${day} de `)
  }
})

const letterRows = (brief: Brief) =>
  (findChapter(analyse(brief), 'carta')?.lists ?? []).flatMap(({ items }) =>
    items.map(({ what, why }) => `${what} — ${why}`),
  )
const markedIn = (brief: Brief): string[] => analyse(brief).calendar.flatMap(({ events }) => events)

describe('the letter names each day as they did', () => {
  test('their word wins over the field, and is told so once', () => {
    const rows = letterRows(told(MARINA, 'Meu casamento é dia 12/12.', { eventDate: '2026-12-20' }))
    const told12 = rows.filter((row) => row.startsWith('Casamento: 12 de dezembro'))
    expect(told12).toHaveLength(1)
    expect(told12[0]).toContain(
      'No formulário está 20 de dezembro: valeu o que você escreveu, e o outro também está no calendário.',
    )
    expect(rows.join('\n')).not.toMatch(/Casamento: 20|O dia 20/)
    expect(rows.join('\n').match(/No formulário está/g)).toHaveLength(1)
  })

  test('no clash is told where field and words agree, or the field’s day is over', () => {
    for (const eventDate of ['2026-12-12', '2026-11-20', null])
      expect(letterRows(told(MARINA, 'Meu casamento é dia 12/12.', { eventDate })).join('\n')).not.toContain(
        'No formulário',
      )
  })

  test('an occasion without its day is the field’s, unless they named another month', () => {
    const rows = (note: string) => letterRows(told(MARINA, note, { eventDate: '2026-12-19' })).join('\n')
    expect(rows('Vou casar!')).toContain('Casamento: 19 de dezembro')
    expect(rows('Vou casar em dezembro!')).toContain('Casamento: 19 de dezembro')
    const other = rows('Minha formatura é em março.')
    expect(other).toContain('O dia 19 de dezembro')
    expect(other).toContain('Formatura, em março — Falta o dia')
  })

  test('a month without a day is asked for, also beside a day', () => {
    expect(letterRows(told(MARINA, 'Formatura em março.')).join('\n')).toContain('Formatura, em março — Falta o dia')
    const both = letterRows(told(MARINA, 'Casamento dia 12/12 e formatura em março.')).join('\n')
    expect(both).toContain('Casamento: 12 de dezembro')
    expect(both).toContain('Formatura, em março — Falta o dia')
    const job = letterRows(told(MARINA, 'Começo num escritório em março e meu voo é dia 10/12.')).join('\n')
    expect(job).toContain('Trabalho novo, em março — Falta o dia')
    expect(job).toContain('Voo: 10 de dezembro')
  })

  test('a journey beside the field’s day has a line of its own', () => {
    const brief = told(MARINA, 'Meu voo é dia 10/12.', { eventDate: '2026-12-19' })
    const rows = letterRows(brief).join('\n')
    expect(rows).toMatch(/O dia 19 de dezembro/)
    expect(rows).toMatch(/Voo: 10 de dezembro/)
    expect(rows).not.toContain('No formulário')
    expect(letterRows(told(MARINA, 'Volto a trabalhar dia 4/1.', { eventDate: '2026-12-19' })).join()).toContain(
      'Volta ao trabalho: 4 de janeiro',
    )
    expect(markedIn(brief)).toEqual(['2026-12-10', '2026-12-19'])
  })
})

describe('any dated thing of theirs has its page, under its own name', () => {
  test.each([
    [MARINA, 'Meu voo é dia 10/12.', 'O voo é numa quinta-feira.', 'Voo: 10 de dezembro'],
    [PAULO, 'TCC dia 10/12.', 'O TCC é numa quinta-feira.', 'TCC: 10 de dezembro'],
    [MARINA, 'Gravo um vídeo dia 10/12.', 'A gravação é numa quinta-feira.', 'Gravação: 10 de dezembro'],
    [
      MARINA,
      'Primeira comunhão da minha filha dia 13/12.',
      'A primeira comunhão da sua filha é num domingo.',
      'Primeira comunhão: 13 de dezembro',
    ],
    [MARINA, 'Minha exposição é dia 10/12.', 'A exposição é numa quinta-feira.', 'Exposição: 10 de dezembro'],
  ] as const)('%j “%s”', (base, note, lead, what) => {
    const brief = told(base, note, CALM)
    expect(counted(brief).lead).toContain(lead)
    expect(letterRows(brief).some((row) => row.startsWith(what))).toBe(true)
    expect(wordsOf(counted(brief))).not.toMatch(/festa/i)
  })
})

describe('several days', () => {
  const brief = told(MARINA, 'Casamento da minha irmã 12/12, minha formatura 19/12 e viajo dia 5/1.', CALM)
  test('all stand on the calendar and in the letter, and the weightiest first one is counted', () => {
    expect(counted(brief).day).toBe('2026-12-12')
    expect(markedIn(brief)).toEqual(['2026-12-12', '2026-12-19', '2027-01-05'])
    const rows = letterRows(brief).join('\n')
    for (const words of ['Casamento: 12 de dezembro', 'Formatura: 19 de dezembro', 'Viagem: 5 de janeiro'])
      expect(rows).toContain(words)
    const care = JSON.stringify(findChapter(analyse(brief), 'cuidados')?.tables)
    expect(care).toContain('Dia 12, casamento; dia 19, formatura.')
  })
  test('each has its own people', () => {
    expect(counted(brief).lead).toContain('O casamento da sua irmã')
    const own = told(MARINA, 'Minha formatura é dia 5/12. Casamento da minha irmã dia 19/12.', CALM)
    expect(counted(own).lead).toContain('A sua formatura é')
  })
  test('no cut falls in the week before any of them', () => {
    for (const level of ['Alta', 'Média', 'Baixa'] as const)
      for (let away = 20; away < 200; away += 5) {
        const note = `Casamento dia 12/12. Formatura dia ${new Date(ms(isoAfter(away))).getUTCDate()}/${new Date(ms(isoAfter(away))).getUTCMonth() + 1}.`
        const two = told(MARINA, note, { ...CALM, maintenanceLevel: level })
        const cuts = yearOfCare(caresOf(readBrief(two)), agendaOf(readBrief(two)))
          .flatMap(({ tasks }) => tasks)
          .filter(({ id, at }) => id === 'corte' && at !== agendaOf(readBrief(two)).eventCut)
          .map(({ at }) => at)
        const late = cuts.filter((at) => at <= isoAfter(away) && at > isoAfter(away - 7))
        expect({ note, late }).toEqual({ note, late: [] })
        expect(cuts).toEqual([...new Set(cuts)].sort())
      }
  })
})

test('where no cut settles any more, no page of the guide sells one for the day', () => {
  const near = analyse(told(PAULO, 'Tenho uma entrevista de emprego dia 30/11.', CALM))
  expect(near.countdown?.lead).toContain('Está perto demais para um corte')
  const sold = /[Cc]orte (?:uma semana|5 a 7 dias) antes/
  expect(sold.test(JSON.stringify(near.chapters))).toBe(false)
  const rows = letterRows(told(PAULO, 'Tenho uma entrevista de emprego dia 30/11.', CALM)).join('\n')
  expect(rows).toContain('Não dá mais tempo de um corte assentar')
  const far = JSON.stringify(analyse(told(PAULO, 'Tenho uma entrevista de emprego dia 18/12.', CALM)).chapters)
  expect(sold.test(far)).toBe(true)
})

test('a visagist’s day outweighs the note’s and the field’s', () => {
  const brief = {
    ...told(MARINA, 'Meu casamento é dia 12/12.', { eventDate: '2026-12-20' }),
    facts: [{ key: 'wedding', value: '2026-12-26', source: 'visagist', kept: true }],
  } satisfies Brief
  expect(counted(brief).day).toBe('2026-12-26')
  expect(markedIn(brief)).not.toContain('2026-12-12')
})

describe('glasses and beard have their last day', () => {
  const FULL = { eventDate: '2026-12-26', beardPreference: 'Cheia' } as const
  const step = (brief: Brief, name: CountdownStep) => counted(brief).entries.find((one) => one.step === name)

  test('a new frame is ordered three weeks before, and the glasses are on at the rehearsal', () => {
    const worn = told(MARINA, 'Uso óculos.', { eventDate: '2026-12-26' })
    expect(step(worn, 'glasses')?.at).toBe('2026-12-05')
    expect(step(worn, 'trial')?.how).toContain('e os óculos')
  })
  test.each(['Não uso óculos.', '', 'Não quero usar óculos.'])('“%s”: no word of any', (note) => {
    expect(wordsOf(counted(told(MARINA, note, { eventDate: '2026-12-26' })))).not.toMatch(/óculos|[Aa]rmação/)
  })
  test('no frame is ordered for a day that is too near for its lenses', () => {
    expect(step(told(MARINA, 'Uso óculos.', { eventDate: '2026-12-12' }), 'glasses')).toBeUndefined()
  })
  test('a beard changes its form two weeks before at the latest; a moustache, a clean face and a beard that stays have none', () => {
    const formed = counted(told(PAULO, '', FULL)).entries.find(({ how }) => how.includes('A forma nova'))
    // The cut is made on that day too: one step of it.
    expect(formed).toMatchObject({ at: '2026-12-12', what: 'O corte e a barba' })
    for (const [note, form] of [
      ['Só uso bigode.', { ...FULL, beardPreference: 'Bigode' }],
      ['Não quero barba.', { ...FULL, beardPreference: 'Sem barba' }],
      ['Nunca aparo a barba.', FULL],
    ] as const)
      expect(wordsOf(counted(told(PAULO, note, form)))).not.toContain('A forma nova')
    expect(wordsOf(counted(told(MARINA, '', { eventDate: '2026-12-26' })))).not.toContain('A forma nova')
  })
  test('with everything there are eight at most, and what cannot wait stays', () => {
    const all = stepsOf(
      told(PAULO, 'Uso óculos. Quero pintar os fios brancos. Minha barba fica.', {
        eventDate: '2026-12-26',
        maintenanceLevel: 'Alta',
      }),
    )
    expect(all.length).toBeLessThanOrEqual(8)
    for (const kept of ['day', 'eve', 'cut', 'clothes', 'trial', 'call'] as const) expect(all).toContain(kept)
  })
})
