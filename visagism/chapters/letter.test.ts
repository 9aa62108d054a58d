import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { openingOfNote } from '../knowledge/observations.ts'
import type { ObservedField, ObservedRecord, ObservedValue, Observer } from '../observed/observed.ts'
import type { Brief } from '../reading/reading.ts'
import { MARINA, PAULO, RUI } from '../testing/test-people.ts'

const letterOf = (brief: Brief) => {
  const letter = findChapter(analyse(brief), 'carta')
  if (!letter) throw new Error('every report has a letter')
  return letter
}

const seenBy = (by: Observer, values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, by, at: '2026-11-18' }]))

const writing = (observations: string, brief: Brief = MARINA): Brief => ({
  ...brief,
  form: { ...brief.form, observations },
})

describe('what the letter opens with', () => {
  test('is their own sentence, and of a long note the first ones; nothing of it is lost', () => {
    expect(letterOf(writing('Não quero mais pintar.')).quotes).toEqual(['“Não quero mais pintar.”'])
    const long = `Trabalho em pé. ${'Gosto de cabelo solto e de dias longos. '.repeat(6)}`.trim()
    const { quotes, sections } = letterOf(writing(long))
    expect(quotes[0]).toMatch(/^“Trabalho em pé\. .{40,110}\.”$/)
    expect(sections[0]?.paragraphs[0]).toMatch(/^Você escreveu ainda: “Gosto/)
  })

  test('splits any note into two parts that together are the whole', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const quote = text.replace(/\s+/g, ' ').trim()
        const [headline, rest] = openingOfNote(quote)
        const letters = (part: string) => part.replace(/[\s…]/g, '')
        expect(letters(headline + rest)).toBe(letters(quote))
        expect(headline.length).toBeLessThanOrEqual(114)
      }),
    )
  })

  test('is what is seen where nothing was written, and what was answered where nobody looked', () => {
    expect(letterOf(writing('', PAULO)).lead).toBe('Paulo, o que se vê primeiro:')
    const { lead, quotes, figures, signature } = letterOf(RUI)
    expect([lead, quotes[0]]).toEqual([
      'Rui, você nos contou:',
      'Um rosto redondo e a vontade de um estilo com assinatura.',
    ])
    expect(figures).toEqual([])
    expect(signature).toBeUndefined()
  })
})

describe('what it answers', () => {
  const bodyOf = (brief: Brief) =>
    letterOf(brief)
      .sections.flatMap(({ paragraphs }) => paragraphs)
      .join(' ')
  const doneIn = (brief: Brief) => letterOf(brief).lists.flatMap(({ items }) => items)

  test('a note that a person reads is answered too, where there is an answer', () => {
    const told = bodyOf(writing('Terminei a quimioterapia em setembro e o cabelo está voltando.'))
    expect(told).toContain('cabelo que volta')
    expect(told).toContain('uma pessoa da equipe o leu')
    expect(told).not.toContain('não se responde por regra')
    expect(bodyOf(writing('Sofri um acidente e não me olho no espelho.'))).toContain('não se responde por regra')
  })

  test('every theme leads to a page that holds its words', () => {
    const HELD: readonly (readonly [note: string, what: string, page: RegExp])[] = [
      ['Faz muito calor onde moro.', 'O calor', /calor|dias quentes/i],
      ['Quero algo que seque sozinho.', 'Sem secador', /\bao ar\b|\bsecador|\bsecar?\b|\bseque\b/i],
      ['Uso óculos.', 'Os óculos', /óculos/i],
    ]
    for (const [note, what, words] of HELD) {
      const analysis = analyse(writing(note))
      const item = doneIn(writing(note)).find((one) => one.what === what)
      const page = item?.chapter && findChapter(analysis, item.chapter)
      expect({ note, page: words.test(JSON.stringify(page)) }).toEqual({ note, page: true })
    }
  })

  test('a covering and a beard that stays have their line', () => {
    const covered = { ...writing('Uso véu fora de casa.'), observed: seenBy('cliente', { covering: 'véu' }) }
    expect(doneIn(covered)[0]).toMatchObject({ what: 'O que você usa na cabeça', chapter: 'tecido' })
    expect(doneIn(writing('Gosto da minha barba.', PAULO))).toContainEqual(
      expect.objectContaining({ what: 'A sua barba', chapter: 'barba' }),
    )
    const full = {
      ...writing('Gosto da minha barba.', { ...PAULO, form: { ...PAULO.form, beardPreference: 'Cheia' } }),
      confirmation: { shape: 'redondo', by: 'Ana', at: '2026-03-10' } as const,
      observed: seenBy('cliente', { beard: 'cheia' }),
    }
    expect(doneIn(full)).toContainEqual(expect.objectContaining({ why: 'Fica: cheia no queixo, baixa nos lados.' }))
    const shaving = { ...PAULO, form: { ...PAULO.form, beardPreference: 'Sem barba' } }
    expect(JSON.stringify(doneIn(writing('Gosto da minha barba.', shaving)))).toContain('valeu o que você escreveu')
  })

  test('a month they begin in is named only where the cut comes before it', () => {
    const begin = (month: string) => JSON.stringify(doneIn(writing(`Começo num escritório em ${month}.`)))
    expect(begin('maio')).toContain('Em maio')
    expect(begin('março')).not.toContain('Em março')
  })
})

