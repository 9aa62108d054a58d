/** A year of care on one page, a ruler of days per month. */
import type { Chapter, Table } from '#visagism/chapters/chapter.ts'
import type { CalendarMonth, Care } from '#visagism/knowledge/maintenance.ts'
import type { Block } from '../block.ts'
import { titleWithLead } from '../blocks/opener.ts'
import type { Line } from '../break-lines.ts'
import { BODY_HEIGHT, LEFT, MEASURE, px, RIGHT } from '../grid.ts'
import { INK } from '../ink.ts'
import { usualOpening, type OpeningFor } from '../blocks/opening.ts'
import type { PageContext } from '../page-context.ts'
import { baselineOf, drawRule, drawText, tagged, widthOf, type Pen, type Page, type Tag } from '../page.ts'
import { atSize, inColour, TYPE } from '../type-styles.ts'

/** The year as rulers on one page, overleaf its dates in words and what they follow from. */
export const calendarOpening: OpeningFor = (context, chapter, sect, index) => {
  const { calendar } = context.analysis
  const [months, ...tables] = chapter.tables
  if (calendar.length === 0 || !months) return usualOpening(context, chapter, sect, index)
  return {
    heights: [0],
    rest: { ...chapter, tables: [withoutSeason(months), ...tables] },
    usesQuote: true,
    blocks: () => [yearBlock(context, sect, chapter)],
  }
}

/** What the season asks stands beside each ruler, the note under them. */
const withoutSeason = ({ title, columns, rows }: Table): Table => ({
  title,
  columns: columns.slice(0, -1),
  rows: rows.map((row) => row.slice(0, -1)),
})

const GOLD = '#A87B2E'
const TERRACOTTA = '#A8512E'
const MONTH = atSize(TYPE.h2, 17, 20)
const NOTE = { ...TYPE.bodyQuiet, size: 9.2, leading: 12.2 }
const DAY = { ...TYPE.tiny, size: 8.4, leading: 11, colour: INK.wine }
const OWN_DAY = { ...TYPE.caption, size: 10.5, leading: 12, colour: TERRACOTTA }
const RULER_LEFT = LEFT + px(118)
const DAY_WIDTH = px(6.7)
const NOTE_LEFT = LEFT + px(342)
const RULE_TOP = 11
const LEGEND_HEIGHT = 26

type Sign = 'cut' | 'ring' | 'photo' | 'own'

/** One care besides the cut has a sign: the cut's main need, else the most frequent. */
const RINGS: readonly Care['id'][] = [
  'descanso',
  'alisamento',
  'franja',
  'matizador',
  'cor',
  'barbearia',
  'sobrancelha',
  'hidratacao',
]
const RING_WORDS: Readonly<Partial<Record<Care['id'], string>>> = {
  descanso: 'tranças tiradas',
  alisamento: 'alisamento',
  matizador: 'matizador',
  cor: 'cor',
  barbearia: 'barba',
  franja: 'franja',
  sobrancelha: 'sobrancelhas',
  hidratacao: 'cuidado com o fio',
}

/** A row holds its note and the number under its ruler. */
const ROW = { most: 50, least: 29, note: 6 } as const

function yearBlock(context: PageContext, sect: Tag, chapter: Chapter): Block {
  const { setting, analysis } = context
  const { calendar, cares } = analysis
  const head = titleWithLead(setting, sect, chapter.title, chapter.lead)
  const ring = RINGS.find((id) => cares.some((care) => care.id === id)) ?? 'hidratacao'
  const [months] = chapter.tables
  const notes = (months?.rows ?? []).map((row) => setting.lines(row.at(-1) ?? '', NOTE, RIGHT - NOTE_LEFT))
  const foot = setting.lines(months?.note ?? '', TYPE.small, MEASURE)
  const list = tagged('L', sect)
  const under = 8 + foot.length * TYPE.small.leading
  const top = head.height + 16 + LEGEND_HEIGHT
  const least = notes.map((lines) => Math.max(ROW.least, lines.length * NOTE.leading + ROW.note))
  const rows = rowsIn(BODY_HEIGHT - top - under, least)
  return {
    height: top + rows.reduce((sum, row) => sum + row, 0) + under,
    above: 0,
    place: (page, y) => {
      head.place(page, y)
      placeLegend(context, page, sect, ring, y + head.height + 16)
      let at = y + top
      for (const [index, month] of calendar.entries()) {
        placeMonth(page, list, month, notes[index] ?? [], ring, at)
        at += rows[index] ?? 0
      }
      const end = at
      page.art((pen) => drawRule(pen, LEFT, end, MEASURE, INK.line))
      page.lines(tagged('Note', sect), foot, TYPE.small, LEFT, end + 8)
    },
  }
}

/** Even rows, unless one needs more. */
function rowsIn(room: number, least: readonly number[]): number[] {
  const even = Math.min(ROW.most, room / least.length)
  if (least.every((height) => height <= even)) return least.map(() => even)
  const spare = (room - least.reduce((sum, height) => sum + height, 0)) / least.length
  return least.map((height) => height + Math.min(spare, ROW.most / 4))
}

