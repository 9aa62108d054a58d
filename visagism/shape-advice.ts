/** One subject's advice (fringe, brows, frames…) for one shape, with its basis. */
import type { FaceShape } from './axes.ts'
import type { Reasoned } from './chapter.ts'
import type { Effect, Refusal } from './effects.ts'
import type { Intention } from './intention.ts'
import type { Style } from './form.ts'
import type { Basis } from './sources.ts'

export type Pick3 = Reasoned & {
  /** What the drawn portrait can wear; one vocabulary per subject. */
  readonly id: string
  /** A more exact id for the drawing. */
  readonly wears?: string
  readonly effects?: readonly Effect[]
}

export type ShapeAdvice = {
  readonly lead: string
  readonly quote: string
  /** Two paragraphs: the effect on this face, and what follows. */
  readonly why: readonly [string, string]
  readonly picks: readonly [Pick3, Pick3, Pick3]
  readonly avoid: readonly [Refusal, Refusal]
  /** What this shape adds as the second one. */
  readonly asSecond: string
  readonly basis: Basis
}

export type Subject = {
  readonly shapes: Readonly<Record<FaceShape, ShapeAdvice>>
  readonly intentions: Readonly<Record<Intention, string>>
  readonly styles: Readonly<Record<Style, string>>
}
