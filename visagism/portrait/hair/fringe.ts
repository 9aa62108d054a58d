import type { DisplayItem, FillItem } from '../pen/display.ts'
import { byTone } from '../pen/display.ts'
import { mix } from '../pen/colour.ts'
import { COARSE } from '../pen/pen.ts'
import { lerp, type Line, onSide, type DrawnPoint, SIDES, smoothstep } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import type { HairContext } from './context.ts'
import { paintCombed, paintFlowing } from './paint.ts'
import { acrossSurface, makeSurface, type HairSurface, surfaceBand } from './surface.ts'
import { isCurly } from './texture.ts'

export const FRINGES = ['reta', 'lateral', 'cortina', 'micro', 'desfiada', 'aberta'] as const
export type Fringe = (typeof FRINGES)[number]

export interface FringeLayers {
  readonly items: readonly DisplayItem[]
  readonly shadows: readonly (readonly [HairSurface, number])[]
}

export function drawFringe(c: HairContext, fringe: Fringe): FringeLayers {
  switch (fringe) {
    case 'lateral':
      return sideFringe(c)
    case 'cortina':
      return curtainFringe(c)
    case 'aberta':
      return curtainFringe(c, OPEN)
    case 'reta':
      return isCurly(c.texture) ? curlyFringe(c, -42) : straightFringe(c, -36.5, 9, 0.03)
    case 'micro':
      return isCurly(c.texture) ? curlyFringe(c, -56) : straightFringe(c, -52, 11, 0.03)
    case 'desfiada':
      return isCurly(c.texture) ? curlyFringe(c, -46) : straightFringe(c, -38, 8, 0.09)
  }
}

function sideFringe(c: HairContext): FringeLayers {
  const inner: Line = [
    [-28, -96],
    [-10, -82],
    [14, -62],
    [38, -42],
    [58, -24],
    [72, -4],
  ]
  const outer: Line = [
    [-30, -138],
    [8, -136],
    [40, -120],
    [62, -92],
    [76, -58],
    [84, -20],
  ]
  const surface = makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    side: 1,
    tipDepth: 9,
    locks: 3,
    volume: 0.3,
    wave: 0.5,
    shrink: 0.3,
    inner: (s) => smoothstep(0.1, 0.4, s),
  })
  return { items: paintFlowing(c, surface, { seed: 21, lit: true, shine: [0.15, 0.6] }), shadows: [[surface, 21]] }
}

/** From the middle to the cheeks; an open fringe ends at the temples, in finer locks. */
const CURTAIN = {
  inner: [
    [6, -84],
    [15, -64],
    [28, -44],
    [46, -24],
    [66, -6],
    [79, 6],
  ],
  outer: [
    [20, -134],
    [42, -117],
    [58, -89],
    [70, -58],
    [80, -30],
    [89, -4],
  ],
  tipDepth: 9,
  locks: 3,
} as const
const OPEN = {
  inner: [
    [5, -83],
    [13, -66],
    [26, -51],
    [42, -40],
    [58, -31],
    [71, -25],
  ],
  outer: [
    [20, -135],
    [43, -120],
    [60, -96],
    [73, -72],
    [83, -52],
    [91, -36],
  ],
  tipDepth: 13,
  locks: 5,
} as const

function curtainFringe(c: HairContext, form: typeof CURTAIN | typeof OPEN = CURTAIN): FringeLayers {
  const items: DisplayItem[] = []
  const shadows: (readonly [HairSurface, number])[] = []
  for (const side of SIDES) {
    const p = c.part * side
    const inner: Line = [[p + 0.5, -99], ...form.inner]
    const outer: Line = [[p, -139], ...form.outer]
    const surface = makeSurface(c.warp, onSide(inner, side), onSide(outer, side), {
      texture: c.texture,
      side,
      tipDepth: form.tipDepth,
      locks: form.locks,
      volume: 0.3,
      volumeAt: (s) => lerp(0.2, 1, smoothstep(0, 0.3, s)),
      wave: 0.5,
      waveLength: 62,
      phase: side > 0 ? 1 : 1.8,
      shrink: 0.3,
      scale: 0.8,
      inner: (s) => smoothstep(0.12, 0.4, s),
    })
    const seed = side > 0 ? 23 : 24
    items.push(...paintFlowing(c, surface, { seed, lit: side < 0, shine: [0.18, 0.62] }))
    shadows.push([surface, seed])
  }
  return { items, shadows }
}

