import type { Chapter, Table } from '#visagism/chapters/chapter.ts'
import { placePathsRuler, readPaths, rulerHeight } from '../document/blocks/paths-ruler.ts'
import { INK } from '../document/ink.ts'
import type { PageContext } from '../document/page-context.ts'
import { drawRule, tagged, type Tag } from '../document/page.ts'
import { besidesOf, columnOf, figurePieces, rowPiece } from './phone-plates.ts'
import { notePiece, tablePieces, withHead } from './phone-text.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE } from './screen.ts'
import type { Piece } from './stack-screens.ts'

const NAME = { ...PHONE_TYPE.label, size: 16, leading: 22 }
const CELL = { ...PHONE_TYPE.body, leading: 21 }
const MOST_COLUMNS = 3

export function pathPieces(context: PageContext, chapter: Chapter, table: Table, sect: Tag, index: number): Piece[] {
  const { setting } = context
  const figures = besidesOf(context, chapter, sect, index)
  const [, ...columns] = table.columns
  const isTable =
    figures.length > 1 &&
    figures.length <= MOST_COLUMNS &&
    figures.every(({ caption }, at) => caption.label === columns[at])
  if (!isTable) return [...figurePieces(context, sect, figures), ...tablePieces(setting, sect, table)]
  const head = rowPiece(context, sect, figures, figures.length, 0)
  const types = { label: CELL, caption: NAME, tag: { ...NAME, size: 16, leading: 20 } }
  const ruler: Piece = {
    height: rulerHeight(types),
    above: 18,
    place: (page, y) => placePathsRuler(page, sect, readPaths(context.analysis), types, { x: EDGE, y, width: LINE }),
  }
  return [
    ruler,
    withHead(setting, sect, table.title, head),
    comparedRows(
      table.rows.map((row) => comparedPiece(context, sect, row, figures.length)),
      namesPiece(context, sect, columns),
    ),
    ...(table.note === undefined ? [] : [notePiece(setting, sect, table.note)]),
  ]
}

/** A new page repeats the cuts' names. */
function comparedRows(rows: readonly Piece[], names: Piece): Piece {
  const tops = rows.map((_, at) => rows.slice(0, at).reduce((sum, { height, above }) => sum + height + above, 0))
  const last = rows.at(-1)
  return {
    height: (tops.at(-1) ?? 0) + (last?.height ?? 0),
    above: rows[0]?.above ?? 0,
    place: (page, y) => rows.forEach((row, at) => row.place(page, y + (tops[at] ?? 0))),
    split: (room) => {
      const count = rows.filter((row, at) => (tops[at] ?? 0) + row.height <= room).length
      if (count === 0 || count >= rows.length) return null
      return [comparedRows(rows.slice(0, count), names), comparedRows([names, ...rows.slice(count)], names)]
    },
  }
}

function namesPiece({ setting }: PageContext, sect: Tag, names: readonly string[]): Piece {
  const tag = tagged('Caption', sect)
  const lines = names.map((name, at) => setting.lines(name, NAME, columnOf(names.length, at).width, { hyphens: false }))
  return {
    height: Math.max(0, ...lines.map(({ length }) => length)) * NAME.leading,
    above: 0,
    place: (page, y) => lines.forEach((one, at) => page.lines(tag, one, NAME, columnOf(names.length, at).x, y)),
  }
}

function comparedPiece(
  { setting }: PageContext,
  sect: Tag,
  [name = '', ...cells]: readonly string[],
  columns: number,
): Piece {
  const tag = tagged('LBody', tagged('LI', tagged('L', sect)))
  const nameLines = setting.lines(name, NAME, LINE)
  const lines = cells.map((cell, at) => setting.lines(cell, CELL, columnOf(columns, at).width))
  const top = 5 + nameLines.length * NAME.leading
  return {
    height: top + Math.max(0, ...lines.map(({ length }) => length)) * CELL.leading,
    above: 9,
    place: (page, y) => {
      page.art((pen) => drawRule(pen, EDGE, y, LINE, INK.line))
      page.lines(tag, nameLines, NAME, EDGE, y + 5)
      lines.forEach((cell, at) => page.lines(tag, cell, CELL, columnOf(columns, at).x, y + top))
    },
  }
}
