/** "Seu rosto, medido": lines over the photo; without points, the drawn shape. */
import type { Chapter } from '#visagism/chapters/chapter.ts'
import { HAIRLINE_NAMES } from '#visagism/face/covered.ts'
import type { MarkedPoints, Point } from '#visagism/face/measure.ts'
import type { OpeningFor } from '../blocks/opening.ts'
import type { Block } from '../block.ts'
import {
  apart,
  contourLine,
  drawContour,
  drawStretch,
  drawWidth,
  type Level,
  levelBeside,
} from '../blocks/face-lines.ts'
import { certaintyHeight, GAUGE_PITCH, placeCertainty, placeGauge } from '../blocks/gauge.ts'
import { titleAlone } from '../blocks/opener.ts'
import { sectionBlock, type Rail } from '../blocks/section.ts'
import { LEFT, PLATE_WIDTH, RAIL_LEFT, RAIL_WIDTH, span } from '../grid.ts'
import { INK } from '../ink.ts'
import { cropFace, faceBoxOf, groundUnder, type Box, type PrintPhoto } from '../photos.ts'
import {
  aroundDrawing,
  drawLabels,
  inflate,
  HALF_FACE,
  overlaps,
  meetsLine,
  type Named,
  type PlacedLabel,
  placeLabels,
  placeOnSlips,
  SIDES,
  endBeforeLabel,
} from '../photo-labels.ts'
import { drawPhotoPlate, placePortrait, drawPortraitPlate } from '../plate.ts'
import { drawOnce, traitsOf, withContourSeen } from '#visagism/looks/portrait-of.ts'
import type { PageContext } from '../page-context.ts'
import { drawRule, tagged, type Page, type Tag } from '../page.ts'
import { TYPE } from '../type-styles.ts'

const TITLE_TO_PLATE = 24
const HEIGHTS = [352, 336, 320, 308, 290, 272, 256, 236, 216, 370, 390] as const

export const measuredFaceOpening: OpeningFor = (context, chapter, sect) => {
  const { front } = context.photos
  const [first] = chapter.sections
  const caption = chapter.figures.find((figure) => figure.kind === 'measured-face')?.caption ?? ''
  const figure = tagged('Figure', sect, { alt: caption })
  const draw = (page: Page, box: Box) =>
    front && context.points
      ? drawOverPhoto(context, page, figure, front, context.points, box)
      : drawOverPortrait(context, page, figure, box)
  const noted = chapter.tables.slice(0, 1).flatMap(({ note }) => note ?? [])
  const band = first
    ? [
        sectionBlock(context.setting, sect, {
          heading: first.heading,
          paragraphs: [chapter.lead, ...first.paragraphs, ...noted],
          rail: shapeRail(context, chapter, sect),
        }),
      ]
    : []
  return {
    heights: HEIGHTS,
    // The gauges replace the first table.
    rest: { ...chapter, sections: chapter.sections.slice(1), tables: chapter.tables.slice(1) },
    usesQuote: true,
    blocks: (height) => [gaugedOpener(context, chapter, sect, height, draw), ...band],
  }
}

function gaugedOpener(
  context: PageContext,
  chapter: Chapter,
  sect: Tag,
  plateHeight: number,
  draw: (page: Page, box: Box) => void,
): Block {
  const { setting, analysis } = context
  const head = titleAlone(setting, sect, chapter.title)
  const top = head.height + TITLE_TO_PLATE
  const height = Math.max(plateHeight, analysis.face.gauges.length * GAUGE_PITCH)
  const pitch = height / analysis.face.gauges.length
  return {
    height: top + height,
    above: 0,
    place: (page, y) => {
      head.place(page, y)
      draw(page, { x: 0, y: y + top, width: PLATE_WIDTH, height })
      analysis.face.gauges.forEach((gauge, index) =>
        placeGauge(page, setting, sect, gauge, RAIL_LEFT + 8, y + top + index * pitch, RAIL_WIDTH - 8),
      )
    },
  }
}

