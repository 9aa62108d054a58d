import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HAIR_TEXTURES } from '#visagism/knowledge/axes.ts'
import { analyse, type Brief } from '#visagism/analysis/analysis.ts'
import {
  AGE_BANDS,
  GREY_SHARES,
  type ObservedField,
  type ObservedRecord,
  OBSERVED_BEARDS,
  SKIN_DEPTHS,
} from '#visagism/observed/observed.ts'
import { NEUTRAL_TRAITS, portraitOptionsOf } from '#visagism/observed/observed-portrait.ts'
import type { DisplayItem } from '#visagism/portrait/pen/display.ts'
import { greyedColour } from '#visagism/portrait/hair/greys.ts'
import { hairTones } from '#visagism/portrait/hair/tones.ts'
import type * as PortraitModule from '#visagism/portrait/views/portrait.ts'
import type { Portrait, PortraitOptions } from '#visagism/portrait/views/portrait.ts'
import { SKINS } from '#visagism/portrait/head/skin.ts'
import { TWO_COLOURS } from '#visagism/portrait/tracing/hair-outline.ts'
import { MARINA, PAULO, RUI } from '#visagism/testing/test-people.ts'
import { composeDocument } from './compose/compose-document.ts'
import { openContext } from './testing/lay-out.ts'
import { everyNth } from '#visagism/testing/long-test.ts'

interface Drawing {
  readonly options: PortraitOptions
  readonly portrait: Portrait
}
const { drawings } = vi.hoisted(() => ({ drawings: [] as Drawing[] }))

// All portraits come from this function.
vi.mock('#visagism/portrait/views/portrait.ts', async (original) => {
  const real = await original<typeof PortraitModule>()
  return {
    ...real,
    drawPortrait: (options: PortraitOptions = {}) => {
      const portrait = real.drawPortrait(options)
      // Internal drawings that only locate hair.
      const { hairColour, browColour } = options
      const isMeasuring = TWO_COLOURS.some((one) => one === hairColour) && browColour === TWO_COLOURS[0]
      if (!isMeasuring) drawings.push({ options, portrait })
      return portrait
    },
  }
})
beforeEach(() => void drawings.splice(0))

const inksOf = (items: readonly DisplayItem[]): string[] =>
  items.flatMap((item) => ('clip' in item ? inksOf(item.items) : ['fill' in item ? item.fill : item.stroke]))
const skinsIn = ({ items }: Portrait): string[] => {
  const inks = new Set(inksOf(items).map((ink) => ink.toUpperCase()))
  return Object.values(SKINS).filter((skin) => inks.has(skin))
}

async function drawnFor(brief: Brief): Promise<readonly Drawing[]> {
  const { context } = await openContext({
    orderNumber: '7F3A9C21',
    analysis: analyse(brief),
    photos: {},
    marking: null,
    at: new Date('2026-03-12T12:00:00Z'),
    contact: { email: 'suporte@rostoideal.com.br', site: 'https://rostoideal.com.br' },
  })
  await composeDocument(context)
  return drawings
}

const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T
const record = (values: Readonly<Partial<Record<ObservedField, string>>>): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-01-10T12:00:00.000Z' }]),
  )

/** Every skin with varied texture, age, grey hair and beard. */
const PEOPLE = SKIN_DEPTHS.map((skin, i) => {
  const masculine = i % 2 === 0
  const values = {
    skin,
    texture: at(HAIR_TEXTURES, i + Math.floor(i / 4)),
    hairColour: at(['preto', 'castanho-escuro', 'loiro', 'grisalho'], i),
    greys: at(GREY_SHARES, i),
    ageBand: at(AGE_BANDS, i + 1),
    length: masculine ? 'curto' : 'longo',
    eyes: 'verde',
    ...(masculine ? { beard: at(OBSERVED_BEARDS.slice(1), i / 2) } : {}),
    ...(i === 4 ? { top: 'mais ralo' } : {}),
  }
  return [`${values.texture}, pele ${skin}, ${values.ageBand}`, masculine, values] as const
})

