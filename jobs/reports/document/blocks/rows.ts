/** Two columns under rules, without a head: a name, and its words or the pages it leads to. */
import type { Reasoned } from '#visagism/knowledge/reasoned.ts'
import type { Block } from '../block.ts'
import type { Line } from '../break-lines.ts'
import { columnAt, LEFT, RIGHT, span } from '../grid.ts'
import { INK } from '../ink.ts'
import type { PageContext } from '../page-context.ts'
import { drawRule, tagged, type Page, type Tag } from '../page.ts'
import { TYPE } from '../type-styles.ts'
import { PAGE_GAP, PAGE_STYLE, pageWords, placePage } from './page-number.ts'

export type NamedRow = { readonly name: string } & (
  | { readonly words: string }
  | { readonly pages: readonly Reasoned[] }
)

const PADDING = 6.4
const NAMES_TO_WORDS = 12
const BETWEEN_PAGES = 12

type Cell = { readonly height: number; readonly place: (page: Page, tag: Tag, x: number, y: number) => void }

/** @param heading in a rail at the left; without one the rows take the whole measure */
export function rowsBlock(context: PageContext, parent: Tag, rows: readonly NamedRow[], heading = ''): Block {
  const { setting } = context
  const left = heading === '' ? LEFT : columnAt(2)
  const words = left + (heading === '' ? span(2) - 8 : span(1) + 20)
  const table = tagged('Table', parent)
  const title = setting.lines(heading, TYPE.h2, span(2) - 10, { balanced: true })
  const titleTag = tagged('H2', parent)
  const set = rows.map((row) => {
    const names = setting.lines(row.name, TYPE.cellQuiet, words - left - NAMES_TO_WORDS)
    const cell =
      'words' in row ? wordsCell(context, row.words, RIGHT - words) : pagesCell(context, row.pages, RIGHT - words)
    const height = Math.max(names.length * TYPE.cell.leading, cell.height) + PADDING * 2
    return { names, cell, height, tag: tagged('TR', table) }
  })
  const height = set.reduce((sum, row) => sum + row.height, 0)
  return {
    height: Math.max(height, title.length * TYPE.h2.leading),
    above: 27,
    place: (page, y) => {
      page.lines(titleTag, title, TYPE.h2, LEFT, y + PADDING - 3)
      let at = y
      for (const { names, cell, height: tall, tag } of set) {
        const top = at
        page.art((pen) => drawRule(pen, left, top, RIGHT - left, INK.line))
        page.lines(tagged('TH', tag, { scope: 'Row' }), names, TYPE.cellQuiet, left, top + PADDING)
        cell.place(page, tagged('TD', tag), words, top + PADDING)
        at += tall
      }
      const end = at
      page.art((pen) => drawRule(pen, left, end, RIGHT - left, INK.line))
    },
  }
}

function wordsCell({ setting }: PageContext, words: string, width: number): Cell {
  const lines = setting.lines(words, TYPE.cell, width)
  return {
    height: lines.length * TYPE.cell.leading,
    place: (page, tag, x, y) => void page.lines(tag, lines, TYPE.cell, x, y),
  }
}

/** Each with its page, none divided. */
function pagesCell(context: PageContext, pages: readonly Reasoned[], width: number): Cell {
  const { setting } = context
  const number = PAGE_GAP + setting.width(pageWords(88), PAGE_STYLE)
  type Placed = { lines: readonly Line[]; item: (typeof pages)[number]; x: number; row: number; end: number }
  const placed: Placed[] = []
  let [x, row] = [0, 0]
  for (const item of pages) {
    const lines = setting.lines(`${item.what}, ${item.why}`, TYPE.cell, width)
    const own = lines[0]?.width ?? 0
    if (x > 0 && x + own + number > width) [x, row] = [0, row + 1]
    placed.push({ lines, item, x, row, end: x + own })
    x += own + number + BETWEEN_PAGES
  }
  return {
    height: (row + 1) * TYPE.cell.leading,
    place: (page, tag, left, top) => {
      for (const one of placed) {
        const y = top + one.row * TYPE.cell.leading
        page.lines(tag, one.lines, TYPE.cell, left + one.x, y)
        placePage(context, page, tag, one.item, TYPE.cell, { x: left + one.end + PAGE_GAP, y })
      }
    },
  }
}
