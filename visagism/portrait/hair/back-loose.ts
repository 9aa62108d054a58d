import type { DisplayItem } from '../pen/display.ts'
import { bothHalves, lerp, type Line, onSide, type DrawnPoint, SIDES, smoothstep } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import { type Cord, drawCord } from './braids.ts'
import { backCoils } from './coily-mass.ts'
import type { HairContext } from './context.ts'
import { coilyMarks, frizz } from './curls.ts'
import { hairMass } from './mass.ts'
import { paintFlowing } from './paint.ts'
import { paintTier } from './tier.ts'
import { alongSurface, makeSurface } from './surface.ts'
import { isCurly } from './texture.ts'

const LIFT = { liso: 7, ondulado: 10, cacheado: 20, crespo: 26 } as const

/** A short layer over a thin nape. */
export const layeredFall = (c: HairContext, ends: number): DisplayItem[] => [
  ...fall(c, ends, isCurly(c.texture) ? 0.5 : 0, true),
  ...tiers(c, [lerp(-20, ends, 0.62), lerp(-20, ends, 0.34)]),
]

/** Shorter hair over the length, with uneven edges. */
export const longLayers = (c: HairContext, ends: number): DisplayItem[] => [
  ...fall(c, ends, 0, false, 10),
  ...(isCurly(c.texture) ? [] : tiers(c, [lerp(-20, ends, 0.66)])),
]

/** Depth of uneven tips, drawing units. */
const RAGGED = 24

const tiers = (c: HairContext, ends: readonly number[]): DisplayItem[] =>
  ends.flatMap((end) => fall(c, end, 0, false, RAGGED, paintTier))

/** Two sheets from crown to tips, parted at the whorl. */
export function fall(
  c: HairContext,
  to: number,
  coveredTo = 0,
  isThin = false,
  ragged = 4,
  paint = paintFlowing,
): DisplayItem[] {
  if (c.texture === 'crespo') return backCoils(c, to, coveredTo > 0 ? 'tie' : 'crown')
  // Ringlets hang below their sheet.
  const ends = c.texture === 'cacheado' ? to - 14 : to
  const v = LIFT[c.texture]
  const wide = isThin ? 58 : ends > 180 ? 104 : ends > 120 ? 96 : 84
  const items: DisplayItem[] = []
  for (const side of SIDES) {
    const inner: Line = [
      [-8, -128],
      [-10, -80],
      [-10, -20],
      [-9, lerp(-20, ends, 0.45)],
      [-8, lerp(-20, ends, 0.75)],
      [-6, ends + 3],
    ]
    const outer: Line = [
      [-2, -134 - v],
      [34, -129 - v],
      [62, -110 - v * 0.8],
      [80 + v * 0.3, -78],
      [86 + v * 0.7, -36],
      [88 + v * 0.9, 8],
      ...lowerOuter(88 + v * 0.9, wide + v, ends),
    ]
    // The silhouette is the inner guide: from behind, a head is dark at the rim and lit in the middle.
    const surface = makeSurface(c.warp, onSide(outer, side), onSide(inner, side), {
      texture: c.texture,
      side,
      tipDepth: isThin ? 22 : ragged,
      locks: isThin ? 4 : ragged > 12 ? 7 : 5,
      volume: 0,
      shrink: 0,
      phase: side > 0 ? 1.6 : 3.5,
      waveLength: side > 0 ? 80 : 92,
      inner: (s) => smoothstep(0.02, 0.2, s),
      outer: () => 0,
    })
    items.push(
      ...paint(c, surface, {
        seed: side > 0 ? 3 : 8,
        lit: side < 0,
        shine: [0.14, 0.4],
        coveredTo,
        ringlet: 1.25,
      }),
    )
  }
  return items
}

function lowerOuter(x0: number, x1: number, end: number): Line {
  if (end < 110)
    return [
      [lerp(x0, x1, 0.5), lerp(8, end, 0.6)],
      [x1 - 8, end],
    ]
  return [
    [lerp(x0, x1, 0.4), lerp(8, end, 0.35)],
    [x1, lerp(8, end, 0.7)],
    [x1 - 8, end],
  ]
}

export function cloud(given: HairContext, volume: number): DisplayItem[] {
  const c: HairContext = isCurly(given.texture) ? given : { ...given, texture: 'crespo' }
  const half: Line = [
    [0, -172],
    [44, -167],
    [84, -143],
    [109, -104],
    [119, -58],
    [116, -12],
    [102, 28],
    [78, 58],
    [40, 72],
    [0, 76],
  ]
  const sized = half.map(([x, y]): DrawnPoint => [x * lerp(0.42, 1, volume), lerp(-20, y, lerp(0.55, 1, volume))])
  const { d, area } = hairMass(c, bothHalves(sized), { volume: 0, seed: 4, scale: 1.1 })
  const lit = hairMass(
    c,
    bothHalves(sized).map(([x, y]): DrawnPoint => [x * 0.9 - 13, y * 0.9 - 10]),
    { volume: 0, seed: 9, scale: 1.1 },
  )
  return [
    ...frizz(area, c.tones),
    { d, fill: c.tones.shade },
    {
      clip: d,
      items: [
        { d: lit.d, fill: c.tones.base },
        ...coilyMarks(area, c.tones, { seed: 5, centre: [6, -40], spacing: 10.5 }),
      ],
    },
  ]
}

export function cords(c: HairContext, ends: number, cord: Cord): DisplayItem[] {
  const smooth: HairContext = { ...c, texture: 'liso' }
  const { d } = hairMass(
    smooth,
    bothHalves([
      [0, -143],
      [34, -139],
      [62, -119],
      [82, -80],
      [90, -30],
      [95, 30],
      [97, ends * 0.6],
      [92, ends - 4],
      [0, ends],
    ]),
    { volume: 0 },
  )
  const items: DisplayItem[] = [{ d, fill: c.tones.dark }]
  const random = seededRandom(7)
  for (const side of SIDES) {
    const inner: Line = [
      [3, -138],
      [5, -80],
      [5, 0],
      [5, ends * 0.6],
      [6, ends],
    ]
    const outer: Line = [
      [3, -141],
      [38, -134],
      [66, -110],
      [82, -66],
      [90, -10],
      [95, ends * 0.5],
      [92, ends],
    ]
    const surface = makeSurface(c.warp, onSide(inner, side), onSide(outer, side), { texture: 'liso', side })
    for (const i of [4, 0, 3, 1, 2]) {
      const t = lerp(0.05, 0.95, i / 4)
      items.push(
        ...drawCord(
          cord,
          alongSurface(surface, t, 0, 0.96 + random() * 0.07, t, 30),
          c.tones,
          side > 0 && i > 1,
          random,
        ),
      )
    }
  }
  return items
}
