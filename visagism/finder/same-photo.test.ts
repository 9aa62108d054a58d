import { describe, expect, it } from 'vitest'
import { isSamePicture, likenessOfPixels } from './same-photo.ts'

const picture = (grey: (column: number, row: number) => number) =>
  Uint8ClampedArray.from({ length: 72 * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4)
    return at % 4 === 3 ? 255 : grey(pixel % 9, Math.floor(pixel / 9))
  })
const wave = (phase: number) => picture((column, row) => 120 + 90 * Math.sin(column * 1.3 + row * 0.9 + phase))

describe('the same picture', () => {
  it('is known again a little lighter and noisier', () => {
    const again = wave(0).map((value, at) => (at % 4 === 3 ? 255 : value * 1.05 + (at % 3)))
    expect(isSamePicture(likenessOfPixels(wave(0)), likenessOfPixels(again))).toBe(true)
  })

  it('is not another one', () => {
    expect(isSamePicture(likenessOfPixels(wave(0)), likenessOfPixels(wave(2)))).toBe(false)
  })

  it('is never claimed of what could not be looked at', () => {
    expect(isSamePicture(null, null)).toBe(false)
    expect(isSamePicture('', '')).toBe(false)
    expect(isSamePicture(undefined, likenessOfPixels(wave(0)))).toBe(false)
  })
})
