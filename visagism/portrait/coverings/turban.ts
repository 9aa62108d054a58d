import type { Hex } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import { makeLevelWarp } from '../head/warp.ts'
import { FINE } from '../pen/pen.ts'
import type { ResolvedPerson } from '../person/person.ts'
import { bothHalves, lerp, type Line, mirror, onSide, type DrawnPoint, type Side, SIDES } from '../pen/points.ts'
import type { CoveringLayers } from './covering.ts'
import { drape, inOnePiece, type LaidCloth, layCloth, lining } from './laid-cloth.ts'

/** Right half: top, ear, brow, middle. */
const DOME: Line = [
  [0, -169],
  [30, -166],
  [57, -153],
  [77, -130],
  [87, -100],
  [87, -70],
  [82, -44],
  [77, -14],
]
const BROW: Line = [
  [77, -14],
  [69, -32],
  [58, -50],
  [42, -64],
  [22, -73],
  [0, -78],
]

/** Cloth meets in a V over the brow; ears stay visible. */
export function turbanFront({ hair: { warp } }: ResolvedPerson, colour: Hex): CoveringLayers {
  const laid = layCloth(colour, warp)
  const { cloth, at } = laid
  const right = [...curve(DOME, 26), ...curve(BROW, 20).slice(1)]
  const d = FINE.smooth(at(bothHalves(right)), true)
  return {
    back: [{ d: lining(DOME.map(warp)), fill: cloth.dark }],
    overGarment: [],
    front: [
      { d, fill: cloth.base },
      { clip: d, items: [sheen(laid), ...turns(laid, -1), ...turns(laid, 1), farSide(laid)] },
    ],
    shadows: [shadowUnder(at)],
    earsHidden: false,
  }
}

const shadowUnder = (at: (line: Line) => Line): string => {
  const low = curve([...mirror(BROW), ...[...BROW].reverse().slice(1)], 40).map(([x, y]): DrawnPoint => [x + 2, y + 6])
  return `${FINE.smooth(at(low))}L${FINE.at([120, -200])}L${FINE.at([-120, -200])}Z`
}

const SEAM: Line = [
  [-15, -70],
  [-6, -96],
  [8, -128],
  [28, -178],
]

function turns({ at, cloth }: LaidCloth, side: Side): DisplayItem[] {
  const edges = [0, 0.2, 0.4, 0.6, 0.8, 1].map((k) => {
    const start = lerp(-86, -152, k)
    return at(
      onSide(
        curve(
          [
            [-30, start + 22],
            [8, start - 4],
            [40, lerp(-78, -152, k ** 0.9)],
            [66, lerp(-58, -140, k ** 1.05)],
            [98, lerp(-24, -114, k ** 1.1)],
          ],
          24,
        ),
        side,
      ),
    )
  })
  const lines: DisplayItem[] = edges.flatMap((edge) => [
    {
      d: FINE.taper(
        edge.map(([x, y]): DrawnPoint => [x, y + 3.4]),
        [0.6, 4.6, 4.6, 2],
      ),
      fill: cloth.shade,
    },
    { d: FINE.taper(edge, [1.2, 2.4, 2.2, 1.6]), fill: cloth.dark },
  ])
  if (side < 0) return lines
  const seam = at(curve(SEAM, 16))
  const clip = `${FINE.smooth(seam)}L${FINE.at([140, -220])}L${FINE.at([140, 20])}L${FINE.at([-15, 20])}Z`
  return [
    { clip, items: [{ d: clip, fill: cloth.base }, ...lines] },
    { d: FINE.taper(seam, [1.6, 2.6, 2.2, 0.6]), fill: cloth.dark },
  ]
}

const sheen = ({ area }: LaidCloth): DisplayItem =>
  area('light', [
    [0, -164],
    [-38, -156],
    [-68, -128],
    [-80, -92],
    [-80, -62],
    [-66, -84],
    [-52, -118],
    [-24, -142],
  ])

const farSide = ({ area }: LaidCloth): DisplayItem => ({
  ...area('dark', [
    [58, -180],
    [76, -130],
    [74, -80],
    [62, -40],
    [110, -10],
    [130, -180],
  ]),
  op: 0.4,
})

export function turbanSide({ face }: ResolvedPerson, colour: Hex): CoveringLayers {
  const laid = layCloth(colour, makeLevelWarp(face))
  const { cloth, at, area } = laid
  const outline: Line = [
    [-76, -74],
    [-84, -96],
    [-82, -128],
    [-62, -152],
    [-22, -166],
    [28, -168],
    [76, -154],
    [108, -122],
    [120, -78],
    [116, -36],
    [104, 0],
    [88, 22],
    [70, 30],
    [52, 18],
    [36, -6],
    [20, -24],
    [-2, -28],
    [-30, -40],
    [-56, -62],
  ]
  const d = drape(at(outline), 80)
  const items: DisplayItem[] = []
  for (let i = 0; i < 6; i++) {
    const k = i / 5
    const edge: Line = [
      [-92, lerp(-82, -140, k)],
      [-56, lerp(-84, -150, k)],
      [-4, lerp(-62, -148, k)],
      [48, lerp(-34, -128, k)],
      [88, lerp(4, -92, k)],
      [126, lerp(34, -56, k)],
    ]
    items.push({ d: FINE.taper(curve(at(edge), 30), [0.8, 2.4, 2.6, 1.4]), fill: i % 2 ? cloth.shade : cloth.dark })
  }
  return inOnePiece(laid, d, [
    area('light', [
      [-80, -100],
      [-70, -138],
      [-24, -160],
      [30, -160],
      [20, -146],
      [-24, -144],
      [-60, -120],
    ]),
    area('shade', [
      [80, -170],
      [96, -110],
      [90, -50],
      [66, 0],
      [60, 50],
      [160, 50],
      [160, -170],
    ]),
    ...items,
  ])
}

export function turbanBack({ hair: { warp } }: ResolvedPerson, colour: Hex): CoveringLayers {
  const laid = layCloth(colour, warp)
  const { cloth, at, area } = laid
  const half: Line = [...DOME.slice(0, 6), [84, -32], [76, 2], [58, 32], [30, 48], [0, 52]]
  const d = drape(at(bothHalves(half)), 90)
  const items: DisplayItem[] = SIDES.flatMap((side) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((k): DisplayItem[] => {
      const edge: Line = [
        [-3, lerp(46, -118, k)],
        [16, lerp(32, -130, k)],
        [50, lerp(0, -138, k)],
        [96, lerp(-44, -138, k)],
      ]
      const whole = at(onSide(curve(edge, 22), side))
      return [
        {
          d: FINE.taper(
            whole.map(([x, y]): DrawnPoint => [x, y + 3.4]),
            [1, 4.6, 4, 1],
          ),
          fill: cloth.shade,
        },
        { d: FINE.taper(whole, [1.6, 2.4, 2.2, 1]), fill: cloth.dark },
      ]
    }),
  )
  return inOnePiece(laid, d, [
    ...items,
    {
      ...area('dark', [
        [44, -180],
        [68, -110],
        [60, -20],
        [30, 60],
        [120, 60],
        [130, -180],
      ]),
      op: 0.3,
    },
  ])
}
