import type { Point } from '#visagism/face/measure.ts'
import type { HandlePoints } from './handles.ts'

/** Share of a curve's span. Eight points of a circle give a circle. */
const REACH = 0.35

/** Closed path, in screen pixels. */
export function contourPath(points: HandlePoints): string {
  const ring = [
    points.hairline,
    points.templeRight,
    points.cheekboneRight,
    points.jawRight,
    points.chin,
    points.jawLeft,
    points.cheekboneLeft,
    points.templeLeft,
  ]
  const at = (i: number): Point => ring[(i + ring.length) % ring.length] ?? points.hairline
  const curves = ring.map((point, i) => {
    const next = at(i + 1)
    const span = Math.hypot(next.x - point.x, next.y - point.y)
    const out = along(point, at(i - 1), next, span)
    const into = along(next, at(i + 2), point, span)
    return `C${pair(out)} ${pair(into)} ${pair(next)}`
  })
  return `M${pair(points.hairline)}${curves.join('')}Z`
}

/** On the tangent, as long as its own span asks: one length for uneven spans would make loops. */
function along(point: Point, before: Point, after: Point, span: number): Point {
  const [dx, dy] = [after.x - before.x, after.y - before.y]
  const length = Math.hypot(dx, dy) || 1
  const reach = span * REACH
  return { x: point.x + (dx / length) * reach, y: point.y + (dy / length) * reach }
}

/** Unit vector to the right along the face's three widths. */
export function levelDirection(points: HandlePoints): Point {
  const dx =
    points.templeRight.x -
    points.templeLeft.x +
    points.cheekboneRight.x -
    points.cheekboneLeft.x +
    points.jawRight.x -
    points.jawLeft.x
  const dy =
    points.templeRight.y -
    points.templeLeft.y +
    points.cheekboneRight.y -
    points.cheekboneLeft.y +
    points.jawRight.y -
    points.jawLeft.y
  const length = Math.hypot(dx, dy)
  return length < 1 || dx <= 0 ? { x: 1, y: 0 } : { x: dx / length, y: dy / length }
}

const pair = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
