/** Contour, widths and levels over a photographed face; `photo-labels.ts` places their names. */
import type { MarkedPoints, Point } from '#visagism/face/measure.ts'
import { INK } from '../ink.ts'
import { inkOn, type Box, type Ground } from '../photos.ts'
import { drawRule, type Pen } from '../page.ts'

export type Measured = { readonly y: number; readonly label: string }
/** `stretches`: left end and width of each drawn part. */
export type Level = Measured & {
  readonly stretches: readonly (readonly [x: number, width: number])[]
  /** Drawn dashed. */
  readonly isGuessed?: boolean
}

/** Draws in ink or paper, whichever contrasts with more of the ground. */
export function drawStretch(
  pen: Pen,
  [x, width]: readonly [number, number],
  y: number,
  ground: (area: Box) => Ground,
  {
    opacity,
    weight,
    isGuessed = false,
  }: { readonly opacity: number; readonly weight: number; readonly isGuessed?: boolean | undefined },
): void {
  if (width <= 0) return
  pen.save().opacity(opacity)
  if (isGuessed) pen.dash(2.4, { space: 1.8 })
  drawRule(pen, x, y, width, inkOn(ground({ x, y: y - 1, width, height: 2 })), weight)
  pen.restore()
}

export function apart<T extends Measured>(marks: readonly T[], gap: number): T[] {
  let last = -Infinity
  return marks
    .toSorted((a, b) => a.y - b.y)
    .map((mark) => {
      const y = Math.max(mark.y, last + gap)
      last = y
      return { ...mark, y }
    })
}

/** Left and right edge at a height; null outside the face. */
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
  const bulge = (p.cheekboneRight.x - p.cheekboneLeft.x) * 0.03
  return { from: from - bulge, to: to + bulge }
}

/** A line on both sides of the face, never across eyes, nose or mouth. `y` in photo pixels. */
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

export function drawWidth(pen: Pen, left: Point, right: Point): void {
  const length = Math.hypot(right.x - left.x, right.y - left.y) || 1
  const [nx, ny] = [-(right.y - left.y) / length, (right.x - left.x) / length]
  pen.save().lineWidth(1.2)
  for (const { x, y } of [left, right]) pen.moveTo(x - nx * 5, y - ny * 5).lineTo(x + nx * 5, y + ny * 5)
  pen.stroke(INK.paper).restore()
}

type Span = readonly [Point, Point, Point, Point]

/**
 * A smooth closed curve. Tangents follow the neighbouring points' chord; handles grow with the span, so that temple to hairline is an arch.
 * The jaw keeps the cheek's direction, so that nothing bulges over it.
 */
function spansOf(p: MarkedPoints, on: (p: Point) => Point): Span[] {
  const ring = [
    p.cheekboneRight,
    p.jawRight,
    ...(p.chinRight ? [p.chinRight] : []),
    p.chin,
    ...(p.chinLeft ? [p.chinLeft] : []),
    p.jawLeft,
    p.cheekboneLeft,
    p.templeLeft,
    roundOver(p.hairline, p.templeLeft),
    p.hairline,
    roundOver(p.hairline, p.templeRight),
    p.templeRight,
  ].map(on)
  const at = (index: number): Point => ring[(index + ring.length) % ring.length] ?? { x: 0, y: 0 }
  const [jawRight, jawLeft] = [on(p.jawRight), on(p.jawLeft)]
  const isAt = (a: Point, b: Point) => a.x === b.x && a.y === b.y
  const directionAt = (before: Point, here: Point, after: Point): Way => {
    if (isAt(here, jawRight)) return leaning(before, here, after, CHEEK_LEAN)
    if (isAt(here, jawLeft)) return leaning(before, here, after, 1 - CHEEK_LEAN)
    return { x: after.x - before.x, y: after.y - before.y }
  }
  return ring.map((_, index): Span => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const reach = Math.hypot(c.x - b.x, c.y - b.y) * HANDLE
    const [out, into] = [along(directionAt(a, b, c), reach), along(directionAt(b, c, d), reach)]
    return [b, { x: b.x + out.x, y: b.y + out.y }, { x: c.x - into.x, y: c.y - into.y }, c]
  })
}

const OVER_FOREHEAD = 6

/** @param isCovered a head covering hides the forehead: draw only cheekbone to cheekbone by the chin */
export function drawContour(pen: Pen, p: MarkedPoints, on: (p: Point) => Point, isCovered: boolean): void {
  const spans = isCovered ? spansOf(p, on).slice(0, -OVER_FOREHEAD) : spansOf(p, on)
  const [first] = spans
  if (!first) return
  pen.save().lineWidth(1.1)
  pen.moveTo(first[0].x, first[0].y)
  for (const [, out, into, end] of spans) pen.bezierCurveTo(out.x, out.y, into.x, into.y, end.x, end.y)
  if (!isCovered) pen.closePath()
  pen.stroke(INK.paper).restore()
}

const STEPS = 24

/** The contour as points, which no label may touch. */
export const contourLine = (p: MarkedPoints, on: (p: Point) => Point): Point[] =>
  spansOf(p, on).flatMap(([a, b, c, d]) =>
    Array.from({ length: STEPS }, (_, step) => {
      const [t, u] = [step / STEPS, 1 - step / STEPS]
      const mix = (key: 'x' | 'y') =>
        a[key] * u ** 3 + 3 * b[key] * u * u * t + 3 * c[key] * u * t * t + d[key] * t ** 3
      return { x: mix('x'), y: mix('y') }
    }),
  )

/** The forehead between hairline and temple: slightly fuller than an ellipse. */
export const roundOver = (hairline: Point, temple: Point): Point => ({
  x: hairline.x + (temple.x - hairline.x) * 0.74,
  y: hairline.y + (temple.y - hairline.y) * 0.25,
})

/** Share of a span's length; a quarter circle has 0.39. */
const HANDLE = 0.36

/** Weight of the cheek's direction at the jaw. */
const CHEEK_LEAN = 0.75

type Way = { readonly x: number; readonly y: number }

/** `lean`: weight of the way to the point. */
function leaning(before: Point, here: Point, after: Point, lean: number): Way {
  const [to, from] = [
    along({ x: here.x - before.x, y: here.y - before.y }, lean),
    along({ x: after.x - here.x, y: after.y - here.y }, 1 - lean),
  ]
  return { x: to.x + from.x, y: to.y + from.y }
}

function along({ x, y }: Way, length: number): Way {
  const whole = Math.hypot(x, y) || 1
  return { x: (x / whole) * length, y: (y / whole) * length }
}
