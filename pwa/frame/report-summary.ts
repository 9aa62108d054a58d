import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { reportOutline } from '#visagism/chapters/outline.ts'

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

/** The report's contents as pages show them: only chapters that every report form has. */
export const REPORT_SUMMARY = reportOutline().flatMap(({ id, anyForm }) =>
  anyForm && SHOWN.has(id) ? [{ id, ...anyForm }] : [],
)
