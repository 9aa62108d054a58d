import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'

/** A promise, and the chapter that keeps it. */
export type HeldLine = readonly [chapter: ChapterId, text: string]

export const wordsOf = (lines: readonly HeldLine[]): readonly string[] => lines.map(([, text]) => text)