describe('what is seen', () => {
  test('is never the skin, and long hair on a photo may be tied', () => {
    const observed = seenBy('cliente', { skin: 'bem escura', texture: 'crespo', length: 'longo' })
    const { quotes, figures } = letterOf({ ...RUI, hairTexture: 'crespo', observed })
    expect(quotes[0]).toBe('O fio crespo e o rosto redondo.')
    expect(JSON.stringify(figures)).not.toMatch(/pele|retoca/)
    const onPhoto = { ...MARINA, observed: seenBy('cliente', { length: 'longo' }) }
    expect(JSON.stringify(letterOf(onPhoto).figures)).not.toContain('onda do fio')
    expect(JSON.stringify(letterOf({ ...onPhoto, marking: null }).figures)).toContain('onda do fio')
  })

  test('is one thing a place, only what is known, and says who looked', () => {
    const brief = { ...RUI, observed: seenBy('cliente', { covering: 'véu', greys: 'metade', glasses: 'sempre' }) }
    const [figure] = letterOf(brief).figures
    expect(figure).toMatchObject({
      kind: 'seen',
      caption: 'O que se vê',
      details: [
        { place: 'cabelo', caption: expect.stringContaining('O véu') },
        { place: 'olhos', caption: expect.stringContaining('óculos') },
      ],
    })
    expect(JSON.stringify(figure)).not.toContain('branca')
    const looked = letterOf({ ...brief, observed: seenBy('visagista', { covering: 'véu' }) })
    expect(looked.figures[0]?.caption).toBe('O que vimos')
  })

  test('a beard somebody means to shave is not told to stay', () => {
    const observed = seenBy('cliente', { beard: 'cheia' })
    const told = (beardPreference: string) =>
      JSON.stringify(letterOf({ ...RUI, observed, form: { ...RUI.form, beardPreference } }).figures)
    expect(told('Cheia')).toContain('barba')
    expect(told('Sem barba')).not.toContain('barba')
  })
})

test('each answer leads to a chapter that this report holds', () => {
  for (const brief of [MARINA, PAULO, RUI, writing('Alérgica a amônia. Vou me casar. Não quero franja.')]) {
    const { chapters } = analyse(brief)
    const [answers] = letterOf(brief).lists
    for (const { chapter } of answers?.items ?? []) expect(chapters.map(({ id }) => id)).toContain(chapter)
  }
})

test('whoever confirmed the shape signs', () => {
  const confirmation = { shape: 'oval', by: 'Rosa Prado', at: '2026-11-19' } as const
  expect(letterOf({ ...RUI, confirmation }).signature).toEqual({
    name: 'Rosa Prado',
    words: 'conferiu a forma do seu rosto na sua foto, em 19 de novembro de 2026',
  })
})
