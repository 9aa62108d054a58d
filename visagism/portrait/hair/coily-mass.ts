import type { DisplayItem } from '../display.ts'
import { bothHalves, type DrawnPoint, lerp, type Line } from '../points.ts'
import type { HairContext } from './context.ts'
import { coilyMarks } from './curls.ts'
import { hairMass } from './mass.ts'

/** Long coily hair keeps what the scissors measured only while it is stretched: where it hangs to when dry, canonical y. */
const dryEnd = (ends: number): number => lerp(ends, 90, 0.22)

/** Loose coily hair from behind: wider towards its end, which is round. Where the crown is tied it only begins under the tie. */
export function backCoils(c: HairContext, ends: number, from: 'coroa' | 'nó' = 'coroa'): DisplayItem[] {
  const end = dryEnd(ends)
  return coilyMass(
    c,
    bothHalves([
      ...(from === 'coroa' ? BACK_CROWN : UNDER_TIE),
      [lerp(122, 130, ends / 250), lerp(-4, end, 0.52)],
      [lerp(118, 128, ends / 250), end - 36],
      [102, end - 10],
      [56, end + 2],
      [0, end + 4],
    ]),
    [-16, -14],
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

/** The same from the side, open over the face; layered hair lies in two tiers. */
export function sideCoils(c: HairContext, { ends, layers, behindEar }: SideCoils): DisplayItem[] {
  const tier = (end: number): DisplayItem[] =>
    coilyMass(c, [...SIDE_CROWN, ...sideFall(end), ...(behindEar ? BEHIND_EAR : overCheek(end))], [-10, -12])
  return layers ? [...tier(dryEnd(ends)), ...tier(lerp(40, dryEnd(ends), 0.4))] : tier(dryEnd(ends))
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
  [124, lerp(-28, end, 0.72)],
  [108, end - 10],
  [72, end + 2],
]
const overCheek = (end: number): Line => [
  [22, end + 1],
  [-12, end - 8],
  [-32, end - 30],
  [-42, lerp(-4, end, 0.45)],
  [-42, 4],
  [-48, -34],
  [-56, -70],
  [-70, -96],
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

/** A closed mass of coils, lit towards the upper left; `towards` is how far the lit part is moved there. */
function coilyMass(given: HairContext, outline: Line, [dx, dy]: DrawnPoint): DisplayItem[] {
  const c: HairContext = { ...given, texture: 'crespo' }
  const { d, area } = hairMass(c, outline, { volume: 0, seed: 4, scale: 1.1 })
  const lit = hairMass(
    c,
    outline.map(([x, y]): DrawnPoint => [x * 0.86 + dx, y * 0.9 + dy]),
    { volume: 0, seed: 9, scale: 1.1 },
  )
  return [
    { d, fill: c.tones.shade },
    {
      clip: d,
      items: [{ d: lit.d, fill: c.tones.base }, ...coilyMarks(area, c.tones, { seed: 5, spacing: 8.6 })],
    },
  ]
}
