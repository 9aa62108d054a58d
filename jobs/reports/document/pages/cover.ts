/** The person's photo crossed by their face's lines, and their name. */
import { BRAND } from '#contract/brand.ts'
import { drawMark } from '../brand-mark.ts'
import { contourLine, drawStretch, type Level, levelBeside } from '../blocks/face-lines.ts'
import { LEFT, MEASURE, PAGE, px, RIGHT } from '../grid.ts'
import { INK, PLATES } from '../ink.ts'
import { paintItems } from '../paint-portrait.ts'
import { HAIRLINE_NAMES } from '#visagism/face/covered.ts'
import type { MarkedPoints, Point } from '#visagism/face/measure.ts'
import {
  aroundDrawing,
  drawLabels,
  inflate,
  HALF_FACE,
  meetsLine,
  type PlacedLabel,
  placeLabels,
  SIDES,
  type Surroundings,
  endBeforeLabel,
} from '../photo-labels.ts'
import { cropFace, faceBoxOf, groundUnder, type Box, type Ground, type PrintPhoto } from '../photos.ts'
import { drawPhotoPlate } from '../plate.ts'
import { drawOnce, traitsOf } from '#visagism/looks/portrait-of.ts'
import { longDate, type PageContext } from '../page-context.ts'
import { fitLines } from '../setting.ts'
import { baselineOf, drawLine, drawText, Page, tagged, widthOf, type Tag } from '../page.ts'
import { atSize, inColour, TYPE } from '../type-styles.ts'

const PICTURE: Box = { x: 0, y: 0, width: PAGE.width, height: px(825) }
const TITLE_SIZES = [TYPE.cover, atSize(TYPE.cover, 58), atSize(TYPE.cover, 50), atSize(TYPE.cover, 40)] as const

/** Only marked photos and drawings have lines. */
const altOf = ({ whose, photos, points }: PageContext) =>
  photos.front
    ? `Foto${whose}, de frente${points ? ', com as linhas do rosto' : ''}`
    : `Retrato desenhado${whose}, com as linhas do rosto`

export function coverPage(context: PageContext, pageCount: number): Page {
  const sheet = new Page({ foot: false, ground: INK.wine, anchors: [{ name: 'capa', title: 'Capa', y: 0 }] })
  const sect = tagged('Sect', null, { title: 'Capa' })
  const figure = tagged('Figure', sect, { alt: altOf(context) })
  const { front } = context.photos
  if (front) placePhoto(context, sheet, figure, front)
  else placeDrawing(context, sheet, figure)
  placeTitle(context, sheet, sect, pageCount)
  return sheet
}

export function coverLines(context: PageContext, photo: PrintPhoto, points: MarkedPoints) {
  const crop = cropFace(photo, faceBoxOf(photo, points), PICTURE, FRAMED)
  const level = ({ y }: Point, label: string): Level => ({
    y: y * crop.scale + crop.dy,
    label,
    stretches: levelBeside(points, y, crop, [0, PAGE.width]),
  })
  const { hairline, knowsHairline } = context.analysis.evidence
  const levels: Level[] = [
    { ...level(points.hairline, HAIRLINE_NAMES[hairline].long), isGuessed: !knowsHairline },
    ...(points.browLine ? [level(points.browLine, 'sobrancelha')] : []),
    ...(points.noseBase ? [level(points.noseBase, 'base do nariz')] : []),
    level(points.chin, 'queixo'),
  ].filter(isOnPicture)
  const contour = contourLine(points, ({ x, y }) => ({ x: x * crop.scale + crop.dx, y: y * crop.scale + crop.dy }))
  const groundAt = (area: Box) => groundUnder(photo, area, crop)
  const labels = labelled(context, levels, { groundAt, isTaken: (area) => meetsLine(inflate(area, 4), contour) })
  return { crop, levels, labels, contour, groundAt }
}

const FRAMED = { share: 0.56, top: 0.285, whole: true } as const

const isOnPicture = ({ y }: Level) => y >= px(60) && y <= PICTURE.height - 4

/** At the text margin, or nearer the edge beside a wide head. */
const labelled = (
  { setting }: PageContext,
  levels: readonly Level[],
  around: Pick<Surroundings, 'groundAt' | 'isTaken'>,
): PlacedLabel[] =>
  placeLabels(levels, {
    box: PICTURE,
    sides: SIDES,
    margin: LEFT,
    least: 14,
    style: TYPE.caption,
    widthOf: (label) => setting.width(label, TYPE.caption),
    ...around,
  })

function placePhoto(context: PageContext, sheet: Page, figure: Tag, photo: PrintPhoto): void {
  const { points } = context
  if (!points) {
    const crop = cropFace(photo, faceBoxOf(photo, null), PICTURE, FRAMED)
    sheet.content(figure, (pen) => drawPhotoPlate(pen, photo, PICTURE, crop))
    return
  }
  const { crop, levels, labels, groundAt } = coverLines(context, photo, points)
  sheet.content(figure, (pen) => drawPhotoPlate(pen, photo, PICTURE, crop))
  drawLevels(sheet, levels, labels, groundAt)
}

