import { bothHalves, type Line } from '../pen/points.ts'

export const HAIRLINES = ['redonda', 'reta', 'bico', 'entradas', 'recuada'] as const
export type Hairline = (typeof HAIRLINES)[number]

/** Right half on the oval, mid-forehead to ear. */
const ROUND: Line = [
  [0, -90.5],
  [14, -89],
  [27, -83],
  [38, -74.5],
  [49, -61],
  [57, -43],
  [60.5, -30],
  [65.5, -19],
  [68, -7],
  [70.5, 3],
]
const STRAIGHT: Line = [
  [0, -89],
  [16, -89],
  [31, -87],
  [43, -80.5],
  [52, -66],
  [57.5, -47],
  [59, -33],
  [64.5, -21],
  [68, -8],
  [70.5, 3],
]
const PEAK: Line = [
  [0, -84],
  [8, -88],
  [21, -92],
  [35, -86],
  [48, -70],
  [56, -49],
  [59, -34],
  [64.5, -21],
  [68, -8],
  [70.5, 3],
]
const RECEDING: Line = [
  [0, -90],
  [11, -91],
  [22, -97],
  [34, -103],
  [44, -97],
  [51, -78],
  [56, -54],
  [59, -36],
  [65, -21],
  [69, -2],
]

/** Two deep corners with the forelock between. */
const RECEDED: Line = [
  [0, -91],
  [9, -92.5],
  [17, -98],
  [26, -108],
  [36, -111.5],
  [45, -104],
  [52, -85],
  [57, -58],
  [60, -38],
  [65, -21],
  [69, -2],
]

const LINES: Readonly<Record<Hairline, Line>> = {
  redonda: ROUND,
  reta: STRAIGHT,
  bico: PEAK,
  entradas: RECEDING,
  recuada: RECEDED,
}

/** Right half, canonical; shared by contours, tied hair, fades and shaved heads. */
export const hairlineOf = (hairline: Hairline): Line => LINES[hairline]

/** Left ear to right ear. */
export function wholeHairline(hairline: Hairline): Line {
  const half = hairlineOf(hairline)
  return [...bothHalves([...half].reverse())].reverse()
}
