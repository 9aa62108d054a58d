import { mix } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import { byTone, type DisplayItem, type FillItem } from '../pen/display.ts'
import { COARSE, FINE } from '../pen/pen.ts'
import { lerp, lerpPoint, type Line, onSide, type DrawnPoint, type Side, SIDES, smoothstep } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import type { HairContext, HairLayers } from './context.ts'
import { drawCoil, scatterCurls, tightWaves } from './curls.ts'
import { hairlineOf } from '../head/hairline.ts'
import { bothHalves } from '../pen/points.ts'
import { combedWaves, paintFlowing } from './paint.ts'
import { makeSurface, type HairSurface, surfacePath, surfacePolygon } from './surface.ts'

/** Combed-back hair along the skull. */
const SLEEK_SKULL: Line = [
  [22, -132.5],
  [43, -123.5],
  [61, -106],
  [73.5, -80.5],
  [79.5, -51],
  [80.5, -25],
  [77, 4],
]

/** Behind the ears, so the person's own hairline shows. */
export function drawParted(c: HairContext): Pick<HairLayers, 'front' | 'shadows'> {
  const coily = c.texture === 'crespo'
  const lift = coily ? 3 : c.texture === 'cacheado' ? 2.5 : 0
  const front: DisplayItem[] = []
  const shadows: (readonly [HairSurface, number])[] = []
  for (const side of SIDES) {
    const overlap = coily ? 2.5 : 0.6
    const root = c.part * side - overlap
    const inner: Line = [[root, -92], ...hairlineOf(c.hairline).filter(([x]) => x > root + 10), [74, 8]]
    const outer: Line = [[root, -134.5 - lift], ...SLEEK_SKULL.map(([x, y]): DrawnPoint => [x, y - lift * 0.5])]
    const surface = makeSurface(c.warp, onSide(inner, side), onSide(outer, side), {
      // Curls combed flat only wave.
      texture: c.texture === 'cacheado' ? 'ondulado' : c.texture,
      side,
      volume: coily ? 0.25 : 0.4,
      wave: c.texture === 'liso' ? 0 : 0.35,
      waveLength: 70,
      waveAt: (s) => smoothstep(0.15, 0.5, s) * smoothstep(1.02, 0.8, s),
      phase: side > 0 ? 0.4 : 2,
      tips: 'straight',
      shrink: 0,
      inner: () => 0,
      outer: () => 0.7,
      scale: 0.9,
    })
    const seed = side > 0 ? 3 : 8
    front.push(
      ...(coily
        ? coilyCombed(c, surface, seed)
        : paintFlowing(c, surface, { seed, lit: side < 0, shine: [0.2, 0.7], strands: 9 })),
    )
    shadows.push([surface, seed])
  }
  const part: Line = [
    [c.part, -90.5],
    [c.part, -108],
    [c.part, -129],
  ]
  front.push({ d: COARSE.taper(part.map(c.warp), [1.2, 1, 0.1]), fill: mix(c.tones.dark, c.skin.deepShade, 0.55) })
  return { front: [...front, ...babyHairs(c)], shadows }
}

/** To a tie on the crown. */
export function drawSweptUp(c: HairContext, crown: DrawnPoint): Pick<HairLayers, 'front' | 'shadows'> {
  const coily = c.texture === 'crespo'
  const hairline = [...bothHalves(hairlineOf(c.hairline).slice(0, -1).reverse())].reverse()
  const half: Line = [
    [74, -4],
    [78.4, -22],
    [78.6, -48],
    [73.4, -77],
    [62, -104],
    [45, -122],
    [24, -131.5],
    [0, -134.5],
  ]
  const skull = [
    ...bothHalves(half.map(([x, y], i): DrawnPoint => [x + (coily ? 1.5 : 0), y - (coily ? 0.5 * i : 0)])),
  ].reverse()
  const surface = makeSurface(c.warp, hairline, skull, {
    texture: c.texture === 'cacheado' ? 'ondulado' : c.texture,
    volume: c.texture === 'liso' || coily ? 0.2 : 0.6,
    wave: 0,
    tips: 'straight',
    shrink: 0,
    inner: () => 0,
    outer: () => (coily ? 0.7 : 0),
    scale: 0.8,
  })
  const d = surfacePath(surface, 6)
  const inside: DisplayItem[] = [{ d: surfacePath(surface, 6, [-9, -4]), fill: c.tones.base }]
  if (coily) inside.push(...coilyStrokes(c, surface, 3))
  inside.push(...sweptStrands(c, surface, c.warp(crown)))
  return { front: [{ d, fill: c.tones.shade }, { clip: d, items: inside }, ...babyHairs(c)], shadows: [[surface, 6]] }
}

