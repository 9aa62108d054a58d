import { mix } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { bothHalves, type DrawnPoint, lerp, type Line, onSide, type Side, SIDES, smoothstep } from '../pen/points.ts'
import type { HairContext, HairLayers } from './context.ts'
import { scatterCurls } from './curls.ts'
import { drawSides, feathered, sideburnTone, skinThrough, topShare } from './fade.ts'
import { hairlineOf, wholeHairline } from '../head/hairline.ts'
import { drawLocks } from './locks.ts'
import { paintCombed, paintFlowing } from './paint.ts'
import { makeSurface, type HairSurface, surfaceBand, surfacePath, surfacePolygon } from './surface.ts'
import { isCurly, rippled } from './texture.ts'

export interface TopForm {
  /** Right half, crown to side. */
  readonly crown: Line
  readonly fade: number
  readonly lift?: number
  readonly lean: (s: number) => number
  readonly strands?: number
}

/** Quiff, slick and military cuts: combed over clipped sides. */
export function drawCombedTop(c: HairContext, form: TopForm): HairLayers {
  const surface = topSurface(c, form.crown)
  const top = paintCombed(c, surface, { seed: 5, lean: form.lean, ...(form.strands ? { strands: form.strands } : {}) })
  const fade = c.fade ?? form.fade
  return {
    front: [...drawSides(c, { fade, lift: form.lift ?? 0 }), ...top, ...meltedEdges(c)],
    shadows: [[surface, 5]],
    ears: 'behind',
    sideburns: sideburnTone(c, fade),
  }
}

/** Short, over the ears, or clipped under a falling top. */
type PartedSides = 'curtos' | 'cheios' | 'desconectados'
const PARTED_FADES: Readonly<Record<PartedSides, number>> = { curtos: 0.3, cheios: 0.04, desconectados: 0.4 }

export function drawSideParted(c: HairContext, { sides = 'curtos' }: { sides?: PartedSides } = {}): HairLayers {
  const flip: Side = c.part > 0 ? -1 : 1
  const fade = c.fade ?? PARTED_FADES[sides]
  const isFull = sides === 'cheios'
  const isFalling = sides === 'desconectados'
  const short = makeSurface(
    c.warp,
    onSide(
      c.hairline === 'recuada'
        ? [
            [-36, -110],
            [-47, -100],
            [-56, -74],
            [-62, -42],
          ]
        : [
            [-40, -92],
            [-50, -80],
            [-58, -62],
            [-62, -42],
          ],
      flip,
    ),
    onSide(
      [
        [-36, -136],
        [-58, -122],
        [-75, -92],
        [-80, -54],
      ],
      flip,
    ),
    {
      texture: c.texture,
      side: flip > 0 ? -1 : 1,
      volume: 0.25,
      volumeAt: (s) => Math.sin(Math.PI * s) ** 0.8,
      wave: 0.2,
      tips: 'straight',
      shrink: 0,
      outer: (s) => smoothstep(1, 0.75, s),
    },
  )
  const swept = makeSurface(
    c.warp,
    onSide(
      c.hairline === 'recuada'
        ? [
            [-36, -110],
            [-18, -97],
            [4, -91],
            [22, -102],
            [40, -108],
            [53, -84],
            [60, -50],
          ]
        : [
            [-40, -90],
            [-20, -91],
            [10, -88],
            [36, -81],
            [52, -68],
            [60, isFalling ? -44 : -50],
            ...(isFalling ? FALL.inner : []),
          ],
      flip,
    ),
    onSide(
      [
        ...(c.hairline === 'recuada' ? LOW_SWEEP : isFull ? LAID_SWEEP : SWEEP),
        ...(isFalling ? FALL.outer : [PARTED_END]),
      ],
      flip,
    ),
    {
      texture: c.texture,
      side: flip,
      volume: 0.5,
      volumeAt: (s) => Math.sin(Math.PI * Math.min(1, s * 1.02)) ** 0.7,
      wave: 0.8,
      waveLength: 46,
      waveAt: (s) => smoothstep(0.12, 0.4, s),
      tipDepth: 9,
      locks: 3,
      phase: 2,
      shrink: 0.1,
      outer: (s) => smoothstep(1, 0.8, s),
    },
  )
  return {
    front: [
      ...drawSides(c, { fade, lift: isFull ? 3 : 1, isEven: isFalling }),
      ...(isFull ? sidesOverEars(c) : []),
      ...paintFlowing(c, short, { seed: 7, lit: true, shine: [0.1, 0.6], strands: 5 }),
      ...paintFlowing(c, swept, { seed: 5, lit: true, shine: [0.12, 0.66] }),
    ],
    shadows: [
      [swept, 5],
      [short, 7],
    ],
    ears: 'behind',
    sideburns: sideburnTone(c, fade),
  }
}

