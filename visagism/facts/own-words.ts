/** Clauses, sentences and questions of a note that are its author’s own. */
import { type Clause, clausesOf, plainOf } from './clause.ts'
import { remembered } from '../knowledge/remembered.ts'
import { HOW_ARE_YOU } from './small-talk.ts'
import { isForOther, isOfOther, isOver } from './whose.ts'

/**
 * The clauses of a note that are their own and of today, told or asked; what a question quotes of others is what it asks about. None where
 * the note is of somebody else.
 * @param note of `wholeNote`
 * @param isPastToo what was done and still shows counts too
 */
export const ownClauses = (note: string, isPastToo = false): readonly Clause[] =>
  isPastToo ? clausesOfTheirs(note) : clausesOfToday(note)
const clausesOfTheirs = remembered((note) =>
  isForOther(note) ? [] : clausesOf(note).filter(({ plain, isQuestion }) => isQuestion || !isOfOther(plain)),
)
const clausesOfToday = remembered((note) => clausesOfTheirs(note).filter(({ plain }) => !isOver(plain)))

/** The same, put together again as sentences in plain words. */
export function ownSentences(note: string, isPastToo = false): string[] {
  const sentences = new Map<number, string>()
  for (const { plain, sentence } of ownClauses(note, isPastToo)) {
    const before = sentences.get(sentence)
    sentences.set(sentence, before === undefined ? plain : `${before}, ${plain}`)
  }
  return [...sentences.values()]
}

/**
 * What they ask, whole and with its mark, each once. None where the note is of somebody else.
 * @param note of `wholeNote`
 */
export function ownQuestions(note: string): string[] {
  if (isForOther(note)) return []
  const asks = (question: string): boolean => {
    const plain = plainOf(question)
      .replace(/[,:–—-]+/g, '')
      .trim()
    return plain.includes(' ') && !HOW_ARE_YOU.test(plain)
  }
  const asked = clausesOf(note).flatMap(({ question }) => (question && asks(question.words) ? [question] : []))
  return [...new Set(asked.map(({ words, isMarked }) => `${words.replace(/\s+/g, ' ')}${isMarked ? '?' : ''}`))]
}
