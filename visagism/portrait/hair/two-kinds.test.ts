import { describe, expect, it } from 'vitest'
import { HAIR_TEXTURES } from '../../knowledge/axes.ts'
import { BEARD_TYPES, growsToEar } from '../beard/beards.ts'
import { skinThroughBeard } from '../beard/frame.ts'
import { toLch } from '../pen/colour.ts'
import { bendItems, type DisplayItem } from '../pen/display.ts'
import { resolvePerson } from '../person/person.ts'
import { drawPortrait, type PortraitOptions } from '../views/portrait.ts'
import { toSvg } from '../views/to-svg.ts'
import { SKINS, type SkinLevel } from '../head/skin.ts'
import { hairTones } from './tones.ts'

const VIEWS = ['front', 'profile', 'back'] as const
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly SkinLevel[]
const WHITE = '#d6d1c9'
const inks = (items: readonly DisplayItem[]): string[] =>
  items.flatMap((item) => ('clip' in item ? inks(item.items) : 'fill' in item ? [item.fill] : [item.stroke]))
const clipsWith = (items: readonly DisplayItem[], ink: string): string[] =>
  items.flatMap((item) => ('clip' in item ? (inks(item.items).includes(ink) ? [item.clip] : []) : []))
function middleOf(path: string): number {
  const xs: number[] = []
  bendItems([{ d: path, fill: '#000000' }], (x, y) => {
    xs.push(x)
    return [x, y]
  })
  return xs.reduce((sum, x) => sum + x, 0) / xs.length
}
const faultIn = (options: PortraitOptions) => /NaN|undefined|Infinity|null/.exec(toSvg(drawPortrait(options)))

describe('a lock of another colour', () => {
  it.each(['medio', 'afro', 'social', 'preso', 'raspado', 'careca'] as const)('is drawn in numbers on %s', (cut) => {
    for (const texture of HAIR_TEXTURES)
      for (const view of VIEWS) expect(faultIn({ cut, texture, view, lock: { colour: WHITE, side: 1 } })).toBeNull()
  })

  it('lies on its own side, and leaves the rest its colour', () => {
    for (const side of [-1, 1] as const) {
      const { items } = drawPortrait({ cut: 'medio', hairColour: '#1f1713', lock: { colour: WHITE, side } })
      const bands = clipsWith(items, hairTones(WHITE).base)
      expect(bands).toHaveLength(1)
      expect(Math.sign(middleOf(bands[0] ?? ''))).toBe(side)
      expect(inks(items)).toContain(hairTones('#1f1713').base)
    }
  })
})

describe('straightened ends', () => {
  it('hang straight under a root in its own texture, from every side', () => {
    for (const texture of ['ondulado', 'cacheado', 'crespo'] as const)
      for (const view of VIEWS) {
        const own: PortraitOptions = { cut: 'longo', texture, view }
        expect(faultIn({ ...own, straightEnds: true })).toBeNull()
        const both = toSvg(drawPortrait({ ...own, straightEnds: true }))
        expect(both).not.toBe(toSvg(drawPortrait(own)))
        expect(both).not.toBe(toSvg(drawPortrait({ ...own, texture: 'liso' })))
      }
  })

  it('are cut off where hair is short, and no second kind where it is straight', () => {
    for (const own of [
      { cut: 'afro-curto', texture: 'crespo' },
      { cut: 'crop', texture: 'cacheado' },
      { cut: 'longo', texture: 'liso' },
    ] as const)
      expect(drawPortrait({ ...own, straightEnds: true })).toEqual(drawPortrait(own))
  })
})

describe('a beard with gaps', () => {
  it.each(BEARD_TYPES.filter(growsToEar))(
    '%s shows more skin than the whole one, in every texture and on every skin',
    (beard) => {
      const area = (options: PortraitOptions) => toSvg(drawPortrait(options)).length
      for (const [i, skin] of LEVELS.entries()) {
        const texture = HAIR_TEXTURES[i % 4] ?? 'liso'
        const own: PortraitOptions = { cut: 'social', masculine: true, beard, texture, skin }
        for (const view of ['front', 'profile'] as const)
          expect(faultIn({ ...own, view, patchyBeard: true })).toBeNull()
        expect(area({ ...own, patchyBeard: true })).not.toBe(area(own))
        const { beardColour } = resolvePerson(own)
        // No mass in the colour of the beard covers the cheeks.
        expect(inks(drawPortrait({ ...own, cut: 'careca', patchyBeard: true }).items)).not.toContain(beardColour)
      }
    },
  )

  it('lets skin through where it is a few millimetres long', () => {
    expect(skinThroughBeard(3)).toBeGreaterThan(skinThroughBeard(5))
    expect(skinThroughBeard(5)).toBeGreaterThan(0.35)
    expect(skinThroughBeard(12)).toBe(0.14)
  })
})

describe('hair without pigment', () => {
  it('has brows and lashes nearer to the skin than to black, on every skin', () => {
    for (const skin of LEVELS) {
      const hair = { hairColour: '#e3d2a8', skin, isPainted: false } as const
      const [pale, other] = [resolvePerson({ ...hair, unpigmented: true }), resolvePerson(hair)]
      const light = (hex: string) => toLch(hex)[0]
      expect(light(pale.browColour)).toBeGreaterThan(0.5)
      expect(light(pale.browColour)).toBeGreaterThan(light(other.browColour))
      expect(light(pale.skin.lash)).toBeGreaterThan(light(other.skin.lash))
      expect(light(pale.skin.lash)).toBeLessThan(light(SKINS[skin]))
    }
  })
})
