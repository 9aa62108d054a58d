/** Measures curl tightness from the finished drawing. */
import { cubicPoints } from '../portrait/pen/curves.ts'
import type { Hex } from '../portrait/pen/colour.ts'
import type { DisplayItem } from '../portrait/pen/display.ts'
import { distance, type DrawnPoint, type Line, pointAt } from '../portrait/pen/points.ts'

/** Radius in drawing units (the head is about 244 high): length over turning angle. */
export interface HairMark {
  readonly length: number
  readonly radius: number
}

/** Larger angles are tips, not curls. */
const CORNER = 1.1
/** Larger is an area, not a hair. */
const AREA = 34

/** All hairs in these inks, without silhouettes and light patches. */
export function hairMarks(items: readonly DisplayItem[], inks: ReadonlySet<Hex>): HairMark[] {
  return items.flatMap((item): HairMark[] => {
    if ('clip' in item) return hairMarks(item.items, inks)
    const isStroke = 'stroke' in item
    if (!inks.has(isStroke ? item.stroke : item.fill)) return []
    return subpaths(item.d)
      .filter((line) => isStroke || !isArea(line))
      .map(measured)
      .filter(({ length }) => length > 4)
  })
}

function isArea(line: Line): boolean {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  const box = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
  let area = 0
  line.forEach((a, i) => {
    const b = pointAt(line, (i + 1) % line.length)
    area += a[0] * b[1] - b[0] * a[1]
  })
  return box > AREA * AREA && Math.abs(area) / 2 > 0.28 * box
}

function measured(line: Line): HairMark {
  let [length, turned] = [0, 0]
  for (let i = 1; i < line.length; i++) {
    const [a, b, c] = [pointAt(line, i - 1), pointAt(line, i), line[i + 1]]
    length += distance(a, b)
    if (!c) continue
    const turn = Math.abs(angle(a, b, c))
    if (turn < CORNER) turned += turn
  }
  return { length, radius: length / Math.max(turned, 1e-4) }
}

function angle(a: DrawnPoint, b: DrawnPoint, c: DrawnPoint): number {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]]
  return Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)
}

export function subpaths(d: string): Line[] {
  const lines: DrawnPoint[][] = []
  for (const [, command, rest = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const at = (i: number): DrawnPoint => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]
    if (command === 'M') lines.push([at(0)])
    const line = lines.at(-1)
    const from = line?.at(-1)
    if (!line || !from) continue
    if (command === 'L') line.push(at(0))
    if (command === 'C') line.push(...cubicPoints(from, at(0), at(1), at(2), 6).slice(1), at(2))
    if (command === 'Q') {
      const via = (p: DrawnPoint): DrawnPoint => [
        p[0] + ((at(0)[0] - p[0]) * 2) / 3,
        p[1] + ((at(0)[1] - p[1]) * 2) / 3,
      ]
      line.push(...cubicPoints(from, via(from), via(at(1)), at(1), 6).slice(1), at(1))
    }
  }
  return lines
}
