import type { Hex } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import { type Face, widthAt } from '../head/face.ts'
import { makeLevelWarp } from '../head/warp.ts'
import { FINE } from '../pen/pen.ts'
import { visibleContourLine } from '../head/outline.ts'
import type { ResolvedPerson } from '../person/person.ts'
import { bothHalves, lerp, type Line, onSide, type DrawnPoint, smoothstep } from '../pen/points.ts'
import type { CoveringLayers } from './covering.ts'
import { drape, inOnePiece, type LaidCloth, layCloth, ring } from './laid-cloth.ts'

/** Right half, from the crown. */
const HOOD: Line = [
  [0, -147],
  [28, -144],
  [55, -131],
  [75, -106],
  [87, -72],
  [92, -34],
  [92, 6],
  [88, 46],
  [79, 84],
  [68, 112],
  [58, 128],
]
/** Right half. */
const DRAPE: Line = [
  [60, 60],
  [70, 104],
  [82, 132],
  [104, 152],
  [126, 174],
  [135, 198],
  [120, 228],
  [92, 262],
]

/** Only cloth hides hair, ears and neck. */
export function veilFront({ face, hairline, traits, hair: { warp } }: ResolvedPerson, colour: Hex): CoveringLayers {
  const laid = layCloth(colour, warp)
  const { cloth, at } = laid
  const outer = bothHalves(curve([...at(HOOD), [32, face.yChin + 21], [0, face.yChin + 26]], 46))
  const opening = traits.isVeilBack ? visibleContourLine(face, hairline) : openingOf(face)
  const hood = ring(outer, opening)
  return {
    overGarment: breast(face, laid),
    front: [
      { d: hood, fill: cloth.base },
      { clip: hood, items: hoodFolds(face, laid) },
      ...(traits.isVeilBack ? [] : [{ d: band(face), fill: cloth.dark }]),
    ],
    shadows: [
      ring(
        bothHalves(curve(at(HOOD), 30)),
        opening.map(([x, y]) => [x + 1.2, y + (y < 0 ? 6 : 0)]),
      ),
    ],
    earsHidden: true,
  }
}

/** Half-opening for a face of half-width `half` at `y`: cloth covers the cheeks and meets the chin. */
export const veilOpening = (half: number, y: number) => Math.max(6, half - 5.5 * (1 - smoothstep(30, 112, y)))

/** Runs just inside the contour, so that jaw and chin keep their shape. */
function openingOf(face: Face): Line {
  const top = face.yHair + 11
  const temple = widthAt(face.half, -30) - 6.5
  const right: Line = [
    [0, top],
    [temple * 0.36, top + 3],
    [temple * 0.68, top + 13],
    [temple * 0.9, lerp(top, -22, 0.52)],
    [temple, -30],
    ...[0, 24, 46, 66, 84, 98].map((y): DrawnPoint => {
      const level = lerp(0, face.yChin, y / 114)
      return [veilOpening(widthAt(face.half, level), y), level]
    }),
    [12, face.yChin - 0.6],
    [0, face.yChin + 0.4],
  ]
  return bothHalves(curve(right, 44))
}

function band(face: Face): string {
  const lower = openingOf(face).slice(0, 18)
  const half = lower.filter(([x, y]) => x >= 0 && y < -18)
  const upper = half.map(([x, y], i): DrawnPoint => {
    const k = 1 - i / (half.length - 1)
    return [x + 2.4 * (1 - k), y - 1 - 7.5 * k ** 0.7]
  })
  const whole = (line: Line): Line => [...line.map(([x, y]): DrawnPoint => [-x, y]).reverse(), ...line.slice(1)]
  return FINE.between(whole(upper), whole(half))
}

