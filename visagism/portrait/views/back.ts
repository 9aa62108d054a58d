import { drawEars } from '../head/body.ts'
import { mix } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import { clothTones } from '../wear/cloth.ts'
import type { Garment } from '../wear/garments.ts'
import { drawCovering } from '../coverings/covering.ts'
import { type BackHair, backHair } from './back-hair.ts'
import { grownOver, holdsEnds } from '../hair/two-kinds.ts'
import { whitened } from '../hair/greys.ts'
import { drawThinning } from '../hair/thinning.ts'
import { FINE } from '../pen/pen.ts'
import { leavesTopBare, type ResolvedPerson } from '../person/person.ts'
import { bothHalves, type Line } from '../pen/points.ts'
import type { SkinTones } from '../head/skin.ts'

export function drawBack(person: ResolvedPerson): DisplayItem[] {
  const { face, skin, traits } = person
  const worn = drawCovering(person, 'back')
  const hair = worn ? { items: worn.front, earsCovered: worn.earsHidden } : ownBack(person)
  const thin = traits.crown === 'ralo' ? drawThinning(person.hair, person.cut, 'back') : []
  return [
    ...body(face, skin),
    ...(traits.garment ? garmentBack(face, traits.garment) : []),
    ...(hair.earsCovered
      ? []
      : drawEars(face, skin, person.hair.warp([75, 0])[0], traits.earsOut).filter((_, i) => i % 3 === 0)),
    ...head(person),
    ...(worn ? hair.items : whitened([...hair.items, ...thin], traits.greys, 'back', person.hair)),
  ]
}

function ownBack(person: ResolvedPerson): BackHair {
  const { traits, cut, hair } = person
  const own = backHair(person)
  if (!traits.straightEnds || !holdsEnds(cut, hair)) return own
  const ends = backHair({ ...person, hair: { ...hair, texture: 'liso' } })
  return { ...own, items: grownOver(own.items, ends.items, 'back') }
}

function head({ face, skin, hair, cut, traits }: ResolvedPerson): DisplayItem[] {
  // On a bare head a full shadow looks like a block.
  const isBare = traits.covering === undefined && leavesTopBare(cut)
  const shadow = isBare ? mix(skin.base, skin.shade, 0.5) : skin.shade
  const right = curve(
    [
      [0, -124],
      [16, -122.8],
      [38, -116],
      [64, -92],
      [74, -54],
      [74, -8],
      [68, 36],
      [55, 66],
      [43, 84],
      [0, 92],
    ].map(([x, y]) => hair.warp([x ?? 0, y ?? 0])),
    30,
  )
  const d = FINE.smooth(bothHalves(right), true)
  const shade = curve(
    [
      [30, -130],
      [56, -90],
      [52, -30],
      [38, 30],
      [20, 70],
      [12, 104],
    ],
    16,
  )
  return [
    { d, fill: skin.base },
    {
      clip: d,
      items: [{ d: `${FINE.smooth(shade)}L${FINE.at([120, 130])}L${FINE.at([120, -130])}Z`, fill: shadow }],
    },
    {
      d: FINE.taper(
        [
          [-face.neckHalf * 0.8, 96],
          [-face.neckHalf * 0.5, 104],
          [0, 106],
          [face.neckHalf * 0.6, 103],
        ],
        [0.2, 3, 4, 0.4],
      ),
      fill: skin.shade,
    },
  ]
}

function body(face: Face, skin: SkinTones): DisplayItem[] {
  const { neckHalf: n, shoulderHalf: s, yShoulder: y } = face
  const right = curve(
    [
      [n, 40],
      [n - 1, 92],
      [n + 1, 120],
      [n + 10, 142],
      [s * 0.56, y - 8],
      [s * 0.8, y + 5],
      [s * 0.94, y + 26],
      [s, 262],
    ],
    30,
  )
  const d = FINE.smooth(bothHalves(right), true)
  const shade = curve(
    [
      [n * 0.1, 60],
      [n * 0.3, 110],
      [n * 0.8, 140],
      [s * 0.6, y],
      [s * 0.7, 262],
    ],
    16,
  )
  return [
    { d, fill: skin.base },
    {
      clip: d,
      items: [{ d: `${FINE.smooth(shade)}L${FINE.at([220, 262])}L${FINE.at([220, 60])}Z`, fill: skin.shade }],
    },
    {
      d: FINE.taper(
        [
          [-4, 118],
          [-3, 140],
          [-2, 156],
        ],
        [0.2, 2, 0.2],
      ),
      fill: mix(skin.base, skin.shade, 0.7),
    },
  ]
}

