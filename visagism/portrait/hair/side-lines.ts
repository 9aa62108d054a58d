import { lerp, type Line, type DrawnPoint } from '../pen/points.ts'
import type { Hairline } from '../head/hairline.ts'

/** Facing left, canonical heights; the head is in profile-face.ts. */

/** Lower end before the ear, canonical y. */
export const sideburnOf = (masculine: boolean): number => (masculine ? 12 : -2)

/** Forehead, ear, nape; `sideburn` is the end before the ear. */
export function sideHairline(hairline: Hairline, sideburn: number): Line {
  const back = hairline === 'recuada' ? 22 : hairline === 'entradas' ? 14 : 0
  return [
    [-72, -90],
    [-62 + back, -86],
    [-52 + back, -74],
    [-45 + back * 0.6, -58],
    [-44, -44],
    [-38, -31],
    [-26, -23],
    [-16, -14],
    [-13, Math.min(0, sideburn - 12)],
    // Tapered: a block would look stuck on.
    [-10.5, sideburn - 4],
    [-7.5, sideburn],
    [-4.5, sideburn - 6],
    ...AROUND_EAR,
  ]
}

const AROUND_EAR: Line = [
  [-2, -8],
  [0, -16],
  [6, -27],
  [17, -30],
  [28, -22],
  [34, -4],
  [35, 24],
  [38, 46],
  [46, 63],
  [55, 70],
  [64, 72],
]

/** Hair over the skull, forehead to nape. */
export function sideSilhouette(front: number, crown: number, nape = 82): Line {
  const at = (x: number, y: number, nx: number, ny: number, k: number): DrawnPoint => {
    const lift = lerp(front, crown, k)
    return [x + nx * lift, y + ny * lift]
  }
  return [
    [-72, -89],
    at(-63, -106, -0.75, -0.66, 0),
    at(-40, -118.5, -0.4, -0.92, 0),
    at(2, -124, -0.05, -1, 0.4),
    at(46, -118, 0.3, -0.95, 0.9),
    at(80, -96, 0.7, -0.7, 1),
    at(96, -60, 0.96, -0.3, 1),
    at(97, -22, 1, 0.1, 0.9),
    at(90, 14, 0.9, 0.3, 0.7),
    at(79, nape - 36, 0.7, 0.3, 0.4),
    [75, nape - 10],
  ]
}

/** Silhouette forth, hairline back. */
export const sideCap = (hairline: Hairline, front: number, crown: number, sideburn: number): Line => [
  ...sideSilhouette(front, crown),
  ...[...sideHairline(hairline, sideburn)].reverse().slice(0, -1),
]

/** Where hair is tied, seen from the side. */
export const TIES = {
  nuca: [92, 34],
  alta: [66, -122],
  coroa: [34, -136],
  puff: [4, -110],
  samurai: [86, -100],
  meia: [100, -40],
} as const satisfies Readonly<Record<string, DrawnPoint>>
