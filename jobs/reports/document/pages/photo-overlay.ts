/** Lays a look over the person's photo, for both editions. If that is not allowed, the drawn portrait goes beside it. */
import type { OnPhoto, OnPhotoText } from '#visagism/chapters/chapter.ts'
import { HAIRLINE_NAMES } from '#visagism/face/covered.ts'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import { transformPoint } from '#visagism/on-photo/fit.ts'
import { cropForLook, holdsReach } from '#visagism/on-photo/crop-for-look.ts'
import { contourAt, layLook, PAPER_SHARE, type LaidLook } from '#visagism/on-photo/lay-look.ts'
import { portraitOf } from '#visagism/looks/portrait-of.ts'
import { INK } from '../ink.ts'
import { paintItems } from '../paint-portrait.ts'
import { contourLine, drawStretch, type Level } from '../blocks/face-lines.ts'
import { drawLabels, inflate, overlaps, meetsLine, placeLabels, endBeforeLabel } from '../photo-labels.ts'
import { faceBoxOf, groundUnder, hasFringe, type Box, type Crop, type Ground, type PrintPhoto } from '../photos.ts'
import { drawPhotoPlate, drawPortraitPlate } from '../plate.ts'
import type { PageContext } from '../page-context.ts'
import { drawText, widthOf, type Pen, type Page, type Tag } from '../page.ts'
import { atSize, TYPE, type Style } from '../type-styles.ts'

/** The plate's corner is the origin. */
export type PhotoLook = {
  readonly figure: OnPhoto
  readonly photo: PrintPhoto
  readonly points: MarkedPoints
  readonly laid: LaidLook
  readonly crop: Crop
  readonly isLaid: boolean
  readonly words: OnPhotoText
}

/** Share of the plate's width; the right is for labels. */
const MIDDLE = 0.46

/** Null without photo or points. @param plate size: crown and hair ends must fit */
export function lookOnPhoto(context: PageContext, figure: OnPhoto, plate: Box): PhotoLook | null {
  const { front: photo } = context.photos
  const { points } = context
  if (!photo || !points) return null
  const { yaw, nudge, isAllowed = true } = context.photoOverlay
  const laid = layLook(context.analysis, figure.look, {
    points,
    photo,
    yaw,
    nudge,
    hasFringe: hasFringe(photo, points),
  })
  const crop = cropForLook(laid, faceBoxOf(photo, points), photo, plate, MIDDLE)
  const isLaid = isAllowed && laid.doubts.length === 0 && holdsReach(laid, crop, plate)
  return { figure, photo, points, laid, crop, isLaid, words: isLaid ? figure.laid : figure.beside }
}

/** The plate's crop, enlarged `times`. */
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

type PlateLevel = Level & { readonly isGuessed: boolean }

export type LevelPlate = { readonly box: Box; readonly crop: Crop; readonly isPaper: boolean }

/** One plate's lines outside the face, in page units. */
export function plateLines(
  context: PageContext,
  { photo, points, laid }: PhotoLook,
  { box, crop, isPaper }: LevelPlate,
  style: Style = LABEL,
) {
  const { face } = laid
  const { browLine, noseBase, hairline, chin } = points
  const { hairline: topLine, knowsHairline } = context.analysis.evidence
  const levels = [
    { unit: face.yHair, label: HAIRLINE_NAMES[topLine].short, y: hairline.y },
    ...(browLine ? [{ unit: face.yBrow, label: 'sobrancelha', y: browLine.y }] : []),
    ...(noseBase ? [{ unit: face.yNose, label: 'base do nariz', y: noseBase.y }] : []),
    { unit: face.yChin - 10, label: 'queixo', y: chin.y },
  ].flatMap(({ unit, label, y: pixel }): PlateLevel[] => {
    const contour = contourAt(laid, unit)
    const y = pixel * crop.scale + crop.dy
    if (!contour || y < box.y + 14 || y > box.y + box.height - 4) return []
    const from = contour.left.x * crop.scale + crop.dx - 3
    const to = contour.right.x * crop.scale + crop.dx + 3
    const stretches = [
      [box.x, from - box.x],
      [to, box.x + box.width - to],
    ] as const
    return [{ label, y, stretches, isGuessed: label === HAIRLINE_NAMES[topLine].short && !knowsHairline }]
  })
  const groundAt = (area: Box): Ground => {
    const under = groundUnder(photo, area, crop)
    return isPaper ? { isLight: true, spread: under.spread * (1 - PAPER_SHARE) } : under
  }
  const onPage = pixelsOnPage(laid, crop)
  const outlines = laid.outline.lines.map((line) => finely(line).map(onPage))
  const faceLine = contourLine(points, ({ x, y }) => ({ x: x * crop.scale + crop.dx, y: y * crop.scale + crop.dy }))
  const dots = laid.dots.map(onPage).map(({ x, y }) => ({ x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT }))
  const labels = isPaper
    ? placeLabels(levels, {
        box,
        sides: ['right', 'left'],
        margin: 11,
        least: 4,
        style,
        widthOf: (label) => context.setting.width(label, style),
        groundAt,
        isTaken: (area) => meetsLine(inflate(area, 2), faceLine) || dots.some((dot) => overlaps(dot, area)),
        isOutline: (area) => outlines.some((line) => meetsLine(inflate(area, 2), line)),
      })
    : []
  return { levels, labels, outlines, contour: faceLine, dots, groundAt }
}

