import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contradictionsOf } from '../chapters/contradictions.ts'
import { chapterTexts } from '../chapters/chapter.ts'
import { analyse } from '../analysis/analysis.ts'
import { FACTS, type FactKey } from '../facts/facts.ts'
import { FACE_SHAPES, HAIR_TEXTURES } from '../knowledge/axes.ts'
import { GENDERS, MAINTENANCE_LEVELS, OBJECTIVES, STYLES } from '../knowledge/form.ts'
import { type Brief, leavesUnmet, readBrief } from '../reading/reading.ts'
import { cases } from '../testing/long-test.ts'
import { HAIR_PATHS, presentHair } from './hair.ts'
import { bindsCuts, isLaw, lawsBroken, wishesBroken } from './refused-by-facts.ts'

const BINDING = Object.keys(FACTS).filter((key): key is FactKey => key in FACTS && bindsCuts(key as FactKey))
const VALUES: Readonly<Partial<Record<FactKey, readonly string[]>>> = {
  'trim-only': ['2 dedos', 'um palmo'],
  'not-above': ['ombro', 'queixo', 'cintura'],
  'top-at-most': ['3 cm', '5 cm', '2 dedos'],
  'little-time': ['3', '5'],
  'few-visits': ['8', '12'],
}

const FACT = fc.constantFrom(...BINDING).chain((key) =>
  fc.constantFrom(...(VALUES[key] ?? [''])).map((value) => ({
    key,
    source: 'chip' as const,
    kept: true,
    ...(value === '' ? {} : { value }),
  })),
)

const headsWith = (most: number): fc.Arbitrary<Brief> =>
  fc
    .record({
      gender: fc.constantFrom(...GENDERS),
      objective: fc.constantFrom(...OBJECTIVES),
      style: fc.constantFrom(...STYLES),
      maintenanceLevel: fc.option(fc.constantFrom(...MAINTENANCE_LEVELS), { nil: null }),
      shape: fc.constantFrom(...FACE_SHAPES),
      hairTexture: fc.constantFrom(...HAIR_TEXTURES),
      cm: fc.oneof(fc.constantFrom(0, 0.5, 1, 2, 3), fc.integer({ min: 0, max: 60 })),
      isClipped: fc.boolean(),
      facts: fc.array(FACT, { minLength: 1, maxLength: most }),
    })
    .map(({ gender, shape, hairTexture, cm, isClipped, facts, ...form }) => ({
      person: { fullName: 'Ana Lima', gender },
      form: { ...form, observations: '' },
      confirmation: { shape, by: 'Bia', at: '2026-11-20' },
      hairTexture,
      today: { cm, sidesCm: isClipped ? Math.min(cm, 0.9) : null, cut: null },
      facts,
      at: '2026-11-27',
    }))

test.each([1, 4])(
  'no path breaks a law, however many of up to %d things were said of whatever head',
  (most) => {
    let [heads, asked] = [0, 0]
    fc.assert(
      fc.property(headsWith(most), (brief) => {
        const r = readBrief(brief)
        const hair = presentHair(r.cutBrief)
        const broken = HAIR_PATHS.flatMap((path) => lawsBroken(r.cuts[path].cut, r.cutBrief.facts ?? new Map(), hair))
        expect({ cm: brief.today?.cm, said: [...r.facts], broken }).toMatchObject({ broken: [] })
        expect(new Set(HAIR_PATHS.map((path) => r.cuts[path].cut.id)).size).toBe(3)
        heads += 1
        asked += r.questions.length > 0 ? 1 : 0
        // What is asked of a person holds the order, and is a law that the cuts are then free of.
        expect(r.questions.length === 0 || leavesUnmet(brief)).toBe(true)
        for (const key of r.questions) expect({ key, is: isLaw(key) }).toEqual({ key, is: true })
      }),
      { numRuns: cases(1500, 30_000) },
    )
    // To ask is the last resort.
    expect(asked / heads).toBeLessThan(most === 1 ? 0.05 : 0.2)
  },
  300_000,
)

