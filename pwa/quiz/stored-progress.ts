import { isRecord, readLocal } from '#pwa/platform/local-store.ts'
import { knownHead } from '#visagism/quiz-head/head.ts'
import { knownAnswers, knownGreeting, type Progress } from './progress.ts'
import { PROGRESS_KEY } from './progress-key.ts'
import { reachable, STEPS } from './quiz-flow.ts'

const STORED_MS = 7 * 24 * 60 * 60 * 1000

/** May be old or tampered with: only known values are used. */
export function resumeProgress(now = Date.now()): Progress | null {
  const kept = readLocal(PROGRESS_KEY)
  if (!isRecord(kept) || typeof kept.storedAt !== 'number' || now - kept.storedAt > STORED_MS) return null
  const step = STEPS.find((known) => known === kept.step)
  if (!step || step === 'intro' || typeof kept.runId !== 'string') return null
  const progress = {
    step,
    answers: isRecord(kept.answers) ? knownAnswers(kept.answers) : {},
    name: typeof kept.name === 'string' ? kept.name : '',
    greeting: knownGreeting(kept.greeting),
    email: typeof kept.email === 'string' ? kept.email : '',
    consentMarketing: kept.consentMarketing === true,
    head: isRecord(kept.head) ? knownHead(kept.head) : null,
    runId: kept.runId,
  }
  // A finished test reopens its last question.
  return { ...progress, step: reachable(progress, step === 'result' ? 'objective' : step) }
}
