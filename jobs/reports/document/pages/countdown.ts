/** The plan counted back from a day: one ruler of days, the day on top, today at the foot. */
import type { Countdown, CountdownEntry } from '#visagism/chapters/countdown.ts'
import type { Chapter, PortraitFigure, Table } from '#visagism/chapters/chapter.ts'
import { DAY_MS } from '#visagism/knowledge/agenda.ts'
import type { Block } from '../block.ts'
import { tableBlock } from '../blocks/table.ts'
import { altOf, framingOf, usualOpening, type OpeningFor } from '../blocks/opening.ts'
import { lookPicture } from '../blocks/pictures.ts'
import type { Line } from '../break-lines.ts'
import { BODY_HEIGHT, LEFT, MEASURE, px, RIGHT } from '../grid.ts'
import { INK } from '../ink.ts'
import { toneAt, type PageContext } from '../page-context.ts'
import { fitLines } from '../setting.ts'
import { baselineOf, drawText, tagged, widthOf, type Pen, type Page, type Tag } from '../page.ts'
import { inColour, TYPE, type Style } from '../type-styles.ts'

export const countdownOpening: OpeningFor = (context, chapter, sect, index) => {
  const { countdown } = context.analysis
  const [days, around, ...tables] = chapter.tables
  if (!countdown || !days || !around) return usualOpening(context, chapter, sect, index)
  return {
    heights: [0],
    rest: { ...chapter, figures: [], tables },
    usesQuote: false,
    blocks: () => [page(context, { chapter, days, around, countdown }, sect, index)],
  }
}

const TERRACOTTA = '#A8512E'
const PLATE = { width: px(150), height: px(150) } as const
const RULER = px(196)
const DATE_RIGHT = px(180)
const TEXT_LEFT = px(262)
const TEXT_WIDTH = RIGHT - TEXT_LEFT
const APART = px(64)
const TITLE: Style = { ...TYPE.h2, size: 15, leading: 18 }
const TEXT: Style = { ...TYPE.bodyQuiet, size: 9.4, leading: 12.8 }
const DATE = inColour(TYPE.cell, INK.ink)
const OWN_DATE = { ...TYPE.smallStrong, size: 9.4, colour: TERRACOTTA }
const QUIET_DATE = { ...DATE, colour: INK.ink3 }
/** Days at true scale; what lies before them is a break in the ruler. */
const TRUE_DAYS = 24
const BREAK = px(84)
const MOST_A_DAY = px(46)
const GAPS = { head: 22, around: 16 } as const

type Content = {
  readonly chapter: Chapter
  readonly days: Table
  readonly around: Table
  readonly countdown: Countdown
}

function page(
  context: PageContext,
  { chapter, days, countdown, ...content }: Content,
  sect: Tag,
  index: number,
): Block {
  const head = headOf(context, chapter, sect, index)
  const around = tableBlock(context.setting, sect, { ...content.around, title: '', columns: ['', ''] }, 4.6)
  const room = BODY_HEIGHT - head.height - GAPS.head - GAPS.around - around.height
  const rows = rowsOf(context, countdown, days, sect)
  const ruler = rulerOf(countdown, rows, room)
  const top = head.height + GAPS.head
  return {
    height: top + ruler.height + GAPS.around + around.height,
    above: 0,
    place: (sheet, y) => {
      head.place(sheet, y)
      ruler.place(sheet, y + top)
      around.place(sheet, y + top + ruler.height + GAPS.around)
    },
  }
}

function headOf(context: PageContext, { title, lead, figures }: Chapter, sect: Tag, index: number): Block {
  const { setting } = context
  const figure = figures.find((one): one is PortraitFigure => one.kind === 'portrait')
  const width = figure ? MEASURE - PLATE.width - px(24) : MEASURE
  const h1 = fitLines(setting, title, [TYPE.h1, TYPE.h1Small], width, 2)
  const under = setting.lines(lead, TYPE.leadLarge, Math.min(width, px(460)), { hyphens: false })
  const words = h1.lines.length * h1.style.leading + 10 + under.length * TYPE.leadLarge.leading
  const picture = figure
    ? lookPicture(context, sect, figure.look, {
        alt: altOf(figure),
        tone: toneAt(index),
        framing: framingOf(figure),
        view: figure.view,
      })
    : null
  const [heading, text] = [tagged('H1', sect), tagged('P', sect)]
  return {
    height: Math.max(words, picture ? PLATE.height : 0),
    above: 0,
    place: (sheet, y) => {
      sheet.lines(heading, h1.lines, h1.style, LEFT - 1.6, y - 2)
      sheet.lines(text, under, TYPE.leadLarge, LEFT, y + h1.lines.length * h1.style.leading + 8)
      picture?.draw(sheet, { x: RIGHT - PLATE.width, y, ...PLATE })
    },
  }
}

type Row = {
  readonly entry: CountdownEntry
  readonly days: number
  readonly title: readonly Line[]
  readonly text: readonly Line[]
  readonly height: number
  readonly tag: Tag
}

function rowsOf({ setting }: PageContext, { day, entries }: Countdown, { rows }: Table, sect: Tag): Row[] {
  const list = tagged('L', sect)
  return entries.map((entry, at) => {
    const [, what = entry.what, how = entry.how] = rows[at] ?? []
    const title = setting.lines(what, TITLE, TEXT_WIDTH)
    const text = setting.lines(how, TEXT, TEXT_WIDTH)
    return {
      entry,
      days: daysBetween(entry.at, day),
      title,
      text,
      height: title.length * TITLE.leading + text.length * TEXT.leading,
      tag: tagged('LBody', tagged('LI', list)),
    }
  })
}

/** Whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Where each text begins: at its day, moved as little as keeps them apart and inside. */
export function spread(targets: readonly number[], gaps: readonly number[], end: number): number[] {
  const tops: number[] = []
  for (const [at, target] of targets.entries())
    tops.push(Math.max(target, at === 0 ? -Infinity : (tops[at - 1] ?? 0) + (gaps[at - 1] ?? 0)))
  for (let at = tops.length - 1; at >= 0; at--) {
    const limit = at === tops.length - 1 ? end - (gaps[at] ?? 0) : (tops[at + 1] ?? 0) - (gaps[at] ?? 0)
    tops[at] = Math.min(tops[at] ?? 0, limit)
  }
  return tops
}

const MIDDLE = TITLE.leading / 2
const HALF_DATE = 6.5

function rulerOf({ day, today }: Countdown, rows: readonly Row[], room: number): Block {
  const away = daysBetween(today, day)
  const isBroken = away > TRUE_DAYS + 10
  const shown = isBroken ? TRUE_DAYS : away
  const gaps = rows.map(({ height }) => Math.max(APART, height + 7))
  const least = gaps.reduce((sum, gap) => sum + gap, 0)
  const height = Math.max(least, Math.min(room, Math.max(least * 1.1, shown * MOST_A_DAY)))
  // The foot of the ruler stands where a last text would begin.
  const length = height - MIDDLE - HALF_DATE
  const scale = shown === 0 ? 0 : (length - (isBroken ? BREAK : 0)) / shown
  const yOf = (days: number): number =>
    MIDDLE + (days <= shown ? days * scale : length - Math.min(away - days, 1) * px(22))
  const tops = spread(
    rows.map(({ days }) => yOf(days) - MIDDLE),
    gaps,
    height,
  )
  return {
    height,
    above: 0,
    place: (sheet, y) => {
      sheet.art((pen) => {
        drawScale(pen, y, { shown, end: MIDDLE + length, yOf, isBroken })
        rows.forEach((row, at) => drawMark(pen, row, y + yOf(row.days), y + (tops[at] ?? 0) + MIDDLE))
      })
      rows.forEach((row, at) => placeRow(sheet, row, y + yOf(row.days), y + (tops[at] ?? 0)))
      const last = rows.at(-1)
      const foot = MIDDLE + (away === 0 ? 0 : length)
      if (last && last.days < away && foot - yOf(last.days) >= HALF_DATE * 2)
        sheet.content(last.tag, (pen) => drawDate(pen, 'hoje', QUIET_DATE, y + foot))
    },
  }
}

type Scale = {
  readonly shown: number
  readonly end: number
  readonly yOf: (days: number) => number
  readonly isBroken: boolean
}

function drawScale(pen: Pen, y: number, { shown, end, yOf, isBroken }: Scale): void {
  const top = y + yOf(0)
  const trueEnd = y + yOf(shown)
  pen.save().lineWidth(0.9).moveTo(RULER, top).lineTo(RULER, trueEnd)
  for (let day = 0; day <= shown; day++) {
    const at = y + yOf(day)
    pen.moveTo(RULER, at).lineTo(RULER + px(day > 0 && day % 7 === 0 ? 14 : 7), at)
  }
  pen.stroke(INK.edge)
  if (isBroken) {
    pen
      .dash(2.4, { space: 3.2 })
      .moveTo(RULER, trueEnd + 4)
      .lineTo(RULER, y + end)
      .stroke(INK.edge)
      .undash()
    pen
      .moveTo(RULER, y + end)
      .lineTo(RULER + px(7), y + end)
      .stroke(INK.edge)
  }
  pen.restore()
}

const DOT = { day: px(8), step: px(5.6), booked: px(7) } as const

function drawMark(pen: Pen, { entry, days }: Row, at: number, text: number): void {
  pen
    .save()
    .lineWidth(0.8)
    .moveTo(px(days === 0 ? 206 : 214), at)
    .lineTo(px(224), at)
    .lineTo(px(240), text)
    .lineTo(px(251), text)
    .stroke(INK.edge)
  if (days === 0) pen.circle(RULER, at, DOT.day).fill(TERRACOTTA)
  else if (entry.isBooked) pen.circle(RULER, at, DOT.booked).fill(INK.wine)
  else pen.lineWidth(1.6).circle(RULER, at, DOT.step).fillAndStroke(INK.paper, INK.wine)
  pen.restore()
}

function placeRow(sheet: Page, { entry, days, title, text, tag }: Row, at: number, top: number): void {
  sheet.content(tag, (pen) => drawDate(pen, entry.when, days === 0 ? OWN_DATE : DATE, at))
  const below = sheet.lines(tag, title, TITLE, TEXT_LEFT, top)
  sheet.lines(tag, text, TEXT, TEXT_LEFT, below)
}

function drawDate(pen: Pen, words: string, style: Style, at: number): void {
  drawText(pen, `${words} `, style, DATE_RIGHT - widthOf(pen, words, style), baselineOf(style, at - style.leading / 2))
}
