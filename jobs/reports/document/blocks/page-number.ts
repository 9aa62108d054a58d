/** The page of a chapter, after words that lead to it. */
import type { Reasoned } from '#visagism/knowledge/reasoned.ts'
import { INK } from '../ink.ts'
import type { PageContext } from '../page-context.ts'
import { baselineOf, drawText, tagged, type Page, type Tag } from '../page.ts'
import { inColour, TYPE, type Style } from '../type-styles.ts'

export const PAGE_GAP = 4.5
export const PAGE_STYLE = inColour(TYPE.caption, INK.wine)
export const pageWords = (page: number) => `página ${page}`

/** The page number is known once all pages are placed. */
export function placePage(
  context: PageContext,
  sheet: Page,
  parent: Tag,
  { chapter, stands }: Reasoned,
  beside: Style,
  at: { x: number; y: number },
): void {
  if (!chapter) return
  const { leading } = beside
  const area = { x: at.x, y: at.y, width: context.setting.width(pageWords(88), PAGE_STYLE), height: leading }
  sheet.link(tagged('Link', parent), area, chapter, (pen) => {
    const page = context.pageOf?.(chapter, stands)
    if (page !== undefined) drawText(pen, pageWords(page), PAGE_STYLE, at.x, baselineOf(beside, at.y))
  })
}
