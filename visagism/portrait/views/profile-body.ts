import { clothTones } from '../wear/cloth.ts'
import type { Garment } from '../wear/garments.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import { FINE } from '../pen/pen.ts'
import { type Line, pointAt } from '../pen/points.ts'
import type { SkinTones } from '../head/skin.ts'

export function drawProfileBody(face: Face, skin: SkinTones): DisplayItem[] {
  const c = face.yChin
  const front = throat(face)
  const back = nape(face)
  const d = `${FINE.smooth(curve(front, 24))}L${FINE.smooth([...curve(back, 24)].reverse()).slice(1)}L${FINE.at([40, 0])}L${FINE.at([-30, 30])}Z`
  const shadow: Line = [
    [-70, c + 1],
    [-44, c + 6],
    [-22, c + 22],
    [0, c + 26],
    // Ends behind the jaw, or it looks like a block.
    [19, c + 4],
    [31, 80],
    [42, 54],
    [44, 20],
    [0, 20],
    [-60, 70],
  ]
  return [
    { d, fill: skin.base },
    {
      clip: d,
      items: [
        { d: FINE.smooth(shadow, true), fill: skin.deepShade },
        {
          d: FINE.taper(
            [
              [34, 92],
              [14, 130],
              [-14, 164],
            ],
            [0.2, 4, 1, 0.2],
          ),
          fill: skin.shade,
        },
      ],
    },
    {
      d: FINE.taper(
        [
          [-34, 176],
          [-4, 170],
          [30, 176],
        ],
        [0.2, 1.6, 0.2],
      ),
      fill: skin.deepShade,
    },
  ]
}

export function nape({ neckHalf }: Face): Line {
  const k = neckHalf - 36
  return [
    [70, 60],
    [68 + k * 0.4, 96],
    [73 + k * 0.6, 128],
    [90 + k * 0.5, 150],
    [116, 170],
    [128, 204],
    [132, 262],
  ]
}

export function throat({ yChin: c, masculine, neckHalf }: Face): Line {
  const out = masculine ? 3 : 0
  const k = (neckHalf - 36) * 0.5
  return [
    [-58, c - 12],
    [-56, c + 1],
    [-38 - k, c + 6],
    [-29 - k - out, c + 16],
    [-27 - k - out * 1.6, c + 26],
    [-25 - k, 152],
    [-36, 168],
    [-62, 184],
    [-82, 214],
    [-88, 262],
  ]
}

/** Height at throat and nape, distance from the neck. */
const NECKLINES: Readonly<Record<Garment['type'], readonly [front: number, nape: number, open: number]>> = {
  camiseta: [166, 142, 6],
  'decote-v': [182, 144, 12],
  'gola-alta': [148, 122, 2],
  camisa: [166, 140, 6],
  blazer: [178, 142, 12],
  canoa: [182, 158, 22],
  alcas: [206, 204, 30],
  'decote-u': [196, 150, 16],
  'ombro-a-ombro': [184, 170, 30],
}

export function drawProfileGarment(face: Face, garment: Garment): DisplayItem[] {
  const cloth = clothTones(garment.colour)
  const [front, nape, open] = NECKLINES[garment.type]
  const k = (face.neckHalf - 36) * 0.5
  const neckline = curve(
    [
      [-27 - k - open * 1.3, front],
      [0, front + 5 - open * 0.2],
      [40, (front + nape) / 2 + 4],
      [76 + k + open * 0.6, nape + open * 0.3],
    ],
    20,
  )
  const back = curve(
    [
      [76 + k + open * 0.6, nape + open * 0.3],
      [98, 154 + open * 0.3],
      [121, 174],
      [133, 210],
      [137, 264],
    ],
    18,
  )
  const chest = curve(
    [
      [-92, 264],
      [-87, 218],
      [-68, 186],
      [-46, 172 + open * 0.4],
      [-27 - k - open * 1.3, front],
    ],
    18,
  )
  const d = `${FINE.smooth(neckline)}L${FINE.smooth(back).slice(1)}L${FINE.smooth(chest).slice(1)}Z`
  const arm: Line = [
    [34, 178],
    [52, 200],
    [56, 232],
    [52, 264],
  ]
  const items: DisplayItem[] = [
    { d, fill: cloth.base },
    {
      clip: d,
      items: [
        {
          d: `${FINE.smooth(
            curve(
              [
                [96, 140],
                [88, 176],
                [100, 220],
                [94, 264],
              ],
              12,
            ),
          )}L${FINE.at([200, 270])}L${FINE.at([200, 130])}Z`,
          fill: cloth.shade,
        },
        { d: FINE.taper(arm, [0.3, 1.8, 1.6, 0.3]), fill: cloth.dark },
        {
          d: FINE.taper(
            [
              [-28, 182],
              [-38, 210],
              [-36, 250],
            ],
            [0.2, 1.6, 0.2],
          ),
          fill: cloth.shade,
        },
      ],
    },
  ]
  const edge = neckline.map(([x, y]) => [x, y + 1.5] as const)
  if (garment.type === 'gola-alta') return [...items, ...roll(face, cloth, k)]
  if (garment.type === 'camisa' || garment.type === 'blazer') return [...items, ...collar(cloth, garment, d, k)]
  if (garment.type === 'alcas')
    items.push({
      d: FINE.taper(
        [
          [18, 212],
          [34, 186],
          [52, 166],
          [72, 190],
          [84, 210],
        ],
        [4, 4, 4, 4, 4],
      ),
      fill: cloth.base,
    })
  return [...items, { d: FINE.taper(edge, [2.4, 3.4, 3.4, 2.4]), fill: cloth.light }]
}

