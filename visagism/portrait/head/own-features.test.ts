import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACE_SHAPES } from '../../knowledge/axes.ts'
import { BEARD_TYPES } from '../beard/beards.ts'
import { bendItems, type DisplayItem } from '../pen/display.ts'
import { profileLine } from '../views/profile-face.ts'
import { drawPortrait, type PortraitOptions } from '../views/portrait.ts'
import { toSvg } from '../views/to-svg.ts'
import { drawGlasses, GLASSES_TYPES } from '../wear/adornments.ts'
import { BROW_TYPES, drawBrow } from './brows.ts'
import { drawEye, EYE_TYPES } from './eyes.ts'
import { buildFace, type Face, widthAt } from './face.ts'
import { drawLips, LIP_TYPES } from './lips.ts'
import { drawNose, NOSE_TYPES } from './nose.ts'
import { drawnFeatures, type Feature, FEATURES, isPlausible, type OwnFeatures } from './own-features.ts'
import { skinTones } from './skin.ts'

const SKIN = skinTones(4, false)
const MEANS: Readonly<Record<Feature, number>> = {
  eyeGap: 0.262,
  eyeOpening: 0.0725,
  browHeight: 0.173,
  noseWidth: 0.292,
  noseLength: 0.486,
  mouthWidth: 0.351,
  upperLip: 0.051,
  lowerLip: 0.072,
}
const around = (of: Feature, by: number, doubt = 0) => ({
  low: MEANS[of] * (1 + by - doubt),
  high: MEANS[of] * (1 + by + doubt),
})
const everyFeature = (by: number, doubt = 0): OwnFeatures =>
  Object.fromEntries(FEATURES.map((of) => [of, around(of, by, doubt)]))

/** From what no face has to what no face has. */
const interval = (of: Feature) =>
  fc
    .tuple(fc.double({ min: -0.45, max: 0.6, noNaN: true }), fc.double({ min: 0, max: 0.1, noNaN: true }))
    .map(([by, doubt]) => around(of, by, doubt))
const FOUND = fc.record(
  {
    eyeGap: fc.option(interval('eyeGap')),
    eyeOpening: fc.option(interval('eyeOpening')),
    browHeight: fc.option(interval('browHeight')),
    noseWidth: fc.option(interval('noseWidth')),
    noseLength: fc.option(interval('noseLength')),
    mouthWidth: fc.option(interval('mouthWidth')),
    upperLip: fc.option(interval('upperLip')),
    lowerLip: fc.option(interval('lowerLip')),
  },
  { requiredKeys: [] },
)
/** The shape's own widths are as narrow and as long as any. */
const ANYBODY = fc.record({
  shape: fc.constantFrom(...FACE_SHAPES),
  masculine: fc.boolean(),
  features: FOUND,
  widths: fc.constantFrom(undefined, { length: 1.14 }, { length: 1.63, forehead: 0.73, jaw: 0.7 }),
})

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function boxOf(items: readonly DisplayItem[]): Box {
  let box: Box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  bendItems(items, (x, y) => {
    box = {
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y),
    }
    return [x, y]
  })
  return box
}

const eyeOf = (face: Face, type: (typeof EYE_TYPES)[number]) =>
  boxOf(
    drawEye(face, SKIN, 1, { type, iris: 'castanho', open: 1, isPainted: true }).filter((item) => !('clip' in item)),
  )
/** Half-width of the bridge where it is widest between the eyes, units. */
const BRIDGE = 11

