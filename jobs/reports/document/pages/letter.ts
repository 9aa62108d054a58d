/** The letter, on one page: the person's own sentence, what is seen of them, what came of it, and who looked. */
import type { Chapter, Figure, Reasoned, SeenPlace } from '#visagism/chapter.ts'
import { drawOnce, sitterOf } from '#visagism/portrait-of.ts'
import type { Block } from '../block.ts'
import type { Line } from '../break-lines.ts'
import { cropDetail, levelsOfPortrait, placeDetail } from '../face-crops.ts'
import { flowParagraphs, flowHeight, placeColumn } from '../flow.ts'
import { BODY_HEIGHT, columnAt, GUTTER, LEFT, MEASURE, span } from '../grid.ts'
import { INK, type PlateTone } from '../ink.ts'
import type { Opening, OpeningFor } from '../opening.ts'
import type { Box, Crop } from '../photos.ts'
import { drawPhotoPlate, drawPortraitPlate } from '../plate.ts'
import type { Press } from '../press.ts'
import { fitLines } from '../setting.ts'
import { baselineOf, drawRule, drawText, tagged, type Sheet, type Tag } from '../sheet.ts'
import { atSize, inColour, type Style, TYPE } from '../type-styles.ts'

type SeenFigure = Extract<Figure, { kind: 'seen' }>

const HEADLINE = [36, 32, 28, 24, 21].map((size) => atSize(TYPE.pullLarge, size, size * 1.14))
const KICKER = inColour(TYPE.body, INK.ink2)
const CELL = span(2)
const TEXT_LEFT = columnAt(2)
const TEXT_WIDTH = span(4)
/** From the largest that is printed to the smallest that is still a picture. */
const CROPS = [192, 176, 160, 144, 128, 112, 96] as const
const TEXTS = [TYPE.body, TYPE.bodyTight, TYPE.quietTight] as const
/** A letter without pictures has room for larger words. */
const LARGE = atSize(TYPE.body, 11.4, 17.4)
const AIR = { kicker: 8, headline: 30, heading: 8, caption: 9, crops: 26, signature: 20 } as const

export const letterOpening: OpeningFor = (press, chapter, sect) =>
  ({
    heights: [0],
    rest: { ...chapter, sections: [], lists: [], tables: [], quotes: [], avoid: [], figures: [] },
    usesQuote: true,
    blocks: () => [letter(press, chapter, sect)],
  }) satisfies Opening

