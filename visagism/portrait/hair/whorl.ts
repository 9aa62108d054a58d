import type { FillItem } from '../pen/display.ts'
import { normals } from '../pen/curves.ts'
import { COARSE } from '../pen/pen.ts'
import { type DrawnPoint, lerp, lerpPoint, type Line, pointAt, smoothstep } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'
import type { HairContext } from './context.ts'

/** Canonical; swirl in radians. */
export const WHORL: DrawnPoint = [7, -94]
const SWIRL = 0.9

/** Out of the whorl, then down. */
function wayFrom([x, y]: DrawnPoint): DrawnPoint {
  const [dx, dy] = [x - WHORL[0], y - WHORL[1]]
  const away = Math.hypot(dx, dy) || 1
  const turned = SWIRL * Math.exp(-away / 34)
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)]
  const out: DrawnPoint = [(dx * cos - dy * sin) / away, (dx * sin + dy * cos) / away]
  const fall = smoothstep(26, 120, dy + 0.2 * Math.abs(dx))
  const way: DrawnPoint = [lerp(out[0], -x * 0.0035, fall), lerp(out[1], 1, fall)]
  const size = Math.hypot(way[0], way[1]) || 1
  return [way[0] / size, way[1] / size]
}

function strandFrom(root: DrawnPoint, length: number, wave: number, phase: number): Line {
  const steps = 7
  const line: DrawnPoint[] = [root]
  for (let i = 0; i < steps; i++) {
    const at = pointAt(line, i)
    const [wx, wy] = wayFrom(at)
    line.push([at[0] + (wx * length) / steps, at[1] + (wy * length) / steps])
  }
  if (wave === 0) return line
  const across = normals(line)
  return line.map(([x, y], i) => {
    const n = pointAt(across, i)
    // Phase by place, so that neighbours wave together.
    const k = wave * Math.sin(Math.hypot(x - WHORL[0], y - WHORL[1]) / 6.4 + phase) * smoothstep(0, 2, i)
    return [x + n[0] * k, y + n[1] * k]
  })
}

export interface WhorlStyle {
  /** Canonical end height at x. */
  readonly ends: (x: number) => number
  readonly count: number
}

/** Single strands with uneven tips. */
export function whorlStrands(c: HairContext, { ends, count }: WhorlStyle): FillItem[] {
  const random = seededRandom(17)
  const wave = c.texture === 'ondulado' ? 1.9 : 0
  const { tones } = c
  const strands: FillItem[] = []
  for (let i = 0; i < count; i++) {
    const root = rootOf(random, ends(0) - 4)
    const room = ends(root[0]) - root[1]
    if (room < 6) continue
    const length = Math.min(lerp(26, 52, random()), room * 1.02)
    const line = strandFrom(root, length, wave, 0.6 * random())
    const right = smoothstep(-30, 70, root[0])
    const pick = random()
    const fill =
      pick < 0.34 + 0.22 * right ? tones.dark : pick < 0.66 ? tones.half : right > 0.75 ? tones.base : tones.light
    const width = fill === tones.light ? lerp(1.2, 2.2, random()) : lerp(0.9, 1.5, random())
    strands.push({ d: COARSE.taper(line.map(c.warp), [0.2, width, width * 0.9, 0.2]), fill })
  }
  return strands
}

/** Denser at the whorl. */
function rootOf(random: Random, lowest: number): DrawnPoint {
  if (random() < 0.24) {
    const [a, r] = [random() * 6.28, 3 + random() * 26]
    return [WHORL[0] + Math.cos(a) * r, WHORL[1] + Math.sin(a) * r * 0.9]
  }
  return [(random() * 2 - 1) * 80, lerp(-126, lowest, random() ** 0.8)]
}

/** Blended cuts have no rim. */
export function tipsOver(c: HairContext, rim: Line, reach: number): FillItem[] {
  const random = seededRandom(27)
  const { tones } = c
  const count = rim.length * 4
  return Array.from({ length: count }, (_, i): FillItem => {
    const x = ((i * 0.618) % 1) * (rim.length - 1)
    const at = lerpPoint(pointAt(rim, Math.floor(x)), pointAt(rim, Math.floor(x) + 1), x % 1)
    const far = reach * random() ** 1.6
    const root: DrawnPoint = [at[0] * 1.03, at[1] - 7 - random() * 9]
    const tip: DrawnPoint = [at[0] * 0.98 + (random() - 0.5) * 3, at[1] + far]
    const via: DrawnPoint = [lerp(root[0], tip[0], 0.55) + (random() - 0.5) * 2, lerp(root[1], tip[1], 0.6)]
    const width = lerp(3.4, 1.3, far / reach) * (0.7 + 0.5 * random())
    const shaded = at[0] > 26
    const pick = random()
    const fill =
      pick < 0.4
        ? shaded
          ? tones.half
          : tones.base
        : pick < 0.62
          ? tones.half
          : pick < 0.84 || shaded
            ? tones.shade
            : tones.light
    return { d: COARSE.taper([root, via, tip], [0.2, width, width * 0.8, 0.1]), fill }
  })
}
