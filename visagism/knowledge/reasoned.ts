import type { ChapterId } from './chapter-ids.ts'

export type Reasoned = {
  readonly what: string
  readonly why: string
  /** The document prints its page. */
  readonly chapter?: ChapterId
  /** A sentence of that chapter: the page is the one that it stands on. */
  readonly stands?: string
  /** Added by a visagist, without a reason. */
  readonly own?: true
}
export type ReasonedList = { readonly title: string; readonly items: readonly Reasoned[] }
