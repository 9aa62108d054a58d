/** x = 0 is the face's axis, y = 0 the eyes, y down. */
export type DrawnPoint = readonly [x: number, y: number]
export type Line = readonly DrawnPoint[]

/** -1 is the viewer's left (lit), 1 the right. */
export type Side = -1 | 1
export const SIDES: readonly Side[] = [-1, 1]

const ORIGIN: DrawnPoint = [0, 0]

/** Clamps the index, so neighbours need no guards. */
export function pointAt(line: Line, i: number): DrawnPoint {
  return line[Math.max(0, Math.min(line.length - 1, Math.round(i)))] ?? ORIGIN
}

export const lastOf = (line: Line): DrawnPoint => pointAt(line, line.length - 1)

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

export const lerpPoint = (a: DrawnPoint, b: DrawnPoint, t: number): DrawnPoint => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
]

export const clamp = (x: number, low = 0, high = 1): number => Math.max(low, Math.min(high, x))

/** 0 before `from`, 1 after `to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export const distance = (a: DrawnPoint, b: DrawnPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const mirror = (line: Line): Line => line.map(([x, y]) => [-x, y])

export const onSide = (line: Line, side: Side): Line => (side < 0 ? mirror(line) : line)

export const moved = (line: Line, dx: number, dy: number): Line => line.map(([x, y]) => [x + dx, y + dy])

/** Mirrors a right half (top to bottom): down the right, up the left. */
export const bothHalves = (right: Line): Line => [...right, ...[...mirror(right.filter(([x]) => x > 0))].reverse()]

/** Eases between values evenly spaced over 0..1. */
export function along(values: readonly number[], t: number): number {
  const x = clamp(t) * (values.length - 1)
  const i = Math.min(values.length - 2, Math.floor(x))
  return lerp(values[i] ?? 0, values[i + 1] ?? 0, smoothstep(0, 1, x - i))
}
