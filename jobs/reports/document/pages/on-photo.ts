/**
 * "Na sua foto": the photo as it is and, on the same crop, the recommended cut in lines under tracing paper with the face left
 * clear. Where it does not lie well, or a visagist has not said that it does, the drawn portrait stands beside the photo instead.
 */
import type { Chapter, OnPhoto } from '#visagism/chapter.ts'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import { transformPoint } from '#visagism/on-photo/fit.ts'
import { contourAt, layLook, type LaidLook } from '#visagism/on-photo/lay-look.ts'
import { portraitOf } from '#visagism/portrait-of.ts'
import type { Block } from '../block.ts'
import { titleWithLead } from '../blocks/opener.ts'
import { GUTTER, LEFT, MEASURE, PAGE, RIGHT } from '../grid.ts'
import { INK } from '../ink.ts'
import { usualOpening, type OpeningFor } from '../opening.ts'
import { paintItems } from '../paint-portrait.ts'
import { faceBoxOf, lightUnder, type Box, type Crop, type PrintPhoto } from '../photos.ts'
import { drawPhotoPlate, drawPortraitPlate } from '../plate.ts'
import type { Press } from '../press.ts'
import { baselineOf, drawText, tagged, widthOf, drawRule, type Pen, type Sheet, type Tag } from '../sheet.ts'
import { atSize, inColour, TYPE } from '../type-styles.ts'

const PLATE_TOP = 84
const HALF = PAGE.width / 2
const COLUMN = (MEASURE - 2 * GUTTER) / 3

export const onPhotoOpening: OpeningFor = (press, chapter, sect, index) => {
  const figure = chapter.figures.find((one) => one.kind === 'on-photo')
  const { front } = press.photos
  if (!figure || !front || !press.points) return usualOpening(press, chapter, sect, index)
  const { points } = press
  return {
    heights: [440, 425, 410, 390],
    usesQuote: true,
    rest: { ...chapter, lists: [], figures: [] },
    blocks: (height) => [page(press, chapter, sect, figure, front, points, height)],
  }
}

function page(
  press: Press,
  chapter: Chapter,
  sect: Tag,
  figure: OnPhoto,
  photo: PrintPhoto,
  points: MarkedPoints,
  plateHeight: number,
): Block {
  const { setting } = press
  const { yaw, nudge, isAllowed = true } = press.photoOverlay
  const laid = layLook(press.analysis, figure.look, { points, photo, yaw, nudge })
  const left: Box = { x: 0, y: 0, width: HALF, height: plateHeight }
  const crop = cropAround(photo, points, laid, left)
  const isLaid = isAllowed && laid.doubts.length === 0 && holdsReach(laid, crop, left)
  const words = isLaid ? figure.laid : figure.beside
  const head = titleWithLead(setting, sect, chapter.title, words.lead)
  const foot = textBlock(press, chapter, sect, figure.labels, words.note)
  const before = tagged('Figure', sect, { alt: `Sua foto de frente, ${figure.labels[0]}.` })
  const after = tagged('Figure', sect, { alt: altOf(figure, isLaid) })
  return {
    height: PLATE_TOP + plateHeight + foot.height,
    above: 0,
    place: (sheet, y) => {
      head.place(sheet, y)
      const at = (x: number): Box => ({ ...left, x, y: y + PLATE_TOP })
      const onPage = (x: number): Crop => ({ ...crop, dx: crop.dx + x, dy: crop.dy + y + PLATE_TOP })
      sheet.content(before, (pen) => drawPhotoPlate(pen, photo, at(0), onPage(0)))
      if (isLaid) {
        sheet.content(after, (pen) => drawUnderPaper(pen, photo, laid, at(HALF), onPage(HALF)))
        drawLevels(press, sheet, photo, points, laid, at(0), onPage(0))
        drawDots(sheet, laid, pixelsOnPage(laid, onPage(HALF)))
      } else drawBeside(press, sheet, after, figure, laid, photo, points, at(HALF), onPage(HALF))
      sheet.art((pen) => pen.rect(HALF - 0.4, y + PLATE_TOP, 0.8, plateHeight).fill(INK.paper))
      foot.place(sheet, y + PLATE_TOP + plateHeight)
    },
  }
}

const altOf = ({ caption, labels }: OnPhoto, isLaid: boolean) =>
  isLaid
    ? `A mesma foto sob papel vegetal, com o rosto à mostra e, em linhas, ${labels[1]}: ${caption}`
    : `Retrato desenhado, ${labels[1]}: ${caption}`

