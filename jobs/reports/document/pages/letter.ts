/** The letter, on one page. */
import type { Chapter } from '#visagism/chapters/chapter.ts'
import type { Reasoned } from '#visagism/knowledge/reasoned.ts'
import type { Block } from '../block.ts'
import type { Picture } from '../blocks/opener.ts'
import type { Line } from '../break-lines.ts'
import { flowParagraphs, flowHeight, placeColumn } from '../flow.ts'
import { BODY_HEIGHT, columnAt, GUTTER, LEFT, MEASURE, span } from '../grid.ts'
import { INK } from '../ink.ts'
import type { Opening, OpeningFor } from '../blocks/opening.ts'
import type { PageContext } from '../page-context.ts'
import { fitLines } from '../setting.ts'
import { baselineOf, drawRule, drawText, tagged, type Page, type Tag } from '../page.ts'
import { atSize, inColour, type Style, TYPE } from '../type-styles.ts'
import { type SeenFigure, seenPictures } from './seen-pictures.ts'

const HEADLINE = [36, 32, 28, 24, 21].map((size) => atSize(TYPE.pullLarge, size, size * 1.14))
const KICKER = inColour(TYPE.body, INK.ink2)
const CELL = span(2)
const TEXT_LEFT = columnAt(2)
const TEXT_WIDTH = span(4)
/** Largest to smallest usable. */
const CROPS = [192, 176, 160, 144, 128, 112, 96] as const
const TEXTS = [TYPE.body, TYPE.bodyTight, TYPE.quietTight] as const
const BESIDE_HEAD = atSize(TYPE.callout, 12, 17)
const LARGE = atSize(TYPE.body, 11.4, 17.4)
const AIR = { kicker: 8, headline: 30, heading: 8, caption: 9, between: 13, crops: 26, signature: 20 } as const

export const letterOpening: OpeningFor = (context, chapter, sect) =>
  ({
    heights: [0],
    rest: { ...chapter, sections: [], lists: [], tables: [], quotes: [], avoid: [], figures: [] },
    usesQuote: true,
    blocks: () => [letter(context, chapter, sect)],
  }) satisfies Opening

function letter(context: PageContext, chapter: Chapter, sect: Tag): Block {
  const { setting } = context
  const seen = chapter.figures.find((figure): figure is SeenFigure => figure.kind === 'seen')
  const [first = TYPE.pullLarge, ...smaller] = HEADLINE
  const headline = fitLines(setting, chapter.quotes[0] ?? chapter.title, [first, ...smaller], MEASURE, 3)
  const kicker = setting.lines(chapter.lead, KICKER, MEASURE)
  const headTop = kicker.length * KICKER.leading + AIR.kicker
  const head = headTop + headline.lines.length * headline.style.leading
  const answers = answersOf(context, chapter, sect)
  const signature = chapter.signature ? TYPE.pull.leading + TYPE.small.leading + AIR.signature : 0
  const shown = seen ? seenOf(context, seen, sect) : null
  const paragraphs = chapter.sections.flatMap((section) => section.paragraphs)
  const fits = [...(shown ? [] : [LARGE]), ...TEXTS].map((style) =>
    flowParagraphs(setting, paragraphs, style, lineOf(style), sect),
  )
  const pictures = (crop: number) =>
    shown ? AIR.headline + TYPE.h2.leading + AIR.heading + shown.heightWith(crop) + AIR.crops : AIR.headline + 6
  const heightWith = (crop: number, lines: (typeof fits)[number]) =>
    head + pictures(crop) + Math.max(answers.height, flowHeight(lines) + signature)
  const chosen = choose(shown ? CROPS : [0], fits, heightWith)
  const { crop, lines } = chosen
  return {
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
      answers.place(sheet, at)
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

const ROW = { top: 7, bottom: 9 } as const

function answersOf(context: PageContext, chapter: Chapter, sect: Tag): Answers {
  const { setting } = context
  const [list] = chapter.lists
  if (!list) return { height: 0, place: () => undefined }
  const tag = tagged('L', sect)
  const heading = tagged('H2', sect)
  const width = CELL - GUTTER
  const rows = list.items.map((item) => ({
    item,
    what: setting.lines(item.what, TYPE.bodyStrong, width),
    why: setting.lines(item.why, TYPE.small, width),
  }))
  // The page number goes after the last word, or on its own line.
  const room = width - PAGE_GAP - setting.width(pageWords(88), PAGE_STYLE)
  const hasOwnLine = ({ item, why }: (typeof rows)[number]) =>
    item.chapter !== undefined && (why.at(-1)?.width ?? 0) > room
  const heightOf = (row: (typeof rows)[number]) =>
    ROW.top +
    row.what.length * TYPE.bodyStrong.leading +
    (row.why.length + (hasOwnLine(row) ? 1 : 0)) * TYPE.small.leading +
    ROW.bottom
  return {
    height: TYPE.body.leading + 6 + rows.reduce((sum, row) => sum + heightOf(row), 0),
    place: (sheet, y) => {
      sheet.lines(heading, setting.lines(list.title, TYPE.bodyStrong, width), TYPE.bodyStrong, LEFT, y)
      let at = y + TYPE.body.leading + 6
      for (const row of rows) {
        const top = at
        const item = tagged('LBody', tagged('LI', tag))
        sheet.art((pen) => drawRule(pen, LEFT, top, width, INK.line))
        const below = sheet.lines(item, row.what, TYPE.bodyStrong, LEFT, top + ROW.top)
        const end = sheet.lines(item, row.why, TYPE.small, LEFT, below)
        const ownLine = hasOwnLine(row)
        placePage(context, sheet, item, row.item, {
          x: ownLine ? LEFT : LEFT + (row.why.at(-1)?.width ?? 0) + PAGE_GAP,
          y: ownLine ? end : end - TYPE.small.leading,
        })
        at += heightOf(row)
      }
    },
  }
}

const PAGE_GAP = 4.5
const PAGE_STYLE = inColour(TYPE.caption, INK.wine)
const pageWords = (page: number) => `página ${page}`

/** The page number is known once all pages are placed. */
function placePage(
  context: PageContext,
  sheet: Page,
  parent: Tag,
  { chapter }: Reasoned,
  at: { x: number; y: number },
): void {
  if (!chapter) return
  const { leading } = TYPE.small
  const area = { x: at.x, y: at.y, width: context.setting.width(pageWords(88), PAGE_STYLE), height: leading }
  sheet.link(tagged('Link', parent), area, chapter, (pen) => {
    const page = context.pageOf?.(chapter)
    if (page !== undefined) drawText(pen, pageWords(page), PAGE_STYLE, at.x, baselineOf(TYPE.small, at.y))
  })
}
