import { cubicPoints } from '../pen/curves.ts'
import { lerpPoint, type DrawnPoint, type Line } from '../pen/points.ts'

/** Paths hold only absolute M, L, C, Q and Z. */
export function polylinesOf(d: string, perCurve = 6): Line[] {
  const lines: Line[] = []
  let line: DrawnPoint[] = []
  let at: DrawnPoint = [0, 0]
  for (const [, command = 'M', body = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = (body.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    const points = pairs(numbers)
    if (command === 'M') {
      if (line.length > 1) lines.push(line)
      line = []
    }
    const step = command === 'C' ? 3 : command === 'Q' ? 2 : 1
    for (let i = 0; i + step <= points.length; i += step) {
      const [a = at, b = at, c = at] = points.slice(i, i + step)
      if (command === 'C') line.push(...cubicPoints(at, a, b, c, perCurve).slice(1), c)
      else if (command === 'Q') line.push(...quadraticPoints(at, a, b, perCurve).slice(1), b)
      else line.push(a)
      at = command === 'C' ? c : command === 'Q' ? b : a
    }
  }
  if (line.length > 1) lines.push(line)
  return lines
}

const pairs = (numbers: readonly number[]): DrawnPoint[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0])

const quadraticPoints = (a: DrawnPoint, handle: DrawnPoint, b: DrawnPoint, count: number): Line =>
  cubicPoints(a, lerpPoint(a, handle, 2 / 3), lerpPoint(b, handle, 2 / 3), b, count)
