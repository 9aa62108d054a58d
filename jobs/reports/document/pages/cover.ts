/** The cover: the person's own photo with the lines of their face crossing it, and their name on wine. */
import { BRAND } from '#contract/brand.ts'
import { drawMark } from '../brand-mark.ts'
import { drawOnGround, type Level, levelBeside } from '../blocks/face-lines.ts'
import { LEFT, MEASURE, PAGE, px, RIGHT } from '../grid.ts'
import { INK, PLATES } from '../ink.ts'
import { paintItems } from '../paint-portrait.ts'
import { HAIRLINE_NAMES } from '#visagism/face/covered.ts'
import type { Point } from '#visagism/face/measure.ts'
import { cropFace, faceBoxOf, groundUnder, inkOn, type Box, type Ground, type PrintPhoto } from '../photos.ts'
import { drawPhotoPlate } from '../plate.ts'
import { drawOnce, sitterOf } from '#visagism/portrait-of.ts'
import { longDate, type Press } from '../press.ts'
import { fitLines } from '../setting.ts'
import { baselineOf, drawLine, drawRule, drawText, Sheet, tagged, widthOf, type Tag } from '../sheet.ts'
import { atSize, inColour, TYPE } from '../type-styles.ts'

const PICTURE: Box = { x: 0, y: 0, width: PAGE.width, height: px(825) }
const TITLE_SIZES = [TYPE.cover, atSize(TYPE.cover, 58), atSize(TYPE.cover, 50), atSize(TYPE.cover, 40)] as const

/** Lines are seen on a photo only where its points are known; the drawn person carries them always. */
const altOf = ({ owner, photos, points }: Press) =>
  photos.front
    ? `Foto de ${owner}, de frente${points ? ', com as linhas do rosto' : ''}`
    : `Retrato desenhado de ${owner}, com as linhas do rosto`

type GroundUnder = (area: Box) => Ground

export function coverSheet(press: Press, pageCount: number): Sheet {
  const sheet = new Sheet({ foot: false, ground: INK.wine, anchors: [{ name: 'capa', title: 'Capa', y: 0 }] })
  const sect = tagged('Sect', null, { title: 'Capa' })
  const figure = tagged('Figure', sect, { alt: altOf(press) })
  const { front } = press.photos
  if (front) placePhoto(press, sheet, figure, front)
  else placeDrawing(press, sheet, figure)
  placeTitle(press, sheet, sect, pageCount)
  return sheet
}

function placePhoto(press: Press, sheet: Sheet, figure: Tag, photo: PrintPhoto): void {
  const { points } = press
  const crop = cropFace(photo, faceBoxOf(photo, points), PICTURE, { share: 0.56, top: 0.285, whole: true })
  const level = ({ y }: Point, label: string): Level => ({
    y: y * crop.scale + crop.dy,
    label,
    stretches: points ? levelBeside(points, y, crop, [0, PAGE.width]) : [],
  })
  const levels: Level[] = points
    ? [
        {
          ...level(points.hairline, HAIRLINE_NAMES[press.analysis.evidence.hairline].long),
          isGuessed: !press.analysis.evidence.knowsHairline,
        },
        ...(points.browLine ? [level(points.browLine, 'sobrancelha')] : []),
        ...(points.noseBase ? [level(points.noseBase, 'base do nariz')] : []),
        level(points.chin, 'queixo'),
      ]
    : []
  sheet.content(figure, (pen) => drawPhotoPlate(pen, photo, PICTURE, crop))
  placeLevels(press, sheet, levels, (area) => groundUnder(photo, area, crop))
}

function placeDrawing(press: Press, sheet: Sheet, figure: Tag): void {
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
      ['hair', HAIRLINE_NAMES[press.analysis.evidence.hairline].long],
      ['brow', 'sobrancelha'],
      ['nose', 'base do nariz'],
      ['chin', 'queixo'],
    ] as const
  ).map(([name, label]): Level => ({ y: landmarks[name] * scale + at.dy, label, stretches: [[0, PAGE.width]] }))
  placeLevels(press, sheet, levels, () => ({ isLight: true, spread: 0 }))
}

/**
 * The lines are ornament for a screen reader: the chapter on the measured face says the same in words. Each is named at the edge
 * where the photo is plainer.
 */
function placeLevels({ setting }: Press, sheet: Sheet, levels: readonly Level[], groundAt: GroundUnder): void {
  for (const { y, label, stretches, isGuessed } of levels) {
    if (y < px(60) || y > PICTURE.height - 4) continue
    const width = setting.width(label, TYPE.caption)
    const [left, right] = [LEFT, RIGHT - width].map((x) => ({ x, ...groundAt({ x, y: y - 16, width, height: 14 }) }))
    const place = left && right && right.spread < left.spread - 0.1 ? right : left
    if (!place) continue
    sheet.art((pen) => {
      const ink = inkOn(place)
      pen.save().opacity(ink === INK.paper ? 0.6 : 0.42)
      if (isGuessed) pen.dash(2.4, { space: 1.8 })
      for (const [x, length] of stretches) drawRule(pen, x, y, length, ink)
      pen.restore()
      drawOnGround(pen, label, TYPE.caption, place.x, y - px(5) - 1, place)
    })
  }
}

const KIND = 'Análise de visagismo'

/** On the wine, at the height of the title's first line: nothing of ours stands on the person's photo but their lines. */
function placeLogo({ setting }: Press, sheet: Sheet, sect: Tag, firstLine: number): void {
  const name = inColour(TYPE.h2, INK.paper)
  const kind = { ...TYPE.run, size: 9.75, colour: INK.sand }
  const [nameLeft, kindLeft] = [RIGHT - setting.width(BRAND.name, name), RIGHT - setting.width(KIND, kind)]
  sheet.content(tagged('P', sect), (pen) => {
    drawMark(pen, nameLeft - 25, firstLine - 16, 20, INK.paper)
    drawText(pen, `${BRAND.name} `, name, nameLeft, firstLine)
    drawText(pen, KIND, kind, kindLeft, firstLine + 16)
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
  placeLogo(press, sheet, sect, baselineOf(head.style, y) - 14)
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
