import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  betweenViews,
  bringIn,
  clampView,
  containScale,
  frameBox,
  panBy,
  toPhoto,
  toScreen,
  wholePhoto,
  zoomAt,
} from './view.ts'

const side = fc.integer({ min: 300, max: 4000 })
const size = fc.record({ width: side, height: side })
const stageSize = fc.record({ width: fc.integer({ min: 200, max: 1600 }), height: fc.integer({ min: 150, max: 1200 }) })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const factor = fc.double({ min: 0.2, max: 5, noNaN: true })

describe('the photo on the stage', () => {
  it('puts a point where a touch finds it again, however it was zoomed and pushed', () => {
    fc.assert(
      fc.property(size, stageSize, share, share, factor, share, (photo, stage, px, py, zoom, push) => {
        const view = panBy(
          zoomAt(wholePhoto(photo, stage), zoom, { x: px * stage.width, y: py * stage.height }, photo, stage),
          (push - 0.5) * 900,
          (0.5 - push) * 700,
          photo,
          stage,
        )
        const point = { x: px * photo.width, y: py * photo.height }
        const back = toPhoto(view, toScreen(view, point))
        expect(back.x).toBeCloseTo(point.x, 6)
        expect(back.y).toBeCloseTo(point.y, 6)
      }),
    )
  })

  it('never leaves the middle of the stage, and never shrinks below whole', () => {
    fc.assert(
      fc.property(size, stageSize, factor, share, share, (photo, stage, zoom, dx, dy) => {
        const zoomed = zoomAt(wholePhoto(photo, stage), zoom, { x: 10, y: 10 }, photo, stage)
        const view = panBy(zoomed, (dx - 0.5) * 9000, (dy - 0.5) * 9000, photo, stage)
        expect(view.scale).toBeGreaterThanOrEqual(containScale(photo, stage) - 1e-9)
        const middle = toPhoto(view, { x: stage.width / 2, y: stage.height / 2 })
        expect(middle.x).toBeGreaterThanOrEqual(-1e-6)
        expect(middle.x).toBeLessThanOrEqual(photo.width + 1e-6)
        expect(middle.y).toBeGreaterThanOrEqual(-1e-6)
        expect(middle.y).toBeLessThanOrEqual(photo.height + 1e-6)
      }),
    )
  })

  const photo = { width: 1536, height: 2048 }
  const stage = { width: 390, height: 500 }

  it('keeps what lies under the fingers under the fingers while it grows', () => {
    const at = { x: 200, y: 240 }
    const before = wholePhoto(photo, stage)
    const after = zoomAt(before, 2.5, at, photo, stage)
    expect(toPhoto(after, at).x).toBeCloseTo(toPhoto(before, at).x)
    expect(toPhoto(after, at).y).toBeCloseTo(toPhoto(before, at).y)
    expect(after.scale).toBeCloseTo(before.scale * 2.5)
  })

  it('grows to eight times the whole and no further', () => {
    const most = zoomAt(wholePhoto(photo, stage), 1000, { x: 195, y: 250 }, photo, stage)
    expect(most.scale).toBeCloseTo(Math.max(4, containScale(photo, stage) * 8))
  })

  it('is whole and in the middle again at once, wherever it was moved to', () => {
    const whole = wholePhoto(photo, stage)
    const moved = panBy(zoomAt(whole, 3, { x: 50, y: 50 }, photo, stage), 90, -40, photo, stage)
    expect(zoomAt(moved, 1 / 9, { x: 10, y: 10 }, photo, stage)).toEqual(whole)
  })

  it('brings a part of it into the middle, with air around', () => {
    const box = { left: 500, right: 900, top: 600, bottom: 1200 }
    const view = frameBox(box, photo, stage)
    const [a, b] = [toScreen(view, { x: 500, y: 600 }), toScreen(view, { x: 900, y: 1200 })]
    expect((a.x + b.x) / 2).toBeCloseTo(stage.width / 2)
    expect((a.y + b.y) / 2).toBeCloseTo(stage.height / 2)
    expect(a.x).toBeGreaterThan(0)
    expect(b.y).toBeLessThanOrEqual(stage.height * 0.86 + 1e-6)
  })

  it('pushes a handle outside the stage into it, and leaves one inside where it is', () => {
    const view = zoomAt(wholePhoto(photo, stage), 6, { x: 195, y: 250 }, photo, stage)
    const outside = { x: 800, y: 300 }
    expect(toScreen(view, outside).y).toBeLessThan(0)
    const moved = bringIn(view, outside, photo, stage)
    expect(toScreen(moved, outside).y).toBeCloseTo(40)
    expect(bringIn(moved, outside, photo, stage)).toEqual(moved)
  })

  it('glides from one view to the other without passing either', () => {
    const [from, to] = [
      wholePhoto(photo, stage),
      frameBox({ left: 500, right: 900, top: 600, bottom: 1200 }, photo, stage),
    ]
    expect(betweenViews(from, to, 0)).toEqual(from)
    expect(betweenViews(from, to, 1)).toEqual(to)
    const half = betweenViews(from, to, 0.5)
    expect(half.scale).toBeGreaterThan(from.scale)
    expect(half.scale).toBeLessThan(to.scale)
    expect(clampView(half, photo, stage)).toEqual(half)
  })
})