function letter(press: Press, chapter: Chapter, sect: Tag): Block {
  const { setting } = press
  const seen = chapter.figures.find((figure): figure is SeenFigure => figure.kind === 'seen')
  const [first = TYPE.pullLarge, ...smaller] = HEADLINE
  const headline = fitLines(setting, chapter.quotes[0] ?? chapter.title, [first, ...smaller], MEASURE, 3)
  const kicker = setting.lines(chapter.lead, KICKER, MEASURE)
  const headTop = kicker.length * KICKER.leading + AIR.kicker
  const head = headTop + headline.lines.length * headline.style.leading
  const answers = answersOf(press, chapter, sect)
  const signature = chapter.signature ? TYPE.pull.leading + TYPE.small.leading + AIR.signature : 0
  const captions = seen ? detailsOf(press, seen) : null
  const paragraphs = chapter.sections.flatMap((section) => section.paragraphs)
  const fits = [...(captions ? [] : [LARGE]), ...TEXTS].map((style) =>
    flowParagraphs(setting, paragraphs, style, lineOf(style), sect),
  )
  const pictures = (crop: number) =>
    captions ? AIR.headline + TYPE.h2.leading + AIR.heading + crop + captions.height + AIR.crops : AIR.headline + 6
  const heightWith = (crop: number, lines: (typeof fits)[number]) =>
    head + pictures(crop) + Math.max(answers.height, flowHeight(lines) + signature)
  const chosen = choose(captions ? CROPS : [0], fits, heightWith)
  const { crop, lines } = chosen
  return {
    height: heightWith(crop, lines),
    above: 0,
    place: (sheet, y) => {
      sheet.lines(tagged('P', sect), kicker, KICKER, LEFT, y)
      let at = y + headTop
      // A quotation mark hangs in the margin.
      const hang = chapter.quotes[0]?.startsWith('“') === true ? setting.width('“', headline.style) : 0
      sheet.lines(tagged('H1', sect), hung(headline.lines, hang), headline.style, LEFT, at)
      at = y + head
      if (seen && captions) {
        at += AIR.headline
        sheet.lines(tagged('H2', sect), setting.lines(seen.caption, TYPE.h2, MEASURE), TYPE.h2, LEFT, at)
        placeDetails(press, sheet, sect, seen, captions, at + TYPE.h2.leading + AIR.heading, crop)
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

/** Smaller letters stand in shorter lines: none is longer than the eye follows. */
const lineOf = ({ size }: Style) => TEXT_WIDTH * Math.min(1, size / TYPE.body.size)

/** The largest pictures with the largest text that stay on the page; the smallest of both where nothing does. */
function choose<L>(crops: readonly number[], fits: readonly L[], heightWith: (crop: number, lines: L) => number) {
  const options = fits.flatMap((lines) => crops.map((crop) => ({ crop, lines })))
  const found = options.find(({ crop, lines }) => heightWith(crop, lines) <= BODY_HEIGHT)
  const last = options.at(-1)
  if (!last) throw new Error('A letter without text')
  return found ?? last
}

const hung = (lines: readonly Line[], by: number): Line[] =>
  lines.map((line, row) => (row === 0 ? { ...line, indent: line.indent - by } : line))

/** Three abreast; fewer are wider, and one alone takes four columns of six. */
function cellOf(count: number): { readonly columns: number; readonly width: number } {
  const columns = count > 2 ? 2 : count === 2 ? 3 : 4
  return { columns, width: span(columns) }
}

type Details = { readonly captions: readonly (readonly Line[])[]; readonly height: number }

function detailsOf({ setting }: Press, { details }: SeenFigure): Details {
  const captions = details.map(({ caption }) =>
    setting.lines(caption, TYPE.callout, cellOf(details.length).width - 6, { hyphens: false }),
  )
  return { captions, height: AIR.caption + Math.max(...captions.map((lines) => lines.length)) * TYPE.callout.leading }
}

const TONES: readonly PlateTone[] = ['gold', 'mist', 'rose']
const PLACE_WORDS: Readonly<Record<SeenPlace, string>> = {
  cabelo: 'o alto da cabeça',
  olhos: 'os olhos',
  base: 'do nariz ao queixo',
}

function placeDetails(
  press: Press,
  sheet: Sheet,
  sect: Tag,
  { details }: SeenFigure,
  { captions }: Details,
  y: number,
  height: number,
): void {
  const { columns, width } = cellOf(details.length)
  const boxes = details.map((_, index): Box => {
    const x = columnAt(index * columns)
    // The first bleeds left.
    const left = index === 0 ? 0 : x
    return { x: left, y, width: x + width - left, height }
  })
  const crops = cropsOf(
    press,
    details.map(({ place }) => place),
    boxes,
  )
  details.forEach(({ place, caption }, index) => {
    const box = boxes[index]
    if (!box) return
    drawDetail(press, sheet, sect, { place, caption, crop: crops?.[index] ?? null }, box, TONES[index] ?? 'sand')
    const x = columnAt(index * columns)
    sheet.lines(tagged('Caption', sect), captions[index] ?? [], TYPE.callout, x, y + height + AIR.caption)
  })
}

/** Where each detail lies on the photo; null where one of them does not: then all are drawn, for they are one person. */
function cropsOf({ photos, points, analysis }: Press, places: readonly SeenPlace[], boxes: readonly Box[]) {
  const photo = photos.front
  if (!photo || !points) return null
  const crops = places.flatMap((place, index) => {
    const box = boxes[index]
    return (box && cropDetail(place, photo, points, box, isTopBare(analysis))) ?? []
  })
  return crops.length === places.length ? crops : null
}

const isTopBare = ({ observed }: Press['analysis']) => observed?.top?.value === 'sem fios'

type Detail = { readonly place: SeenPlace; readonly caption: string; readonly crop: Crop | null }

function drawDetail(
  press: Press,
  sheet: Sheet,
  sect: Tag,
  { place, caption, crop }: Detail,
  box: Box,
  tone: PlateTone,
): void {
  const { photos, analysis } = press
  const photo = photos.front
  const figure = tagged('Figure', sect, {
    alt: `${crop ? 'Detalhe da sua foto' : 'Detalhe do retrato desenhado'}, ${PLACE_WORDS[place]}: ${caption}`,
  })
  if (photo && crop) return sheet.content(figure, (pen) => drawPhotoPlate(pen, photo, box, crop))
  const portrait = drawOnce({ ...sitterOf(analysis), shape: analysis.face.primary })
  const at = placeDetail(place, { ...levelsOfPortrait(portrait), isTopBare: isTopBare(analysis) }, box)
  sheet.content(figure, (pen) => drawPortraitPlate(pen, portrait, box, at, tone))
}

type Answers = { readonly height: number; readonly place: (sheet: Sheet, y: number) => void }

const ROW = { top: 7, bottom: 9 } as const

/** What was done about each thing they wrote, with the page where it stands. */
function answersOf(press: Press, chapter: Chapter, sect: Tag): Answers {
  const { setting } = press
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
  // The page stands after the last word, or on a line of its own.
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
        placePage(press, sheet, item, row.item, {
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

/** A link to the chapter, in the words of the printed page; the number is known once every page has its place. */
function placePage(press: Press, sheet: Sheet, parent: Tag, { chapter }: Reasoned, at: { x: number; y: number }): void {
  if (!chapter) return
  const { leading } = TYPE.small
  const area = { x: at.x, y: at.y, width: press.setting.width(pageWords(88), PAGE_STYLE), height: leading }
  sheet.link(tagged('Link', parent), area, chapter, (pen) => {
    const page = press.pageOf?.(chapter)
    if (page !== undefined) drawText(pen, pageWords(page), PAGE_STYLE, at.x, baselineOf(TYPE.small, at.y))
  })
}