function curlyFringe(c: HairContext, y: number): FringeLayers {
  const root: Line = [
    [-54, -84],
    [-50, -106],
    [0, -120],
    [50, -106],
    [54, -84],
  ]
  const tip: Line = [
    [-56, y - 10],
    [-34, y],
    [-4, y + 3],
    [30, y - 1],
    [56, y - 9],
  ]
  const surface = makeSurface(c.warp, root, tip, {
    texture: c.texture,
    volume: 0,
    wave: 0,
    inner: () => 0,
    outer: () => 1,
    tips: 'straight',
    shrink: 0,
    tipRound: 0,
  })
  return { items: paintCombed(c, surface, { seed: 4, coils: 8 }), shadows: [[surface, 4]] }
}

/** Tooth-shaped locks, unevenness by `ragged`. */
function straightFringe(c: HairContext, y: number, teeth: number, ragged: number): FringeLayers {
  const root: Line = [
    [-50, -98],
    [-30, -112],
    [0, -118],
    [30, -112],
    [50, -98],
  ]
  const tip: Line = [
    [-62, y - 8.5],
    [-36, y - 1.5],
    [0, y],
    [36, y - 1.5],
    [62, y - 8.5],
  ]
  const surface = makeSurface(c.warp, root, tip, { texture: 'liso', wave: 0, tips: 'straight', shrink: 0, tipRound: 0 })
  const isBlunt = ragged < 0.05
  const drop = isBlunt ? ragged * 0.4 : ragged
  const random = seededRandom(5)
  const top = Array.from({ length: 13 }, (_, i) => surface.at(i / 12, 0))
  let d = `${COARSE.smooth(top)}L${COARSE.at(surface.at(1, 0.97))}`
  // Equal widths would look like a saw.
  const cuts = Array.from({ length: teeth + 1 }, (_, i) =>
    i === 0 || i === teeth ? i / teeth : (i + (random() - 0.5) * Math.min(0.8, 0.3 + ragged * 3)) / teeth,
  )
  const line: DrawnPoint[] = [surface.at(1, 0.97)]
  for (let i = teeth; i > 0; i--) {
    const [s1, s0] = [cuts[i] ?? 1, cuts[i - 1] ?? 0]
    const tooth: DrawnPoint = surface.at(lerp(s0, s1, 0.45), 1 + random() * drop)
    const notch: DrawnPoint = surface.at(s0, i > 1 ? 0.994 - random() * drop : 0.985)
    line.push(tooth, notch)
    if (!isBlunt)
      d += `Q${COARSE.at(surface.at(lerp(s0, s1, 0.8), 1 + ragged * 0.3))} ${COARSE.at(tooth)}Q${COARSE.at(surface.at(lerp(s0, s1, 0.15), 1))} ${COARSE.at(notch)}`
  }
  // A blunt cut is one slightly uneven line.
  if (isBlunt) d += COARSE.onward(line)
  d += 'Z'
  const marks: FillItem[] = []
  for (let i = 0; i < 7; i++)
    marks.push({
      d: COARSE.taper(
        acrossSurface(surface, 0.2 + i * 0.065, 0.3 + random() * 0.06, 0.58 + random() * 0.1),
        [0.2, 3.6, 0.2],
      ),
      fill: c.tones.light,
    })
  for (let i = 0; i < 20; i++) {
    const s = (i + random()) / 20
    const path = acrossSurface(surface, s, random() * 0.3, 0.7 + random() * 0.3, (s - 0.5) * 0.03)
    marks.push({ d: COARSE.taper(path, [0.2, 1.1, 0.2]), fill: c.tones.dark })
  }
  const shade = { d: surfaceBand(surface, [0.72, 1.4], [0, 1], () => 1), fill: mix(c.tones.base, c.tones.shade, 0.6) }
  return {
    items: [
      { d, fill: c.tones.base },
      { clip: d, items: [shade, ...byTone(marks)] },
    ],
    shadows: [[surface, 4]],
  }
}
