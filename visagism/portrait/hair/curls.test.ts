import { describe, expect, it } from 'vitest'
import { subpaths } from '../../testing/curl-radius.ts'
import type { Line } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import { drawCoil } from './curls.ts'

const AXIS: Line = Array.from({ length: 25 }, (_, i) => [0, i * 6])
const COIL = { amplitude: 4.7, waveLength: 24, width: 9.2, fill: '#111111', light: '#222222', dark: '#333333', lit: 1 }
const SEEDS = Array.from({ length: 24 }, (_, i) => i + 1)
const marks = (seed: number, fill: string): Line[] =>
  drawCoil(AXIS, COIL, seededRandom(seed)).flatMap((item) => (item.fill === fill ? subpaths(item.d) : []))

describe('a curl', () => {
  it('is open: less than two fifths of what it turns through is hair, as of no strand of a braid', () => {
    for (const seed of SEEDS) {
      const [outline = []] = marks(seed, COIL.fill)
      const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
      const box = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
      const area = outline.reduce((sum, [x, y], i) => {
        const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [0, 0]
        return sum + (x * nextY - nextX * y) / 2
      }, 0)
      expect(Math.abs(area) / box, `seed ${seed}`).toBeLessThan(0.4)
    }
  })

  it('is no wider or tighter than its neighbour by rule', () => {
    const reaches = SEEDS.map((seed) => {
      const xs = (marks(seed, COIL.fill)[0] ?? []).map(([x]) => x)
      return Math.max(...xs) - Math.min(...xs)
    })
    expect(Math.max(...reaches) / Math.min(...reaches)).toBeGreaterThan(1.2)
  })

  it('turns to either side from one to the next, or a head of them is a rope', () => {
    const slopes = SEEDS.map((seed) => {
      const rises = marks(seed, COIL.light).map((line) => {
        const [a, b] = [line[0] ?? [0, 0], line[Math.floor(line.length / 2)] ?? [0, 0]]
        return Math.sign((b[0] - a[0]) * (b[1] - a[1]))
      })
      return Math.sign(rises.reduce((sum, one) => sum + one, 0))
    })
    expect(slopes.filter((one) => one > 0).length).toBeGreaterThan(5)
    expect(slopes.filter((one) => one < 0).length).toBeGreaterThan(5)
  })
})
