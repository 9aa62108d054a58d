import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { chapterTexts } from './chapter.ts'
import { judge, lightness } from '../colour/colours.ts'
import { findSeason } from '../colour/seasons.ts'
import { SWATCHES } from '../colour/swatches.ts'
import { isNearEyes, isNearSkin } from '../colour/nearness.ts'
import { COLOUR_PREFERENCES } from '../knowledge/form.ts'
import { SKIN_DEPTHS } from '../observed/observed.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '../observed/observed.ts'
import type { Brief } from '../reading/reading.ts'
import { BRIEF, MARINA, OBSERVED, PAULO, RUI } from '../testing/test-people.ts'

const seen = (values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-18' }]),
  )

const coloursOf = (brief: Brief) => {
  const analysis = analyse(brief)
  const chapter = findChapter(analysis, 'cores')
  if (!chapter) throw new Error('every report has colours')
  return { analysis, colour: analysis.colour, texts: chapterTexts(chapter).join('\n'), chapter }
}

const LIGHT = seen({ skin: 'muito clara', hairColour: 'loiro', eyes: 'azul' })
const DEEP = seen({ skin: 'retinta', hairColour: 'preto', eyes: 'castanho-escuro' })
const BOTH = seen({ skin: 'clara a média', hairColour: 'preto', eyes: 'castanho-escuro' })

describe('without a season', () => {
  const of = (observed: ObservedRecord) => coloursOf({ ...MARINA, colour: null, observed })
  const mean = (swatches: readonly { readonly hex: string }[]) =>
    swatches.reduce((sum, { hex }) => sum + lightness(hex), 0) / swatches.length

  test('the fan, the grid and the neutrals follow depth and contrast, and stay whole', () => {
    const [light, deep] = [of(LIGHT), of(DEEP)]
    for (const { colour } of [light, deep, of(BOTH)]) {
      expect(colour.best).toHaveLength(12)
      expect(colour.palette).toHaveLength(44)
      expect(new Set(colour.palette.map(({ hex }) => hex)).size).toBe(44)
      expect(colour.neutrals).toHaveLength(6)
    }
    expect(mean(light.colour.best) - mean(deep.colour.best)).toBeGreaterThan(0.2)
    expect(mean(light.colour.palette) - mean(deep.colour.palette)).toBeGreaterThan(0.1)
  })

  test('of a high contrast the fan holds both ends', () => {
    const lights = of(BOTH).colour.best.map(({ hex }) => lightness(hex))
    expect(lights.filter((light) => light > 0.6).length).toBeGreaterThanOrEqual(4)
    expect(lights.filter((light) => light < 0.35).length).toBeGreaterThanOrEqual(3)
  })

  test('what vanishes on dark skin is told to dark skin alone, and recommended to none', () => {
    const pageOf = (skin: ObservedValue<'skin'>) => of(seen({ skin, hairColour: 'preto', eyes: 'castanho-escuro' }))
    const lost = (skin: ObservedValue<'skin'>) =>
      pageOf(skin).chapter.avoid.find(({ why }) => why.includes('some nela'))?.what ?? ''
    expect(lost('escura')).toContain('Canela')
    expect(lost('retinta')).toContain('Cacau')
    expect(lost('retinta')).not.toMatch(/canela/i)
    expect(of(BOTH).texts).not.toContain('some nela')
    for (const skin of SKIN_DEPTHS) {
      const { best, palette, neutrals } = pageOf(skin).colour
      const onSkin = [...best, ...palette, ...neutrals].filter(({ hex }) => isNearSkin(seen({ skin }), hex))
      expect({ skin, onSkin }).toEqual({ skin, onSkin: [] })
    }
    expect(of(DEEP).colour.neutrals.map(({ name }) => name)).not.toContain('Areia')
  })

  test('each colour to try is of the temperature it is called, whatever they refuse', () => {
    const warm = [...SWATCHES.primavera, ...SWATCHES.outono].map(({ name }) => name)
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...COLOUR_PREFERENCES), { maxLength: 4 }), (refused) => {
        const { chapter } = coloursOf({ ...MARINA, colour: { season: null, refused }, observed: DEEP })
        const rows = chapter.tables.find(({ title }) => title === 'Seis cores, em dois tons')?.rows ?? []
        expect(rows.length).toBeGreaterThan(0)
        for (const [name = '', , tone = ''] of rows)
          expect({ name, isWarm: warm.includes(name) }).toEqual({ name, isWarm: tone.endsWith('quente') })
      }),
      { numRuns: 20 },
    )
  })

  test('beside light skin and hair no loud colour is as light as they are', () => {
    const white = seen({ skin: 'clara', hairColour: 'branco', eyes: 'azul' })
    for (const observed of [LIGHT, white])
      expect(JSON.stringify(of(observed).colour.best)).not.toMatch(/Amarelo puro|girassol|Limão/)
  })

  test('the fan says how its colours are ordered, and of no season', () => {
    for (const observed of [LIGHT, DEEP, BOTH]) {
      const caption = of(observed).chapter.figures.find(({ kind }) => kind === 'palette')?.caption
      expect(caption).toMatch(/primeiro o quente, depois o frio/)
      expect(caption).not.toMatch(/estaç/)
    }
  })

  test('no twelve seasons are cited, and only the colours that were marked are judged', () => {
    const analysis = analyse({ ...RUI, form: { ...RUI.form, colorPreferences: ['purple', 'beige'] }, observed: DEEP })
    expect(analysis.sources.map(({ id }) => id)).not.toContain('seasons-structure')
    const liked = findChapter(analysis, 'cores-preferidas')
    expect(liked?.tables[0]?.rows.map(([name]) => name)).toEqual(['Bege', 'Roxo'])
    const said = JSON.stringify(liked)
    expect(said).not.toMatch(/a testar|olhos castanhos claros|quase pele/)
    expect(said).toContain('em pele escura')
  })
})

