import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bindsNothing, quotesForPerson, withHeard, withoutClauses } from './echo.ts'
import { needsPerson } from './needs-person.ts'
import type { SettledFact } from './settle.ts'
import { FOR_PERSON, HEARD, TALK, UNHEARD } from './testing/notes.ts'

const AT = '2026-11-27'
const names = (facts: readonly SettledFact[]) =>
  facts.map(({ key, source, kept }) => `${kept ? '' : 'not '}${key} ${source}`)

describe('what is heard while somebody writes', () => {
  it('follows the note, and leaves chips alone', () => {
    const chips: SettledFact[] = [{ key: 'helmet', source: 'chip', kept: true }]
    const first = withHeard('O bigode fica.', AT, chips)
    expect(names(first)).toEqual(['helmet chip', 'moustache-stays note'])
    expect(names(withHeard('', AT, first))).toEqual(['helmet chip'])
  })

  it('what was taken away stays away while the note is written on, and when it is written again', () => {
    const removed = withHeard('O bigode fica.', AT, []).map((fact) => ({ ...fact, kept: false }))
    expect(names(withHeard('O bigode fica. Uso óculos.', AT, removed))).toEqual([
      'not moustache-stays note',
      'glasses note',
    ])
    expect(names(withHeard('', AT, removed))).toEqual(['not moustache-stays note'])
    expect(names(withHeard('Meu bigode fica!', AT, removed))).toEqual(['not moustache-stays note'])
  })

  it('a day named from today is that day tomorrow too', () => {
    const written = withHeard('Meu casamento é daqui a duas semanas.', AT, [])
    expect(withHeard('Meu casamento é daqui a duas semanas.', '2026-12-02', written)).toEqual(written)
  })

  it('what a model read stays while its words stand and no rule hears it, and goes when it is taken away', () => {
    const read: SettledFact = { key: 'no-scent', words: 'perfume me enjoa', source: 'model', kept: true }
    expect(names(withHeard('Um perfume me enjoa.', AT, [read]))).toEqual(['no-scent model'])
    expect(names(withHeard('Uso óculos.', AT, [read]))).toEqual(['glasses note'])
    expect(names(withHeard('Um perfume me enjoa.', AT, [{ ...read, kept: false }]))).toEqual(['not no-scent model'])
    const heard: SettledFact = { key: 'glasses', words: 'Uso óculos', source: 'model', kept: true }
    expect(names(withHeard('Uso óculos.', AT, [heard]))).toEqual(['glasses note'])
  })

  it('comes to rest: hearing again what was heard changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HEARD.map(([note]) => note), ...UNHEARD), (note) => {
        const once = withHeard(note, AT, [])
        expect(withHeard(note, AT, once)).toEqual(once)
      }),
    )
  })
})

describe('what a person will read', () => {
  it('is quoted in whole clauses, as written, each once', () => {
    expect(quotesForPerson('Faço quimioterapia e radioterapia. Posso pintar? Uso óculos.', AT, [])).toEqual([
      { words: 'Faço quimioterapia', mayBeLeftOut: false, kind: 'care' },
      { words: 'radioterapia', mayBeLeftOut: false, kind: 'care' },
      { words: 'Posso pintar', mayBeLeftOut: true, kind: 'question' },
    ])
    expect(quotesForPerson('Não xpto o zzz.', AT, [])).toEqual([
      { words: 'Não xpto o zzz', mayBeLeftOut: true, kind: 'unheard' },
    ])
    expect(quotesForPerson('Obrigada, boa semana!', AT, [])).toEqual([])
  })

  it.each([...FOR_PERSON])('“%s” shows what waits, in letters that stand in it', (note) => {
    const quotes = quotesForPerson(note, AT, [])
    expect(quotes.length).toBeGreaterThan(0)
    expect(quotes.filter(({ words }) => !note.normalize('NFC').includes(words))).toEqual([])
  })

  it.each([...FOR_PERSON, ...UNHEARD, ...TALK, ...HEARD.map(([note]) => note)])(
    '“%s”: what binds nothing is quoted once, and never as what waits',
    (note) => {
      const rest = bindsNothing(note, AT, [])
      const waits = quotesForPerson(note, AT, []).map(({ words }) => words)
      expect(rest.filter((words) => waits.includes(words) || !note.normalize('NFC').includes(words))).toEqual([])
      expect(new Set(rest).size).toBe(rest.length)
    },
  )

  it('left out, it holds nothing any more, and all else stays as written', () => {
    const note = 'Meu bigode fica. Vocês atendem no sábado? Uso capacete, e não xpto o zzz.'
    const quotes = quotesForPerson(note, AT, [])
    const left = withoutClauses(
      note,
      quotes.filter(({ mayBeLeftOut }) => mayBeLeftOut).map(({ words }) => words),
    )
    expect(left).toMatch(/^Meu bigode fica\. Uso capacete/)
    expect(left).not.toMatch(/sábado|xpto/)
    expect(needsPerson(left, AT)).toBe(false)
  })

  it('letters written as two marks are found all the same', () => {
    const note = 'Não gosto disso e tenho dúvida: posso pintar?'.normalize('NFD')
    const [quote] = quotesForPerson(note, AT, [])
    expect(withoutClauses(note, [quote?.words ?? ''])).not.toContain(quote?.words)
  })
})