type Cloth = ReturnType<typeof clothTones>

function roll(face: Face, cloth: Cloth, k: number): DisplayItem[] {
  const y = 128 + (face.yChin - 114) * 0.8
  const top = curve(
    [
      [-32 - k, y],
      [0, y + 5],
      [40, y - 6],
      [74 + k, y - 20],
    ],
    16,
  )
  const bottom = curve(
    [
      [-36 - k, y + 34],
      [0, y + 40],
      [42, y + 26],
      [80 + k, y + 10],
    ],
    16,
  )
  const d = FINE.between(top, bottom)
  const ribs = Array.from({ length: 9 }, (_, i) => {
    return FINE.taper([pointAt(top, i + 3), pointAt(bottom, i + 3)], [0.9, 0.9])
  })
  return [
    {
      d: FINE.taper(
        bottom.map(([x, py]) => [x, py + 3]),
        [1, 4, 4, 1],
      ),
      fill: cloth.shade,
    },
    { d, fill: cloth.light },
    { clip: d, items: [{ d: ribs.join(''), fill: cloth.shade, op: 0.8 }] },
  ]
}

function collar(cloth: Cloth, garment: Garment, body: string, k: number): DisplayItem[] {
  const blazer = garment.type === 'blazer'
  const stand: Line = blazer
    ? [
        [-24, 178],
        [10, 166],
        [44, 150],
        [74 + k, 130],
        [82 + k, 146],
        [46, 166],
        [14, 184],
        [-14, 196],
      ]
    : [
        [-32 - k, 160],
        [0, 160],
        [40, 146],
        [74 + k, 128],
        [82 + k, 146],
        [44, 168],
        [4, 182],
        [-40 - k, 188],
      ]
  const d = FINE.smooth(stand, true, 0.12)
  const items: DisplayItem[] = [
    {
      d: FINE.smooth(
        stand.map(([x, y]) => [x + 1, y + 5]),
        true,
        0.12,
      ),
      fill: cloth.shade,
    },
    { d, fill: cloth.light },
    {
      d: FINE.taper(stand.slice(4).reverse(), [0.9, 1.1, 1.1, 0.9]),
      fill: cloth.shade,
    },
  ]
  if (!blazer) return items
  const inside = clothTones(garment.lining ?? '#FCF8F3')
  const lapel: Line = [
    [-52, 192],
    [-14, 190],
    [34, 176],
    [82 + k, 150],
    [86 + k, 160],
    [40, 190],
    [-6, 208],
    [-30, 214],
    [-24, 222],
    [-62, 262],
    [-78, 262],
    [-72, 226],
  ]
  const bib: Line = [
    [-34 - k, 168],
    [-10, 172],
    [-26, 196],
    [-52, 240],
    [-74, 262],
    [-84, 240],
    [-66, 194],
  ]
  return [
    {
      clip: body,
      items: [
        { d: FINE.smooth(bib, true, 0.12), fill: inside.base },
        { d: FINE.smooth(lapel, true, 0.08), fill: cloth.light },
      ],
    },
    ...items,
  ]
}