const PARTED_END: DrawnPoint = [80, -56]
const SWEEP: Line = [
  [-43, -124],
  [-33, -141],
  [-4, -151],
  [32, -147],
  [60, -126],
  [76, -94],
]
/** Over a receding hairline the usual sweep would look like a quiff. */
const LOW_SWEEP: Line = [
  [-43, -122],
  [-33, -133],
  [-4, -139],
  [32, -136],
  [60, -120],
  [76, -92],
]
/** Lower, for full sides. */
const LAID_SWEEP: Line = [
  [-43, -124],
  [-34, -138],
  [-4, -145],
  [32, -141.5],
  [60, -123],
  [76, -93],
]
/** Long top over the clipped side, down to the ear. */
const FALL: { readonly inner: Line; readonly outer: Line } = {
  inner: [[66, -20]],
  outer: [
    [87, -60],
    [88, -30],
    [80, -6],
  ],
}

/** Scissored, temple to the ear's top third. */
function sidesOverEars(c: HairContext): DisplayItem[] {
  const inner: Line = [
    [48, -104],
    [57, -76],
    [61, -50],
    [66, -28],
    [70, -8],
    [74, 6],
  ]
  const outer: Line = [
    [56, -122],
    [76, -98],
    [86, -66],
    [90.5, -34],
    [90, -10],
    [86, 9],
  ]
  return SIDES.flatMap((side) =>
    paintFlowing(
      c,
      makeSurface(c.warp, onSide(inner, side), onSide(outer, side), {
        texture: c.texture,
        side,
        tipDepth: 3.5,
        locks: 5,
        volume: 0.3,
        wave: 0.4,
        shrink: 0,
        inner: (s) => smoothstep(0.3, 0.6, s),
        outer: (s) => smoothstep(0.1, 0.3, s),
      }),
      { seed: side > 0 ? 12 : 11, lit: side < 0, strands: 6 },
    ),
  )
}

/** A broken fringe; curls grow over the forehead. */
export function drawCrop(c: HairContext): HairLayers {
  const curly = isCurly(c.texture)
  // Forward hair covers receding corners.
  const lying: HairContext = curly ? c : { ...c, hairline: 'reta' }
  const surface = topSurface(lying, cropCrown(c), 13)
  const sides = drawSides(c, { fade: c.fade ?? 0.55 })
  const rest = { shadows: [[surface, 5]] as const, ears: 'behind' as const, sideburns: sideburnTone(c, c.fade ?? 0.55) }
  if (curly) return { front: [...sides, ...paintCombed(c, surface, { seed: 5 }), ...meltedEdges(c)], ...rest }
  const fringe = drawLocks(
    c,
    [
      [-64, -76],
      [-46, -104],
      [0, -118],
      [46, -104],
      [64, -76],
    ],
    [
      [-60, -50],
      [-32, -56],
      [0, -57],
      [32, -56],
      [60, -50],
    ],
    {
      seed: 9,
      count: 13,
      lean: 0.03,
      bow: c.texture === 'ondulado' ? 0.2 : 0.12,
      ragged: 0.24,
      waved: c.texture === 'ondulado',
    },
  )
  const combed = paintCombed(c, surface, { seed: 5, strands: 34, lean: (s) => (s - 0.5) * 0.1, from: 0.3 })
  return { front: [...sides, ...combed, ...meltedEdges(c), ...fringe], ...rest }
}

/** Lower than a top combed aside; coils stand. */
function cropCrown({ texture, hairline }: HairContext): Line {
  if (!isCurly(texture)) return LYING_CROP
  return texture === 'cacheado' && hairline === 'recuada' ? LOW_CURLED_CROP : CURLED_CROP
}
const LYING_CROP: Line = [
  [0, -138.5],
  [34, -134],
  [58, -121],
  [71, -104],
  [77.5, -83],
  [79.5, -60],
]
const CURLED_CROP: Line = [
  [0, -148.5],
  [34, -143],
  [58, -127],
  [71, -107],
  [77.5, -84],
  [79.5, -60],
]
const LOW_CURLED_CROP: Line = [
  [0, -135.5],
  [34, -131.5],
  [57, -119],
  [70, -102],
  [77, -82],
  [79.5, -60],
]

