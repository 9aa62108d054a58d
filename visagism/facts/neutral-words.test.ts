import { expect, it } from 'vitest'
import { MODIFIERS, NEUTRAL_WORDS, oddWords, SMALL_TALK } from './neutral-words.ts'

it('words are written as clauses are read: small, without accents', () => {
  const written = [...NEUTRAL_WORDS, ...MODIFIERS, ...SMALL_TALK]
  expect(written.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
})

it.each([
  ['fiquei', true],
  ['disfarce', true],
  ['pesque', false],
  ['mantenha', true],
  ['cachorro', false],
  ['tapete', false],
  ['quase', false],
])('“%s” is neutral: %s', (word, isNeutral) => {
  expect(NEUTRAL_WORDS.has(word)).toBe(isNeutral)
})

it('a word is odd where nothing names it', () => {
  const plain = 'nao quero a franja do tapete'
  const at = plain.indexOf('franja')
  expect(oddWords('a franja cortina', [{ at: 2, end: 8 }])).toEqual([])
  expect(oddWords('a franja da cortina', [{ at: 2, end: 8 }])).toEqual(['cortina'])
  expect(oddWords(plain, [{ at, end: at + 6 }])).toEqual(['tapete'])
})
