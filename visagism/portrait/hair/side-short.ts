import { type Hex, mix } from '../pen/colour.ts'
import type { CutBuild } from './cuts.ts'
import { loop, normals, spline } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { lerp, type Line, type DrawnPoint, pointAt, smoothstep } from '../pen/points.ts'
import type { HairContext } from './context.ts'
import { scatterCurls } from './curls.ts'
import {
  clippedTone,
  DISCONNECTED,
  EVEN_DENSITY,
  feathered,
  isScissored,
  scissored,
  skinThrough,
  topShare,
} from './fade.ts'
import { paintCombed, paintFlowing, paintForward } from './paint.ts'
import { makeSurface } from './surface.ts'
import { combedDown } from './short-strands.ts'
import { rootStrands } from './side-loose.ts'
import { sideburnOf, sideHairline, sideSilhouette } from './side-lines.ts'
import type { SideLayers } from './side-tied.ts'
import { isCurly, rippled } from './texture.ts'

type Build = Extract<CutBuild, { kind: 'short' }>

export function sideShort(c: HairContext, build: Build): SideLayers {
  const fade = (c.fade ?? build.fade) * (c.bearded ? 0.75 : 1)
  // A disconnected top ends as if over a bare side.
  const open = build.disconnected ? DISCONNECTED : fade
  const share = topShare(c, TOP_OF_FRONT[0] + TOP_OF_FRONT[1] * build.top[0])
  const [front, crown] = [build.top[0] * share, build.top[1] * share]
  const k = (c.texture === 'crespo' ? 3 : c.texture === 'cacheado' ? 4 : 0) * share
  const isLying = build.forward === true && !build.sweep && !isCurly(c.texture)
  // Forward hair covers receding corners and does not rise in front.
  const line = sideHairline(isLying ? 'reta' : c.hairline, c.bearded ? 18 : sideburnOf(c.face.masculine))
  const rear = sideSilhouette(2, 3, build.nape + 24)
  if (build.swept && !isCurly(c.texture))
    return {
      front: [...fadedSide(c, rear, line, fade), ...sweptOver(c, build)],
      sideburns: clippedTone(c, fade),
    }
  // Lower, the less the nape is faded.
  const end = lerp(46, -24, Math.min(1, open * 1.2))
  const rise = isLying ? front * 0.4 : front
  const crownLine = sideSilhouette(rise + k, crown + k).filter(([, y]) => y < end - 12)
  const back: DrawnPoint = [lerp(93, 99, open) - Math.max(0, end) * 0.26, end]
  const edge = topEdge(line, build, open, back)
  const surface = makeSurface(c.warp, edge, [...crownLine, back], {
    texture: c.texture,
    side: -1,
    volume: c.texture === 'ondulado' ? 0.8 : 0.3 * share,
    volumeAt: (s) => Math.sin(Math.PI * s) * rippled(c.texture, s),
    wave: 0,
    tips: 'straight',
    tipRound: 0,
    shrink: 0,
    inner: (s) => (isCurly(c.texture) ? 0.5 * smoothstep(0.05, 0.2, s) * smoothstep(1, 0.8, s) : 0),
    outer: (s) => smoothstep(0, 0.12, s) * smoothstep(1, 0.7, s),
  })
  // No strand beyond its end: a curl would hang under the nape.
  const lean = (s: number) => (build.forward ? -0.1 * (1 - s) : Math.min(0.16 + 0.1 * s, (1 - s) * 0.9))
  const forward = build.forward && !isCurly(c.texture)
  return {
    front: [
      ...fadedSide(c, rear, line, fade, build.disconnected),
      ...(build.disconnected ? [] : feathered(c, edge.slice(4).map(c.warp), [2, 9])),
      ...(forward
        ? [...paintForward(c, surface), ...(build.sweep ? sweptFront(c) : sideFringe(c))]
        : paintCombed(c, surface, { seed: 5, lean, strands: 34, coils: 11 })),
    ],
    sideburns: clippedTone(c, fade),
  }
}

/** What a curled top of so much lift is drawn as. */
const TOP_OF_FRONT = [4, 2.3] as const

/** Broken end over the forehead. */
function sideFringe(c: HairContext): DisplayItem[] {
  const inner: Line = [
    [-22, -128.5],
    [-51, -120],
    [-70, -105],
    [-78, -88],
    [-80, -64],
  ]
  const outer: Line = [
    [20, -126],
    [-8, -112],
    [-28, -94],
    [-38, -76],
    [-43, -54],
  ]
  const surface = makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    side: -1,
    volume: 0,
    wave: 0.3,
    shrink: 0,
    tipDepth: 10,
    locks: 7,
  })
  return paintFlowing(c, surface, { seed: 4, lit: true, shine: [0.24, 0.6], strands: 13 })
}

