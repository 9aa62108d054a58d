import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import { type HandleName, type HandlePoints, mapPoints, type Marking, oppositeOf } from './handles.ts'

/**
 * Moves a handle within the photo. Unplaced handles follow: all with hairline and chin, temples and jaw with the cheekbones, and each side
 * mirrors the other.
 */
export function moveHandle(marking: Marking, name: HandleName, to: Point, photo: PhotoSize): Marking {
  const at = { x: clamp(to.x, 0, photo.width), y: clamp(to.y, 0, photo.height) }
  const isFree = (other: HandleName) => other !== name && !marking.placed.includes(other)
  const followed = follow(marking.points, name, at, isFree)
  const inside = mapPoints((handle) => {
    const { x, y } = followed[handle]
    return { x: clamp(x, 0, photo.width), y: clamp(y, 0, photo.height) }
  })
  return { ...marking, points: inside, placed: place(marking.placed, name) }
}

export function confirmHandle(marking: Marking, name: HandleName): Marking {
  const { proposed } = marking
  const looked = proposed && { ...proposed, checked: place(proposed.checked, name) }
  return { ...marking, placed: place(marking.placed, name), ...(looked && { proposed: looked }) }
}

function follow(
  points: HandlePoints,
  name: HandleName,
  at: Point,
  isFree: (other: HandleName) => boolean,
): HandlePoints {
  const moved = { ...points, [name]: at }
  if (name === 'hairline' || name === 'chin') {
    const carry = similarity(points, moved)
    return mapPoints((handle) => (isFree(handle) ? carry(points[handle]) : moved[handle]))
  }
  const opposite = oppositeOf(name)
  if (!opposite) return moved
  const axis = axisOf(moved)
  if (!axis) return moved
  if (name === 'cheekboneLeft' || name === 'cheekboneRight') {
    const widened = widen(moved, axis, name, axis.aside(at) / axis.aside(points[name]), isFree)
    return mirror(widened, axis, name, isFree)
  }
  return mirror(moved, axis, name, isFree)
}

/** Maps the old hairline and chin to the new ones. */
function similarity(before: HandlePoints, after: HandlePoints): (point: Point) => Point {
  const [a, b] = [before.hairline, before.chin]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  if (length < 1) return (point) => point
  const [ex, ey] = [after.chin.x - after.hairline.x, after.chin.y - after.hairline.y]
  const cos = (dx * ex + dy * ey) / length
  const sin = (dx * ey - dy * ex) / length
  return ({ x, y }) => ({
    x: after.hairline.x + (x - a.x) * cos - (y - a.y) * sin,
    y: after.hairline.y + (x - a.x) * sin + (y - a.y) * cos,
  })
}

interface Axis {
  /** Signed distance to the right of the hairline–chin line, in photo pixels. */
  aside: (point: Point) => number
  shift: (point: Point, by: number) => Point
}

function axisOf({ hairline, chin }: HandlePoints): Axis | null {
  const [dx, dy] = [chin.x - hairline.x, chin.y - hairline.y]
  const length = Math.hypot(dx, dy)
  if (length < 1) return null
  // Down is (0, 1), so right is (dy, -dx).
  const [nx, ny] = [dy / length, -dx / length]
  return {
    aside: ({ x, y }) => (x - hairline.x) * nx + (y - hairline.y) * ny,
    shift: ({ x, y }, by) => ({ x: x + nx * by, y: y + ny * by }),
  }
}

function mirror(
  points: HandlePoints,
  axis: Axis,
  name: HandleName,
  isFree: (other: HandleName) => boolean,
): HandlePoints {
  const side = name.endsWith('Left') ? 'Left' : 'Right'
  return mapPoints((handle) => {
    const source = oppositeOf(handle)
    const isOther = source?.endsWith(side) === true && isFree(handle)
    // Only the moved pair, and those that the cheekbones carried.
    const isMoved = source === name || (name.startsWith('cheekbone') && source !== null && isFree(source))
    if (!isOther || !isMoved) return points[handle]
    return axis.shift(points[source], -2 * axis.aside(points[source]))
  })
}

function widen(
  points: HandlePoints,
  axis: Axis,
  name: HandleName,
  by: number,
  isFree: (other: HandleName) => boolean,
): HandlePoints {
  if (!Number.isFinite(by) || by <= 0) return points
  const side = name.endsWith('Left') ? 'Left' : 'Right'
  return mapPoints((handle) => {
    const point = points[handle]
    // A placed opposite side takes precedence.
    const opposite = oppositeOf(handle)
    if (!handle.endsWith(side) || !isFree(handle) || (opposite && !isFree(opposite))) return point
    return axis.shift(point, axis.aside(point) * (by - 1))
  })
}

const place = (placed: readonly HandleName[], name: HandleName) => (placed.includes(name) ? placed : [...placed, name])
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
