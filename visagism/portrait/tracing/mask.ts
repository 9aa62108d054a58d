/** Rasterises a drawing: the union of overlapping paths is every painted cell. */
import type { DrawnPoint, Line } from '../pen/points.ts'

/** Drawing units, one per cell. */
const LEFT = -160
const TOP = -210
const WIDTH = 320
const HEIGHT = 490

export type Mask = Uint8Array

export const emptyMask = (): Mask => new Uint8Array(WIDTH * HEIGHT)

export const isMarked = (mask: Mask, [x, y]: DrawnPoint): boolean => {
  const [column, row] = [Math.round(x - LEFT), Math.round(y - TOP)]
  return column >= 0 && row >= 0 && column < WIDTH && row < HEIGHT && mask[row * WIDTH + column] === 1
}

type Crossing = { readonly x: number; readonly turn: number }

/** Sets cells inside polygons (nonzero or even-odd) to `value`, only where `within` is set. */
export function fillPolygons(
  mask: Mask,
  polygons: readonly Line[],
  { value = 1, within, evenOdd = false }: { value?: 0 | 1; within?: Mask | undefined; evenOdd?: boolean } = {},
): void {
  const rows = new Map<number, Crossing[]>()
  for (const polygon of polygons) crossRows(polygon, rows)
  for (const [row, crossings] of rows) {
    crossings.sort((a, b) => a.x - b.x)
    let winding = 0
    crossings.forEach(({ x, turn }, at) => {
      winding += turn
      const next = crossings[at + 1]
      if (!next || (evenOdd ? at % 2 === 1 : winding === 0)) return
      const to = Math.min(WIDTH - 1, Math.ceil(next.x - LEFT) - 1)
      for (let column = Math.max(0, Math.ceil(x - LEFT)); column <= to; column++) {
        const cell = row * WIDTH + column
        if (!within || within[cell] === 1) mask[cell] = value
      }
    })
  }
}

function crossRows(polygon: Line, rows: Map<number, Crossing[]>): void {
  let a = polygon.at(-1)
  for (const b of polygon) {
    if (a && a[1] !== b[1]) {
      const [upper, lower] = a[1] < b[1] ? [a, b] : [b, a]
      const slope = (lower[0] - upper[0]) / (lower[1] - upper[1])
      const last = Math.min(HEIGHT - 1, Math.ceil(lower[1] - TOP) - 1)
      for (let row = Math.max(0, Math.ceil(upper[1] - TOP)); row <= last; row++) {
        const crossing = { x: upper[0] + (row + TOP - upper[1]) * slope, turn: a[1] < b[1] ? 1 : -1 }
        const known = rows.get(row)
        if (known) known.push(crossing)
        else rows.set(row, [crossing])
      }
    }
    a = b
  }
}

/** Rounds off gaps and teeth narrower than `span` units: morphological closing, then opening. */
export function roundedField(mask: Mask, span: number): Float64Array {
  const radius = span / 2
  const grown = cellsWhere(squaresTo(mask, 1), (square) => square <= radius ** 2)
  const closed = cellsWhere(squaresTo(grown, 0), (square) => square > radius ** 2)
  const shrunk = cellsWhere(squaresTo(closed, 0), (square) => square > radius ** 2)
  return squaresTo(shrunk, 1).map((square) => radius + 0.5 - Math.sqrt(square))
}

function cellsWhere(field: Float64Array, test: (value: number) => boolean): Mask {
  const mask = emptyMask()
  field.forEach((value, cell) => {
    if (test(value)) mask[cell] = 1
  })
  return mask
}

/** Squared distance to the nearest cell of `value` (Felzenszwalb and Huttenlocher 2012). */
function squaresTo(mask: ArrayLike<number>, value: 0 | 1): Float64Array {
  const far = (WIDTH + HEIGHT) ** 2
  const squared = new Float64Array(WIDTH * HEIGHT)
  for (let cell = 0; cell < squared.length; cell++) squared[cell] = mask[cell] === value ? 0 : far
  for (let column = 0; column < WIDTH; column++) transform(squared, column, WIDTH, HEIGHT)
  for (let row = 0; row < HEIGHT; row++) transform(squared, row * WIDTH, 1, WIDTH)
  return squared
}

