import type { QuizResult } from '#contract/quiz.ts'
import { isRecord, readLocal, writeLocal } from '#pwa/platform/local-store.ts'
import { QUESTION_IDS } from '#visagism/knowledge/quiz-questions.ts'
import { knownHead, NO_HEAD, type QuizHead } from '#visagism/quiz-head/head.ts'
import { type QuizScore, scoreQuiz } from '#visagism/knowledge/quiz-scoring.ts'
import { NAME_MAX, knownAnswers, knownGreeting, type Answers, type Progress } from './progress.ts'

export const RESULT_KEY = 'quizResult'
/** Key in the tab's memory, kept until the completion is reported. */
export const FINISHED_RUN = 'finished-quiz-run'

export interface StoredResult {
  readonly userName: string
  /** Null where the name suggests none. */
  readonly greeting: string | null
  readonly userEmail: string
  readonly answers: Answers
  /** Empty if not chosen. */
  readonly head: QuizHead
  readonly score: QuizScore
  readonly totalPoints: number
}

/** The only source of the score. */
export function resultOf({ name, greeting, email, answers, head }: Finished): StoredResult {
  const score = scoreQuiz(answers)
  const { totalPoints } = score
  return { userName: name, greeting, userEmail: email, answers, head: head ?? NO_HEAD, score, totalPoints }
}
type Finished = Pick<Progress, 'name' | 'greeting' | 'email' | 'answers' | 'head'>

export const keepResult = (result: StoredResult) => writeLocal(RESULT_KEY, result)

/** Anyone may have written it: answers must be valid and complete, and the score is recomputed. */
export function readResult(): StoredResult | null {
  return fromUnknown(readLocal(RESULT_KEY))
}

export const fromMail = (reply: unknown): (StoredResult & Pick<QuizResult, 'leadId'>) | null => {
  const result = fromUnknown(reply)
  return result && isRecord(reply) && typeof reply.leadId === 'string' ? { ...result, leadId: reply.leadId } : null
}

function fromUnknown(kept: unknown): StoredResult | null {
  if (!isRecord(kept) || !isRecord(kept.answers)) return null
  const answers = knownAnswers(kept.answers)
  if (QUESTION_IDS.some((id) => answers[id] === undefined)) return null
  const name = typeof kept.userName === 'string' ? kept.userName.trim().slice(0, NAME_MAX) : ''
  const email = typeof kept.userEmail === 'string' ? kept.userEmail : ''
  return resultOf({ name, greeting: knownGreeting(kept.greeting), email, answers, head: knownHead(kept.head) })
}
