import { Problem } from '#contract/problem.ts'

/** Any failure as a Problem: what is none is a bug of ours. */
export const asProblem = (error: unknown): Problem => (error instanceof Problem ? error : new Problem('bug'))

/** Worth sending again unchanged: the network, the server or the session failed, or the
 *  order is on hold: not what was sent. */
export const isPassing = ({ code }: Problem): boolean =>
  ['offline', 'unavailable', 'uploads-busy', 'bug', 'too-many-attempts', 'unauthenticated', 'order-on-hold'].includes(
    code,
  )
