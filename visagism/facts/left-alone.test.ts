import { describe, expect, test } from 'vitest'
import { hearNote } from './hear.ts'

const keysOf = (note: string) => hearNote(note, '2026-11-27').facts.map(({ key }) => key)

describe('brows that nobody touches', () => {
  test.each([
    'Sobrancelha não mexe, onde eu tiro nasce branca.',
    'Não quero pintar nada, nem sobrancelha.',
    'Não mexe na minha sobrancelha.',
    'Deixa a sobrancelha em paz.',
    'Não faço sobrancelha.',
    'Não quero que mexam na sobrancelha.',
  ])('“%s”', (note) => {
    expect(keysOf(note)).toContain('brows-stay')
  })

  test.each([
    'Não sei fazer a sobrancelha.',
    'Não consigo fazer minha sobrancelha sozinha.',
    'Minha sobrancelha falhou de um lado.',
    'Faço a sobrancelha todo mês.',
    'Minha mãe não faz sobrancelha.',
    'Não quero franja na sobrancelha.',
    'Minha sobrancelha não cresce.',
    'Não faço a sobrancelha direito.',
  ])('“%s” is not that', (note) => {
    expect(keysOf(note)).not.toContain('brows-stay')
  })
})

test.each([
  ['Fio encostando na bochecha ou no olho me tira do sério.', true],
  ['Não suporto cabelo no rosto.', true],
  ['Gosto do cabelo caindo no rosto.', false],
  ['O fio encosta no ombro.', false],
])('“%s”', (note, isUnbearable) => {
  expect(keysOf(note).includes('face-untouched')).toBe(isUnbearable)
})

test.each([
  ['O sol queima minha cabeça na risca e na nuca.', true],
  ['Meu couro cabeludo queima no sol.', true],
  ['A chapinha queima meu couro.', false],
  ['Adoro o sol na nuca.', false],
])('“%s”', (note, isBurnt) => {
  expect(keysOf(note).includes('scalp-burns')).toBe(isBurnt)
})

test.each([
  ['Tenho uma mecha branca que apareceu junto, e a mecha fica à vista.', true],
  ['Amo minha mecha branca.', true],
  ['A mecha branca me incomoda.', false],
  ['A mecha fica amarela.', false],
])('“%s”', (note, stays) => {
  expect(keysOf(note).includes('greys-stay')).toBe(stays)
})

test.each([
  ['Me queimei aos 9 anos, lado esquerdo, não nasce barba nem metade da sobrancelha.', 'beard-has-gaps'],
  ['A barba não cresce do lado direito.', 'beard-has-gaps'],
  ['Minha barba só nasce de um lado.', 'beard-has-gaps'],
  ['Não nasce barba em mim.', 'beard-grows-not'],
])('“%s” is %s', (note, key) => {
  expect(keysOf(note).filter((one) => one === 'beard-has-gaps' || one === 'beard-grows-not')).toEqual([key])
})
