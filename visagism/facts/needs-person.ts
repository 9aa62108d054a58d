/** What in a note only a person may answer, with its words. */
import { sensitiveWords } from '../knowledge/sensitive-words.ts'
import { FACTS } from './facts.ts'
import { hearNote } from './hear.ts'

export type ForPerson = {
  /** In Portuguese, after “o recado fala de”: “alergia”, “uma pergunta”. */
  readonly concern: string
  /** As written. */
  readonly words: string
}

/**
 * Health, faith and the like, questions, and what nobody understood and might bind.
 * @param at ISO date of the note
 */
export function forPerson(note: string | null | undefined, at: string): ForPerson[] {
  const { facts, questions, unheard } = hearNote(note, at)
  const sensitive = sensitiveWords(note).map(({ concern, word }) => ({ concern: String(concern), words: word }))
  const isSaid = (words: string) => sensitive.some(({ words: word }) => words.includes(word))
  return [
    ...sensitive,
    ...facts
      .filter(({ key, words }) => 'byPerson' in FACTS[key] && !isSaid(words))
      .map(({ key, words }) => ({ concern: FACTS[key].words.toLocaleLowerCase('pt-BR'), words })),
    ...questions.filter((words) => !isSaid(words)).map((words) => ({ concern: 'uma pergunta', words })),
    ...unheard
      .filter((words) => !isSaid(words))
      .map((words) => ({ concern: 'algo que o programa não entendeu', words })),
  ]
}

export const needsPerson = (note: string | null | undefined, at: string): boolean => forPerson(note, at).length > 0
