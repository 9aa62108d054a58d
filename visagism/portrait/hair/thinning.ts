import { type Hex, mix } from '../colour.ts'
import type { DrawnCut } from '../cuts.ts'
import type { DisplayItem } from '../display.ts'
import { COARSE } from '../pen.ts'
import { lerp, type Line, type DrawnPoint } from '../points.ts'
import { type Random, seededRandom } from '../random.ts'
import type { HairContext } from './context.ts'
import { scatterCurls } from './curls.ts'
import { isCurly } from './texture.ts'
import { WHORL } from './whorl.ts'

type Seen = 'front' | 'side' | 'back'

/** Where the scalp is seen through: an ellipse, canonical. */
interface Thin {
  readonly centre: DrawnPoint
  readonly rx: number
  readonly ry: number
}

/**
 * Thinner hair on top, laid over the hair: the scalp shows in slivers between the threads, most in the middle. Never a bald
 * patch, which would be another trait.
 */
export function drawThinning(c: HairContext, cut: DrawnCut, seen: Seen): DisplayItem[] {
  const thin = thinOf(c, cut, seen)
  if (!thin) return []
  const random = seededRandom(23)
  const veil = [1, 0.84, 0.68, 0.5].map((k): DisplayItem => ({
    d: COARSE.smooth(ring(thin, k).map(c.warp), true),
    fill: scalpOf(c),
    op: 0.13,
  }))
  if (isCurly(c.texture) || cut.build.kind === 'raspado')
    return [...veil, ...dots(c, thin, cut.build.kind === 'raspado')]
  const way = wayOf(thin, cut, seen)
  const strokes = (count: number, widths: readonly number[], reach: number): string =>
    Array.from({ length: count }, (_, i) =>
      COARSE.taper(way((i + random() * 0.8) / count, reach, random).map(c.warp), widths),
    ).join('')
  const count = seen === 'back' ? 34 : seen === 'side' ? (cut.build.kind === 'solto' ? 22 : 9) : isParted(cut) ? 12 : 22
  return [
    ...veil,
    { d: strokes(count, [0.2, 1.7, 1.4, 0.2], 1.05), fill: scalpOf(c), op: 0.55 },
    { d: strokes(Math.round(count * 0.6), [0.2, 1.2, 1, 0.2], 1.2), fill: c.tones.base },
    { d: strokes(Math.round(count * 0.6), [0.2, 1.1, 0.9, 0.2], 1.25), fill: c.tones.dark },
  ]
}

/** Scalp in the shade of the hair around it; deep skin is told from dark hair by the light it catches. */
export const scalpOf = ({ skin, tones }: HairContext): Hex =>
  mix(mix(skin.base, skin.light, 0.7 * (1 - skin.lightness)), tones.base, 0.2)

function thinOf(c: HairContext, cut: DrawnCut, seen: Seen): Thin | null {
  const { build } = cut
  if (build.kind === 'careca' || (build.kind === 'raspado' && build.bareTop)) return null
  if (seen === 'back') return { centre: WHORL, rx: 31, ry: 25 }
  if (seen === 'side') return { centre: [26, -110], rx: 48, ry: 11 }
  if (build.kind === 'raspado') return { centre: [0, -108], rx: 40, ry: 12 }
  return isParted(cut)
    ? { centre: [c.part, -111], rx: isCurly(c.texture) ? 7 : 9, ry: 18 }
    : { centre: [0, -113], rx: 46, ry: 16 }
}

/** Long hair thins along its parting, short hair all over the top. */
export const isParted = ({ build: { kind } }: DrawnCut): boolean =>
  kind === 'solto' || kind === 'preso' || kind === 'cordas'

/** An uneven ring: hair never stops in a line. */
function ring({ centre: [x, y], rx, ry }: Thin, k: number): Line {
  return Array.from({ length: 22 }, (_, i): DrawnPoint => {
    const a = (i / 22) * 2 * Math.PI
    const r = k * (1 + 0.1 * Math.sin(3 * a + 4 * k) + 0.06 * Math.sin(7 * a))
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]
  })
}

/** The path of the hair at u (0 to 1 across the thin place), as long as `reach` says against it. */
type Way = (u: number, reach: number, random: Random) => Line

function wayOf({ centre: [x, y], rx, ry }: Thin, cut: DrawnCut, seen: Seen): Way {
  // All round the whorl.
  if (seen === 'back')
    return (u, reach, random) => {
      const from = 0.12 + random() * 0.3
      return [0, 0.5, 1].map((t): DrawnPoint => {
        const [r, a] = [lerp(from, reach + random() * 0.12, t), u * 2 * Math.PI + 0.62 * t]
        return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]
      })
    }
  if (seen === 'side' && cut.build.kind !== 'curto' && cut.build.kind !== 'preso')
    return (u, reach, random) => {
      const at = lerp(x - rx, x + rx, u)
      const top = y - ry * (0.4 + random() * 0.4)
      return [
        [at, top],
        [at - 2, y + ry * 0.4 * reach],
        [at - 3, y + ry * (0.8 + random() * 0.9) * reach],
      ]
    }
  if (seen === 'side')
    return (u, reach, random) => {
      const level = lerp(y - ry, y + ry, u)
      const [from, to] = [x - rx * reach * (0.7 + random() * 0.3), x + rx * reach * (0.7 + random() * 0.3)]
      return [
        [from, level + 3],
        [x, level - 2],
        [to, level + 4],
      ]
    }
  // Down from the parting, to both sides in turn.
  if (isParted(cut))
    return (u, reach, random) => {
      const side = random() < 0.5 ? -1 : 1
      const level = lerp(y - ry, y + ry, u)
      return [
        [x + side * 0.6, level],
        [x + side * rx * 0.6 * reach, level + 1.5],
        [x + side * rx * 1.5 * reach, level + 7],
      ]
    }
  // From the forehead back over the top, a little across, as hair lies.
  return (u, reach, random) => {
    const at = lerp(x - rx * 1.1, x + rx * 1.1, u)
    const arch = Math.sqrt(Math.max(0.2, 1 - (u * 2 - 1) ** 2))
    return [
      [at - 7, y + ry * reach * arch * (0.45 + random() * 0.55)],
      [at * 0.97, y],
      [at * 0.9 + 9, y - ry * reach * arch * (0.45 + random() * 0.55)],
    ]
  }
}

/** Small curls, or stubble, with scalp between them. */
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