/** Convergence at the tie tells tied hair from a cap. */
function sweptStrands({ tones, texture }: HairContext, surface: HairSurface, tie: DrawnPoint): DisplayItem[] {
  const random = seededRandom(17)
  const marks: FillItem[] = []
  // Climbs the side of the head and reaches the tie from above.
  const way = (s: number, from: number, to: number): Line =>
    Array.from({ length: 14 }, (_, i): DrawnPoint => {
      const u = lerp(from, to, i / 13)
      return lerpPoint(surface.at(lerp(s, 0.5, u ** 1.25), 0.98 * u ** 0.85), tie, u ** 5)
    })
  if (texture === 'crespo') {
    const ways = Array.from({ length: 15 }, (_, i) => way((i + 0.5) / 15, random() * 0.15, 0.75 + random() * 0.2))
    return [tightWaves(ways, tones.dark)]
  }
  const draw = (s: number, from: number, to: number, widths: readonly number[], fill: string) => {
    marks.push({ d: COARSE.taper(combedWaves(way(s, from, to), texture, s), widths), fill })
  }
  const count = 46
  for (let i = 0; i < 8; i++)
    draw(0.05 + i * 0.05 + random() * 0.02, 0.16 + random() * 0.16, 0.62 + random() * 0.2, [0.2, 3.2, 0.2], tones.light)
  for (let i = 0; i < 4; i++)
    draw(0.62 + i * 0.07 + random() * 0.02, 0.2, 0.6 + random() * 0.2, [0.2, 2.4, 0.2], tones.base)
  for (let i = 0; i < count; i++) {
    const s = (i + 0.5 + (random() - 0.5) * 0.5) / count
    draw(s, random() * 0.15, 0.7 + random() * 0.28, [0.2, 1.15, 0.9, 0.2], tones.dark)
  }
  return byTone(marks)
}

function coilyCombed(c: HairContext, surface: HairSurface, seed: number): DisplayItem[] {
  const d = surfacePath(surface, seed)
  return [
    { d, fill: c.tones.shade },
    {
      clip: d,
      items: [{ d: surfacePath(surface, seed, [-6, -4]), fill: c.tones.base }, ...coilyStrokes(c, surface, seed)],
    },
  ]
}

function coilyStrokes(c: HairContext, surface: HairSurface, seed: number): DisplayItem[] {
  return scatterCurls(surfacePolygon(surface), {
    seed,
    radius: 2.6,
    spacing: 7.6,
    line: 1,
    turn: 3.4,
    tone: (p, random) => (random() < (p[0] < 0 ? 0.6 : 0.3) ? c.tones.light : c.tones.dark),
  })
}

/** Soften the temples' edge. */
function babyHairs(c: HairContext): DisplayItem[] {
  const random = seededRandom(29)
  const guide = hairlineOf(c.hairline).slice(3, -1)
  const marks: string[] = []
  for (const side of SIDES) {
    for (let i = 0; i < 7; i++) {
      const u = (i + random() * 0.8) / 7
      const k = u * (guide.length - 1)
      const a = guide[Math.floor(k)] ?? [60, -40]
      const b = guide[Math.min(guide.length - 1, Math.floor(k) + 1)] ?? a
      const root = lerpPoint(a, b, k % 1)
      const reach = 1.4 + 2 * random()
      const line: Line = [
        [root[0] + 3, root[1] - 4],
        root,
        [root[0] - reach * 0.5, root[1] + reach * 0.5],
        [root[0] - reach * 0.35, root[1] + reach * 1.3],
      ]
      marks.push(FINE.taper(onSide(line, side).map(c.warp), [1.1, 0.9, 0.5, 0.1]))
    }
  }
  return [{ d: marks.join(''), fill: c.tones.half, op: 0.65 }]
}

/** In front of the ear. */
export function looseWisp(c: HairContext, side: Side): DisplayItem[] {
  const line: Line = [
    [59, -30],
    [64.5, -12],
    [65.5, 10],
    [61, 30],
    [62.5, 46],
  ]
  const second: Line = [
    [61, -26],
    [66.5, -4],
    [67, 14],
    [65, 26],
  ]
  // Uncombed, so it curls.
  if (c.texture === 'cacheado') {
    const curl = { amplitude: 3, waveLength: 15, width: 4.6, light: c.tones.light, dark: c.tones.dark, lit: 0.6 }
    const fill = side < 0 ? c.tones.base : c.tones.shade
    return drawCoil(curve(onSide(line, side).map(c.warp), 24), { ...curl, fill }, seededRandom(side > 0 ? 33 : 34))
  }
  return [
    {
      d: COARSE.taper(onSide(line, side).map(c.warp), [0.6, 2.4, 2.2, 1.4, 0.2]),
      fill: side < 0 ? c.tones.base : c.tones.shade,
    },
    { d: COARSE.taper(onSide(second, side).map(c.warp), [0.4, 1.4, 1, 0.2]), fill: c.tones.dark },
  ]
}
