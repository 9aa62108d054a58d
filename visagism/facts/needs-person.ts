/** What in a note only a person may answer, with its words. */
import { sensitiveWords } from '../knowledge/sensitive-words.ts'
import { FACTS } from './facts.ts'
import { hearNote } from './hear.ts'
import { misheard, settleFacts, type SettledFact, wholeNote } from './settle.ts'

export type ForPerson = {
  /** In Portuguese, after “o recado fala de”: “alergia”, “uma pergunta”. */
  readonly concern: string
  /** As written. */
  readonly words: string
  /** A question, somebody else's opinion, or what nobody understood: its author may leave it out. Health is never left out. */
  readonly mayBeLeftOut: boolean
}

/**
 * Health, faith and the like, questions, and what nobody understood and might bind.
 * @param at ISO date of the note
 * @param said what was tapped, confirmed or taken away; what a visagist says needs no other person
 */
export function forPerson(note: string | null | undefined, at: string, said: readonly SettledFact[] = []): ForPerson[] {
  const whole = wholeNote(note, said).normalize('NFC')
  const { questions, quotes, unheard } = hearNote(whole, at)
  const sensitive = sensitiveWords(whole).map(({ concern, word }) => ({
    concern: String(concern),
    words: word,
    mayBeLeftOut: false,
  }))
  const isSaid = (words: string) => sensitive.some(({ words: word }) => words.includes(word))
  const takenAway = misheard(said).flatMap(({ words }) => (words !== undefined && whole.includes(words) ? [words] : []))
  return [
    ...sensitive,
    ...settleFacts(note, at, said)
      .filter(({ key, source }) => 'byPerson' in FACTS[key] && source !== 'visagist')
      .map(({ key, value, words }) => ({ key, words: words ?? value ?? FACTS[key].words }))
      .filter(({ words }) => !isSaid(words))
      .map(({ key, words }) => ({ concern: FACTS[key].words.toLocaleLowerCase('pt-BR'), words, mayBeLeftOut: false })),
    ...questions
      .filter((words) => !isSaid(words))
      .map((words) => ({ concern: 'uma pergunta', words, mayBeLeftOut: true })),
    ...quotes
      .filter(({ words }) => !isSaid(words))
      .map(({ words, who }) => ({
        concern: `opinião de outra pessoa${who ? ` (${who})` : ''}`,
        words,
        mayBeLeftOut: true,
      })),
    ...[...new Set([...unheard, ...takenAway])]
      .filter((words) => !isSaid(words))
      .map((words) => ({ concern: 'algo que o programa não entendeu', words, mayBeLeftOut: true })),
  ]
}

export const needsPerson = (note: string | null | undefined, at: string): boolean => forPerson(note, at).length > 0
