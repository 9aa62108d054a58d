/** Lines cross the page from the face, with each third's share between. */
import type { Chapter } from '#visagism/chapters/chapter.ts'
import { BAND_NAMES } from '#visagism/texts/thirds.ts'
import type { Block } from '../block.ts'
import { levelBeside } from '../blocks/face-lines.ts'
import { titleWithLead } from '../blocks/opener.ts'
import { PLATE_WIDTH, RAIL_LEFT, RAIL_WIDTH, RIGHT } from '../grid.ts'
import { INK } from '../ink.ts'
import { type Opening, PLATE_HEIGHTS, usualOpening, type OpeningFor } from '../blocks/opening.ts'
import { type NamedRow, rowsBlock } from '../blocks/rows.ts'
import { fitOnPage, footLine, namedOpener, quoteWithTwo } from '../blocks/seen-opener.ts'
import { aroundDrawing, HALF_FACE } from '../photo-labels.ts'
import { cropFace, faceBoxOf, type Box } from '../photos.ts'
import { drawPhotoPlate, drawPortraitPlate, placePortrait } from '../plate.ts'
import { MEAN_THIRDS, printedThirds } from '#visagism/chapters/thirds.ts'
import { drawOnce, portraitOf, traitsOf } from '#visagism/looks/portrait-of.ts'
import { lower, percent } from '#visagism/knowledge/pt.ts'
import type { PageContext } from '../page-context.ts'
import { baselineOf, drawRule, drawText, tagged, type Pen, type Page, type Tag } from '../page.ts'
import { TYPE } from '../type-styles.ts'

const TITLE_TO_PLATE = 24
const NAMES = ['terço de cima', 'terço do meio', 'terço de baixo'] as const
/** Hairline, brow, nose base, chin. */
type Levels = readonly [FaceLevel, FaceLevel, FaceLevel, FaceLevel]
type FaceLevel = { readonly y: number; readonly stretches: readonly (readonly [x: number, width: number])[] }

export const thirdsOpening: OpeningFor = (context, chapter, sect, index) => {
  const figure = chapter.figures.find((f) => f.kind === 'thirds')
  if (!figure) return usualOpening(context, chapter, sect, index)
  if (!context.analysis.evidence.measures?.thirds) return byEye(context, chapter, figure.caption, sect)
  return {
    heights: PLATE_HEIGHTS.filter((height) => height >= 290),
    rest: chapter,
    usesQuote: false,
    blocks: (height) => [opener(context, chapter.title, chapter.lead, figure.caption, sect, height)],
  }
}

/** Bands beside the drawn head, whose lines stay outside it; no number. */
function byEye(context: PageContext, chapter: Chapter, caption: string, sect: Tag): Opening {
  const { setting } = context
  const [bands, weighs, ...lists] = chapter.lists
  const [table, ...tables] = chapter.tables
  const figure = tagged('Figure', sect, { alt: caption })
  const picture = { draw: (page: Page, box: Box) => drawBands(context, page, figure, box) }
  const { title, lead, quotes, sections } = chapter
  const rows: NamedRow[] = [
    ...(table?.rows ?? []).map(([name = '', words = '']) => ({ name, words })),
    ...(weighs ? [{ name: weighs.title, pages: weighs.items }] : []),
  ]
  return {
    heights: EYE_HEIGHTS,
    rest: { ...chapter, sections: sections.slice(2), lists, tables },
    usesQuote: true,
    blocks: (height) =>
      fitOnPage((style) => [
        namedOpener(setting, sect, { title, lead, items: bands?.items ?? [], picture, width: PLATE_WIDTH }, height),
        quoteWithTwo(setting, sect, quotes[0] ?? '', sections, style),
        rowsBlock(context, sect, rows),
        footLine(setting, sect, caption),
      ]),
  }
}
const EYE_HEIGHTS = [360, 345, 330, 315, 300, 285, 270, 255, 240, 225, 375, 390] as const

const BANDS = ['upper', 'middle', 'lower'] as const
const BAND_LEFT = 10
/** Kept between a line's end and the drawing. */
const LINE_TO_HEAD = 6

