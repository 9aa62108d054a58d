import type { ChapterId } from '#visagism/chapter.ts'
import { reportOutline } from '#visagism/outline.ts'

/** What a page says that the guide holds, and the chapter that holds it. */
export type HeldLine = readonly [chapter: ChapterId, text: string]

/** The words alone. */
export const wordsOf = (lines: readonly HeldLine[]): readonly string[] => lines.map(([, text]) => text)

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
