import type { Hex } from '../pen/colour.ts'
import { byTone, type DisplayItem, type FillItem } from '../pen/display.ts'
import { loop, resample, spline } from '../pen/curves.ts'
import { COARSE } from '../pen/pen.ts'
import { lerp, lerpPoint, type Line, type DrawnPoint, pointAt } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import type { Tie } from './cuts.ts'
import { drawRope } from './braids.ts'
import type { HairContext } from './context.ts'
import { scatterCurls, tightWaves } from './curls.ts'
import { drawKnot, drawPuffCloud, puffBand } from './knots.ts'
import { combedWaves, paintFlowing } from './paint.ts'
import { alongSurface, makeSurface, surfaceBand } from './surface.ts'
import { sideburnOf, sideCap, sideHairline, sideSilhouette, TIES } from './side-lines.ts'

export interface SideLayers {
  readonly back?: readonly DisplayItem[]
  readonly front: readonly DisplayItem[]
  readonly earCovered?: boolean
  /** Sideburns that meet a beard. */
  readonly sideburns?: Hex
}

export function sideTied(c: HairContext, tie: Tie, isFramed = false): SideLayers {
  const layers = gathered(c, tie)
  return isFramed ? { ...layers, front: [...layers.front, ...looseLock(c)] } : layers
}

/** The lock left out beside the face. */
function looseLock(c: HairContext): DisplayItem[] {
  const inner: Line = [
    [-46, -90],
    [-50, -58],
    [-42, -20],
    [-36, 24],
    [-38, 68],
  ]
  const outer: Line = [
    [-30, -98],
    [-34, -58],
    [-25, -20],
    [-18, 24],
    [-28, 74],
  ]
  const surface = makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    side: -1,
    tipDepth: 12,
    locks: 2,
    volume: 0.2,
    wave: 0.8,
    phase: 2,
    shrink: 0.2,
    inner: (s) => Math.min(1, s * 3),
  })
  return paintFlowing(c, surface, { seed: 12, lit: true, strands: 4, curlsFrom: 0.02 })
}

function gathered(c: HairContext, tie: Tie): SideLayers {
  switch (tie) {
    case 'smooth':
    case 'low-tail':
      return { front: [...lowTail(c), ...combedTo(c, TIES.nuca)] }
    case 'high-tail':
      // It lies on the back, over the garment.
      return { front: [...highTail(c), ...combedTo(c, TIES.alta), band(c, TIES.alta)] }
    case 'high-bun':
      return {
        front: [
          ...combedTo(c, TIES.coroa),
          ...drawKnot(c, [38, -152], { liso: 29, ondulado: 31, cacheado: 34, crespo: 37 }[c.texture]),
        ],
      }
    case 'samurai':
      return { front: [...combedTo(c, TIES.samurai), ...drawKnot(c, [96, -112], 19)] }
    case 'low-bun':
      return {
        front: [
          ...combedTo(c, TIES.nuca),
          ...drawKnot(c, [102, 36], { liso: 26, ondulado: 28, cacheado: 32, crespo: 34 }[c.texture]),
        ],
      }
    case 'braid':
      return { back: drawRope(c, PLAIT.map(c.warp), 24), front: combedTo(c, TIES.nuca) }
    case 'puff':
      return { front: [...combedTo({ ...c, texture: 'crespo' }, TIES.puff), ...puff(c)] }
    case 'half-up':
      return { front: [...looseBelow(c), ...combedTo(c, TIES.meia)] }
  }
}

const PLAIT: Line = [
  [92, 36],
  [106, 72],
  [108, 116],
  [104, 160],
  [96, 208],
]

