/** The letter: on one page, and what does not fit there overleaf. */
import type { Chapter, Section } from '#visagism/chapters/chapter.ts'
import { lower } from '#visagism/knowledge/pt.ts'
import type { Reasoned, ReasonedList } from '#visagism/knowledge/reasoned.ts'
import type { Block } from '../block.ts'
import type { Picture } from '../blocks/opener.ts'
import { PAGE_GAP, PAGE_STYLE, pageWords, placePage } from '../blocks/page-number.ts'
import { sectionBlock } from '../blocks/section.ts'
import type { Line } from '../break-lines.ts'
import { type FlowLine, flowParagraphs, flowHeight, placeColumn } from '../flow.ts'
import { BODY_HEIGHT, columnAt, GUTTER, LEFT, MEASURE, span } from '../grid.ts'
import { INK } from '../ink.ts'
import type { Opening, OpeningFor } from '../blocks/opening.ts'
import type { PageContext } from '../page-context.ts'
import { fitLines, type Setting } from '../setting.ts'
import { drawRule, tagged, type Page, type Tag } from '../page.ts'
import { atSize, inColour, type Style, TYPE } from '../type-styles.ts'
import { type SeenFigure, seenPictures } from './seen-pictures.ts'

const HEADLINE = [36, 32, 28, 24, 21].map((size) => atSize(TYPE.pullLarge, size, size * 1.14))
const KICKER = inColour(TYPE.body, INK.ink2)
const CELL = span(2)
const TEXT_LEFT = columnAt(2)
const TEXT_WIDTH = span(4)
/** Largest to smallest usable. */
const CROPS = [192, 176, 160, 144, 128, 112, 96, 84] as const
const TEXTS = [TYPE.body, TYPE.bodyTight, TYPE.quietTight] as const
const BESIDE_HEAD = atSize(TYPE.callout, 12, 17)
const LARGE = atSize(TYPE.body, 11.4, 17.4)
const AIR = { kicker: 8, headline: 30, heading: 8, caption: 9, between: 13, crops: 26, signature: 20 } as const

export const letterOpening: OpeningFor = (context, chapter, sect) =>
  ({
    heights: [0],
    rest: { ...chapter, sections: [], lists: [], tables: [], quotes: [], avoid: [], figures: [] },
    usesQuote: true,
    blocks: () => letterBlocks(context, chapter, sect),
  }) satisfies Opening

/** Where one page is too small, what was done and asked has the next. */
function letterBlocks(context: PageContext, chapter: Chapter, sect: Tag): Block[] {
  const [done, also] = chapter.lists
  const asked = chapter.sections.slice(1)
  const whole = letter(context, chapter, sect, { left: answersOf(context, chapter.lists, sect), asked })
  if (whole.fits || (also === undefined && asked.length === 0)) return [whole.block]
  const { setting } = context
  const first = letter(context, chapter, sect, { left: headingOf(context, chapter, sect), asked: [] })
  return [
    { ...first.block, height: Math.max(first.block.height, BODY_HEIGHT) },
    ...(done ? [doneBlock(context, done, sect)] : []),
    ...(also ? [alsoBlock(context, also, sect)] : []),
    ...asked.map((section) => sectionBlock(setting, sect, section)),
  ]
}

type Beside = { readonly left: Answers; readonly asked: readonly Section[] }

