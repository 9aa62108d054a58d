import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CLOTH_CHOICES,
  CLOTH_COMPARISONS,
  CLOTH_PAIRS,
  CLOTH_SEEDS,
  type ClothAnswer,
  type ClothChoice,
  type ClothPairId,
  FIRST_PAIRS,
  isWholeClothTest,
  leansOf,
  nextCloths,
  readCloths,
} from './cloths.ts'
import { TWELVE, findSeason } from './seasons.ts'

/** Answers each pair of the test by a rule. */
function answered(seed: number, rule: (pair: ClothPairId) => ClothChoice): ClothAnswer[] {
  const answers: ClothAnswer[] = []
  for (let next = nextCloths(seed, answers); next; next = nextCloths(seed, answers))
    answers.push({ pair: next.pair, choice: rule(next.pair) })
  return answers
}
const highOn = (axis: string) => (pair: ClothPairId) => (CLOTH_PAIRS[pair].axis === axis ? 'high' : 'same')

const seeds = fc.integer({ min: 0, max: CLOTH_SEEDS - 1 })
const rules = fc.array(fc.constantFrom(...CLOTH_CHOICES), {
  minLength: CLOTH_COMPARISONS,
  maxLength: CLOTH_COMPARISONS,
})

describe('the test of the cloths', () => {
  test('asks the four pairs once each and a fifth, the same for the same seed', () => {
    fc.assert(
      fc.property(seeds, rules, (seed, choices) => {
        let at = 0
        const answers = answered(seed, () => choices[at++] ?? 'same')
        expect(answers).toHaveLength(CLOTH_COMPARISONS)
        expect(new Set(answers.slice(0, 4).map(({ pair }) => pair))).toEqual(new Set(FIRST_PAIRS))
        expect(answers[4]?.pair).toMatch(/^more-/)
        expect(isWholeClothTest(seed, answers)).toBe(true)
        expect(isWholeClothTest(seed, answers.slice(1))).toBe(false)
      }),
    )
  })

  test('shuffles order and sides by the seed', () => {
    const first = Array.from({ length: 40 }, (_, seed) => nextCloths(seed, []))
    expect(new Set(first.map((next) => next?.pair)).size).toBe(4)
    expect(new Set(first.map((next) => next?.isHighLeft)).size).toBe(2)
  })

  test('the fifth is on the axis that is closest', () => {
    expect(answered(7, highOn('warmth'))[4]?.pair).toBe('more-depth')
    expect(answered(7, highOn('depth'))[4]?.pair).toBe('more-clarity')
    const torn = (pair: ClothPairId): ClothChoice => (pair === 'metal' ? 'low' : 'high')
    expect(answered(7, torn)[4]?.pair).toBe('more-warmth')
  })

  test('leans half on one comparison, whole on two, not at all on none', () => {
    expect(leansOf([])).toEqual({})
    expect(leansOf([{ pair: 'depth', choice: 'low' }])).toEqual({ depth: -0.5 })
    expect(
      leansOf([
        { pair: 'metal', choice: 'high' },
        { pair: 'white', choice: 'high' },
      ]),
    ).toEqual({ warmth: 1 })
  })

  test('tells the clue in words, with what each tape rests on', () => {
    const { title, tapes } = readCloths([
      { pair: 'metal', choice: 'high' },
      { pair: 'white', choice: 'high' },
      { pair: 'depth', choice: 'low' },
      { pair: 'clarity', choice: 'same' },
      { pair: 'more-clarity', choice: 'same' },
    ])
    expect(title).toBe('Os panos puxam para o quente e o claro')
    expect(tapes.map(({ note }) => note)).toEqual([
      'dourado e creme, duas de duas',
      'pastel, uma de uma',
      'sem diferença, e tudo bem',
    ])
    expect(tapes.map(({ at }) => at)).toEqual([1, 0.25, 0.5])
    expect(readCloths(answered(3, () => 'same')).title).toBe('Os panos não puxam para nenhum lado')
  })

  test('names no season, whatever is answered', () => {
    const names = TWELVE.map((id) => findSeason(id).name.split(' ')[0] ?? '')
    fc.assert(
      fc.property(seeds, rules, (seed, choices) => {
        let at = 0
        const told = JSON.stringify(readCloths(answered(seed, () => choices[at++] ?? 'same')))
        expect(names.filter((name) => told.includes(name))).toEqual([])
        expect(told).not.toContain('undefined')
      }),
    )
  })
})