function combedTo(c: HairContext, tie: DrawnPoint): DisplayItem[] {
  const { tones, warp, texture } = c
  const lift = texture === 'crespo' ? 5 : texture === 'cacheado' ? 4 : 2.5
  const outline = loop(sideCap(c.hairline, 3, lift, sideburnOf(c.face.masculine)).map(warp), 60)
  const d = COARSE.smooth(outline, true)
  const away: Line = [
    [96, -140],
    [84, -84],
    [72, -30],
    [48, 0],
    [34, 14],
    [40, 100],
    [140, 100],
    [140, -140],
  ]
  const inside: DisplayItem[] = [{ d: COARSE.smooth(away.map(warp), true), fill: tones.shade }]
  if (texture === 'crespo')
    inside.push(
      ...scatterCurls(outline, {
        seed: 4,
        radius: 2.6,
        spacing: 7.6,
        line: 1,
        turn: 3.4,
        tone: (p, random) => (random() < (p[0] < 30 ? 0.6 : 0.3) ? tones.light : tones.dark),
      }),
    )
  inside.push(...(tie[1] > -60 ? sweptBack(c, tie, lift) : strandsTo(c, tie)))
  return [
    { d, fill: tones.base },
    { clip: d, items: inside },
  ]
}

/** Layers from over the ear to the crown, meeting at the tie. */
function sweptBack({ tones, warp, hairline, texture }: HairContext, tie: DrawnPoint, lift: number): DisplayItem[] {
  const random = seededRandom(15)
  const low: Line = [
    ...sideHairline(hairline, 0).slice(0, 8),
    [-2, -28],
    [16, -32],
    [36, -22],
    [60, lerp(-10, tie[1], 0.5)],
    tie,
  ]
  const high: Line = [...sideSilhouette(3, lift).filter(([, y]) => y < tie[1] - 24), [tie[0] + 4, tie[1] - 8]]
  const surface = makeSurface(warp, low, high, { texture: 'liso', shrink: 0 })
  if (texture === 'crespo') {
    const ways = Array.from({ length: 11 }, (_, i) =>
      alongSurface(surface, (i + 0.2 + random() * 0.6) / 11, random() * 0.1, 0.75 + random() * 0.2, undefined, 10),
    )
    return [tightWaves(ways, tones.dark)]
  }
  const marks: FillItem[] = [
    { d: surfaceBand(surface, [0.52, 0.66], [0.12, 0.5]), fill: tones.light },
    { d: surfaceBand(surface, [0.74, 0.8], [0.16, 0.46]), fill: tones.light },
    { d: surfaceBand(surface, [0.24, 0.28], [0.18, 0.46]), fill: tones.light },
  ]
  const wave = texture === 'liso' ? 0 : 0.012
  const strands = Array.from({ length: 30 }, (_, i): FillItem => {
    const t = (i + 0.2 + random() * 0.6) / 30
    const path = alongSurface(surface, t, random() * 0.12, 0.7 + random() * 0.3, t + (random() - 0.5) * 0.05, 10)
    const waved = path.map(([x, y], j): DrawnPoint => [x, y + Math.sin(j * 1.3 + i) * wave * 100])
    return { d: COARSE.taper(waved, [0.2, 1.2, 1, 0.2]), fill: tones.dark }
  })
  const nape = Array.from({ length: 7 }, (_, i): FillItem => {
    const root: DrawnPoint = [36 + i * 5, 30 + i * 6.6]
    const way: Line = [root, [lerp(root[0], tie[0], 0.5) + 3, lerp(root[1], tie[1], 0.5) - 2], tie]
    return { d: COARSE.taper(way.map(warp), [0.2, 1.2, 0.2]), fill: tones.dark }
  })
  return [...marks, ...byTone([...strands, ...nape])]
}

