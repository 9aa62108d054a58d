import type { Analysis } from '#visagism/analysis/analysis.ts'
import type { Chapter } from '#visagism/chapters/chapter.ts'
import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'

/** Every edition shares headings and labels. */
const runningTexts = (c: Chapter): string[] => [
  c.lead,
  ...c.quotes,
  ...c.sections.flatMap(({ paragraphs }) => paragraphs),
  ...[...c.lists.flatMap(({ items }) => items), ...c.avoid].map(({ why }) => why),
  ...c.tables.flatMap(({ note }) => note ?? []),
  ...c.figures.map(({ caption }) => caption),
  c.origin,
]

/** Sentences of five words or more. */
export const chapterSentences = (chapter: Chapter): string[] =>
  runningTexts(chapter)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.split(/\s+/).length >= 5)

export const sentencesOf = ({ chapters }: Analysis): ReadonlySet<string> =>
  new Set(chapters.filter(({ id }) => !LOOKED_UP.includes(id)).flatMap(chapterSentences))

/** These chapters are the same for all. */
const LOOKED_UP: readonly ChapterId[] = ['fontes']

/** Share of the smaller text's sentences, 0 to 1. */
export function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((sentence) => b.has(sentence)).length
  return both / Math.max(1, Math.min(a.size, b.size))
}