/** From a parting on the far side, over the short side. */
function sweptOver(c: HairContext, { top: [front, crown], overEar }: Build): DisplayItem[] {
  const isFull = overEar === true
  // One curve, without a bend where the fall begins.
  const skull = spline(sideSilhouette(front, crown), 8)
  const top = skull.slice(8, 28)
  const inner: Line = [[-70, -92], [-60, -83], [-48, -67], [-36, -50], ...(isFull ? FULL_SIDE.inner : SHORT_SIDE.inner)]
  const outer: Line = [...skull.slice(28, 44), ...(isFull ? FULL_SIDE.outer : SHORT_SIDE.outer)]
  const surface = makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    side: -1,
    volume: 0.4,
    volumeAt: (s) => Math.sin(Math.PI * s),
    wave: 0.5,
    waveLength: 52,
    waveAt: (s) => smoothstep(0.1, 0.5, s),
    shrink: 0,
    tipDepth: isFull ? 6 : 11,
    locks: isFull ? 7 : 15,
    rootLine: [...top].reverse(),
  })
  const painted = [
    ...paintFlowing(c, surface, { seed: 5, lit: true, shine: [0.1, 0.5], strands: 26 }),
    ...rootStrands(c, surface),
  ]
  if (isFull) return [...fullNape(c), ...painted]
  const edge = Array.from({ length: 13 }, (_, i) => surface.at(0.98, i / 13.5))
  return [...feathered(c, edge, [5, 19]), ...painted]
}
/** Above the ear on short sides, over its top on full ones. */
const SHORT_SIDE: { readonly inner: Line; readonly outer: Line } = {
  inner: [[-24, -37]],
  outer: [
    [102, -62],
    [101, -34],
  ],
}
const FULL_SIDE: { readonly inner: Line; readonly outer: Line } = {
  inner: [[-22, -24]],
  outer: [
    [107, -22],
    [99, 12],
    [90, 38],
  ],
}

/** Down to the collar. */
function fullNape(c: HairContext): DisplayItem[] {
  const inner: Line = [
    [34, -40],
    [36, 0],
    [39, 40],
    [45, 74],
  ]
  const outer: Line = [
    [104, -40],
    [101, 0],
    [90, 40],
    [76, 77],
  ]
  const surface = makeSurface(c.warp, inner, outer, { texture: c.texture, side: -1, volume: 0, shrink: 0, tipDepth: 4 })
  return paintFlowing(c, surface, { seed: 8, lit: true, shine: [0.3, 0.5], strands: 10 })
}

/** From the parting to the temple. */
function sweptFront(c: HairContext): DisplayItem[] {
  const inner: Line = [
    [-58, -117],
    [-78, -104],
    [-87, -84],
    [-84, -64],
    [-70, -50],
    [-50, -38],
    [-34, -26],
  ]
  const outer: Line = [
    [-10, -131],
    [-34, -122],
    [-52, -104],
    [-50, -84],
    [-40, -66],
    [-28, -50],
    [-18, -34],
  ]
  const surface = makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    side: -1,
    volume: 0.25,
    wave: 0.35,
    shrink: 0,
    tipDepth: 10,
    locks: 4,
    inner: (s) => smoothstep(0.1, 0.3, s),
  })
  return paintFlowing(c, surface, { seed: 21, lit: true, shine: [0.2, 0.6] })
}

/** Rises with the fade. */
function topEdge(hairline: Line, { forward, overEar }: Build, fade: number, back: DrawnPoint): Line {
  const temple = hairline.slice(0, 5)
  const start: Line = forward ? temple.map(([x, y], i): DrawnPoint => [x - 6 + i * 2, y + 18 - i * 3]) : temple
  if (overEar)
    return [
      ...start,
      [-28, -26],
      [-12, -18],
      [6, -14],
      [24, -9],
      [44, 8],
      [72, lerp(12, back[1], 0.8)],
      [back[0] - 3, back[1] - 1],
    ]
  const y = lerp(-24, -66, Math.min(1, fade * 1.3))
  return [
    ...start,
    [-20, y - 2],
    [16, y - 4],
    [52, lerp(y, back[1], 0.3)],
    [80, lerp(y, back[1], 0.72)],
    [back[0] - 3, back[1] - 1],
  ]
}

