import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '../observed/observed.ts'
import type { Brief } from '../reading/reading.ts'
import { everyNth } from '../testing/long-test.ts'
import { MARINA, PAULO, RUI } from '../testing/test-people.ts'

type Seen = { readonly [F in ObservedField]?: ObservedValue<F> }
const recordOf = (values: Seen): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-18' }]),
  )
const letterOf = (brief: Brief, observations: string, values: Seen = {}) => {
  const written = { ...brief, observed: recordOf(values), form: { ...brief.form, observations } }
  const letter = findChapter(analyse(written), 'carta')
  if (!letter) throw new Error('every report has a letter')
  return letter
}
const shownIn = ({ quotes, figures }: ReturnType<typeof letterOf>) => JSON.stringify([quotes, figures])

/** What one would not say to a stranger's face. */
const UNSAID =
  /ralo|rareou|entradas|falh|abre em alguns|rente|à mostra|brancos|tempo|idade|larga|base larga|mancha|cicatriz/i

describe('what is seen first', () => {
  const SEEN: readonly Seen[] = (['mais ralo', 'entradas', 'sem fios'] as const).flatMap((top) =>
    (['falhadas', 'finas'] as const).map((brows) => ({
      top,
      brows,
      eyes: 'mel' as const,
      greys: 'metade' as const,
      ageBand: '60 ou mais' as const,
      hairColour: 'castanho' as const,
    })),
  )
  test('is told gladly, whatever is thin, bare, patchy or old', () => {
    for (const values of everyNth(2, SEEN))
      for (const brief of [MARINA, PAULO, RUI]) {
        const letter = letterOf(brief, '', values)
        expect(shownIn(letter)).not.toMatch(UNSAID)
        expect(letter.quotes[0]).toMatch(/olhos cor de mel/)
      }
  })

  test('greys are shown to whoever keeps them, and to nobody else', () => {
    const values = { greys: 'metade', top: 'cheio' } as const
    expect(shownIn(letterOf(RUI, 'Meus brancos ficam.', values))).toMatch(/branca/)
    expect(shownIn(letterOf(RUI, '', values))).not.toMatch(/branc/)
  })

  test.each([
    ['Odeio meu queixo.', 'base'],
    ['Minha boca me incomoda muito.', 'base'],
    ['Minhas sobrancelhas me incomodam.', 'olhos'],
    ['Sou uma mulher trans.', 'base'],
  ])('“%s”: no picture of it from near', (note, place) => {
    const letter = letterOf(RUI, note, { eyes: 'verde', hairColour: 'preto', top: 'cheio', beard: 'sem' })
    const [figure] = letter.figures
    expect(figure?.kind === 'seen' ? figure.details.map((one) => one.place) : []).not.toContain(place)
  })
})

describe('a headline in their own words', () => {
  test.each([
    ['Tive um derrame em maio. Quero um corte que eu mesma arrume.', '“Quero um corte que eu mesma arrume.”'],
    ['Boa tarde pessoal, capricha aí. Quero franja longa.', '“Quero franja longa.”'],
    ['Tô desesperada. Uso óculos e quero franja.', '“Uso óculos e quero franja.”'],
    ['Odeio minhas orelhas. Corto a cada dois meses.', '“Corto a cada dois meses.”'],
    ['Uso hijab e não tiro pra ninguém.', '“Uso hijab e não tiro pra ninguém.”'],
  ])('“%s” is %s', (note, headline) => {
    const { quotes, sections } = letterOf(RUI, note, { eyes: 'verde' })
    expect(quotes[0]).toBe(headline)
    // Nothing of it is lost.
    expect(JSON.stringify([quotes, sections]).replace(/\W/g, '')).toContain(note.split('.')[0]?.replace(/\W/g, ''))
  })

  test('is none of an illness alone: what is seen comes first, and their words after', () => {
    const { lead, quotes, sections } = letterOf(RUI, 'Fiquei com uma cicatriz no rosto.', { eyes: 'verde' })
    expect(lead).toMatch(/o que se vê primeiro/)
    expect(quotes[0]).not.toMatch(/cicatriz/)
    expect(sections[0]?.paragraphs[0]).toBe('Você escreveu: “Fiquei com uma cicatriz no rosto.”')
  })

  test('of a long sentence ends at a comma', () => {
    const note =
      'Corto todo mês com o mesmo barbeiro há quarenta anos e gosto assim mesmo, sem mudar nada, e o que quero saber agora é só qual armação combina.'
    expect(letterOf(RUI, note).quotes[0]).toMatch(/sem mudar nada…”$/)
  })
})
