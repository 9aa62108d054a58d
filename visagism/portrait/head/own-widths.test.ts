import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACE_SHAPES, type FaceShape } from '../../knowledge/axes.ts'
import { buildFace, type Face, type FaceTraits, widthAt } from './face.ts'
import { visibleWidthAt } from './outline.ts'
import { ROOM, SPAN } from './own-widths.ts'
import { drawPortrait } from '../views/portrait.ts'

const PEOPLE = FACE_SHAPES.flatMap((shape) => [false, true].map((masculine) => ({ shape, masculine })))
const widthsOf = ({ measures: { yHair, yChin, cheek, forehead, jaw } }: Face) => ({
  length: (yChin - yHair) / (2 * cheek),
  forehead: forehead / cheek,
  jaw: jaw / cheek,
})
const named = (person: FaceTraits) => widthsOf(buildFace(person))

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/** Markable values (`PLAUSIBLE`), and missing ones. */
const MEASURED = fc.record(
  { length: number(0.95, 1.95), forehead: number(0.62, 1.12), jaw: number(0.5, 1.12) },
  { requiredKeys: [] },
)
const ANYBODY = fc.record({ person: fc.constantFrom(...PEOPLE), widths: MEASURED })

interface SeenWidths {
  readonly length: number
  readonly forehead: number
  readonly cheek: number
  readonly jaw: number
}

function seenOf(face: Face): SeenWidths {
  const { yHair, yChin, yCheek, yJaw, cheek } = face.measures
  const at = (y: number) => visibleWidthAt(face, 'redonda', y)
  return { length: (yChin - yHair) / (2 * cheek), forehead: at(-40), cheek: at(yCheek + 6), jaw: at(yJaw) }
}

describe('the own widths of a face', () => {
  it.each(PEOPLE)('leave a shape as it is drawn where they are its own: $shape, masculine $masculine', (person) => {
    const [shape, own] = [buildFace(person), buildFace({ ...person, widths: named(person) })]
    expect(own.half.length).toBe(shape.half.length)
    own.half.forEach(([x, y], i) => {
      expect(x).toBeCloseTo(shape.half[i]?.[0] ?? NaN, 6)
      expect(y).toBeCloseTo(shape.half[i]?.[1] ?? NaN, 6)
    })
    for (const of of ['length', 'forehead', 'jaw'] as const) {
      const value = named(person)[of]
      expect(value).toBeGreaterThanOrEqual(SPAN[of][0])
      expect(value).toBeLessThanOrEqual(SPAN[of][1])
    }
  })

  it('are drawn as they were measured, as far as a shape has room for them', () => {
    fc.assert(
      fc.property(ANYBODY, number(-1, 1), number(-1, 1), number(-1, 1), ({ person }, a, b, c) => {
        const own = named(person)
        const within = (value: number, [least, most]: readonly [number, number]) =>
          Math.min(most, Math.max(least, value))
        const widths = {
          length: within(own.length + a * ROOM.length, SPAN.length),
          forehead: within(own.forehead + b * ROOM.forehead, SPAN.forehead),
          jaw: within(own.jaw + c * ROOM.jaw, [SPAN.jaw[0], own.jaw < 1 ? 0.97 : SPAN.jaw[1]]),
        }
        const face = buildFace({ ...person, widths })
        const drawn = widthsOf(face)
        for (const of of ['length', 'forehead', 'jaw'] as const) expect(drawn[of]).toBeCloseTo(widths[of], 6)
        const { cheek, yCheek, jaw, yJaw } = face.measures
        expect(widthAt(face.half, yCheek)).toBeCloseTo(cheek, 0)
        expect(widthAt(face.half, yJaw)).toBeCloseTo(jaw, 0)
      }),
    )
  })

  it('keep the size of the face: a longer one is narrower', () => {
    fc.assert(
      fc.property(ANYBODY, ({ person, widths }) => {
        const size = ({ measures: { yHair, yChin, cheek } }: Face) => (yChin - yHair) * cheek
        expect(size(buildFace({ ...person, widths }))).toBeCloseTo(size(buildFace(person)), 4)
      }),
    )
  })

  it.each([
    ['triangulo', 'a jaw wider than the forehead', ({ jaw, forehead }) => jaw / forehead > 1],
    ['coracao', 'a forehead wider than the jaw', ({ jaw, forehead }) => forehead / jaw > 1],
    ['diamante', 'cheekbones that stand out', ({ jaw, forehead, cheek }) => cheek / Math.max(jaw, forehead) > 1.1],
    ['quadrado', 'a jaw as strong as the cheekbones', ({ jaw, cheek }) => jaw / cheek > 0.85],
    ['retangular', 'a jaw as strong as the cheekbones', ({ jaw, cheek }) => jaw / cheek > 0.83],
    ['redondo', 'a face not much higher than wide', ({ length }) => length < 1.44],
    ['retangular', 'a face plainly higher than wide', ({ length }) => length > 1.3],
  ] as const satisfies readonly (readonly [FaceShape, string, (seen: SeenWidths) => boolean])[])(
    'leave %s what it is named for, %s, whatever was marked',
    (shape, _what, holds) => {
      fc.assert(
        fc.property(MEASURED, fc.boolean(), (widths, masculine) => {
          expect(holds(seenOf(buildFace({ shape, masculine, widths })))).toBe(true)
        }),
      )
    },
  )

  it('make no bulge: nothing is wider than the widest of what was asked for', () => {
    fc.assert(
      fc.property(ANYBODY, ({ person, widths }) => {
        const { half, measures, skull } = buildFace({ ...person, widths })
        const xs = half.map(([x]) => x)
        expect(xs.every(Number.isFinite)).toBe(true)
        expect(Math.max(...xs)).toBeLessThan(
          Math.max(measures.forehead, measures.cheek, measures.jaw, skull + 1.5) + 2.5,
        )
      }),
    )
  })

  it('put the landmarks in their order, and all of them within the tile', () => {
    fc.assert(
      fc.property(ANYBODY, ({ person, widths }) => {
        const { yCrown, yHair, yBrow, yNose, yMouth, yChin, xEye, measures } = buildFace({ ...person, widths })
        const order = [yCrown, yHair, yBrow, 0, yNose, yMouth, yChin]
        expect(order).toEqual([...order].sort((a, b) => a - b))
        expect(yCrown).toBeGreaterThan(-140)
        expect(yChin).toBeLessThan(136)
        expect(measures.yJaw).toBeLessThan(yChin - 20)
        expect(xEye).toBeLessThan(measures.cheek * 0.48)
      }),
    )
  })

  it('are not seen from the side, where there is no forehead, cheek or jaw to be wide', () => {
    const profile = (widths?: FaceTraits['widths']) =>
      drawPortrait({ view: 'profile', ...(widths && { widths }) }).items
    expect(profile({ forehead: 0.86, jaw: 0.9 })).toEqual(profile())
  })
})