const BANDS = 14
/** Offsets of the veils: clipped hair has no edge. */
const VEILS = [-0.2, 0.9, 2, 3.1]

/** Fades into skin at the hairline. */
function fadedSide(c: HairContext, rear: Line, line: Line, fade: number, isEven = false): DisplayItem[] {
  const bare = clippedTone(c, fade)
  const veil = isEven ? bare : mix(bare, c.skin.base, NAPE_SKIN)
  const across = normals(line)
  const outline = (inset: number): Line => {
    const edge = line.map(([x, y], i): DrawnPoint => {
      const [nx, ny] = pointAt(across, i)
      // No room over the forehead and beside the ear.
      const k = i > 9 && i < 17 ? 0 : inset * smoothstep(3, 7, i)
      return [x - nx * k, y - ny * k]
    })
    return loop([...rear, ...[...edge].reverse().slice(0, -1)].map(c.warp), 60)
  }
  const area = outline(VEILS.length + 0.2)
  const d = COARSE.smooth(area, true)
  const bands: DisplayItem[] = []
  for (let i = 1; i <= BANDS; i++) {
    const level = (y: number, x: number): DrawnPoint => [x, c.warp([0, y])[1]]
    const y = lerp(24, -62, i / BANDS)
    const edge: Line = [level(y - 6, -90), level(y - 2, -30), level(y + 4, 30), level(y + 16, 110)]
    bands.push({
      d: `${COARSE.smooth(edge)}L${COARSE.at([120, -220])}L${COARSE.at([-100, -220])}Z`,
      fill: isEven ? bare : mix(bare, c.tones.half, smoothstep(0, 1, i / BANDS)),
    })
  }
  if (!isEven) bands.push(...thinning(c, bare))
  const [low, high] = [c.warp([0, 30])[1], c.warp([0, -60])[1]]
  const marks = isScissored(c, fade, isEven)
    ? combedDown(area, { ...scissored(c, bare, [low, high]), back: 0.5 })
    : stubble(c, area, { bare, isEven, low, high })
  return [
    ...VEILS.map((inset) => ({ d: COARSE.smooth(outline(inset), true), fill: veil, op: 0.28 })),
    { d, fill: bare },
    { clip: d, items: [...bands, ...marks] },
  ]
}

interface Stubble {
  readonly bare: Hex
  readonly isEven: boolean
  readonly low: number
  readonly high: number
}

function stubble(c: HairContext, area: Line, { bare, isEven, low, high }: Stubble): DisplayItem[] {
  return scatterCurls(area, {
    seed: 6,
    radius: isCurly(c.texture) ? 2.3 : 1.6,
    spacing: 6,
    line: 0.9,
    turn: isCurly(c.texture) ? 2.1 : 0.9,
    inset: 1.4,
    tone: (p, random) => {
      const density = isEven ? EVEN_DENSITY : smoothstep(low, high, p[1])
      if (random() > 0.2 + density * 0.6) return null
      return mix(bare, random() < 0.5 ? c.tones.shade : c.tones.dark, Math.round((0.35 + 0.65 * density) * 3) / 3)
    },
  })
}

const THINNING_STEPS = 12
/** Share of skin visible at the nape. */
const NAPE_SKIN = 0.72

/** A nape of full density would look like a block. */
function thinning(c: HairContext, bare: Hex): DisplayItem[] {
  return Array.from({ length: THINNING_STEPS }, (_, i) => {
    const y = c.warp([0, lerp(28, 68, i / THINNING_STEPS)])[1]
    const edge: Line = [
      [-10, y + 8],
      [40, y + 2],
      [70, y - 3],
      [110, y - 8],
    ]
    return {
      d: `${COARSE.smooth(edge)}L${COARSE.at([120, 160])}L${COARSE.at([-10, 160])}Z`,
      fill: mix(bare, c.skin.base, NAPE_SKIN * smoothstep(0, 1, (i + 1) / THINNING_STEPS)),
    }
  })
}

export function sideBuzz(c: HairContext): SideLayers {
  const cover = mix(c.tones.base, c.skin.base, skinThrough(c))
  const tinted: HairContext = { ...c, tones: { ...c.tones, half: cover } }
  const line = sideHairline(c.hairline, c.bearded ? 18 : sideburnOf(c.face.masculine))
  return { front: fadedSide(tinted, sideSilhouette(2.5, 2.5), line, 0.55), sideburns: clippedTone(c, 0.55) }
}
