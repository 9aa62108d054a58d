/** What a question of the note is answered with. */
import type { FactKey } from '../facts/facts.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { Reading } from '../reading/reading.ts'

export type QuestionAnswer = {
  /** In the plain words of one question. */
  readonly asked: RegExp
  /** What else has to hold of the whole question, in plain words with its “ou”. */
  readonly isAsked?: (plain: string) => boolean
  /** In those of one wish; absent where only a person answers one. */
  readonly wished?: RegExp
  /** With one of these said, a person answers. */
  readonly unless?: readonly FactKey[]
  /** For the letter: “A franja”. */
  readonly what: string
  /** The first that is written. */
  readonly chapter: ChapterId | readonly ChapterId[]
  /** Null where the reading does not know. @param plain of the whole question */
  readonly words: (reading: Reading, plain: string) => string | null
}

/** A body comes first: what may touch hair or skin, the doctor says. */
export const TREATED: readonly FactKey[] = [
  'allergy',
  'pregnant',
  'in-treatment',
  'hair-regrows',
  'hair-loss',
  'skin-condition',
]

/** Said of the length already. */
export const ENDS_THE_LENGTH: readonly FactKey[] = [
  'no-cut',
  'no-short',
  'length-stays',
  'trim-only',
  'growing-out',
  'hair-regrows',
  'in-treatment',
]