/** Adds points, so that no box slips between two of them. */
const finely = (line: readonly (readonly [number, number])[]) =>
  line.flatMap(([x, y], at) => {
    const [nx, ny] = line[(at + 1) % line.length] ?? [x, y]
    return [
      [x, y],
      [(x + nx) / 2, (y + ny) / 2],
    ] as const
  })

/** They stop at the face. Labels go on the tracing paper, never on the plain photo. */
export function drawLevels(
  context: PageContext,
  page: Page,
  look: PhotoLook,
  plates: readonly LevelPlate[],
  style: Style = LABEL,
): void {
  for (const plate of plates) {
    const { levels, labels, groundAt } = plateLines(context, look, plate, style)
    page.art((pen) => {
      for (const { y, label, stretches, isGuessed } of levels) {
        const placed = labels.find((one) => one.label === label)
        for (const stretch of stretches)
          drawStretch(pen, endBeforeLabel(stretch, placed), y, groundAt, { opacity: 0.6, weight: 0.7, isGuessed })
      }
      drawLabels(pen, labels, style)
    })
  }
}

/** A part behind the head has no number on the drawing. */
export const unseenFromFront = (what: string) => `${what} (atrás)`

export function drawDots(page: Page, { laid }: PhotoLook, crop: Crop, radius = DOT): void {
  placeDots(page, laid, pixelsOnPage(laid, crop), radius)
}

function placeDots(
  page: Page,
  { dots }: LaidLook,
  onPage: (p: readonly [number, number]) => { x: number; y: number },
  radius: number,
): void {
  page.art((pen) => dots.forEach((dot, index) => drawDot(pen, index, onPage(dot), radius)))
}

export const DOT = 7

export function drawDot(pen: Pen, index: number, { x, y }: { readonly x: number; readonly y: number }, radius = DOT) {
  pen.circle(x, y, radius).fill(INK.wine)
  const text = String(index + 1)
  const style = { ...TYPE.smallStrong, size: (radius * 8) / DOT, colour: INK.paper }
  drawText(pen, text, style, x - widthOf(pen, text, style) / 2, y + (radius * 2.9) / DOT)
}

/** Photo and portrait at one size, eyes level. */
export function drawBeside(
  context: PageContext,
  page: Page,
  tag: Tag,
  { figure: { look }, laid, photo, points }: PhotoLook,
  box: Box,
  crop: Crop,
  radius = DOT,
): void {
  const portrait = portraitOf(context.analysis, look)
  const { landmarks } = portrait
  const face = faceBoxOf(photo, points)
  // From the nose base; without one, from hairline and chin.
  const eyes = laid.fit
    ? transformPoint(laid.fit.matrix, [0, 0]).y
    : face.hair + ((face.chin - face.hair) * -landmarks.hair) / (landmarks.chin - landmarks.hair)
  const scale = ((face.chin - eyes) * crop.scale) / landmarks.chin
  const at = { scale, dx: box.x + box.width / 2, dy: eyes * crop.scale + crop.dy }
  page.content(tag, (pen) => drawPortraitPlate(pen, portrait, box, at, 'sand'))
  const lowest = box.y + box.height - 2 * radius
  placeDots(page, laid, ([x, y]) => ({ x: x * scale + at.dx, y: Math.min(lowest, y * scale + at.dy) }), radius)
}
