/** The whole document as sheets: every chapter drafted, the layouts chosen together, cover and contents last. */
import { setImmediate as breathe } from 'node:timers/promises'
import { chooseLayouts, type Way } from './choose-layouts.ts'
import { draftChapter, layoutAlone, layoutTogether, MOST_TOGETHER, placeLayout } from './compose-chapter.ts'
import type { Draft } from './draft.ts'
import { beginsAPage, openingOf } from './openings.ts'
import { contactSheet } from './pages/contact.ts'
import { contentsSheet } from './pages/contents.ts'
import { coverSheet } from './pages/cover.ts'
import type { Press } from './press.ts'
import type { Sheet } from './sheet.ts'

/** With cover, contents and contact the document has 36 to 44 pages. */
const CHAPTER_PAGES = { least: 34, most: 41 } as const
/** Cover and contents stand before the chapters. */
const BEFORE = 2

export async function composeDocument(press: Press): Promise<Sheet[]> {
  const { drafts, ways } = await planDocument(press)
  const pages: Sheet[] = []
  for (const { at, takes, layout } of ways) {
    pages.push(...placeLayout(press, drafts.slice(at, at + takes), layout))
    await breathe()
  }
  pages.push(contactSheet(press))
  const entries = pages.flatMap(({ options: { anchors = [] } }, index) =>
    anchors.map(({ name, title }) => ({ anchor: name, title, page: index + 1 + BEFORE })),
  )
  return [coverSheet(press, pages.length + BEFORE), contentsSheet(press, entries), ...pages]
}

export type Plan = { readonly drafts: readonly Draft[]; readonly ways: readonly Way[] }

/** Which chapters stand where, before anything is placed. */
export async function planDocument(press: Press): Promise<Plan> {
  const drafts: Draft[] = []
  for (const [index, chapter] of press.analysis.chapters.entries()) {
    drafts.push(draftChapter(press, chapter, index, openingOf))
    await breathe()
  }
  const ways: Way[] = []
  for (const [at, draft] of drafts.entries()) {
    for (const layout of layoutAlone(draft)) ways.push({ at, takes: 1, layout })
    for (let takes = 2; takes <= MOST_TOGETHER; takes++) {
      const last = drafts[at + takes - 1]
      if (!last || beginsAPage(last.chapter.id)) break
      for (const layout of layoutTogether(drafts.slice(at, at + takes))) ways.push({ at, takes, layout })
    }
    await breathe()
  }
  return { drafts, ways: chooseLayouts(drafts.length, ways, CHAPTER_PAGES) }
}
