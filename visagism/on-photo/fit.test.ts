import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { mergeEvidence } from '../face/evidence.ts'
import type { MarkedPoints, Point } from '../face/measure.ts'
import { buildFace, type Face, widthAt } from '../portrait/head/face.ts'
import { doubtsOfFit, fitPortrait, FITTED_PLACES, NO_NUDGE, transformPoint, type Matrix } from './fit.ts'

const PHOTO = { width: 3000, height: 4000 }
const REACH = { left: -90, right: 90, top: -140, bottom: 120 }

function marksOf(face: Face, matrix: Matrix): MarkedPoints {
  const { forehead, cheek, yCheek, yJaw } = face.measures
  const at = (x: number, y: number): Point => transformPoint(matrix, [x, y])
  const cheekAt = widthAt(face.half, yCheek) || cheek
  return {
    hairline: at(0, face.yHair),
    chin: at(0, face.yChin),
    templeLeft: at(-forehead, -45),
    templeRight: at(forehead, -45),
    cheekboneLeft: at(-cheekAt, yCheek),
    cheekboneRight: at(cheekAt, yCheek),
    jawLeft: at(-widthAt(face.half, yJaw), yJaw),
    jawRight: at(widthAt(face.half, yJaw), yJaw),
    browLine: at(0, face.yBrow),
    noseBase: at(0, face.yNose),
  }
}

function through(angle: number, scale: number, x = 1500, y = 1800, aspect = 1): Matrix {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [scale * aspect * cos, scale * aspect * sin, -scale * sin, scale * cos, x, y]
}

const FACES = fc
  .record({
    shape: fc.constantFrom(...FACE_SHAPES),
    masculine: fc.boolean(),
    thirds: fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 0.29, max: 0.38, noNaN: true }))),
  })
  .map(({ shape, masculine, thirds: [a = 1, b = 1, c = 1] }) => buildFace({ shape, masculine, thirds: [a, b, c] }))

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const verdict = (face: Face, points: MarkedPoints, more = {}) =>
  doubtsOfFit(fitPortrait({ points, face, ...more }), { reach: REACH, photo: PHOTO, isCovered: false })

describe('a drawn face laid over a photo of itself', () => {
  it('lands where it was, however large, wherever, a little inclined', () => {
    fc.assert(
      fc.property(FACES, number(-7.5, 7.5), number(2, 9), number(-200, 200), (face, angle, scale, aside) => {
        const matrix = through(angle, scale, 1500 + aside)
        const points = marksOf(face, matrix)
        const fit = fitPortrait({ points, face })
        expect(verdict(face, points)).toEqual([])
        const tall = scale * (face.yChin - face.yBrow)
        for (const place of [
          [0, face.yBrow],
          [0, face.yNose],
          [0, face.yChin],
        ] as const) {
          const [is, should] = [transformPoint(fit?.matrix ?? matrix, place), transformPoint(matrix, place)]
          // Hair follows gravity for two fifths of the tilt.
          expect(Math.hypot(is.x - should.x, is.y - should.y) / tall).toBeLessThan(0.05)
        }
      }),
    )
  })

  it('lies as near when each point is a finger off', () => {
    fc.assert(
      fc.property(FACES, fc.array(number(-1.5, 1.5), { minLength: 20, maxLength: 20 }), (face, slips) => {
        const exact = marksOf(face, through(0, 5))
        const entries = Object.entries(exact).flatMap(([name, at], i) =>
          at ? [[name, { x: at.x + 5 * (slips[2 * i] ?? 0), y: at.y + 5 * (slips[2 * i + 1] ?? 0) }]] : [],
        )
        const fit = fitPortrait({ points: Object.fromEntries(entries) as MarkedPoints, face })
        for (const place of FITTED_PLACES) expect(Math.abs(fit?.residuals[place] ?? 1)).toBeLessThan(0.05)
      }),
    )
  })

  it('moves and grows by what a visagist adds, the middle of the face staying where it is', () => {
    const face = buildFace({ shape: 'oval' })
    const points = marksOf(face, through(0, 5))
    const centre = [0, (face.yBrow + face.yChin) / 2] as const
    const at = (nudge = NO_NUDGE) => {
      const fit = fitPortrait({ points, face, nudge })
      return { ...transformPoint(fit?.matrix ?? [1, 0, 0, 1, 0, 0], centre), scale: fit?.matrix[3] ?? 0 }
    }
    const tall = 5 * (face.yChin - face.yBrow)
    const [still, moved, grown] = [at(), at({ x: 5, y: -5, scale: 0 }), at({ x: 0, y: 0, scale: 5 })]
    expect(moved.x - still.x).toBeCloseTo(0.05 * tall)
    expect(moved.y - still.y).toBeCloseTo(-0.05 * tall)
    expect(grown.scale / still.scale).toBeCloseTo(1.05)
    expect(grown.x).toBeCloseTo(still.x)
    expect(grown.y).toBeCloseTo(still.y)
  })
})