describe('the person on every page', () => {
  it.each(everyNth(5, PEOPLE))('is drawn as they are seen: %s', async (_, masculine, values) => {
    const { hairTexture: _told, ...brief } = masculine ? PAULO : MARINA
    const list = await drawnFor({ ...brief, observed: record(values) })
    const own = portraitOptionsOf(record(values), brief.person)
    expect(list.length).toBeGreaterThan(12)
    const { base } = hairTones(greyedColour(own.hairColour ?? '', own.greys))
    for (const { options, portrait } of list) {
      const { skin, hairColour, greys, age, texture, iris, crown } = options
      expect({ skin, hairColour, greys, age, texture, iris, crown, masculine: options.masculine }).toEqual({
        skin: own.skin,
        hairColour: own.hairColour,
        greys: own.greys,
        age: own.age,
        texture: own.texture,
        iris: 'verde',
        crown: own.crown,
        masculine,
      })
      // Nobody is lightened or darkened.
      expect(skinsIn(portrait)).toEqual([SKINS[own.skin ?? 4]])
    }
    // Shaved hair has no tone of its own.
    const haired = list.filter(({ options }) => options.cut !== 'raspado')
    for (const { portrait } of haired) expect(inksOf(portrait.items)).toContain(base)
    // Recommendations have the advised beard.
    const beards = new Set(list.map(({ options }) => options.beard))
    expect(beards).toEqual(new Set(masculine ? [own.beard, 'curta'] : [undefined]))
  })

  it.each([
    ['covers her hair', MARINA, { skin: 'bem escura', covering: 'véu', texture: 'crespo' }],
    ['has no hair', PAULO, { skin: 'retinta', top: 'sem fios', beard: 'curta' }],
  ])(
    'keeps their skin where a cut must be shown on somebody else: whoever %s',
    async (_, { hairTexture: _told, ...brief }, values) => {
      const list = await drawnFor({ ...brief, observed: record(values) })
      expect(list.length).toBeGreaterThan(6)
      const own = portraitOptionsOf(record(values), brief.person)
      for (const { portrait } of list) expect(skinsIn(portrait)).toEqual([SKINS[own.skin ?? 4]])
    },
  )

  it('keeps her veil on the faces that her shape is compared with', async () => {
    const { hairTexture: _told, ...brief } = MARINA
    const compared = (await drawnFor({ ...brief, observed: record({ covering: 'véu', texture: 'ondulado' }) })).filter(
      ({ options }) => options.overlay === 'contorno',
    )
    expect(compared.length).toBeGreaterThan(1)
    for (const { options } of compared) expect([options.covering, options.isVeilBack]).toEqual(['veu', true])
  })

  it('has their own proportions on every page, and the shapes they are compared with have nobody’s', async () => {
    const { ownWidths } = analyse(MARINA).evidence
    expect(ownWidths).not.toBeNull()
    const list = await drawnFor(MARINA)
    const [own, compared] = [true, false].map((is) =>
      list.filter(({ options }) => (options.thirds !== undefined) === is),
    )
    expect(own?.length).toBeGreaterThan(12)
    expect(compared?.length).toBeGreaterThan(2)
    for (const { options } of own ?? []) expect(options.widths).toEqual(ownWidths)
    for (const { options } of compared ?? []) expect(options).not.toHaveProperty('widths')
  })

  it('wears the beard that is advised wherever something is recommended', async () => {
    const { hairTexture: _told, ...brief } = PAULO
    const form = { ...brief.form, beardPreference: 'Curta' } as const
    const list = await drawnFor({ ...brief, form, observed: record({ beard: 'cheia', length: 'curto' }) })
    const tried = list.filter(({ options }) => options.view === 'profile')
    expect(tried.length).toBeGreaterThan(1)
    for (const { options } of tried) expect(options.beard).toBe('curta')
  })

  it('has white hair in every drawing where hair has turned white', async () => {
    const { hairTexture: _told, ...brief } = PAULO
    const values = { texture: 'crespo', hairColour: 'preto', greys: 'metade', length: 'curto', beard: 'cheia' } as const
    for (const { options, portrait } of await drawnFor({ ...brief, observed: record(values) })) {
      const { greys, hairColour = '', ...coloured } = options
      expect(greys).toBe('metade')
      const { drawPortrait } = await vi.importActual<typeof PortraitModule>('#visagism/portrait/views/portrait.ts')
      const plain = new Set(inksOf(drawPortrait({ ...coloured, hairColour: greyedColour(hairColour, greys) }).items))
      expect(inksOf(portrait.items).some((ink) => !plain.has(ink))).toBe(true)
    }
  })

  it.each([
    ['a woman', MARINA],
    ['a man', PAULO],
    ['neither', RUI],
  ])('is one calm neutral where nobody said anything: %s', async (_, { hairTexture: _told, ...brief }) => {
    const list = await drawnFor(brief)
    expect(list.length).toBeGreaterThan(12)
    for (const { options, portrait } of list) {
      const { skin, hairColour, greys, age, crown, covering, iris, hairline } = options
      expect({ skin, hairColour }).toEqual({ skin: NEUTRAL_TRAITS.skin, hairColour: NEUTRAL_TRAITS.hairColour })
      expect([greys, age, crown, covering, iris, hairline]).toEqual(Array.from({ length: 6 }, () => undefined))
      expect(skinsIn(portrait)).toEqual([SKINS[NEUTRAL_TRAITS.skin]])
    }
  })
})
