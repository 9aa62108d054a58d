/** A year of care on a phone: every month its tape of days, then what the table of months says of it. */
import type { Table } from '#visagism/chapter.ts'
import type { CalendarMonth } from '#visagism/maintenance.ts'
import { drawMonthTape } from '../document/pages/calendar.ts'
import { INK } from '../document/ink.ts'
import type { Press } from '../document/press.ts'
import { drawRule, tagged, type Tag } from '../document/sheet.ts'
import { withHead } from './phone-gauges.ts'
import { notePiece, textPiece } from './phone-text.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE } from './screen.ts'
import type { Piece } from './stack-screens.ts'

const TAPE = { top: 44, height: 22 } as const
const LABEL = { ...PHONE_TYPE.label, size: 16, leading: 24 }
const NOTHING = '—'

export function yearPieces({ setting }: Press, sect: Tag, table: Table, calendar: readonly CalendarMonth[]): Piece[] {
  const list = tagged('L', sect)
  const months = table.rows.map(([name = '', ...cells], index): Piece => {
    const month = calendar[index]
    const tag = tagged('LBody', tagged('LI', list))
    const head = setting.lines(name, PHONE_TYPE.h3, LINE)
    const lines = cells.flatMap((cell, at) =>
      cell === NOTHING ? [] : setting.labelled(`${table.columns[at + 1] ?? ''}:`, LABEL, cell, PHONE_TYPE.quiet, LINE),
    )
    const tape = month ? TAPE.height : 0
    return {
      height: TAPE.top + tape + lines.length * PHONE_TYPE.quiet.leading + 8,
      above: 18,
      place: (sheet, y) => {
        sheet.art((pen) => drawRule(pen, EDGE, y, LINE, INK.line))
        sheet.lines(tag, head, PHONE_TYPE.h3, EDGE, y + 8)
        if (month) sheet.art((pen) => drawMonthTape(pen, month, { x: EDGE, y: y + TAPE.top, width: LINE }, 1.5))
        sheet.lines(tag, lines, PHONE_TYPE.quiet, EDGE, y + TAPE.top + tape)
      },
    }
  })
  const [first, ...others] = months
  const head = textPiece(setting, sect, { heading: table.title, paragraphs: [] })
  return [
    ...(first ? [{ ...withHead(head, first), fresh: true }] : []),
    ...others,
    ...(table.note === undefined ? [] : [notePiece(setting, sect, table.note)]),
  ]
}
