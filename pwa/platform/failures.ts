import { Problem } from '#contract/problem.ts'
import { reportFailure } from '#pwa/failures/report-failure.ts'

/** Turns any failure into a Problem; other exceptions are the app's own and get reported. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  reportFailure(error)
  return new Problem('app-failed')
}

/** True when retrying unchanged may work: the network, the server, the app or the session failed, or the order is on hold. */
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
