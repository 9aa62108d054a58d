import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { gaugesOf } from '../reading/gauges.ts'
import { faceWith, MARINA } from '../testing/test-people.ts'
import { mergeEvidence, type Marking } from './evidence.ts'
import type { PointName } from './measure.ts'
import { measureMarks, measureProposal, measuresApart, schemesOf, type PointOrigin } from './proposed.ts'

const POINTS = faceWith({ lengthRatio: 1.3, foreheadRatio: 0.9, jawRatio: 0.8 })
const STRAIGHT = faceWith({ lengthRatio: 1.36, foreheadRatio: 0.88, jawRatio: 0.785 })
const NAMES = ['hairline', 'browLine', 'noseBase', 'chin', 'templeLeft', 'templeRight', 'cheekboneLeft'] as const
const ALL: readonly PointName[] = [...NAMES, 'cheekboneRight', 'jawLeft', 'jawRight']

const originsOf = (origin: PointOrigin, other: Partial<Record<PointName, PointOrigin>> = {}) => ({
  ...Object.fromEntries(ALL.map((name) => [name, origin])),
  ...other,
})
function marking(other: Partial<Record<PointName, PointOrigin>> = {}, changes: Partial<Marking> = {}): Marking {
  const proposed = { origins: originsOf('device', other), straight: STRAIGHT, hairline: 'seen' as const }
  return { points: POINTS, proposed, by: 'aparelho', at: '2026-03-09', ...changes }
}
const LOOKED_AT = { templeLeft: 'checked', templeRight: 'checked', jawLeft: 'checked', jawRight: 'checked' } as const
const MOVED = { templeLeft: 'moved', templeRight: 'moved', jawLeft: 'moved', jawRight: 'moved' } as const

describe('norms and measures, each by its own points', () => {
  test("what is the program's is measured on the face turned to the camera, by the mesh's norms", () => {
    const { schemes, measures } = mergeEvidence({ marking: marking() }) ?? {}
    expect(schemes).toEqual({ length: 'mesh', forehead: 'mesh', jaw: 'mesh', angle: 'mesh' })
    expect(measures?.lengthRatio).toBeCloseTo(1.36, 9)
    expect(measures?.foreheadRatio).toBeCloseTo(0.88, 9)
    expect(measures?.jawRatio).toBeCloseTo(0.785, 9)
  })

  test('a moved temple takes the forehead alone to the photo and to the norms of hands', () => {
    const marks = marking({ templeRight: 'moved' })
    expect(schemesOf(marks)).toEqual({ length: 'mesh', forehead: 'outline', jaw: 'mesh', angle: 'mesh' })
    const measures = measureMarks(marks)
    expect(measures.foreheadRatio).toBeCloseTo(0.9, 9)
    expect(measures.jawRatio).toBeCloseTo(0.785, 9)
  })

  test('a touched cheekbone does not read the mesh’s forehead and jaw by the norms of hands', () => {
    expect(schemesOf(marking({ cheekboneLeft: 'moved' }))).toEqual({
      length: 'outline',
      forehead: 'mesh',
      jaw: 'mesh',
      angle: 'outline',
    })
  })

  test('a hand alone is read as ever, and an impossible straight face is not measured', () => {
    expect(schemesOf({ points: POINTS })).toEqual({
      length: 'outline',
      forehead: 'outline',
      jaw: 'outline',
      angle: 'outline',
    })
    expect(schemesOf({ points: POINTS, scheme: 'bone' }).jaw).toBe('bone')
    const straight = { ...STRAIGHT, chin: { x: 0, y: 0 } }
    const marks = marking({}, { proposed: { origins: originsOf('device'), straight, hairline: 'seen' } })
    expect(measureMarks(marks).foreheadRatio).toBeCloseTo(0.9, 9)
    expect(measureProposal(marks)).toBeNull()
  })

  test('two readings are apart by more than one deviation of people, measure by measure', () => {
    const device = measureProposal(marking())
    if (!device) throw new Error('no proposal')
    expect(measuresApart({ ...device, foreheadRatio: 0.96 }, device)).toEqual(['forehead'])
    expect(measuresApart({ ...device, foreheadRatio: 0.9, jawRatio: 0.8, lengthRatio: 1.42 }, device)).toEqual([])
    expect(measuresApart({ ...device, jawRatio: 0.73, jawAngle: device.jawAngle - 8 }, device)).toEqual([
      'jaw',
      'angle',
    ])
  })
})

