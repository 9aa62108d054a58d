import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, analysisTexts, findChapter, type Analysis } from '../analysis/analysis.ts'
import { FACTS, type FactKey } from '../facts/facts.ts'
import { quoteNote } from '../knowledge/observations.ts'
import { optionsTrying } from '../looks/portrait-of.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '../observed/observed.ts'
import type { Brief } from '../reading/reading.ts'
import { BRIEF, MARINA, PAULO, RUI } from '../testing/test-people.ts'
import { ANSWERS } from '../answers/vocabulary.ts'
import { KEPT_ON } from './refused.ts'

const seen = (values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-18' }]),
  )
const writing = (observations: string, brief: Brief): Brief => ({ ...brief, form: { ...brief.form, observations } })
const wordsOf = (brief: Brief): string[] => {
  const own = quoteNote(brief.form.observations)
  return analysisTexts(analyse(brief)).filter((text) => !own.includes(text.replace(/^[^“]*“|[”…]+$/g, '')))
}
const drawn = (analysis: Analysis) =>
  analysis.chapters.flatMap(({ id, figures, spare = [] }) =>
    [...figures, ...spare].flatMap((figure) =>
      figure.kind === 'portrait' ? [{ id, options: optionsTrying(analysis, figure.look, figure.view) }] : [],
    ),
  )
const beardsDrawn = (brief: Brief) => new Set(drawn(analyse(brief)).map(({ options }) => options.beard ?? 'nenhuma'))

const PEOPLE = fc.record({
  brief: BRIEF,
  gender: fc.constantFrom('Masculino', 'Não-binário'),
  tapped: fc.constantFrom(null, 'Sem barba', 'Por fazer', 'Curta', 'Cheia', 'Não se aplica'),
  beard: fc.constantFrom(null, 'sem', 'por fazer', 'curta', 'cheia', 'bigode', 'cavanhaque'),
})
const bearded = (note: string, check: (brief: Brief) => void): void =>
  fc.assert(
    fc.property(PEOPLE, ({ brief, gender, tapped, beard }) => {
      check({
        ...brief,
        person: { ...brief.person, gender: gender === 'Masculino' ? 'Masculino' : 'Não-binário' },
        form: { ...brief.form, beardPreference: tapped, observations: note },
        observed: beard === null ? {} : seen({ beard }),
      } as Brief)
    }),
    { numRuns: 25 },
  )

describe('what stays of a beard', () => {
  test('the moustache is in every drawing, and no page takes it off', () => {
    bearded('Meu bigode fica, é marca registrada.', (brief) => {
      expect(beardsDrawn(brief).has('nenhuma')).toBe(false)
      expect(
        wordsOf(brief).filter((text) => /^rosto limpo$|\bbarbear\b|(?:sem|raspe|tire) o bigode/i.test(text)),
      ).toEqual([])
      const [answers] = findChapter(analyse(brief), 'carta')?.lists ?? []
      expect(answers?.items).toContainEqual(expect.objectContaining({ what: 'O bigode fica', chapter: 'barba' }))
    })
  })

  test('a moustache over a chin without a beard is drawn so, whatever is worn and tapped', () => {
    bearded('Bigode eu mantenho. Barba não quero.', (brief) => {
      expect([...beardsDrawn(brief)]).toEqual(['bigode'])
    })
  })

  test('a refused beard is in no drawing, and takes no moustache off that is worn alone', () => {
    bearded('Não quero barba de jeito nenhum.', (brief) => {
      // Who wears a moustache alone refuses what he does not wear, unless he tapped a clean face.
      const isMoustached = brief.observed?.beard?.value === 'bigode' && brief.form.beardPreference !== 'Sem barba'
      expect([...beardsDrawn(brief)]).toEqual([isMoustached ? 'bigode' : 'nenhuma'])
      expect(wordsOf(brief).filter((text) => /\bdeixe (?:a barba|o queixo) crescer/i.test(text))).toEqual([])
    })
  })

  test('a full beard is not cut down to another', () => {
    const brief = writing('Minha barba não corto por nada.', {
      ...PAULO,
      observed: seen({ beard: 'cheia' }),
      form: { ...PAULO.form, beardPreference: 'Sem barba' },
    })
    expect([...beardsDrawn(brief)]).toEqual(['cheia'])
    expect(findChapter(analyse(brief), 'barba')?.title).toBe('A barba e o contorno')
  })

  test('has its measures in millimetres, as drawn', () => {
    const chapter = findChapter(analyse({ ...PAULO, observed: seen({ beard: 'curta' }) }), 'barba')
    const table = chapter?.tables[1]
    expect(table?.rows.map(([part]) => part)).toEqual(['Lados', 'Queixo', 'Bigode', 'Costeleta', 'Pescoço'])
    expect(chapter?.tables[0]?.rows.every(([, sizes]) => /lados \d+ mm, bigode \d+ mm/.test(sizes ?? ''))).toBe(true)
    expect(table?.rows.slice(0, 2).every(([, size]) => /^\d+ mm$/.test(size ?? ''))).toBe(true)
  })
})

