import { expect, it } from 'vitest'
import { sharpestOf } from './camera-burst.ts'
import { measureQuality, type Pixels } from './photo-quality.ts'

function stripes(blur: number): Pixels {
  const [width, height] = [120, 90]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const value = 128 + 100 * Math.max(-1, Math.min(1, Math.sin((x / 20) * Math.PI * 2) * (8 / blur)))
      data.fill(value, at, at + 3)
      data[at + 3] = 255
    }
  return { data, width, height }
}

it('proposes the frame with the hardest edges, wherever it stands', () => {
  const of = (...blurs: number[]) => sharpestOf(blurs.map((blur) => measureQuality(stripes(blur)).sharpness))
  expect(of(8, 4, 1, 4, 8)).toBe(2)
  expect(of(1, 8, 8, 8, 8)).toBe(0)
  expect(of(8, 8, 8, 8, 1)).toBe(4)
})

it('prefers the latest of equals, and the first of none', () => {
  expect(sharpestOf([3, 3, 3])).toBe(2)
  expect(sharpestOf([])).toBe(0)
})
