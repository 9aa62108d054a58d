import { describe, expect, test } from 'vitest'
import { adviseColours, judge, PRESETS } from './colours.ts'
import { COLOUR_PREFERENCES } from '../knowledge/form.ts'
import { FAMILIES, findSeason, TWELVE } from './seasons.ts'
import { findSwatch, SWATCHES } from './swatches.ts'

describe('the swatches', () => {
  test.each(FAMILIES)('%s has forty and more, each with one name and one code', (family) => {
    const swatches = SWATCHES[family]
    expect(swatches.length).toBeGreaterThanOrEqual(40)
    expect(new Set(swatches.map((s) => s.name)).size).toBe(swatches.length)
    expect(new Set(swatches.map((s) => s.hex)).size).toBe(swatches.length)
    expect(swatches.filter((s) => !/^#[0-9A-F]{6}$/.test(s.hex) || !/^a?b?c?$/.test(s.fits) || s.fits === '')).toEqual(
      [],
    )
  })

  test('warm families lean to yellow and cool ones to blue, on the whole', () => {
    const warmth = (family: (typeof FAMILIES)[number]) =>
      SWATCHES[family].reduce(
        (sum, { hex }) => sum + Number.parseInt(hex.slice(1, 3), 16) - Number.parseInt(hex.slice(5, 7), 16),
        0,
      ) / SWATCHES[family].length
    expect(Math.min(warmth('primavera'), warmth('outono'))).toBeGreaterThan(
      Math.max(warmth('verao'), warmth('inverno')) + 30,
    )
  })
})

describe('advising colours', () => {
  test.each([...FAMILIES, ...TWELVE])('%s fills the band, the neutrals and what stays away', (season) => {
    const advice = adviseColours({ season }, COLOUR_PREFERENCES)
    expect(advice.best).toHaveLength(12)
    expect(advice.neutrals.length).toBeGreaterThanOrEqual(4)
    expect(advice.away).toHaveLength(4)
    expect(advice.palette.length).toBeGreaterThanOrEqual(40)
    const near = new Set(advice.best.map((s) => s.name))
    expect(advice.away.filter((s) => near.has(s.name))).toEqual([])
    expect(advice.preferences).toHaveLength(12)
  })

  test('an unknown season is not guessed: pairs of both temperatures, and what stays away', () => {
    for (const brief of [null, undefined, {}, { season: null }]) {
      const advice = adviseColours(brief, ['red'])
      expect(advice.season).toBeNull()
      expect(advice.best).toHaveLength(12)
      expect(advice.away).toHaveLength(4)
      expect(advice.preferences).toMatchObject([{ verdict: 'a testar', shades: [{}, {}] }])
    }
  })

  test('black is at home in winter and away from the face elsewhere', () => {
    expect(judge('black', findSeason('inverno-profundo')).verdict).toBe('harmoniza')
    for (const season of ['primavera', 'verao-suave', 'outono-quente'] as const)
      expect(judge('black', findSeason(season)).verdict).toBe('longe do rosto')
  })

  test('every colour a table names exists', () => {
    for (const id of [...FAMILIES, ...TWELVE])
      for (const name of findSeason(id).away) expect(findSwatch(name).name).toBe(name)
    for (const { shades } of Object.values(PRESETS))
      for (const [, name] of Object.values(shades)) expect(findSwatch(name).name).toBe(name)
    expect(() => findSwatch('Burro quando foge')).toThrow(RangeError)
  })
})

test('a twelve knows its family and letter, a family has none', () => {
  expect(findSeason('outono-quente')).toMatchObject({ family: 'outono', letter: 'b', name: 'Outono quente' })
  expect(findSeason('verao')).toMatchObject({ family: 'verao', letter: null })
})
