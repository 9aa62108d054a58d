import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { SAMPLE_CHAPTERS } from './drawn/chapters.ts'
import { SAMPLE_TITLES } from './drawn/guide.ts'

export const SAMPLE_PAGES = SAMPLE_TITLES.length

const starts = Object.values(SAMPLE_CHAPTERS).sort((a, b) => a - b)

/** Pages from 1; chapters that the sample guide lacks are skipped. */
export function pagesOf(chapters: readonly ChapterId[]): readonly number[] {
  const pages = chapters.flatMap((chapter) => {
    const start = SAMPLE_CHAPTERS[chapter]
    if (start === undefined) return []
    const next = starts.find((other) => other > start) ?? start + 1
    return Array.from({ length: next - start }, (_, at) => start + at)
  })
  return [...new Set(pages)].sort((a, b) => a - b)
}

/** @throws Error for a chapter that the sample guide lacks */
export function firstPageOf(chapter: ChapterId): number {
  const page = SAMPLE_CHAPTERS[chapter]
  if (page === undefined) throw new Error(`The open guide has no chapter ${chapter}.`)
  return page
}
