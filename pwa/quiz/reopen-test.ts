import { paths } from '#pwa/paths.ts'
import { randomId } from '#pwa/platform/random-id.ts'
import { FRESH } from './quiz-flow.ts'
import type { StoredResult } from './quiz-result.ts'
import { keepProgress } from './stored-progress.ts'

/** Back to the first question, every answer as it was given, the visitor drawn in all of them. */
export function reopenTest({ answers, userName, userEmail, head }: StoredResult): void {
  keepProgress({ ...FRESH, step: 'faceShape', answers, name: userName, email: userEmail, head, runId: randomId() })
  window.location.assign(paths.quiz)
}
