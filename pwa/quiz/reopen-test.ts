import { paths } from '#pwa/paths.ts'
import { randomId } from '#pwa/platform/random-id.ts'
import { FRESH, keepProgress } from './progress.ts'
import type { StoredResult } from './quiz-result.ts'

/** Keeps all answers and the drawn head. */
export function reopenTest({ answers, userName, greeting, userEmail, head }: StoredResult): void {
  const kept = { answers, name: userName, greeting, email: userEmail, head }
  keepProgress({ ...FRESH, ...kept, step: 'faceShape', runId: randomId() })
  window.location.assign(paths.quiz)
}