/** Clipped all over; skin shows, most at the temples. */
export function drawBuzz(c: HairContext): HairLayers {
  const { tones, skin, warp } = c
  const half: Line = [
    [71.5, 6],
    [75.5, -14],
    [76, -42],
    [72.5, -70],
    [62.5, -96],
    [46.5, -114],
    [25, -124.5],
    [0, -127],
  ]
  const surface = makeSurface(warp, wholeHairline(c.hairline), [...bothHalves(half)].reverse(), {
    texture: 'liso',
    tips: 'straight',
    shrink: 0,
    tipRound: 0,
  })
  const d = surfacePath(surface, 3)
  const cover = mix(tones.base, skin.base, skinThrough(c))
  const inside: DisplayItem[] = [
    {
      d: surfaceBand(surface, [0.42, 1.58], [0.54, 1], (u) => smoothstep(0, 0.55, u)),
      fill: mix(cover, tones.dark, 0.35),
    },
  ]
  for (const [y, k] of [
    [-40, 0.4],
    [-30, 0.5],
    [-20, 0.6],
    [-10, 0.7],
  ] as const) {
    for (const side of SIDES) {
      const edge: Line = [
        [side * 40, y],
        [side * 62, y + 2],
        [side * 100, y - 5],
      ]
      const level = edge.map(([x, py]) => [x, warp([0, py])[1]] as const)
      inside.push({
        d: `${COARSE.smooth(level)}L${COARSE.at([side * 100, 60])}L${COARSE.at([side * 40, 60])}Z`,
        fill: mix(tones.base, skin.base, k),
      })
    }
  }
  const curly = isCurly(c.texture)
  const low = warp([0, -30])[1]
  const stubble = scatterCurls(surfacePolygon(surface), {
    seed: 5,
    radius: curly ? 1.9 : 1.6,
    spacing: 5.6,
    line: 0.9,
    turn: curly ? 2.1 : 1,
    inset: 2,
    tone: (p, random) => {
      if (p[1] > low) return null
      if (p[0] < 5) return random() < 0.55 ? mix(tones.light, cover, 0.3) : tones.shade
      return random() < 0.2 ? tones.light : tones.dark
    },
  })
  return {
    front: [
      { d, fill: cover },
      { clip: d, items: [...inside, ...stubble] },
    ],
    shadows: [],
    ears: 'behind',
    sideburns: mix(tones.base, skin.base, 0.7),
  }
}

/** Top hairs over the clipped sides. */
function meltedEdges(c: HairContext): DisplayItem[] {
  return SIDES.flatMap((side) => {
    const edge: Line = onSide(
      [
        [61, -60],
        [66, -61],
        [71, -60.5],
        [75, -59],
      ],
      side,
    ).map(c.warp)
    return feathered(c, edge, [0, 13], side > 0 ? c.tones.shade : c.tones.half)
  })
}

/** A clipped head, crown to side. */
const CLIPPED: Line = [
  [0, -127],
  [31, -122.5],
  [52, -110],
  [66, -93],
  [74, -77],
  [78, -60],
]
/** What curls add to the outline. */
const CURLS = 7.7

/** From the hairline to a crown, fading into the sides without a shelf. */
function topSurface(c: HairContext, whole: Line, forward = 0): HairSurface {
  const share = topShare(c, -127 - (whole[0]?.[1] ?? 0) + (isCurly(c.texture) ? CURLS : 0))
  const crown = whole.map(([x, y], at): DrawnPoint => {
    const [lowX, lowY] = CLIPPED[at] ?? [x, y]
    return [lerp(lowX, x, share), lerp(lowY, y, share)]
  })
  const front = hairlineOf(c.hairline).filter(([, y]) => y < -55)
  const inner = [
    ...bothHalves([[59, -56], ...[...front].reverse().map(([x, y]) => [x, y + forward] as const)]),
  ].reverse()
  const outer = [...bothHalves([...crown].reverse())].reverse()
  const curly = isCurly(c.texture)
  return makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    volume: curly ? 0.55 * share : c.texture === 'ondulado' ? 0.8 : 0.35,
    volumeAt: (s) => Math.sin(Math.PI * s) ** 1.3 * rippled(c.texture, s),
    wave: 0,
    inner: (s) => (curly ? 0.6 * Math.sqrt(share) * smoothstep(0.06, 0.2, s) * smoothstep(0.94, 0.8, s) : 0),
    outer: (s) => smoothstep(0, 0.16, s) * smoothstep(1, 0.84, s),
    tips: 'straight',
    tipRound: 0,
    shrink: 0,
  })
}
