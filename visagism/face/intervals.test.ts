import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gaugesOf } from '../reading/gauges.ts'
import { faceWith } from '../testing/test-people.ts'
import { mergeEvidence, shapeCertaintyOf, type FaceEvidence, type Marking, type Testimony } from './evidence.ts'
import { NORM, RATIOS } from './face-shape.ts'
import type { MarkedPoints } from './measure.ts'
import type { PointOrigin, ProposedMarks } from './proposed.ts'

const AT = '2026-11-28'
const heard = (testimony: Testimony): FaceEvidence => {
  const evidence = mergeEvidence(testimony)
  if (!evidence) throw new Error('nothing heard')
  return evidence
}
const proposed = (points: MarkedPoints, origin: PointOrigin, more: Partial<ProposedMarks> = {}): ProposedMarks => ({
  origins: Object.fromEntries(Object.keys(points).map((name) => [name, origin])),
  straight: points,
  hairline: 'seen',
  ...more,
})
const FACES = fc
  .record({
    lengthRatio: fc.double({ min: 1.18, max: 1.58, noNaN: true }),
    foreheadRatio: fc.double({ min: 0.8, max: 0.97, noNaN: true }),
    jawRatio: fc.double({ min: 0.8, max: 0.98, noNaN: true }),
    jawHeight: fc.double({ min: 0.74, max: 0.86, noNaN: true }),
  })
  .map(faceWith)

describe('the same pixels', () => {
  test('are one reading, whoever put the points: the values agree and the names are within reach', () => {
    fc.assert(
      fc.property(FACES, (points) => {
        const byHand = heard({ marking: { points, by: 'visagista', at: AT } })
        const looked = heard({ marking: { points, proposed: proposed(points, 'checked'), by: 'cliente', at: AT } })
        const alone = heard({ marking: { points, proposed: proposed(points, 'device'), by: 'aparelho', at: AT } })
        for (const other of [looked, alone])
          for (const ratio of RATIOS) {
            expect(other.measures?.[ratio]).toBeCloseTo(byHand.measures?.[ratio] ?? NaN, 9)
            const [within, wider] = [byHand.intervals?.[ratio], other.intervals?.[ratio]]
            if (!within || !wider) continue
            expect(wider[0]).toBeLessThanOrEqual(within[0] + 1e-9)
            expect(wider[1]).toBeGreaterThanOrEqual(within[1] - 1e-9)
          }
      }),
    )
  })
})

describe('what distinguishes', () => {
  test('is beyond its whole interval: a measure that may be the mean is no difference', () => {
    fc.assert(
      fc.property(FACES, (points) => {
        const gauges = gaugesOf(heard({ marking: { points, by: 'cliente', at: AT } }))
        const mayBeMean = gauges.filter(({ reach: [from, to] }) => from <= 0.5 && to >= 0.5)
        expect(mayBeMean.filter(({ band }) => band !== 'media')).toEqual([])
        expect(gauges.filter(({ band, word }) => band !== 'media' && word === 'na média')).toEqual([])
      }),
    )
  })

  test('is printed as an interval, outwards, and says both words where it leaves a band', () => {
    const { jawRatio } = NORM.mean
    const jaw = (value: number) =>
      gaugesOf(heard({ marking: { points: faceWith({ jawRatio: value }), by: 'cliente', at: AT } })).find(
        ({ id }) => id === 'jaw',
      )
    expect(jaw(jawRatio)?.value).toBe('0,84 a 0,90')
    expect(jaw(jawRatio - 0.04)?.word).toBe('delicada a média')
    expect(jaw(jawRatio - 0.09)?.band).not.toBe('media')
  })
})

