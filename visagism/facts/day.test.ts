import { describe, expect, test } from 'vitest'
import { clausesOf } from './clause.ts'
import { dayIn, ownDayIn } from './day.ts'
import { FACTS } from './facts.ts'
import { hearNote } from './hear.ts'

const TODAY = '2026-11-27'

test.each([
  ['26 do 12', '2026-12-26'],
  ['dia 26 do mês que vem', '2026-12-26'],
  ['dia 31', '2026-12-31'],
  ['dia 1º de março', '2027-03-01'],
  ['5 de março de 2028', '2028-03-05'],
  ['depois de amanhã', '2026-11-29'],
  ['véspera de natal', '2026-12-24'],
  ['no próximo sábado', '2026-11-28'],
  ['sábado, 26/12/26', '2026-12-26'],
])('“%s” is the day %s', (words, day) => {
  expect(
    clausesOf(words)
      .map(({ plain }) => dayIn(plain, TODAY))
      .find(Boolean),
  ).toBe(day)
})

test.each([
  'nasci em 12/10/1998',
  'casei em 12/10/2020',
  '5 de março de 2020',
  'tirar 2.5 cm',
  'uns 10-12 cm',
  'pinto de 3 em 3 semanas',
  'todo dia 10 eu pinto',
  'moro em Natal',
  'daqui a dois meses',
  '30/02/2027',
])('“%s” names no day to come', (words) => {
  expect(dayIn(clausesOf(words)[0]?.plain ?? '', TODAY)).toBeNull()
})

test.each([
  ['Caso minha filha dia 26/12 e o bigode fica.', 'wedding: 2026-12-26'],
  ['Caso minha filha. O casamento é dia 26/12.', 'wedding: 2026-12-26'],
  ['Meu menino mais velho casa dia 12/12', 'wedding: 2026-12-12'],
  ['Minha filha se forma dia 18/12', 'graduation: 2026-12-18'],
  ['Tenho audiência de guarda dia 9/12', 'court: 2026-12-09'],
  ['Prova da OAB dia 13/12', 'exam: 2026-12-13'],
  ['Batizado do meu neto dia 20/12', 'baptism: 2026-12-20'],
  ['Vou batizar minha afilhada no domingo', 'baptism: 2026-11-29'],
])('“%s” is heard as %s', (note, fact) => {
  expect(hearNote(note, TODAY).facts.map(({ key, value }) => `${key}: ${value}`)).toContain(fact)
})

test.each([
  'Caso minha filha goste, eu corto.',
  'Faço audiências toda semana.',
  'Fiz a prova de vestido ontem.',
  'Casei em 12/10/2020.',
  'Véu eu só usei no meu casamento, em 1998',
])('“%s” names no occasion to come', (note) => {
  const days = ['wedding', 'graduation', 'court', 'exam', 'baptism', 'party']
  expect(hearNote(note, TODAY).facts.filter(({ key }) => days.includes(key))).toEqual([])
})

const daysHeard = (note: string, at = TODAY) =>
  hearNote(note, at)
    .facts.filter(({ key }) => FACTS[key].shelf === 'day')
    .map(({ key, value }) => `${key}: ${value ?? '?'}`)

