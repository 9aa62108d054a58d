/** Lines over a photographed face: its contour, its widths, its levels, with flags that read over any photo. */
import type { MarkedPoints, Point } from '#visagism/face/measure.ts'
import { INK } from '../ink.ts'
import type { Box } from '../photos.ts'
import { drawRule, drawText, widthOf, type Pen, type Sheet } from '../sheet.ts'
import { TYPE } from '../type-styles.ts'

export type Measured = { readonly y: number; readonly label: string }
/** `stretches`: where the line is drawn, each its left end and its width. */
export type Level = Measured & { readonly stretches: readonly (readonly [x: number, width: number])[] }

/** Levels flagged at the left edge, widths at the right: paper tabs, so that they read over any photo. */
export function drawFlags(
  sheet: Sheet,
  box: Box,
  levels: readonly Level[],
  widths: readonly (Measured & { readonly from: number })[],
): void {
  const isInside = ({ y }: Measured) => y > box.y + 8 && y < box.y + box.height - 4
  const style = TYPE.caption
  sheet.art((pen) => {
    for (const level of levels.filter(isInside)) {
      pen.save().opacity(0.55)
      for (const [x, length] of level.stretches) drawRule(pen, x, level.y, length, INK.ink, 0.6)
      pen.restore()
      const width = widthOf(pen, level.label, style) + 20
      pen.rect(0, level.y - 15.5, width, 15.5).fill(INK.paper)
      drawText(pen, level.label, style, 11, level.y - 4.4)
    }
    for (const { y, from, label } of apart(widths.filter(isInside), 17)) {
      const width = widthOf(pen, label, style) + 16
      const right = box.x + box.width
      if (from < right - width) drawRule(pen, from + 3, y, right - width - from - 3, INK.paper, 1)
      pen.rect(right - width, y - 8, width, 16).fill(INK.paper)
      drawText(pen, label, style, right - width + 8, y + 3.4)
    }
  })
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

/** A closed curve through the marked contour (centripetal enough at this spacing: Catmull-Rom). */
export function drawContour(pen: Pen, p: MarkedPoints, on: (p: Point) => Point): void {
  const ring = [
    p.hairline,
    p.templeRight,
    p.cheekboneRight,
    p.jawRight,
    ...(p.chinRight ? [p.chinRight] : []),
    p.chin,
    ...(p.chinLeft ? [p.chinLeft] : []),
    p.jawLeft,
    p.cheekboneLeft,
    p.templeLeft,
  ].map(on)
  const at = (index: number): Point => ring[(index + ring.length) % ring.length] ?? { x: 0, y: 0 }
  pen.save().lineWidth(1.1)
  pen.moveTo(at(0).x, at(0).y)
  for (let index = 0; index < ring.length; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const k = 1 / 6
    pen.bezierCurveTo(
      b.x + (c.x - a.x) * k,
      b.y + (c.y - a.y) * k,
      c.x - (d.x - b.x) * k,
      c.y - (d.y - b.y) * k,
      c.x,
      c.y,
    )
  }
  pen.closePath().stroke(INK.paper).restore()
}
