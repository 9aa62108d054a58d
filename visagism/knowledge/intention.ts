/**
 * What a person wants to express: one line stays from the face, one comes from the intention. Source: temperament and line table of
 * docs/visagism.md §7 (B for the four lines), intention mapping P.
 */
import type { Style } from './form.ts'
import type { QuizObjective } from './quiz-questions.ts'
import type { Basis } from './sources.ts'

export const INTENTIONS = ['autoridade', 'criatividade', 'sofisticacao', 'leveza'] as const
export type Intention = (typeof INTENTIONS)[number]

export type IntentionReading = {
  readonly id: Intention
  /** Answered, or inferred from the style. */
  readonly from: 'teste' | 'estilo'
}

export const INTENTION_BASIS: Basis = { certainty: 'P', sources: ['temperaments', 'hair-lines', 'engine'] }

export const INTENTION_NAMES: Readonly<Record<Intention, string>> = {
  autoridade: 'autoridade',
  criatividade: 'criatividade',
  sofisticacao: 'sofisticação',
  leveza: 'leveza',
}

const FROM_STYLE: Readonly<Record<Style, Intention>> = {
  Clássico: 'sofisticacao',
  Elegante: 'sofisticacao',
  Moderno: 'criatividade',
  Ousado: 'criatividade',
  Despojado: 'leveza',
}

/** The test's, else the style's usual one. */
export function readIntention(objective: QuizObjective | null, style: Style): IntentionReading {
  return objective ? { id: objective, from: 'teste' } : { id: FROM_STYLE[style], from: 'estilo' }
}
