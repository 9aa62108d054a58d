import { expect, test } from 'vitest'
import { clausesOf } from './clause.ts'
import { dayIn } from './day.ts'
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
