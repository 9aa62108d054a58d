import { describe, expect, it } from 'vitest'
import { everyMeasure } from '#visagism/face/face-shape.ts'
import { gaugesOf } from '#visagism/reading/gauges.ts'
import { gaugeSentence } from './gauge.ts'

/** Mean 0,885, deviation 0,039. */
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
    schemes: everyMeasure('outline'),
    knowsHairline: true,
    hairline: 'seen',
    isJawHidden: false,
  })
  if (gauge?.id !== 'jaw') throw new Error('a mandíbula é a terceira medida')
  return gaugeSentence(gauge)
}

describe('a gauge, for who listens', () => {
  it('says value, word, ends and mean', () =>
    expect(jaw(0.92)).toBe('Mandíbula dividida pelas maçãs: 0,92, larga. De delicada a larga, a média é 0,89.'))

  it('says where the ruler ends before the person', () => {
    expect(jaw(0.98)).not.toContain('além da régua')
    expect(jaw(0.99)).toContain('0,99, bem larga, além da régua.')
    expect(jaw(0.78)).toContain('0,78, bem delicada, além da régua.')
  })
})
