import type { ChapterId } from '#visagism/chapter.ts'
import { reportOutline } from '#visagism/outline.ts'

const SHOWN: ReadonlySet<ChapterId> = new Set<ChapterId>([
  'forma',
  'cabelo',
  'sobrancelhas',
  'oculos',
  'decotes',
  'cores',
  'cuidados',
  'cartao',
])

/** The report's summary as pages show it: chapters that every report holds, in whichever form, in reading order. */
export const REPORT_SUMMARY = reportOutline().flatMap(({ id, anyForm }) =>
  anyForm && SHOWN.has(id) ? [{ id, ...anyForm }] : [],
)
