import { formatDayTime } from '#contract/format.ts'
import { Problem } from '#contract/problem.ts'

/** Who changed what, and when: the second of two is told instead of winning. */
export const changedBy = (who: string, what: string, at: Date, then: string): Problem =>
  new Problem('changed-meanwhile', { text: `${who} ${what} em ${formatDayTime(at)}. ${then}` })
