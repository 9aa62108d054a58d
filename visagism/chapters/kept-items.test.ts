import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { ANSWERS } from '../answers/vocabulary.ts'
import { cardFactsOf } from '../card/kept-on-card.ts'
import { FACTS, isFactKey } from '../facts/facts.ts'
import { bindsCuts, isAskedOfCuts } from '../hair/refused-by-facts.ts'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { plainLetters } from '../knowledge/observations.ts'
import type { Brief } from '../reading/reading.ts'
import { MARINA, RUI } from '../testing/test-people.ts'
import { chapterTexts } from './chapter.ts'
import { bindsWords, isLeftOut, KEPT_ON } from './refused.ts'

const writing = (observations: string, brief: Brief = MARINA): Brief => ({
  ...brief,
  form: { ...brief.form, observations, makeup: brief.person.gender === 'Feminino' ? 'Sim' : 'Não' },
})
const PEOPLE = FACE_SHAPES.map((shape, at): Brief => ({
  ...(at % 2 === 0 ? MARINA : RUI),
  marking: null,
  confirmation: { shape, by: 'Ana', at: '2026-03-10' },
}))
/** Of every chapter, but the letter and where words come from, which tell of it. */
const textsOf = (brief: Brief, ...away: readonly string[]): string[] =>
  analyse(brief).chapters.flatMap((one) => (away.includes(one.id) ? [] : chapterTexts(one)))
const breaking = (note: string, pattern: RegExp, ...away: readonly string[]): string[] =>
  PEOPLE.flatMap((brief) => textsOf(writing(note, brief), ...away).filter((text) => pattern.test(plainLetters(text))))
const TELLING = ['carta', 'cartao', 'cartoes', 'fontes']

describe('what is refused by its name', () => {
  test.each([
    ['Não uso batom.', /\b(?:batom|batons)\b/],
    ['Não gosto de delineado.', /\bdelinea\w+/],
    ['Odeio blush.', /\bblush\b/],
    ['Não uso base.', /\bbase so onde\b/],
    ['Não quero risca no meio.', /\brisca (?:no|ao) (?:meio|centro)\b|\brisca central\b/],
    ['Não quero risca de lado.', /\brisca (?:de lado|lateral)\b/],
    ['Nada de topete.', /(?<!sem )\btopetes?\b/],
    ['Não quero micropigmentação.', /\bmicropigment\w+/],
  ])('“%s”: no page asks for it', (note, pattern) => {
    expect(breaking(note, pattern, ...TELLING)).toEqual([])
  })

  test.each([
    ['Não falem da minha idade.', /\b(?:rejuvenesc|envelhec|jove[mn]|\d\d anos)/],
    ['Sem falar de peso.', /\b(?:emagre|engord|gord[oa]|magr[oa]|papada)/],
    ['Não quero ler a palavra defeito.', /\b(?:corrig|correc(?:ao|oes)|disfarc|imperfei)/],
  ])('“%s”: no page says it, the letter and the card included', (note, pattern) => {
    expect(breaking(note, pattern)).toEqual([])
  })

  test('a lipstick is drawn on no mouth, and its gesture is not counted', () => {
    const page = findChapter(analyse(writing('Não uso batom.')), 'maquiagem')
    expect(page?.title).toMatch(/quatro gestos/)
    expect(page?.lists[0]?.items).toHaveLength(4)
    expect(page?.figures.some((figure) => figure.kind === 'portrait' && figure.look.lipstick !== undefined)).toBe(false)
    expect(page?.figures).toHaveLength(1)
  })

  test('one shade refused leaves the others', () => {
    const page = findChapter(analyse(writing('Odeio batom vermelho.')), 'maquiagem')
    expect(page?.lists[0]?.items).toHaveLength(5)
    expect(page?.figures.length).toBeGreaterThan(1)
  })

  test('eyes without shadow keep their mascara', () => {
    const page = findChapter(analyse(writing('Não uso sombra nos olhos.')), 'maquiagem')
    const eyes = page?.lists[0]?.items.find(({ what }) => what === 'Olhos')
    expect(eyes?.why).toMatch(/^Rímel/)
    expect(page?.figures.some((figure) => figure.kind === 'portrait' && figure.look.eyeshadow !== undefined)).toBe(
      false,
    )
  })
})

