/** The three cuts on a phone: a screen each, the drawing over what the table that compares them says of it. */
import type { Chapter, Table } from '#visagism/chapter.ts'
import { INK } from '../document/ink.ts'
import type { Press } from '../document/press.ts'
import { drawRule, tagged, type Tag } from '../document/sheet.ts'
import { besidePieces, besidesOf, figurePicture } from './phone-plates.ts'
import { notePiece, tablePieces } from './phone-text.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE, SCREEN, SCREEN_FLOOR } from './screen.ts'
import type { Piece } from './stack-screens.ts'

const LEAST_PLATE = 250
const MOST_PLATE = 380
const NAME_WIDTH = 116

export function pathPieces(press: Press, chapter: Chapter, table: Table, sect: Tag, index: number): Piece[] {
  const { setting } = press
  const portraits = chapter.figures.filter((figure) => figure.kind === 'portrait')
  const [, ...columns] = table.columns
  if (portraits.length < 2 || portraits.some(({ label }) => !columns.includes(label)))
    return [...besidePieces(press, sect, besidesOf(press, chapter, sect, index)), ...tablePieces(setting, sect, table)]
  const h2 = tagged('H2', sect)
  const title = setting.lines(table.title, PHONE_TYPE.h2, LINE)
  const pieces = portraits.map((figure, at): Piece => {
    const column = table.columns.indexOf(figure.label)
    const picture = figurePicture(press, sect, figure, index + at)
    const heading = tagged('H3', sect)
    const list = tagged('L', sect)
    const label = setting.lines(figure.label, PHONE_TYPE.label, LINE)
    const caption = setting.lines(figure.caption, PHONE_TYPE.caption, LINE)
    const captionTag = tagged('Caption', sect)
    const rows = table.rows.map((row) => ({
      name: setting.lines(row[0] ?? '', PHONE_TYPE.quiet, NAME_WIDTH - 10, { hyphens: false }),
      value: setting.lines(row[column] ?? '', PHONE_TYPE.body, LINE - NAME_WIDTH),
    }))
    const heightOf = ({ name, value }: (typeof rows)[number]) => Math.max(name.length, value.length) * 23 + 9
    const rowsHeight = rows.reduce((sum, row) => sum + heightOf(row), 0)
    const head = at === 0 ? PHONE_TYPE.h2.leading + 6 : 0
    const words = 16 + head + PHONE_TYPE.label.leading + caption.length * PHONE_TYPE.caption.leading + 12 + rowsHeight
    const plate = Math.max(LEAST_PLATE, Math.min(MOST_PLATE, SCREEN_FLOOR - words))
    return {
      height: plate + words,
      above: 0,
      fresh: true,
      bleeds: true,
      place: (sheet, y) => {
        picture.draw(sheet, { x: 0, y, width: SCREEN.width, height: plate })
        let below = y + plate + 16
        if (at === 0) below = sheet.lines(h2, title, PHONE_TYPE.h2, EDGE, below) + 6
        below = sheet.lines(heading, label, PHONE_TYPE.label, EDGE, below)
        below = sheet.lines(captionTag, caption, PHONE_TYPE.caption, EDGE, below) + 12
        for (const row of rows) {
          const top = below
          const tag = tagged('LBody', tagged('LI', list))
          sheet.art((pen) => drawRule(pen, EDGE, top, LINE, INK.line))
          sheet.lines(tag, row.name, { ...PHONE_TYPE.quiet, leading: 23 }, EDGE, top + 4)
          sheet.lines(tag, row.value, { ...PHONE_TYPE.body, leading: 23 }, EDGE + NAME_WIDTH, top + 4)
          below += heightOf(row)
        }
      },
    }
  })
  return [...pieces, ...(table.note === undefined ? [] : [notePiece(setting, sect, table.note)])]
}
