/** A section as a band: heading in the left rail, text beside it. */
import type { Block } from '../block.ts'
import { balanceColumns, flowParagraphs, placeColumn, takeColumns, turnBefore, type FlowLine } from '../flow.ts'
import { columnAt, LEFT, MEASURE, span } from '../grid.ts'
import { INK } from '../ink.ts'
import type { Setting } from '../setting.ts'
import { drawRule, tagged, type Page, type Tag } from '../page.ts'
import { inColour, TYPE } from '../type-styles.ts'

export type SectionContent = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Shown in the rail if there is room. */
  readonly quote?: string
  /** Replaces the heading, which then opens the text. */
  readonly rail?: Rail
}

export type Rail = { readonly height: number; readonly place: (page: Page, y: number) => void }

const RULE_TO_TEXT = 12
const ABOVE = 21
const HEADING_TO_QUOTE = 13
const RAIL = span(2) - 10
const COLUMN = span(2)
/** Least lines per column to carry overleaf: a shorter tail loses its heading. */
const LEAST_CARRIED = 5
/** Text with fewer lines uses one wide column. */
const LINES_FOR_TWO = 9

export function sectionBlock(setting: Setting, parent: Tag, content: SectionContent): Block {
  const headTag = tagged('H2', parent)
  const narrow = flowParagraphs(setting, content.paragraphs, TYPE.body, COLUMN, parent)
  const columns = narrow.length < LINES_FOR_TWO ? 1 : 2
  const text = columns === 2 ? narrow : flowParagraphs(setting, content.paragraphs, TYPE.body, span(4) - 20, parent)
  const rail = content.rail ?? headingRail(setting, parent, headTag, content)
  const opening = content.rail ? headingLines(setting, headTag, content.heading) : []
  return band({ lines: [...opening, ...text], columns, rail, ruled: true })
}

function headingLines(setting: Setting, tag: Tag, heading: string): FlowLine[] {
  return setting
    .lines(heading, TYPE.h3, COLUMN, { hyphens: false })
    .map((line) => ({ line, style: TYPE.h3, tag, before: 0, bound: true }))
}

function headingRail(setting: Setting, parent: Tag, headTag: Tag, content: SectionContent): Rail {
  const heading = setting.lines(content.heading, TYPE.h2, RAIL, { balanced: true })
  const quoteTag = tagged('BlockQuote', parent)
  const quote = content.quote === undefined ? [] : setting.lines(content.quote, TYPE.pull, RAIL, { balanced: true })
  const headHeight = heading.length * TYPE.h2.leading
  const quoteTop = headHeight + HEADING_TO_QUOTE
  return {
    height: quote.length > 0 ? quoteTop + quote.length * TYPE.pull.leading : headHeight,
    place: (page, y) => {
      page.lines(headTag, heading, TYPE.h2, LEFT, y - 2.5)
      page.lines(quoteTag, quote, TYPE.pull, LEFT, y + quoteTop)
    },
  }
}

const NO_RAIL: Rail = { height: 0, place: () => undefined }

type Band = {
  readonly lines: readonly FlowLine[]
  readonly columns: 1 | 2
  readonly rail: Rail
  readonly ruled: boolean
}

function band(b: Band): Block {
  const text = balanceColumns(b.lines, b.columns)
  const top = b.ruled ? RULE_TO_TEXT : 0
  return {
    height: top + Math.max(text.height, b.rail.height),
    above: ABOVE,
    place: (page, y) => {
      if (b.ruled) page.art((pen) => drawRule(pen, LEFT, y, MEASURE, INK.line))
      b.rail.place(page, y + top)
      text.columns.forEach((column, index) => placeColumn(page, column, columnAt(2 + index * 2), y + top))
    },
    split: (room) => {
      const inner = Math.floor((room - top) / TYPE.body.leading) * TYPE.body.leading
      if (inner < Math.max(b.rail.height, TYPE.body.leading * 4)) return null
      const { columns, rest } = takeColumns(b.lines, b.columns, inner)
      const end = turnBefore(b.lines, columns.flat().length)
      if (rest.length < LEAST_CARRIED * b.columns || end === 0) return null
      const [taken, carried] = [b.lines.slice(0, end), b.lines.slice(end)]
      return [band({ ...b, lines: taken }), band({ ...b, lines: carried, rail: NO_RAIL, ruled: false })]
    },
  }
}

export function quoteBlock(setting: Setting, parent: Tag, text: string): Block {
  const lines = setting.lines(text, TYPE.pullLarge, span(5), { balanced: true })
  const tag = tagged('BlockQuote', parent)
  return {
    height: lines.length * TYPE.pullLarge.leading + 6,
    above: 26,
    place: (page, y) => void page.lines(tag, lines, inColour(TYPE.pullLarge, INK.wine), LEFT, y),
  }
}
