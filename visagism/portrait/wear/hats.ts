import { clothTones } from './cloth.ts'
import type { Hex } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import { FINE } from '../pen/pen.ts'
import { lerp, type Line, mirror } from '../pen/points.ts'

export type HatType = 'aba-media' | 'copa-alta' | 'aba-larga' | 'copa-larga'

/** Brim half-width; crown height over and width beyond the head. */
const BUILDS: Readonly<Record<HatType, { readonly brim: number; readonly over: number; readonly beyond: number }>> = {
  'aba-media': { brim: 116, over: 24, beyond: 5 },
  'copa-alta': { brim: 103, over: 46, beyond: 4 },
  'aba-larga': { brim: 133, over: 11, beyond: 6 },
  'copa-larga': { brim: 122, over: 25, beyond: 15 },
}

const FELT: Hex = '#A98561'
const RIBBON: Hex = '#4A3226'

export interface HatLayers {
  readonly items: readonly DisplayItem[]
  /** Area under the brim in which hair shows. */
  readonly underBrim: string
  /** To be clipped to the face. */
  readonly cast: string
}

export function drawHat(face: Face, type: HatType): HatLayers {
  const { brim, over, beyond } = BUILDS[type]
  const felt = clothTones(FELT)
  const base = lerp(face.yBrow, face.yHair, 0.62)
  const top = face.yCrown - over
  const half = face.skull + beyond
  const lower = both([
    [0, base + 8],
    [brim * 0.34, base + 6.4],
    [brim * 0.68, base + 0.4],
    [brim * 0.92, base - 8],
    [brim, base - 13],
  ])
  const upper = both([
    [0, base - 7],
    [brim * 0.34, base - 8],
    [brim * 0.68, base - 11],
    [brim * 0.92, base - 13.6],
    [brim, base - 13],
  ])
  const crown = curve(
    [
      [-half, base - 4],
      [-half * 0.97, lerp(base, top, 0.4)],
      [-half * 0.86, lerp(base, top, 0.8)],
      [-half * 0.6, top + 1],
      [-half * 0.22, top + 1.4],
      [0, top + 5],
      [half * 0.22, top + 1.4],
      [half * 0.6, top + 1],
      [half * 0.86, lerp(base, top, 0.8)],
      [half * 0.97, lerp(base, top, 0.4)],
      [half, base - 4],
    ],
    50,
  )
  const body = `${FINE.smooth(crown)}${FINE.onward([
    [half, base - 4],
    [half * 0.5, base + 1],
    [0, base + 2.4],
    [-half * 0.5, base + 1],
    [-half, base - 4],
  ])}Z`
  const ribbon = (y: number): Line => [
    [-half - 6, y - 3],
    [-half * 0.5, y + 1.6],
    [0, y + 3.4],
    [half * 0.5, y + 1.6],
    [half + 6, y - 3],
  ]
  return {
    items: [
      { d: body, fill: felt.base },
      {
        clip: body,
        items: [
          {
            d: FINE.smooth(
              [
                [half * 0.3, top - 20],
                [half * 0.56, lerp(base, top, 0.5)],
                [half * 0.5, base + 10],
                [half * 1.4, base + 10],
                [half * 1.4, top - 20],
              ],
              true,
            ),
            fill: felt.shade,
          },
          {
            d: FINE.taper(
              [
                [0, top + 4],
                [-3, lerp(top, base, 0.2)],
                [1, lerp(top, base, 0.42)],
              ],
              [4.4, 2.6, 0.2],
            ),
            fill: felt.dark,
          },
          {
            d: FINE.taper(
              [
                [-half * 0.66, lerp(top, base, 0.12)],
                [-half * 0.8, lerp(top, base, 0.36)],
                [-half * 0.82, lerp(top, base, 0.6)],
              ],
              [0.3, 6, 0.3],
            ),
            fill: felt.light,
          },
          { d: FINE.between(curve(ribbon(base - 21), 20), curve(ribbon(base - 3), 20)), fill: RIBBON },
        ],
      },
      { d: FINE.between(upper, lower), fill: felt.base },
      {
        d: FINE.between(
          lower.map(([x, y]) => [x, y - 3.4 * (1 - Math.abs(x) / brim)]),
          lower,
        ),
        fill: felt.dark,
      },
      { d: FINE.taper(upper, [0.3, 1.4, 0.4, 1.4, 0.3]), fill: felt.light },
    ],
    underBrim: `${FINE.smooth(both([...lower.slice(24), ...pressed(brim, base)]))}L${FINE.at([300, 300])}L${FINE.at([-300, 300])}Z`,
    cast: FINE.between(
      lower.map(([x, y]) => [x, y - 16]),
      lower.map(([x, y]) => [x + 1.4, y + 10]),
    ),
  }
}

const pressed = (brim: number, base: number): Line => [
  [brim + 8, base - 2],
  [brim + 18, base + 22],
  [brim + 22, base + 60],
]

const both = (half: Line): Line => curve([...[...mirror(half.slice(1))].reverse(), ...half], 48)