function hoodFolds(face: Face, { cloth, area, crease, litCrease }: LaidCloth): DisplayItem[] {
  const far: Line = [
    [34, -160],
    [66, -122],
    [77, -80],
    [79, -30],
    [76, 20],
    [66, 70],
    [50, 110],
    [120, 130],
    [130, -160],
  ]
  const sheen: Line = [
    [-22, -139],
    [-54, -120],
    [-74, -84],
    [-81, -40],
    [-82, 2],
    [-78, 0],
    [-74, -44],
    [-64, -84],
    [-46, -116],
  ]
  const under: Line = [
    [-62, 70],
    [-50, 96],
    [-28, face.yChin + 6],
    [0, face.yChin + 10],
    [28, face.yChin + 6],
    [50, 96],
    [62, 70],
  ]
  return [
    area('shade', far),
    area('light', sheen),
    ...litCrease(
      1.8,
      onSide(
        [
          [74, -70],
          [80, -20],
          [78, 30],
          [66, 84],
        ],
        -1,
      ),
    ),
    ...crease(2.2, [
      [70, -84],
      [80, -30],
      [80, 24],
      [69, 78],
    ]),
    ...crease(1.6, [
      [64, -60],
      [71, -14],
      [71, 30],
      [62, 76],
    ]),
    ...crease(2, [
      [-70, 0],
      [-74, 34],
      [-66, 76],
      [-50, 104],
    ]),
    ...crease(1.6, [
      [12, -142],
      [44, -128],
      [66, -98],
    ]),
    { d: FINE.taper(curve(under, 24), [0.3, 3.4, 4.6, 3.4, 0.3]), fill: cloth.dark },
  ]
}

function breast(face: Face, { cloth, at, area, crease, litCrease }: LaidCloth): DisplayItem[] {
  const d = drape(at(bothHalves([[0, 50], ...DRAPE])), 90)
  const c = face.yChin
  const across: Line = [
    [66, 92],
    [44, 118],
    [8, c + 22],
    [-40, c + 40],
    [-92, c + 52],
    [-150, c + 66],
    [-150, 280],
    [150, 280],
    [150, 190],
    [104, 156],
    [84, 134],
    [74, 108],
  ]
  const clip = drape(at(across), 90)
  const neck: Line = [
    [-70, 70],
    [-52, c + 6],
    [0, c + 30],
    [54, c + 8],
    [72, 70],
  ]
  return [
    { d, fill: cloth.shade },
    {
      clip: d,
      items: [
        area('dark', [...neck, [40, 40], [-40, 40]]),
        ...crease(2.4, [
          [-66, 88],
          [-44, 118],
          [-8, 138],
        ]),
        ...crease(2, [
          [-72, 110],
          [-58, 138],
          [-30, 156],
        ]),
        { d: clip, fill: cloth.base },
        {
          clip,
          items: [
            area('shade', [
              [96, 120],
              [80, 170],
              [92, 220],
              [88, 280],
              [200, 280],
              [200, 120],
            ]),
            ...litCrease(2.2, [
              [62, 108],
              [30, 142],
              [-24, 168],
              [-104, 190],
            ]),
            ...litCrease(2, [
              [68, 120],
              [44, 160],
              [-6, 198],
              [-70, 232],
            ]),
            ...litCrease(2.2, [
              [74, 130],
              [64, 176],
              [34, 226],
              [10, 262],
            ]),
            ...crease(2, [
              [84, 142],
              [92, 180],
              [86, 230],
            ]),
          ],
        },
        { d: FINE.taper(curve(at(across.slice(0, 6)), 24), [0.6, 2.4, 2.6, 1.4]), fill: cloth.light },
      ],
    },
  ]
}