/** The crop of both plates: the new hair whole, with air; the face about half of the height where there is room. */
function cropAround(photo: PrintPhoto, points: MarkedPoints, { fit, outline }: LaidLook, box: Box): Crop {
  const face = faceBoxOf(photo, points)
  const tall = face.chin - face.hair
  const corners =
    fit && outline.bounds
      ? [
          [outline.bounds.left, outline.bounds.top],
          [outline.bounds.right, outline.bounds.top],
          [outline.bounds.left, outline.bounds.bottom],
          [outline.bounds.right, outline.bounds.bottom],
        ].map(([x = 0, y = 0]) => transformPoint(fit.matrix, [x, y]))
      : []
  const air = tall * 0.06
  const top = Math.min(face.hair - tall * 0.22, ...corners.map(({ y }) => y)) - air
  const bottom = Math.max(face.chin + tall * 0.3, ...corners.map(({ y }) => y)) + air
  const reach = Math.max(tall * 0.62, ...corners.map(({ x }) => Math.abs(x - face.x))) + air
  const covering = Math.max(box.width / photo.width, box.height / photo.height)
  const fitting = Math.min(box.height / (bottom - top), box.width / (2 * reach))
  const scale = Math.max(covering, Math.min(fitting, (0.5 * box.height) / tall))
  const clamp = (offset: number, size: number, length: number) => Math.min(0, Math.max(size - length * scale, offset))
  return {
    scale,
    dx: clamp(box.width / 2 - face.x * scale, box.width, photo.width),
    dy: clamp(box.height * 0.46 - ((top + bottom) / 2) * scale, box.height, photo.height),
  }
}

/** Whether crown and ends of the cut lie within the plate. */
function holdsReach({ fit, outline }: LaidLook, crop: Crop, box: Box): boolean {
  const { bounds } = outline
  if (!fit || !bounds) return fit !== null
  return [bounds.top, bounds.bottom].every((y) => {
    const onPlate = transformPoint(fit.matrix, [0, y]).y * crop.scale + crop.dy
    return onPlate > 0 && onPlate < box.height
  })
}

const pixelsOnPage =
  ({ fit }: LaidLook, crop: Crop) =>
  ([x, y]: readonly [number, number]) => {
    const at = fit ? transformPoint(fit.matrix, [x, y]) : { x, y }
    return { x: at.x * crop.scale + crop.dx, y: at.y * crop.scale + crop.dy }
  }

function drawUnderPaper(pen: Pen, photo: PrintPhoto, { fit, items }: LaidLook, box: Box, crop: Crop): void {
  drawPhotoPlate(pen, photo, box, crop)
  if (!fit) return
  pen.save().rect(box.x, box.y, box.width, box.height).clip()
  pen.translate(crop.dx, crop.dy).scale(crop.scale)
  pen.transform(...fit.matrix)
  paintItems(pen, items)
  pen.restore()
}

const LABEL = atSize(TYPE.caption, 9)

type Level = { readonly unit: number; readonly label: string; readonly y: number; readonly isGuessed?: boolean }

/** Four lines through both plates. They stop where the face begins: nothing crosses eyes, nose or mouth. */
function drawLevels(
  press: Press,
  sheet: Sheet,
  photo: PrintPhoto,
  points: MarkedPoints,
  laid: LaidLook,
  box: Box,
  crop: Crop,
): void {
  const { face } = laid
  const { browLine, noseBase, hairline, chin } = points
  const levels: Level[] = [
    { unit: face.yHair, label: 'cabelo', y: hairline.y, isGuessed: !press.analysis.evidence.knowsHairline },
    ...(browLine ? [{ unit: face.yBrow, label: 'sobrancelha', y: browLine.y }] : []),
    ...(noseBase ? [{ unit: face.yNose, label: 'base do nariz', y: noseBase.y }] : []),
    { unit: face.yChin - 10, label: 'queixo', y: chin.y },
  ]
  sheet.art((pen) => {
    for (const { unit, label, y: pixel, isGuessed } of levels) {
      const y = pixel * crop.scale + crop.dy
      const contour = contourAt(laid, unit)
      if (!contour || y < box.y + 14 || y > box.y + box.height - 4) continue
      const from = contour.left.x * crop.scale + crop.dx - 3
      const to = contour.right.x * crop.scale + crop.dx + 3
      const width = widthOf(pen, label, LABEL)
      const under = (x: number, wide: number) => {
        const { least, most } = lightUnder(photo, {
          x: (x - crop.dx) / crop.scale,
          y: (y - 13 - crop.dy) / crop.scale,
          width: wide / crop.scale,
          height: 13 / crop.scale,
        })
        return (least + most) / 2 > 0.42 ? INK.ink : INK.paper
      }
      const stretches = [
        { x: 0, to: from, ink: under(0, Math.max(1, from)) },
        { x: to, to: HALF, ink: under(to, Math.max(1, HALF - to)) },
        { x: HALF, to: HALF + from, ink: INK.ink },
        { x: HALF + to, to: PAGE.width, ink: INK.ink },
      ]
      for (const { x, to: end, ink } of stretches)
        if (end > x) {
          pen.save().opacity(0.6)
          if (isGuessed) pen.dash(2.4, { space: 1.8 })
          drawRule(pen, x, y, end - x, ink, 0.7)
          pen.restore()
        }
      const place = labelPlace(laid, { ...crop, dx: crop.dx + HALF }, y, width)
      drawText(pen, label, LABEL, place, y - 4)
    }
  })
}

