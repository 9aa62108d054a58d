/** The cover: the person's own photo with the lines of their face crossing it, and their name on wine. */
import { BRAND } from '#contract/brand.ts'
import { drawMark } from '../brand-mark.ts'
import { type Level, levelBeside } from '../blocks/face-lines.ts'
import { LEFT, MEASURE, PAGE, px, RIGHT } from '../grid.ts'
import { INK, PLATES } from '../ink.ts'
import { paintItems } from '../paint-portrait.ts'
import type { Point } from '#visagism/face/measure.ts'
import { cropFace, faceBoxOf, lightUnder, type Box, type PrintPhoto } from '../photos.ts'
import { drawPhotoPlate } from '../plate.ts'
import { drawOnce, sitterOf } from '#visagism/portrait-of.ts'
import { longDate, type Press } from '../press.ts'
import { fitLines } from '../setting.ts'
import { baselineOf, drawLine, drawRule, drawText, Sheet, tagged, widthOf, type Pen, type Tag } from '../sheet.ts'
import { atSize, inColour, TYPE } from '../type-styles.ts'

const PICTURE: Box = { x: 0, y: 0, width: PAGE.width, height: px(825) }
const TITLE_SIZES = [TYPE.cover, atSize(TYPE.cover, 58), atSize(TYPE.cover, 50), atSize(TYPE.cover, 40)] as const

/** What a text on the picture stands on: plain enough for ink or for paper, or so busy that it needs a flag. */
type Ground = 'light' | 'dark' | 'busy'
type GroundUnder = (area: Box) => Ground

export function coverSheet(press: Press, pageCount: number): Sheet {
  const sheet = new Sheet({ foot: false, ground: INK.wine, anchors: [{ name: 'capa', title: 'Capa', y: 0 }] })
  const sect = tagged('Sect', null, { title: 'Capa' })
  const figure = tagged('Figure', sect, { alt: `Retrato de ${press.owner}, com as linhas do rosto` })
  const { front } = press.photos
  const groundUnder = front ? placePhoto(press, sheet, figure, front) : placeDrawing(press, sheet, figure)
  placeLogo(press, sheet, sect, groundUnder)
  placeTitle(press, sheet, sect, pageCount)
  return sheet
}

function placePhoto(press: Press, sheet: Sheet, figure: Tag, photo: PrintPhoto): GroundUnder {
  const { points } = press
  const crop = cropFace(photo, faceBoxOf(photo, points), PICTURE, { share: 0.56, top: 0.285, whole: true })
  const level = ({ y }: Point, label: string): Level => ({
    y: y * crop.scale + crop.dy,
    label,
    stretches: points ? levelBeside(points, y, crop, [0, PAGE.width]) : [],
  })
  const groundUnder: GroundUnder = (area) => {
    const { least, most } = lightUnder(photo, {
      x: (area.x - crop.dx) / crop.scale,
      y: (area.y - crop.dy) / crop.scale,
      width: area.width / crop.scale,
      height: area.height / crop.scale,
    })
    return least > 0.46 ? 'light' : most < 0.36 ? 'dark' : 'busy'
  }
  const levels: Level[] = points
    ? [
        level(points.hairline, 'linha do cabelo'),
        ...(points.browLine ? [level(points.browLine, 'sobrancelha')] : []),
        ...(points.noseBase ? [level(points.noseBase, 'base do nariz')] : []),
        level(points.chin, 'queixo'),
      ]
    : []
  sheet.content(figure, (pen) => drawPhotoPlate(pen, photo, PICTURE, crop))
  placeLevels(press, sheet, levels, groundUnder)
  return groundUnder
}

function placeDrawing(press: Press, sheet: Sheet, figure: Tag): GroundUnder {
  const portrait = drawOnce({ cut: 'preso', ...sitterOf(press.analysis), shape: press.analysis.face.primary })
  const { landmarks } = portrait
  const scale = (PICTURE.height * 0.56) / (landmarks.chin - landmarks.hair)
  const at = { dx: px(440), dy: PICTURE.height * 0.275 - landmarks.hair * scale }
  sheet.content(figure, (pen) => {
    pen.save().rect(0, 0, PICTURE.width, PICTURE.height).clip()
    pen.rect(0, 0, PICTURE.width, PICTURE.height).fill(PLATES.rose)
    pen.translate(at.dx, at.dy).scale(scale)
    paintItems(pen, portrait.items)
    pen.restore()
  })
  const levels = (
    [
      ['hair', 'linha do cabelo'],
      ['brow', 'sobrancelha'],
      ['nose', 'base do nariz'],
      ['chin', 'queixo'],
    ] as const
  ).map(([name, label]): Level => ({ y: landmarks[name] * scale + at.dy, label, stretches: [[0, PAGE.width]] }))
  const light: GroundUnder = () => 'light'
  placeLevels(press, sheet, levels, light)
  return light
}

