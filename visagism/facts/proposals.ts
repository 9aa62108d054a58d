/**
 * What an AI model read in a note, judged as a stranger's word: only facts of the table, only in letters of the note, only of its author and
 * of today. Whatever else it says is dropped.
 */
import { plainLetters } from '../knowledge/observations.ts'
import { asWritten, BUYS_NOTHING, clausesOf, NEUTRAL, plainOf, UNSURE } from './clause.ts'
import { dayIn } from './day.ts'
import { FACTS, type FactKey, isFactKey } from './facts.ts'
import { areOpposed } from './hear.ts'
import { ownClauses } from './own-words.ts'
import type { SettledFact } from './settle.ts'

export const OWNERS = ['me', 'other'] as const

/** As the model answers: any text anywhere. */
export type Proposal = {
  readonly key: string
  readonly value?: string | null | undefined
  readonly words: string
  readonly owner: string
  readonly force: string
}

const LONGEST_VALUE = 60
const MOST = 40

/**
 * @param at ISO date of the note, for days named from it
 * @returns facts of the source `model`, each once; none of two that contradict each other
 */
export function acceptProposals(note: string, at: string, proposals: readonly Proposal[]): SettledFact[] {
  const clauses = clausesOf(note)
  const own = ownClauses(note)
    .filter(
      ({ plain, isQuestion }) =>
        !isQuestion && !NEUTRAL.test(plain) && !BUYS_NOTHING.test(plain) && !UNSURE.test(plain),
    )
    .map(({ words }) => words)
  const found = proposals.flatMap(({ key, value, words: said, owner, force }): SettledFact[] => {
    const words = said.normalize('NFC').trim()
    if (!isFactKey(key) || FACTS[key].shelf === 'address' || owner !== 'me' || !TELLING.includes(force)) return []
    const touched =
      words.length < 3 ? [] : clauses.filter((one) => one.words.includes(words) || words.includes(one.words))
    const [first] = touched
    if (!first || !note.normalize('NFC').includes(words) || !touched.every((one) => own.includes(one.words))) return []
    // A word without its clause is no fact.
    const clause = words.length > first.words.length ? words : first.words
    const given = FACTS[key].shelf === 'day' ? dayIn(plainOf(clause), at, true) : valueIn(clause, value ?? '')
    return [{ key, words: clause, ...(given === null ? {} : { value: given }), source: 'model', kept: true }]
  })
  return found
    .filter(({ key }) => !found.some((one) => areOpposed(one.key, key)))
    .filter(({ key, value }, at) => found.findIndex((one) => one.key === key && one.value === value) === at)
    .slice(0, MOST)
}

/** A question is a person's to answer, and a quotation is of somebody else. */
const TELLING: readonly string[] = ['must', 'refuses', 'wants']

/** Letters of its words, or none. */
function valueIn(words: string, value: string): string | null {
  const plain = plainLetters(value.trim())
  if (plain === '' || plain.length > LONGEST_VALUE) return null
  const written = asWritten(plain, { words })
  return plainLetters(written) === plain && plainLetters(words).includes(plain) ? written : null
}

/** The table as the model is told of it: a key and what it means. */
export const factTable = (): Readonly<Partial<Record<FactKey, string>>> =>
  Object.fromEntries(
    Object.entries(FACTS).flatMap(([key, { shelf, words, does }]) =>
      shelf === 'address' ? [] : [[key, `${words}. ${does}`]],
    ),
  )
