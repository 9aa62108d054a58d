import { type Hex, mix } from '../pen/colour.ts'
import type { DrawnCut } from './cuts.ts'
import type { DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import type { Line, DrawnPoint } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import type { HairContext } from './context.ts'
import { scatterCurls } from './curls.ts'
import { sideSilhouette } from './side-lines.ts'
import { isCurly } from './texture.ts'
import { WHORL } from './whorl.ts'

type Seen = 'front' | 'side' | 'back'

/** Where the scalp shows: a canonical ellipse. */
interface Thin {
  readonly centre: DrawnPoint
  readonly rx: number
  readonly ry: number
}

/** Slivers of scalp between threads, most in the middle; a bald patch would be another trait. */
export function drawThinning(c: HairContext, cut: DrawnCut, seen: Seen): DisplayItem[] {
  const thin = thinOf(c, cut, seen)
  if (!thin) return []
  const items = thinned(c, cut, seen, thin)
  // Clip to the skull from the side.
  return seen === 'side' ? [{ clip: COARSE.smooth(sideSilhouette(1, 1).map(c.warp), true), items }] : items
}

function thinned(c: HairContext, cut: DrawnCut, seen: Seen, thin: Thin): DisplayItem[] {
  const random = seededRandom(23)
  const veil = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3].map((k): DisplayItem => ({
    d: COARSE.smooth(ring(thin, k).map(c.warp), true),
    fill: scalpOf(c),
    op: 0.075,
  }))
  if (isCurly(c.texture) || cut.build.kind === 'clipped')
    return [...veil, ...dots(c, thin, cut.build.kind === 'clipped')]
  const way = wayOf(thin, cut, seen, c.part)
  const slivers = (count: number, width: number, spread: number, length: number): string =>
    Array.from({ length: count }, () => {
      const [a, r] = [random() * 2 * Math.PI, Math.sqrt(random()) * spread]
      const at: DrawnPoint = [thin.centre[0] + Math.cos(a) * r * thin.rx, thin.centre[1] + Math.sin(a) * r * thin.ry]
      const [dx, dy] = way(at)
      const half = length * (0.35 + 0.3 * random())
      const bow = (random() - 0.5) * 1.6
      const line = [-half, 0, half].map((t, i): DrawnPoint => [
        at[0] + dx * t + (i === 1 ? -dy * bow : 0),
        at[1] + dy * t + (i === 1 ? dx * bow : 0),
      ])
      const [from, via, to] = line.map(c.warp)
      return from && via && to ? COARSE.sliver(from, via, to, width * (0.7 + 0.6 * random())) : ''
    }).join('')
  const many = Math.round((thin.rx * thin.ry) / 9)
  return [
    ...veil,
    { d: slivers(many, 0.8, 0.8, 12), fill: scalpOf(c), op: 0.6 },
    { d: slivers(many, 0.6, 1.05, 15), fill: c.tones.base },
    { d: slivers(many, 0.5, 1.1, 15), fill: c.tones.dark },
  ]
}

/** Shaded scalp; on deep skin its light separates it from dark hair. */
export const scalpOf = ({ skin, tones }: HairContext): Hex =>
  mix(mix(skin.base, skin.light, 0.7 * (1 - skin.lightness)), tones.base, 0.2)

function thinOf(c: HairContext, cut: DrawnCut, seen: Seen): Thin | null {
  const { build } = cut
  if (build.kind === 'bald' || (build.kind === 'clipped' && build.bareTop)) return null
  if (seen === 'back') return { centre: WHORL, rx: 31, ry: 25 }
  if (seen === 'side') return { centre: [22, -108], rx: 46, ry: 11 }
  if (build.kind === 'clipped') return { centre: [0, -108], rx: 40, ry: 12 }
  return isParted(cut)
    ? { centre: [c.part, -111], rx: isCurly(c.texture) ? 7 : 9, ry: 18 }
    : { centre: [0, -113], rx: 46, ry: 16 }
}

/** Long hair thins along its parting, short hair all over the top. */
export const isParted = ({ build: { kind } }: DrawnCut): boolean =>
  kind === 'loose' || kind === 'tied' || kind === 'cords'

/** Uneven: hair never ends in a line. */
function ring({ centre: [x, y], rx, ry }: Thin, k: number): Line {
  return Array.from({ length: 22 }, (_, i): DrawnPoint => {
    const a = (i / 22) * 2 * Math.PI
    const r = k * (1 + 0.1 * Math.sin(3 * a + 4 * k) + 0.06 * Math.sin(7 * a))
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]
  })
}

/** Unit step in the hair's direction. */
type Way = (at: DrawnPoint) => DrawnPoint

function wayOf({ centre, rx }: Thin, cut: DrawnCut, seen: Seen, part: number): Way {
  if (seen === 'back') return ([x, y]) => aside([x - centre[0], y - centre[1]], 0.7)
  const { kind } = cut.build
  // From the side, loose hair falls; other hair runs back.
  if (seen === 'side') return kind === 'loose' || kind === 'cords' ? () => [-0.06, 0.998] : () => [0.98, 0.12]
  if (isParted(cut)) return ([x]) => aside([Math.sign(x - centre[0] || 1), 0.3], 0)
  if (cut.build.kind === 'short' && cut.build.swept) return () => [0.99, part > 0 ? -0.14 : 0.14]
  return ([x]) => aside([0.3 * ((x - centre[0]) / rx), -1], 0.12)
}

/** Turned by an angle. */
function aside([x, y]: DrawnPoint, turn: number): DrawnPoint {
  const size = Math.hypot(x, y) || 1
  const [cos, sin] = [Math.cos(turn) / size, Math.sin(turn) / size]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** Curls or stubble with scalp between. */
function dots(c: HairContext, thin: Thin, clipped: boolean): DisplayItem[] {
  const field = clipped
    ? { radius: 1.5, spacing: 5, line: 0.9, turn: 1, inset: 1 }
    : { radius: 2.4, spacing: 5.6, line: 1.1, turn: 3, inset: 0 }
  const [cx, cy] = c.warp(thin.centre)
  const off = (p: DrawnPoint) => Math.hypot((p[0] - cx) / thin.rx, (p[1] - cy) / thin.ry)
  const scalp = scatterCurls(ring(thin, 1.15).map(c.warp), {
    ...field,
    seed: 12,
    line: clipped ? 1.4 : 2,
    tone: (p, random) => (random() > 1.05 - off(p) * 0.85 ? null : scalpOf(c)),
  }).map((item) => ({ ...item, op: 0.5 }))
  const over = scatterCurls(ring(thin, 1.1).map(c.warp), {
    ...field,
    seed: 19,
    tone: (_, random) => (random() < 0.55 ? c.tones.base : random() < 0.5 ? c.tones.shade : c.tones.dark),
  })
  return [...scalp, ...over]
}