function shapeRail({ setting, analysis }: PageContext, chapter: Chapter, sect: Tag): Rail {
  const width = span(2) - 10
  const quote = setting.lines(chapter.quotes[0] ?? '', TYPE.pull, width, { balanced: true })
  const headline = setting.lines(analysis.face.headline, TYPE.h2, width, { balanced: true })
  const quoteTag = tagged('BlockQuote', sect)
  const headTag = tagged('H3', sect)
  const quoteHeight = quote.length * TYPE.pull.leading
  const rulerTop = quoteHeight + 18 + headline.length * TYPE.h2.leading + 9
  return {
    height: rulerTop + certaintyHeight,
    place: (page, y) => {
      page.lines(quoteTag, quote, TYPE.pull, LEFT, y - 4)
      page.art((pen) => drawRule(pen, LEFT, y + quoteHeight + 7, width, INK.line))
      page.lines(headTag, headline, TYPE.h2, LEFT, y + quoteHeight + 15)
      placeCertainty(page, sect, analysis.face.certainty, LEFT, y + rulerTop, width)
    },
  }
}

const areOnSlips = (labels: readonly PlacedLabel[]) => labels.some(({ isSlip }) => isSlip)

/** All marks on the photo, in page units. */
export function measuredLines(context: PageContext, photo: PrintPhoto, points: MarkedPoints, box: Box) {
  const crop = cropFace(photo, faceBoxOf(photo, points), box, { share: 0.66, top: 0.18, middle: 0.48, whole: true })
  const on = (p: Point): Point => ({ x: p.x * crop.scale + crop.dx, y: p.y * crop.scale + crop.dy })
  const { hairline } = context.analysis.evidence
  const isCovered = hairline === 'covered'
  const isInside = ({ y }: Named) => y > box.y + 16 && y < box.y + box.height - 4
  const level = ({ y }: Point, label: string): Level => ({
    y: y * crop.scale + crop.dy,
    label,
    // Widths use the face's right side.
    stretches: levelBeside(points, y, crop, [0, box.width]).slice(0, 1),
  })
  const levels: Level[] = [
    ...(hairline === 'guessed'
      ? []
      : [{ ...level(points.hairline, HAIRLINE_NAMES[hairline].short), isGuessed: isCovered }]),
    ...(points.browLine ? [level(points.browLine, 'sobrancelha')] : []),
    ...(points.noseBase ? [level(points.noseBase, 'base do nariz')] : []),
    level(points.chin, 'queixo'),
  ].filter(isInside)
  const names = ['testa', 'maçãs', 'mandíbula']
  const ends = widthPairs(points).slice(isCovered ? 1 : 0)
  const widths = widthPairs(points)
    .map(([left, right], index) => ({
      y: (on(left).y + on(right).y) / 2,
      from: Math.max(on(left).x, on(right).x),
      label: names[index] ?? '',
    }))
    .slice(isCovered ? 1 : 0)
    .filter(isInside)
  const contour = contourLine(points, on)
  const groundAt = (area: Box) => groundUnder(photo, area, crop)
  const around = {
    box,
    margin: 11,
    least: 5,
    style: TYPE.caption,
    widthOf: (label: string) => context.setting.width(label, TYPE.caption),
    groundAt,
  }
  const isFace = (area: Box) => meetsLine(inflate(area, 2), contour)
  const apartWidths = apart(widths, 20)
  const onLeft = { ...around, sides: ['left'] as const, isTaken: isFace }
  const besides = (others: readonly PlacedLabel[]) => ({
    ...around,
    sides: ['right'] as const,
    isTaken: (area: Box) => isFace(area) || others.some((label) => overlaps(label.area, area)),
  })
  const bareLevels = placeLabels(levels, onLeft)
  const bareWidths = placeLabels(apartWidths, besides(bareLevels))
  // If one side needs paper slips, use them on both.
  const levelLabels = (areOnSlips(bareWidths) && placeOnSlips(levels, onLeft)) || bareLevels
  const widthLabels = (areOnSlips(levelLabels) && placeOnSlips(apartWidths, besides(levelLabels))) || bareWidths
  return { crop, on, isCovered, ends, levels, widths: apartWidths, levelLabels, widthLabels, contour, groundAt }
}