/** The lines are ornament for a screen reader: the chapter on the measured face says the same in words. */
function placeLevels({ setting }: Press, sheet: Sheet, levels: readonly Level[], groundUnder: GroundUnder): void {
  for (const { y, label, stretches } of levels) {
    if (y < px(110) || y > PICTURE.height - 4) continue
    const area = { x: LEFT, y: y - 16, width: setting.width(label, TYPE.caption), height: 14 }
    const ground = groundUnder(area)
    const ink = ground === 'dark' ? INK.paper : INK.ink
    sheet.art((pen) => {
      pen.save().opacity(ground === 'dark' ? 0.6 : 0.42)
      for (const [x, width] of stretches) drawRule(pen, x, y, width, ink)
      pen.restore()
      if (ground === 'busy') drawFlag(pen, area)
      drawText(pen, label, inColour(TYPE.caption, ink), LEFT, y - px(5) - 1)
    })
  }
}

/** A tab of paper from the left edge, so that a text reads over any photo. */
function drawFlag(pen: Pen, { x, y, width, height }: Box): void {
  pen.rect(0, y - 1, x + width + 9, height + 3).fill(INK.paper)
}

const KIND = 'Análise de visagismo'
const KIND_STYLE = { ...TYPE.bodyStrong, font: 'medium', size: 9.75 } as const

function placeLogo({ setting }: Press, sheet: Sheet, sect: Tag, groundUnder: GroundUnder): void {
  const top = px(52)
  const logo = { x: LEFT, y: top - 4, width: 32 + setting.width(BRAND.name, TYPE.h2), height: 30 }
  const kindWidth = setting.width(KIND, KIND_STYLE)
  const kind = { x: RIGHT - kindWidth, y: top - 4, width: kindWidth, height: 30 }
  const [left, right] = [groundUnder(logo), groundUnder(kind)]
  sheet.art((pen) => {
    if (left === 'busy') pen.rect(0, 0, logo.x + logo.width + 14, top + 36).fill(INK.paper)
    if (right === 'busy') pen.rect(kind.x - 14, 0, PAGE.width, top + 36).fill(INK.paper)
  })
  const inkOf = (ground: Ground) => (ground === 'dark' ? INK.paper : INK.ink)
  sheet.content(tagged('P', sect), (pen) => {
    drawMark(pen, LEFT + 2, top, 22.5, inkOf(left))
    drawText(pen, BRAND.name, inColour(TYPE.h2, inkOf(left)), LEFT + 28, top + 16.8)
    drawText(pen, KIND, inColour(KIND_STYLE, inkOf(right)), kind.x, top + 15.5)
  })
}

function placeTitle(press: Press, sheet: Sheet, sect: Tag, pageCount: number): void {
  const { setting, title, owner } = press
  const head = titleLines(setting, title)
  const room = PAGE.height - PICTURE.height
  const height = head.lines.length * head.style.leading
  const y = PICTURE.height + (room - px(66) - height) / 2 + px(4)
  sheet.content(tagged('H1', sect), (pen) =>
    head.lines.forEach((line, row) =>
      drawLine(pen, line, LEFT - 3.5, baselineOf(head.style, y + row * head.style.leading)),
    ),
  )
  const style = { ...TYPE.run, size: 9.75, colour: INK.sand }
  const [name] = fitLines(setting, owner, [style], 178, 1).lines
  const base = PAGE.height - px(34) - 5
  const [date, pages] = [longDate(press.at), `${pageCount} páginas`]
  sheet.content(tagged('P', sect), (pen) => {
    if (name) drawLine(pen, name, LEFT, base)
    drawText(pen, date, style, LEFT + (MEASURE - widthOf(pen, date, style)) / 2, base)
    drawText(pen, pages, style, RIGHT - widthOf(pen, pages, style), base)
  })
}

/** `O rosto` / `de Marina`: broken before the name, then as large as it fits. */
function titleLines(setting: Press['setting'], title: string) {
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
