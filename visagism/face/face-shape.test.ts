import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACE_SHAPES, type FaceShape } from '../knowledge/axes.ts'
import {
  cornersOf,
  foldForQuiz,
  NORM,
  readShape,
  sharesWithin,
  type Intervals,
  type ShapeRatios,
} from './face-shape.ts'

const ratios = fc.record({
  lengthRatio: fc.double({ min: 0.9, max: 2, noNaN: true }),
  foreheadRatio: fc.double({ min: 0.6, max: 1.15, noNaN: true }),
  jawRatio: fc.double({ min: 0.5, max: 1.15, noNaN: true }),
  jawAngle: fc.double({ min: 95, max: 168, noNaN: true }),
})

/** A face this many deviations from the mean; positive angle = more angular. */
function away(length: number, forehead: number, jaw: number, angle: number): ShapeRatios {
  const { mean, sigma: SIGMA } = NORM
  return {
    lengthRatio: mean.lengthRatio + length * SIGMA.lengthRatio,
    foreheadRatio: mean.foreheadRatio + forehead * SIGMA.foreheadRatio,
    jawRatio: mean.jawRatio + jaw * SIGMA.jawRatio,
    jawAngle: mean.jawAngle - angle * SIGMA.jawAngle,
  }
}

describe('reading a shape', () => {
  test('shares add up to one, the first is the largest, the second is another', () => {
    fc.assert(
      fc.property(ratios, (face) => {
        const { shares, primary, secondary, confidence } = readShape(face)
        const all = FACE_SHAPES.map((shape) => shares[shape])
        expect(all.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9)
        expect(confidence).toBe(Math.max(...all))
        expect(shares[primary]).toBe(confidence)
        expect(secondary).not.toBe(primary)
        expect(shares[secondary]).toBe(Math.max(...FACE_SHAPES.filter((s) => s !== primary).map((s) => shares[s])))
      }),
    )
  })

  const clear: [FaceShape, ShapeRatios][] = [
    ['redondo', away(-1.8, 0, 0.1, -1.3)],
    ['quadrado', away(-1, 0.4, 1.2, 1.5)],
    ['coracao', away(0.1, 1.6, -1.6, 0)],
    ['triangulo', away(0, -1.5, 1.7, 0.3)],
    ['diamante', away(0.4, -1.6, -1.6, 0.2)],
    ['retangular', away(1.8, 0.4, 1, 1)],
    ['oval', away(0.3, 0.3, -0.3, -0.6)],
  ]
  test.each(clear)('a plain %s is called by its name', (shape, face) => {
    expect(readShape(face).primary).toBe(shape)
  })

  test('the average face is oval, whoever put its points', () => {
    expect(readShape(NORM.mean).primary).toBe('oval')
  })

  test('a longer face never becomes rounder, a wider jaw never more of a heart', () => {
    fc.assert(
      fc.property(ratios, fc.double({ min: 0.005, max: 0.2, noNaN: true }), (face, more) => {
        const ratio = (a: FaceShape, b: FaceShape, f: ShapeRatios) =>
          Math.log(readShape(f).shares[a] + 1e-300) - Math.log(readShape(f).shares[b] + 1e-300)
        const longer = { ...face, lengthRatio: face.lengthRatio + more }
        const wider = { ...face, jawRatio: face.jawRatio + more }
        expect(ratio('redondo', 'retangular', longer)).toBeLessThanOrEqual(ratio('redondo', 'retangular', face) + 1e-6)
        expect(ratio('coracao', 'triangulo', wider)).toBeLessThanOrEqual(ratio('coracao', 'triangulo', face) + 1e-6)
      }),
    )
  })

  test('a population is shared out as docs/visagism.md §4 simulated', () => {
    const expected: Record<FaceShape, number> = {
      oval: 22,
      diamante: 17.5,
      retangular: 17,
      redondo: 14,
      quadrado: 12,
      triangulo: 9,
      coracao: 8,
    }
    const gauss = gaussian(20260309)
    const counts: Record<FaceShape, number> = {
      oval: 0,
      redondo: 0,
      quadrado: 0,
      coracao: 0,
      triangulo: 0,
      diamante: 0,
      retangular: 0,
    }
    const [draws, rho] = [40_000, 0.3]
    let unsure = 0
    for (let i = 0; i < draws; i++) {
      const common = gauss() * Math.sqrt(rho)
      const draw = () => common + gauss() * Math.sqrt(1 - rho)
      const { primary, confidence } = readShape(away(draw(), draw(), draw(), draw()))
      counts[primary]++
      if (confidence < 0.45) unsure++
    }
    const off = FACE_SHAPES.filter((shape) => Math.abs((counts[shape] / draws) * 100 - expected[shape]) > 3)
    expect(off).toEqual([])
    expect(Math.abs(unsure / draws - 0.42)).toBeLessThan(0.05)
  })
})

