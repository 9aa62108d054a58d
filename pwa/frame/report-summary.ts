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

/** Only chapters of every report form. */
export const REPORT_SUMMARY = reportOutline().flatMap(({ id, anyForm }) =>
  anyForm && SHOWN.has(id) ? [{ id, ...anyForm }] : [],
)
