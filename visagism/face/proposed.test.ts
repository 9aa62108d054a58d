import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { gaugesOf } from '../reading/gauges.ts'
import { faceWith, MARINA } from '../testing/test-people.ts'
import { mergeEvidence, shapeCertaintyOf, type Marking } from './evidence.ts'
import type { PointName } from './measure.ts'
import { measureMarks, measureProposal, placedBy, type PointOrigin } from './proposed.ts'

const POINTS = faceWith({ lengthRatio: 1.3, foreheadRatio: 0.9, jawRatio: 0.91 })
const STRAIGHT = faceWith({ lengthRatio: 1.36, foreheadRatio: 0.88, jawRatio: 0.89 })
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

const placed = (marks: Marking) =>
  (['lengthRatio', 'foreheadRatio', 'jawRatio', 'jawAngle'] as const).map((ratio) => placedBy(marks, ratio))

describe('each measure by its own points', () => {
  test("what is the program's is measured on the face turned to the camera", () => {
    const { measures } = mergeEvidence({ marking: marking() }) ?? {}
    expect(placed(marking())).toEqual(['device', 'device', 'device', 'device'])
    expect(measures?.lengthRatio).toBeCloseTo(1.36, 9)
    expect(measures?.foreheadRatio).toBeCloseTo(0.88, 9)
    expect(measures?.jawRatio).toBeCloseTo(0.89, 9)
  })

  test('a moved temple takes the forehead alone to the photo', () => {
    const marks = marking({ templeRight: 'moved' })
    expect(placed(marks)).toEqual(['device', 'hand', 'device', 'device'])
    const measures = measureMarks(marks)
    expect(measures.foreheadRatio).toBeCloseTo(0.9, 9)
    expect(measures.jawRatio).toBeCloseTo(0.89, 9)
  })

  test('a touched cheekbone leaves forehead and jaw to the program', () => {
    expect(placed(marking({ cheekboneLeft: 'moved' }))).toEqual(['hand', 'device', 'device', 'hand'])
    expect(placed(marking(LOOKED_AT))).toEqual(['device', 'checked', 'checked', 'checked'])
  })

  test('an impossible straight face is not measured', () => {
    const straight = { ...STRAIGHT, chin: { x: 0, y: 0 } }
    const marks = marking({}, { proposed: { origins: originsOf('device'), straight, hairline: 'seen' } })
    expect(measureMarks(marks).foreheadRatio).toBeCloseTo(0.9, 9)
    expect(measureProposal(marks)).toBeNull()
  })
})

describe('how much is believed', () => {
  const heard = (one: Marking) => {
    const evidence = mergeEvidence({ marking: one })
    if (!evidence) throw new Error('nothing heard')
    return evidence
  }
  const clear = faceWith({ lengthRatio: 1.6, foreheadRatio: 0.9, jawRatio: 0.93 })
  const plain = (other: Partial<Record<PointName, PointOrigin>>, by: Marking['by']) =>
    heard({
      ...marking(other, { by }),
      proposed: { origins: originsOf('device', other), straight: clear, hairline: 'seen' },
    })

  test('points nobody looked at never go above "média", and say so', () => {
    const evidence = plain({}, 'aparelho')
    expect(evidence.level).not.toBe('alta')
    expect(evidence.sentence).toMatch(
      /^Pontos achados por um programa nosso .* 9\/3\/2026; ninguém os conferiu ainda\./,
    )
    expect(shapeCertaintyOf(plain(MOVED, 'cliente'))).not.toBe('entre duas')
  })

  test('each look narrows what a measure may be, and a forehead that only a program saw is none', () => {
    const width = (by: Marking['by'], other = {}) => {
      const { intervals } = plain(other, by)
      const [from, to] = intervals?.jawRatio ?? [0, 0]
      return to - from
    }
    expect(width('aparelho')).toBeGreaterThan(width('cliente', LOOKED_AT))
    expect(plain({}, 'aparelho').intervals?.foreheadRatio).toBeNull()
    expect(plain(LOOKED_AT, 'cliente').intervals?.foreheadRatio).not.toBeNull()
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
        by: 'cliente',
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
