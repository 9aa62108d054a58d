import { describe, expect, it } from 'vitest'
import { gaugesOf } from '#visagism/reading/gauges.ts'
import { gaugeSentence } from './gauge.ts'

/** Mean 0,87, deviation 0,039. */
function jaw(jawRatio: number): string {
  const [, , gauge] = gaugesOf({
    measures: {
      lengthRatio: 1.35,
      foreheadRatio: 0.8,
      jawRatio,
      jawAngle: 132,
      thirds: null,
      chinRatio: null,
      chinAngle: null,
      roll: 0,
      offCentre: 0,
      heightPx: 1000,
    },
    intervals: {
      lengthRatio: [1.34, 1.36],
      foreheadRatio: [0.87, 0.89],
      jawRatio: [jawRatio - 0.02, jawRatio + 0.02],
      jawAngle: [130, 134],
    },
    isJawHidden: false,
  })
  if (gauge?.id !== 'jaw') throw new Error('a mandíbula é a terceira medida')
  return gaugeSentence(gauge)
}

describe('a gauge, for who listens', () => {
  it('says value, word, ends and mean', () =>
    expect(jaw(0.91)).toBe('Mandíbula dividida pelas maçãs: 0,89 a 0,93, larga. De delicada a larga, a média é 0,87.'))

  it('says where the ruler ends before the person', () => {
    expect(jaw(0.96)).not.toContain('além da régua')
    expect(jaw(0.97)).toContain('0,95 a 0,99, bem larga, além da régua.')
    expect(jaw(0.76)).toContain('0,74 a 0,78, bem delicada, além da régua.')
  })
})