function drawOverPhoto(
  context: PageContext,
  page: Page,
  figure: Tag,
  photo: PrintPhoto,
  points: MarkedPoints,
  box: Box,
): void {
  const { crop, on, isCovered, ends, levels, widths, levelLabels, widthLabels, groundAt } = measuredLines(
    context,
    photo,
    points,
    box,
  )
  page.content(figure, (pen) => {
    drawPhotoPlate(pen, photo, box, crop)
    pen.save().rect(box.x, box.y, box.width, box.height).clip()
    drawContour(pen, points, on, isCovered)
    for (const [left, right] of ends) drawWidth(pen, on(left), on(right))
    pen.restore()
  })
  page.art((pen) => {
    for (const { y, label, stretches, isGuessed } of levels) {
      const placed = levelLabels.find((one) => one.label === label)
      for (const stretch of stretches)
        drawStretch(pen, endBeforeLabel(stretch, placed), y, groundAt, { opacity: 0.55, weight: 0.6, isGuessed })
    }
    for (const { y, from, label } of widths) {
      const placed = widthLabels.find((one) => one.label === label)
      const stretch = [from + 3, box.x + box.width - from - 3] as const
      drawStretch(pen, endBeforeLabel(stretch, placed), y, groundAt, { opacity: 1, weight: 0.8 })
    }
    drawLabels(pen, [...levelLabels, ...widthLabels], TYPE.caption)
  })
}

const widthPairs = (p: MarkedPoints): [Point, Point][] => [
  [p.templeLeft, p.templeRight],
  [p.cheekboneLeft, p.cheekboneRight],
  [p.jawLeft, p.jawRight],
]

/** Unknown hair is drawn away from the face. Returns the placement in the box. */
export function placeContour(context: PageContext, page: Page, figure: Tag, box: Box) {
  const portrait = drawOnce({
    cut: 'preso',
    ...withContourSeen(traitsOf(context.analysis)),
    shape: context.analysis.face.primary,
    overlay: 'contorno',
    overlayColour: INK.paper,
  })
  const at = placePortrait(portrait, box, 'head')
  page.content(figure, (pen) => drawPortraitPlate(pen, portrait, box, at, 'gold'))
  return { portrait, at }
}

function drawOverPortrait(context: PageContext, page: Page, figure: Tag, box: Box): void {
  const { portrait, at } = placeContour(context, page, figure, box)
  const { landmarks } = portrait
  const levels = (
    [
      [HAIRLINE_NAMES[context.analysis.evidence.hairline].short, landmarks.hair],
      ['sobrancelha', landmarks.brow],
      ['base do nariz', landmarks.nose],
      ['queixo', landmarks.chin],
    ] as const
  )
    .map(([label, unit]) => ({ label, y: unit * at.scale + at.dy }))
    .filter(({ y }) => y > box.y + 15 && y < box.y + box.height)
  const labels = placeLabels(levels, {
    box,
    sides: SIDES,
    margin: 11,
    least: 5,
    style: TYPE.caption,
    widthOf: (label) => context.setting.width(label, TYPE.caption),
    ...aroundDrawing(portrait, at),
  })
  const reach = HALF_FACE * at.scale
  page.art((pen) => {
    for (const { label, y } of levels) {
      const placed = labels.find((one) => one.label === label)
      pen.save().opacity(0.4)
      for (const stretch of [
        [box.x, at.dx - reach - box.x],
        [at.dx + reach, box.x + box.width - at.dx - reach],
      ] as const) {
        const [x, width] = endBeforeLabel(stretch, placed)
        if (width > 0) drawRule(pen, x, y, width, INK.ink)
      }
      pen.restore()
    }
    drawLabels(pen, labels, TYPE.caption)
  })
}
