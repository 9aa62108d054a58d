import { HAIR_TEXTURES } from '../knowledge/axes.ts'
import { GENDERS, HAIR_LENGTHS } from '../knowledge/form.ts'
import { OBSERVED_LENGTHS } from '../observed/observed.ts'
import { lengthClassOf, lengthWordOf } from '../observed/today.ts'
import { describe, expect, it } from 'vitest'
import { type Cut, CUT_IDS, CUTS } from '../cuts/cuts.ts'
import { monthsToGrow, type PresentHair, presentLengths } from './growth.ts'

const MAN: PresentHair = { gender: 'Masculino', texture: 'liso', hairLength: 'Curto', seen: 'curto' }
const shaped = (...centimetres: Cut['centimetres']): Cut => ({ ...CUTS.social, centimetres })
const measured = (cm: number, sidesCm: number | null): PresentHair => ({ ...MAN, today: { cm, sidesCm, cut: null } })

describe('the nape', () => {
  it('is told from the sides where they are measured, and a centimetre that it lacks is waited for', () => {
    const hair = measured(10, 3)
    expect(presentLengths(hair)).toEqual([10, 3, 2])
    expect(monthsToGrow(shaped(10, 3, 2.5), hair)).toBe(0)
    expect(monthsToGrow(shaped(10, 3, 3), hair)).toBe(1)
    expect(monthsToGrow(shaped(10, 3, 8), hair)).toBe(5)
  })

  it('is the worn cut’s where one is told', () => {
    const cut = CUT_IDS.find((id) => CUTS[id].centimetres[2] > 0 && CUTS[id].centimetres[2] < CUTS[id].centimetres[1])
    if (!cut) throw new Error('no cut is shorter behind')
    const [front, sides, nape] = CUTS[cut].centimetres
    const hair: PresentHair = { ...MAN, today: { cm: null, sidesCm: null, cut } }
    expect(monthsToGrow(shaped(front, sides, nape), hair)).toBe(0)
    expect(monthsToGrow(shaped(front, sides, nape + 1), hair)).toBe(1)
  })

  it('is not longer than clipped sides, whatever the class says', () => {
    for (const hairLength of ['Curto', 'Médio', 'Longo'] as const)
      for (const sidesCm of [0, 0.3, 1, 3]) {
        const hair: PresentHair = { ...MAN, hairLength, seen: null, today: { cm: 30, sidesCm, cut: null } }
        expect(presentLengths(hair)[2]).toBeLessThanOrEqual(sidesCm)
      }
  })

  it('nobody measured stays within what a class cannot tell', () => {
    expect(
      monthsToGrow(shaped(10, 4, 3.8), { ...measured(10, null), today: { cm: 10, sidesCm: null, cut: null } }),
    ).toBe(0)
  })
})

describe('a length that nobody measured', () => {
  const everybody = GENDERS.flatMap((gender) => HAIR_TEXTURES.map((texture) => ({ gender, texture })))

  it('is guessed within the class that was answered, and the word that was seen', () => {
    for (const { gender, texture } of everybody) {
      // A woman's very short cut is a pixie, whose front is longer than that.
      const isPixie = gender === 'Feminino' && texture !== 'crespo'
      for (const hairLength of HAIR_LENGTHS.filter((length) => !isPixie || length !== 'Muito curto')) {
        const [front] = presentLengths({ gender, texture, hairLength, seen: null })
        expect(lengthClassOf(front, texture), `${gender} ${texture}`).toBe(hairLength)
      }
      for (const seen of OBSERVED_LENGTHS) {
        const [front] = presentLengths({ gender, texture, hairLength: null, seen })
        expect(lengthWordOf(front, texture), `${gender} ${texture}`).toBe(seen)
      }
    }
  })
})
