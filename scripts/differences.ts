/** How much of one person's report another person reads too. */
import { type Analysis, analysisTexts } from '#visagism/analysis.ts'

/** Sentences of five words and more; shorter ones are names of things. */
export const sentencesOf = (analysis: Analysis): ReadonlySet<string> =>
  new Set(
    analysisTexts(analysis)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length >= 5),
  )

/** Share of the smaller text's sentences that the other one holds too, 0 to 1. */
export function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((sentence) => b.has(sentence)).length
  return both / Math.max(1, Math.min(a.size, b.size))
}
