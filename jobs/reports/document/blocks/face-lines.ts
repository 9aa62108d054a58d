/** Lines over a photographed face: its contour, its widths, its levels, each with its name. */
import type { MarkedPoints, Point } from '#visagism/face/measure.ts'
import { INK } from '../ink.ts'
import { inkOn, type Box, type Ground } from '../photos.ts'
import { drawRule, drawText, widthOf, type Pen, type Sheet } from '../sheet.ts'
import { inColour, type Style, TYPE } from '../type-styles.ts'

export type Measured = { readonly y: number; readonly label: string }
/** `stretches`: where the line is drawn, each its left end and its width. */
export type Level = Measured & {
  readonly stretches: readonly (readonly [x: number, width: number])[]
  /** Nobody saw it: the line is dashed. */
  readonly isGuessed?: boolean
}

/**
 * Levels named at the left edge, widths at the right, above their lines: ink where the photo is light, paper where it is dark. No
 * box stands behind them, and no line crosses the face.
 * @param ground what lies under a part of the page
 */
export function drawNames(
  sheet: Sheet,
  box: Box,
  levels: readonly Level[],
  widths: readonly (Measured & { readonly from: number })[],
  ground: (area: Box) => Ground,
): void {
  const isInside = ({ y }: Measured) => y > box.y + 16 && y < box.y + box.height - 4
  const style = TYPE.caption
  sheet.art((pen) => {
    for (const level of levels.filter(isInside)) {
      const width = widthOf(pen, level.label, style)
      const under = ground({ x: 11, y: level.y - 14, width, height: 13 })
      const ink = inkOn(under)
      pen.save().opacity(0.55)
      if (level.isGuessed) pen.dash(2.4, { space: 1.8 })
      for (const [x, length] of level.stretches) drawRule(pen, x, level.y, length, ink, 0.6)
      pen.restore()
      drawOnGround(pen, level.label, style, 11, level.y - 4.4, under)
    }
    for (const { y, from, label } of apart(widths.filter(isInside), 17)) {
      const width = widthOf(pen, label, style)
      const right = box.x + box.width
      const x = right - width - 9
      const under = ground({ x, y: y - 14, width, height: 13 })
      const ink = inkOn(under)
      if (from + 3 < right) drawRule(pen, from + 3, y, right - from - 3, ink, 0.8)
      drawOnGround(pen, label, style, x, y - 4.4, under)
    }
  })
}

/** From here on letters need a rim to be read. */
const BUSY = 0.12

/** A label on a photo: in ink or paper as its ground asks, with a soft rim of the other where the ground is busy. */
export function drawOnGround(pen: Pen, text: string, style: Style, x: number, baseline: number, ground: Ground): void {
  const ink = inkOn(ground)
  if (ground.spread > BUSY) {
    // The rim says nothing that the letters do not.
    pen.markContent('Span', { actual: '' })
    pen.save().opacity(0.7).lineWidth(2.6).lineJoin('round')
    pen.font(style.font, style.size).strokeColor(ink === INK.ink ? INK.paper : INK.ink)
    pen.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', stroke: true, fill: false })
    pen.restore()
    pen.endMarkedContent()
  }
  drawText(pen, text, inColour(style, ink), x, baseline)
}

/** Labels never touch each other: each is at least `gap` under the one before. */
function apart<T extends Measured>(marks: readonly T[], gap: number): T[] {
  let last = -Infinity
  return marks
    .toSorted((a, b) => a.y - b.y)
    .map((mark) => {
      const y = Math.max(mark.y, last + gap)
      last = y
      return { ...mark, y }
    })
}

/** Between which x the marked face lies at a height; nothing where the face is not. */
export function faceSpanAt(p: MarkedPoints, y: number): { readonly from: number; readonly to: number } | null {
  const side = (points: readonly Point[]) => {
    for (const [index, b] of points.entries()) {
      const a = points[index - 1]
      if (a && (a.y - y) * (b.y - y) <= 0 && a.y !== b.y) return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
    }
    return null
  }
  const from = side([p.hairline, p.templeLeft, p.cheekboneLeft, p.jawLeft, p.chin])
  const to = side([p.hairline, p.templeRight, p.cheekboneRight, p.jawRight, p.chin])
  if (from === null || to === null) return null
  // The face bulges between two points of its contour.
  const bulge = (p.cheekboneRight.x - p.cheekboneLeft.x) * 0.03
  return { from: from - bulge, to: to + bulge }
}

/** A line on both sides of the face: nothing crosses eyes, nose or mouth. `y` in pixels of the photo. */
export function levelBeside(
  points: MarkedPoints,
  y: number,
  { scale, dx }: { readonly scale: number; readonly dx: number },
  [left, right]: readonly [number, number],
): (readonly [x: number, width: number])[] {
  const span = faceSpanAt(points, y)
  if (!span) return [[left, right - left]]
  const [from, to] = [span.from * scale + dx, span.to * scale + dx]
  return [
    [left, from - left],
    [to, right - to],
  ].flatMap(([x = 0, width = 0]) => (width > 0 ? [[x, width] as const] : []))
}

/** A width by its two ends: no line crosses the face between them. */
export function drawWidth(pen: Pen, left: Point, right: Point): void {
  const length = Math.hypot(right.x - left.x, right.y - left.y) || 1
  const [nx, ny] = [-(right.y - left.y) / length, (right.x - left.x) / length]
  pen.save().lineWidth(1.2)
  for (const { x, y } of [left, right]) pen.moveTo(x - nx * 5, y - ny * 5).lineTo(x + nx * 5, y + ny * 5)
  pen.stroke(INK.paper).restore()
}

/**
 * A closed curve through the marked contour: at each point along the chord of its neighbours, with handles as long as each span
 * asks, so that the wide span from temple to hairline is an arch and not a point.
 */
export function drawContour(pen: Pen, p: MarkedPoints, on: (p: Point) => Point): void {
  const ring = [
    p.hairline,
    roundOver(p.hairline, p.templeRight),
    p.templeRight,
    p.cheekboneRight,
    p.jawRight,
    ...(p.chinRight ? [p.chinRight] : []),
    p.chin,
    ...(p.chinLeft ? [p.chinLeft] : []),
    p.jawLeft,
    p.cheekboneLeft,
    p.templeLeft,
    roundOver(p.hairline, p.templeLeft),
  ].map(on)
  const at = (index: number): Point => ring[(index + ring.length) % ring.length] ?? { x: 0, y: 0 }
  pen.save().lineWidth(1.1)
  pen.moveTo(at(0).x, at(0).y)
  for (let index = 0; index < ring.length; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const reach = Math.hypot(c.x - b.x, c.y - b.y) * HANDLE
    const [out, into] = [along(a, c, reach), along(b, d, reach)]
    pen.bezierCurveTo(b.x + out.x, b.y + out.y, c.x - into.x, c.y - into.y, c.x, c.y)
  }
  pen.closePath().stroke(INK.paper).restore()
}

/** Where a round forehead passes between hairline and temple: a little fuller than an ellipse. */
export const roundOver = (hairline: Point, temple: Point): Point => ({
  x: hairline.x + (temple.x - hairline.x) * 0.74,
  y: hairline.y + (temple.y - hairline.y) * 0.25,
})

/** Of a span's length; a quarter of a circle has 0.39. */
const HANDLE = 0.36

function along(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: ((to.x - from.x) / whole) * length, y: ((to.y - from.y) / whole) * length }
}
