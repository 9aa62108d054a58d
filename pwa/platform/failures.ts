import { Problem } from '#contract/problem.ts'
import { reportFailure } from '#pwa/failures/report-failure.ts'

/** Any failure as a Problem: what is none is an exception of the app's own, and reported. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  reportFailure(error)
  return new Problem('app-failed')
}

/** Worth sending again unchanged: what was sent is right; the network, the server, the app or the session failed, or the order is on hold. */
export const isPassing = ({ code }: Problem): boolean =>
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
