import type { Table } from '#visagism/chapters/chapter.ts'
import type { Block } from '../block.ts'
import type { Line } from '../break-lines.ts'
import { LEFT, MEASURE } from '../grid.ts'
import { INK } from '../ink.ts'
import type { Setting } from '../setting.ts'
import { drawRule, tagged, type Page, type Tag } from '../page.ts'
import { TYPE } from '../type-styles.ts'
import { drawSwatch } from './swatches.ts'

const CELL_GAP = 12
const PADDING = 6.4
const TITLE_GAP = 6
const NOTE_GAP = 7
/** Tables with up to this many rows are not divided. */
export const LARGEST_WHOLE_TABLE = 14

type SetRow = { readonly cells: readonly (readonly Line[])[]; readonly height: number; readonly tag: Tag }
type TableParts = {
  readonly title: readonly Line[]
  readonly titleTag: Tag
  readonly head: SetRow | null
  readonly rows: readonly SetRow[]
  readonly note: readonly Line[]
  readonly noteTag: Tag
  readonly widths: readonly number[]
  readonly tableTag: Tag
  readonly padding: number
}

export function tableBlock(setting: Setting, parent: Tag, table: Table, padding = PADDING): Block {
  const widths = columnWidths(setting, table)
  const tableTag = tagged('Table', parent)
  const inner = (column: number) => (widths[column] ?? 60) - CELL_GAP
  const rowOf = (texts: readonly string[], head: boolean): SetRow => {
    const cells = texts.map((text, column) => {
      const style = head ? TYPE.cellHead : column === 0 ? TYPE.cellQuiet : TYPE.cell
      // Hyphenate only words wider than the column.
      const isTooWide = text.split(' ').some((word) => setting.width(word, style) > inner(column))
      return setting.lines(text, style, inner(column), { hyphens: !head && isTooWide })
    })
    return {
      cells,
      height: Math.max(1, ...cells.map((c) => c.length)) * TYPE.cell.leading + padding * 2,
      tag: tagged('TR', tableTag),
    }
  }
  const hasHead = table.columns.some((text) => text !== '')
  return assemble({
    title: setting.lines(table.title, TYPE.h2, MEASURE),
    titleTag: tagged('H2', parent),
    head: hasHead ? rowOf(table.columns, true) : null,
    rows: table.rows.map((row) => rowOf(row, false)),
    note: table.note === undefined ? [] : setting.lines(table.note, TYPE.small, MEASURE),
    noteTag: tagged('Note', parent),
    widths,
    tableTag,
    padding,
  })
}

function assemble(t: TableParts): Block {
  const titleHeight = t.title.length === 0 ? 0 : t.title.length * TYPE.h2.leading + TITLE_GAP
  const headHeight = t.head?.height ?? 0
  const rowsHeight = t.rows.reduce((sum, row) => sum + row.height, 0)
  const noteHeight = t.note.length === 0 ? 0 : NOTE_GAP + t.note.length * TYPE.small.leading
  return {
    height: titleHeight + headHeight + rowsHeight + noteHeight,
    above: 27,
    place: (page, y) => {
      let at = page.lines(t.titleTag, t.title, TYPE.h2, LEFT, y) + (t.title.length === 0 ? 0 : TITLE_GAP)
      if (t.head) at = placeRow(page, t.head, t, at, 'head')
      for (const row of t.rows) at = placeRow(page, row, t, at, 'body')
      const end = at
      page.art((pen) => drawRule(pen, LEFT, end, MEASURE, INK.line))
      if (t.note.length > 0) page.lines(t.noteTag, t.note, TYPE.small, LEFT, at + NOTE_GAP)
    },
    split: (room) => {
      let used = titleHeight + headHeight
      let count = 0
      for (const row of t.rows) {
        if (used + row.height > room) break
        used += row.height
        count++
      }
      if (t.rows.length <= LARGEST_WHOLE_TABLE || count < 2 || t.rows.length - count < 2) return null
      return [
        assemble({ ...t, rows: t.rows.slice(0, count), note: [] }),
        assemble({
          ...t,
          rows: t.rows.slice(count),
          title: [],
          head: t.head && { ...t.head, tag: tagged('TR', t.tableTag) },
        }),
      ]
    },
  }
}

function placeRow(page: Page, row: SetRow, { widths, padding }: TableParts, y: number, kind: 'head' | 'body'): number {
  if (kind === 'body') page.art((pen) => drawRule(pen, LEFT, y, MEASURE, INK.line))
  let x = LEFT
  for (const [column, lines] of row.cells.entries()) {
    const isRowHead = kind === 'body' && column === 0
    const tag =
      kind === 'head'
        ? tagged('TH', row.tag, { scope: 'Column' })
        : isRowHead
          ? tagged('TH', row.tag, { scope: 'Row' })
          : tagged('TD', row.tag)
    const style = kind === 'head' ? TYPE.cellHead : isRowHead ? TYPE.cellQuiet : TYPE.cell
    const offset = kind === 'head' ? row.height - padding - lines.length * style.leading : padding
    page.lines(tag, lines, style, x, y + offset)
    if (kind === 'body') placeChips(page, lines, x, y + offset)
    x += widths[column] ?? 0
  }
  return y + row.height
}

const CHIP = 8.5

/** Puts a chip after the line that names the colour code. */
function placeChips(page: Page, lines: readonly Line[], x: number, y: number): void {
  lines.forEach((line, row) => {
    const text = line.runs.map((run) => run.text).join('')
    const codes = text.match(/#[0-9A-F]{6}\b/gi) ?? []
    const top = y + row * TYPE.cell.leading + (TYPE.cell.leading - CHIP) / 2
    page.art((pen) =>
      codes.forEach((hex, index) => drawSwatch(pen, hex, x + line.width + 6 + index * (CHIP + 2), top, CHIP, CHIP)),
    )
  })
}

/** Proportional to content, but at least as wide as the longest word. */
function columnWidths(setting: Setting, { columns, rows }: Table): number[] {
  const count = Math.max(columns.length, ...rows.map((row) => row.length))
  const cells = (column: number) => rows.map((row) => row[column] ?? '')
  const headWidth = (column: number) =>
    Math.max(0, ...(columns[column] ?? '').split(' ').map((word) => setting.width(word, TYPE.cellHead) + 1))
  const least = Array.from({ length: count }, (_, column) =>
    Math.min(
      MEASURE / count,
      CELL_GAP +
        Math.max(
          24,
          headWidth(column),
          ...cells(column).flatMap((text) => text.split(' ').map((word) => setting.width(word, TYPE.cell) + 1)),
        ),
    ),
  )
  const wanted = Array.from({ length: count }, (_, column) => {
    const longest = Math.max(
      setting.width(columns[column] ?? '', TYPE.cellHead),
      ...cells(column).map((text) => setting.width(text, TYPE.cell)),
    )
    return Math.max(least[column] ?? 0, CELL_GAP + Math.min(longest, 250))
  })
  const total = wanted.reduce((sum, width) => sum + width, 0)
  if (total <= MEASURE) return wanted.map((width) => width + (MEASURE - total) / count)
  const spare = MEASURE - least.reduce((sum, width) => sum + width, 0)
  const greed = wanted.map((width, column) => width - (least[column] ?? 0))
  const totalGreed = greed.reduce((sum, width) => sum + width, 0) || 1
  return least.map((width, column) => width + (spare * (greed[column] ?? 0)) / totalGreed)
}
