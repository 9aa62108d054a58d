/** The three cuts on a phone: side by side, each over what the table that compares them says of it. */
import type { Chapter, Table } from '#visagism/chapter.ts'
import { INK } from '../document/ink.ts'
import type { Press } from '../document/press.ts'
import { drawRule, tagged, type Tag } from '../document/sheet.ts'
import { besidesOf, columnOf, figurePieces, rowPiece } from './phone-plates.ts'
import { notePiece, tablePieces, withHead } from './phone-text.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE } from './screen.ts'
import type { Piece } from './stack-screens.ts'

const NAME = { ...PHONE_TYPE.label, size: 16, leading: 22 }
const CELL = { ...PHONE_TYPE.body, leading: 21 }
const MOST_COLUMNS = 3

export function pathPieces(press: Press, chapter: Chapter, table: Table, sect: Tag, index: number): Piece[] {
  const { setting } = press
  const figures = besidesOf(press, chapter, sect, index)
  const [, ...columns] = table.columns
  const isTable =
    figures.length > 1 &&
    figures.length <= MOST_COLUMNS &&
    figures.every(({ caption }, at) => caption.label === columns[at])
  if (!isTable) return [...figurePieces(press, sect, figures), ...tablePieces(setting, sect, table)]
  const head = rowPiece(press, sect, figures, figures.length, 0)
  return [
    withHead(setting, sect, table.title, head),
    ...table.rows.map((row) => comparedPiece(press, sect, row, figures.length)),
    ...(table.note === undefined ? [] : [notePiece(setting, sect, table.note)]),
  ]
}

/** One row: what is compared, then each cut's word under its drawing. */
function comparedPiece(
  { setting }: Press,
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
    place: (sheet, y) => {
      sheet.art((pen) => drawRule(pen, EDGE, y, LINE, INK.line))
      sheet.lines(tag, nameLines, NAME, EDGE, y + 5)
      lines.forEach((cell, at) => sheet.lines(tag, cell, CELL, columnOf(columns, at).x, y + top))
    },
  }
}
