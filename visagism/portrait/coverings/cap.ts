import type { Hex } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import { makeLevelWarp } from '../head/warp.ts'
import type { FillItem } from '../pen/display.ts'
import { FINE } from '../pen/pen.ts'
import type { ResolvedPerson } from '../person/person.ts'
import { bothHalves, type Line, mirror, type DrawnPoint } from '../pen/points.ts'
import type { CoveringLayers } from './covering.ts'
import { drape, inOnePiece, type LaidCloth, layCloth, lining } from './laid-cloth.ts'

/** Right half. */
const DOME: Line = [
  [0, -146],
  [30, -143],
  [55, -129],
  [72, -106],
  [80, -76],
  [82, -46],
  [77, -14],
]
const EDGE: Line = [
  [77, -14],
  [68, -34],
  [46, -55],
  [24, -65],
  [0, -68.5],
]
const CUFF = 19

export function capFront({ hair: { warp } }: ResolvedPerson, colour: Hex): CoveringLayers {
  const laid = layCloth(colour, warp)
  const { cloth, at, area, crease } = laid
  const d = FINE.smooth(at(bothHalves([...curve(DOME, 26), ...curve(EDGE, 20).slice(1)])), true)
  const low = curve([...mirror(EDGE), ...[...EDGE].reverse().slice(1)], 44)
  const high = low.map(([x, y]): DrawnPoint => [x * 1.02, y - CUFF - Math.abs(x) * 0.06])
  const cuff = FINE.between(at(high), at(low))
  const under = at(low.map(([x, y]): DrawnPoint => [x + 2, y + 5]))
  return {
    back: [{ d: lining(DOME.map(warp)), fill: cloth.dark }],
    overGarment: [],
    front: [
      { d, fill: cloth.base },
      {
        clip: d,
        items: [
          area('shade', [
            [44, -160],
            [64, -118],
            [66, -70],
            [58, -20],
            [110, -10],
            [120, -160],
          ]),
          area('light', [
            [-16, -138],
            [-44, -122],
            [-62, -94],
            [-66, -84],
            [-50, -92],
            [-30, -120],
          ]),
          ...crease(1.8, [
            [-6, -142],
            [-26, -118],
            [-36, -88],
          ]),
          ...crease(1.8, [
            [10, -142],
            [30, -118],
            [40, -86],
          ]),
          ...crease(1.4, [
            [2, -140],
            [4, -116],
            [2, -96],
          ]),
        ],
      },
      ...turnedUp(laid, high, cuff),
      {
        clip: cuff,
        items: [
          area('base', [
            [40, -120],
            [58, -84],
            [54, -10],
            [120, -10],
            [120, -120],
          ]),
        ],
      },
    ],
    shadows: [`${FINE.smooth(under)}L${FINE.at([120, -200])}L${FINE.at([-120, -200])}Z`],
    earsHidden: false,
  }
}

export function capSide({ face }: ResolvedPerson, colour: Hex): CoveringLayers {
  const laid = layCloth(colour, makeLevelWarp(face))
  const { at, area, crease } = laid
  const low: Line = [
    [-82, -64],
    [-56, -58],
    [-24, -40],
    [6, -29],
    [34, -14],
    [62, 14],
    [84, 30],
  ]
  const top: Line = [
    [100, 2],
    [108, -36],
    [104, -80],
    [82, -116],
    [44, -137],
    [0, -141],
    [-44, -134],
    [-72, -112],
    [-84, -84],
  ]
  const d = FINE.smooth([...curve(at(low), 24), ...curve(at(top), 40)], true)
  const edge = curve(low, 30)
  const high = edge.map(([x, y], i): DrawnPoint => [x + i * 0.42, y - CUFF - 1])
  const cuff = FINE.between(at(high), at(edge))
  return inOnePiece(laid, d, [
    area('shade', [
      [70, -150],
      [86, -100],
      [84, -50],
      [60, -10],
      [140, 40],
      [150, -150],
    ]),
    area('light', [
      [-66, -112],
      [-36, -128],
      [6, -134],
      [0, -126],
      [-34, -118],
      [-58, -104],
    ]),
    ...crease(1.8, [
      [30, -134],
      [6, -104],
      [-4, -66],
    ]),
    ...crease(1.8, [
      [40, -132],
      [48, -96],
      [46, -44],
    ]),
    ...turnedUp(laid, high, cuff),
  ])
}

export function capBack({ hair: { warp } }: ResolvedPerson, colour: Hex): CoveringLayers {
  const laid = layCloth(colour, warp)
  const { at, area, crease } = laid
  const right: Line = [...DOME, [76, 4], [60, 30], [32, 42], [0, 45]]
  const d = drape(at(bothHalves(right)), 80)
  const low = curve(
    [
      [-90, -30],
      [-76, 4],
      [-60, 30],
      [-32, 42],
      [0, 45],
      [32, 42],
      [60, 30],
      [76, 4],
      [90, -30],
    ],
    44,
  )
  const high = low.map(([x, y]): DrawnPoint => [x * 1.03, y - CUFF])
  const cuff = FINE.between(at(high), at(low))
  return inOnePiece(laid, d, [
    area('shade', [
      [40, -160],
      [62, -100],
      [58, -20],
      [36, 60],
      [120, 60],
      [120, -160],
    ]),
    area('light', [
      [-18, -138],
      [-46, -118],
      [-62, -84],
      [-62, -50],
      [-50, -84],
      [-34, -114],
    ]),
    ...crease(1.8, [
      [-4, -140],
      [-24, -90],
      [-28, -20],
    ]),
    ...crease(1.8, [
      [8, -140],
      [30, -90],
      [34, -20],
    ]),
    ...turnedUp(laid, high, cuff),
  ])
}

const turnedUp = ({ cloth, at }: LaidCloth, high: Line, cuff: string): FillItem[] => [
  { d: FINE.taper(at(high.map(([x, y]): DrawnPoint => [x, y - 1])), [1, 3, 3, 1]), fill: cloth.dark },
  { d: cuff, fill: cloth.light },
]
