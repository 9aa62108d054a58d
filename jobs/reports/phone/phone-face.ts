/** Lines go outwards, never across eyes, nose or mouth. */
import type { Figure } from '#visagism/chapters/chapter.ts'
import { printedThirds } from '#visagism/chapters/thirds.ts'
import { HAIRLINE_NAMES } from '#visagism/face/covered.ts'
import type { Picture } from '../document/blocks/opener.ts'
import type { MarkedPoints, Point } from '#visagism/face/measure.ts'
import { contourLine, drawContour, drawStretch, levelBeside } from '../document/blocks/face-lines.ts'
import { INK } from '../document/ink.ts'
import {
  aroundDrawing,
  CALM,
  drawLabels,
  drawSlip,
  inflate,
  HALF_FACE,
  meetsLine,
  type Named,
  type PlacedLabel,
  placeLabels,
  type Surroundings,
  endBeforeLabel,
} from '../document/photo-labels.ts'
import { cropFace, faceBoxOf, groundUnder, type Box, type PrintPhoto } from '../document/photos.ts'
import { drawPhotoPlate } from '../document/plate.ts'
import { placeContour } from '../document/pages/measured-face.ts'
import { drawBands } from '../document/pages/thirds.ts'
import type { PageContext } from '../document/page-context.ts'
import { drawText, tagged, type Pen, type Page, type Tag } from '../document/page.ts'
import { inColour, type Style } from '../document/type-styles.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE } from './screen.ts'

type Level = Named & {
  readonly stretches: readonly (readonly [x: number, width: number])[]
  readonly isGuessed?: boolean
}

const levelNames = ({ analysis }: PageContext) =>
  [HAIRLINE_NAMES[analysis.evidence.hairline].short, 'sobrancelha', 'base do nariz', 'queixo'] as const
const THIRDS = ['de cima', 'do meio', 'de baixo'] as const
const STYLE = { ...inColour(PHONE_TYPE.caption, INK.ink), size: 13.5, leading: 18 }

/** On the photo if marked, else drawn. */
export function facePicture(context: PageContext, sect: Tag, { kind, caption }: Figure): Picture {
  const { gauges } = context.analysis.face
  const measured = kind === 'thirds' ? '' : gauges.map((gauge) => `${gauge.label}: ${gauge.value}`).join('; ')
  const tag = tagged('Figure', sect, { alt: `${caption} ${measured}`.trim() })
  const values = kind === 'thirds' ? sharesOf(context) : []
  if (kind === 'thirds' && values.length === 0) return { draw: (page, box) => drawBands(context, page, tag, box) }
  return {
    draw: (page, box) => {
      const placed = placePhotoFace(context, page, tag, box) ?? placeDrawnFace(context, page, tag, box)
      const { levels, labels, groundAt } = placed
      page.art((pen) => {
        for (const { y, label, stretches, isGuessed } of levels.filter(isInside(box))) {
          const name = labels.find((one) => one.label === label)
          for (const stretch of stretches)
            drawStretch(pen, endBeforeLabel(stretch, name), y, groundAt, { opacity: 0.55, weight: 1, isGuessed })
        }
        drawLabels(pen, labels, STYLE)
        for (const share of placeShares(context, values, levels, box, placed)) drawShare(pen, share)
      })
    },
  }
}

function sharesOf({ analysis }: PageContext): string[] {
  const thirds = analysis.evidence.measures?.thirds
  return thirds ? [...printedThirds(thirds)] : []
}

type Around = Pick<Surroundings, 'groundAt' | 'isTaken'>
type Placed = Around & { readonly levels: readonly Level[]; readonly labels: readonly PlacedLabel[] }

export function phoneFaceLines(context: PageContext, photo: PrintPhoto, points: MarkedPoints, box: Box) {
  const crop = cropFace(photo, faceBoxOf(photo, points), box, { share: 0.6, top: 0.2, whole: true })
  const on = ({ x, y }: Point): Point => ({ x: x * crop.scale + crop.dx, y: y * crop.scale + crop.dy })
  const { hairline } = context.analysis.evidence
  const heights = [hairline === 'guessed' ? undefined : points.hairline, points.browLine, points.noseBase, points.chin]
  const levels = heights.flatMap((point, at): Level[] =>
    point === undefined
      ? []
      : [
          {
            y: on(point).y,
            label: levelNames(context)[at] ?? '',
            stretches: levelBeside(points, point.y, crop, [box.x, box.x + box.width]),
            isGuessed: at === 0 && hairline === 'covered',
          },
        ],
  )
  const contour = contourLine(points, on)
  const groundAt = (area: Box) => groundUnder(photo, area, crop)
  const isTaken = (area: Box) => meetsLine(inflate(area, 1), contour)
  const labels = labelled(context, box, levels, { groundAt, isTaken })
  return { crop, on, levels, labels, contour, groundAt, isTaken }
}

