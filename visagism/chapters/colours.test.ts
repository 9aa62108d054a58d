import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { chapterTexts } from './chapter.ts'
import { judge, lightness } from '../colour/colours.ts'
import { FAMILIES, findSeason } from '../colour/seasons.ts'
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
    const begin = (skin: ObservedValue<'skin'>) =>
      of(seen({ skin, hairColour: 'preto', eyes: 'castanho-escuro' })).chapter.lists[0]?.items.map(
        ({ what }) => what,
      ) ?? []
    const care = (skin: ObservedValue<'skin'>) => begin(skin).find((what) => what.startsWith('Com cuidado')) ?? ''
    expect(care('escura')).toContain('canela')
    expect(care('retinta')).toContain('café')
    expect(care('retinta')).not.toContain('canela')
    expect(of(BOTH).texts).not.toContain('tom da pele e som')
    const hexOf = new Map(
      FAMILIES.flatMap((family) => SWATCHES[family].map(({ name, hex }) => [name.toLowerCase(), hex] as const)),
    )
    for (const skin of SKIN_DEPTHS)
      for (const what of begin(skin).filter((line) => !line.startsWith('Com cuidado')))
        for (const name of what.replace(/^.*: /, '').split(/, | e /))
          expect({ skin, name, lost: isNearSkin(seen({ skin }), hexOf.get(name) ?? '#00ff00') }).toEqual({
            skin,
            name,
            lost: false,
          })
    expect(of(DEEP).colour.neutrals.map(({ name }) => name)).not.toContain('Areia')
  })

  test('every colour by which to begin stands on the page', () => {
    const names = FAMILIES.flatMap((family) => SWATCHES[family].map(({ name }) => name.toLowerCase()))
    fc.assert(
      fc.property(OBSERVED, (observed) => {
        const { chapter, colour } = of(observed)
        const begin = chapter.lists.find(({ title }) => title === 'Por onde começar')?.items ?? []
        const shown = new Set(
          [...colour.best, ...colour.palette, ...colour.neutrals].map(({ name }) => name.toLowerCase()),
        )
        for (const { what } of begin) {
          const [head = '', list = ''] = what.toLowerCase().split(': ')
          if (head.startsWith('com cuidado')) continue
          for (const name of list.split(/, | e /).filter((word) => names.includes(word))) expect(shown).toContain(name)
          expect(list.split(/, | e /).every((word) => names.includes(word))).toBe(true)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('each colour to try has the name of its own season, whatever they refuse', () => {
    const NAMED = { primavera: 'primavera', verao: 'verão', outono: 'outono', inverno: 'inverno' } as const
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...COLOUR_PREFERENCES), { maxLength: 4 }), (refused) => {
        const { chapter } = coloursOf({ ...MARINA, colour: { season: null, refused }, observed: DEEP })
        const rows = chapter.tables.find(({ title }) => title === 'A faixa de teste')?.rows ?? []
        for (const [name, , season] of rows)
          expect(
            FAMILIES.filter((family) => SWATCHES[family].some((own) => own.name === name)).map((f) => NAMED[f]),
          ).toContain(season)
      }),
      { numRuns: 20 },
    )
  })

  test('beside light skin and hair no loud colour is as light as they are', () => {
    const white = seen({ skin: 'clara', hairColour: 'branco', eyes: 'azul' })
    for (const observed of [LIGHT, white])
      expect(JSON.stringify(of(observed).chapter.lists)).not.toMatch(
        /Perto do rosto: [^"]*(?:amarelo puro|girassol|limão)/,
      )
  })

  test('the fan says that no season in it is theirs', () => {
    for (const observed of [LIGHT, DEEP, BOTH])
      expect(of(observed).chapter.figures).toContainEqual(
        expect.objectContaining({ kind: 'palette', caption: expect.stringMatching(/[Nn]enhuma .*é sua ainda/) }),
      )
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
  expect(glasses ? chapterTexts(glasses).join(' ') : '').toMatch(/comece por aveia, (?!areia)/)
})

test('the yellow that stands among the colours of a summer is not kept from the face', () => {
  expect(judge('yellow', findSeason('verao-suave'))).toMatchObject({ verdict: 'no tom certo' })
})

const BESIDE = 'Perto do rosto: '

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
        const begins = chapter.lists
          .flatMap(({ items }) => items.map(({ what }) => what))
          .filter((what) => what.startsWith(BESIDE))
          .flatMap((what) => what.slice(BESIDE.length).split(/, | e /))
        const named = tones.map((tone) => tone.toLowerCase())
        expect(begins.filter((name) => !named.includes(name.toLowerCase()))).toEqual([])
      }),
      { numRuns: 200 },
    )
  }, 30_000)
})
