/**
 * A look over the person's own photo, for both editions: where photo and drawing stand on a plate, whether the drawing may be laid
 * there, and how it is drawn. Under tracing paper with the face left clear; where it may not, the drawn portrait beside the photo.
 */
import type { OnPhoto, OnPhotoText } from '#visagism/chapter.ts'
import { HAIRLINE_NAMES } from '#visagism/face/covered.ts'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import { transformPoint } from '#visagism/on-photo/fit.ts'
import { cropForLook, holdsReach } from '#visagism/on-photo/crop-for-look.ts'
import { contourAt, layLook, type LaidLook } from '#visagism/on-photo/lay-look.ts'
import { portraitOf } from '#visagism/portrait-of.ts'
import { INK } from '../ink.ts'
import { paintItems } from '../paint-portrait.ts'
import { faceBoxOf, lightUnder, type Box, type Crop, type PrintPhoto } from '../photos.ts'
import { drawPhotoPlate, drawPortraitPlate } from '../plate.ts'
import type { Press } from '../press.ts'
import { drawRule, drawText, widthOf, type Pen, type Sheet, type Tag } from '../sheet.ts'
import { atSize, TYPE, type Style } from '../type-styles.ts'

/** Photo and drawing on a plate whose corner is the origin. */
export type PhotoLook = {
  readonly figure: OnPhoto
  readonly photo: PrintPhoto
  readonly points: MarkedPoints
  readonly laid: LaidLook
  readonly crop: Crop
  /** Whether the drawing lies over the photo; else it stands beside it. */
  readonly isLaid: boolean
  readonly words: OnPhotoText
}

/** Null without the photo or its points. @param plate its size; the gate asks that crown and ends of the cut lie within it */
export function lookOnPhoto(press: Press, figure: OnPhoto, plate: Box): PhotoLook | null {
  const { front: photo } = press.photos
  const { points } = press
  if (!photo || !points) return null
  const { yaw, nudge, isAllowed = true } = press.photoOverlay
  const laid = layLook(press.analysis, figure.look, { points, photo, yaw, nudge })
  const crop = cropForLook(laid, faceBoxOf(photo, points), photo, plate)
  const isLaid = isAllowed && laid.doubts.length === 0 && holdsReach(laid, crop, plate)
  return { figure, photo, points, laid, crop, isLaid, words: isLaid ? figure.laid : figure.beside }
}

/** The crop of a plate that stands at `box`, `times` as large as the one it was chosen for. */
export const cropAt = ({ crop }: PhotoLook, box: Box, times = 1): Crop => ({
  scale: crop.scale * times,
  dx: crop.dx * times + box.x,
  dy: crop.dy * times + box.y,
})

export const beforeAlt = ({ figure }: PhotoLook) => `Sua foto de frente, ${figure.labels[0]}.`

export const afterAlt = ({ figure: { caption, labels }, isLaid }: PhotoLook) =>
  isLaid
    ? `A mesma foto sob papel vegetal, com o rosto à mostra e, em linhas, ${labels[1]}: ${caption}`
    : `Retrato desenhado, ${labels[1]}: ${caption}`

const pixelsOnPage =
  ({ fit }: LaidLook, crop: Crop) =>
  ([x, y]: readonly [number, number]) => {
    const at = fit ? transformPoint(fit.matrix, [x, y]) : { x, y }
    return { x: at.x * crop.scale + crop.dx, y: at.y * crop.scale + crop.dy }
  }

