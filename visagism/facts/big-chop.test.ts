import { expect, test } from 'vitest'
import { bigChopIn } from './big-chop.ts'

test.each([
  [
    'Vou fazer o big chop em janeiro, já decidi, a formatura é dia 30. Tenho 14 cm de crespo e o resto é ponta esticada.',
    14,
  ],
  ['Já decidi: vou fazer o big chop em janeiro, antes da formatura.', null],
  ['Meu big chop está marcado pra março.', null],
  ['Quero fazer o big chop, a raiz natural já tem 10 cm.', 10],
  ['Vou cortar toda a parte alisada. Tenho uns doze centímetros do meu cabelo natural.', 12],
  ['O big chop eu faço em março. Já decidi.', null],
])('“%s” is decided, with %j cm grown', (note, naturalCm) => {
  expect(bigChopIn(note)?.naturalCm).toBe(naturalCm)
})

test.each([
  'Estou em transição, não quero fazer o big chop.',
  'Tenho medo do big chop.',
  'Devo fazer o big chop?',
  'Penso no big chop um dia.',
  'Fiz o big chop em março.',
  'Sem big chop, por favor.',
  'Ainda não quero o big chop. Já decidi.',
])('“%s” is not', (note) => {
  expect(bigChopIn(note)).toBeNull()
})