describe('days as people say them, beside an occasion', () => {
  test.each([
    ['Casamento em dez dias', 'wedding: 2026-12-07'],
    ['O casamento é daqui a uns vinte e um dias', 'wedding: 2026-12-18'],
    ['casamento sábado que vem', 'wedding: 2026-11-28'],
    ['Sábado caso minha filha', 'wedding: 2026-11-28'],
    ['entrevista segunda', 'interview: 2026-11-30'],
    ['Segunda tenho entrevista', 'interview: 2026-11-30'],
    ['Segunda-feira que vem é a minha audiência', 'court: 2026-11-30'],
    ['Próximo fim de semana tem batizado', 'baptism: 2026-11-28'],
    ['A formatura é na outra sexta', 'graduation: 2026-12-11'],
    ['Casamento daqui a um mês', 'wedding: 2026-12-27'],
    ['Dia doze de dezembro eu me caso', 'wedding: 2026-12-12'],
    ['Formatura no dia vinte e um de dezembro', 'graduation: 2026-12-21'],
    ['O batizado é domingo', 'baptism: 2026-11-29'],
    ['Faço bodas no dia primeiro de janeiro', 'party: 2027-01-01'],
    ['Minha entrevista é hoje à tarde', 'interview: 2026-11-27'],
    ['Caso dia 12 de dez', 'wedding: 2026-12-12'],
    ['Casamento: doze do doze', 'wedding: 2026-12-12'],
    ['Casamento no primeiro sábado de março', 'wedding: 2027-03-06'],
    ['Dia 12/12, casamento da minha irmã', 'wedding: 2026-12-12'],
    ['Tenho uma entrevista, segunda, às 9h', 'interview: 2026-11-30'],
    ['Minha irmã casa dia 12/12', 'wedding: 2026-12-12'],
    ['Eu e meu noivo casamos dia 12/12', 'wedding: 2026-12-12'],
    ['Daqui a 20 dias caso', 'wedding: 2026-12-17'],
    ['Faço 40 anos dia 3/1', 'party: 2027-01-03'],
    ['Ceia de Natal aqui em casa', 'party: 2026-12-25'],
    ['Confraternização da firma dia 18/12', 'party: 2026-12-18'],
    ['Bodas de prata dos meus pais dia 30/12', 'party: 2026-12-30'],
    ['Meu casamento é dia 12/12, dá tempo de crescer?', 'wedding: 2026-12-12'],
    ['Que cabelo eu uso no casamento da minha prima dia 12/12?', 'wedding: 2026-12-12'],
  ])('“%s” is %s', (note, day) => {
    expect(daysHeard(note)).toEqual([day])
  })

  test.each([
    ['Formatura em março', 'graduation: ?'],
    ['Casamento da minha irmã em maio', 'wedding: ?'],
    ['Prova da OAB em março', 'exam: ?'],
    ['Festa no mês que vem', 'party: ?'],
    ['Casamento daqui a três meses', 'wedding: ?'],
    ['Entrevista na semana que vem', 'interview: ?'],
    ['Formatura em 2027', 'graduation: ?'],
    ['Casamento no fim do mês', 'wedding: ?'],
    ['Formatura ano que vem', 'graduation: ?'],
  ])('“%s” has no day, and is asked for it, never dropped', (note, day) => {
    expect(daysHeard(note)).toEqual([day])
  })

  test.each([
    'Na segunda entrevista me acharam desleixada',
    'Não vou ao casamento dia 12/12',
    'Cancelaram a festa de 12/12',
    'Não é casamento, dia 12/12 eu só descanso',
    'No começo de março quero cortar',
    'Todo sábado tem festa aqui em casa',
    'Tenho 15 anos',
    'Cortei o cabelo sábado',
    'Casamento em 2019',
    'Casamos em março',
    'Minha mãe fica em casa dia 10/12',
    'Minha reunião de condomínio é toda segunda',
    'Trabalho com festas infantis',
    'Só vou ao salão nas férias e no Natal',
  ])('“%s” names no day of theirs', (note) => {
    expect(daysHeard(note)).toEqual([])
  })
})

test.each([
  ['Casamento em dezembro, dia 19', 'wedding: 2026-12-19'],
  ['Minha formatura é em março, no dia 5', 'graduation: 2027-03-05'],
  ['Batizado no dia 9 do mês de fevereiro', 'baptism: 2027-02-09'],
  ['Dia 19, em dezembro, é o meu casamento', 'wedding: 2026-12-19'],
  ['Em janeiro, dia quinze, me formo', 'graduation: 2027-01-15'],
  ['O casamento é sábado, 19/12, às 17h', 'wedding: 2026-12-19'],
])('“%s” is a day of that month', (note, day) => {
  expect(daysHeard(note, '2026-11-03')).toEqual([day])
  expect(hearNote(note, '2026-11-03').unheard).toEqual([])
})

