import { curve } from '../pen/curves.ts'
import type { Face } from '../head/face.ts'
import type { NoseType } from '../head/nose.ts'
import { clamp, lerp, type Line, type DrawnPoint } from '../pen/points.ts'

/** Shifts of bridge and tip, units; negative x is forward. */
interface NoseLine {
  readonly root: number
  readonly bridge: number
  readonly tip: readonly [number, number]
  readonly base: number
}
const NOSES: Readonly<Record<NoseType, NoseLine>> = {
  reto: { root: 0, bridge: 0, tip: [0, 0], base: 0 },
  fino: { root: -1, bridge: -1, tip: [-1, 0], base: 0 },
  largo: { root: 2, bridge: 3.5, tip: [4, 1], base: 1 },
  arredondado: { root: 1, bridge: 2.4, tip: [1.5, 1.5], base: 0.5 },
  arrebitado: { root: 0.5, bridge: 3.6, tip: [0, -5], base: -2 },
  aquilino: { root: -2.5, bridge: -5, tip: [-1.5, 4], base: 2 },
}

/** A broad nose lies lower between the eyes and ends rounder. */
function asBroad({ root, bridge, tip: [x, y], base }: NoseLine, breadth: number): NoseLine {
  const k = clamp((breadth - 1) / 0.3)
  return { root: root + 2 * k, bridge: bridge + 3.5 * k, tip: [x + 4 * k, y + k], base: base + k }
}

/** Facing left. Heights are the person's own; depths are an adult's, nine tenths of the height. */
export function profileLine(face: Face, nose: NoseType, fullness: number): Line {
  return curve(profilePoints(face, nose, fullness), 90)
}

function profilePoints(face: Face, nose: NoseType, fullness: number): Line {
  const { yHair: h, yBrow: b, yNose: n, yMouth: m, yChin: c } = face
  const form = asBroad(NOSES[nose], face.noseBreadth)
  const strong = face.masculine ? 1 : 0
  const chinForward = lerp(0, -2.5, (face.shapeMeasures.chin - 25) / 12) - strong * 1.5
  const lip = 2.6 * (fullness - 1)
  const bridge = (k: number): number => lerp(4, n, k)
  return [
    [-72, h],
    [-82, lerp(h, b, 0.34)],
    [-87 + strong, lerp(h, b, 0.68)],
    [-88.6 - strong * 3, b - 1],
    [-86 - strong, b + 9],
    [-82.5 + form.root, -4],
    [-86 + form.root, 8],
    [-93.5 + form.bridge, bridge(0.45)],
    [-102 + form.bridge * 0.7 + form.tip[0] * 0.4, bridge(0.72) + form.tip[1] * 0.5],
    [-107.6 + form.tip[0], n - 9 + form.tip[1]],
    [-109 + form.tip[0], n - 4.6 + form.tip[1]],
    [-107 + form.tip[0] * 0.9, n - 0.4 + form.tip[1]],
    [-102 + form.tip[0] * 0.6, n + 2 + form.tip[1] * 0.8],
    [-92, n + 2.6 + form.base * 0.4],
    [-89.4, n + 5],
    [-91, lerp(n, m, 0.6)],
    [-96 - lip, m - 5],
    [-95.4 - lip, m - 1.6],
    [-90.6, m + 0.6],
    [-93.4 - lip, m + 4],
    [-93 - lip, m + 9],
    [-86.5, m + 16.5],
    [-85.5 + chinForward * 0.6, lerp(m, c, 0.52)],
    [-88.4 + chinForward, lerp(m, c, 0.76)],
    [-85 + chinForward, c - 2.6],
    [-76 + chinForward * 0.6, c + 1],
    [-62, c + 1.6],
  ]
}

/** Narrow jaws rise sooner, square ones turn later. */
export function profileJaw(face: Face): Line {
  const { yChin: c, shapeMeasures } = face
  const square = (shapeMeasures.jaw - 59.5) / 14
  const turn: DrawnPoint = [-2 + 5 * square, 70 + 5 * square + (c - 114) * 0.75]
  return curve(
    [
      [-62, c + 1.6],
      [-44, c - 4],
      [-22, lerp(c - 4, turn[1], 0.55) + 2 * square],
      [turn[0] - 9, turn[1] + 7],
      [turn[0] + 2, turn[1] - 6],
      [6, 46],
      [9, 30],
    ],
    30,
  )
}

/** Canonical heights. */
export const SKULL_SIDE: Line = [
  [-72, -90],
  [-63, -106],
  [-40, -118.5],
  [2, -124],
  [46, -118],
  [80, -96],
  [96, -60],
  [97, -22],
  [88, 16],
  [76, 48],
  [68, 80],
]
