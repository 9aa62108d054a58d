import { bodice, type Cloth, clothTones, folds, HEM, longer, sleeve } from './cloth.ts'
import type { Hex } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import { FINE } from '../pen/pen.ts'
import { type Line, onSide, type DrawnPoint, SIDES } from '../pen/points.ts'
import { blazer, rollNeck, shirt, vNeck } from './tailoring.ts'

export const GARMENT_TYPES = [
  'camiseta',
  'decote-v',
  'gola-alta',
  'camisa',
  'blazer',
  'canoa',
  'alcas',
  'decote-u',
  'ombro-a-ombro',
] as const
export type GarmentType = (typeof GARMENT_TYPES)[number]
export const BARES_SHOULDERS: readonly GarmentType[] = ['canoa', 'alcas', 'decote-u', 'ombro-a-ombro']

export interface Garment {
  readonly type: GarmentType
  readonly colour: Hex
  readonly lining?: Hex
}

export function drawGarment(face: Face, garment: Garment): DisplayItem[] {
  const cloth = clothTones(garment.colour)
  switch (garment.type) {
    case 'camiseta':
      return tee(face, cloth)
    case 'decote-v':
      return vNeck(face, cloth)
    case 'gola-alta':
      return rollNeck(face, cloth)
    case 'camisa':
      return shirt(face, cloth)
    case 'blazer':
      return blazer(face, cloth, garment.lining ?? '#FCF8F3')
    case 'canoa':
      return boatNeck(face, cloth)
    case 'alcas':
      return straps(face, cloth)
    case 'decote-u':
      return scoop(face, cloth)
    case 'ombro-a-ombro':
      return offShoulder(face, cloth)
  }
}

function tee(face: Face, cloth: Cloth): DisplayItem[] {
  const n = face.neckHalf
  const y = 148 + longer(face) * 0.5
  const dip = 168 + longer(face) * 0.4
  const neck: Line = [
    [-n - 6, y],
    [-n * 0.72, y + 11],
    [-n * 0.3, dip - 1.5],
    [0, dip],
    [n * 0.3, dip - 1.5],
    [n * 0.72, y + 11],
    [n + 6, y],
  ]
  const d = bodice(sleeve(face, y), neck)
  const rib = neck.map(([x, py], i): DrawnPoint => {
    const middle = Math.sin((Math.PI * i) / 6)
    return [x * (1 + 0.06 * middle), py + 2 + 5.4 * middle ** 0.6]
  })
  return [
    { d, fill: cloth.base },
    folds(face, d, cloth),
    { d: FINE.between(curve(neck, 24), curve(rib, 24)), fill: cloth.light },
    { d: FINE.taper(rib, [0.4, 1.2, 1.2, 0.4]), fill: cloth.shade },
  ]
}

function boatNeck(face: Face, cloth: Cloth): DisplayItem[] {
  const { shoulderHalf: s, yShoulder: y } = face
  const neck = (dy: number): Line => [
    [-s * 0.64, y - 9 + dy],
    [-s * 0.36, y + 9 + dy],
    [0, y + 14 + dy],
    [s * 0.36, y + 9 + dy],
    [s * 0.64, y - 9 + dy],
  ]
  const d = bodice(
    [
      [s * 0.64, y - 9],
      [s * 0.84, y],
      [s * 1.01, y + 17],
      [s * 1.1, y + 50],
      [s * 1.14, HEM],
    ],
    curve(neck(0), 18),
  )
  return [{ d, fill: cloth.base }, folds(face, d, cloth), { d: FINE.taper(neck(2), [2, 3, 3, 2]), fill: cloth.light }]
}

function scoop(face: Face, cloth: Cloth): DisplayItem[] {
  const { neckHalf: n, shoulderHalf: s, yShoulder: y } = face
  const top = y - 12
  const neck = (wide: number, dy: number): Line => [
    [-s * 0.52 - wide, top + dy * 0.2],
    [-s * 0.47 - wide, top + 18 + dy * 0.5],
    [-n * 0.86 - wide * 0.4, top + 40 + dy],
    [-n * 0.42, top + 50 + dy],
    [0, top + 53 + dy],
    [n * 0.42, top + 50 + dy],
    [n * 0.86 + wide * 0.4, top + 40 + dy],
    [s * 0.47 + wide, top + 18 + dy * 0.5],
    [s * 0.52 + wide, top + dy * 0.2],
  ]
  const d = bodice(
    [
      [s * 0.52, top],
      [s * 0.66, y - 5],
      [s * 0.84, y + 1],
      [s * 1.01, y + 17],
      [s * 1.1, y + 50],
      [s * 1.14, HEM],
    ],
    curve(neck(0, 0), 26),
  )
  return [
    { d, fill: cloth.base },
    folds(face, d, cloth),
    { d: FINE.taper(neck(1.6, 2), [1.4, 2.6, 3, 3, 3, 3, 3, 2.6, 1.4]), fill: cloth.light },
  ]
}

function offShoulder(face: Face, cloth: Cloth): DisplayItem[] {
  const { shoulderHalf: s, yShoulder: y } = face
  const edge = (dy: number): Line => [
    [-s * 0.965, y + 19 + dy],
    [-s * 0.66, y + 15 + dy],
    [-s * 0.3, y + 12 + dy],
    [0, y + 11.5 + dy],
    [s * 0.3, y + 12 + dy],
    [s * 0.66, y + 15 + dy],
    [s * 0.965, y + 19 + dy],
  ]
  const d = bodice(
    [
      [s * 0.965, y + 19],
      [s * 1.04, y + 35],
      [s * 1.09, y + 54],
      [s * 1.13, HEM],
    ],
    curve(edge(0), 24),
  )
  const band = FINE.between(curve(edge(0), 24), curve(edge(11), 24))
  return [
    { d, fill: cloth.base },
    folds(face, d, cloth),
    { clip: d, items: [{ d: band, fill: cloth.light }] },
    { d: FINE.taper(edge(11), [0.6, 1.3, 1.3, 1.3, 1.3, 1.3, 0.6]), fill: cloth.shade },
  ]
}

function straps(face: Face, cloth: Cloth): DisplayItem[] {
  const { shoulderHalf: s, yShoulder: y } = face
  const top: Line = [
    [-s * 0.7, 232],
    [-s * 0.52, 214],
    [-s * 0.3, 206],
    [0, 210],
    [s * 0.3, 206],
    [s * 0.52, 214],
    [s * 0.7, 232],
  ]
  const d = `M${FINE.at([-s * 0.72, HEM])}L${FINE.smooth([...top, [s * 0.72, HEM]]).slice(1)}Z`
  return [
    { d, fill: cloth.base },
    ...SIDES.map((side) => ({
      d: FINE.taper(
        onSide(
          [
            [s * 0.44, 212],
            [s * 0.42, 190],
            [s * 0.46, y - 10],
          ],
          side,
        ),
        [4.4, 4, 4],
      ),
      fill: side < 0 ? cloth.base : cloth.shade,
    })),
    {
      clip: d,
      items: [
        {
          d: FINE.polygon([
            [s * 0.34, 190],
            [s * 0.4, 270],
            [200, 270],
            [200, 190],
          ]),
          fill: cloth.shade,
        },
      ],
    },
  ]
}