/** As strangers write, with words that may then be nowhere. */
const REFUSALS: readonly (readonly [note: string, brief: Brief, never: RegExp])[] = [
  ['N uso maquiagem.', { ...MARINA, form: { ...MARINA.form, makeup: 'Sim' } }, /maquiag|batom|\bblush\b/i],
  ['brinco eu não uso', MARINA, /\bbrincos?\b|\bargolas?\b/i],
  ['Não uso óculos e não quero.', MARINA, /\bóculos\b|\barmaç/i],
  ['sem franja, pelamor', MARINA, /\bfranja (?:reta|cheia|lateral|cortina|aberta)/i],
  ['Odeio decote.', MARINA, /\bdecote/i],
  ['Não suporto gola alta.', RUI, /\bgolas? alta/i],
  ['Não uso pomada nem gel.', PAULO, /\bpomada|\bgel\b/i],
  ['Não uso secador nem chapinha.', MARINA, /\bsecador\b|\bchapinha\b/i],
  ['Não curto amarelo, nem laranja.', MARINA, /\bamarel[oa]s?\b|\blaranjas?\b/i],
  ['Detesto ouro.', MARINA, /\bouro\b|\bdourad/i],
]

/** The letter and the card say that it is refused. */
const isTelling = (id: string) => ['carta', 'cartao', 'cartoes', 'fontes', 'cor-do-cabelo', 'maquiagem'].includes(id)

describe('what is refused', () => {
  test.each(REFUSALS)('“%s” is in no page', (note, brief, never) => {
    const analysis = analyse(writing(note, brief))
    const found = analysis.chapters
      .filter(({ id }) => !isTelling(id))
      .flatMap((one) =>
        JSON.stringify([one.title, one.lead, one.quotes, one.sections, one.lists, one.tables, one.avoid]),
      )
      .flatMap((text) => never.exec(text)?.[0] ?? [])
    expect(found).toEqual([])
  })

  test('leaves chapters out, and the outline closes up', () => {
    const ids = (note: string) => analyse(writing(note, MARINA)).chapters.map(({ id }) => id)
    expect(ids('Não uso óculos e não quero.')).not.toContain('oculos')
    expect(ids('Nada de franja.')).not.toContain('franja')
  })

  test('is in no swatch, and the twelve colours are still twelve', () => {
    const { colour } = analyse(writing('Não gosto de amarelo nem de laranja.', MARINA))
    expect(colour.best).toHaveLength(12)
    expect(colour.neutrals).toHaveLength(6)
    expect([...colour.best, ...colour.palette].filter(({ name }) => /amarel|laranja|abóbora/i.test(name))).toEqual([])
  })

  test('is worn in no drawing', () => {
    const ornaments = drawn(analyse(writing('Não uso brinco.', MARINA))).flatMap(
      ({ options }) => options.earrings ?? [],
    )
    expect(ornaments).toEqual([])
  })

  test('outranks a tapped answer, and the letter says so once', () => {
    const brief = writing('Não gosto de preto. Não uso maquiagem.', {
      ...MARINA,
      form: { ...MARINA.form, makeup: 'Sim' },
    })
    const told = wordsOf(brief).filter((text) => text.includes('valeu o que escreveu'))
    expect(told).toHaveLength(2)
    expect(findChapter(analyse(brief), 'maquiagem')).toBeNull()
    expect(analyse(brief).colour.preferences.map(({ id }) => id)).not.toContain('black')
  })
})

describe('the salon card', () => {
  test('carries what stays, what must not and the body, in this order', () => {
    const note = 'Não pinto. Mantenho o comprimento. Sem franja. Tenho uma cicatriz atrás da orelha.'
    const { salonCard } = analyse(writing(note, MARINA))
    expect(salonCard.facts.map(({ heading }) => heading)).toEqual(['Fica', 'Não', 'Corpo'])
    expect(salonCard.facts.map(({ items }) => items)).toEqual([
      ['o comprimento'],
      ['tinta', 'franja'],
      ['cicatriz', 'um lugar do lado que o cabelo cobre: máquina baixa ali, não'],
    ])
  })
})

describe('what a fact says that the guide does', () => {
  const KEYS = Object.keys(FACTS).filter((key): key is FactKey => key in FACTS)
  const isAnswered = (key: FactKey) => ANSWERS.some((answer) => 'fact' in answer && answer.fact === key)

  test('every page named keeps something', () => {
    const named = KEYS.filter((key) => FACTS[key].does.includes('cartão do salão') && key !== 'allergy')
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((key) => !isAnswered(key) && !KEPT_ON[key] && FACTS[key].shelf !== 'stays')).toEqual([])
  })

  test.each([
    ['Acho meu nariz enorme.', 'oculos', 'nariz'],
    ['Minha papada me incomoda.', 'decotes', 'papada'],
    ['Amo minhas sobrancelhas.', 'sobrancelhas', 'gosta'],
    ['A raiz aparece logo, e isso me irrita.', 'cor-do-cabelo', 'raiz que aparece logo'],
    ['Não quero tinta, e a raiz aparece rápido.', 'cor-do-cabelo', 'cada corte a encurta'],
    ['Nado todo dia na piscina.', 'cuidados', 'cloro'],
    ['Tenho um redemoinho na frente.', 'cartao', 'redemoinho'],
    ['Trabalho em cozinha industrial, de touca.', 'cartao', 'touca'],
  ] as const)('“%s” is answered in %s', (note, id, word) => {
    expect(JSON.stringify(findChapter(analyse(writing(note, MARINA)), id)?.sections)).toContain(word)
  })
})
