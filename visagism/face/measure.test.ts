import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkMarking,
  measureFace,
  photoCautions,
  POINT_LABELS,
  type MarkedPoints,
  type Point,
  type PointName,
} from './measure.ts'
import { FACE } from '../testing/test-people.ts'

const FIELDS = ['lengthRatio', 'foreheadRatio', 'jawRatio', 'jawAngle'] as const

function moved(points: MarkedPoints, move: (p: Point) => Point): MarkedPoints {
  return {
    hairline: move(points.hairline),
    chin: move(points.chin),
    templeLeft: move(points.templeLeft),
    templeRight: move(points.templeRight),
    cheekboneLeft: move(points.cheekboneLeft),
    cheekboneRight: move(points.cheekboneRight),
    jawLeft: move(points.jawLeft),
    jawRight: move(points.jawRight),
    browLine: points.browLine && move(points.browLine),
    noseBase: points.noseBase && move(points.noseBase),
  }
}

describe('measuring a marked face', () => {
  test('reads the ratios, the angle and the thirds of a known face', () => {
    const m = measureFace(FACE)
    expect(m.lengthRatio).toBeCloseTo(1.34, 10)
    expect(m.foreheadRatio).toBeCloseTo(0.88, 10)
    expect(m.jawRatio).toBeCloseTo(0.87, 10)
    expect(m.jawAngle).toBeGreaterThan(120)
    expect(m.jawAngle).toBeLessThan(145)
    expect(m.thirds?.upper).toBeCloseTo(0.31, 10)
    expect((m.thirds?.upper ?? 0) + (m.thirds?.middle ?? 0) + (m.thirds?.lower ?? 0)).toBeCloseTo(1, 10)
    expect(m.roll).toBeCloseTo(0, 10)
  })

  test('a corner put higher or lower on one outline is the same jaw', () => {
    // Half-widths of an average outline at three heights over the chin, in cheekbone widths.
    const jaws = [
      [0.245, 0.775],
      [0.3, 0.83],
      [0.347, 0.877],
    ].map(([height = 0, width = 0]) => {
      const y = FACE.chin.y - height * 600
      return measureFace({ ...FACE, jawLeft: { x: 600 - width * 300, y }, jawRight: { x: 600 + width * 300, y } })
        .jawRatio
    })
    const [low = 0, middle = 0, high = 0] = jaws
    expect(Math.abs(low - high)).toBeLessThan(0.01)
    expect(Math.abs(middle - high)).toBeLessThan(0.01)
  })

  /** Asymmetrical: on a symmetrical face, a missing roll correction would cancel out. */
  const UNEVEN: MarkedPoints = {
    ...FACE,
    chin: { x: FACE.chin.x + 35, y: FACE.chin.y },
    templeLeft: { x: FACE.templeLeft.x, y: FACE.templeLeft.y + 25 },
    jawRight: { x: FACE.jawRight.x - 12, y: FACE.jawRight.y - 30 },
    noseBase: { x: 640, y: 870 },
  }

  test('shift, scale and roll of the photo change no ratio', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -500, max: 500, noNaN: true }),
        fc.double({ min: 0.2, max: 8, noNaN: true }),
        fc.double({ min: -20, max: 20, noNaN: true }),
        (shift, scale, roll) => {
          const [cos, sin] = [Math.cos((roll * Math.PI) / 180), Math.sin((roll * Math.PI) / 180)]
          const other = measureFace(
            moved(UNEVEN, ({ x, y }) => ({
              x: scale * (x * cos - y * sin) + shift,
              y: scale * (x * sin + y * cos) - shift,
            })),
          )
          const one = measureFace(UNEVEN)
          for (const field of FIELDS) expect(other[field]).toBeCloseTo(one[field], 6)
          expect(other.roll - one.roll).toBeCloseTo(roll, 6)
          expect(other.thirds?.middle).toBeCloseTo(one.thirds?.middle ?? 0, 6)
        },
      ),
    )
  })

  test('a wider jaw gives a larger jaw ratio and leaves the others alone', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 40, noNaN: true }), (more) => {
        const wider = measureFace({
          ...FACE,
          jawLeft: { x: FACE.jawLeft.x - more, y: FACE.jawLeft.y },
          jawRight: { x: FACE.jawRight.x + more, y: FACE.jawRight.y },
        })
        expect(wider.jawRatio).toBeGreaterThan(measureFace(FACE).jawRatio)
        expect(wider.lengthRatio).toBeCloseTo(measureFace(FACE).lengthRatio, 10)
        expect(wider.foreheadRatio).toBeCloseTo(measureFace(FACE).foreheadRatio, 10)
      }),
    )
  })
})

describe('refusing what cannot be a face', () => {
  const photo = { width: 1200, height: 1600 }
  const broken: [string, MarkedPoints, PointName][] = [
    ['a chin above the jaw', { ...FACE, chin: { x: 600, y: 900 } }, 'chin'],
    ['a hairline in the middle of the face', { ...FACE, hairline: { x: 600, y: 1000 } }, 'hairline'],
    ['temples changed over', { ...FACE, templeLeft: FACE.templeRight, templeRight: FACE.templeLeft }, 'templeLeft'],
    ['a point outside the photo', { ...FACE, jawRight: { x: 4000, y: 1130 } }, 'jawRight'],
    ['a point without a place', { ...FACE, chin: { x: Number.NaN, y: 3 } }, 'chin'],
    ['a nose above the brow', { ...FACE, noseBase: { x: 600, y: 420 } }, 'noseBase'],
    [
      'a forehead as thin as a finger',
      { ...FACE, templeLeft: { x: 590, y: 500 }, templeRight: { x: 610, y: 500 } },
      'templeLeft',
    ],
  ]
  test.each(broken)('%s is named', (_, points, culprit) => {
    const problems = checkMarking(points, photo)
    expect(problems.map((p) => p.point)).toContain(culprit)
    for (const { message } of problems) expect(message).toMatch(/^[A-ZÀ-Ú].*\.$/)
    expect(() => measureFace(points, photo)).toThrow(RangeError)
  })

  test('whatever the numbers, the answer is a list or a measure, never NaN', () => {
    const point = fc.record({ x: fc.double(), y: fc.double() })
    fc.assert(
      fc.property(fc.array(point, { minLength: 8, maxLength: 8 }), ([a, b, c, d, e, f, g, h]) => {
        const o = { x: 0, y: 0 }
        const points = {
          hairline: a ?? o,
          chin: b ?? o,
          templeLeft: c ?? o,
          templeRight: d ?? o,
          cheekboneLeft: e ?? o,
          cheekboneRight: f ?? o,
          jawLeft: g ?? o,
          jawRight: h ?? o,
        }
        const refused = checkMarking(points).length > 0
        expect(refused || FIELDS.every((field) => Number.isFinite(measureFace(points)[field]))).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('every point has a Portuguese name', () => {
    expect(new Set(Object.values(POINT_LABELS)).size).toBe(12)
  })
})

test('a tilted, turned or small face is measured with a word of caution', () => {
  const good = measureFace(FACE)
  expect(photoCautions(good)).toEqual([])
  expect(photoCautions({ ...good, roll: -7 })).toHaveLength(1)
  expect(photoCautions({ ...good, roll: 7, offCentre: 0.2, heightPx: 100 })).toHaveLength(3)
})
