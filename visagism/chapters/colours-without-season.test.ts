import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviseColours } from '../colour/colours.ts'
import { CONTRASTS, depthBand } from '../colour/axes.ts'
import { COLOUR_PAIRS, pairsIn } from '../colour/pairs.ts'
import { isNearSkin, labLightness, skinHex } from '../colour/nearness.ts'
import { isSkinDark, ownDepth, seenContrast } from '../colour/propose-seasons.ts'
import { NO_TONES } from '../colour/wearing.ts'
import { FAMILIES, findSeason, TWELVE } from '../colour/seasons.ts'
import { SWATCHES } from '../colour/swatches.ts'
import { COLOUR_PREFERENCES, STYLES } from '../knowledge/form.ts'
import { QUIZ_OBJECTIVES } from '../knowledge/quiz-questions.ts'
import { lower } from '../knowledge/pt.ts'
import { OBSERVED_FIELDS, SKIN_DEPTHS } from '../observed/observed.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '../observed/observed.ts'
import { readBrief, type Brief } from '../reading/reading.ts'
import { MARINA, PAULO, RUI } from '../testing/test-people.ts'
import { chapterTexts } from './chapter.ts'
import { writeColours } from './colours.ts'

const seen = (values: { readonly [F in ObservedField]?: ObservedValue<F> | undefined }): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, { value, by: 'cliente', at: '2026-11-18' }]],
    ),
  )

const known = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })

/** Somebody whose season nobody set, of whom more or less is known. */
const WITHOUT: fc.Arbitrary<Brief> = fc
  .record({
    base: fc.constantFrom(MARINA, PAULO, RUI),
    skin: known(SKIN_DEPTHS),
    hairColour: known(OBSERVED_FIELDS.hairColour),
    greys: known(OBSERVED_FIELDS.greys),
    eyes: known(OBSERVED_FIELDS.eyes),
    covering: known(OBSERVED_FIELDS.covering),
    contrast: fc.option(fc.constantFrom(...CONTRASTS), { nil: null }),
    setBy: fc.constantFrom(null, 'Rosa Prado'),
    style: fc.constantFrom(...STYLES),
    objective: fc.constantFrom(...QUIZ_OBJECTIVES),
    makeup: fc.constantFrom('Sim' as const, 'Não' as const),
    liked: fc.subarray([...COLOUR_PREFERENCES], { maxLength: 3 }),
    refused: fc.subarray([...COLOUR_PREFERENCES], { maxLength: 2 }),
  })
  .map(({ base, contrast, setBy, style, objective, makeup, liked, refused, ...record }): Brief => ({
    ...base,
    form: { ...base.form, style, makeup, colorPreferences: liked, observations: null },
    quiz: { faceShape: 'oval', ...base.quiz, objective },
    colour: { season: null, contrast, contrastWith: contrast ? 'foto' : null, setBy, refused },
    observed: seen(record),
  }))

