import { describe, expect, test } from 'vitest'
import { BARBER_CUTS } from './barber.ts'
import { COILY_CUTS } from './coily.ts'
import { CROPPED_CUTS } from './cropped.ts'
import { CURLY_CUTS } from './curly.ts'
import { CUT_IDS, CUTS, hasShortNape, sizesOf } from './cuts.ts'
import { centimetresOf, type Length, type Lengths, sizesIn } from './lengths.ts'
import { KEPT_CUTS } from './kept.ts'
import { LONG_CUTS } from './long.ts'
import { MEDIUM_CUTS } from './medium.ts'
import { PLAITS_AND_LOCS } from './plaits-and-locs.ts'
import { PLAITS_WORN } from './plaits-worn.ts'
import { SHAVED_CUTS } from './shaved.ts'
import { SHORT_CUTS } from './short.ts'
import { TIED_CUTS } from './tied.ts'

const FAMILIES = [
  SHORT_CUTS,
  CROPPED_CUTS,
  MEDIUM_CUTS,
  LONG_CUTS,
  TIED_CUTS,
  CURLY_CUTS,
  COILY_CUTS,
  BARBER_CUTS,
  PLAITS_AND_LOCS,
  PLAITS_WORN,
  SHAVED_CUTS,
  KEPT_CUTS,
]

test('every record of every family is a cut, under one id and one name', () => {
  const ids = FAMILIES.flatMap((family) => Object.keys(family))
  expect(ids).toEqual([...new Set(ids)])
  expect(new Set<string>(CUT_IDS)).toEqual(new Set(ids))
  expect(new Set(CUT_IDS.map((id) => CUTS[id].name)).size).toBe(ids.length)
})

test('every record is complete, in whole sentences', () => {
  for (const id of CUT_IDS) {
    const cut = CUTS[id]
    expect(cut.weeks[0]).toBeLessThanOrEqual(cut.weeks[1])
    for (const text of [cut.does, cut.message, cut.ask, cut.finish, cut.growth]) expect(text).toMatch(/^\p{Lu}.*\.$/u)
    for (const value of Object.values(cut.axes)) expect(Math.abs(value)).toBeLessThanOrEqual(1)
  }
})

test('no two cuts are described with the same words', () => {
  const texts = CUT_IDS.flatMap((id) => {
    const { does, message, ask, finish, growth, marks } = CUTS[id]
    return [does, message, ask, finish, growth, ...marks]
  })
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
})

test('no shape is told to love and to avoid the same cut', () => {
  const both = CUT_IDS.filter((id) => CUTS[id].loved.some((shape) => CUTS[id].avoided.includes(shape)))
  expect(both).toEqual([])
})

describe('the lengths of a cut', () => {
  const counted: Lengths = {
    front: 9,
    sides: { cm: [7, 8], words: '#, seco' },
    nape: { cm: 2.5, words: '# na tesoura' },
  }
  const named: Lengths = {
    front: { cm: 20, words: 'na altura do queixo' },
    sides: { belowShoulder: 10, words: '#, seco' },
    nape: { guard: 1.5, words: '#, esfumada' },
  }

  test('are said from their numbers', () => {
    expect(sizesIn(counted)).toEqual({ front: '9 cm', sides: '7 a 8 cm, seco', nape: '2,5 cm na tesoura' })
    expect(sizesIn(named)).toEqual({
      front: 'na altura do queixo',
      sides: '10 cm abaixo do ombro, seco',
      nape: 'máquina 1 e meio, esfumada',
    })
  })

  test('count from the root, of a range what must at least be there', () => {
    expect(centimetresOf(counted)).toEqual([9, 7, 2.5])
    expect(centimetresOf(named)).toEqual([20, 38, 0.45])
    expect(centimetresOf({ ...counted, nape: { guard: [1, 3] } })[2]).toBe(0.9)
  })

  test('of curls say that they are measured dry, unless a place or a clipper says them', () => {
    expect(sizesOf(CUTS.degrade, 'crespo')).toEqual({ ...CUTS.degrade.sizes, front: '5 cm, seco' })
    expect(sizesOf(CUTS.bob, 'cacheado').sides).toBe('na linha do queixo')
    expect(sizesOf(CUTS.bob, 'ondulado')).toEqual(CUTS.bob.sizes)
  })

  test('leave the nape bare where it is cut under four centimetres, and not where it is said against the front', () => {
    expect(hasShortNape(CUTS.pixie)).toBe(true)
    expect(hasShortNape(CUTS['a-lamina'])).toBe(true)
    expect(CUTS.bob.sizes.nape).toBe('2 cm mais curta que a frente')
    expect(hasShortNape(CUTS.bob)).toBe(false)
  })
})

/** Millimetres a clipper leaves with each guard. */
const GUARD_MM: Readonly<Record<string, number>> = { 1: 3, 2: 6, 3: 10, 4: 13, 5: 16, 6: 19, 7: 22, 8: 25 }

test('a clipper guard named beside centimetres leaves those centimetres', () => {
  const both = CUT_IDS.flatMap((id) => Object.values(CUTS[id].sizes)).flatMap((size) => {
    const found = /([\d,]+) cm.*máquina (\d)/.exec(size)
    return found?.[1] && found[2] ? [{ size, cm: Number(found[1].replace(',', '.')), guard: found[2] }] : []
  })
  expect(both.length).toBeGreaterThan(0)
  for (const { size, cm, guard } of both)
    expect({ size, off: Math.abs((GUARD_MM[guard] ?? 0) - cm * 10) }).toEqual({ size, off: 0 })
})

const SPELLED = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze'.split(' ')

test('what is read aloud in the salon asks for the centimetres of the record', () => {
  const asked = CUT_IDS.flatMap((id) =>
    [...CUTS[id].ask.matchAll(/(\p{L}+) centímetros?( e meio)?/gu)].map(([, number = '', half]) => ({
      id,
      cm: SPELLED.indexOf(number) + (half ? 0.5 : 0),
    })),
  )
  expect(asked.length).toBeGreaterThan(12)
  for (const { id, cm } of asked)
    expect({ id, cm, said: Object.values(CUTS[id].lengths).flatMap(centimetresSaid) }).toEqual({
      id,
      cm,
      said: expect.arrayContaining([cm]),
    })
})

const centimetresSaid = (length: Length): readonly number[] =>
  typeof length === 'number' ? [length] : 'cm' in length ? [length.cm].flat() : []
