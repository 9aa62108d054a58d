import { mix } from '../pen/colour.ts'
import { loop, spline } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { bothHalves, type DrawnPoint, lerp, type Line, SIDES } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import { capHalf } from './back-lines.ts'
import { type Cord, drawCord } from './braids.ts'
import type { HairContext, HairLayers } from './context.ts'
import { hairlineOf } from '../head/hairline.ts'
import { acrossSurface, alongSurface, makeSurface, surfacePath } from './surface.ts'
import { sideburnOf, sideCap, sideHairline, sideSilhouette } from './side-lines.ts'
import type { SideLayers } from './side-tied.ts'

/** At the nape the rows go on as short braids. */
const ENDS = 128

/** Scalp in the rows' shade. */
const scalpTone = ({ skin, tones }: HairContext) => mix(skin.shade, tones.dark, 0.38)

export const drawCornrows = (c: HairContext): HairLayers => ({
  ...rowsFromFront(c, 'cornrow'),
  back: SIDES.flatMap((side) => hanging(c, [side * 29, side * 40], 50, side > 0)),
})

/** Cords from the hairline over the head, without what goes on behind it. */
export function rowsFromFront(c: HairContext, cord: Cord): Omit<HairLayers, 'back'> {
  const random = seededRandom(12)
  const hairline = [...bothHalves(hairlineOf(c.hairline).slice(0, -1).reverse())].reverse()
  const half: Line = [
    [74, -4],
    [77.5, -22],
    [77.5, -48],
    [72.5, -77],
    [61, -103],
    [44, -120.5],
    [24, -129.5],
    [0, -132],
  ]
  const surface = makeSurface(c.warp, hairline, [...bothHalves(half)].reverse(), {
    texture: 'liso',
    tips: 'straight',
    shrink: 0,
  })
  const d = surfacePath(surface, 6)
  const rows = 11
  const inside = Array.from({ length: rows }, (_, i): DisplayItem[] => {
    const s = (i + 0.5) / rows
    // Rows converge at the crown, in perspective.
    const path = acrossSurface(surface, s, 0.015, 1.1, (0.5 - s) * 0.24, 16)
    return drawCord(cord, path, c.tones, s > 0.62, random)
  })
  return {
    front: [
      { d, fill: scalpTone(c) },
      { clip: d, items: inside.flat() },
    ],
    shadows: [[surface, 6]],
    ears: 'in-front',
  }
}

export const sideCornrows = (c: HairContext): SideLayers => ({
  back: hanging(c, [66, 76, 86], 58, false),
  front: rowsFromSide(c, 'cornrow'),
})

export function rowsFromSide(c: HairContext, cord: Cord): DisplayItem[] {
  const { warp } = c
  const random = seededRandom(13)
  const outline = loop(sideCap(c.hairline, 2, 1.5, sideburnOf(c.face.masculine)).map(warp), 60)
  const d = COARSE.smooth(outline, true)
  const low: Line = [...sideHairline(c.hairline, 0).slice(0, 8), [-2, -27], [17, -32], [34, -16], [44, 30], [62, 70]]
  const high: Line = [...sideSilhouette(2, 1.5).filter(([, y]) => y < 20), [84, 40], [76, 72]]
  const surface = makeSurface(warp, low, high, { texture: 'liso', shrink: 0, tips: 'straight' })
  const rows = Array.from({ length: 8 }, (_, i) => {
    const t = 0.06 + (i * 0.9) / 7
    return drawCord(cord, alongSurface(surface, t, 0.01, 1, t, 40), c.tones, i < 2, random)
  })
  return [
    { d, fill: scalpTone(c) },
    { clip: d, items: rows.flat() },
  ]
}

const COLUMNS = [-3, 3, -2, 2, -1, 1, 0]

export const backCornrows = (c: HairContext): DisplayItem[] => [
  ...rowsFromBehind(c, 'cornrow'),
  ...hanging(
    c,
    COLUMNS.map((k) => k * 8.5),
    80,
    false,
  ),
]

export function rowsFromBehind(c: HairContext, cord: Cord): DisplayItem[] {
  const random = seededRandom(14)
  const d = COARSE.smooth(loop(bothHalves(capHalf(0)).map(c.warp), 60), true)
  const rows = COLUMNS.map((k) => {
    const path: Line = [
      [k * 14, -132 + Math.abs(k) * 5],
      [k * 22, -90],
      [k * 23.5, -40],
      [k * 19, 20],
      [k * 11, 66],
      [k * 8.5, 92],
    ]
    return drawCord(cord, spline(path.map(c.warp), 8), c.tones, k > 1, random)
  })
  return [
    { d, fill: scalpTone(c) },
    { clip: d, items: rows.flat() },
  ]
}

function hanging(c: HairContext, xs: readonly number[], from: number, shaded: boolean): DisplayItem[] {
  const random = seededRandom(15)
  return xs.flatMap((x, i) => {
    const path = [0, 0.34, 0.67, 1].map((t): DrawnPoint => [
      x * lerp(1, 1.12, t),
      lerp(from, ENDS + 8 * random() - 4, t),
    ])
    return drawCord('cornrow', spline(path.map(c.warp), 8), c.tones, shaded || i > xs.length * 0.6, random)
  })
}