/** The photo, tracing paper on it, and the cut in lines. */
export function drawUnderPaper(pen: Pen, { photo, laid: { fit, items } }: PhotoLook, box: Box, crop: Crop): void {
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

/** Where a plate stands, and whether paper lies on it. */
export type LevelPlate = { readonly box: Box; readonly crop: Crop; readonly isPaper: boolean }

/**
 * Four lines through the plates. They stop where the face begins: nothing crosses eyes, nose or mouth. Their names stand on the last
 * plate, which is paper: nothing is written over the photo as it is.
 */
export function drawLevels(
  press: Press,
  sheet: Sheet,
  { photo, points, laid }: PhotoLook,
  plates: readonly LevelPlate[],
  style: Style = LABEL,
): void {
  const { face } = laid
  const { browLine, noseBase, hairline, chin } = points
  const levels: Level[] = [
    {
      unit: face.yHair,
      label: HAIRLINE_NAMES[press.analysis.evidence.hairline].short,
      y: hairline.y,
      isGuessed: !press.analysis.evidence.knowsHairline,
    },
    ...(browLine ? [{ unit: face.yBrow, label: 'sobrancelha', y: browLine.y }] : []),
    ...(noseBase ? [{ unit: face.yNose, label: 'base do nariz', y: noseBase.y }] : []),
    { unit: face.yChin - 10, label: 'queixo', y: chin.y },
  ]
  const inkUnder = (crop: Crop, x: number, y: number, width: number) => {
    const { least, most } = lightUnder(photo, {
      x: (x - crop.dx) / crop.scale,
      y: (y - 13 - crop.dy) / crop.scale,
      width: width / crop.scale,
      height: 13 / crop.scale,
    })
    return (least + most) / 2 > 0.42 ? INK.ink : INK.paper
  }
  sheet.art((pen) => {
    for (const { unit, label, y: pixel, isGuessed } of levels) {
      const contour = contourAt(laid, unit)
      if (!contour) continue
      for (const { box, crop, isPaper } of plates) {
        const y = pixel * crop.scale + crop.dy
        if (y < box.y + 14 || y > box.y + box.height - 4) continue
        const from = contour.left.x * crop.scale + crop.dx - 3
        const to = contour.right.x * crop.scale + crop.dx + 3
        const stretches = [
          [box.x, from],
          [to, box.x + box.width],
        ] as const
        for (const [x, end] of stretches)
          if (end > x) {
            const ink = isPaper ? INK.ink : inkUnder(crop, x, y, Math.max(1, end - x))
            pen.save().opacity(0.6)
            if (isGuessed) pen.dash(2.4, { space: 1.8 })
            drawRule(pen, x, y, end - x, ink, 0.7)
            pen.restore()
          }
        const width = widthOf(pen, label, style)
        if (isPaper) drawLevelName(pen, label, style, labelPlace(laid, box, crop, y, width), y, width)
      }
    }
  })
}

type Place = { readonly x: number; readonly isClear: boolean }

/** Beside the drawn hair, at the edge with more room; where neither holds the label, it stands at that edge on a slip of paper. */
function labelPlace(laid: LaidLook, box: Box, crop: Crop, y: number, width: number): Place {
  const onPage = pixelsOnPage(laid, crop)
  const isBeside = (at: { readonly y: number }) => at.y > y - 20 && at.y < y + 6
  const hair = laid.outline.lines.flat().map(onPage).filter(isBeside)
  const dots = laid.dots.map(onPage).filter((at) => at.y > y - 16 - DOT && at.y < y + DOT)
  const taken = [...hair.map(({ x }) => [x, x]), ...dots.map(({ x }) => [x - DOT, x + DOT])]
  const [left, right] = [box.x + 9, box.x + box.width - 9 - width]
  const room = {
    left: Math.min(box.x + box.width, ...taken.map(([from = 0]) => from)) - (left + width),
    right: right - Math.max(box.x, ...taken.map(([, to = 0]) => to)),
  }
  const isRight = taken.length === 0 || room.right >= room.left
  return { x: isRight ? right : left, isClear: taken.length === 0 || Math.max(room.left, room.right) > 5 }
}

function drawLevelName(pen: Pen, label: string, style: Style, { x, isClear }: Place, y: number, width: number): void {
  if (!isClear) {
    pen.save().opacity(0.86)
    pen.rect(x - 3, y - 4 - style.size, width + 6, style.size + 6).fill(INK.paper)
    pen.restore()
  }
  drawText(pen, label, style, x, y - 4)
}

/** The text's numbers on the drawn hair. */
export function drawDots(sheet: Sheet, { laid }: PhotoLook, crop: Crop, radius = DOT): void {
  placeDots(sheet, laid, pixelsOnPage(laid, crop), radius)
}

function placeDots(
  sheet: Sheet,
  { dots }: LaidLook,
  onPage: (p: readonly [number, number]) => { x: number; y: number },
  radius: number,
): void {
  sheet.art((pen) => dots.forEach((dot, index) => drawDot(pen, index, onPage(dot), radius)))
}

export const DOT = 7

export function drawDot(pen: Pen, index: number, { x, y }: { readonly x: number; readonly y: number }, radius = DOT) {
  pen.circle(x, y, radius).fill(INK.wine)
  const text = String(index + 1)
  const style = { ...TYPE.smallStrong, size: (radius * 8) / DOT, colour: INK.paper }
  drawText(pen, text, style, x - widthOf(pen, text, style) / 2, y + (radius * 2.9) / DOT)
}

/** Photo and portrait at one size, their eyes on one line. */
export function drawBeside(
  press: Press,
  sheet: Sheet,
  tag: Tag,
  { figure: { look }, laid, photo, points }: PhotoLook,
  box: Box,
  crop: Crop,
  radius = DOT,
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
  const lowest = box.y + box.height - 2 * radius
  placeDots(sheet, laid, ([x, y]) => ({ x: x * scale + at.dx, y: Math.min(lowest, y * scale + at.dy) }), radius)
}