const isInside =
  (box: Box) =>
  ({ y }: Level) =>
    y >= box.y + 20 && y <= box.y + box.height - 4

/** Labels go left: the right has the thirds' shares. */
const labelled = ({ setting }: PageContext, box: Box, levels: readonly Level[], around: Around): PlacedLabel[] =>
  placeLabels(levels.filter(isInside(box)), {
    box,
    sides: ['left'],
    margin: EDGE,
    least: 4,
    style: STYLE,
    widthOf: (label) => setting.width(label, STYLE),
    ...around,
  })

function placePhotoFace(context: PageContext, page: Page, tag: Tag, box: Box): Placed | null {
  const { front } = context.photos
  const { points } = context
  if (!front || !points) return null
  const { crop, on, ...placed } = phoneFaceLines(context, front, points, box)
  page.content(tag, (pen) => {
    drawPhotoPlate(pen, front, box, crop)
    pen.save().rect(box.x, box.y, box.width, box.height).clip()
    drawContour(pen, points, on, context.analysis.evidence.hairline === 'covered')
    pen.restore()
  })
  return placed
}

function placeDrawnFace(context: PageContext, page: Page, tag: Tag, box: Box): Placed {
  const { portrait, at } = placeContour(context, page, tag, box)
  const { hair, brow, nose, chin } = portrait.landmarks
  const reach = HALF_FACE * at.scale
  const levels = [hair, brow, nose, chin].map((unit, n): Level => ({
    y: unit * at.scale + at.dy,
    label: levelNames(context)[n] ?? '',
    stretches: [
      [box.x, at.dx - reach - box.x],
      [at.dx + reach, box.x + box.width - at.dx - reach],
    ],
  }))
  const around = aroundDrawing(portrait, at)
  return { levels, labels: labelled(context, box, levels, around), ...around }
}

type Share = {
  readonly rows: readonly { readonly text: string; readonly style: Style; readonly width: number }[]
  readonly area: Box
  readonly isSlip: boolean
  readonly isLight: boolean
}

const LARGE = [PHONE_TYPE.figure, PHONE_TYPE.caption] as const
const SMALL = [
  { ...PHONE_TYPE.figure, size: 19, leading: 22 },
  { ...PHONE_TYPE.caption, size: 13, leading: 15 },
] as const
const SHARE_INSETS = [EDGE, 14, 8] as const

/** All at one size: the largest with calm room, else on slips. */
export function placeShares(
  { setting }: PageContext,
  values: readonly string[],
  levels: readonly Level[],
  box: Box,
  { groundAt, isTaken }: Around,
): Share[] {
  const sizes = [LARGE, SMALL] as const
  const options = [false, true].flatMap((isSlip) =>
    sizes.flatMap((styles) => SHARE_INSETS.map((inset) => ({ isSlip, styles, inset }))),
  )
  const at = ({ isSlip, styles, inset }: (typeof options)[number]) =>
    values.flatMap((value, n): Share[] => {
      const [above, below] = [levels[n], levels[n + 1]]
      if (!above || !below) return []
      const rows = [value, THIRDS[n] ?? ''].map((text, row) => {
        const style = styles[row] ?? PHONE_TYPE.caption
        return { text, style, width: setting.width(text, style) }
      })
      const width = Math.max(...rows.map((row) => row.width)) + (isSlip ? 2 * SHARE_AIR : 0)
      const height = rows.reduce((sum, { style }) => sum + style.size * 1.12, 0) + SHARE_AIR
      const middle = (above.y + below.y) / 2
      const area = { x: box.x + box.width - inset - width, y: middle - height / 2, width, height }
      const { spread, isLight } = groundAt(area)
      return isTaken(area) || (!isSlip && spread > CALM) ? [] : [{ rows, area, isSlip, isLight: isSlip || isLight }]
    })
  const [first] = options.map(at).filter((shares) => shares.length === values.length)
  return first ?? options.map(at).toSorted((a, b) => b.length - a.length)[0] ?? []
}

const SHARE_AIR = 5

function drawShare(pen: Pen, { rows, area, isSlip, isLight }: Share): void {
  if (isSlip) drawSlip(pen, area)
  const right = area.x + area.width - (isSlip ? SHARE_AIR : 0)
  let y = area.y + SHARE_AIR / 2
  for (const { text, style, width } of rows) {
    drawText(pen, text, inColour(style, isLight ? INK.ink : INK.paper), right - width, y + style.size * 0.88)
    y += style.size * 1.12
  }
}
