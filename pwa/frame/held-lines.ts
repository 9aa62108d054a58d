import type { ChapterId } from '#visagism/chapter.ts'

/** What a page says that the guide holds, and the chapter that holds it. */
export type HeldLine = readonly [chapter: ChapterId, text: string]

/** The words alone. */
export const wordsOf = (lines: readonly HeldLine[]): readonly string[] => lines.map(([, text]) => text)
