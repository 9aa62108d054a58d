import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMarking } from '#visagism/face/measure.ts'
import { fromMarked, HANDLES, isComplete, type Marking, scaleMarked, toMarked } from './handles.ts'
import { confirmHandle, moveHandle } from './moving.ts'
import { startPoints } from './start-points.ts'

const photo = { width: 1536, height: 2048 }
const start: Marking = { points: startPoints(photo), placed: [] }
const handle = fc.constantFrom(...HANDLES)
const anywhere = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
})

describe('where the handles start', () => {
  it.each([
    ['an upright phone', { width: 1536, height: 2048 }],
    ['a desk camera', { width: 2048, height: 1536 }],
    ['a small square', { width: 512, height: 512 }],
  ])('a face that could be one, inside the photo: %s', (_, size) => {
    const points = startPoints(size)
    expect(checkMarking(toMarked({ points, placed: [...HANDLES] }), size)).toEqual([])
  })

  it('counts nothing as marked: nobody has looked yet', () => {
    expect(isComplete(start)).toBe(false)
    expect(toMarked(start).browLine).toBeUndefined()
  })
})

describe('moving a handle', () => {
  it('never lets any handle out of the photo, whatever is dragged wherever', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(handle, anywhere), { maxLength: 12 }), (moves) => {
        const end = moves.reduce((now, [name, to]) => moveHandle(now, name, to, photo), start)
        for (const name of HANDLES) {
          const { x, y } = end.points[name]
          expect(x).toBeGreaterThanOrEqual(0)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(photo.width)
          expect(y).toBeLessThanOrEqual(photo.height)
        }
      }),
    )
  })

  it('never moves another one that was placed by hand', () => {
    fc.assert(
      fc.property(handle, handle, anywhere, (placed, other, to) => {
        fc.pre(placed !== other)
        const before = confirmHandle(start, placed)
        expect(moveHandle(before, other, to, photo).points[placed]).toEqual(before.points[placed])
      }),
    )
  })

  it('hairline and chin carry the whole face along, in its proportions', () => {
    const top = moveHandle(start, 'hairline', { x: 700, y: 300 }, photo)
    const face = moveHandle(top, 'chin', { x: 740, y: 900 }, photo)
    expect(checkMarking(toMarked(face), photo)).toEqual([])
    const height = Math.hypot(40, 600)
    const width = face.points.cheekboneRight.x - face.points.cheekboneLeft.x
    const before = start.points
    const ratio = (before.chin.y - before.hairline.y) / (before.cheekboneRight.x - before.cheekboneLeft.x)
    expect(height / Math.hypot(width, face.points.cheekboneRight.y - face.points.cheekboneLeft.y)).toBeCloseTo(ratio)
  })

  it('one side draws the other, mirrored over the axis of the face, until it is placed itself', () => {
    const { chin, hairline } = start.points
    expect(chin.x).toBeCloseTo(hairline.x)
    const one = moveHandle(start, 'jawLeft', { x: hairline.x - 150, y: 1100 }, photo)
    expect(one.points.jawRight.x).toBeCloseTo(hairline.x + 150)
    expect(one.points.jawRight.y).toBeCloseTo(1100)
    const both = moveHandle(one, 'jawRight', { x: hairline.x + 170, y: 1104 }, photo)
    const again = moveHandle(both, 'jawLeft', { x: hairline.x - 120, y: 1090 }, photo)
    expect(again.points.jawRight).toEqual(both.points.jawRight)
  })

  it('the cheekbones widen temples and jaw that nobody has placed', () => {
    const { x } = start.points.chin
    const half = start.points.cheekboneRight.x - x
    const wide = moveHandle(start, 'cheekboneRight', { ...start.points.cheekboneRight, x: x + half * 1.2 }, photo)
    expect(wide.points.jawRight.x - x).toBeCloseTo((start.points.jawRight.x - x) * 1.2)
    expect(x - wide.points.jawLeft.x).toBeCloseTo((start.points.jawRight.x - x) * 1.2)
    expect(x - wide.points.templeLeft.x).toBeCloseTo((start.points.templeRight.x - x) * 1.2)
  })
})

describe('what is stored', () => {
  const placed = HANDLES.reduce<Marking>((now, name) => confirmHandle(now, name), start)

  it('opens again as it was, on a copy of the photo of another size', () => {
    const large = { width: photo.width * 1.5, height: photo.height * 1.5 }
    const there = scaleMarked(toMarked(placed), photo, large)
    const back = fromMarked(scaleMarked(there, large, photo), startPoints(photo))
    expect([...back.placed].sort()).toEqual([...HANDLES].sort())
    for (const name of HANDLES) {
      expect(back.points[name].x).toBeCloseTo(placed.points[name].x, 1)
      expect(back.points[name].y).toBeCloseTo(placed.points[name].y, 1)
    }
  })

  it('holds brow and nose only if somebody placed them', () => {
    const without = { ...placed, placed: placed.placed.filter((name) => name !== 'noseBase' && name !== 'browLine') }
    expect(Object.keys(toMarked(without)).sort()).toEqual([
      'cheekboneLeft',
      'cheekboneRight',
      'chin',
      'hairline',
      'jawLeft',
      'jawRight',
      'templeLeft',
      'templeRight',
    ])
    expect(fromMarked(toMarked(without), start.points).placed).not.toContain('noseBase')
  })
})