describe('the own features of a face', () => {
  it('leave everybody as they are drawn without: none, none sure, and those within doubt of the mean', () => {
    for (const shape of FACE_SHAPES)
      for (const masculine of [false, true]) {
        const plain = buildFace({ shape, masculine })
        const nothing = Object.fromEntries(FEATURES.map((of) => [of, null]))
        for (const features of [{}, nothing, everyFeature(0.02, 0.02), everyFeature(-0.05, 0.06)])
          expect(buildFace({ shape, masculine, features })).toEqual(plain)
      }
  })

  it.each(FEATURES)('%s: the surer and the farther from the mean, the more is drawn, up to a bound', (of) => {
    const by = (share: number, doubt = 0) => drawnFeatures({ [of]: around(of, share, doubt) })[of]
    expect(by(0.01)).toBeGreaterThan(1)
    expect(by(0.02)).toBeGreaterThan(by(0.01))
    expect(by(0.02, 0.015)).toBeLessThan(by(0.02))
    expect(by(-0.02)).toBeLessThan(1)
    expect(by(0.5)).toBe(by(0.6))
    expect(by(0.6)).toBeLessThan(1.51)
    expect(by(-0.5)).toBe(by(-0.6))
    expect(by(-0.5)).toBeGreaterThan(0.7)
    for (const other of FEATURES.filter((name) => name !== of))
      expect(drawnFeatures({ [of]: around(of, 0.3) })[other]).toBe(1)
  })

  it('are no face’s where they are half or twice of anybody’s, or end before they begin', () => {
    for (const of of FEATURES) {
      expect(isPlausible(of, around(of, 0.1, 0.02))).toBe(true)
      for (const by of [-0.6, 0.9]) expect(isPlausible(of, around(of, by))).toBe(false)
      expect(isPlausible(of, { low: MEANS[of], high: MEANS[of] * 0.9 })).toBe(false)
      expect(isPlausible(of, { low: Number.NaN, high: MEANS[of] })).toBe(false)
    }
  })

  it('keep the eyes beside the bridge, under the brows and inside the contour', () => {
    fc.assert(
      fc.property(ANYBODY, fc.constantFrom(...EYE_TYPES), fc.constantFrom(...BROW_TYPES), (person, type, brow) => {
        const face = buildFace(person)
        const eye = eyeOf(face, type)
        expect(eye.left).toBeGreaterThan(BRIDGE)
        expect(eye.right).toBeLessThan(widthAt(face.half, 0) - 2)
        expect(eye.bottom).toBeLessThan(face.yNose - 20)
        const over = boxOf(drawBrow(face, 1, { type: brow, weight: 1.2, colour: '#000000' }))
        expect(over.right).toBeLessThan(widthAt(face.half, over.bottom))
        // The lashes' outer end may pass under the tail of a brow.
        expect(over.top).toBeLessThan(eye.top - 8)
        expect(over.top).toBeGreaterThan(face.yHair + 12)
      }),
    )
  })

  it('keep the nose between the eyes, its nostrils inside its wings, and above the mouth', () => {
    fc.assert(
      fc.property(ANYBODY, fc.constantFrom(...NOSE_TYPES), (person, type) => {
        const face = buildFace(person)
        const items = drawNose(face, SKIN, type)
        const nose = boxOf(items)
        expect(nose.right).toBeLessThan(face.xEye + 4)
        expect(nose.right).toBeLessThan(widthAt(face.half, face.yNose) * 0.5)
        const lines = items.filter((item) => 'fill' in item && item.fill === SKIN.line)
        const wings = items.filter((item) => 'fill' in item && item.fill === SKIN.crease)
        expect(boxOf(lines).right).toBeLessThan(boxOf(wings).right)
        expect(nose.bottom).toBeLessThan(face.yMouth - 3)
      }),
    )
  })

  it('keep the mouth inside the jaw, under the nose and over the chin', () => {
    fc.assert(
      fc.property(
        ANYBODY,
        fc.constantFrom(...LIP_TYPES),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (person, type, smile) => {
          const face = buildFace(person)
          const lips = boxOf(
            drawLips(face, SKIN, { type, smile }).filter(
              (item) => 'fill' in item && [SKIN.lipUpper, SKIN.lipLower].some((fill) => fill === item.fill),
            ),
          )
          expect(lips.right).toBeLessThan(widthAt(face.half, face.yMouth) * 0.72)
          expect(lips.top).toBeGreaterThan(face.yNose + 2)
          expect(lips.bottom).toBeLessThan(face.yChin - 10)
        },
      ),
    )
  })

  it('keep the eyes behind the lenses of every frame, and the bridge of the frame in one piece', () => {
    fc.assert(
      fc.property(ANYBODY, fc.constantFrom(...GLASSES_TYPES), fc.boolean(), (person, type, toCheeks) => {
        const face = buildFace(person)
        const [lens] = drawGlasses(face, type, '#123456', { underHair: false, toCheeks })
        const frame = boxOf(lens ? [lens] : [])
        const eye = eyeOf(face, 'amendoado')
        // The first lens is the left one.
        expect(-frame.right).toBeGreaterThan(2)
        expect(-frame.right).toBeLessThan(eye.left + 1)
        expect(frame.bottom).toBeGreaterThan(eye.bottom)
      }),
    )
  })

  it('draw only finite numbers, from every side and under every beard', () => {
    const traits = fc.record({
      person: ANYBODY,
      view: fc.constantFrom('front' as const, 'profile' as const),
      beard: fc.constantFrom(...BEARD_TYPES, undefined),
      age: fc.constantFrom(0 as const, 1 as const, 2 as const),
    })
    fc.assert(
      fc.property(traits, ({ person: { widths, ...person }, beard, ...rest }) => {
        const options: PortraitOptions = { ...person, ...rest, ...(widths && { widths }), ...(beard && { beard }) }
        expect(/NaN|undefined|Infinity|null/.exec(toSvg(drawPortrait({ cut: 'careca', ...options })))).toBeNull()
      }),
      { numRuns: 60 },
    )
  })

  it('show a broad nose and full lips as broad and full, and no more of them than is sure', () => {
    const wide = { noseWidth: around('noseWidth', 0.06, 0.02), upperLip: around('upperLip', 0.12, 0.03) }
    const [own, plain] = [buildFace({ shape: 'oval', features: wide }), buildFace({ shape: 'oval' })]
    expect(own.noseHalf / plain.noseHalf).toBeGreaterThan(1.2)
    expect(own.upperLip / plain.upperLip).toBeGreaterThan(1.4)
    const doubted = { noseWidth: around('noseWidth', 0.06, 0.06), upperLip: around('upperLip', 0.12, 0.12) }
    expect(buildFace({ shape: 'oval', features: doubted })).toEqual(plain)
    const tipOf = (features: OwnFeatures) =>
      Math.min(...profileLine(buildFace({ shape: 'oval', features }), 'reto', 1).map(([x]) => x))
    expect(tipOf(wide)).toBeGreaterThan(tipOf({}) + 2)
  })

  it('make three people of one, and the same three every time', () => {
    const drawn = [{}, { features: everyFeature(-0.1) }, { features: everyFeature(0.1) }].map((own) =>
      toSvg(drawPortrait({ cut: 'preso', ...own })),
    )
    expect(new Set(drawn).size).toBe(3)
    expect(toSvg(drawPortrait({ cut: 'preso', features: everyFeature(0.1) }))).toBe(drawn[2])
  })

  it('leave the nose as long as the thirds have it', () => {
    const features = everyFeature(0.2)
    const thirds = [30, 34, 36] as const
    expect(buildFace({ shape: 'oval', thirds, features }).yNose).toBe(buildFace({ shape: 'oval', thirds }).yNose)
    expect(buildFace({ shape: 'oval', features }).yNose).toBeGreaterThan(buildFace({ shape: 'oval' }).yNose + 2)
  })

  it('are drawn from the side where a side shows them', () => {
    const profile = (features?: OwnFeatures) => toSvg(drawPortrait({ view: 'profile', ...(features && { features }) }))
    const shows = (of: Feature) => profile({ [of]: around(of, 0.2) }) !== profile()
    expect(FEATURES.filter(shows)).toEqual([
      'eyeOpening',
      'browHeight',
      'noseWidth',
      'noseLength',
      'upperLip',
      'lowerLip',
    ])
  })
})
