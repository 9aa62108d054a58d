/** A year of care: twelve months, each on a tape of its days with a dot where something falls. */
import type { CalendarMonth, CalendarTask, Care } from '#visagism/maintenance.ts'
import type { Block } from '../block.ts'
import { textOpener } from '../blocks/opener.ts'
import type { Line } from '../break-lines.ts'
import { columnAt, LEFT, MEASURE, span } from '../grid.ts'
import { INK } from '../ink.ts'
import { usualOpening, type OpeningFor } from '../opening.ts'
import type { Press } from '../press.ts'
import type { Setting } from '../setting.ts'
import { drawRule, tagged, type Sheet, type Tag } from '../sheet.ts'
import { TYPE } from '../type-styles.ts'

export const calendarOpening: OpeningFor = (press, chapter, sect, index) => {
  const { calendar } = press.analysis
  if (calendar.length === 0) return usualOpening(press, chapter, sect, index)
  return {
    heights: [0],
    // The grid says what the table of months says.
    rest: { ...chapter, tables: chapter.tables.slice(1) },
    usesQuote: false,
    blocks: () => [textOpener(press.setting, sect, chapter.title, chapter.lead)],
    closing: [yearBlock(press, sect, calendar)],
  }
}

const COLUMNS = 3
const CELL = span(2)
const TASK = { ...TYPE.tiny, size: 8.6, leading: 12, colour: INK.ink }
const NOTE = { ...TYPE.captionQuiet, size: 9.2, leading: 12 }
const TAPE_TOP = 21
const TEXT_TOP = 42
const CELL_GAP = 17

/** What happens at home is a ring on the tape, what happens in a chair a full dot. */
const AT_HOME: readonly Care['id'][] = ['hidratacao', 'foto', 'barba']
const WORDS: Readonly<Record<Care['id'], string>> = {
  corte: 'Corte',
  franja: 'Franja',
  barba: 'Contorno da barba',
  barbearia: 'Barbearia',
  sobrancelha: 'Sobrancelhas',
  cor: 'Cor',
  hidratacao: 'Tratamento',
  foto: 'Foto de frente',
}

type Cell = {
  readonly month: CalendarMonth
  readonly name: readonly Line[]
  readonly tasks: readonly Line[]
  readonly note: readonly Line[]
  readonly height: number
}

type Year = {
  readonly rows: readonly (readonly Cell[])[]
  readonly legend: readonly Line[]
  readonly legendTag: Tag
  readonly list: Tag
}

function yearBlock({ setting }: Press, sect: Tag, calendar: readonly CalendarMonth[]): Block {
  const cells = calendar.map((month) => cellOf(setting, month))
  return monthsBlock({
    rows: Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
      cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
    ),
    legend: setting.lines(LEGEND, TYPE.small, MEASURE),
    legendTag: tagged('Note', sect),
    list: tagged('L', sect),
  })
}

const LEGEND = 'Na régua de cada mês: ponto cheio, alguém cuida; ponto vazio, você cuida em casa.'

function monthsBlock(year: Year): Block {
  const heights = year.rows.map((row) => CELL_GAP + Math.max(...row.map((cell) => cell.height)))
  return {
    height: heights.reduce((sum, height) => sum + height, 0) + year.legend.length * TYPE.small.leading,
    above: 24,
    place: (sheet, y) => {
      let at = y
      year.rows.forEach((row, index) => {
        row.forEach((cell, column) => placeCell(sheet, year.list, cell, columnAt(column * 2), at))
        at += heights[index] ?? 0
      })
      sheet.lines(year.legendTag, year.legend, TYPE.small, LEFT, at)
    },
  }
}

function cellOf(setting: Setting, month: CalendarMonth): Cell {
  const name = setting.lines(month.name, TYPE.h3, CELL)
  const tasks = phrasesOf(month.tasks).flatMap((text) => setting.lines(text, TASK, CELL - 4).slice(0, 2))
  const note = setting.lines(month.note, NOTE, CELL - 4, { hyphens: true })
  return { month, name, tasks, note, height: TEXT_TOP + tasks.length * TASK.leading + 3 + note.length * NOTE.leading }
}

/** What happens at home before what happens in a chair, each by date. */
const chairLast = (tasks: readonly CalendarTask[]) =>
  tasks.toSorted((a, b) => Number(AT_HOME.includes(b.id)) - Number(AT_HOME.includes(a.id)) || a.at.localeCompare(b.at))

/** `Corte, 7/5`; the same thing twice in a month is said once. */
function phrasesOf(tasks: readonly CalendarTask[]): string[] {
  const days = new Map<Care['id'], string[]>()
  for (const { id, at } of chairLast(tasks).toReversed())
    days.set(id, [String(Number(at.slice(8, 10))), ...(days.get(id) ?? [])])
  return [...days].map(([id, on]) => `${WORDS[id]}, ${on.length > 1 ? 'dias' : 'dia'} ${join(on)}`)
}

const join = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1) ?? ''}`

function placeCell(sheet: Sheet, list: Tag, { month, name, tasks, note }: Cell, x: number, y: number): void {
  const tag = tagged('LBody', tagged('LI', list))
  const days = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate()
  sheet.art((pen) => drawRule(pen, x, y, CELL, INK.line))
  sheet.lines(tag, name, TYPE.h3, x, y + 4)
  const scale = y + TAPE_TOP + 6
  sheet.art((pen) => {
    drawRule(pen, x, scale, CELL, INK.edge, 0.6)
    pen.save().lineWidth(0.6)
    for (let day = 0; day <= days; day++) {
      const at = x + (CELL * day) / days
      pen.moveTo(at, scale).lineTo(at, scale + (day % 7 === 0 ? 5.2 : 2.4))
    }
    pen.stroke(INK.edge)
    // Rings first: on a day with both, the dot is the news.
    for (const task of chairLast(month.tasks)) {
      const at = x + (CELL * (Number(task.at.slice(8, 10)) - 0.5)) / days
      if (AT_HOME.includes(task.id)) pen.lineWidth(1).circle(at, scale, 2.4).fillAndStroke(INK.paper, INK.wine)
      else pen.circle(at, scale, 3).fill(INK.wine)
    }
    pen.restore()
  })
  const below = sheet.lines(tag, tasks, TASK, x, y + TEXT_TOP)
  sheet.lines(tag, note, NOTE, x, below + 3)
}
