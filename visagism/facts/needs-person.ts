/** What in a note only a person may answer, with its words. */
import { isBlankNote, MOST_READ } from '../knowledge/observations.ts'
import { type Concern, sensitiveWords } from '../knowledge/sensitive-words.ts'
import { clausesOf } from './clause.ts'
import { FACTS } from './facts.ts'
import { hearNote } from './hear.ts'
import { isForOther } from './whose.ts'
import { misheard, settleFacts, type SettledFact, wholeNote } from './settle.ts'

/** Why somebody reads it: health, a minor and the like; what is wished for; what is asked; what others think; what nobody understood. */
export type ReadFor = 'care' | 'request' | 'question' | 'opinion' | 'unheard'

export type ForPerson = {
  /** In Portuguese, after “o recado fala de”: “alergia”, “uma pergunta”. */
  readonly concern: string
  /** As written. */
  readonly words: string
  /** A wish, a question, somebody else's opinion, or what nobody understood: its author may leave it out. Health, a minor, a note for somebody else never are. */
  readonly mayBeLeftOut: boolean
  readonly kind: ReadFor
}

/**
 * Health, faith and the like, questions, and what nobody understood and might bind.
 * @param at ISO date of the note
 * @param said what was tapped, confirmed or taken away; what a visagist says needs no other person
 */
export function forPerson(note: string | null | undefined, at: string, said: readonly SettledFact[] = []): ForPerson[] {
  const whole = wholeNote(note, said).normalize('NFC')
  const { questions, requests, quotes, unheard } = hearNote(whole, at)
  const sensitive = sensitiveWords(whole, at).map(({ concern, word }) => ({
    concern: String(concern),
    words: word,
    mayBeLeftOut: false,
    kind: 'care' as const,
  }))
  // Such words may run over several clauses: none of them is left out.
  const pieces = sensitive.flatMap(({ words }) => [words, ...clausesOf(words).map((clause) => clause.words)])
  const isSaid = (words: string) => pieces.some((piece) => words.includes(piece))
  const isOfOther = isForOther(whole)
  // Half a command, or a minor's other half, is no note to send.
  const mayBeLeftOut = !isOfOther && !sensitive.some(({ concern }) => WHOLE_NOTE.includes(concern))
  const takenAway = misheard(said).flatMap(({ words }) => (words !== undefined && whole.includes(words) ? [words] : []))
  return [
    ...sensitive,
    ...settleFacts(note, at, said)
      .filter(({ key, source }) => 'byPerson' in FACTS[key] && source !== 'visagist')
      .map(({ key, value, words }) => ({ key, words: words ?? value ?? FACTS[key].words }))
      .filter(({ words }) => !isSaid(words))
      .map(({ key, words }) => ({
        concern: FACTS[key].words.toLocaleLowerCase('pt-BR'),
        words,
        mayBeLeftOut: false,
        kind: 'care' as const,
      })),
    ...requests
      .filter((words) => !isSaid(words))
      .map((words) => ({ concern: 'um pedido', words, mayBeLeftOut, kind: 'request' as const })),
    ...questions
      .filter((words) => !isSaid(words))
      .map((words) => ({ concern: 'uma pergunta', words, mayBeLeftOut, kind: 'question' as const })),
    ...quotes
      .filter(({ words }) => !isSaid(words))
      .map(({ words, who }) => ({
        concern: `opinião de outra pessoa${who ? ` (${who})` : ''}`,
        words,
        mayBeLeftOut,
        kind: 'opinion' as const,
      })),
    ...(isBlankNote(whole.slice(MOST_READ))
      ? []
      : [
          {
            concern: 'algo longo demais para o programa',
            words: whole.slice(MOST_READ, MOST_READ + QUOTED).trim(),
            mayBeLeftOut: false,
            kind: 'unheard' as const,
          },
        ]),
    ...[...new Set([...unheard, ...takenAway])]
      .filter((words) => !isSaid(words) && !requests.some((request) => request.includes(words)))
      .map((words) =>
        isOfOther
          ? { concern: 'outra pessoa', words, mayBeLeftOut: false, kind: 'care' as const }
          : { concern: 'algo que o programa não entendeu', words, mayBeLeftOut, kind: 'unheard' as const },
      ),
  ]
}

const QUOTED = 80
/** Nothing is left out beside these. */
const WHOLE_NOTE: readonly string[] = ['menor de idade', 'quem fala com o programa'] satisfies Concern[]

/** As `forPerson`: whether anybody waits for a person. */
export const needsPerson = (note: string | null | undefined, at: string, said: readonly SettledFact[] = []): boolean =>
  forPerson(note, at, said).length > 0
