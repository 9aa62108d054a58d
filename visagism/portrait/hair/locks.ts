import { mix } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem, FillItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { clamp, distance, lerpPoint, type Line, type DrawnPoint, pointAt } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'
import type { HairContext } from './context.ts'
import type { HairTones } from './tones.ts'

export interface LockStyle {
  readonly seed: number
  readonly count: number
  /** Bow and unevenness, shares of length. */
  readonly bow: number
  readonly ragged: number
  readonly lean: number
  readonly waved?: boolean
}

const SAMPLES = 60

/** Painted from the sides inwards, overlapping like tiles. */
export function drawLocks(c: HairContext, rootLine: Line, tipLine: Line, style: LockStyle): DisplayItem[] {
  const random = seededRandom(style.seed)
  const roots = curve(rootLine.map(c.warp), SAMPLES)
  const tips = curve(tipLine.map(c.warp), SAMPLES)
  const middle = (style.count - 1) * 0.42
  const order = Array.from({ length: style.count }, (_, i) => i).sort(
    (a, b) => Math.abs(b - middle) - Math.abs(a - middle),
  )
  return order.flatMap((i) => oneLock(c.tones, { roots, tips, i, style, random }))
}

interface LockPlace {
  readonly roots: Line
  readonly tips: Line
  readonly i: number
  readonly style: LockStyle
  readonly random: Random
}

function oneLock(tones: HairTones, { roots, tips, i, style, random }: LockPlace): FillItem[] {
  const u = (i + 0.5) / style.count
  const half = 0.85 / style.count
  const [a, b] = [on(roots, u - half), on(roots, u + half)]
  const root = lerpPoint(a, b, 0.5)
  const aim = on(tips, u + style.lean + (random() - 0.5) * 0.04)
  const tip = lerpPoint(root, aim, 1 + (random() - 0.5) * style.ragged)
  const length = distance(root, aim) || 1
  const bow = style.bow * length
  const [nx, ny] = [(-(tip[1] - root[1]) / length) * bow, ((tip[0] - root[0]) / length) * bow]
  const late = style.waved ? -0.7 : 0.8
  const via = (p: DrawnPoint, k: number, weight: number): DrawnPoint => {
    const q = lerpPoint(p, tip, k)
    return [q[0] + nx * weight, q[1] + ny * weight]
  }
  const left = curve([a, via(a, 0.45, 1), via(a, 0.8, late), [tip[0] - 2.1, tip[1] - 1.6], tip], 8)
  const right = curve([b, via(b, 0.45, 1), via(b, 0.8, late), [tip[0] + 2.1, tip[1] - 2.1], tip], 8)
  const shaded = u > 0.66
  const fill = i % 3 === 1 ? mix(tones.base, tones.shade, shaded ? 1 : 0.4) : shaded ? tones.half : tones.base
  const edge: Line = [
    lerpPoint(a, b, 0.08),
    lerpPoint(via(a, 0.45, 1), via(b, 0.45, 1), 0.06),
    lerpPoint(via(a, 0.8, late), via(b, 0.8, late), 0.1),
  ]
  const shine: Line = [0.16, 0.4, 0.66].map((k) =>
    lerpPoint(via(a, k, 1 - Math.abs(k - 0.4)), via(b, k, 1 - Math.abs(k - 0.4)), 0.5),
  )
  return [
    { d: COARSE.between(left, right), fill },
    { d: COARSE.taper(edge, [0.2, 1.2, 0.3]), fill: tones.dark },
    ...(random() < (shaded ? 0.3 : 0.75) ? [{ d: COARSE.taper(shine, [0.2, 2.4, 0.2]), fill: tones.light }] : []),
  ]
}

function on(line: Line, u: number): DrawnPoint {
  const x = clamp(u) * (SAMPLES - 1)
  const i = Math.min(SAMPLES - 2, Math.floor(x))
  return lerpPoint(pointAt(line, i), pointAt(line, i + 1), x - i)
}