const around = (face: ShapeRatios, deviations: number): Intervals => {
  const of = (ratio: keyof ShapeRatios) => {
    const reach = deviations * NORM.sigma[ratio]
    return [face[ratio] - reach, face[ratio] + reach] as const
  }
  return {
    lengthRatio: of('lengthRatio'),
    foreheadRatio: of('foreheadRatio'),
    jawRatio: of('jawRatio'),
    jawAngle: of('jawAngle'),
  }
}

describe('reading a shape within intervals', () => {
  test('a face in the middle of its shape keeps its name in every corner, one on the border does not', () => {
    const [middle, border] = [away(-2, 0, 0.1, -1.6), away(0.15, 0.75, -0.75, -0.3)]
    expect(cornersOf('redondo', middle, around(middle, 0.4))).toEqual({ kept: 16, of: 16 })
    const { primary } = readShape(border)
    expect(cornersOf(primary, border, around(border, 0.4)).kept).toBeLessThan(16)
  })

  test('shares over a point are those of the point, add up to one, and flatten as the intervals widen', () => {
    fc.assert(
      fc.property(ratios, fc.double({ min: 0.1, max: 2, noNaN: true }), (face, deviations) => {
        const at = (shape: FaceShape, by: number) => sharesWithin(face, around(face, by))[shape]
        const { shares } = readShape(face)
        for (const shape of FACE_SHAPES) expect(at(shape, 0)).toBeCloseTo(shares[shape], 9)
        const wide = sharesWithin(face, around(face, deviations))
        expect(FACE_SHAPES.reduce((sum, shape) => sum + wide[shape], 0)).toBeCloseTo(1, 9)
      }),
    )
    const clear = away(-2, 0, 0.1, -1.6)
    const top = (by: number) => sharesWithin(clear, around(clear, by)).redondo
    expect(top(0.5)).toBeGreaterThan(top(1))
    expect(top(1)).toBeGreaterThan(top(2))
  })

  test('a forehead that nobody saw tells a heart from a diamond no more', () => {
    const heart = away(0.1, 1.2, -1.4, 0)
    const seen = sharesWithin(heart, around(heart, 0.1))
    const unseen = sharesWithin(heart, { ...around(heart, 0.1), foreheadRatio: null })
    expect(seen.coracao / seen.diamante).toBeGreaterThan(5)
    expect(unseen.coracao / unseen.diamante).toBeLessThan(2)
    expect(unseen.coracao / unseen.diamante).toBeGreaterThan(0.5)
  })
})

test('the quiz folds the rectangle into the oval and leaves the rest', () => {
  expect(FACE_SHAPES.map(foldForQuiz)).toEqual([
    'oval',
    'redondo',
    'quadrado',
    'coracao',
    'triangulo',
    'diamante',
    'oval',
  ])
})

/** Seeded normal draws (mulberry32 and Box–Muller). */
function gaussian(seed: number): () => number {
  let state = seed
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
}
