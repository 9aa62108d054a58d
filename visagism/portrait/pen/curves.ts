import { clamp, distance, lastOf, lerpPoint, type Line, type DrawnPoint, pointAt } from './points.ts'

export function lineLength(line: Line): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(pointAt(line, i - 1), pointAt(line, i))
  return sum
}

/** Evenly spaced. */
export function resample(line: Line, count: number): Line {
  const total = lineLength(line)
  const out: DrawnPoint[] = [pointAt(line, 0)]
  let walked = 0
  let i = 1
  for (let k = 1; k < count - 1; k++) {
    const target = (total * k) / (count - 1)
    while (i < line.length - 1 && walked + distance(pointAt(line, i - 1), pointAt(line, i)) < target) {
      walked += distance(pointAt(line, i - 1), pointAt(line, i))
      i++
    }
    const a = pointAt(line, i - 1)
    const b = pointAt(line, i)
    out.push(lerpPoint(a, b, (target - walked) / (distance(a, b) || 1e-6)))
  }
  out.push(lastOf(line))
  return out
}

/** Centripetal Catmull-Rom: no loops or overshoot. */
export function spline(points: Line, perSegment = 12, closed = false): Line {
  const n = points.length
  const get = (i: number): DrawnPoint => {
    if (closed) return pointAt(points, (i + n) % n)
    if (i < 0) return reflected(pointAt(points, 0), pointAt(points, 1))
    if (i >= n) return reflected(pointAt(points, n - 1), pointAt(points, n - 2))
    return pointAt(points, i)
  }
  const out: DrawnPoint[] = []
  const segments = closed ? n : n - 1
  for (let i = 0; i < segments; i++) pushSegment(out, get(i - 1), get(i), get(i + 1), get(i + 2), perSegment)
  if (!closed) out.push(lastOf(points))
  return out
}

const reflected = (p: DrawnPoint, next: DrawnPoint): DrawnPoint => [2 * p[0] - next[0], 2 * p[1] - next[1]]

function pushSegment(
  out: DrawnPoint[],
  p0: DrawnPoint,
  p1: DrawnPoint,
  p2: DrawnPoint,
  p3: DrawnPoint,
  per: number,
): void {
  const d1 = Math.sqrt(distance(p0, p1)) || 1e-3
  const d2 = Math.sqrt(distance(p1, p2)) || 1e-3
  const d3 = Math.sqrt(distance(p2, p3)) || 1e-3
  const leave = (a: 0 | 1) => d2 * ((p1[a] - p0[a]) / d1 - (p2[a] - p0[a]) / (d1 + d2) + (p2[a] - p1[a]) / d2)
  const arrive = (a: 0 | 1) => d2 * ((p2[a] - p1[a]) / d2 - (p3[a] - p1[a]) / (d2 + d3) + (p3[a] - p2[a]) / d3)
  const [lx, ly, ax, ay] = [leave(0), leave(1), arrive(0), arrive(1)]
  for (let j = 0; j < per; j++) {
    const t = j / per
    const t2 = t * t
    const t3 = t2 * t
    const h0 = 2 * t3 - 3 * t2 + 1
    const h1 = t3 - 2 * t2 + t
    const h2 = -2 * t3 + 3 * t2
    const h3 = t3 - t2
    out.push([h0 * p1[0] + h1 * lx + h2 * p2[0] + h3 * ax, h0 * p1[1] + h1 * ly + h2 * p2[1] + h3 * ay])
  }
}

export const curve = (points: Line, count = 24): Line => resample(spline(points, 14), count)

/** The first point is not repeated. */
export const loop = (points: Line, count: number): Line =>
  resample([...spline(points, 10, true), pointAt(points, 0)], count + 1).slice(0, -1)

/** Unit normals, to the left of travel with y down. */
export function normals(line: Line): Line {
  return line.map((_, i) => {
    const a = pointAt(line, i - 1)
    const b = pointAt(line, i + 1)
    const length = distance(a, b) || 1
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  })
}

/** Omits the end, so that segments chain. */
export function cubicPoints(p0: DrawnPoint, c0: DrawnPoint, c1: DrawnPoint, p1: DrawnPoint, count = 14): Line {
  return Array.from({ length: count }, (_, i) => cubicAt(p0, c0, c1, p1, i / count))
}

/** t in 0..1. */
export function cubicAt(p0: DrawnPoint, c0: DrawnPoint, c1: DrawnPoint, p1: DrawnPoint, t: number): DrawnPoint {
  const u = 1 - t
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return [a * p0[0] + b * c0[0] + c * c1[0] + d * p1[0], a * p0[1] + b * c0[1] + c * c1[1] + d * p1[1]]
}

/** Positive for clockwise polygons with y down. */
export function signedArea(polygon: Line): number {
  let sum = 0
  polygon.forEach((a, i) => {
    const b = pointAt(polygon, (i + 1) % polygon.length)
    sum += a[0] * b[1] - b[0] * a[1]
  })
  return sum / 2
}

export function isInside(p: DrawnPoint, polygon: Line): boolean {
  let inside = false
  let b = lastOf(polygon)
  for (const a of polygon) {
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
    b = a
  }
  return inside
}

export function distanceToEdge(p: DrawnPoint, polygon: Line): number {
  let nearest = Infinity
  let a = lastOf(polygon)
  for (const b of polygon) {
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const t = clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1))
    nearest = Math.min(nearest, Math.hypot(p[0] - a[0] - dx * t, p[1] - a[1] - dy * t))
    a = b
  }
  return nearest
}
