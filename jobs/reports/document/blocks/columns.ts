/** Several sections as one text in three columns. */
import type { Section } from '#visagism/chapters/chapter.ts'
import type { Block } from '../block.ts'
import { balanceColumns, flowParagraphs, placeColumn, takeColumns, turnBefore, type FlowLine } from '../flow.ts'
import { columnAt, LEFT, MEASURE, span } from '../grid.ts'
import { INK } from '../ink.ts'
import type { Setting } from '../setting.ts'
import { drawRule, tagged, type Tag } from '../page.ts'
import { TYPE, type Style } from '../type-styles.ts'

const COLUMNS = 3
const WIDTH = span(2) - 4
const RULE_TO_TEXT = 13
const ABOVE = 20
const LEAST_LINES = 3
/** Lines to keep with a heading at a column's foot. */
const LEAST_UNDER_HEADING = 3

export function columnsBlock(
  setting: Setting,
  parent: Tag,
  sections: readonly Section[],
  style: Style = TYPE.body,
): Block {
  // Keeps the baseline grid.
  const head3: Style = { ...TYPE.h3, leading: style.leading }
  const lines = sections.flatMap(({ heading, paragraphs }, index) => {
    const tag = tagged('H2', parent)
    const head = setting.lines(heading, head3, WIDTH, { hyphens: false, balanced: true })
    const headLines: FlowLine[] = head.map((line, row) => ({
      line,
      style: head3,
      tag,
      before: row === 0 && index > 0 ? style.leading : 0,
      bound: true,
    }))
    return [...headLines, ...heldBy(flowParagraphs(setting, paragraphs, style, WIDTH, parent))]
  })
  return columns(lines, style.leading)
}

const heldBy = (text: readonly FlowLine[]): FlowLine[] =>
  text.map((line, row) =>
    row < LEAST_UNDER_HEADING - 1 && text.length >= LEAST_UNDER_HEADING ? { ...line, bound: true } : line,
  )

function columns(lines: readonly FlowLine[], leading: number): Block {
  const text = balanceColumns(lines, COLUMNS)
  return {
    height: RULE_TO_TEXT + text.height,
    above: ABOVE,
    place: (page, y) => {
      page.art((pen) => drawRule(pen, LEFT, y, MEASURE, INK.line))
      text.columns.forEach((column, index) => placeColumn(page, column, columnAt(index * 2), y + RULE_TO_TEXT))
    },
    split: (room) => {
      const height = Math.floor((room - RULE_TO_TEXT) / leading) * leading
      if (height < LEAST_LINES * leading) return null
      const { columns: taken, rest } = takeColumns(lines, COLUMNS, height)
      if (rest.length < 2 * COLUMNS || taken.some((column) => column.length === 0)) return null
      const end = turnBefore(lines, taken.flat().length)
      if (end < LEAST_LINES * COLUMNS - 1) return null
      return [columns(lines.slice(0, end), leading), columns(lines.slice(end), leading)]
    },
  }
}
