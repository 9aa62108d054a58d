/** What reading a note gives. */
import { type FactKey, type Force } from './facts.ts'
import { type Phase } from './period.ts'

export type HeardFact = {
  readonly key: FactKey
  /** The clause, as written. */
  readonly words: string
  /** What, when or how much: an allergen, a day, minutes. */
  readonly value?: string
  /** It holds until the day that the note names, or only from it. */
  readonly phase?: Phase
  /** Absent where a whole sentence tells it. All are its author's own. */
  readonly force?: Force
}

/** What somebody else thinks: shown as such, and never binding. */
export type Quoted = {
  /** The clause, as written. */
  readonly words: string
  /** As written: “minha mãe”; null where they are unnamed. */
  readonly who: string | null
}

export type Heard = {
  readonly facts: readonly HeardFact[]
  /** Whole, with a mark or without, each once: answered by a person. */
  readonly questions: readonly string[]
  /** Of `unheard`, what they wish for, whole: answered by a person before anything else. */
  readonly requests: readonly string[]
  readonly quotes: readonly Quoted[]
  /** Not understood, and might bind: a person reads them. */
  readonly unheard: readonly string[]
  /** Not understood, and binds nothing. */
  readonly talk: readonly string[]
}

/** One said again without its value says nothing new. */
export const unique = (facts: readonly HeardFact[]): HeardFact[] =>
  facts.filter(
    ({ key, value }, index) =>
      facts.findIndex((one) => one.key === key && one.value === value) === index &&
      (value !== undefined || !facts.some((one) => one.key === key && one.value !== undefined)),
  )
