import { expect, it } from 'vitest'
import { distance, type DrawnPoint, type Line, pointAt } from '../pen/points.ts'
import { silhouette } from './scallops.ts'

const RING: Line = Array.from({ length: 81 }, (_, i): DrawnPoint => {
  const a = (i / 80) * 2 * Math.PI
  return [Math.cos(a) * 90, Math.sin(a) * 90]
})

/** Four points per cubic. */
function bumps(d: string): DrawnPoint[][] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  const points = Array.from({ length: numbers.length / 2 }, (_, i): DrawnPoint => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ])
  return Array.from({ length: (points.length - 1) / 3 }, (_, i) => [0, 1, 2, 3].map((k) => pointAt(points, 3 * i + k)))
}

it.each(['cacheado', 'crespo'] as const)(
  'ends curls irregularly and low, and never in a row of beads: %s',
  (texture) => {
    const edge = bumps(silhouette([{ points: RING, curl: () => 1 }], texture, 5))
    const widths = edge.map(([a = [0, 0], , , b = [0, 0]]) => distance(a, b))
    const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length
    const spread = Math.sqrt(widths.reduce((sum, width) => sum + (width - mean) ** 2, 0) / widths.length)
    expect(spread / mean).toBeGreaterThan(0.22)
    // Bulging beyond its ends, a bump looks like a bead.
    const overhanging = edge.filter(([a = [0, 0], c0 = a, c1 = a, b = a]) => {
      const [tx, ty] = [b[0] - a[0], b[1] - a[1]]
      const along = (p: DrawnPoint) => (p[0] - a[0]) * tx + (p[1] - a[1]) * ty
      return along(c0) < 0 && along(c1) > tx * tx + ty * ty
    })
    expect(overhanging).toEqual([])
  },
)
