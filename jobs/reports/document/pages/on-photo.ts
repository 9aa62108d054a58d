/**
 * "Na sua foto": the photo, and the cut as lines on tracing paper over it. If the cut fits badly or no visagist approved it, the drawn
 * portrait replaces it.
 */
import { addedTo, type Chapter } from '#visagism/chapters/chapter.ts'
import type { Block } from '../block.ts'
import { titleWithLead } from '../blocks/opener.ts'
import { GUTTER, LEFT, MEASURE, PAGE, RIGHT } from '../grid.ts'
import { INK } from '../ink.ts'
import { usualOpening, type OpeningFor } from '../blocks/opening.ts'
import type { Box } from '../photos.ts'
import { drawPhotoPlate } from '../plate.ts'
import type { PageContext } from '../page-context.ts'
import { baselineOf, drawRule, tagged, type Page, type Tag } from '../page.ts'
import { inColour, TYPE } from '../type-styles.ts'
import {
  afterAlt,
  beforeAlt,
  cropAt,
  DOT,
  drawBeside,
  drawDot,
  drawDots,
  drawLevels,
  drawUnderPaper,
  lookOnPhoto,
  type PhotoLook,
  unseenFromFront,
} from './photo-overlay.ts'

const PLATE_TOP = 84
const HALF = PAGE.width / 2
const COLUMN = (MEASURE - 2 * GUTTER) / 3
const HEIGHTS = [440, 425, 410, 390] as const

export const onPhotoOpening: OpeningFor = (context, chapter, sect, index) => {
  const figure = chapter.figures.find((one) => one.kind === 'on-photo')
  const first = figure && lookOnPhoto(context, figure, plateOf(HEIGHTS[0]))
  if (!first) return usualOpening(context, chapter, sect, index)
  return {
    heights: HEIGHTS,
    usesQuote: true,
    rest: { ...chapter, lists: addedTo(chapter).lists, figures: [] },
    blocks: (height) => [page(context, chapter, sect, lookOnPhoto(context, figure, plateOf(height)) ?? first, height)],
  }
}

const plateOf = (height: number): Box => ({ x: 0, y: 0, width: HALF, height })

function page(context: PageContext, chapter: Chapter, sect: Tag, look: PhotoLook, plateHeight: number): Block {
  const { photo, isLaid, words } = look
  const head = titleWithLead(context.setting, sect, chapter.title, words.lead)
  const foot = textBlock(context, chapter, sect, look, words.note)
  const before = tagged('Figure', sect, { alt: beforeAlt(look) })
  const after = tagged('Figure', sect, { alt: afterAlt(look) })
  return {
    height: PLATE_TOP + plateHeight + foot.height,
    above: 0,
    place: (sheet, y) => {
      head.place(sheet, y)
      const left = { ...plateOf(plateHeight), y: y + PLATE_TOP }
      const right = { ...left, x: HALF }
      const [crop, other] = [cropAt(look, left), cropAt(look, right)]
      sheet.content(before, (pen) => drawPhotoPlate(pen, photo, left, crop))
      if (isLaid) {
        sheet.content(after, (pen) => drawUnderPaper(pen, look, right, other))
        drawLevels(context, sheet, look, [
          { box: left, crop, isPaper: false },
          { box: right, crop: other, isPaper: true },
        ])
        drawDots(sheet, look, other)
      } else drawBeside(context, sheet, after, look, right, other)
      sheet.art((pen) => pen.rect(HALF - 0.4, y + PLATE_TOP, 0.8, plateHeight).fill(INK.paper))
      foot.place(sheet, y + PLATE_TOP + plateHeight)
    },
  }
}

function textBlock(
  { setting }: PageContext,
  chapter: Chapter,
  sect: Tag,
  { figure: { labels }, laid: { dots } }: PhotoLook,
  note: string,
): { readonly height: number; readonly place: (sheet: Page, y: number) => void } {
  const [list] = chapter.lists
  const items = (list?.items ?? [])
    .filter(({ own }) => !own)
    .slice(0, 3)
    .map(({ what, why }, index) => ({
      head: setting.lines(index < dots.length ? what : unseenFromFront(what), TYPE.bodyStrong, COLUMN - 22),
      text: setting.lines(why, TYPE.bodyQuiet, COLUMN - 4),
      tag: tagged('P', sect),
    }))
  const listTop = 44
  const heads = Math.max(1, ...items.map(({ head }) => head.length)) * TYPE.bodyStrong.leading
  const texts = Math.max(0, ...items.map(({ text }) => text.length)) * TYPE.bodyQuiet.leading
  const ruleTop = listTop + heads + texts + 18
  const quote = setting.lines(chapter.quotes[0] ?? '', TYPE.pull, 2 * COLUMN - 16, { balanced: true })
  const noteLines = setting.lines(note, TYPE.small, COLUMN)
  const labelTags = [tagged('Caption', sect), tagged('Caption', sect)]
  const [quoteTag, noteTag] = [tagged('BlockQuote', sect), tagged('P', sect)]
  return {
    height: ruleTop + 12 + Math.max(quote.length * TYPE.pull.leading, noteLines.length * TYPE.small.leading),
    place: (sheet, y) => {
      labels.forEach((label, index) => {
        const tag = labelTags[index]
        const style = inColour(TYPE.callout, index === 0 ? INK.ink : INK.wine)
        const x = index === 0 ? LEFT : HALF + GUTTER + 6
        if (tag) sheet.lines(tag, setting.lines(label, style, RIGHT - x), style, x, y + 6)
      })
      items.forEach(({ head, text, tag }, index) => {
        const x = LEFT + index * (COLUMN + GUTTER)
        const isShown = index < dots.length
        if (isShown)
          sheet.art((pen) => drawDot(pen, index, { x: x + DOT, y: baselineOf(TYPE.bodyStrong, y + listTop) - 3.4 }))
        sheet.lines(tag, head, TYPE.bodyStrong, isShown ? x + 22 : x, y + listTop)
        sheet.lines(tag, text, TYPE.bodyQuiet, x, y + listTop + heads + 2)
      })
      sheet.art((pen) => drawRule(pen, LEFT, y + ruleTop, MEASURE, INK.line))
      sheet.lines(quoteTag, quote, TYPE.pull, LEFT, y + ruleTop + 12)
      sheet.lines(noteTag, noteLines, TYPE.small, LEFT + 2 * (COLUMN + GUTTER), y + ruleTop + 12)
    },
  }
}
