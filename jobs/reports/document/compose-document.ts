/** The whole document as sheets: every chapter drafted, the layouts chosen together, cover and contents last. */
import { setImmediate as breathe } from 'node:timers/promises'
import type { ChapterId } from '#visagism/chapter.ts'
import { REPORT_PAGES } from '#visagism/outline.ts'
import { chooseLayouts } from './choose-layouts.ts'
import { type Layout, draftChapter, layoutsOf, placeLayout } from './compose-chapter.ts'
import type { Draft } from './draft.ts'
import { openingOf } from './openings.ts'
import { contactSheet } from './pages/contact.ts'
import { contentsSheet } from './pages/contents.ts'
import { coverSheet } from './pages/cover.ts'
import type { Press } from './press.ts'
import type { Sheet } from './sheet.ts'

/** Cover, contents and contact are pages of every document. */
const AROUND = 3
const CHAPTER_PAGES = { least: REPORT_PAGES.least - AROUND, most: REPORT_PAGES.most - AROUND } as const
/** Cover and contents stand before the chapters. */
const BEFORE = 2

export async function composeDocument(given: Press): Promise<Sheet[]> {
  const opensOn = new Map<ChapterId, number>()
  const press: Press = { ...given, pageOf: (chapter) => opensOn.get(chapter) }
  const { drafts, layouts } = await planDocument(press)
  const pages: Sheet[] = []
  for (const [index, layout] of layouts.entries()) {
    const draft = drafts[index]
    if (draft) {
      opensOn.set(draft.chapter.id, pages.length + 1 + BEFORE)
      pages.push(...placeLayout(press, draft, layout))
    }
    await breathe()
  }
  pages.push(contactSheet(press))
  const entries = pages.flatMap(({ options: { anchors = [] } }, index) =>
    anchors.map(({ name, title }) => ({ anchor: name, title, page: index + 1 + BEFORE })),
  )
  return [coverSheet(press, pages.length + BEFORE), contentsSheet(press, entries), ...pages]
}

/** A chapter about a photo is not printed without it. */
export const printedChapters = ({ analysis, photos, points }: Press) =>
  photos.front && points
    ? analysis.chapters
    : analysis.chapters.filter(({ figures }) => figures.every(({ kind }) => kind !== 'on-photo'))

/** One layout a chapter, in reading order. */
export type Plan = { readonly drafts: readonly Draft[]; readonly layouts: readonly Layout[] }

/** How each chapter stands on its pages, before anything is placed. */
export async function planDocument(press: Press): Promise<Plan> {
  const drafts: Draft[] = []
  const choices: Layout[][] = []
  for (const [index, chapter] of printedChapters(press).entries()) {
    const draft = draftChapter(press, chapter, index, openingOf)
    drafts.push(draft)
    choices.push(layoutsOf(draft))
    await breathe()
  }
  return { drafts, layouts: chooseLayouts(choices, CHAPTER_PAGES) }
}