function letter(
  context: PageContext,
  chapter: Chapter,
  sect: Tag,
  { left, asked }: Beside,
): { readonly block: Block; readonly fits: boolean } {
  const { setting } = context
  const seen = chapter.figures.find((figure): figure is SeenFigure => figure.kind === 'seen')
  const [first = TYPE.pullLarge, ...smaller] = HEADLINE
  const headline = fitLines(setting, chapter.quotes[0] ?? chapter.title, [first, ...smaller], MEASURE, 3)
  const kicker = setting.lines(chapter.lead, KICKER, MEASURE)
  const headTop = kicker.length * KICKER.leading + AIR.kicker
  const head = headTop + headline.lines.length * headline.style.leading
  const signature = chapter.signature ? TYPE.pull.leading + TYPE.small.leading + AIR.signature : 0
  const shown = seen ? seenOf(context, seen, sect) : null
  const paragraphs = chapter.sections[0]?.paragraphs ?? []
  const fits = [...(shown ? [] : [LARGE]), ...TEXTS].map((style) => [
    ...flowParagraphs(setting, paragraphs, style, lineOf(style), sect),
    ...asked.flatMap((section) => askedLines(setting, section, style, sect)),
  ])
  const pictures = (crop: number) =>
    shown ? AIR.headline + TYPE.h2.leading + AIR.heading + shown.heightWith(crop) + AIR.crops : AIR.headline + 6
  const heightWith = (crop: number, lines: (typeof fits)[number]) =>
    head + pictures(crop) + Math.max(left.height, flowHeight(lines) + signature)
  const { crop, lines } = choose(shown ? CROPS : [0], fits, heightWith)
  const block: Block = {
    height: heightWith(crop, lines),
    above: 0,
    place: (sheet, y) => {
      sheet.lines(tagged('P', sect), kicker, KICKER, LEFT, y)
      let at = y + headTop
      // The quotation mark hangs in the margin.
      const hang = chapter.quotes[0]?.startsWith('“') === true ? setting.width('“', headline.style) : 0
      sheet.lines(tagged('H1', sect), hung(headline.lines, hang), headline.style, LEFT, at)
      at = y + head
      if (seen && shown) {
        at += AIR.headline
        sheet.lines(tagged('H2', sect), setting.lines(seen.caption, TYPE.h2, MEASURE), TYPE.h2, LEFT, at)
        shown.place(sheet, at + TYPE.h2.leading + AIR.heading, crop)
      }
      at = y + head + pictures(crop)
      left.place(sheet, at)
      placeColumn(sheet, lines, TEXT_LEFT, at)
      if (chapter.signature) {
        const top = at + flowHeight(lines) + AIR.signature
        const { name, words } = chapter.signature
        const tag = tagged('P', sect)
        sheet.lines(tag, setting.lines(name, TYPE.pull, TEXT_WIDTH), TYPE.pull, TEXT_LEFT, top)
        sheet.lines(tag, setting.lines(words, TYPE.small, TEXT_WIDTH), TYPE.small, TEXT_LEFT, top + TYPE.pull.leading)
      }
    },
  }
  return { block, fits: block.height <= BODY_HEIGHT }
}

/** Under the body, in its column. */
function askedLines({ lines }: Setting, { heading, paragraphs }: Section, style: Style, sect: Tag): FlowLine[] {
  const head: Style = { ...TYPE.bodyStrong, leading: style.leading }
  const tag = tagged('H2', sect)
  return [
    ...lines(heading, head, TEXT_WIDTH).map((line) => ({ line, style: head, tag, before: style.leading, bound: true })),
    ...paragraphs.flatMap((text) => {
      const own = tagged('P', sect)
      return lines(text, style, lineOf(style)).map((line, row) => ({
        line,
        style,
        tag: own,
        before: row === 0 ? 4 : 0,
        bound: false,
      }))
    }),
  ]
}

/** In the left column of a page of words alone. */
function headingOf({ setting }: PageContext, { sections }: Chapter, sect: Tag): Answers {
  const lines = setting.lines(sections[0]?.heading ?? '', TYPE.h2, CELL - GUTTER)
  return {
    height: lines.length * TYPE.h2.leading,
    place: (sheet, y) => void sheet.lines(tagged('H2', sect), lines, TYPE.h2, LEFT, y - 3),
  }
}

/** Smaller text needs shorter lines. */
const lineOf = ({ size }: Style) => TEXT_WIDTH * Math.min(1, size / TYPE.body.size)

/** The largest pictures and text that fit the page, else the smallest. */
function choose<L>(crops: readonly number[], fits: readonly L[], heightWith: (crop: number, lines: L) => number) {
  const options = fits.flatMap((lines) => crops.map((crop) => ({ crop, lines })))
  const found = options.find(({ crop, lines }) => heightWith(crop, lines) <= BODY_HEIGHT)
  const last = options.at(-1)
  if (!last) throw new Error('A letter without text')
  return found ?? last
}

const hung = (lines: readonly Line[], by: number): Line[] =>
  lines.map((line, row) => (row === 0 ? { ...line, indent: line.indent - by } : line))

/** One picture takes four of six columns. */
function cellOf(count: number): { readonly columns: number; readonly width: number } {
  const columns = count > 2 ? 2 : count === 2 ? 3 : 4
  return { columns, width: span(columns) }
}