describe('with a season', () => {
  test('a contrast that is not the season’s is told beside it, never as its opposite', () => {
    const { texts } = coloursOf({
      ...PAULO,
      colour: { season: 'inverno-profundo' },
      observed: seen({ skin: 'clara', hairColour: 'grisalho' }),
    })
    expect(texts).toContain('o da cartela é outro')
    expect(texts).not.toContain('combine cores vizinhas em claridade')
  })

  test('a dark colour throws no light under a chin, nor any onto a beard', () => {
    const { texts } = coloursOf({ ...PAULO, colour: { season: 'inverno-profundo' } })
    expect(texts).not.toContain('rebate luz sob o queixo')
  })
})

test('under a cloth the contrast is the cloth’s, and hair that does not show has none', () => {
  const { texts } = coloursOf({ ...MARINA, colour: null, observed: { ...BOTH, ...seen({ covering: 'véu' }) } })
  expect(texts).toContain('é o tecido')
  expect(texts).not.toMatch(/a sua pele e o seu cabelo|cabelo preto/)
})

test('only a colour near the eyes of this person speaks with them, and none of their skin is a frame', () => {
  const eyes = ['azul', 'castanho'] as const
  for (const colour of eyes) {
    const observed = seen({ eyes: colour, skin: 'média' })
    const brief: Brief = { ...MARINA, colour: { season: 'verao-suave' }, observed }
    const spoken = coloursOf(brief).chapter.figures.flatMap(
      ({ caption }) => / ?(.+) conversa com os olhos/.exec(caption) ?? [],
    )
    const swatch = SWATCHES.verao.find(({ name }) => name === spoken[1])
    expect(spoken.length === 0 || isNearEyes(observed, swatch?.hex ?? '#00ff00')).toBe(true)
  }
  const warm: Brief = { ...MARINA, colour: { season: 'outono-suave' }, observed: seen({ skin: 'média' }) }
  const glasses = findChapter(analyse(warm), 'oculos')
  const told = glasses ? chapterTexts(glasses).join(' ') : ''
  expect(told).toMatch(/comece por tartaruga escura/)
  // Neutrals of a palette are cloths, and no frames.
  expect(told).not.toMatch(/\b(?:aveia|areia|creme|cacau)\b/)
})

test('the yellow that stands among the colours of a summer is not kept from the face', () => {
  expect(judge('yellow', findSeason('verao-suave'))).toMatchObject({ verdict: 'no tom certo' })
})

describe('the cloth over the hair', () => {
  test('begins with a tone of a colour that the person marked', () => {
    const covering = { value: 'véu', by: 'cliente', at: '2026-11-18' } as const
    const observed = { ...seen({ skin: 'clara a média', eyes: 'castanho' }), covering }
    const form = { ...MARINA.form, colorPreferences: ['blue', 'beige'] }
    const { analysis } = coloursOf({ ...MARINA, form, colour: null, observed })
    const [first] = findChapter(analysis, 'tecido-cores')?.tables[0]?.rows ?? []
    expect(first?.[0]).toMatch(/azul|marinho|pavão|petróleo/i)
    expect(first?.[2]).toBe('todo dia')
  })

  const covered = fc
    .tuple(BRIEF, OBSERVED, fc.constantFrom('véu', 'turbante', 'outro'))
    .map(([brief, observed, value]): Brief => ({
      ...brief,
      observed: { ...observed, covering: { value, by: 'cliente', at: '2026-11-18' } },
    }))

  test('has its tones from the colours of the page before, the first from those beside the face', () => {
    fc.assert(
      fc.property(covered, (brief) => {
        const { colour, chapter, analysis } = coloursOf(brief)
        const tones = findChapter(analysis, 'tecido-cores')?.tables[0]?.rows.map(([name = '']) => name) ?? []
        const shown = new Set([...colour.best, ...colour.palette, ...colour.neutrals].map(({ name }) => name))
        expect(tones.length).toBeGreaterThan(0)
        expect(tones.filter((name) => !shown.has(name))).toEqual([])
        if (colour.season) return
        const begins = chapter.lists.find(({ title }) => title === 'Comece por')?.items.map(({ what }) => what) ?? []
        const begun = begins.flatMap((what) => what.toLowerCase().split(/; | ou /))
        expect(tones.filter((name) => begun.includes(name.toLowerCase())).length).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 200 },
    )
  }, 30_000)
})