export function veilSide({ face }: ResolvedPerson, colour: Hex): CoveringLayers {
  const laid = layCloth(colour, makeLevelWarp(face))
  const { cloth, at, area, crease, litCrease } = laid
  const c = 114
  const edge: Line = [
    [-78, -80],
    [-64, -70],
    [-50, -48],
    [-42, -18],
    [-38, 14],
    [-38, 46],
    [-43, 76],
    [-52, 98],
    [-63, c + 1],
  ]
  const outer: Line = [
    [-60, c + 8],
    [-52, 132],
    [-50, 150],
    [-62, 172],
    [-80, 196],
    [-92, 262],
    [138, 262],
    [134, 214],
    [124, 178],
    [104, 148],
    [94, 112],
    [98, 70],
    [107, 24],
    [112, -24],
    [108, -68],
    [90, -106],
    [52, -134],
    [4, -141],
    [-42, -132],
    [-70, -110],
  ]
  const d = FINE.smooth([...curve(at(edge), 26), ...curve(at(outer), 70)], true)
  const far: Line = [
    [86, -120],
    [88, -70],
    [86, -20],
    [74, 40],
    [66, 90],
    [80, 130],
    [104, 170],
    [100, 262],
    [180, 262],
    [180, -120],
  ]
  const sheen: Line = [
    [-50, -118],
    [-8, -131],
    [34, -126],
    [30, -118],
    [-8, -122],
    [-42, -110],
  ]
  return {
    overGarment: [],
    front: [
      { d, fill: cloth.base },
      {
        clip: d,
        items: [
          area('shade', far),
          area('light', sheen),
          ...litCrease(2.2, [
            [-30, -86],
            [-14, -40],
            [-12, 20],
            [-22, 74],
            [-44, 108],
          ]),
          ...litCrease(2.2, [
            [4, -96],
            [22, -40],
            [22, 24],
            [4, 84],
            [-36, 122],
          ]),
          ...crease(2.2, [
            [56, -92],
            [66, -30],
            [58, 40],
            [30, 100],
            [-30, 140],
          ]),
          ...litCrease(2.6, [
            [-48, 138],
            [-6, 150],
            [40, 134],
            [78, 96],
          ]),
          ...litCrease(2.4, [
            [-56, 164],
            [0, 182],
            [60, 176],
            [104, 150],
          ]),
          ...crease(2, [
            [-70, 190],
            [-20, 222],
            [40, 226],
          ]),
          ...crease(2.2, [
            [96, 156],
            [112, 196],
            [114, 250],
          ]),
        ],
      },
      { d: FINE.taper(curve(at(edge.map(([x, y]) => [x + 2, y])), 26), [1, 4, 3.4, 3, 2]), fill: cloth.dark },
    ],
    shadows: [],
    earsHidden: true,
  }
}

export function veilBack({ hair: { warp } }: ResolvedPerson, colour: Hex): CoveringLayers {
  const laid = layCloth(colour, warp)
  const { at, area, crease, litCrease } = laid
  const half: Line = [...HOOD.slice(0, 8), [84, 84], [84, 118], [100, 146], [124, 172], [136, 204], [140, 262]]
  const d = drape(at(bothHalves(half)), 110)
  const far: Line = [
    [30, -160],
    [64, -100],
    [62, -20],
    [50, 60],
    [54, 130],
    [80, 190],
    [84, 262],
    [180, 262],
    [180, -160],
  ]
  return inOnePiece(
    laid,
    d,
    [
      area('shade', far),
      area('light', [
        [-20, -136],
        [-52, -112],
        [-68, -70],
        [-70, -30],
        [-62, -66],
        [-44, -104],
      ]),
      ...litCrease(2.4, [
        [-26, -60],
        [-34, 20],
        [-40, 90],
        [-60, 160],
        [-80, 250],
      ]),
      ...litCrease(2.2, [
        [2, -30],
        [2, 60],
        [-4, 140],
        [-14, 250],
      ]),
      ...crease(2.6, [
        [34, -60],
        [42, 20],
        [44, 90],
        [58, 160],
        [66, 250],
      ]),
      ...litCrease(2.2, [
        [-78, 60],
        [-70, 106],
        [-84, 150],
        [-110, 200],
      ]),
      ...crease(2.2, [
        [76, 50],
        [66, 106],
        [88, 156],
        [112, 206],
      ]),
    ],
    true,
  )
}
