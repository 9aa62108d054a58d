import { describe, expect, test } from 'vitest'
import { FACTS, type FactKey, isFactKey } from '../facts/facts.ts'
import { cardFactsOf, seenByLink } from './kept-on-card.ts'

const PROMISED = Object.keys(FACTS)
  .filter(isFactKey)
  .filter((key) => key !== 'allergy' && /\bcartão\b|\ba do salão\b|o salão é avisado/.test(FACTS[key].does))
const itemsOf = (key: FactKey, value = '') => cardFactsOf(new Map([[key, value]])).flatMap(({ items }) => items)

describe('the band of what was said', () => {
  test.each(PROMISED)('holds %s, which its chip promises, and shows it to whoever gets the link', (key) => {
    expect(itemsOf(key, 'isto')).toHaveLength(1)
    expect(seenByLink(cardFactsOf(new Map([[key, 'isto']])))).toHaveLength(1)
  })

  test.each(['top-at-most', 'helmet', 'cap', 'mask', 'work-rule', 'no-oil', 'wears-it-tied', 'thinning'] as const)(
    'holds %s, which binds',
    (key) => expect(itemsOf(key)).toHaveLength(1),
  )

  test('says the value where one was said, and the name of the fact where none was', () => {
    expect(itemsOf('wants-cut', 'chanel')).toEqual(['pensou em: chanel'])
    expect(itemsOf('wants-cut')).toEqual(['um corte pelo nome'])
  })

  test('puts what binds first, whatever was said first', () => {
    const said = new Map<FactKey, string>([
      ['kitchen', ''],
      ['glasses', ''],
      ['no-scent', ''],
      ['no-cut', ''],
      ['no-short', ''],
    ])
    expect(cardFactsOf(said)).toEqual([
      { heading: 'Fica', items: ['o comprimento inteiro', 'os óculos'] },
      { heading: 'Não', items: ['curto', 'cheiro forte'] },
      { heading: 'Saiba', items: ['cozinha'] },
    ])
  })

  test('keeps the body from the link', () => {
    const said = new Map<FactKey, string>([
      ['pregnant', ''],
      ['no-dye', ''],
    ])
    expect(cardFactsOf(said).map(({ heading }) => heading)).toEqual(['Não', 'Corpo'])
    expect(seenByLink(cardFactsOf(said)).map(({ heading }) => heading)).toEqual(['Não'])
  })
})