function placeDrawing(context: PageContext, sheet: Page, figure: Tag): void {
  const portrait = drawOnce({ cut: 'preso', ...traitsOf(context.analysis), shape: context.analysis.face.primary })
  const { landmarks } = portrait
  const scale = (PICTURE.height * 0.56) / (landmarks.chin - landmarks.hair)
  const at = { scale, dx: px(440), dy: PICTURE.height * 0.275 - landmarks.hair * scale }
  sheet.content(figure, (pen) => {
    pen.save().rect(0, 0, PICTURE.width, PICTURE.height).clip()
    pen.rect(0, 0, PICTURE.width, PICTURE.height).fill(PLATES.rose)
    pen.translate(at.dx, at.dy).scale(scale)
    paintItems(pen, portrait.items)
    pen.restore()
  })
  const reach = HALF_FACE * scale
  const levels = (
    [
      ['hair', HAIRLINE_NAMES[context.analysis.evidence.hairline].long],
      ['brow', 'sobrancelha'],
      ['nose', 'base do nariz'],
      ['chin', 'queixo'],
    ] as const
  )
    .map(([name, label]): Level => ({
      y: landmarks[name] * scale + at.dy,
      label,
      stretches: [
        [0, at.dx - reach],
        [at.dx + reach, PAGE.width - at.dx - reach],
      ],
    }))
    .filter(isOnPicture)
  const around = aroundDrawing(portrait, at)
  drawLevels(sheet, levels, labelled(context, levels, around), around.groundAt)
}

/** Hidden from screen readers: another chapter says it in words. */
function drawLevels(
  sheet: Page,
  levels: readonly Level[],
  labels: readonly PlacedLabel[],
  groundAt: (area: Box) => Ground,
): void {
  sheet.art((pen) => {
    for (const { y, label, stretches, isGuessed } of levels) {
      const placed = labels.find((one) => one.label === label)
      for (const stretch of stretches)
        drawStretch(pen, endBeforeLabel(stretch, placed), y, groundAt, { opacity: 0.5, weight: 0.75, isGuessed })
    }
    drawLabels(pen, labels, TYPE.caption)
  })
}

const KIND = 'Análise de visagismo'

/** Level with the title: nothing but their own lines may cross the photo. */
function placeLogo({ setting }: PageContext, sheet: Page, sect: Tag, firstLine: number): void {
  const name = inColour(TYPE.h2, INK.paper)
  const kind = { ...TYPE.run, size: 9.75, colour: INK.sand }
  const [nameLeft, kindLeft] = [RIGHT - setting.width(BRAND.name, name), RIGHT - setting.width(KIND, kind)]
  sheet.content(tagged('P', sect), (pen) => {
    drawMark(pen, nameLeft - 25, firstLine - 16, 20, INK.paper)
    drawText(pen, `${BRAND.name} `, name, nameLeft, firstLine)
    drawText(pen, KIND, kind, kindLeft, firstLine + 16)
  })
}

function placeTitle(context: PageContext, sheet: Page, sect: Tag, pageCount: number): void {
  const { setting, title, owner } = context
  const head = titleLines(setting, title)
  const room = PAGE.height - PICTURE.height
  const height = head.lines.length * head.style.leading
  const y = PICTURE.height + (room - px(66) - height) / 2 + px(4)
  sheet.content(tagged('H1', sect), (pen) =>
    head.lines.forEach((line, row) =>
      drawLine(pen, line, LEFT - 3.5, baselineOf(head.style, y + row * head.style.leading)),
    ),
  )
  placeLogo(context, sheet, sect, baselineOf(head.style, y) - 14)
  const style = { ...TYPE.run, size: 9.75, colour: INK.sand }
  const [name] = fitLines(setting, owner, [style], 178, 1).lines
  const base = PAGE.height - px(34) - 5
  const [date, pages] = [longDate(context.at), `${pageCount} páginas`]
  sheet.content(tagged('P', sect), (pen) => {
    if (name) drawLine(pen, name, LEFT, base)
    drawText(pen, date, style, LEFT + (MEASURE - widthOf(pen, date, style)) / 2, base)
    drawText(pen, pages, style, RIGHT - widthOf(pen, pages, style), base)
  })
}

/** `O rosto` / `de Marina`: as large as fits. */
function titleLines(setting: PageContext['setting'], title: string) {
  const [, before = '', after = ''] = /^(.+?) (de .+)$/.exec(title) ?? []
  if (before !== '')
    for (const style of TITLE_SIZES) {
      const lines = [
        ...setting.lines(before, style, MEASURE),
        ...setting.lines(after, style, MEASURE, { hyphens: false }),
      ]
      if (lines.length === 2) return { lines, style }
    }
  return fitLines(setting, title, TITLE_SIZES, MEASURE, 3)
}
