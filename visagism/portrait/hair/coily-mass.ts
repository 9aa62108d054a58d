import type { DisplayItem } from '../pen/display.ts'
import { bothHalves, type DrawnPoint, lerp, type Line } from '../pen/points.ts'
import type { HairContext } from './context.ts'
import { coilyMarks, frizz } from './curls.ts'
import { hairMass } from './mass.ts'

/** Dry length, wider towards a round end. With a tied crown it begins under the tie. */
export function backCoils(c: HairContext, ends: number, from: 'crown' | 'tie' = 'crown'): DisplayItem[] {
  return coilyMass(
    c,
    bothHalves([
      ...(from === 'crown' ? BACK_CROWN : UNDER_TIE),
      [lerp(122, 130, ends / 250), lerp(-4, ends, 0.52)],
      [lerp(116, 124, ends / 250), ends - 44],
      [98, ends - 18],
      [56, ends - 4],
      [0, ends - 2],
    ]),
    [-12, -12],
  )
}

const BACK_CROWN: Line = [
  [0, -163],
  [42, -158],
  [79, -136],
  [103, -100],
  [115, -54],
  [120, -4],
]
const UNDER_TIE: Line = [
  [0, -84],
  [48, -80],
  [76, -62],
  [94, -28],
  [108, 16],
]

export interface SideCoils {
  readonly ends: number
  readonly layers?: true | undefined
  readonly behindEar?: true | undefined
}

/** From the side, open over the face; layered hair has two tiers. */
export function sideCoils(c: HairContext, { ends, layers, behindEar }: SideCoils): DisplayItem[] {
  const tier = (end: number, lit?: number): DisplayItem[] =>
    coilyMass(c, [...SIDE_CROWN, ...sideFall(end), ...(behindEar ? BEHIND_EAR : overCheek(end))], [-10, -12], lit)
  return layers ? [...tier(ends), ...tier(lerp(40, ends, 0.4), 0.97)] : tier(ends)
}

const SIDE_CROWN: Line = [
  [-80, -108],
  [-74, -136],
  [-42, -158],
  [6, -166],
  [58, -156],
  [97, -124],
  [117, -78],
  [124, -28],
]
const sideFall = (end: number): Line => [
  [126, lerp(-28, end, 0.4)],
  [120, lerp(-28, end, 0.72)],
  [98, end - 10],
  [62, end + 1],
]
const overCheek = (end: number): Line => [
  [22, end + 1],
  [-8, end - 8],
  [-27, end - 32],
  [-36, lerp(-4, end, 0.45)],
  [-34, 4],
  [-39, -34],
  [-50, -70],
  [-68, -96],
]
const BEHIND_EAR: Line = [
  [50, 62],
  [38, 40],
  [33, 6],
  [24, -20],
  [8, -30],
  [-18, -38],
  [-40, -54],
  [-56, -78],
  [-72, -96],
]

/** Lit towards the upper left; `share` of it is moved there by `dx` and `dy`. */
function coilyMass(given: HairContext, outline: Line, [dx, dy]: DrawnPoint, share = 0.93): DisplayItem[] {
  const c: HairContext = { ...given, texture: 'crespo' }
  const { d, area } = hairMass(c, outline, { volume: 0, seed: 4, scale: 1.1 })
  const lit = hairMass(
    c,
    outline.map(([x, y]): DrawnPoint => [x * share + dx, y * share + dy]),
    { volume: 0, seed: 9, scale: 1.1 },
  )
  return [
    ...frizz(area, c.tones),
    { d, fill: c.tones.shade },
    {
      clip: d,
      items: [{ d: lit.d, fill: c.tones.base }, ...coilyMarks(area, c.tones, { seed: 5, spacing: 8.6 })],
    },
  ]
}
