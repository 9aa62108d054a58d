import { describe, expect, it } from 'vitest'
import { fromLch, mix, shift, toLch } from './colour.ts'
import { browColour, hairTones } from '../hair/tones.ts'
import { type SkinLevel, SKINS, skinTones } from '../head/skin.ts'

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly SkinLevel[]
const lightness = (hex: string) => toLch(hex)[0]

describe('colour', () => {
  it('comes back from OKLCH as it went in', () => {
    for (const hex of ['#f4dacb', '#583823', '#a9431e', '#55705d', '#000000', '#ffffff'])
      expect(fromLch(...toLch(hex))).toBe(hex)
  })

  it('loses chroma, not hue, when a colour does not exist on a screen', () => {
    const [, chroma, hue] = toLch(fromLch(0.7, 0.4, 30))
    expect(chroma).toBeLessThan(0.3)
    expect(Math.abs(hue - 30)).toBeLessThan(2)
  })

  it('mixes in a straight line', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(lightness(mix('#000000', '#ffffff', 0.5))).toBeCloseTo(0.5, 2)
  })
})

describe('skin', () => {
  it('gets deeper with every level', () => {
    const steps = LEVELS.map((level) => lightness(SKINS[level]))
    expect(steps).toEqual([...steps].sort((a, b) => b - a))
  })

  it('keeps light, skin, half-tone, shadow and line apart at every level', () => {
    for (const level of LEVELS) {
      const t = skinTones(level, false)
      const ladder = [t.light, t.base, t.shade, t.deepShade, t.line].map(lightness)
      ladder
        .slice(1)
        .forEach((l, i) => expect((ladder[i] ?? 0) - l, `pele ${level}, degrau ${i}`).toBeGreaterThan(0.02))
    }
  })
})

describe('hair', () => {
  it('can be drawn lighter and darker even when it is black', () => {
    const t = hairTones('#000000')
    expect(lightness(t.light) - lightness(t.base)).toBeGreaterThan(0.07)
    expect(lightness(t.base) - lightness(t.dark)).toBeGreaterThan(0.07)
  })

  it('gives brows of its own kind: fair for fair, grey for grey, dark for black', () => {
    const [black, blond, grey] = ['#1f1713', '#c2955a', '#8f8a84'].map((hair) => browColour(hair, 0.8))
    expect(lightness(blond ?? '')).toBeGreaterThan(lightness(black ?? '') + 0.08)
    expect(toLch(grey ?? '')[1]).toBeLessThan(0.02)
    expect(browColour(shift('#c2955a', 0.3), 0.8)).not.toBe('')
  })

  it('never gives a brow a colour no brow has', () => {
    const [l, , h] = toLch(browColour('#3f51b5', 0.8))
    expect(l).toBeLessThan(0.4)
    expect(h).toBeGreaterThan(20)
    expect(h).toBeLessThan(110)
  })
})
