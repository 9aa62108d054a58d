/** A year of care on a phone: every month its tape of days, then what the table of months says of it. */
import type { Table } from '#visagism/chapter.ts'
import type { CalendarMonth } from '#visagism/maintenance.ts'
import { drawSign } from '../document/pages/calendar.ts'
import { INK } from '../document/ink.ts'
import type { Press } from '../document/press.ts'
import { drawRule, tagged, type Pen, type Tag } from '../document/sheet.ts'
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
        if (month) sheet.art((pen) => drawTape(pen, month, y + TAPE.top))
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

/** The month's days, with the signs of the A4's calendar where something falls; the cut lies on top of all else. */
function drawTape(pen: Pen, { year, month, tasks, event }: CalendarMonth, y: number): void {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const xOf = (iso: string) => EDGE + (LINE * (Number(iso.slice(8, 10)) - 0.5)) / days
  drawRule(pen, EDGE, y, LINE, INK.edge, 1)
  pen.save().lineWidth(1)
  for (let day = 0; day <= days; day++) {
    const x = EDGE + (LINE * day) / days
    pen.moveTo(x, y).lineTo(x, y + (day % 7 === 0 ? 8 : 4))
  }
  pen.stroke(INK.edge).restore()
  const cuts = tasks.filter(({ id }) => id === 'corte')
  for (const { id, at } of tasks.filter((task) => task.id !== 'corte'))
    drawSign(pen, id === 'foto' ? 'photo' : 'ring', xOf(at), y)
  for (const { at } of cuts) drawSign(pen, 'cut', xOf(at), y)
  if (event) drawSign(pen, 'own', xOf(event), y)
}