type Seen = {
  readonly heightWith: (crop: number) => number
  readonly place: (sheet: Page, y: number, crop: number) => void
}

function seenOf(context: PageContext, figure: SeenFigure, sect: Tag): Seen {
  const shown = seenPictures(context, figure, sect)
  return shown.kind === 'head'
    ? besideHead(context, figure, shown.picture, sect)
    : abreast(context, figure, shown.pictures, sect)
}

function abreast({ setting }: PageContext, { details }: SeenFigure, pictures: readonly Picture[], sect: Tag): Seen {
  const { columns, width } = cellOf(details.length)
  const captions = details.map(({ caption }) => setting.lines(caption, TYPE.callout, width - 6, { hyphens: false }))
  const words = AIR.caption + Math.max(...captions.map((lines) => lines.length)) * TYPE.callout.leading
  return {
    heightWith: (crop) => crop + words,
    place: (sheet, y, height) =>
      pictures.forEach((picture, index) => {
        const x = columnAt(index * columns)
        // The first bleeds left.
        const left = index === 0 ? 0 : x
        picture.draw(sheet, { x: left, y, width: x + width - left, height })
        sheet.lines(tagged('Caption', sect), captions[index] ?? [], TYPE.callout, x, y + height + AIR.caption)
      }),
  }
}

/** A square: a phone photo covers it with a whole head. */
const LEAST_HEAD = CELL

/** One picture, all words at its right. */
function besideHead({ setting }: PageContext, { details }: SeenFigure, picture: Picture, sect: Tag): Seen {
  const captions = details.map(({ caption }) => setting.lines(caption, BESIDE_HEAD, TEXT_WIDTH, { hyphens: false }))
  const tops = captions.map((_, index) =>
    captions.slice(0, index).reduce((sum, { length }) => sum + length * BESIDE_HEAD.leading + AIR.between, 0),
  )
  const words = (tops.at(-1) ?? 0) + (captions.at(-1)?.length ?? 0) * BESIDE_HEAD.leading
  return {
    heightWith: (crop) => Math.max(crop, words, LEAST_HEAD),
    place: (sheet, y, crop) => {
      const height = Math.max(crop, words, LEAST_HEAD)
      picture.draw(sheet, { x: LEFT, y, width: CELL, height })
      captions.forEach((lines, index) =>
        sheet.lines(
          tagged('Caption', sect),
          lines,
          BESIDE_HEAD,
          TEXT_LEFT,
          y + (height - words) / 2 + (tops[index] ?? 0),
        ),
      )
    },
  }
}

type Answers = { readonly height: number; readonly place: (sheet: Page, y: number) => void }

const ROW = { top: 6, bottom: 7 } as const
const HEAD = TYPE.body.leading + 6
const ALSO_ABOVE = 10
const ALSO_ROW = 3

/** What was done, and under it each other page in a line. */
function answersOf(context: PageContext, lists: Chapter['lists'], sect: Tag): Answers {
  const [done, also] = lists
  const width = CELL - GUTTER
  const rows = (done?.items ?? []).map((item) => toldCell(context, item, width, TYPE.small))
  const others = (also?.items ?? []).map((item) => pageCell(context, item, width))
  const heightOf = (cell: Cell) => ROW.top + cell.height + ROW.bottom
  const doneHeight = done ? HEAD + rows.reduce((sum, row) => sum + heightOf(row), 0) : 0
  const alsoHeight = also ? ALSO_ABOVE + HEAD + others.reduce((sum, row) => sum + row.height + ALSO_ROW, 0) : 0
  return {
    height: doneHeight + alsoHeight,
    place: (sheet, y) => {
      if (done) titleAt(context, sheet, done.title, sect, y)
      const tag = tagged('L', sect)
      let at = y + HEAD
      for (const row of rows) {
        const top = at
        sheet.art((pen) => drawRule(pen, LEFT, top, width, INK.line))
        row.place(sheet, tag, LEFT, top + ROW.top)
        at += heightOf(row)
      }
      if (!also) return
      at = y + doneHeight + ALSO_ABOVE
      titleAt(context, sheet, also.title, sect, at)
      at += HEAD
      const list = tagged('L', sect)
      for (const row of others) {
        row.place(sheet, list, LEFT, at)
        at += row.height + ALSO_ROW
      }
    },
  }
}

