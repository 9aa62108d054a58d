import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACE_SHAPES, type FaceShape } from '../knowledge/axes.ts'
import {
  everyMeasure,
  foldForQuiz,
  LANDMARK_SCHEMES,
  NORMS,
  readShape,
  SIGMA,
  steadiness,
  type ShapeRatios,
} from './face-shape.ts'

const BONE = everyMeasure('bone')

const ratios = fc.record({
  lengthRatio: fc.double({ min: 0.9, max: 2, noNaN: true }),
  foreheadRatio: fc.double({ min: 0.6, max: 1.15, noNaN: true }),
  jawRatio: fc.double({ min: 0.5, max: 1.15, noNaN: true }),
  jawAngle: fc.double({ min: 95, max: 168, noNaN: true }),
})

/** A face this many deviations from the mean of bone marks; positive angle = more angular. */
function away(length: number, forehead: number, jaw: number, angle: number): ShapeRatios {
  const { mean } = NORMS.bone
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
      fc.property(ratios, fc.constantFrom(...LANDMARK_SCHEMES), (face, scheme) => {
        const { shares, primary, secondary, confidence } = readShape(face, everyMeasure(scheme))
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
    expect(readShape(face, BONE).primary).toBe(shape)
  })

  test('the average face of every scheme is oval: the schemes are told apart', () => {
    for (const scheme of LANDMARK_SCHEMES)
      expect(readShape(NORMS[scheme].mean, everyMeasure(scheme)).primary).toBe('oval')
    expect(readShape(NORMS.bone.mean, everyMeasure('mesh')).primary).not.toBe('oval')
  })

  // By the norms of hand marks, all mesh faces were hearts.
  const MESHED: ShapeRatios[] = [0.775, 0.779, 0.785, 0.791, 0.799].flatMap((jawRatio) =>
    [1.3, 1.36, 1.42].map((lengthRatio) => ({ lengthRatio, foreheadRatio: 0.88, jawRatio, jawAngle: 132.7 })),
  )
  const shapesBy = (forehead: 'mesh' | 'outline', jaw: 'mesh' | 'outline') =>
    new Set(MESHED.map((face) => readShape(face, { ...everyMeasure('mesh'), forehead, jaw }).primary))

  test('points of the mesh have norms of their own, measure by measure: not everybody is a heart', () => {
    expect([...shapesBy('outline', 'outline')]).toEqual(['coracao'])
    expect(shapesBy('mesh', 'mesh').has('coracao')).toBe(false)
    expect(shapesBy('mesh', 'mesh').size).toBeGreaterThan(2)
    expect(shapesBy('mesh', 'outline')).not.toEqual(shapesBy('mesh', 'mesh'))
    expect(shapesBy('outline', 'mesh')).not.toEqual(shapesBy('mesh', 'mesh'))
  })

  test('a longer face never becomes rounder, a wider jaw never more of a heart', () => {
    fc.assert(
      fc.property(ratios, fc.double({ min: 0.005, max: 0.2, noNaN: true }), (face, more) => {
        const ratio = (a: FaceShape, b: FaceShape, f: ShapeRatios) =>
          Math.log(readShape(f, BONE).shares[a] + 1e-300) - Math.log(readShape(f, BONE).shares[b] + 1e-300)
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
      const { primary, confidence } = readShape(away(draw(), draw(), draw(), draw()), BONE)
      counts[primary]++
      if (confidence < 0.45) unsure++
    }
    const off = FACE_SHAPES.filter((shape) => Math.abs((counts[shape] / draws) * 100 - expected[shape]) > 3)
    expect(off).toEqual([])
    expect(Math.abs(unsure / draws - 0.42)).toBeLessThan(0.05)
  })
})

test('a face in the middle of its shape is steadier than one on the border', () => {
  expect(steadiness(away(-1.8, 0, 0.1, -1.3), BONE)).toEqual({ kept: 8, of: 8 })
  const border = steadiness(away(0.15, 0.75, -0.75, -0.3), BONE)
  expect(border.kept).toBeLessThan(8)
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