describe('what was said has its row and its page', () => {
  test.each([
    ['Não uso batom.', 'Na maquiagem, não: batom'],
    ['Adoro batom nude.', 'Na sua maquiagem: batom nude'],
    ['Detesto cabelo lambido.', 'Penteado, não: cabelo lambido'],
    ['Adoro minha risca de lado.', 'O seu penteado: risca de lado'],
    ['Quero parecer mais suave.', 'O ar que você quer: mais suave'],
    ['Não quero parecer arrumada demais.', 'Um ar que não é seu: arrumada demais'],
    ['Não falem da minha idade.', 'Disto não se fala'],
    ['Não quero botox.', 'Procedimento, não: botox'],
    ['Aqui só tem um salão na cidade.', 'O salão que dá: um só salão na cidade'],
    ['Sou daltônica.', 'O seu jeito de ouvir, ver ou andar: daltônica'],
  ])('“%s” is in the letter', (note, row) => {
    const letter = findChapter(analyse(writing(note)), 'carta')
    expect(JSON.stringify(letter)).toContain(row)
  })

  test.each([
    ['Quero passar autoridade.', 'intencao', 'borda nítida'],
    ['Não quero parecer arrumada demais.', 'intencao', 'manga dobrada'],
    ['Sou daltônico.', 'cores', 'nome e código'],
    ['Sou cega de um olho.', 'cartao', 'fica do lado que vê'],
    ['Uso delineado todo dia.', 'maquiagem', 'delineado'],
  ] as const)('“%s” is answered in %s', (note, id, word) => {
    expect(JSON.stringify(findChapter(analyse(writing(note)), id))).toContain(word)
  })

  test('the card tells whoever cuts', () => {
    const note = 'Não quero topete. Não falem da minha idade. Meu barbeiro vem em casa. Sou surda.'
    const items = analyse(writing(note)).salonCard.facts.flatMap((one) => one.items)
    expect(items).toEqual(
      expect.arrayContaining([
        'topete',
        'atendimento em casa',
        'surdez: de frente, mostrando no desenho e no pente, e por escrito',
      ]),
    )
    expect(items.join(' ')).not.toContain('idade')
  })
})

describe('a record of the table', () => {
  /** Of clothes, jewels, the face and the calendar, which nobody sees in the chair; the allergy has a line of its own. */
  const NOT_OF_THE_SALON =
    /^no-(?:low-neckline|high-collar|trousers|skirts|suit|tie|synthetics|labels|prints|necklace|jewels|earrings|glasses|makeup)$|^(?:colour-not-worn|metal-refused|ears-neck-covered|shoulders-covered|opens-in-front|owned-clothes|white-only|not-on-days|only-on-days|beard-grows-not|makeup-refused|impression-refused|nothing-feminine|allergy)$/

  test.each(Object.keys(FACTS).filter(isFactKey))('%s is answered, kept or bound by something', (key) => {
    const isAnswered = ANSWERS.some((answer) => 'fact' in answer && answer.fact === key)
    // The first of the three paths is to stay with it.
    const isBound = key === 'cut-stays' || bindsWords(key) || bindsCuts(key) || isAskedOfCuts(key)
    expect(
      isAnswered || isBound || KEPT_ON[key] !== undefined || isLeftOut(key) || FACTS[key].shelf === 'address',
    ).toBe(true)
  })

  test.each(Object.keys(FACTS).filter(isFactKey))(
    '%s, where it stays or must not be, is told to whoever cuts',
    (key) => {
      const isTold = !['stays', 'cannot'].includes(FACTS[key].shelf) || NOT_OF_THE_SALON.test(key)
      expect(isTold || cardFactsOf(new Map([[key, 'isto']])).length > 0).toBe(true)
    },
  )
})
