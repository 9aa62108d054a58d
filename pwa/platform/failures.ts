import { Problem } from '#contract/problem.ts'
import { reportFailure } from '#pwa/failures/report-failure.ts'

/** Exceptions other than Problems are the app's own, and get reported. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  reportFailure(error)
  return new Problem('app-failed')
}

/** True when a retry of the same request may work. */
export const isRetryable = ({ code }: Problem): boolean =>
  [
    'offline',
    'unavailable',
    'uploads-busy',
    'bug',
    'app-failed',
    'too-many-attempts',
    'unauthenticated',
    'order-on-hold',
  ].includes(code)
