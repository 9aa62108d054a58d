import type { QuizStep } from '#contract/quiz.ts'
import { writeLocal } from '#pwa/platform/local-store.ts'
import { QUIZ_QUESTIONS, type QuestionId } from '#visagism/knowledge/quiz-questions.ts'
import type { QuizHead } from '#visagism/quiz-head/head.ts'
import { PROGRESS_KEY } from './progress-key.ts'

/** The drawn head is optional and not counted. */
export type ShownStep = QuizStep | 'head'

export type Answers = Readonly<Partial<Record<QuestionId, string>>>

export interface Progress {
  readonly step: ShownStep
  readonly answers: Answers
  readonly name: string
  /** Null where the name suggests none. */
  readonly greeting: string | null
  readonly email: string
  readonly consentMarketing: boolean
  /** Null before they were asked. */
  readonly head: QuizHead | null
  /** An anonymous id, which shows the owner where people stop. */
  readonly runId: string
}

export const FRESH: Progress = {
  step: 'intro',
  answers: {},
  name: '',
  greeting: null,
  email: '',
  consentMarketing: false,
  head: null,
  runId: '',
}

export const NAME_MAX = 120

export const keepProgress = (progress: Progress, now = Date.now()) =>
  writeLocal(PROGRESS_KEY, { ...progress, storedAt: now })

export const dropProgress = () => writeLocal(PROGRESS_KEY, null)

export const knownGreeting = (kept: unknown): string | null =>
  typeof kept === 'string' && kept.length <= NAME_MAX ? kept : null

/** Keeps only answers that the quiz really offers. */
export function knownAnswers(given: Readonly<Record<string, unknown>>): Answers {
  const answers: Partial<Record<QuestionId, string>> = {}
  for (const { id, options } of QUIZ_QUESTIONS) {
    const chosen = options.find(({ value }) => value === given[id])
    if (chosen) answers[id] = chosen.value
  }
  return answers
}
