import type { Hex } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from './face.ts'
import { EXACT } from '../pen/pen.ts'
import { along, lerp, lerpPoint, type Line, type DrawnPoint, pointAt, type Side } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'

export const BROW_TYPES = ['suave', 'arqueada', 'reta', 'angular', 'arredondada'] as const
export type BrowType = (typeof BROW_TYPES)[number]

/** Top edge from head to tail (x away from the nose, baseline y = 0), and its thickness. */
const FORMS: Readonly<Record<BrowType, { top: Line; thickness: readonly number[] }>> = {
  suave: {
    top: [
      [-18.5, -5.2],
      [-8, -7.6],
      [3, -8.8],
      [12, -7.2],
      [22.5, 1],
    ],
    thickness: [5.8, 6.2, 5.4, 3.6, 0.3],
  },
  arqueada: {
    top: [
      [-18.5, -5.4],
      [-8, -8.4],
      [4, -10.8],
      [11, -9.8],
      [23, 1],
    ],
    thickness: [5, 5.4, 4.6, 3.5, 0.3],
  },
  reta: {
    top: [
      [-18.5, -6],
      [-8, -6.9],
      [4, -7.4],
      [13, -6.4],
      [22, -0.6],
    ],
    thickness: [6.2, 6.6, 6, 4.5, 0.5],
  },
  angular: {
    top: [
      [-18.5, -6.8],
      [-8, -8.4],
      [6, -10.2],
      [11.5, -8.8],
      [22.5, 1],
    ],
    thickness: [6.2, 7, 6.8, 5.2, 0.5],
  },
  arredondada: {
    top: [
      [-18, -5],
      [-9, -8.6],
      [1, -10],
      [12, -7.6],
      [21.5, 1.6],
    ],
    thickness: [5, 5.6, 5.2, 3.8, 0.4],
  },
}

/** Opacity under the single hairs. */
export const SPARSE = 0.34

export const restingBrowWeight = (masculine: boolean): number => (masculine ? 1.18 : 0.92)

export interface BrowOptions {
  readonly type: BrowType
  /** 1 as drawn. */
  readonly weight: number
  readonly colour: Hex
  readonly sparse?: boolean
}

export function drawBrow(face: Face, side: Side, { type, weight, colour, sparse = false }: BrowOptions): DisplayItem[] {
  const s = face.eyeScale * (face.masculine ? 1.07 : 1)
  const x = face.xEye + 0.5
  // Masculine brows sit lower. The right one is higher, as no real pair is level.
  const y = face.yBrow - face.browRise + (face.masculine ? 2.6 : -0.5) + (side > 0 ? -0.6 : 0)
  const place = (p: DrawnPoint): DrawnPoint => [side * (x + p[0] * s), y + p[1] * s]
  const { top, thickness } = FORMS[type]
  const upper = curve(top, 22)
  const lower = upper.map(([px, py], i): DrawnPoint => {
    const u = i / 21
    return [px + 0.8 * (1 - u), py + along(thickness, u) * weight]
  })
  const head = [pointAt(upper, 0), pointAt(lower, 0)] as const
  const softHead: Line = [
    lerpPoint(head[1], pointAt(lower, 1), 0.4),
    [head[1][0] - 0.6, lerp(head[0][1], head[1][1], 0.8)],
    lerpPoint(lerpPoint(head[0], head[1], 0.45), lerpPoint(pointAt(upper, 2), pointAt(lower, 2), 0.3), 0.35),
  ]
  const body = [...upper.slice(2), ...[...lower].reverse().slice(1, -1), ...softHead]
  return [
    { d: EXACT.smooth(body.map(place), true), fill: colour, ...(sparse ? { op: SPARSE } : {}) },
    { d: hairs(upper, lower, place, s, side), fill: colour },
  ]
}

function hairs(upper: Line, lower: Line, place: (p: DrawnPoint) => DrawnPoint, s: number, side: Side): string {
  const random = seededRandom(7 + side)
  const count = 10
  let d = ''
  for (let i = 0; i < count; i++) {
    const u = i / (count - 1)
    const root = Math.floor(u * 12)
    const tip = pointAt(upper, Math.floor(root + 2.6 + 4 * u))
    const start = lerpPoint(pointAt(lower, root), pointAt(upper, root), 0.08 + 0.25 * random())
    const end: DrawnPoint = [tip[0], tip[1] - lerp(-0.1, 0.3, random())]
    const bend: DrawnPoint = [lerp(start[0], end[0], 0.45) - 0.4, lerp(start[1], end[1], 0.5)]
    d += EXACT.taper([start, bend, end].map(place), [1.1 * s, 1.5 * s, 0.15])
  }
  return d
}