function placeLegend({ analysis, setting }: PageContext, page: Page, sect: Tag, ring: Care['id'], y: number): void {
  const { cares, calendar } = analysis
  const cut = cares.find(({ id }) => id === 'corte')
  const words: readonly (readonly [Sign, string])[] = [
    ['cut', `corte, ${cut?.interval ?? 'no seu ritmo'}`],
    ['ring', `${RING_WORDS[ring] ?? ring}, ${cares.find(({ id }) => id === ring)?.interval ?? ''}`.replace(/, $/, '')],
    ['photo', 'foto'],
    ...(calendar.some(({ events }) => events.length > 0) ? [['own', 'o seu dia'] as const] : []),
  ]
  const tag = tagged('P', sect)
  let x = LEFT
  for (const [sign, word] of words) {
    const at = x
    page.art((pen) => drawSign(pen, sign, at + 4, y + 7.5))
    page.content(tag, (pen) => drawText(pen, `${word} `, TYPE.small, at + 13, baselineOf(TYPE.small, y + 1)))
    x += 13 + setting.width(word, TYPE.small) + 20
  }
}

/** Closer signs would overlap. */
const SIGN_GAP = 9

/** Moves a sign just after a cut, or before it at the tape's end. Each date means a week. */
export const besideCuts =
  (cuts: readonly number[], end: number) =>
  (x: number): number => {
    const cut = cuts.find((at) => Math.abs(at - x) < SIGN_GAP)
    if (cut === undefined) return x
    return cut + SIGN_GAP > end ? cut - SIGN_GAP : cut + SIGN_GAP
  }

export function drawSign(pen: Pen, sign: Sign, x: number, y: number): void {
  pen.save()
  if (sign === 'cut') pen.circle(x, y, 4.5).fill(INK.wine)
  else if (sign === 'ring') pen.lineWidth(1.5).circle(x, y, 3.4).fillAndStroke(INK.paper, GOLD)
  else if (sign === 'photo') pen.rect(x - 3.75, y - 3.75, 7.5, 7.5).fill(INK.ink)
  else
    pen
      .lineWidth(1.6)
      .moveTo(x, y - 8)
      .lineTo(x, y + 9)
      .stroke(TERRACOTTA)
  pen.restore()
}

function placeMonth(
  page: Page,
  list: Tag,
  { name, month, year, tasks, events }: CalendarMonth,
  note: readonly Line[],
  ring: Care['id'],
  y: number,
): void {
  const tag = tagged('LBody', tagged('LI', list))
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const line = y + RULE_TOP
  const dayOf = (iso: string) => Number(iso.slice(8, 10))
  const xOf = (day: number) => RULER_LEFT + (day - 0.5) * DAY_WIDTH
  const on = (id: Care['id']) => tasks.filter((task) => task.id === id).map(({ at }) => dayOf(at))
  page.art((pen) => {
    drawRule(pen, LEFT, y, MEASURE, INK.line)
    drawRule(pen, RULER_LEFT, line, days * DAY_WIDTH, INK.edge, 0.7)
    pen.save().lineWidth(0.7)
    for (let day = 0; day <= days; day++) {
      const x = RULER_LEFT + day * DAY_WIDTH
      pen.moveTo(x, line).lineTo(x, line + (day % 7 === 0 ? 6.8 : 3.8))
    }
    pen.stroke(INK.edge).restore()
    const cuts = on('corte')
    const free = besideCuts(cuts.map(xOf), RULER_LEFT + days * DAY_WIDTH)
    for (const day of on(ring)) drawSign(pen, 'ring', free(xOf(day)), line)
    for (const day of on('foto')) drawSign(pen, 'photo', free(xOf(day)), line)
    for (const day of cuts) drawSign(pen, 'cut', xOf(day), line)
    for (const event of events) drawSign(pen, 'own', xOf(dayOf(event)), line)
  })
  page.content(tag, (pen) => {
    drawText(pen, `${name.replace(/ de \d{4}$/, '')} `, MONTH, LEFT, baselineOf(MONTH, y + 4))
    for (const day of on('corte')) drawDay(pen, `corte, dia ${day}`, String(day), DAY, xOf(day), line + 7)
    for (const event of events)
      drawDay(pen, `o seu dia, ${dayOf(event)}`, String(dayOf(event)), OWN_DAY, xOf(dayOf(event)), line + 7)
  })
  page.lines(tag, note, inColour(NOTE, INK.ink2), NOTE_LEFT, y + 4)
}

/** Draws a day's number, with a spoken alternative. */
function drawDay(
  pen: Pen,
  spoken: string,
  day: string,
  style: typeof DAY | typeof OWN_DAY,
  x: number,
  y: number,
): void {
  pen.markContent('Span', { actual: `${spoken}; ` })
  drawText(pen, day, style, x - widthOf(pen, day, style) / 2, baselineOf(style, y))
  pen.endMarkedContent()
}