describe('a face drawn by its own widths', () => {
  const worst = (points: MarkedPoints, face: Face) => {
    const { residuals } = fitPortrait({ points, face }) ?? {}
    return Math.max(Math.abs(residuals?.cheekLeft ?? 1), Math.abs(residuals?.cheekRight ?? 1))
  }

  /** In face heights: a diamond with a broad jaw bulges by 0.014, over 20,000 faces. */
  const BOW = 0.015

  it('lies on the cheeks of its photo as near as the named shape does, whatever it is called', () => {
    fc.assert(
      fc.property(FACES, fc.constantFrom(...FACE_SHAPES), fc.boolean(), (photographed, shape, masculine) => {
        const points = marksOf(photographed, through(0, 5))
        const thirds = [
          photographed.yBrow - photographed.yHair,
          photographed.yNose - photographed.yBrow,
          photographed.yChin - photographed.yNose,
        ] as const
        const evidence = mergeEvidence({ marking: { points, by: 'visagista', at: '2026-11-18' } })
        const named = buildFace({ shape, masculine, thirds })
        const own = buildFace({ shape, masculine, thirds, widths: evidence?.ownWidths ?? undefined })
        expect(worst(points, own)).toBeLessThanOrEqual(worst(points, named) + BOW)
      }),
    )
  })
})

describe('the gate', () => {
  const face = buildFace({ shape: 'oval' })
  const straight = marksOf(face, through(0, 5))
  const without = (name: 'browLine' | 'noseBase') => ({ ...straight, [name]: undefined })

  it.each([
    ['without brow', without('browLine'), 'sem-pontos'],
    ['without nose', without('noseBase'), 'sem-pontos'],
    ['all in one place', Object.fromEntries(Object.keys(straight).map((name) => [name, { x: 9, y: 9 }])), 'sem-pontos'],
    ['upside down', marksOf(face, through(180, 5)), 'inclinada'],
    ['leaning by nine degrees', marksOf(face, through(9, 5)), 'inclinada'],
    ['a nose that is a chin', { ...straight, noseBase: straight.chin }, 'resíduo'],
    ['a face a quarter broader', marksOf(face, through(0, 5, 1500, 1800, 1.25)), 'proporção'],
    ['a face a quarter narrower', marksOf(face, through(0, 5, 1500, 1800, 0.75)), 'proporção'],
    ['a nose far off the middle', { ...straight, noseBase: transformPoint(through(0, 5), [18, face.yNose]) }, 'virada'],
    ['a crown over the edge', marksOf(face, through(0, 5, 1500, 600)), 'fora-da-foto'],
    ['ends under the edge', marksOf(face, through(0, 5, 1500, 3700)), 'fora-da-foto'],
  ] as const)('%s is not laid over the photo', (_, points, doubt) => {
    expect(verdict(face, points as MarkedPoints)).toContain(doubt)
  })

  it('believes a program that saw the head turned, and a covering', () => {
    expect(verdict(face, straight, { yaw: 12 })).toEqual(['virada'])
    const fit = fitPortrait({ points: straight, face })
    expect(doubtsOfFit(fit, { reach: REACH, photo: PHOTO, isCovered: true })).toEqual(['coberto'])
  })

  it('never lets numbers that are none through', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(NaN, Infinity, -Infinity),
        fc.constantFrom(...Object.keys(straight)),
        (value, name) => {
          if (['hairline', 'jawLeft', 'jawRight'].includes(name)) return
          expect(verdict(face, { ...straight, [name]: { x: value, y: value } })).not.toEqual([])
        },
      ),
    )
  })
})