const titleAt = ({ setting }: PageContext, sheet: Page, title: string, sect: Tag, y: number) =>
  void sheet.lines(tagged('H2', sect), setting.lines(title, TYPE.bodyStrong, MEASURE), TYPE.bodyStrong, LEFT, y)

type Cell = { readonly height: number; readonly place: (sheet: Page, list: Tag, x: number, y: number) => void }

/** What, the sentence, and the page after its last word or on its own line. */
function toldCell(context: PageContext, item: Reasoned, width: number, style: Style): Cell {
  const { setting } = context
  const what = setting.lines(item.what, TYPE.bodyStrong, width)
  const why = setting.lines(item.why, style, width)
  const room = width - PAGE_GAP - setting.width(pageWords(88), PAGE_STYLE)
  const ownLine = item.chapter !== undefined && (why.at(-1)?.width ?? 0) > room
  const whyHeight = (why.length + (ownLine ? 1 : 0)) * style.leading
  return {
    height: what.length * TYPE.bodyStrong.leading + whyHeight,
    place: (sheet, list, x, y) => {
      const body = tagged('LBody', tagged('LI', list))
      const below = sheet.lines(body, what, TYPE.bodyStrong, x, y)
      const end = sheet.lines(body, why, style, x, below)
      placePage(context, sheet, body, item, style, {
        x: ownLine ? x : x + (why.at(-1)?.width ?? 0) + PAGE_GAP,
        y: ownLine ? end : end - style.leading,
      })
    },
  }
}

/** What, and the page alone: “As orelhas, página 23”; its sentence where there is no page. */
function pageCell(context: PageContext, item: Reasoned, width: number): Cell {
  const { setting } = context
  const page = item.chapter === undefined ? 0 : PAGE_GAP + setting.width(pageWords(88), PAGE_STYLE)
  const words = item.chapter === undefined && item.why !== '' ? `${item.what}: ${lower(item.why)}` : item.what
  const lines = setting.lines(words, TYPE.small, width - page)
  return {
    height: lines.length * TYPE.small.leading,
    place: (sheet, list, x, y) => {
      const body = tagged('LBody', tagged('LI', list))
      const end = sheet.lines(body, lines, TYPE.small, x, y)
      const at = { x: x + (lines.at(-1)?.width ?? 0) + PAGE_GAP, y: end - TYPE.small.leading }
      placePage(context, sheet, body, item, TYPE.small, at)
    },
  }
}

const WIDE = { above: 26, head: 11, top: 11, bottom: 14 } as const

function gridBlock(context: PageContext, list: ReasonedList, sect: Tag, abreast: 2 | 3, cell: typeof pageCell): Block {
  const { setting } = context
  const columns = 6 / abreast
  const tag = tagged('L', sect)
  const cells = list.items.map((item) => cell(context, item, span(columns) - GUTTER))
  const rows = Array.from({ length: Math.ceil(cells.length / abreast) }, (_, at) =>
    cells.slice(at * abreast, (at + 1) * abreast),
  )
  const heightOf = (row: typeof cells) => WIDE.top + Math.max(...row.map(({ height }) => height)) + WIDE.bottom
  return {
    height: TYPE.h2.leading + WIDE.head + rows.reduce((sum, row) => sum + heightOf(row), 0),
    above: WIDE.above,
    place: (sheet, y) => {
      sheet.lines(tagged('H2', sect), setting.lines(list.title, TYPE.h2, MEASURE), TYPE.h2, LEFT, y)
      let at = y + TYPE.h2.leading + WIDE.head
      for (const row of rows) {
        const top = at
        for (const [column, placed] of row.entries()) {
          const x = columnAt(column * columns)
          sheet.art((pen) => drawRule(pen, x, top, span(columns), INK.line))
          placed.place(sheet, tag, x, top + WIDE.top)
        }
        at += heightOf(row)
      }
    },
  }
}

const doneBlock = (context: PageContext, list: ReasonedList, sect: Tag): Block =>
  gridBlock(context, list, sect, 2, (...cell) => toldCell(...cell, TYPE.body))
const alsoBlock = (context: PageContext, list: ReasonedList, sect: Tag): Block =>
  gridBlock(context, list, sect, 3, (...cell) => toldCell(...cell, TYPE.small))
