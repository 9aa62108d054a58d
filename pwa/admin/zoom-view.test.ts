import { describe, expect, it } from 'vitest'
import { firstView, moveBy, WHOLE, zoomBy } from './zoom-view.ts'

const window = { width: 600, height: 600 }
const photo = { width: 1536, height: 2048 }

describe('a picture in its window', () => {
  it('grows around the place pointed at, which stays under the pointer', () => {
    const at = { x: 120, y: -80 }
    const view = zoomBy(WHOLE, 2, at, window)
    // The same place of the picture, before and after.
    expect((at.x - view.x) / view.zoom).toBeCloseTo(at.x)
    expect((at.y - view.y) / view.zoom).toBeCloseTo(at.y)
  })

  it('is whole again at once, wherever it was moved to', () => {
    const view = moveBy(zoomBy(WHOLE, 3, { x: 50, y: 50 }, window), 90, -40, window)
    expect(zoomBy(view, 1 / 9, { x: 10, y: 10 }, window)).toEqual(WHOLE)
  })

  it('is never pulled out of its window', () => {
    const view = moveBy(zoomBy(WHOLE, 2, { x: 0, y: 0 }, window), 5000, -5000, window)
    expect(view).toMatchObject({ x: 600, y: -600 })
  })

  it('fills the window where little is lost by it', () => {
    expect(firstView(photo, window, null)).toEqual({ zoom: 4 / 3, x: 0, y: 0 })
    expect(firstView({ width: 500, height: 2000 }, window, null).zoom).toBeLessThan(1.4)
  })

  it('opens on the face, and leaves no empty side to get it into the middle', () => {
    const view = firstView(photo, window, { centre: { x: 0.5, y: 0.3 }, height: 0.4 })
    const onScreen = (y: number) => 300 + view.y + (y - 0.5) * 600 * view.zoom
    // From hairline to chin, above the tools at the window's foot.
    expect(onScreen(0.1)).toBeGreaterThan(40)
    expect(onScreen(0.5)).toBeLessThan(600 - 56)
    expect(onScreen(0.5) - onScreen(0.1)).toBeGreaterThan(0.6 * 600)
    expect(view.x).toBeCloseTo(0)
    const high = firstView(photo, window, { centre: { x: 0.5, y: 0 }, height: 0.4 })
    expect(high.y).toBeCloseTo((600 * high.zoom - 600) / 2)
  })
})