function strandsTo({ tones, warp, hairline, texture }: HairContext, tie: DrawnPoint): DisplayItem[] {
  const random = seededRandom(14)
  const roots = resample(
    spline([...sideHairline(hairline, 4), ...[...sideSilhouette(2, 2)].reverse().slice(0, 3)], 6),
    60,
  )
  const marks: FillItem[] = []
  const way = (u: number, from: number, to: number): Line => {
    const root = pointAt(roots, Math.floor(u * 59))
    const middle = lerpPoint(root, tie, 0.5)
    // Hair bends away from the ear, round the skull.
    const bend: DrawnPoint = [
      middle[0] + (middle[0] - 12) * 0.12,
      middle[1] - Math.abs(tie[0] - root[0]) * 0.1 + (root[1] - tie[1]) * 0.06,
    ]
    const at = (t: number) => lerpPoint(lerpPoint(root, bend, t), lerpPoint(bend, tie, t), t)
    return Array.from({ length: 13 }, (_, i) => warp(at(lerp(from, to, i / 12))))
  }
  if (texture === 'crespo') {
    const ways = Array.from({ length: 11 }, (_, i) => way((i + random()) / 11, random() * 0.15, 0.75 + random() * 0.2))
    return [tightWaves(ways, tones.dark)]
  }
  const draw = (u: number, from: number, to: number, width: number, fill: string) => {
    marks.push({ d: COARSE.taper(combedWaves(way(u, from, to), texture, u), [0.2, width, width * 0.8, 0.2]), fill })
  }
  const count = 34
  for (let i = 0; i < 9; i++)
    draw(0.02 + i * 0.045 + random() * 0.02, 0.2 + random() * 0.2, 0.66 + random() * 0.2, 3, tones.light)
  for (let i = 0; i < count; i++) draw((i + random()) / count, random() * 0.15, 0.75 + random() * 0.25, 1.2, tones.dark)
  return byTone(marks)
}

function lowTail(c: HairContext): DisplayItem[] {
  const v = c.texture === 'liso' || c.texture === 'ondulado' ? 0 : 5
  const inner: Line = [
    [84, 40],
    [88, 70],
    [92, 110],
    [92, 150],
    [88, 204],
  ]
  const outer: Line = [
    [100, 24],
    [114 + v, 62],
    [122 + v, 110],
    [122 + v, 156],
    [106 + v, 206],
  ]
  const tail = makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    tipDepth: 12,
    locks: 4,
    volume: 0.4,
    phase: 1,
    inner: () => 1,
    outer: () => 1,
    shrink: 0.5,
  })
  return [...paintFlowing(c, tail, { seed: 9, lit: true, curlsFrom: 0 }), band(c, TIES.nuca)]
}

function highTail(c: HairContext): DisplayItem[] {
  const v = c.texture === 'crespo' ? 8 : c.texture === 'cacheado' ? 4 : 0
  const inner: Line = [
    [60, -114],
    [84, -113],
    [98, -86],
    [101, -36],
    [98, 34],
    [98, 110],
    [104, 186],
  ]
  const outer: Line = [
    [56, -133],
    [88, -147],
    [116 + v * 0.3, -116],
    [124 + v, -48],
    [125 + v, 30],
    [126 + v, 112],
    [118, 198],
  ]
  const tail = makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    tipDepth: 12,
    locks: 4,
    volume: 0.25,
    phase: 1,
    inner: () => 1,
    outer: () => 1,
    shrink: 0.4,
  })
  return paintFlowing(c, tail, { seed: 9, lit: true, curlsFrom: 0.04, shine: [0.12, 0.5] })
}

const band = (c: HairContext, [x, y]: DrawnPoint): DisplayItem => ({
  d: COARSE.ellipse(...c.warp([x, y]), 8, 8.5),
  fill: c.tones.back,
})

function looseBelow(c: HairContext): DisplayItem[] {
  const inner: Line = [
    [34, -6],
    [38, 40],
    [38, 90],
    [40, 140],
    [44, 204],
  ]
  const outer: Line = [
    [100, -46],
    [108, 10],
    [114, 70],
    [118, 140],
    [110, 210],
  ]
  const surface = makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    tipDepth: 9,
    locks: 5,
    volume: 0.5,
    phase: 2,
    inner: (s) => Math.min(1, s * 3),
    shrink: 0.5,
  })
  return paintFlowing(c, surface, { seed: 12, lit: true, curlsFrom: 0.02 })
}

/** The crown behind its band is flat. */
function puff(c: HairContext): DisplayItem[] {
  const band: Line = [
    [-52, -117],
    [-28, -106],
    [2, -102.5],
    [32, -105],
    [58, -116],
  ]
  return [...puffBand(c, band), ...drawPuffCloud(c, [2, -146], [67, 42])]
}