describe('how much is believed', () => {
  const heard = (one: Marking) => {
    const evidence = mergeEvidence({ marking: one })
    if (!evidence) throw new Error('nothing heard')
    return evidence
  }
  const clear = faceWith({ lengthRatio: 1.54, foreheadRatio: 0.89, jawRatio: 0.81 })
  const plain = (other: Partial<Record<PointName, PointOrigin>>, by: Marking['by']) =>
    heard({
      ...marking(other, { by }),
      proposed: { origins: originsOf('device', other), straight: clear, hairline: 'seen' },
    })

  test('points nobody looked at never go above "média", and say so', () => {
    const evidence = plain({}, 'aparelho')
    expect(evidence.confidence).toBeGreaterThan(0.6)
    expect(evidence.level).toBe('média')
    expect(evidence.sentence).toMatch(
      /^Pontos achados por um programa nosso .* 9\/3\/2026; ninguém os conferiu ainda\./,
    )
    expect(plain(LOOKED_AT, 'cliente').level).toBe('alta')
  })

  test('each look gives some of the doubt back: 0.30 nobody, 0.20 the customer, 0.15 the visagist', () => {
    // The smallest share is little more than the doubt over seven shapes.
    const least = (by: Marking['by'], other = {}) => Math.min(...Object.values(plain(other, by).shares)) * 7
    expect(least('aparelho')).toBeCloseTo(0.3, 3)
    expect(least('cliente', LOOKED_AT)).toBeCloseTo(0.2, 3)
    expect(least('visagista', LOOKED_AT)).toBeCloseTo(0.15, 3)
    const half = { ...LOOKED_AT, jawLeft: 'moved', jawRight: 'moved' } as const
    expect(least('cliente', half)).toBeGreaterThan(0.19)
    expect(Math.min(...Object.values(heard({ ...marking(MOVED), by: 'cliente' }).shares)) * 7).toBeLessThan(0.19)
  })

  test('the sentence says who looked and who moved', () => {
    expect(heard({ ...marking(LOOKED_AT), by: 'cliente' }).sentence).toMatch(
      /^Pontos achados por um programa nosso e conferidos por você/,
    )
    expect(heard({ ...marking(MOVED), by: 'visagista' }).sentence).toMatch(
      /^Pontos achados por um programa nosso e acertados pela nossa equipe/,
    )
  })
})

describe('a hairline nobody saw', () => {
  const hidden = (hairline: PointOrigin) =>
    marking(
      { hairline },
      {
        proposed: { origins: originsOf('device', { ...LOOKED_AT, hairline }), straight: STRAIGHT, hairline: 'fringe' },
      },
    )

  test('drops height and thirds from every claim, with a word of caution', () => {
    const evidence = mergeEvidence({ marking: hidden('device') })
    if (!evidence) throw new Error('nothing heard')
    expect(evidence.measures?.thirds).toBeNull()
    expect(gaugesOf(evidence).map(({ id }) => id)).toEqual(['forehead', 'jaw', 'angle'])
    expect(evidence.cautions.join(' ')).toContain('A raiz do cabelo não aparecia')
    const { chapters } = analyse({ ...MARINA, marking: hidden('device') })
    const said = JSON.stringify(chapters.find(({ id }) => id === 'rosto-medido'))
    expect(said).toContain('De três medidas')
    expect(said).not.toMatch(/quatro medidas|Da raiz do cabelo ao queixo há|A altura, 1,|Altura ÷ maçãs/)
  })

  test.each(['checked', 'moved'] as const)('is a measure once a person has %s it', (origin) => {
    const evidence = mergeEvidence({ marking: hidden(origin) })
    expect(evidence?.measures?.thirds).not.toBeNull()
    expect(evidence && gaugesOf(evidence)).toHaveLength(4)
  })
})
