import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OBSERVED_FIELDS, OBSERVERS, SKIN_DEPTHS, type ObservedRecord, type Observer } from '../observed/observed.ts'
import { type Contrast, CONTRASTS } from './axes.ts'
import { MEASURED_WITH } from './measured.ts'
import {
  missingForSeasons,
  proposeSeasons,
  seenContrast,
  seenDepth,
  type SeasonEvidence,
  whyColours,
} from './propose-seasons.ts'
import { findSeason, TWELVE } from './seasons.ts'

const AT = '2026-11-20T12:00:00.000Z'

function seen(
  values: Partial<Record<'skin' | 'hairColour' | 'eyes' | 'undertone' | 'greys', string>>,
  by: Observer = 'cliente',
) {
  const record: ObservedRecord = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by, at: AT }]),
  )
  return record
}
const LIGHT = { skin: 'clara', hairColour: 'loiro escuro', eyes: 'azul' }
const measured = (...levels: Contrast[]) => ({ levels, means: 'folha' }) as const
const idsOf = (evidence: SeasonEvidence) => proposeSeasons(evidence).map(({ season }) => season)

describe('proposing seasons', () => {
  test('three among the twelve, each once, with a reason; the cloths lead', () => {
    const evidence = { observed: seen(LIGHT), cloths: { warmth: 1, depth: -0.5, clarity: 0 } }
    const proposals = proposeSeasons(evidence)
    expect(new Set(proposals.map(({ season }) => season)).size).toBe(3)
    expect(proposals[0]?.season).toBe('primavera-quente')
    expect(proposals.filter(({ season }) => findSeason(season).undertone === 'frio')).toEqual([])
    expect(proposals[0]?.reason).toContain('Panos quentes.')
    // Asked, without a difference.
    expect(proposals[0]?.missing).toEqual([])
    expect(proposals[0]?.missing).not.toContain('o subtom')
  })

  test('nothing follows from a photo alone, however much the device read off it', () => {
    const read = seen({ ...LIGHT, undertone: 'quente' }, 'aparelho')
    expect(idsOf({ observed: read })).toEqual([])
    expect(idsOf({ observed: read, contrast: measured('alto') })).toEqual([])
    expect(idsOf({ observed: { ...read, ...seen({ undertone: 'quente' }, 'visagista') } })).toHaveLength(3)
  })

  test('nor from a single sign', () => {
    expect(idsOf({})).toEqual([])
    expect(idsOf({ observed: seen({ undertone: 'frio' }, 'visagista') })).toEqual([])
    expect(idsOf({ cloths: { warmth: 1 } })).toEqual([])
    expect(idsOf({ cloths: { warmth: 0, depth: 0, clarity: 0 } })).toEqual([])
  })

  test('the undertone that a visagist confirmed turns warm into cool', () => {
    const with_ = (undertone: string) => ({ observed: { ...seen(LIGHT), ...seen({ undertone }, 'visagista') } })
    const warm = proposeSeasons(with_('quente'))
    const cool = proposeSeasons(with_('frio'))
    expect(warm[0] && findSeason(warm[0].season).undertone).toContain('quente')
    expect(cool[0] && findSeason(cool[0].season).undertone).toContain('frio')
    expect(cool[0]?.reason).toContain('Subtom frio, conferido na mesa.')
  })

  test('cloths outweigh looks: very dark skin that bright cloths suit is not called deep', () => {
    const observed = seen({ skin: 'retinta', hairColour: 'preto', eyes: 'castanho-escuro' })
    const [first] = proposeSeasons({ observed, cloths: { warmth: -0.5, clarity: 1 } })
    expect(first?.season).toBe('inverno-brilhante')
    expect(first?.missing).not.toContain('o subtom')
  })

  test('a season that rests on what nobody knows does not come first', () => {
    expect(idsOf({ cloths: { warmth: 0.5, clarity: -0.5, depth: 0 } })[0]).toBe('outono-suave')
    const [first] = proposeSeasons({ cloths: { warmth: 0.5, clarity: -0.5 } })
    expect(first?.season).toBe('outono-suave')
    expect(first?.missing).toContain('o pano claro contra o escuro')
  })

  test('what speaks against a proposal is said', () => {
    const observed = { ...seen({ skin: 'clara', hairColour: 'preto' }), ...seen({ undertone: 'quente' }, 'visagista') }
    const proposals = proposeSeasons({ observed, cloths: { clarity: -1 }, contrast: measured('alto') })
    expect(proposals.find(({ season }) => season === 'outono-suave')?.reason).toContain(
      'Contra: contraste alto, medido com folha branca.',
    )
  })

  test('a contrast of the photo weighs less than one of a sheet, and on a border both classes are named', () => {
    const observed = seen({ ...LIGHT, undertone: 'frio' }, 'visagista')
    const reasons = (how: 'folha' | 'foto') =>
      proposeSeasons({ observed, contrast: { levels: ['baixo', 'médio'], means: how } }).map(({ reason }) => reason)
    expect(reasons('folha').join(' ')).toContain('Contraste baixo a médio, medido com folha branca.')
    expect(reasons('foto').join(' ')).toContain('Contraste baixo a médio, medido na foto.')
  })

  test('every season can come first', () => {
    const reached = new Set(
      [-1, -0.5, 0.5, 1].flatMap((warmth) =>
        [-1, -0.25, 0, 0.25, 1].flatMap((depth) =>
          [-1, -0.5, 0, 0.5, 1].flatMap((clarity) =>
            CONTRASTS.flatMap((contrast) =>
              idsOf({ cloths: { warmth, depth, clarity }, contrast: measured(contrast) }).slice(0, 1),
            ),
          ),
        ),
      ),
    )
    expect([...reached].sort()).toEqual([...TWELVE].sort())
  })

  test('any record gives none or three, in whole sentences and always the same', () => {
    const record = fc.record(
      Object.fromEntries(
        (['skin', 'hairColour', 'eyes', 'undertone'] as const).map((field) => [
          field,
          fc.record({
            value: fc.constantFrom<string>(...OBSERVED_FIELDS[field]),
            by: fc.constantFrom(...OBSERVERS),
            at: fc.constant(AT),
          }),
        ]),
      ),
      { requiredKeys: [] },
    )
    const lean = fc.double({ min: -1, max: 1, noNaN: true })
    const cloths = fc.record({ warmth: lean, depth: lean, clarity: lean }, { requiredKeys: [] })
    const contrasts = fc.record({
      levels: fc.subarray([...CONTRASTS], { minLength: 1 }),
      means: fc.constantFrom(...MEASURED_WITH),
    })
    fc.assert(
      fc.property(record, cloths, fc.option(contrasts), (observed: object, leans, contrast) => {
        const evidence = { observed, cloths: leans, contrast }
        const proposals = proposeSeasons(evidence)
        expect([0, 3]).toContain(proposals.length)
        expect(proposeSeasons(evidence)).toEqual(proposals)
        for (const { reason } of proposals) expect(reason).toMatch(/^\p{Lu}.*\.$/u)
      }),
    )
  })
})

