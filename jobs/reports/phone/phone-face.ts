/** The person's face with its measuring lines: they leave the contour and go outwards, none crosses eyes, nose or mouth. */
import type { Figure } from '#visagism/chapter.ts'
import { printedThirds } from '#visagism/chapters/thirds.ts'
import { HAIRLINE_NAMES } from '#visagism/face/covered.ts'
import type { Picture } from '../document/blocks/opener.ts'
import type { MarkedPoints, Point } from '#visagism/face/measure.ts'
import { contourLine, drawContour, drawStretch, levelBeside } from '../document/blocks/face-lines.ts'
import { INK } from '../document/ink.ts'
import {
  aroundDrawing,
  drawLabels,
  grown,
  HALF_FACE,
  meetsLine,
  type Named,
  type PlacedLabel,
  placeLabels,
  type Surroundings,
  untilSlip,
} from '../document/photo-labels.ts'
import { cropFace, faceBoxOf, groundUnder, inkOn, type Box, type Ground, type PrintPhoto } from '../document/photos.ts'
import { drawPhotoPlate } from '../document/plate.ts'
import { placeContour } from '../document/pages/measured-face.ts'
import type { Press } from '../document/press.ts'
import { drawText, tagged, widthOf, type Pen, type Sheet, type Tag } from '../document/sheet.ts'
import { inColour } from '../document/type-styles.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE } from './screen.ts'

type Level = Named & {
  readonly stretches: readonly (readonly [x: number, width: number])[]
  readonly isGuessed?: boolean
}

const levelNames = ({ analysis }: Press) =>
  [HAIRLINE_NAMES[analysis.evidence.hairline].short, 'sobrancelha', 'base do nariz', 'queixo'] as const
const THIRDS = ['de cima', 'do meio', 'de baixo'] as const
const STYLE = { ...inColour(PHONE_TYPE.caption, INK.ink), size: 13.5, leading: 18 }

/** The face a chapter measures: on the photo where its points are known, else drawn. */
export function facePicture(press: Press, sect: Tag, { kind, caption }: Figure): Picture {
  const { gauges } = press.analysis.face
  const measured = kind === 'thirds' ? '' : gauges.map((gauge) => `${gauge.label}: ${gauge.value}`).join('; ')
  const tag = tagged('Figure', sect, { alt: `${caption} ${measured}`.trim() })
  const values = kind === 'thirds' ? sharesOf(press) : []
  return {
    draw: (sheet, box) => {
      const placed = placePhotoFace(press, sheet, tag, box) ?? placeDrawnFace(press, sheet, tag, box)
      const { levels, labels, groundAt } = placed
      sheet.art((pen) => {
        for (const { y, label, stretches, isGuessed } of levels.filter(isInside(box))) {
          const name = labels.find((one) => one.label === label)
          for (const stretch of stretches)
            drawStretch(pen, untilSlip(stretch, name), y, groundAt, { opacity: 0.55, weight: 1, isGuessed })
        }
        drawLabels(pen, labels, STYLE)
        values.forEach((value, at) => {
          const [above, below] = [levels[at], levels[at + 1]]
          if (above && below) drawShare(pen, value, THIRDS[at] ?? '', (above.y + below.y) / 2, box, groundAt)
        })
      })
    },
  }
}

function sharesOf({ analysis }: Press): string[] {
  const thirds = analysis.evidence.measures?.thirds
  return thirds ? [...printedThirds(thirds)] : []
}

type Placed = {
  readonly levels: readonly Level[]
  readonly labels: readonly PlacedLabel[]
  readonly groundAt: (area: Box) => Ground
}

/** What stands on the photo, and where: page units. */
export function phoneFaceLines(press: Press, photo: PrintPhoto, points: MarkedPoints, box: Box) {
  const crop = cropFace(photo, faceBoxOf(photo, points), box, { share: 0.6, top: 0.2, whole: true })
  const on = ({ x, y }: Point): Point => ({ x: x * crop.scale + crop.dx, y: y * crop.scale + crop.dy })
  const { hairline } = press.analysis.evidence
  const heights = [hairline === 'guessed' ? undefined : points.hairline, points.browLine, points.noseBase, points.chin]
  const levels = heights.flatMap((point, at): Level[] =>
    point === undefined
      ? []
      : [
          {
            y: on(point).y,
            label: levelNames(press)[at] ?? '',
            stretches: levelBeside(points, point.y, crop, [box.x, box.x + box.width]),
            isGuessed: at === 0 && hairline === 'covered',
          },
        ],
  )
  const contour = contourLine(points, on)
  const groundAt = (area: Box) => groundUnder(photo, area, crop)
  const labels = labelled(press, box, levels, { groundAt, isTaken: (area) => meetsLine(grown(area, 1), contour) })
  return { crop, on, levels, labels, contour, groundAt }
}

const isInside =
  (box: Box) =>
  ({ y }: Level) =>
    y >= box.y + 20 && y <= box.y + box.height - 4

/** At the left: the shares of the thirds stand at the right. */
const labelled = (
  { setting }: Press,
  box: Box,
  levels: readonly Level[],
  around: Pick<Surroundings, 'groundAt' | 'isTaken'>,
): PlacedLabel[] =>
  placeLabels(levels.filter(isInside(box)), {
    box,
    sides: ['left'],
    margin: EDGE,
    least: 4,
    style: STYLE,
    widthOf: (label) => setting.width(label, STYLE),
    ...around,
  })

function placePhotoFace(press: Press, sheet: Sheet, tag: Tag, box: Box): Placed | null {
  const { front } = press.photos
  const { points } = press
  if (!front || !points) return null
  const { crop, on, levels, labels, groundAt } = phoneFaceLines(press, front, points, box)
  sheet.content(tag, (pen) => {
    drawPhotoPlate(pen, front, box, crop)
    pen.save().rect(box.x, box.y, box.width, box.height).clip()
    drawContour(pen, points, on, press.analysis.evidence.hairline === 'covered')
    pen.restore()
  })
  return { levels, labels, groundAt }
}

function placeDrawnFace(press: Press, sheet: Sheet, tag: Tag, box: Box): Placed {
  const { portrait, at } = placeContour(press, sheet, tag, box)
  const { hair, brow, nose, chin } = portrait.landmarks
  const reach = HALF_FACE * at.scale
  const levels = [hair, brow, nose, chin].map((unit, n): Level => ({
    y: unit * at.scale + at.dy,
    label: levelNames(press)[n] ?? '',
    stretches: [
      [box.x, at.dx - reach - box.x],
      [at.dx + reach, box.x + box.width - at.dx - reach],
    ],
  }))
  const around = aroundDrawing(portrait, at)
  return { levels, labels: labelled(press, box, levels, around), groundAt: around.groundAt }
}

function drawShare(pen: Pen, value: string, name: string, y: number, box: Box, groundAt: (area: Box) => Ground): void {
  const right = box.x + box.width - EDGE
  const width = widthOf(pen, name, PHONE_TYPE.caption)
  const ink = inkOn(groundAt({ x: right - width, y: y - 18, width, height: 40 }))
  const figure = inColour(PHONE_TYPE.figure, ink)
  const caption = inColour(PHONE_TYPE.caption, ink)
  drawText(pen, value, figure, right - widthOf(pen, value, figure), y + 3)
  drawText(pen, name, caption, right - widthOf(pen, name, caption), y + 20)
}
