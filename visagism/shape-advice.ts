/** What one subject (fringe, brows, frames…) says to one shape. Every row carries its basis. */
import type { FaceShape } from './axes.ts'
import type { Reasoned } from './chapter.ts'
import type { Effect, Refusal } from './effects.ts'
import type { Intention } from './intention.ts'
import type { Style } from './form.ts'
import type { Basis } from './sources.ts'

export type Pick3 = Reasoned & {
  /** What the drawn portrait can wear; one vocabulary a subject. */
  readonly id: string
  /** What it wears where this advice is more exact than the id. */
  readonly wears?: string
  readonly effects?: readonly Effect[]
}

export type ShapeAdvice = {
  readonly lead: string
  readonly quote: string
  /** Two paragraphs: what happens on this face, and what follows from it. */
  readonly why: readonly [string, string]
  readonly picks: readonly [Pick3, Pick3, Pick3]
  readonly avoid: readonly [Refusal, Refusal]
  /** What this shape lends when it is only the second one. */
  readonly asSecond: string
  readonly basis: Basis
}

export type Subject = {
  readonly shapes: Readonly<Record<FaceShape, ShapeAdvice>>
  readonly intentions: Readonly<Record<Intention, string>>
  readonly styles: Readonly<Record<Style, string>>
}
