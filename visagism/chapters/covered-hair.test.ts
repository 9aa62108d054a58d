import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, analysisTexts, findChapter } from '../analysis/analysis.ts'
import { quoteNote } from '../knowledge/observations.ts'
import { optionsTrying } from '../looks/portrait-of.ts'
import type { ObservedField, ObservedRecord, ObservedValue, Observer } from '../observed/observed.ts'
import type { Brief } from '../reading/reading.ts'
import { BRIEF, MARINA, RUI } from '../testing/test-people.ts'
import { HAIR_CHAPTERS } from './outline.ts'

const seen = (values: { readonly [F in ObservedField]?: ObservedValue<F> }, by: Observer = 'cliente'): ObservedRecord =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, by, at: '2026-11-18' }]))
const writing = (observations: string, brief: Brief): Brief => ({ ...brief, form: { ...brief.form, observations } })

const REFUSED = /\b(cabelos?|fios?|franjas?|cortes?|penteados?|volumes?|volumos\w+|topos?|mechas?|cachos?)(?!\p{L})/iu

/** What is printed of somebody, without their own quoted words. */
const wordsOf = (brief: Brief): string[] => {
  const own = quoteNote(brief.form.observations)
  return analysisTexts(analyse(brief)).filter((text) => !own.includes(text.replace(/^[^“]*“|[”…]+$/g, '')))
}

function uncovered(brief: Brief): string[] {
  const analysis = analyse(brief)
  return analysis.chapters.flatMap(({ id, figures, spare = [] }) =>
    [...figures, ...spare].flatMap((figure) =>
      figure.kind === 'portrait' && optionsTrying(analysis, figure.look, figure.view).covering === undefined
        ? [`${id}: ${figure.label}`]
        : [],
    ),
  )
}

/** As strangers write. */
const NOTES = [
  'Uso hijab e não tiro pra ninguém.',
  'sou muçulmana, véu sempre. queria saber de óculos e cor',
  'Meu turbante é parte de quem eu sou, ele fica.',
  'Fiz mastectomia e uso lenço na cabeça. Queria me ver bonita, cor de lenço ajuda.',
]

const COVERED: fc.Arbitrary<Brief> = fc
  .record({
    brief: BRIEF,
    covering: fc.constantFrom('véu', 'turbante', 'outro'),
    told: fc.option(fc.constantFrom(...NOTES), { nil: null }),
    more: fc.record({
      texture: fc.option(fc.constantFrom('liso', 'ondulado', 'cacheado', 'crespo'), { nil: null }),
      length: fc.option(fc.constantFrom('curto', 'médio', 'longo', 'raspado'), { nil: null }),
      hairColour: fc.option(fc.constantFrom('preto', 'castanho', 'grisalho'), { nil: null }),
      greys: fc.option(fc.constantFrom('alguns', 'quase todos'), { nil: null }),
      ageBand: fc.option(fc.constantFrom('30 a 44', '60 ou mais'), { nil: null }),
      glasses: fc.option(fc.constantFrom('não uso', 'sempre'), { nil: null }),
      skin: fc.option(fc.constantFrom('clara', 'média', 'escura'), { nil: null }),
      brows: fc.option(fc.constantFrom('finas', 'cheias', 'falhadas'), { nil: null }),
      top: fc.option(fc.constantFrom('cheio', 'entradas', 'mais ralo'), { nil: null }),
    }),
  })
  .map(({ brief, covering, told, more }) => {
    const record = Object.fromEntries(
      Object.entries({ ...more, ...(told === null ? { covering } : {}) })
        .filter(([, value]) => value !== null)
        .map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-18' }]),
    ) as ObservedRecord
    return { ...writing(told ?? '', brief), observed: record }
  })

describe('whoever covers the hair and asks nothing for it', () => {
  test('finds no page of hair, no word of it, and is never drawn without the cloth', () => {
    fc.assert(
      fc.property(COVERED, (brief) => {
        const ids = analyse(brief).chapters.map(({ id }) => id)
        expect(ids.filter((id) => HAIR_CHAPTERS.includes(id))).toEqual([])
        expect(ids).toEqual(expect.arrayContaining(['tecido', 'tecido-cores', 'tecido-dia', 'cartoes']))
        expect(wordsOf(brief).filter((text) => REFUSED.test(text))).toEqual([])
        expect(uncovered(brief)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('keeps whole chapters: a title, an opening and something to do', () => {
    fc.assert(
      fc.property(COVERED, (brief) => {
        for (const { id, title, lead, sections, lists, tables } of analyse(brief).chapters) {
          expect({ id, title: title !== '', lead: lead !== '' || id === 'carta' }).toEqual({
            id,
            title: true,
            lead: true,
          })
          expect({ id, holds: sections.length + lists.length + tables.length > 0 }).toEqual({ id, holds: true })
        }
      }),
      { numRuns: 30 },
    )
  })

  test('is known by what was written as by what is seen', () => {
    for (const note of NOTES) {
      const brief = writing(note, { ...RUI, observed: seen({ covering: 'não' }) })
      expect(uncovered(brief)).toEqual([])
      expect(findChapter(analyse(brief), 'tecido')).not.toBeNull()
    }
  })

  test('keeps age, greys and skin: nobody stands in', () => {
    const analysis = analyse({
      ...writing('Uso turbante sempre.', MARINA),
      observed: seen({ ageBand: '60 ou mais', greys: 'quase todos', hairColour: 'branco', skin: 'escura' }),
    })
    const drawn = analysis.chapters.flatMap(({ figures }) =>
      figures.flatMap((figure) => (figure.kind === 'portrait' ? [optionsTrying(analysis, figure.look)] : [])),
    )
    expect(drawn.length).toBeGreaterThan(5)
    for (const options of drawn) expect(options).toMatchObject({ age: 2, skin: 6, covering: 'turbante' })
  })
})

describe('hair that is in sight, or asked for', () => {
  test.each([
    ['a veil in worship only', 'No culto uso véu.', {}],
    ['a skullcap', 'Uso kipá o tempo todo.', { covering: 'outro' }],
    ['a veil at the own wedding', 'Caso em março e uso véu curto no casamento.', {}],
  ] as const)('has its pages: %s', (_, note, values) => {
    expect(findChapter(analyse({ ...writing(note, RUI), observed: seen(values) }), 'cabelo')).not.toBeNull()
  })

  test('has its pages where somebody covered asks for a cut, beside the page of the cloth', () => {
    const brief = {
      ...writing('Uso hijab. Queria um corte pra usar em casa.', MARINA),
      observed: seen({ covering: 'véu' }),
    }
    const analysis = analyse(brief)
    expect(findChapter(analysis, 'cabelo')).not.toBeNull()
    expect(findChapter(analysis, 'tecido')).not.toBeNull()
    expect(findChapter(analysis, 'tecido-dia')).toBeNull()
    const cut = findChapter(analysis, 'cabelo-agora')?.figures[0]
    expect(cut?.kind === 'portrait' && optionsTrying(analysis, cut.look).covering).toBeUndefined()
  })

  test('is not hidden by a cap that a device saw', () => {
    const brief = { ...RUI, observed: seen({ covering: 'outro' }, 'aparelho') }
    expect(findChapter(analyse(brief), 'cabelo')).not.toBeNull()
  })
})