/** On the paper's side, at the edge that is clear of numbers and of the drawn hair: nothing is written over the photo as it is. */
function labelPlace(laid: LaidLook, crop: Crop, y: number, width: number): number {
  const onPage = pixelsOnPage(laid, crop)
  const isAt = (x: number, reach: number) => (at: { readonly x: number; readonly y: number }) =>
    at.x > x - reach && at.x < x + width + reach && at.y > y - 16 - reach && at.y < y + reach
  const [right, left] = [PAGE.width - 9 - width, HALF + 9]
  const hair = laid.outline.lines.flat().map(onPage)
  const dots = laid.dots.map(onPage)
  const crowd = (x: number) => (dots.some(isAt(x, DOT + 1)) ? 2 : 0) + (hair.some(isAt(x, 4)) ? 1 : 0)
  return crowd(left) < crowd(right) ? left : right
}

function drawDots(
  sheet: Sheet,
  { dots }: LaidLook,
  onPage: (p: readonly [number, number]) => { x: number; y: number },
): void {
  sheet.art((pen) => dots.forEach((dot, index) => drawDot(pen, index, onPage(dot))))
}

const DOT = 7
const NUMBER = { ...TYPE.smallStrong, size: 8, colour: INK.paper }

function drawDot(pen: Pen, index: number, { x, y }: { readonly x: number; readonly y: number }): void {
  pen.circle(x, y, DOT).fill(INK.wine)
  const text = String(index + 1)
  drawText(pen, text, NUMBER, x - widthOf(pen, text, NUMBER) / 2, y + 2.9)
}

/** Both at one size, their eyes on one line. */
function drawBeside(
  press: Press,
  sheet: Sheet,
  tag: Tag,
  { look }: OnPhoto,
  laid: LaidLook,
  photo: PrintPhoto,
  points: MarkedPoints,
  box: Box,
  crop: Crop,
): void {
  const portrait = portraitOf(press.analysis, look)
  const { landmarks } = portrait
  const face = faceBoxOf(photo, points)
  // The eyes stand over the base of the nose as in the drawing; without it, where they stand between hair and chin.
  const eyes = laid.fit
    ? transformPoint(laid.fit.matrix, [0, 0]).y
    : face.hair + ((face.chin - face.hair) * -landmarks.hair) / (landmarks.chin - landmarks.hair)
  const scale = ((face.chin - eyes) * crop.scale) / landmarks.chin
  const at = { scale, dx: box.x + box.width / 2, dy: eyes * crop.scale + crop.dy }
  sheet.content(tag, (pen) => drawPortraitPlate(pen, portrait, box, at, 'sand'))
  const lowest = box.y + box.height - 2 * DOT
  drawDots(sheet, laid, ([x, y]) => ({ x: x * scale + at.dx, y: Math.min(lowest, y * scale + at.dy) }))
}

/** Under the plates: when, the three numbers in words, what the volume does, and what kind of picture this is. */
function textBlock(
  { setting }: Press,
  chapter: Chapter,
  sect: Tag,
  labels: OnPhoto['labels'],
  note: string,
): { readonly height: number; readonly place: (sheet: Sheet, y: number) => void } {
  const [list] = chapter.lists
  const items = (list?.items ?? []).slice(0, 3).map(({ what, why }) => ({
    head: setting.lines(what, TYPE.bodyStrong, COLUMN - 22),
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
        sheet.art((pen) => drawDot(pen, index, { x: x + DOT, y: baselineOf(TYPE.bodyStrong, y + listTop) - 3.4 }))
        sheet.lines(tag, head, TYPE.bodyStrong, x + 22, y + listTop)
        sheet.lines(tag, text, TYPE.bodyQuiet, x, y + listTop + heads + 2)
      })
      sheet.art((pen) => drawRule(pen, LEFT, y + ruleTop, MEASURE, INK.line))
      sheet.lines(quoteTag, quote, TYPE.pull, LEFT, y + ruleTop + 12)
      sheet.lines(noteTag, noteLines, TYPE.small, LEFT + 2 * (COLUMN + GUTTER), y + ruleTop + 12)
    },
  }
}
