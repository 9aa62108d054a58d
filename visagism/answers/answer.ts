/** What somebody brings up, and what the guide answers, in the chapter where they look for it. An answer binds nothing; facts do. */
import type { FactKey } from '../facts/facts.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { Reading } from '../reading/reading.ts'

type Words = {
  /** The first that is written carries it. */
  readonly chapter: ChapterId | readonly ChapterId[]
  /** One to three sentences; `{v}` is the fact's value. Null where it does not fit this person. */
  readonly words: string | ((reading: Reading) => string | null)
  /** Facts and topics that say the same thing better: next to one of them in a chapter, this is left out. */
  readonly yieldsTo?: readonly string[]
}

/** Of a fact that counts, however it was said. */
export type FactAnswer = Words & { readonly fact: FactKey }

/** Of words in the note that make no fact, or need more than it. */
export type TopicAnswer = Words & {
  /** In the plain words of one sentence of the note that is theirs, asked or told. */
  readonly heard: RegExp
  /** Told in the past it is answered too: “pintei de azul e me arrependi”. */
  readonly isPastToo?: true
  /** Tested on the whole note: what somebody else does, or what is over, may be theirs to tell. */
  readonly isWhole?: true
  /** Mends what bothers: not given of what they love as it is. */
  readonly isOfTrouble?: true
  /** Says only that it was read, and recommends nothing: given beside words that nothing explains too. */
  readonly isRecognition?: true
  /** For the letter: “O amarelado dos brancos”. */
  readonly what: string
  /** For the letter: what the guide says of it, in at most 90 characters. */
  readonly why: string
}

export type Answer = FactAnswer | TopicAnswer
