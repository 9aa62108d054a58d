/** A subject's advice (fringe, brows…) for one shape. */
import type { FaceShape } from '../knowledge/axes.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import type { Effect, Refusal } from '../knowledge/effects.ts'
import type { Intention } from '../knowledge/intention.ts'
import type { Style } from '../knowledge/form.ts'
import type { Basis } from '../knowledge/sources.ts'

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
