/** Each month's tape of days over its row of the table. */
import type { Table } from '#visagism/chapters/chapter.ts'
import type { CalendarMonth } from '#visagism/knowledge/maintenance.ts'
import { besideCuts, drawSign } from '../document/pages/calendar.ts'
import { INK } from '../document/ink.ts'
import type { PageContext } from '../document/page-context.ts'
import type { Setting } from '../document/setting.ts'
import { drawRule, tagged, type Pen, type Tag } from '../document/page.ts'
import { cellLines, notePiece, withHead } from './phone-text.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE } from './screen.ts'
import type { Piece } from './stack-screens.ts'

const TAPE = { left: EDGE + 164, width: LINE - 164, top: 18, below: 34 } as const
const NOTHING = '—'

export function yearPieces(
  { setting }: PageContext,
  sect: Tag,
  table: Table,
  calendar: readonly CalendarMonth[],
): Piece[] {
  const list = tagged('L', sect)
  const months = table.rows.map(([name = '', ...cells], index): Piece => {
    const month = calendar[index]
    const tag = tagged('LBody', tagged('LI', list))
    const head = setting.lines(name, PHONE_TYPE.strong, TAPE.left - EDGE - 8)
    const lines = cellLines(
      setting,
      table.columns.slice(1),
      cells.map((cell) => (cell === NOTHING ? '' : cell)),
    )
    return {
      height: TAPE.below + lines.length * PHONE_TYPE.quiet.leading + 2,
      above: 12,
      place: (page, y) => {
        page.art((pen) => drawRule(pen, EDGE, y, LINE, INK.line))
        page.lines(tag, head, PHONE_TYPE.strong, EDGE, y + 8)
        if (month) page.art((pen) => drawTape(pen, month, y + TAPE.top))
        page.lines(tag, lines, PHONE_TYPE.quiet, EDGE, y + TAPE.below)
      },
    }
  })
  const [first, ...others] = months
  return [
    ...(first ? [withHead(setting, sect, table.title, underLegend(setting, sect, calendar, first))] : []),
    ...others,
    ...(table.note === undefined ? [] : [notePiece(setting, sect, table.note)]),
  ]
}

const LEGEND = { height: 30, sign: 13, apart: 18 } as const

/** Only signs in use, over the first month. */
function underLegend(setting: Setting, sect: Tag, calendar: readonly CalendarMonth[], first: Piece): Piece {
  const ids = new Set(calendar.flatMap(({ tasks }) => tasks.map(({ id }) => id)))
  const signs = [
    ...(ids.has('corte') ? [['cut', 'corte'] as const] : []),
    ...([...ids].some((id) => id !== 'corte' && id !== 'foto') ? [['ring', 'outro cuidado'] as const] : []),
    ...(ids.has('foto') ? [['photo', 'foto'] as const] : []),
    ...(calendar.some(({ events }) => events.length > 0) ? [['own', 'o seu dia'] as const] : []),
  ]
  const tag = tagged('P', sect)
  const style = PHONE_TYPE.quiet
  const widths = signs.map(([, word]) => LEGEND.sign + setting.width(word, style) + LEGEND.apart)
  return {
    height: LEGEND.height + first.height,
    above: first.above,
    place: (page, y) => {
      signs.forEach(([sign, word], at) => {
        const x = EDGE + widths.slice(0, at).reduce((sum, width) => sum + width, 0)
        page.art((pen) => drawSign(pen, sign, x + 4, y + style.leading / 2))
        page.lines(tag, setting.lines(word, style, LINE), style, x + LEGEND.sign, y)
      })
      first.place(page, y + LEGEND.height)
    },
  }
}

/** A cut is drawn on top. */
function drawTape(pen: Pen, { year, month, tasks, events }: CalendarMonth, y: number): void {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const xOf = (iso: string) => TAPE.left + (TAPE.width * (Number(iso.slice(8, 10)) - 0.5)) / days
  drawRule(pen, TAPE.left, y, TAPE.width, INK.edge, 1)
  pen.save().lineWidth(1)
  for (let day = 0; day <= days; day++) {
    const x = TAPE.left + (TAPE.width * day) / days
    pen.moveTo(x, y).lineTo(x, y + (day % 7 === 0 ? 8 : 4))
  }
  pen.stroke(INK.edge).restore()
  const cuts = tasks.filter(({ id }) => id === 'corte')
  const free = besideCuts(
    cuts.map(({ at }) => xOf(at)),
    TAPE.left + TAPE.width,
  )
  for (const { id, at } of tasks.filter((task) => task.id !== 'corte'))
    drawSign(pen, id === 'foto' ? 'photo' : 'ring', free(xOf(at)), y)
  for (const { at } of cuts) drawSign(pen, 'cut', xOf(at), y)
  for (const event of events) drawSign(pen, 'own', xOf(event), y)
}
