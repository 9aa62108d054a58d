import type { HairTexture } from '../../knowledge/axes.ts'
import { mix } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { type Line, onSide, type DrawnPoint, type Side, smoothstep } from '../pen/points.ts'
import type { HairContext, HairLayers } from './context.ts'
import { backMass } from './mass.ts'
import { paintFlowing } from './paint.ts'
import { makeSurface, type HairSurface, type SurfaceStyle } from './surface.ts'
import { isCurly } from './texture.ts'

type ByTexture = Readonly<Record<HairTexture, Line>>

/** Loose cuts differ from the ear down. */
export interface LooseForm {
  /** Ear to tip, on the oval's right. */
  readonly outer: ByTexture
  readonly inner: ByTexture
  /** Right half of the mass behind the neck. */
  readonly back: Readonly<Record<'smooth' | 'cacheado' | 'crespo', Line>>
  readonly bottom: number
  readonly tipDepth: number
  readonly locks: number
  readonly shrink: number
  /** Lifted off the forehead. */
  readonly lifted?: boolean
  /** Extra width at the root. */
  readonly crown?: number
}

/** `coveredTo`: hidden by a layer up to this share of the length. */
export function drawLoose(c: HairContext, form: LooseForm, coveredTo = 0): HairLayers {
  const halves = partedHalves(
    c,
    (side, part) => {
      const outerTop = crownLine(c.texture, side, form.crown ?? 0)
      const innerTop = c.hairline === 'recuada' ? recededLine(part) : form.lifted ? liftedLine(part) : framingLine(part)
      return {
        inner: [...innerTop, ...form.inner[c.texture]],
        outer: [...fromParting(part, outerTop), ...form.outer[c.texture]],
        style: {
          tipDepth: form.tipDepth,
          locks: form.locks,
          // Coily guides include volume and shrinkage.
          volume: c.texture === 'crespo' ? 0 : form.lifted ? 0.5 : 1,
          shrink: c.texture === 'crespo' ? 0 : form.shrink,
          ...(form.lifted ? { inner: (s: number) => smoothstep(0.5, 0.8, s) } : {}),
          // A coily face is framed by curls, not a smooth rim.
          ...(c.texture === 'crespo' ? { inner: (s: number) => 0.75 * smoothstep(0.01, 0.08, s) } : {}),
        },
      }
    },
    coveredTo,
  )
  const back = form.back[c.texture === 'cacheado' || c.texture === 'crespo' ? c.texture : 'smooth']
  return {
    ...halves,
    back: backMass(c, back, form.bottom, { volume: c.texture === 'crespo' ? 0 : 0.6 }),
    ears: 'covered',
  }
}

export interface HalfGuides {
  readonly inner: Line
  readonly outer: Line
  readonly style: Partial<SurfaceStyle>
}

/** The sheet opposite the parting is on top. */
export function partedHalves(
  c: HairContext,
  guides: (side: Side, part: number) => HalfGuides,
  coveredTo = 0,
): { front: DisplayItem[]; shadows: (readonly [HairSurface, number])[] } {
  const curly = isCurly(c.texture)
  const front: DisplayItem[] = []
  const shadows: (readonly [HairSurface, number])[] = []
  const sides: readonly Side[] = c.part > 4 ? [-1, 1] : [1, -1]
  for (const side of sides) {
    const { inner, outer, style } = guides(side, c.part * side)
    // Overlap at the parting, or the background shows.
    const overlap = curly ? 2.5 : 0.6
    const surface = makeSurface(c.warp, onSide(tucked(inner, overlap), side), onSide(tucked(outer, overlap), side), {
      texture: c.texture,
      side,
      ...WAVES[side],
      ...style,
    })
    const seed = side > 0 ? 3 : 8
    front.push(...paintFlowing(c, surface, { seed, lit: side < 0, coveredTo, ringlet: coveredTo > 0 ? 1.15 : 1 }))
    shadows.push([surface, seed])
  }
  if (!curly) front.push(partingLine(c))
  return { front, shadows }
}

/** The two sides must not wave alike. */
const WAVES: Readonly<Record<Side, Pick<SurfaceStyle, 'phase' | 'waveLength' | 'wave'>>> = {
  [-1]: { phase: 3.7, waveLength: 92, wave: 1.05 },
  [1]: { phase: 1.5, waveLength: 78, wave: 0.9 },
}

const tucked = (line: Line, by: number): Line => line.map(([x, y], i) => [i === 0 ? x - by : x, y])

function partingLine({ part, warp, tones, skin }: HairContext): DisplayItem {
  const lean = part > 0 ? -1 : part < 0 ? 1 : 0
  const line: Line = [
    [part, -91],
    [part, -110],
    [part + lean, -131],
  ]
  return { d: COARSE.taper(line.map(warp), [1.3, 1, 0.1]), fill: mix(tones.dark, skin.deepShade, 0.55) }
}

const framingLine = (part: number): Line => [
  [part, -93],
  [part * 0.7 + 9, -90],
  [29, -78],
  [48, -57],
  [62, -29],
  [68.5, 3],
]
const liftedLine = (part: number): Line => [
  [part, -93],
  [part + 14, -95],
  [36, -88],
  [54, -68],
  [65, -42],
  [72, -14],
  [76, 14],
]

const recededLine = (part: number): Line => [
  [part, -93],
  [part * 0.7 + 13, -97.5],
  [33, -101],
  [50, -83],
  [62, -50],
  [69, 0],
]

const SHELL: Line = [
  [0, -142],
  [22, -139.5],
  [44, -129.7],
  [62.5, -111],
  [76, -83.4],
  [84, -52],
  [87.7, -20],
  [90, 8],
]
const DOME: Line = [
  [0, -151.5],
  [22, -148.5],
  [44, -137],
  [63, -118.4],
  [77, -90.5],
  [85.5, -56],
  [89.2, -22],
  [91, 8],
]
const CLOUD: Line = [
  [0, -158],
  [26, -156],
  [52, -145],
  [75, -122],
  [92, -90],
  [105, -52],
  [114, -14],
  [119, 14],
]

/** Curls rise more on the side away from the parting. */
function crownLine(texture: HairTexture, side: Side, crown: number): Line {
  const line = texture === 'crespo' ? CLOUD : texture === 'cacheado' ? DOME : SHELL
  const uneven = texture === 'crespo' ? (side > 0 ? 5 : -2) : texture === 'cacheado' ? (side > 0 ? 2 : -1) : 0
  return line.map(([x, y], i): DrawnPoint => {
    const out = Math.min(1, i / 4)
    return [x + (uneven + crown) * out, y - crown * (1 - out)]
  })
}

function fromParting(part: number, crown: Line): Line {
  const top = crown[0]?.[1] ?? 0
  const y = top + (part / 22) ** 2 * 2.2
  if (part < -3) return [[part, y], [part * 0.3, top - 0.6], ...crown.slice(1)]
  return [[part, y], ...crown.slice(1).filter(([x]) => x > part + 11)]
}
