import { type Hex, mix } from '../pen/colour.ts'
import { resample, spline } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { lerp, type Line, type DrawnPoint, onSide, type Side, SIDES, smoothstep } from '../pen/points.ts'
import type { HairContext } from './context.ts'
import { scatterCurls, strayCurls } from './curls.ts'
import { hairlineOf } from '../head/hairline.ts'
import { seededRandom } from '../pen/random.ts'
import { combedDown, type ShortStrands } from './short-strands.ts'
import { isCurly } from './texture.ts'

export interface FadeStyle {
  /** 0 none, 1 into skin. */
  readonly fade: number
  /** Distance from the skull. */
  readonly lift?: number
  /** One length from ear to top. */
  readonly isEven?: boolean
}

/** What clippers leave of the drawn head, and drawing units of a centimetre. */
const CLIPPED_CM = 0.6
const UNITS_OF_CM = 10
/** Flatter, curls would be stubble. */
const LEAST_TOP = 0.12

/**
 * Share of a top's drawn height that so many centimetres reach.
 * @param height drawing units over a clipped head, with the curls
 */
export function topShare({ topCm }: HairContext, height: number): number {
  if (topCm === undefined) return 1
  return Math.max(LEAST_TOP, Math.min(1, ((topCm - CLIPPED_CM) * UNITS_OF_CM) / height))
}

/** Skin that shines through a clipped head: most at a millimetre, hardly any at a centimetre. */
export const skinThrough = ({ topCm }: HairContext): number =>
  topCm === undefined || topCm === CLIPPED_CM
    ? 0.26
    : topCm < CLIPPED_CM
      ? lerp(0.66, 0.26, topCm / CLIPPED_CM)
      : lerp(0.26, 0.08, Math.min(1, (topCm - CLIPPED_CM) / CLIPPED_CM))

const BANDS = 14
/** Density of stubble kept at one length. */
export const EVEN_DENSITY = 0.5
/** Fade height used for a disconnected top. */
export const DISCONNECTED = 0.62

/** Clipped hair fading into skin, with thinning stubble. */
export function drawSides(c: HairContext, { fade, lift = 0, isEven = false }: FadeStyle): DisplayItem[] {
  const amount = amountOf(c, fade)
  return SIDES.flatMap((side) => oneSide(c, side, amount, lift, isEven))
}

const amountOf = ({ bearded }: HairContext, fade: number): number => fade * (bearded ? 0.6 : 1)

/** Shortest hair, with skin shining through. */
export const clippedTone = ({ tones, skin }: HairContext, fade: number): Hex =>
  mix(tones.base, skin.base, Math.min(0.92, fade * 1.15))

export const sideburnTone = (c: HairContext, fade: number): Hex => clippedTone(c, amountOf(c, fade))

function oneSide(c: HairContext, side: Side, fade: number, lift: number, isEven: boolean): DisplayItem[] {
  const { tones, warp } = c
  const area = sideArea(c, side, lift)
  const d = COARSE.smooth(resample(spline(area, 8, true), 36).slice(0, -1), true)
  const bare = clippedTone(c, fade)
  const full = isEven ? bare : side > 0 ? tones.half : tones.base
  const bands: DisplayItem[] = []
  for (let i = 1; i <= BANDS; i++) {
    const y = lerp(-6, -66, i / BANDS)
    bands.push({ d: above(c, side, y), fill: mix(bare, full, smoothstep(0, 1, i / BANDS)) })
  }
  const [low, high] = [warp([0, -14])[1], warp([0, -66])[1]]
  const curly = isCurly(c.texture)
  if (isScissored(c, fade, isEven))
    return [
      ...sideburnEnds(c, side, bare),
      { d, fill: bare },
      { clip: d, items: [...bands, ...combedDown(area, { ...scissored(c, bare, [low, high]), back: 0 })] },
    ]
  const stubble = scatterCurls(area, {
    seed: 6,
    radius: curly ? 2.3 : 1.6,
    spacing: 5.6,
    line: curly ? 1.05 : 0.8,
    turn: curly ? 3.4 : 0.9,
    inset: 1,
    tone: (p, random) => {
      const density = isEven ? EVEN_DENSITY : smoothstep(low, high, p[1])
      if (random() > 0.18 + density * 0.75) return null
      const mark = random() < 0.5 ? tones.shade : mix(tones.base, side > 0 ? tones.dark : tones.light, 0.75)
      return mix(bare, mark, Math.round((0.35 + 0.65 * density) * 3) / 3)
    },
  })
  return [...sideburnEnds(c, side, bare), { d, fill: bare }, { clip: d, items: [...bands, ...stubble] }]
}

