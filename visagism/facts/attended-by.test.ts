import { expect, test } from 'vitest'
import { isCutByWomenAlone } from './attended-by.ts'
import { plainOf } from './clause.ts'

test.each([
  'Só corto com mulher e em sala fechada.',
  'Só mulher pode mexer no meu cabelo.',
  'Tem que ser uma mulher que corta.',
  'Nenhum homem pode ver meu cabelo.',
  'só sou atendida por mulher',
])('“%s” is a woman alone', (note) => {
  expect(isCutByWomenAlone(plainOf(note))).toBe(true)
})

test.each([
  'Só corto o cabelo em casa, minha mulher não gosta.',
  'Quero um corte de mulher.',
  'Minha mulher corta meu cabelo.',
  'Só quero cortar as pontas.',
])('“%s” is anybody', (note) => {
  expect(isCutByWomenAlone(plainOf(note))).toBe(false)
})
