import type { DisplayItem } from '../pen/display.ts'
import { type Line, onSide, type Side, smoothstep } from '../pen/points.ts'
import type { HairContext, HairLayers } from './context.ts'
import { paintFlowing } from './paint.ts'
import { makeSurface, type SurfaceStyle } from './surface.ts'
import { isCurly } from './texture.ts'

interface Piece {
  readonly inner: Line
  readonly outer: Line
  readonly towards: Side
  readonly style: Partial<SurfaceStyle>
  readonly seed: number
  readonly shine?: readonly [number, number]
}

/** Plain; loose top over short sides; or long sides over the ears. */
export type PixieForm = 'simple' | 'loose' | 'laid'

const PIXIES = {
  simple: { rise: 0, sides: 0, tips: 15, locks: 4, full: 0 },
  loose: { rise: 7, sides: -22, tips: 22, locks: 7, full: -2 },
  laid: { rise: -5, sides: 6, tips: 10, locks: 3, full: 5 },
} as const satisfies Readonly<Record<PixieForm, unknown>>

/** Small side, large side and sweep over both. */
export function drawPixie(c: HairContext, form: PixieForm = 'simple'): HairLayers {
  const { rise, sides, tips, locks, full } = PIXIES[form]
  const v = (isCurly(c.texture) ? 4 : 0) + rise
  return pieces(c, [
    {
      inner: [
        [-34, -90],
        [-48, -76],
        [-60, -52],
        [-66, -26 + sides * 0.5],
        [-69, 2 + sides],
      ],
      outer: [
        [-30, -138 - rise * 0.5],
        [-55, -126 - rise * 0.5],
        [-74, -99],
        [-83 - full, -60],
        [-83 - full, -24 + sides * 0.5],
        [-75 - full, 8 + sides],
      ],
      towards: -1,
      style: { tipDepth: 12, locks: 3, volume: 0.7, wave: 0.5, shrink: 0.3 },
      seed: 4,
    },
    {
      inner: [
        [30, -84],
        [52, -62],
        [63, -34],
        [68, -6 + sides * 0.6],
        [66, 16 + sides],
      ],
      outer: [
        [30, -130],
        [62, -116],
        [79, -86],
        [85 + full, -48],
        [84 + full, -14 + sides * 0.6],
        [75 + full, 14 + sides],
      ],
      towards: 1,
      style: { tipDepth: 14, locks: 2, volume: 0.5, wave: 0.4, shrink: 0.3 },
      seed: 6,
    },
    {
      inner: [
        [-36, -90],
        [-18, -83],
        [6, -69],
        [28, -54],
        [48, -40],
        [66, -30],
      ],
      outer: [
        [-39, -122],
        [-28, -140],
        [2, -150.5 - v],
        [40, -144 - v],
        [66, -122],
        [82, -86],
        [87, -52],
        [82, -24],
      ],
      towards: 1,
      style: {
        tipDepth: tips,
        locks,
        volume: 0.7,
        wave: 0.55,
        phase: 2.6,
        shrink: 0.2,
        inner: (u) => smoothstep(0.1, 0.4, u),
      },
      seed: 5,
      shine: [0.14, 0.66],
    },
  ])
}

/** Cropped, with a short broken line on the forehead. */
export function drawCropped(c: HairContext): HairLayers {
  return pieces(c, [
    {
      inner: [
        [-30, -92],
        [-47, -78],
        [-58, -56],
        [-64, -30],
        [-68, -2],
      ],
      outer: [
        [-28, -134],
        [-52, -123],
        [-70, -98],
        [-79, -62],
        [-79, -28],
        [-73, 2],
      ],
      towards: -1,
      style: { tipDepth: 10, locks: 3, volume: 0.4, wave: 0.3, shrink: 0.2 },
      seed: 4,
    },
    {
      inner: [
        [26, -88],
        [48, -68],
        [59, -44],
        [65, -18],
        [68, 4],
      ],
      outer: [
        [26, -130],
        [54, -119],
        [72, -94],
        [79, -58],
        [79, -24],
        [73, 4],
      ],
      towards: 1,
      style: { tipDepth: 10, locks: 3, volume: 0.4, wave: 0.3, shrink: 0.2 },
      seed: 6,
    },
    {
      inner: [
        [-40, -88],
        [-24, -82],
        [-2, -74],
        [22, -66],
        [44, -58],
      ],
      outer: [
        [-44, -120],
        [-30, -136],
        [0, -143],
        [36, -137],
        [60, -116],
        [70, -84],
      ],
      towards: 1,
      style: {
        tipDepth: 11,
        locks: 6,
        volume: 0.5,
        wave: 0.4,
        phase: 2.2,
        shrink: 0.1,
        inner: (u) => smoothstep(0.1, 0.3, u),
      },
      seed: 5,
      shine: [0.1, 0.6],
    },
  ])
}

/** Drawn for a left parting, mirrored for a right one. */
function pieces(c: HairContext, list: readonly Piece[]): HairLayers {
  const flip: Side = c.part > 0 ? -1 : 1
  const front: DisplayItem[] = []
  const shadows: HairLayers['shadows'][number][] = []
  for (const piece of list) {
    const towards: Side = piece.towards === flip ? 1 : -1
    const surface = makeSurface(c.warp, onSide(piece.inner, flip), onSide(piece.outer, flip), {
      texture: c.texture,
      side: towards,
      ...piece.style,
    })
    const lit = towards < 0 || (piece.shine !== undefined && flip > 0)
    front.push(...paintFlowing(c, surface, { seed: piece.seed, lit, ...(piece.shine ? { shine: piece.shine } : {}) }))
    shadows.push([surface, piece.seed])
  }
  return { front, shadows, ears: 'behind' }
}
