import { formatDayTime } from '#contract/format.ts'
import { Problem } from '#contract/problem.ts'

/** Reports a conflicting change instead of overwriting it. */
export const changedBy = (who: string, what: string, at: Date, then: string): Problem =>
  new Problem('changed-meanwhile', { text: `${who} ${what} em ${formatDayTime(at)}. ${then}` })
