import { expect, it } from 'vitest'
import { meanLuminance, measureQuality, type Pixels } from './photo-quality.ts'

const SIDE = 120

function picture(grey: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) data.set([grey(x, y), grey(x, y), grey(x, y), 255], (y * SIDE + x) * 4)
  }
  return { data, width: SIDE, height: SIDE }
}

const stripes = (period: number) => picture((x) => 128 + 100 * Math.sign(Math.sin((x / period) * 2 * Math.PI + 0.1)))
const waves = (period: number) => picture((x) => 128 + 100 * Math.sin((x / period) * 2 * Math.PI))

it('finds no sharpness in a plain wall', () => {
  expect(measureQuality(picture(() => 180)).sharpness).toBe(0)
})

it('finds hard edges far sharper than the same picture softened', () => {
  expect(measureQuality(stripes(20)).sharpness).toBeGreaterThan(20 * measureQuality(waves(20)).sharpness)
})

it('looks for sharpness where the person stands, not at the frame', () => {
  const frame = picture((x) => (x < 15 ? (x % 2) * 255 : 128))
  expect(measureQuality(frame).sharpness).toBe(0)
})

it('tells how bright a picture is, and how much of it is lost in shadow or burnt', () => {
  const halves = measureQuality(picture((_, y) => (y < SIDE / 2 ? 10 : 255)))
  expect(halves.shadows).toBeCloseTo(0.5)
  expect(halves.highlights).toBeCloseTo(0.5)
  expect(halves.brightness).toBeCloseTo(132.5)
})

it('weighs colours as an eye does: green is brighter than blue', () => {
  const flat = (rgb: [number, number, number]): Pixels => ({
    data: new Uint8ClampedArray([...rgb, 255]),
    width: 1,
    height: 1,
  })
  expect(meanLuminance(flat([0, 255, 0]))).toBeGreaterThan(4 * meanLuminance(flat([0, 0, 255])))
})