const colourNames = FAMILIES.flatMap((family) => SWATCHES[family].map(({ name }) => lower(name)))
const LONGEST_FIRST = [...new Set(colourNames)].sort((a, b) => b.length - a.length).join('|')
/** Colours in a text, `café preto` not as `café`. */
const named = (text: string): string[] => text.toLowerCase().match(new RegExp(LONGEST_FIRST, 'g')) ?? []
const readOf = (brief: Brief) => {
  const r = readBrief(brief)
  return { r, advice: adviseColours(r.brief.colour, r.colours), page: writeColours(r) }
}
type Page = ReturnType<typeof writeColours>
const listOf = ({ lists }: Page, title: string) => lists.find((one) => one.title === title)?.items ?? []
const namedNear = (page: Page) => listOf(page, 'Comece por').flatMap(({ what }) => what.toLowerCase().split(/; | ou /))
const sorted = (names: readonly string[]) => [...names].sort()
describe('whoever has no season', () => {
  test('reads six colours, each warm and cool and about as light, with a reason, and what stays away, with another', () => {
    fc.assert(
      fc.property(WITHOUT, (brief) => {
        const { r, page, advice } = readOf(brief)
        const near = pairsIn(advice.best)
        expect(near).toHaveLength(6)
        expect(advice.best).toHaveLength(12)
        expect(sorted(namedNear(page))).toEqual(sorted(advice.best.map(({ name }) => name.toLowerCase())))
        expect(page.tables[0]?.rows.map(([name]) => name)).toEqual(advice.best.map(({ name }) => name))
        const items = [...listOf(page, 'Comece por'), ...page.avoid]
        for (const { why } of items) expect(why).not.toMatch(/\{|undefined|null| {2}/)
        expect(new Set(items.map(({ why }) => why)).size).toBe(items.length)
        expect(advice.away.length).toBeGreaterThanOrEqual(3)
        expect(advice.away.length).toBeLessThanOrEqual(5)
        const told = page.avoid.map(({ what }) => what.toLowerCase()).join(' ')
        for (const { name } of advice.away) expect(told).toContain(lower(name))
        // With two colours refused, the rest of the pairs stays.
        expect(advice.palette.length).toBeGreaterThan(r.brief.colour?.refused?.length ? 30 : 40)
        expect(new Set(advice.palette.map(({ hex }) => hex)).size).toBe(advice.palette.length)
      }),
      { numRuns: 120 },
    )
  }, 60_000)

  test('finds no colour both near and away, nor one that is lost on the skin, refused, or out of its pair', () => {
    fc.assert(
      fc.property(WITHOUT, (brief) => {
        const { r, page, advice } = readOf(brief)
        const away = new Set(advice.away.map(({ name }) => lower(name)))
        const shown = [...advice.best, ...advice.neutrals, ...advice.palette]
        expect(shown.filter(({ name }) => away.has(lower(name)))).toEqual([])
        expect(shown.filter(({ hex }) => isNearSkin(r.brief.observed ?? {}, hex))).toEqual([])
        const recommended = [
          ...page.sections.flatMap(({ paragraphs }) => paragraphs),
          ...page.lists
            .flatMap(({ items }) => items.map(({ what }) => what))
            .filter((what) => !what.startsWith('Boca')),
        ]
        // Black is for below the waist.
        expect(named(recommended.join(' ')).filter((name) => away.has(name) && name !== 'preto')).toEqual([])
        for (const swatches of [advice.best, advice.neutrals, advice.palette])
          expect(pairsIn(swatches)).toHaveLength(swatches.length / 2)
      }),
      { numRuns: 120 },
    )
  }, 60_000)

  test('reads of nothing that is missing, of no season as theirs, and of no temperature as theirs', () => {
    fc.assert(
      fc.property(WITHOUT, (brief) => {
        const text = chapterTexts(readOf(brief).page).join('\n')
        expect(text).not.toMatch(
          /ainda não|nenhuma|falta|desconhec|por descobrir|não se sabe|sem estação|não traz|não marcou|não foi/i,
        )
        for (const id of [...FAMILIES, ...TWELVE]) expect(text).not.toContain(findSeason(id).name)
        expect(text).not.toMatch(
          /(?:sua|seu) (?:estação|cartela|subtom)|subtom (?:quente|frio)|você é (?:quente|fri[ao])/i,
        )
        expect(text).not.toMatch(/undefined|\bnull\b|NaN|\{[a-z_]+\}/)
      }),
      { numRuns: 120 },
    )
  }, 60_000)

  test('compares five cloths, and the fifth is their own first colour', () => {
    fc.assert(
      fc.property(WITHOUT, (brief) => {
        const { page, advice } = readOf(brief)
        const cloths = listOf(page, 'Para comparar junto à janela')
        expect(cloths.filter(({ what }) => !what.startsWith('Boca'))).toHaveLength(5)
        const [warm, cool] = advice.best
        expect(cloths[4]?.what.toLowerCase()).toBe(`${warm?.name.toLowerCase()} e ${cool?.name.toLowerCase()}`)
      }),
      { numRuns: 60 },
    )
  })

  test('combines their own colours, as far apart as their contrast', () => {
    const steps = (observed: ObservedRecord) => {
      const { page } = readOf({ ...MARINA, colour: null, observed })
      const light = new Map(COLOUR_PAIRS.map((pair) => [lower(pair.warm.name), pair.light]))
      return listOf(page, 'Para combinar')
        .slice(0, 3)
        .map(({ what }) => {
          const [one = '', other = ''] = what.split(', ou ')[0]?.split(' com ') ?? []
          return Math.abs((light.get(lower(one)) ?? 0) - (light.get(lower(other)) ?? 0))
        })
    }
    const low = steps(seen({ skin: 'muito clara', hairColour: 'loiro', eyes: 'azul' }))
    const high = steps(seen({ skin: 'clara', hairColour: 'preto', eyes: 'azul' }))
    expect([low.length, high.length]).toEqual([3, 3])
    expect(Math.max(...low)).toBeLessThan(Math.min(...high))
  })

  test('gets a lip and a cheek in both temperatures only where make-up is theirs, and of their depth', () => {
    const observed = seen({ skin: 'retinta', hairColour: 'preto' })
    const asked: Brief = { ...MARINA, colour: null, observed, form: { ...MARINA.form, makeup: 'Sim' } }
    expect(listOf(readOf(asked).page, 'Para comparar junto à janela').at(-1)?.what).toBe(
      'Boca: tijolo vivo ou cereja fria; maçãs: tijolo ou amora seca',
    )
    const not: Brief = { ...asked, form: { ...asked.form, makeup: 'Não' } }
    expect(listOf(readOf(not).page, 'Para comparar junto à janela')).toHaveLength(5)
  })

  test('who covers the head reads of the cloth, and of no hair', () => {
    fc.assert(
      fc.property(WITHOUT, fc.constantFrom('véu', 'turbante', 'outro'), (brief, value) => {
        const observed: ObservedRecord = { ...brief.observed, covering: { value, by: 'cliente', at: '2026-11-18' } }
        const text = chapterTexts(readOf({ ...brief, observed }).page).join('\n')
        expect(text).toContain('é o tecido')
        expect(text).not.toMatch(/cabelo|\bgola/i)
      }),
      { numRuns: 60 },
    )
  })
})

test('two people who differ in depth or contrast begin with other colours, at least half of them', () => {
  const people = SKIN_DEPTHS.flatMap((skin) =>
    OBSERVED_FIELDS.hairColour.flatMap((hairColour) =>
      (['nenhum', 'metade', 'quase todos'] as const).map((greys) => {
        const observed = seen({ skin, hairColour, greys, eyes: 'castanho' })
        const [depth, contrast] = [ownDepth(observed) ?? 0.5, seenContrast(observed)]
        const tones = { ...NO_TONES, depth, contrast, skin: skinHex(skin), isSkinDark: isSkinDark(observed) }
        const names = adviseColours({ tones }, []).best.map(({ name }) => name)
        return {
          who: [skin, hairColour, greys].join(', '),
          kind: [depthBand(depth), contrast].join(' '),
          contrast,
          names,
        }
      }),
    ),
  ).filter(({ contrast }) => contrast !== null)
  expect(new Set(people.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8)
  const alike = people.flatMap((one, at) =>
    people.slice(at + 1).flatMap((other) => {
      const shared = one.names.filter((name) => other.names.includes(name)).length
      return one.kind !== other.kind && shared > 6 ? [[one.who, other.who, shared]] : []
    }),
  )
  expect(alike).toEqual([])
})

test('each pair is one colour of about one lightness, and no swatch is in two', () => {
  for (const { name, warm, cool } of COLOUR_PAIRS)
    expect({ name, apart: Math.abs(labLightness(warm.hex) - labLightness(cool.hex)) <= 12 }).toEqual({
      name,
      apart: true,
    })
  const names = COLOUR_PAIRS.flatMap(({ warm, cool }) => [warm.name, cool.name])
  expect(new Set(names).size).toBe(names.length)
  const warm = new Set([...SWATCHES.primavera, ...SWATCHES.outono].map(({ name }) => name))
  expect(COLOUR_PAIRS.filter((pair) => !warm.has(pair.warm.name) || warm.has(pair.cool.name))).toEqual([])
  expect(names.map(lower).filter((name) => !colourNames.includes(name))).toEqual([])
})
