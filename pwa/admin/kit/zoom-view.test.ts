import { describe, expect, it } from 'vitest'
import { firstView } from './zoom-view.ts'

const window = { width: 600, height: 600 }
const photo = { width: 1536, height: 2048 }

describe('a picture in its window', () => {
  it('fills the window where little is lost by it', () => {
    const view = firstView(photo, window, null)
    expect(view.scale).toBeCloseTo(4 / 3)
    expect(view.x).toBeCloseTo(-100)
    expect(view.y).toBeCloseTo(-100)
    expect(firstView({ width: 500, height: 2000 }, window, null).scale).toBeLessThan(1.4)
  })

  it('opens on the face, and leaves no empty side to get it into the middle', () => {
    const view = firstView(photo, window, { centre: { x: 0.5, y: 0.3 }, height: 0.4 })
    const onScreen = (y: number) => view.y + y * 600 * view.scale
    // From hairline to chin, above the tools at the window's foot.
    expect(onScreen(0.1)).toBeGreaterThan(40)
    expect(onScreen(0.5)).toBeLessThan(600 - 56)
    expect(onScreen(0.5) - onScreen(0.1)).toBeGreaterThan(0.6 * 600)
    expect(view.x).toBeCloseTo(300 * (1 - view.scale))
    const high = firstView(photo, window, { centre: { x: 0.5, y: 0 }, height: 0.4 })
    expect(high.y).toBeCloseTo(0)
  })
})