const SCRATCH = {
  values: new Float64Array(HEIGHT),
  feet: new Int32Array(HEIGHT),
  bounds: new Float64Array(HEIGHT + 1),
} as const

/** One row or column: the lower envelope of parabolas. */
function transform(field: Float64Array, start: number, step: number, count: number): void {
  const { values, feet, bounds } = SCRATCH
  let isPlain = true
  for (let i = 0; i < count; i++) {
    values[i] = field[start + i * step] ?? 0
    if (values[i] !== values[0]) isPlain = false
  }
  // Constant: no change.
  if (isPlain) return
  bounds[0] = -Infinity
  bounds[1] = Infinity
  feet[0] = 0
  let last = 0
  const meet = (q: number, p: number) => ((values[q] ?? 0) + q * q - (values[p] ?? 0) - p * p) / (2 * (q - p))
  for (let q = 1; q < count; q++) {
    let x = meet(q, feet[last] ?? 0)
    while (last > 0 && x <= (bounds[last] ?? 0)) {
      last--
      x = meet(q, feet[last] ?? 0)
    }
    last++
    feet[last] = q
    bounds[last] = x
    bounds[last + 1] = Infinity
  }
  let foot = 0
  for (let q = 0; q < count; q++) {
    while ((bounds[foot + 1] ?? Infinity) < q) foot++
    const p = feet[foot] ?? 0
    field[start + q * step] = (q - p) ** 2 + (values[p] ?? 0)
  }
}

/** Zero contours in drawing units; the inside is always on one side. */
export function zeroLines(field: Float64Array): Line[] {
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= WIDTH || row >= HEIGHT ? -1 : (field[row * WIDTH + column] ?? -1)
  const onward = new Map<string, { readonly to: string; readonly point: DrawnPoint }>()
  const across = (c0: number, r0: number, c1: number, r1: number): { key: string; point: DrawnPoint } => {
    const [a, b] = [at(c0, r0), at(c1, r1)]
    const t = a / (a - b)
    const key = c0 === c1 ? `v${c0},${Math.min(r0, r1)}` : `h${Math.min(c0, c1)},${r0}`
    return { key, point: [LEFT + c0 + (c1 - c0) * t, TOP + r0 + (r1 - r0) * t] }
  }
  for (let row = -1; row < HEIGHT; row++)
    for (let column = -1; column < WIDTH; column++) {
      const isIn = at(column, row) > 0
      if (at(column + 1, row) > 0 === isIn && at(column, row + 1) > 0 === isIn && at(column + 1, row + 1) > 0 === isIn)
        continue
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const
      const inside = corners.map(([c, r]) => at(c, r) > 0)
      const entries: { key: string; point: DrawnPoint }[] = []
      const exits: { key: string; point: DrawnPoint }[] = []
      corners.forEach(([c, r], i) => {
        const [c2, r2] = corners[(i + 1) % 4] ?? [c, r]
        const [from, to] = [inside[i], inside[(i + 1) % 4]]
        if (from && !to) exits.push(across(c, r, c2, r2))
        if (!from && to) entries.push(across(c, r, c2, r2))
      })
      exits.forEach(({ key, point }, i) => {
        const entry = entries[i]
        if (entry) onward.set(key, { to: entry.key, point })
      })
    }
  return linesOf(onward)
}

function linesOf(onward: Map<string, { readonly to: string; readonly point: DrawnPoint }>): Line[] {
  const lines: Line[] = []
  for (const [start] of onward) {
    const line: DrawnPoint[] = []
    let key = start
    let step = onward.get(key)
    while (step) {
      line.push(step.point)
      onward.delete(key)
      key = step.to
      step = onward.get(key)
    }
    if (line.length > 2) lines.push(line)
  }
  return lines
}