const SHAVEN: Brief = {
  person: { fullName: 'Ana Lima', gender: 'Feminino' },
  form: { objective: 'Renovação visual', style: 'Clássico', maintenanceLevel: 'Média', observations: '' },
  confirmation: { shape: 'oval', by: 'Bia', at: '2026-11-20' },
  hairTexture: 'liso',
  today: { cm: 1, sidesCm: null, cut: null },
  at: '2026-11-27',
}
const saying = (brief: Brief, key: FactKey, value?: string): Brief => ({
  ...brief,
  facts: [{ key, source: 'chip', kept: true, ...(value === undefined ? {} : { value }) }],
})

test('a fringe that stays on a shaven head is asked about, and the letter says so', () => {
  const brief = saying(SHAVEN, 'fringe-stays')
  const r = readBrief(brief)
  expect(r.questions).toEqual(['fringe-stays'])
  expect(leavesUnmet(brief)).toBe(true)
  const letter = analyse(brief).chapters.find(({ id }) => id === 'carta')
  expect(letter && chapterTexts(letter).join(' ')).toContain('uma pessoa leu isto antes de o guia sair')
})

test('“nada curto” of short hair is no question: it stays or grows', () => {
  const r = readBrief(saying({ ...SHAVEN, today: { cm: 5, sidesCm: null, cut: null } }, 'no-short'))
  expect(r.questions).toEqual([])
  for (const path of HAIR_PATHS) {
    const { cut, stays } = r.cuts[path]
    expect(stays === true || cut.takesNothing === true || !/curto/i.test(cut.length)).toBe(true)
  }
})

test.each([
  ['little-time', '4'],
  ['few-visits', '12'],
  ['cannot-lift-arms', undefined],
  ['touch-unbearable', undefined],
  ['work-rule', undefined],
  ['little-money', undefined],
] as const)('%s takes cuts out of all three paths', (key, value) => {
  for (const gender of GENDERS)
    for (const shape of FACE_SHAPES)
      for (const cm of [2, 8, 20, 45]) {
        const brief = { ...SHAVEN, person: { fullName: 'Ana Lima', gender }, today: { cm, sidesCm: null, cut: null } }
        const said = saying({ ...brief, confirmation: { shape, by: 'Bia', at: '2026-11-20' } }, key, value)
        const r = readBrief(said)
        expect(!r.questions.includes(key) || leavesUnmet(said)).toBe(true)
        expect(contradictionsOf(r)).toEqual([])
      }
})

test('a wish that none of the three keeps holds the order, and the letter says so', () => {
  const unkept = fc.sample(headsWith(4), { numRuns: 1500, seed: 7 }).filter((brief) => {
    const { cuts, cutBrief, questions } = readBrief(brief)
    const hair = presentHair(cutBrief)
    const broken = HAIR_PATHS.map((path) => wishesBroken(cuts[path].cut, cutBrief.facts ?? new Map(), hair))
    return questions.length === 0 && broken[0]?.some((key) => broken.every((keys) => keys.includes(key)))
  })
  expect(unkept.length).toBeGreaterThan(2)
  for (const brief of unkept) expect(leavesUnmet(brief)).toBe(true)
  for (const brief of unkept.slice(0, 3)) {
    const letter = analyse(brief).chapters.find(({ id }) => id === 'carta')
    expect(letter && chapterTexts(letter).join(' ')).toMatch(
      /Nenhum dos três cortes o cumpre por inteiro|Não coube entre os três caminhos/,
    )
  }
})

test('of a shaven head that wants a great change, page and letter name what makes it', () => {
  const shaven: Brief = {
    ...SHAVEN,
    person: { fullName: 'Rui Sá', gender: 'Masculino' },
    form: { ...SHAVEN.form, objective: 'Mudança radical', beardPreference: 'Curta' },
    today: { cm: 0.5, sidesCm: null, cut: null },
  }
  const { chapters } = analyse(saying(shaven, 'shaved-stays'))
  for (const id of ['carta', 'cabelo'] as const) {
    const chapter = chapters.find((one) => one.id === id)
    expect(chapter && chapterTexts(chapter).join(' ')).toMatch(/na barba e na armação/)
  }
})
