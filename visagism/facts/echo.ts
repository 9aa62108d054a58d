/** What somebody is shown of their own note while they write it: what was heard, and what a person will read. */
import { clausesOf } from './clause.ts'
import { hearNote } from './hear.ts'
import { forPerson, type ReadFor } from './needs-person.ts'
import { misheard, type SettledFact, wholeNote } from './settle.ts'

/** With or without a value, the same thing said. */
const isSameFact = (a: Pick<SettledFact, 'key' | 'value'>, b: Pick<SettledFact, 'key' | 'value'>): boolean =>
  a.key === b.key && (a.value === b.value || a.value === undefined || b.value === undefined)

/**
 * `said` with what is heard in the note now. What was taken away stays so, also when it is written again; a day that was named from
 * another day stays the day it was; what a model read stays while its words do and no rule hears the same.
 * @param at ISO date of the note
 */
export function withHeard(note: string, at: string, said: readonly SettledFact[]): SettledFact[] {
  const takenAway = misheard(said)
  const whole = wholeNote(note, said).normalize('NFC')
  const heard = hearNote(whole, at)
    .facts.map(
      ({ key, words, value }) =>
        said.find((before) => before.source === 'note' && before.key === key && before.words === words) ??
        ({ key, words, ...(value === undefined ? {} : { value }), source: 'note', kept: true } as const),
    )
    .filter((fact) => !takenAway.some((one) => isSameFact(one, fact)))
  const read = said.filter(
    (fact) =>
      fact.source === 'model' &&
      fact.kept &&
      whole.includes(fact.words ?? '') &&
      !heard.some((one) => isSameFact(one, fact)),
  )
  return [...said.filter(({ source }) => source === 'chip' || source === 'visagist'), ...takenAway, ...read, ...heard]
}

/** A quote for a person, whole; `mayBeLeftOut` if its author may send without it. */
export type Quote = { readonly words: string; readonly mayBeLeftOut: boolean; readonly kind: ReadFor }

/** What a person reads of the note before anything is delivered, in the note's own clauses. */
export function quotesForPerson(note: string, at: string, said: readonly SettledFact[]): Quote[] {
  const whole = wholeNote(note, said).normalize('NFC')
  const clauses = clausesOf(whole).map(({ words }) => words)
  const found = forPerson(note, at, said).map(({ words, ...why }) => ({
    words: clauses.find((clause) => clause.includes(words)) ?? words,
    ...why,
  }))
  const isFirst = ({ words }: { words: string }, place: number) =>
    found.findIndex((one) => one.words === words) === place
  return found
    .filter((quote, place) => isFirst(quote, place) && whole.includes(quote.words))
    .map(({ words, kind }) => ({
      words,
      mayBeLeftOut: found.every((one) => one.words !== words || one.mayBeLeftOut),
      kind,
    }))
}

/** The rest, in the note's own clauses: it binds nothing, and waits for nobody. */
export function bindsNothing(note: string, at: string, said: readonly SettledFact[]): string[] {
  const whole = wholeNote(note, said).normalize('NFC')
  const quoted = quotesForPerson(note, at, said)
  return [...new Set(hearNote(whole, at).talk)].filter(
    (clause) => !quoted.some(({ words }) => words.includes(clause) || clause.includes(words)),
  )
}

/** The note without these clauses, each with the stop that ends it. */
export function withoutClauses(note: string, clauses: readonly string[]): string {
  const left = clauses.reduce((text, clause) => {
    const from = text.indexOf(clause)
    if (from < 0) return text
    const after = text.slice(from + clause.length).replace(/^[\s.,;:!?…]+/, '')
    const before = text.slice(0, from).replace(/[\s,;:]+$/, '')
    return [before, after].filter((part) => part !== '').join(' ')
  }, note.normalize('NFC'))
  return left.trim()
}
