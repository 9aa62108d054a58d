import { type Cloth, clothTones } from '../wear/cloth.ts'
import type { Hex } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem, FillItem } from '../pen/display.ts'
import type { Warp } from '../head/warp.ts'
import { FINE } from '../pen/pen.ts'
import { bothHalves, type Line } from '../pen/points.ts'
import type { CoveringLayers } from './covering.ts'

/** Lines are given for the oval head. */
export interface LaidCloth {
  readonly cloth: Cloth
  readonly at: (line: Line) => Line
  readonly area: (tone: keyof Cloth, line: Line) => FillItem
  readonly crease: (width: number, line: Line) => FillItem[]
  /** With the lit cloth beside it. */
  readonly litCrease: (width: number, line: Line) => FillItem[]
}

export function layCloth(colour: Hex, warp: Warp): LaidCloth {
  const cloth = clothTones(colour)
  const at = (line: Line): Line => line.map(warp)
  const crease = (width: number, line: Line): FillItem[] => [
    { d: FINE.taper(curve(at(line), 16), [0.2, width, width * 0.7, 0.2]), fill: cloth.dark },
  ]
  return {
    cloth,
    at,
    area: (tone, line) => ({ d: drape(at(line)), fill: cloth[tone] }),
    crease,
    litCrease(width, line) {
      const beside = curve(at(line), 16).map(([x, y]) => [x - width * 1.5, y - width * 0.9] as const)
      return [{ d: FINE.taper(beside, [0.2, width * 1.6, width, 0.2]), fill: cloth.light }, ...crease(width, line)]
    },
  }
}

export const inOnePiece = (
  { cloth }: LaidCloth,
  d: string,
  items: readonly DisplayItem[],
  earsHidden = false,
): CoveringLayers => ({
  overGarment: [],
  front: [
    { d, fill: cloth.base },
    { clip: d, items },
  ],
  shadows: [],
  earsHidden,
})

export const drape = (line: Line, count = 60): string =>
  FINE.smooth(curve([...line, ...line.slice(0, 1)], count).slice(0, -1), true)

export const ring = (outer: Line, inner: Line): string =>
  `${FINE.smooth(outer, true)}${FINE.smooth([...inner].reverse(), true)}`

export const lining = (dome: Line): string => FINE.smooth(bothHalves([...curve(dome, 20), [62, 4], [0, 6]]), true)
