/** Drafts all chapters, chooses layouts together, then adds cover and contents. */
import { setImmediate as breathe } from 'node:timers/promises'
import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { COVERED_PAGES, REPORT_PAGES } from '#visagism/chapters/outline.ts'
import { spareBlock } from '../pages/spare.ts'
import { quoteTail } from '../blocks/tail.ts'
import { chooseLayouts } from './choose-layouts.ts'
import { type Layout, type PlacedChapter, draftChapter, layoutsOf, placeLayout, platesFace } from './compose-chapter.ts'
import type { Draft } from '../blocks/draft.ts'
import { openingOf } from './openings.ts'
import { contactSheet } from '../pages/contact.ts'
import { contentsPage } from '../pages/contents.ts'
import { coverPage } from '../pages/cover.ts'
import type { PageContext } from '../page-context.ts'
import type { Page } from '../page.ts'

/** Cover, contents and contact. */
const AROUND = 3
const chapterPages = ({ analysis }: PageContext) => {
  const { least, most } = analysis.isHairHidden ? COVERED_PAGES : REPORT_PAGES
  return { least: least - AROUND, most: most - AROUND }
}
const BEFORE = 2

export async function composeDocument(given: PageContext): Promise<Page[]> {
  const placedOn = new Map<ChapterId, { readonly first: number; readonly sheets: readonly Page[] }>()
  const pageOf = (chapter: ChapterId, sentence?: string): number | undefined => {
    const placed = placedOn.get(chapter)
    if (!placed) return undefined
    const at = sentence === undefined ? -1 : placed.sheets.findIndex(({ texts }) => isOn(texts, sentence))
    return placed.first + Math.max(0, at)
  }
  const context: PageContext = { ...given, pageOf }
  const { drafts, layouts } = await planDocument(context)
  const chapters: PlacedChapter[] = []
  const pages: Page[] = []
  for (const [index, layout] of layouts.entries()) {
    const draft = drafts[index]
    if (draft) {
      const first = pages.length + 1 + BEFORE
      const before = layouts[index - 1]
      const isRightHand = first % 2 === 1
      const placed = placeLayout(
        context,
        draft,
        layout,
        isRightHand && before !== undefined && platesFace(before, layout),
      )
      placedOn.set(draft.chapter.id, { first, sheets: placed.sheets })
      chapters.push(placed)
      pages.push(...placed.sheets)
    }
    await breathe()
  }
  fillEnds(context, chapters, pages)
  pages.push(contactSheet(context))
  const entries = pages.flatMap(({ options: { anchors = [] } }, index) =>
    anchors.map(({ name, title }) => ({ anchor: name, title, page: index + 1 + BEFORE })),
  )
  return [coverPage(context, pages.length + BEFORE), contentsPage(context, entries), ...pages]
}

/** For cover and contents. */
const PICTURED_BEFORE = [true, false]
/** Pages with pictures in a row. */
const MOST_PICTURED = 6

const squash = (text: string): string => text.replace(/[\s\u00ad-]/g, '')
/** Of a sentence that goes on overleaf, the page is where it begins. */
const BEGINNING = 36
const isOn = (texts: readonly string[], sentence: string): boolean =>
  squash(texts.join('')).includes(squash(sentence).slice(0, BEGINNING))

/**
 * Fills chapter ends, emptiest first, with an unused quote or more advice; with pictures while the run of picture pages stays short enough.
 */
function fillEnds(context: PageContext, chapters: readonly PlacedChapter[], pages: readonly Page[]): void {
  const pictured = [...PICTURED_BEFORE, ...pages.map(hasPicture)]
  for (const { draft, sheets, end, quote } of chapters.toSorted((a, b) => b.end.room - a.end.room)) {
    const sheet = sheets.at(-1)
    if (!sheet) continue
    const at = BEFORE + pages.indexOf(sheet)
    const mayShow = pictured[at] === true || rowAround(pictured, at) <= MOST_PICTURED
    const spare = mayShow && quote === null ? spareBlock(context, draft, end.room) : null
    const tail =
      quote === null ? spare && { block: spare, hasPicture: true } : quoteTail(context, draft, end.room, quote, mayShow)
    if (!tail) continue
    tail.block.place(sheet, end.y + tail.block.above)
    pictured[at] ||= tail.hasPicture
  }
}

const hasPicture = ({ marks }: Page): boolean => marks.some(({ tag }) => tag?.role === 'Figure')

/** The run of picture pages this one would join. */
function rowAround(pictured: readonly boolean[], at: number): number {
  const before = pictured
    .slice(0, at)
    .toReversed()
    .findIndex((is) => !is)
  const after = pictured.slice(at + 1).findIndex((is) => !is)
  return (before < 0 ? at : before) + 1 + (after < 0 ? pictured.length - at - 1 : after)
}

/** The photo chapter needs its photo. */
export const printedChapters = ({ analysis, photos, points }: PageContext) =>
  photos.front && points
    ? analysis.chapters
    : analysis.chapters.filter(({ figures }) => figures.every(({ kind }) => kind !== 'on-photo'))

export type Plan = { readonly drafts: readonly Draft[]; readonly layouts: readonly Layout[] }

/** Chooses all layouts before anything is placed. */
export async function planDocument(context: PageContext): Promise<Plan> {
  const drafts: Draft[] = []
  const choices: Layout[][] = []
  for (const [index, chapter] of printedChapters(context).entries()) {
    const draft = draftChapter(context, chapter, index, openingOf)
    drafts.push(draft)
    choices.push(layoutsOf(draft))
    await breathe()
  }
  return { drafts, layouts: chooseLayouts(choices, chapterPages(context)) }
}