/** Sides that hardly fade are scissored; clippers leave stubble. */
export const isScissored = ({ texture }: HairContext, fade: number, isEven = false): boolean =>
  !isEven && fade < 0.3 && !isCurly(texture)

/** Inks of scissored sides, fainter towards their end. */
export function scissored(
  { tones }: HairContext,
  bare: Hex,
  [low, high]: readonly [low: number, high: number],
): Pick<ShortStrands, 'at' | 'light' | 'density'> {
  return {
    at: ([, y], random) => {
      const density = smoothstep(low, high, y)
      if (random() > 0.3 + 0.7 * density) return null
      return mix(bare, random() < 0.6 ? tones.dark : tones.shade, Math.round((0.4 + 0.6 * density) * 3) / 3)
    },
    light: tones.light,
    density: 0.04,
  }
}

function sideArea({ warp, hairline, bearded }: HairContext, side: Side, lift: number): Line {
  const front = hairlineOf(hairline).filter(([x, y]) => x > 44 && y > -84)
  const outline: Line = [
    [42, -108],
    ...front.slice(0, -1),
    // Keeps its width to a beard, else narrows.
    ...(bearded ? MET : NARROWED),
    [78 + lift, -12],
    [79.5 + lift, -36],
    [78.6 + lift, -62],
    [73 + lift, -88],
    [60, -110],
    [46, -120],
  ]
  return outline.map(warp).map(([x, y]): DrawnPoint => [side * x, y])
}

const MET: Line = [
  [67.5, 12],
  [71.5, 16],
  [75, 4],
]
const NARROWED: Line = [
  [69.6, 0],
  [71.6, 5],
  [74.4, -1],
]

function sideburnEnds(c: HairContext, side: Side, tone: Hex): DisplayItem[] {
  if (c.bearded || c.texture === 'crespo') return []
  const edge: Line = [
    [68, -9],
    [70.6, -1],
    [73.4, -4],
  ]
  const random = seededRandom(31)
  const marks = resample(onSide(edge, side).map(c.warp), 9).map(([x, y]) => {
    const reach = 6 + 6 * random()
    return COARSE.taper(
      [
        [x, y - 5],
        [x + side * 0.6, y + reach * 0.4],
        [x + side * (0.4 + random()), y + reach],
      ],
      [1.6, 1.4, 0.2],
    )
  })
  return [{ d: marks.join(''), fill: tone }]
}

/** Long hairs over the clipped part hide the edge. `reach`: units along x and y. */
export function feathered(c: HairContext, edge: Line, [dx, dy]: DrawnPoint, tone: Hex = c.tones.half): DisplayItem[] {
  const random = seededRandom(27)
  const even = resample(edge, 44)
  if (c.texture === 'crespo') return [coilsAlong(even, [dx, dy], tone)]
  const marks = even.flatMap((p): string[] => {
    const k = 0.35 + 0.65 * random()
    const root: DrawnPoint = [p[0] - dx * 0.6, p[1] - dy * 0.8]
    const tip: DrawnPoint = [p[0] + dx * k + (random() - 0.5) * 2, p[1] + dy * k]
    return [COARSE.taper([root, [p[0] + (random() - 0.5), p[1]], tip], [2.6, 2.4, 0.2])]
  })
  return [{ d: marks.join(''), fill: tone }]
}

/** Coils do not lie over the clipped part: they end above it. */
function coilsAlong(edge: Line, [dx, dy]: DrawnPoint, stroke: Hex): DisplayItem {
  const random = seededRandom(28)
  const centres = edge.map(([x, y]): DrawnPoint => [
    x + dx * 0.5 * random(),
    y + dy * (0.6 * random() - 0.25) + (random() - 0.5) * 2,
  ])
  return { ...strayCurls(centres, 3.4, stroke, 29), sw: 1.9 }
}

/** Area above a line rising backwards. */
function above({ warp }: HairContext, side: Side, y: number): string {
  const at = (dy: number) => warp([0, y + dy])[1]
  const edge: Line = [
    [side * 40, at(5)],
    [side * 60, at(1)],
    [side * 78, at(-4)],
    [side * 112, at(-4)],
  ]
  return `${COARSE.smooth(edge)}L${COARSE.at([side * 112, -220])}L${COARSE.at([side * 40, -220])}Z`
}