describe('what is seen of skin, hair and eyes', () => {
  test('contrast and depth in steps; a dye and an unknown say nothing', () => {
    expect(seenContrast(seen({ skin: 'muito clara', hairColour: 'preto' }))).toBe('alto')
    expect(seenContrast(seen({ skin: 'retinta', hairColour: 'preto' }))).toBe('baixo')
    expect(seenContrast(seen({ skin: 'retinta', hairColour: 'branco' }))).toBe('alto')
    // White hairs count.
    expect(seenContrast(seen({ skin: 'escura', hairColour: 'preto' }))).toBe('baixo')
    expect(seenContrast(seen({ skin: 'escura', hairColour: 'preto', greys: 'metade' }))).toBe('baixo')
    expect(seenContrast(seen({ skin: 'escura', hairColour: 'preto', greys: 'quase todos' }))).toBe('médio')
    expect(seenContrast(seen({ skin: 'retinta', hairColour: 'preto', greys: 'quase todos' }))).toBe('alto')
    // L* differences of 35 to 42, as a sheet would measure.
    expect(seenContrast(seen({ skin: 'média a escura', hairColour: 'castanho-escuro' }))).toBe('médio')
    expect(seenContrast(seen({ skin: 'bem escura', hairColour: 'preto', greys: 'quase todos' }))).toBe('alto')
    expect(seenContrast(seen({ skin: 'muito clara', hairColour: 'branco' }))).toBe('baixo')
    expect(seenContrast(seen({ skin: 'clara', hairColour: 'colorido' }))).toBeNull()
    expect(seenContrast(seen({ skin: 'clara' }))).toBeNull()
    expect(seenDepth(seen({ skin: 'clara' }))).toBeNull()
    const depths = SKIN_DEPTHS.map((skin) => seenDepth(seen({ skin, eyes: 'castanho' })) ?? -1)
    expect(depths).toEqual([...depths].sort((a, b) => a - b))
    expect(new Set(depths).size).toBe(SKIN_DEPTHS.length)
  })

  test('between dark skin and dark hair no contrast is counted', () => {
    const observed = seen({ skin: 'retinta', hairColour: 'preto', eyes: 'castanho' })
    expect(missingForSeasons({ observed })).toEqual(['o subtom', 'o contraste', 'os panos'])
    expect(missingForSeasons({ observed: seen({ skin: 'clara', hairColour: 'preto', eyes: 'castanho' }) })).toEqual([
      'o subtom',
      'os panos',
    ])
    expect(missingForSeasons({ observed, contrast: measured('médio'), cloths: { warmth: 1 } })).toEqual([])
  })

  test('where the colours come from is one line, of what is known alone', () => {
    const observed = seen({ skin: 'clara', hairColour: 'preto', eyes: 'castanho' })
    expect(whyColours('inverno-profundo', { observed })).toMatch(
      /^As cores são da cartela Inverno profundo\. .*Contraste alto/,
    )
    expect(whyColours(null, { observed, contrast: measured('médio') }, ['Azul', 'Bege'])).toMatch(
      /^Sem estação, as cores partem do contraste médio, do conjunto \S+ e do gosto por azul e bege\.$/,
    )
    expect(whyColours(null, { observed: seen({ skin: 'retinta', hairColour: 'preto' }) })).not.toContain('contraste')
    expect(whyColours(null, {})).toMatch(/as cores se provam no espelho/)
  })
})