/** At the left of the head, each line ends before hair, ear and skin. */
export function drawBands(context: PageContext, page: Page, figure: Tag, box: Box): void {
  const portrait = portraitOf(context.analysis, { shape: context.analysis.face.primary })
  const at = placePortrait(portrait, box, 'head')
  page.content(figure, (pen) => drawPortraitPlate(pen, portrait, box, at, 'sage'))
  const { hair, brow, nose, chin } = portrait.landmarks
  const { groundAt } = aroundDrawing(portrait, at)
  const levels = [hair, brow, nose, chin].map((unit) => unit * at.scale + at.dy)
  const endOf = (y: number): number => {
    let end = box.x + 40
    while (end < at.dx && groundAt({ x: end, y: y - 1, width: 4 + LINE_TO_HEAD, height: 2 }).spread === 0) end += 4
    return end
  }
  page.art((pen) => {
    for (const y of levels) drawRule(pen, box.x, y, endOf(y) - box.x, INK.edge, 0.9)
    BANDS.forEach((band, n) => {
      const middle = ((levels[n] ?? 0) + (levels[n + 1] ?? 0)) / 2
      drawText(pen, lower(BAND_NAMES[band]), TYPE.callout, box.x + BAND_LEFT, middle + 4)
    })
  })
}

function opener(context: PageContext, title: string, lead: string, caption: string, sect: Tag, height: number): Block {
  const { setting, analysis } = context
  const head = titleWithLead(setting, sect, title, lead)
  const top = head.height + TITLE_TO_PLATE
  const figure = tagged('Figure', sect, { alt: caption })
  const shares = tagged('P', sect)
  const thirds = analysis.evidence.measures?.thirds
  const values = thirds ? printedThirds(thirds) : []
  const label = { ...TYPE.small, colour: INK.ink2 }
  const captionLines = setting.lines(caption, TYPE.captionQuiet, RAIL_WIDTH - 8)
  const captionTag = tagged('Caption', sect)
  return {
    height: top + height,
    above: 0,
    place: (page, y) => {
      head.place(page, y)
      const box = { x: 0, y: y + top, width: PLATE_WIDTH, height }
      const levels = drawFace(context, page, figure, box)
      page.art((pen) => {
        for (const level of levels) drawLevel(pen, level, box)
      })
      page.content(shares, (pen) => {
        NAMES.forEach((name, at) => {
          const middle = ((levels[at]?.y ?? 0) + (levels[at + 1]?.y ?? 0)) / 2
          const value = values[at]
          const x = RAIL_LEFT + 8
          if (value !== undefined) drawText(pen, value, TYPE.figure, x, middle + 1)
          drawText(pen, `${name} `, label, x, baselineOf(label, middle + (value === undefined ? -7 : 3)))
          const mean = MEAN_THIRDS[at]
          if (value !== undefined && mean !== undefined)
            drawText(pen, `média ${percent(mean)}`, TYPE.tiny, x, baselineOf(TYPE.tiny, middle + 16))
        })
      })
      const spare = y + top + height - levels[3].y
      if (spare > captionLines.length * TYPE.captionQuiet.leading + 8)
        page.lines(
          captionTag,
          captionLines,
          TYPE.captionQuiet,
          RAIL_LEFT + 8,
          y + top + height - captionLines.length * TYPE.captionQuiet.leading,
        )
    },
  }
}

function drawLevel(pen: Pen, { y: level, stretches }: FaceLevel, box: Box): void {
  if (level < box.y || level > box.y + box.height) return
  pen.save().opacity(0.55)
  for (const [x, width] of stretches) drawRule(pen, x, level, width, INK.paper, 1)
  pen.restore()
  drawRule(pen, PLATE_WIDTH, level, RIGHT - PLATE_WIDTH, INK.edge, 0.75)
}

function drawFace(context: PageContext, page: Page, figure: Tag, box: Box): Levels {
  const { front } = context.photos
  const { points } = context
  // Lines over a photo claim a measurement: without a hairline, use the drawn face.
  if (front && points?.browLine && points.noseBase && context.analysis.evidence.measures?.thirds) {
    const crop = cropFace(front, faceBoxOf(front, points), box, { share: 0.7, top: 0.15, middle: 0.5, whole: true })
    const on = (y: number): FaceLevel => ({
      y: y * crop.scale + crop.dy,
      stretches: levelBeside(points, y, crop, [0, PLATE_WIDTH]),
    })
    page.content(figure, (pen) => drawPhotoPlate(pen, front, box, crop))
    return [on(points.hairline.y), on(points.browLine.y), on(points.noseBase.y), on(points.chin.y)]
  }
  const portrait = drawOnce({ cut: 'preso', ...traitsOf(context.analysis), shape: context.analysis.face.primary })
  const at = placePortrait(portrait, box, 'head')
  page.content(figure, (pen) => drawPortraitPlate(pen, portrait, box, at, 'mist'))
  const { hair, brow, nose, chin } = portrait.landmarks
  const reach = HALF_FACE * at.scale
  const on = (unit: number): FaceLevel => ({
    y: unit * at.scale + at.dy,
    stretches: [
      [0, at.dx - reach],
      [at.dx + reach, PLATE_WIDTH - at.dx - reach],
    ],
  })
  return [on(hair), on(brow), on(nose), on(chin)]
}
