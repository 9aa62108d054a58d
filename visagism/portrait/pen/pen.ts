import { lineLength, loop, normals, resample, spline } from './curves.ts'
import { along, type Line, type DrawnPoint, pointAt } from './points.ts'

export interface Pen {
  num(n: number): string
  at(p: DrawnPoint): string
  /** Smooth path (Catmull-Rom as cubics). */
  smooth(points: Line, closed?: boolean, tension?: number): string
  /** Continues an open path: no leading move. */
  onward(points: Line): string
  polygon(points: Line): string
  /** Points are p0, c, c, p1, c, c, p2… */
  cubics(points: Line, closed?: boolean): string
  ellipse(x: number, y: number, rx: number, ry?: number): string
  /** Closed area: along the first line, back along the second. */
  between(a: Line, b: Line): string
  /** Tapered stroke; widths are evenly spaced along it. */
  taper(points: Line, widths: readonly number[]): string
  /** Two quadratics from a to b through `via`: the lightest mark. */
  sliver(a: DrawnPoint, via: DrawnPoint, b: DrawnPoint, width: number): string
}

/** For eyes, brows and lips: hundredths of a unit. */
export const EXACT: Pen = makePen(100, 5)

/** For contours, planes and garments. */
export const FINE: Pen = makePen(10, 5)

/** For hair: tenths of a unit and a long stride keep portraits light. */
export const COARSE: Pen = makePen(10, 15)

function makePen(grain: number, stride: number): Pen {
  const num = (n: number) => String(Math.round(n * grain) / grain || 0)
  const at = (p: DrawnPoint) => `${num(p[0])} ${num(p[1])}`

  function run(points: Line, closed: boolean, tension: number): string {
    const n = points.length
    const get = (i: number) => (closed ? pointAt(points, (i + n) % n) : pointAt(points, i))
    let d = ''
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
      d += `C${num(p1[0] + (p2[0] - p0[0]) * tension)} ${num(p1[1] + (p2[1] - p0[1]) * tension)} ${num(p2[0] - (p3[0] - p1[0]) * tension)} ${num(p2[1] - (p3[1] - p1[1]) * tension)} ${at(p2)}`
    }
    return d
  }

  const smooth = (points: Line, closed = false, tension = 1 / 6) =>
    `M${at(pointAt(points, 0))}${run(points, closed, tension)}${closed ? 'Z' : ''}`
  const onward = (points: Line) => run(points, false, 1 / 6)
  const between = (a: Line, b: Line) => `${smooth(a)}L${smooth([...b].reverse()).slice(1)}Z`

  return {
    num,
    at,
    smooth,
    onward,
    between,
    polygon: (points) => `M${points.map(at).join('L')}Z`,
    cubics(points, closed = true) {
      let d = `M${at(pointAt(points, 0))}`
      for (let i = 1; i + 2 < points.length; i += 3)
        d += `C${at(pointAt(points, i))} ${at(pointAt(points, i + 1))} ${at(pointAt(points, i + 2))}`
      return closed ? `${d}Z` : d
    },
    ellipse(x, y, rx, ry = rx) {
      const [kx, ky] = [rx * 0.5523, ry * 0.5523]
      return `M${at([x - rx, y])}C${at([x - rx, y - ky])} ${at([x - kx, y - ry])} ${at([x, y - ry])}C${at([x + kx, y - ry])} ${at([x + rx, y - ky])} ${at([x + rx, y])}C${at([x + rx, y + ky])} ${at([x + kx, y + ry])} ${at([x, y + ry])}C${at([x - kx, y + ry])} ${at([x - rx, y + ky])} ${at([x - rx, y])}Z`
    },
    taper(points, widths) {
      const dense = points.length > 12 ? points : spline(points, 8)
      const count = Math.max(3, widths.length, Math.min(40, Math.round(lineLength(dense) / stride) + 2))
      const centre = resample(dense, count)
      const across = normals(centre)
      const left: DrawnPoint[] = []
      const right: DrawnPoint[] = []
      centre.forEach((p, i) => {
        const n = pointAt(across, i)
        const w = along(widths, i / (count - 1)) / 2
        left.push([p[0] + n[0] * w, p[1] + n[1] * w])
        right.push([p[0] - n[0] * w, p[1] - n[1] * w])
      })
      return between(left, right)
    },
    sliver(a, via, b, width) {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const [nx, ny] = [(-(b[1] - a[1]) / length) * width, ((b[0] - a[0]) / length) * width]
      // A quadratic reaches half way to its handle.
      const [vx, vy] = [2 * via[0] - (a[0] + b[0]) / 2, 2 * via[1] - (a[1] + b[1]) / 2]
      return `M${at(a)}Q${at([vx + nx, vy + ny])} ${at(b)}Q${at([vx - nx, vy - ny])} ${at(a)}Z`
    },
  }
}

export const blob = (pen: Pen, points: Line, count = 30): string => pen.smooth(loop(points, count), true)
