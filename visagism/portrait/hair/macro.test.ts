import { describe, expect, it } from 'vitest'
import { HAIR_TEXTURES } from '../../knowledge/axes.ts'
import { toLch } from '../pen/colour.ts'
import { toSvgBody } from '../views/to-svg.ts'
import { drawHairMacro, drawLock, type MacroHair } from './macro.ts'

const inkOf = (hair: MacroHair) => toSvgBody({ items: drawHairMacro(hair, 595, 250) }, 'm')
const lightnessesOf = (svg: string) => (svg.match(/#[0-9a-f]{6}/g) ?? []).map((hex) => toLch(hex)[0])

describe('hair seen close', () => {
  it.each(HAIR_TEXTURES)(
    'is drawn in finite numbers, the same every time, and light enough to print: %s',
    (texture) => {
      const hair = { texture, colour: '#38241a', greys: 'alguns' } as const
      const svg = inkOf(hair)
      expect(svg).toBe(inkOf(hair))
      expect(/NaN|undefined|Infinity|null/.exec(svg)?.[0]).toBeUndefined()
      expect(svg.length).toBeLessThan(520_000)
    },
  )

  it.each(HAIR_TEXTURES)('has white threads only where some have turned white: %s', (texture) => {
    const brightest = (hair: MacroHair) => Math.max(...lightnessesOf(inkOf(hair)))
    expect(brightest({ texture, colour: '#1f1713' })).toBeLessThan(0.6)
    expect(brightest({ texture, colour: '#1f1713', greys: 'alguns' })).toBeGreaterThan(0.75)
  })

  it('lays a lock along its length, wet and dry', () => {
    for (const texture of HAIR_TEXTURES)
      for (const state of ['wet', 'dry'] as const) {
        const d = drawLock({ texture, colour: '#38241a' }, 300, state)
        const xs = [...JSON.stringify(d).matchAll(/[MCQ ](-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
        expect(Math.min(...xs)).toBeGreaterThan(-15)
        expect(Math.max(...xs)).toBeLessThan(315)
      }
  })
})