const LONG = faceWith({ lengthRatio: 1.6, foreheadRatio: 0.9, jawRatio: 0.935, jawHeight: 0.84 })
const sureOf = (more: Partial<Marking>) => heard({ marking: { points: LONG, by: 'visagista', at: AT, ...more } })
const underFringe = (points: MarkedPoints) => {
  const { origins, ...rest } = proposed(points, 'checked', { hairline: 'fringe' })
  return { ...rest, origins: { ...origins, hairline: 'device' as const } }
}
const sure = (more: Partial<Marking> = {}, observed?: Testimony['observed']) => {
  const evidence = mergeEvidence({ marking: { points: LONG, by: 'visagista', at: AT, ...more }, observed })
  return evidence && shapeCertaintyOf(evidence)
}
const seen = (field: string, value: string) => ({ [field]: { value, by: 'cliente', at: AT } }) as Testimony['observed']

describe('what a program sees covered', () => {
  const hidden = (part: 'chin' | 'forehead') =>
    heard({ marking: { points: LONG, proposed: proposed(LONG, 'moved', { hidden: [part] }), by: 'cliente', at: AT } })

  test('over the brow leaves no forehead, no height and no thirds, also where a person put the points', () => {
    const { measures, intervals, cautions, ownWidths } = hidden('forehead')
    expect(intervals).toMatchObject({ lengthRatio: null, foreheadRatio: null })
    expect(measures?.thirds).toBeNull()
    expect(ownWidths).not.toHaveProperty('forehead')
    expect(ownWidths).not.toHaveProperty('length')
    expect(cautions.join(' ')).toContain('cobre a testa')
  })

  test('over the chin widens jaw and angle, and is told once', () => {
    const [from, to] = hidden('chin').intervals?.jawRatio ?? [0, 0]
    const [least, most] = sureOf({}).intervals?.jawRatio ?? [0, 0]
    expect(to - from).toBeGreaterThan(most - least)
    expect(hidden('chin').ownWidths).not.toHaveProperty('jaw')
    expect(
      hidden('chin')
        .cautions.join(' ')
        .match(/queixo/g),
    ).toHaveLength(1)
  })
})

describe('no shape is clear', () => {
  test('but of a face seen whole', () => expect(sure()).toBe('clara'))

  test.each([
    ['a head turned by 12°', { proposed: proposed(LONG, 'moved', { pose: { yaw: 12 } }) }, undefined],
    ['points nobody looked at', { proposed: proposed(LONG, 'device'), by: 'aparelho' }, undefined],
    ['a fringe over the hairline', { proposed: underFringe(LONG) }, undefined],
    ['a beard over jaw and chin', {}, seen('beard', 'cheia')],
    ['a cap on the brow', {}, seen('covering', 'outro')],
    ['a cap that a program alone saw', { proposed: proposed(LONG, 'moved', { hidden: ['forehead'] }) }, undefined],
    ['a mask that a program alone saw', { proposed: proposed(LONG, 'moved', { hidden: ['chin'] }) }, undefined],
    ['a veil', {}, seen('covering', 'véu')],
  ] as const)('with %s', (_, more, observed) => expect(sure(more as Partial<Marking>, observed)).not.toBe('clara'))

  test.each([15, -18, 24])('and nothing is measured of a head turned by %i°, whoever put the points', (yaw) => {
    for (const origin of ['device', 'moved', 'hand'] as const) {
      const marking: Marking = {
        points: LONG,
        proposed: proposed(LONG, origin, { pose: { yaw } }),
        by: 'cliente',
        at: AT,
      }
      expect(mergeEvidence({ marking })).toBeNull()
      const told = heard({ marking, quiz: { faceShape: 'oval' } })
      expect(told).toMatchObject({ source: 'teste', measures: null, intervals: null })
      expect(told.cautions.join(' ')).toContain('virado')
    }
  })
})

test('a person who moved points far from the program’s is believed, with half of what its averaging leaves', () => {
  const [program, hand] = [faceWith({ jawRatio: 0.95 }), faceWith({ jawRatio: 0.77 })]
  const marking: Marking = {
    points: hand,
    proposed: { ...proposed(hand, 'moved'), straight: program },
    by: 'cliente',
    at: AT,
  }
  const { measures, intervals } = heard({ marking })
  expect(measures?.jawRatio).toBeCloseTo(0.77, 9)
  // Averaging would have put it at 0.85.
  expect(intervals?.jawRatio?.[1]).toBeCloseTo(0.82, 2)
})
