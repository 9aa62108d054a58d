import { expect, it } from 'vitest'
import { curlyQuotes } from './curly-quotes.ts'

it.each([
  ['"Com franja." A frase sai.', '“Com franja.” A frase sai.'],
  ['fosse "a gente", diz ("não")', 'fosse “a gente”, diz (“não”)'],
  // Text after bold is a separate piece.
  ['", e pronto', '”, e pronto'],
  ['sem marcas', 'sem marcas'],
])('%s', (typed, set) => expect(curlyQuotes(typed)).toBe(set))