describe('any dated thing of theirs is a day', () => {
  test.each([
    'Meu voo é dia 10/12',
    'TCC dia 10/12',
    'Gravo um vídeo dia 10/12',
    'Show dia 10/12',
    'A foto do crachá é dia 10/12',
    'Primeira comunhão da minha filha dia 10/12',
    'Bar mitzvah do meu filho dia 10/12',
    'Volto a trabalhar dia 10/12',
    'Tenho um encontro dia 10/12',
    'Viagem dia 10/12',
    'Viajo dia dez de dezembro',
    'Minha exposição é dia 10/12',
    'Tenho um show, dia 10/12',
    'Dia 10/12, apresentação da escola de dança',
    'Palestra na quinta, 10/12',
    'Meu chá de bebê é dia 10/12',
    'Embarco em treze dias',
    'Tenho um leilão na quinta, 10/12',
    'A sessão de fotos ficou para 10/12',
    'Evento importante dia 10/12',
    'O grande dia é 10/12',
    'O lançamento do meu livro é dia 10/12',
    'Preciso tirar foto pro passaporte dia 10/12',
    'Dia 10/12 eu defendo o TCC',
  ])('“%s”', (note) => {
    expect(daysHeard(note)).toEqual(['own-day: 2026-12-10'])
  })

  test.each([
    'Minha cirurgia é dia 10/12',
    'Tenho consulta dia 10/12',
    'Minha quimio é dia 10/12',
    'Preciso do guia até dia 10/12',
    'Meu horário no salão é dia 10/12',
    'Corto dia 10/12',
    'Meu retoque é dia 10/12',
    'Tenho uma prova de vestido dia 10/12',
    'Até a viagem dia 10/12 não corto',
    'Só corto depois do dia 10/12',
    'O enterro do meu pai é dia 10/12',
    'Recebo dia 10/12',
    'Meu marido viaja dia 10/12',
    'Viajo muito',
    'Minha folga é dia 10/12',
    'O voo da minha mãe chega dia 10/12',
    'Minha testa é grande, dia 10/12 me irrita',
    'Tenho um nariz grande, dia 10/12 eu conto',
    'Mando a foto de lado amanhã',
    'A foto do rosto eu tiro amanhã',
    'Gosto de jantar fora no sábado',
    'Tenho reunião toda segunda',
    'Minha pele é oleosa em dezembro',
    'Tenho uma filha que chega dia 10/12',
    'Trabalho com eventos em dezembro',
    'Lavo o cabelo segunda e quinta',
  ])('“%s” is none', (note) => {
    expect(daysHeard(note)).toEqual([])
  })

  test.each([
    ['Posse no concurso dia 4/1', ['new-job: 2027-01-04']],
    ['Dia 12/12, casamento, dia 19/12, formatura', ['wedding: 2026-12-12', 'graduation: 2026-12-19']],
    ['Casamento, 12/12, formatura, 19/12', ['wedding: 2026-12-12', 'graduation: 2026-12-19']],
    ['Casamento 12/12 e formatura 19/12', ['wedding: 2026-12-12', 'graduation: 2026-12-19']],
    [
      'Viajo dia 5/12, TCC dia 8/12 e caso dia 19/12',
      ['own-day: 2026-12-05', 'own-day: 2026-12-08', 'wedding: 2026-12-19'],
    ],
    ['Começo a faculdade dia 4/2', ['own-day: 2027-02-04']],
  ])('“%s” is %j', (note, days) => {
    expect(daysHeard(note)).toEqual(days)
  })

  test.each([
    ['Meu voo é dia 10/12', 'o voo'],
    ['TCC dia 4/12', 'o TCC'],
    ['Minha exposição é dia 10/12', 'a exposição'],
    ['Tenho uma reunião de condomínio dia 10/12', 'a reunião'],
    ['Primeira comunhão da minha filha dia 10/12', 'a primeira comunhão'],
    ['Caso dia 10/12', null],
  ])('“%s” has a name of its own: %s', (note, name) => {
    expect(clausesOf(note).map((clause) => ownDayIn(clause, true))[0] ?? null).toBe(name)
  })
})

test('a note of nothing but days is read to its end', () => {
  for (const note of ['dia 1, '.repeat(700), 'casamento, dia 1. '.repeat(270), 'vinte e um '.repeat(450)])
    expect(() => hearNote(note, TODAY)).not.toThrow()
})

test.each([
  ['Vou fazer o big chop em janeiro, já decidi, a formatura é dia 30.', 'graduation: 2027-01-30'],
  ['Minha formatura é em fevereiro. O baile é dia 13.', 'party: 2027-02-13'],
  ['A formatura é dia 30, em janeiro.', 'graduation: 2027-01-30'],
  ['Em março eu me mudo. Meu casamento é dia 20.', 'wedding: 2027-03-20'],
  ['A formatura é em janeiro. Vai ser dia 30.', 'graduation: 2027-01-30'],
  // A month that is over, or two sentences away, is not its month.
  ['Cortei em janeiro. A formatura é dia 30.', 'graduation: 2026-11-30'],
  ['Viajo em março. Quero franja. A formatura é dia 12.', 'graduation: 2026-12-12'],
  ['Viajo em março, a formatura é dia 12 de dezembro.', 'graduation: 2026-12-12'],
])('“%s” has its month from beside it: %s', (note, fact) => {
  expect(hearNote(note, TODAY).facts.map(({ key, value }) => `${key}: ${value}`)).toContain(fact)
})
