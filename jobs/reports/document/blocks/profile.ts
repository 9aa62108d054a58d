/** The side photo's profile angle. Lines go outwards, never over the face. */
import type { SidePoints } from '#visagism/side/side-points.ts'
import type { Block } from '../block.ts'
import { LEFT, PAGE, PLATE_WIDTH, RIGHT } from '../grid.ts'
import { INK } from '../ink.ts'
import { groundUnder, inkOn, type Box, type Crop, type PrintPhoto, type PrintSide } from '../photos.ts'
import { drawPhotoPlate } from '../plate.ts'
import type { Setting } from '../setting.ts'
import { drawRule, drawText, tagged, widthOf, type Pen, type Tag } from '../page.ts'
import { TYPE } from '../type-styles.ts'

const HEIGHT = 286
const TITLE = 'De lado, três pontos'
const LABELS = [
  ['glabella', 'testa'],
  ['noseBase', 'base do nariz'],
  ['chin', 'queixo'],
] as const satisfies readonly (readonly [keyof SidePoints, string])[]
const REACH = 26
const LEAST_APART = 18

export function profileBlock(setting: Setting, sect: Tag, side: PrintSide, caption: string): Block {
  const { photo, points, facing } = side
  const { crop, width } = cropProfile(photo, points, facing)
  const isRight = facing === 'right'
  // The face looks at the words.
  const plateX = isRight ? 0 : PAGE.width - width
  const textX = isRight ? width + REACH : LEFT
  const textWidth = isRight ? RIGHT - textX : PAGE.width - width - REACH - LEFT
  const title = setting.lines(TITLE, TYPE.h2, textWidth)
  const words = setting.lines(caption, TYPE.bodyQuiet, textWidth)
  const figure = tagged('Figure', sect, {
    alt: `Sua foto de lado, com três pontos ligados: testa, base do nariz e queixo.`,
  })
  const [titleTag, wordsTag] = [tagged('H3', sect), tagged('Caption', sect)]
  return {
    height: HEIGHT,
    above: 28,
    place: (page, y) => {
      const box: Box = { x: plateX, y, width, height: HEIGHT }
      const at: Crop = { ...crop, dx: crop.dx + plateX, dy: crop.dy + y }
      const on = ({ x, y: py }: { readonly x: number; readonly y: number }) => ({
        x: x * at.scale + at.dx,
        y: py * at.scale + at.dy,
      })
      page.content(figure, (pen) => {
        drawPhotoPlate(pen, photo, box, at)
        drawAngle(
          pen,
          LABELS.map(([name]) => on(points[name])),
        )
      })
      const below = page.lines(titleTag, title, TYPE.h2, textX, y - 4)
      page.lines(wordsTag, words, TYPE.bodyQuiet, textX, below + 4)
      page.art((pen) => {
        let last = -Infinity
        for (const [name, label] of LABELS) {
          const point = on(points[name])
          const level = Math.max(point.y, last + LEAST_APART)
          last = level
          drawLeader(
            pen,
            point,
            level,
            isRight ? width : plateX,
            isRight,
            inkOn(groundBetween(photo, at, point, isRight ? width : plateX)),
          )
          const style = TYPE.callout
          drawText(pen, label, style, isRight ? textX : plateX - REACH - widthOf(pen, label, style), level + 4.2)
        }
      })
    },
  }
}

/** Leaves space above, below and before the nose. */
function cropProfile(photo: PrintPhoto, points: SidePoints, facing: 'left' | 'right') {
  const { glabella, chin, noseTip } = points
  const tall = Math.max(1, chin.y - glabella.y)
  const scale = Math.max(HEIGHT / photo.height, HEIGHT / (2.3 * tall))
  const width = Math.min(PLATE_WIDTH, photo.width * scale)
  const clamp = (offset: number, size: number, length: number) => Math.min(0, Math.max(size - length * scale, offset))
  const nose = facing === 'right' ? width * 0.84 : width * 0.16
  const crop: Crop = {
    scale,
    dx: clamp(nose - noseTip.x * scale, width, photo.width),
    dy: clamp(HEIGHT * 0.4 - glabella.y * scale, HEIGHT, photo.height),
  }
  return { crop, width }
}

type Place = { readonly x: number; readonly y: number }

function drawAngle(pen: Pen, [first, ...rest]: readonly Place[]): void {
  if (!first) return
  pen.save().lineWidth(1).dash(3, { space: 2.4 }).moveTo(first.x, first.y)
  for (const { x, y } of rest) pen.lineTo(x, y)
  pen.stroke(INK.paper).restore()
  for (const { x, y } of [first, ...rest]) pen.circle(x, y, 2.8).fill(INK.paper)
}

const groundBetween = (photo: PrintPhoto, at: Crop, { x, y }: Place, edge: number) =>
  groundUnder(photo, { x: Math.min(x, edge), y: y - 2, width: Math.abs(edge - x), height: 4 }, at)

/** In ink or paper over the photo, grey beyond it. */
function drawLeader(pen: Pen, from: Place, level: number, edge: number, isRight: boolean, ink: string): void {
  const sign = isRight ? 1 : -1
  const start = from.x + sign * 4
  pen.save().opacity(0.7).lineWidth(0.8).moveTo(start, from.y).lineTo(edge, level).stroke(ink).restore()
  drawRule(pen, isRight ? edge : edge - REACH + 6, level, REACH - 6, INK.edge, 0.9)
}
