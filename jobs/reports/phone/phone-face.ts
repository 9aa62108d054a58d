/** The person's face with its measuring lines: they leave the contour and go outwards, none crosses eyes, nose or mouth. */
import type { Figure } from '#visagism/chapter.ts'
import { printedThirds } from '#visagism/chapters/thirds.ts'
import { HAIRLINE_NAMES } from '#visagism/face/covered.ts'
import type { Picture } from '../document/blocks/opener.ts'
import { drawContour } from '../document/blocks/face-lines.ts'
import { INK } from '../document/ink.ts'
import { cropFace, faceBoxOf, lightUnder, type Box } from '../document/photos.ts'
import { drawPhotoPlate } from '../document/plate.ts'
import { placeContour } from '../document/pages/measured-face.ts'
import type { Press } from '../document/press.ts'
import { drawRule, drawText, tagged, widthOf, type Pen, type Sheet, type Tag } from '../document/sheet.ts'
import { inColour } from '../document/type-styles.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE } from './screen.ts'

type Level = { readonly y: number; readonly label: string }
type Sides = { readonly left: number; readonly right: number }

const levelNames = ({ analysis }: Press) =>
  [HAIRLINE_NAMES[analysis.evidence.hairline].short, 'sobrancelha', 'base do nariz', 'queixo'] as const
const THIRDS = ['de cima', 'do meio', 'de baixo'] as const
const AIR = 9
/** Half the width of a drawn face at the cheekbones, in its units. */
const HALF_FACE = 84

/** The face a chapter measures: on the photo where its points are known, else drawn. */
export function facePicture(press: Press, sect: Tag, { kind, caption }: Figure): Picture {
  const { gauges } = press.analysis.face
  const measured = kind === 'thirds' ? '' : gauges.map((gauge) => `${gauge.label}: ${gauge.value}`).join('; ')
  const tag = tagged('Figure', sect, { alt: `${caption} ${measured}`.trim() })
  const values = kind === 'thirds' ? sharesOf(press) : []
  return {
    draw: (sheet, box) => {
      const onPhoto = placePhotoFace(press, sheet, tag, box)
      const { levels, sides, ink } = onPhoto ?? placeDrawnFace(press, sheet, tag, box)
      sheet.art((pen) => {
        for (const level of levels) drawOutwards(pen, level, sides, box, ink)
        values.forEach((value, at) => {
          const [above, below] = [levels[at], levels[at + 1]]
          if (above && below) drawShare(pen, value, THIRDS[at] ?? '', (above.y + below.y) / 2, box, ink)
        })
      })
    },
  }
}

function sharesOf({ analysis }: Press): string[] {
  const thirds = analysis.evidence.measures?.thirds
  return thirds ? [...printedThirds(thirds)] : []
}

type Placed = { readonly levels: readonly Level[]; readonly sides: Sides; readonly ink: string }

function placePhotoFace(press: Press, sheet: Sheet, tag: Tag, box: Box): Placed | null {
  const { front } = press.photos
  const { points } = press
  if (!front || !points) return null
  const crop = cropFace(front, faceBoxOf(front, points), box, { share: 0.6, top: 0.2, whole: true })
  const x = (n: number) => n * crop.scale + crop.dx
  const y = (n: number) => n * crop.scale + crop.dy
  sheet.content(tag, (pen) => {
    drawPhotoPlate(pen, front, box, crop)
    pen.save().rect(box.x, box.y, box.width, box.height).clip()
    drawContour(pen, points, (at) => ({ x: x(at.x), y: y(at.y) }))
    pen.restore()
  })
  const { least } = lightUnder(front, { x: 0, y: 0, width: front.width * 0.2, height: front.height * 0.7 })
  const { knowsHairline } = press.analysis.evidence
  const heights = [knowsHairline ? points.hairline.y : undefined, points.browLine?.y, points.noseBase?.y, points.chin.y]
  return {
    levels: heights.flatMap((height, at) =>
      height === undefined ? [] : [{ y: y(height), label: levelNames(press)[at] ?? '' }],
    ),
    sides: { left: x(points.cheekboneLeft.x) - AIR, right: x(points.cheekboneRight.x) + AIR },
    ink: least > 0.4 ? INK.ink : INK.paper,
  }
}

function placeDrawnFace(press: Press, sheet: Sheet, tag: Tag, box: Box): Placed {
  const { portrait, at } = placeContour(press, sheet, tag, box)
  const { hair, brow, nose, chin } = portrait.landmarks
  return {
    levels: [hair, brow, nose, chin].map((unit, n) => ({
      y: unit * at.scale + at.dy,
      label: levelNames(press)[n] ?? '',
    })),
    sides: { left: at.dx - HALF_FACE * at.scale - AIR, right: at.dx + HALF_FACE * at.scale + AIR },
    ink: INK.ink,
  }
}

function drawOutwards(pen: Pen, { y, label }: Level, { left, right }: Sides, box: Box, ink: string): void {
  if (y < box.y + 20 || y > box.y + box.height - 4) return
  pen.save().opacity(0.55)
  if (left > box.x + 8) drawRule(pen, box.x, y, left - box.x, ink, 1)
  if (right < box.x + box.width - 8) drawRule(pen, right, y, box.x + box.width - right, ink, 1)
  pen.restore()
  const style = inColour(PHONE_TYPE.caption, ink)
  // A name that would run over the face is left to the text.
  if (widthOf(pen, label, style) + EDGE < left) drawText(pen, label, style, EDGE, y - 5)
}

function drawShare(pen: Pen, value: string, name: string, y: number, box: Box, ink: string): void {
  const right = box.x + box.width - EDGE
  const figure = inColour(PHONE_TYPE.figure, ink)
  const caption = inColour(PHONE_TYPE.caption, ink)
  drawText(pen, value, figure, right - widthOf(pen, value, figure), y + 3)
  drawText(pen, name, caption, right - widthOf(pen, name, caption), y + 20)
}
