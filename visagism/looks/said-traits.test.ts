import { describe, expect, it } from 'vitest'
import { toLch } from '../portrait/pen/colour.ts'
import { traitsOf, type PortraitSubject } from './portrait-of.ts'
import { DYE_HEXES } from './said-traits.ts'

const subject = (
  lookSaid: PortraitSubject['lookSaid'],
  observed: Readonly<Record<string, string>> = {},
): PortraitSubject => ({
  person: { gender: 'Feminino' },
  evidence: { measures: null },
  observed: Object.fromEntries(Object.entries(observed).map(([field, value]) => [field, { value }])),
  lookSaid,
})

describe('what is written of a look, drawn', () => {
  it('is the record’s person where nothing or nothing known is written', () => {
    const plain = traitsOf(subject(undefined, { skin: 'retinta', hairColour: 'colorido' }))
    for (const said of [{}, { hair: 'ultramarino', lock: 'xadrez', earrings: 'sino', ears: '' }])
      expect(traitsOf(subject(said, { skin: 'retinta', hairColour: 'colorido' }))).toEqual(plain)
  })

  it('has each colour in its own hue', () => {
    const hue = (dye: keyof typeof DYE_HEXES) => toLch(traitsOf(subject({ hair: dye })).hairColour ?? '')[2]
    expect(hue('vermelho')).toBeLessThan(40)
    expect(hue('azul')).toBeGreaterThan(230)
    expect(hue('azul')).toBeLessThan(275)
    expect(hue('verde')).toBeGreaterThan(130)
    expect(hue('verde')).toBeLessThan(170)
    expect(new Set(Object.values(DYE_HEXES)).size).toBe(Object.keys(DYE_HEXES).length)
  })

  it('has one white lock instead of whites all over, on the side that was said', () => {
    const record = { hairColour: 'preto', greys: 'alguns' }
    expect(traitsOf(subject({ lock: 'branca', lockSide: 'direito' }, record))).toMatchObject({ lock: { side: -1 } })
    expect(traitsOf(subject({ lock: 'branca' }, record))).not.toHaveProperty('greys')
    expect(traitsOf(subject({ lock: 'rosa' }, record)).greys).toBe('alguns')
    expect(traitsOf(subject({ lock: 'branca' }, { ...record, greys: 'metade' })).greys).toBe('metade')
  })

  it('has frames only on who wears some, and gaps only in a beard', () => {
    const rimless = { frame: 'sem aro', frameColour: 'dourada' }
    expect(traitsOf(subject(rimless, { glasses: 'sempre' }))).toMatchObject({
      glasses: 'fino',
      glassesColour: '#B98A3E',
    })
    expect(traitsOf(subject(rimless, { glasses: 'não uso' }))).not.toHaveProperty('glasses')
    expect(traitsOf(subject({ beard: 'falhada' }))).not.toHaveProperty('patchyBeard')
    expect(traitsOf(subject({ beard: 'falhada' }, { beard: 'por fazer' }))).toMatchObject({ patchyBeard: true })
  })
})
