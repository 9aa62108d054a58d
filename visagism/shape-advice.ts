/** A subject's advice (fringe, brows…) for one shape. */
import type { FaceShape } from './axes.ts'
import type { Reasoned } from './chapter.ts'
import type { Effect, Refusal } from './effects.ts'
import type { Intention } from './intention.ts'
import type { Style } from './form.ts'
import type { Basis } from './sources.ts'

export type Pick3 = Reasoned & {
  /** For the drawn portrait; one vocabulary per subject. */
  readonly id: string
  /** More exact than the id, for the drawing. */
  readonly wears?: string
  readonly effects?: readonly Effect[]
}

export type ShapeAdvice = {
  readonly lead: string
  readonly quote: string
  /** The effect on this face, and what follows. */
  readonly why: readonly [string, string]
  readonly picks: readonly [Pick3, Pick3, Pick3]
  readonly avoid: readonly [Refusal, Refusal]
  /** As the second shape. */
  readonly asSecond: string
  readonly basis: Basis
}

export type Subject = {
  readonly shapes: Readonly<Record<FaceShape, ShapeAdvice>>
  readonly intentions: Readonly<Record<Intention, string>>
  readonly styles: Readonly<Record<Style, string>>
}