/** Height at mid-back and beside the neck. */
const NECKLINES: Readonly<Record<Garment['type'], readonly [middle: number, side: number, wide: number]>> = {
  camiseta: [147, 140, 8],
  'decote-v': [150, 141, 9],
  'gola-alta': [146, 138, 6],
  camisa: [144, 136, 8],
  blazer: [145, 137, 9],
  canoa: [172, 158, 40],
  alcas: [214, 206, 58],
  'decote-u': [158, 148, 18],
  'ombro-a-ombro': [190, 190, 58],
}

function garmentBack(face: Face, garment: Garment): DisplayItem[] {
  const cloth = clothTones(garment.colour)
  const { neckHalf: n, shoulderHalf: s, yShoulder: y } = face
  const isOffShoulder = garment.type === 'ombro-a-ombro'
  const [middle, side, own] = NECKLINES[garment.type]
  const wide = isOffShoulder ? s * 0.95 - n : own
  const bulk = garment.type === 'blazer' ? 1.05 : 1
  const shoulder: Line = isOffShoulder
    ? [
        [n + wide, side],
        [s * 1.03, y + 34],
        [s * 1.1, 262],
      ]
    : wide > 50
      ? [
          [n + wide, side],
          [s * 0.74, 226],
          [s * 0.8, 262],
        ]
      : [
          [n + wide, side],
          [s * 0.62, y - 12],
          [s * 0.84 * bulk, y],
          [s * 1.02 * bulk, y + 18],
          [s * 1.1 * bulk, y + 52],
          [s * 1.14 * bulk, 262],
        ]
  const right = curve(shoulder, 24)
  const neck = curve(
    [
      [-n - wide, side],
      [-n * 0.5, (side + middle) / 2 + 3],
      [0, middle],
      [n * 0.5, (side + middle) / 2 + 3],
      [n + wide, side],
    ],
    20,
  )
  const d = `${FINE.smooth(right)}L${FINE.at([-(right.at(-1)?.[0] ?? s), 262])}${FINE.onward(right.map(([x, py]) => [-x, py] as const).reverse())}${FINE.onward(neck)}Z`
  const edge = curve(
    [
      [s * 0.5, y - 30],
      [s * 0.6, y + 10],
      [s * 0.54, y + 44],
      [s * 0.66, 262],
    ],
    14,
  )
  const items: DisplayItem[] = [
    { d, fill: cloth.base },
    {
      clip: d,
      items: [
        { d: `${FINE.smooth(edge)}L${FINE.at([220, 262])}L${FINE.at([220, 100])}Z`, fill: cloth.shade },
        {
          d: FINE.taper(
            [
              [-s * 0.8, y + 10],
              [-s * 0.72, y + 34],
              [-s * 0.72, 262],
            ],
            [0.2, 1.6, 0.2],
          ),
          fill: cloth.shade,
        },
        {
          d: FINE.taper(
            [
              [s * 0.8, y + 10],
              [s * 0.74, y + 34],
              [s * 0.74, 262],
            ],
            [0.2, 1.6, 0.2],
          ),
          fill: cloth.dark,
        },
        ...(garment.type === 'blazer' || garment.type === 'camisa'
          ? [
              {
                d: FINE.taper(
                  [
                    [0, middle + 20],
                    [0, 262],
                  ],
                  [0.8, 1.2, 0.8],
                ),
                fill: cloth.dark,
              },
            ]
          : []),
      ],
    },
  ]
  if (garment.type === 'alcas')
    return [
      ...items,
      ...[-1, 1].map((k) => ({
        d: FINE.taper(
          [
            [k * s * 0.42, 214],
            [k * s * 0.38, 180],
            [k * s * 0.46, y - 10],
          ],
          [4.4, 4, 4],
        ),
        fill: k < 0 ? cloth.base : cloth.shade,
      })),
    ]
  return [...items, collarBack(face, garment, neck)]
}

function collarBack(face: Face, garment: Garment, neck: Line): DisplayItem {
  const { neckHalf: n } = face
  const colour = garment.type === 'blazer' ? (garment.lining ?? '#FCF8F3') : garment.colour
  const cloth = clothTones(colour)
  const height = {
    camiseta: 5,
    'decote-v': 5,
    canoa: 4,
    alcas: 0,
    'decote-u': 4,
    'ombro-a-ombro': 5,
    camisa: 20,
    blazer: 12,
    'gola-alta': 34,
  }[garment.type]
  const top = neck.map(
    ([x, y]) =>
      [
        x * (height > 10 ? (n + 3) / (Math.abs(neck[0]?.[0] ?? n) || n) : 1),
        y - height + (height > 10 ? 4 : 0),
      ] as const,
  )
  return {
    d: FINE.between(
      top,
      neck.map(([x, y]) => [x, y + 3] as const),
    ),
    fill: cloth.light,
  }
}
