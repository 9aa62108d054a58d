import type { Hex } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import { widthAt } from '../head/face.ts'
import { lobeOf } from '../head/body.ts'
import { FINE } from '../pen/pen.ts'
import { type Line, pointAt, type Side, SIDES } from '../pen/points.ts'
import { GOLD, GOLD_DARK, GOLD_LIGHT } from './metal.ts'

export const GLASSES_TYPES = [
  'redondo',
  'quadrado',
  'gatinho',
  'aviador',
  'fino',
  'oval',
  'clubmaster',
  'retangular',
  'alto',
  'browline',
  'neutro',
] as const
export type GlassesType = (typeof GLASSES_TYPES)[number]

export const EARRING_TYPES = [
  'argola',
  'argola-grande',
  'argola-pequena',
  'ponto',
  'botao',
  'gota',
  'pera',
  'longo',
] as const
export type EarringType = (typeof EARRING_TYPES)[number]

/** Of acetate as thick as it gets, of wire, or clear. */
export type Rim = 'grosso' | 'fino' | 'translucido'

interface Frame {
  /** Outline around its own centre, x away from the nose. */
  readonly lens: Line
  readonly drop: number
  readonly width: number
  /** Start of the temple: x from the lens centre, y from the eyes. */
  readonly hinge: readonly [number, number]
  readonly bar?: true
  readonly browline?: true
  /** A thread holds the lens below. */
  readonly isOpenBelow?: true
  /** Cut glass: bridge and temples alone. */
  readonly isRimless?: true
}

const ring = (rx: number, ry: number): Line =>
  Array.from({ length: 16 }, (_, i) => [Math.cos((i * Math.PI) / 8) * rx, Math.sin((i * Math.PI) / 8) * ry])

const FRAMES: Readonly<Record<GlassesType, Frame>> = {
  redondo: { lens: ring(22, 21), drop: 4.2, width: 2.2, hinge: [22, -3.8] },
  oval: { lens: ring(22.5, 16.5), drop: 4, width: 2.4, hinge: [22.5, -2] },
  quadrado: {
    lens: [
      [-21.5, -15],
      [-8, -17],
      [10, -17.4],
      [22.6, -15.6],
      [23, -3],
      [20, 14.4],
      [8, 17.4],
      [-10, 17.4],
      [-19, 13],
      [-22, -2],
    ],
    drop: 4.6,
    width: 3.4,
    hinge: [23, -5],
  },
  gatinho: {
    lens: [
      [-20.5, -11.5],
      [-6, -15.4],
      [12, -18.8],
      [26.8, -20.4],
      [24.4, -8],
      [20, 8],
      [6, 15.2],
      [-10, 14.4],
      [-19.4, 6],
      [-21.5, -4],
    ],
    drop: 3.2,
    width: 3.1,
    hinge: [26, -12],
  },
  aviador: {
    lens: [
      [-20.5, -15.5],
      [-6, -17.6],
      [12, -17.4],
      [22.6, -13],
      [23, 0],
      [16, 17],
      [4, 23],
      [-8, 20],
      [-18, 8],
      [-22, -6],
    ],
    drop: 6.2,
    width: 1.7,
    hinge: [23, -4],
    bar: true,
  },
  fino: {
    lens: [
      [-20.5, -10.5],
      [-6, -12.4],
      [10, -12.4],
      [21, -10.5],
      [22, 0],
      [19.5, 10],
      [6, 12.6],
      [-8, 12.6],
      [-19, 9],
      [-21.6, 0],
    ],
    drop: 4.2,
    width: 1.5,
    hinge: [22, -4],
    isRimless: true,
  },
  retangular: {
    lens: [
      [-23, -11.5],
      [-8, -12.8],
      [10, -13],
      [24.4, -12],
      [25, -2],
      [23, 10.5],
      [8, 12.8],
      [-10, 12.8],
      [-22, 10.5],
      [-24, -1],
    ],
    drop: 4.4,
    width: 3,
    hinge: [25, -5],
  },
  alto: {
    lens: [
      [-21, -17],
      [-8, -19.6],
      [10, -19.8],
      [22, -17],
      [23.4, -2],
      [20.4, 16.4],
      [8, 21],
      [-8, 21],
      [-18.4, 16],
      [-22, -2],
    ],
    drop: 4.6,
    width: 2.6,
    hinge: [23, -5],
  },
  clubmaster: {
    lens: [
      [-21, -13],
      [-6, -15.4],
      [12, -15.4],
      [23.4, -13.6],
      [22.6, -2],
      [18, 12],
      [6, 16.4],
      [-8, 16],
      [-18, 10],
      [-21.6, -2],
    ],
    drop: 4.4,
    width: 1.6,
    hinge: [23, -8],
    browline: true,
  },
  browline: {
    lens: [
      [-21, -13],
      [-6, -15.8],
      [12, -16],
      [24, -14],
      [22.8, -2],
      [18, 12],
      [6, 16.4],
      [-8, 16],
      [-18, 10],
      [-21.6, -2],
    ],
    drop: 4.4,
    width: 1.2,
    hinge: [23.6, -9],
    browline: true,
    isOpenBelow: true,
  },
  neutro: {
    lens: [
      [-20.5, -12.5],
      [-7, -14],
      [10, -14],
      [21.4, -12],
      [22.6, -1],
      [20.4, 11],
      [8, 14],
      [-8, 14],
      [-19.2, 11],
      [-21.6, -1],
    ],
    drop: 4.2,
    width: 2,
    hinge: [22.4, -4.4],
  },
}

export interface GlassesFit {
  readonly underHair: boolean
  /** Front as wide as the cheekbones, as opticians choose; else one size. */
  readonly toCheeks?: boolean | undefined
  readonly rim?: Rim | undefined
}

/** Bounds of lens scaling. */
const FITTED = { least: 0.84, most: 1.34 }

/** Fits the frame to the cheekbones: lenses grow outwards, and half as much in height. */
function fitted(frame: Frame, face: Face, x: number): Frame {
  const inner = 21.6
  const front = Math.max(...frame.lens.map(([px]) => px))
  // A face may be narrower at the eyes than at the cheekbones.
  const half = Math.min(face.measures.cheek, widthAt(face.half, 0)) - frame.width / 2
  const k = Math.min(FITTED.most, Math.max(FITTED.least, (half - x + inner) / (front + inner)))
  const tall = 1 + (k - 1) * 0.5
  const wider = (px: number) => (px + inner) * k - inner
  return {
    ...frame,
    lens: frame.lens.map(([px, py]) => [wider(px), py * tall]),
    hinge: [wider(frame.hinge[0]), frame.hinge[1] * tall],
  }
}

export function drawGlasses(
  face: Face,
  type: GlassesType,
  colour: Hex,
  { underHair, toCheeks = false, rim }: GlassesFit,
): DisplayItem[] {
  const x = face.xEye + 0.7
  const whole = toCheeks ? fitted(FRAMES[type], face, x) : FRAMES[type]
  const frame = { ...whole, width: rimWidth(whole.width, rim) }
  const clear = rim === 'translucido' ? { op: CLEAR } : {}
  const temple = widthAt(face.half, 0) - (underHair ? 9 : toCheeks ? 2 : 0)
  const items = SIDES.flatMap((s) => lens(frame, s, x, temple, colour, clear))
  const gap = x - 21.6
  const bridge = `M${FINE.at([-gap, 2.2])}C${FINE.at([-gap / 2, -3.2])} ${FINE.at([gap / 2, -3.2])} ${FINE.at([gap, 2.2])}`
  items.push({ d: bridge, stroke: colour, sw: frame.browline ? 1.8 : frame.width, ...clear })
  if (frame.bar) {
    const bar = `M${FINE.at([-gap - 4, -9.4])}C${FINE.at([-gap / 2, -11.2])} ${FINE.at([gap / 2, -11.2])} ${FINE.at([gap + 4, -9.4])}`
    items.push({ d: bar, stroke: colour, sw: frame.width })
  }
  return items
}

/** Opacity of a clear rim. */
const CLEAR = 0.62
/** Units of a wire, and times of a thick rim. */
const WIRE = 1.25
const THICK = 1.4
export const rimWidth = (width: number, rim: Rim | undefined): number =>
  rim === 'grosso' ? Math.max(3, width) * THICK : rim === 'fino' ? Math.min(width, WIRE) : width

function lens(
  frame: Frame,
  s: Side,
  x: number,
  temple: number,
  colour: Hex,
  clear: { readonly op?: number },
): DisplayItem[] {
  const points: Line = frame.lens.map(([px, py]) => [s * (x + px), py + frame.drop])
  const d = FINE.smooth(points, true, 0.163)
  const glare = (from: number, width: number) =>
    FINE.polygon([
      [s * x - from - 7, 29],
      [s * x - from + 7, -23],
      [s * x - from + 7 + width, -23],
      [s * x - from - 7 + width, 29],
    ])
  const h = x + frame.hinge[0]
  const y = frame.hinge[1]
  const items: DisplayItem[] = [
    { d, fill: '#ffffff', op: 0.05 },
    { clip: d, items: [{ d: glare(9, 7) + glare(-1, 2), fill: '#ffffff', op: 0.09 }] },
    frame.isRimless
      ? { d, stroke: '#ffffff', sw: 0.8, op: 0.5 }
      : frame.isOpenBelow
        ? { d, stroke: colour, sw: 0.7, op: 0.4 }
        : { d, stroke: colour, sw: frame.width, ...clear },
    {
      d: FINE.taper(
        [
          [s * (h - 0.5), y],
          [s * (h + 4), y - 0.2],
          [s * (temple + 3), -2.8],
        ],
        frame.isOpenBelow ? [4.4, 3.4, 2.6] : [frame.width * 1.25, frame.width * 1.1, frame.width * 0.9],
      ),
      fill: colour,
      ...clear,
    },
    ...(frame.isRimless ? [{ d: FINE.ellipse(s * (h - 2.4), y + 1.4, 1.1), fill: colour }] : []),
  ]
  if (frame.browline) {
    const rim = points.slice(0, 4)
    const [tail, side] = [pointAt(points, 9), pointAt(points, 4)]
    if (frame.isOpenBelow) {
      const line = [tail, ...rim, side]
      items.push({ d: FINE.taper(line, [0.2, 5.4, 7.2, 7.2, 5.6, 0.2]), fill: colour })
    } else items.push({ d: FINE.taper(rim, [2.6, 4.6, 4.8, 3.4]), fill: colour })
  }
  return items
}

export function drawEarrings(face: Face, type: EarringType): DisplayItem[] {
  const lobe = lobeOf(face)
  return SIDES.flatMap((s) => earring(type, s, s * lobe.x, lobe.y))
}

const HOOPS = { 'argola-pequena': 0.55, argola: 1, 'argola-grande': 1.75 } as const

function earring(type: EarringType, s: Side, x: number, y: number): DisplayItem[] {
  const stud: DisplayItem[] = [
    { d: FINE.ellipse(x, y - 1, 2.2), fill: GOLD },
    { d: FINE.ellipse(x - 0.7, y - 1.7, 0.8), fill: GOLD_LIGHT },
  ]
  if (type === 'ponto') return stud
  if (type === 'botao')
    return [
      { d: FINE.ellipse(x + 0.7, y + 0.9, 7), fill: GOLD_DARK },
      { d: FINE.ellipse(x, y, 6.8), fill: GOLD },
      { d: FINE.ellipse(x - 1.9, y - 2.1, 2.2), fill: GOLD_LIGHT },
    ]
  if (type === 'pera')
    return [
      { d: FINE.ellipse(x, y, 1.9), fill: GOLD },
      {
        d: FINE.smooth(
          [
            [x, y + 2],
            [x + 3.4, y + 12],
            [x + 8, y + 24],
            [x + 4.4, y + 29.4],
            [x, y + 30.4],
            [x - 4.4, y + 29.4],
            [x - 8, y + 24],
            [x - 3.4, y + 12],
          ],
          true,
        ),
        fill: GOLD,
      },
      { d: FINE.ellipse(x - 2.6, y + 22.4, 1.6, 4), fill: GOLD_LIGHT },
    ]
  if (type === 'argola' || type === 'argola-grande' || type === 'argola-pequena') {
    const r = HOOPS[type]
    return [
      { d: FINE.ellipse(x + s, y + 10 * r, 7.6 * r, 10.4 * r), stroke: GOLD, sw: 2.3 },
      {
        d: FINE.taper(
          [
            [x - 5 * r + s, y + 5 * r],
            [x - 6.2 * r + s, y + 10 * r],
            [x - 4.4 * r + s, y + 16 * r],
          ],
          [0.2, 1.3, 0.2],
        ),
        fill: GOLD_LIGHT,
      },
    ]
  }
  if (type === 'longo')
    return [
      ...stud,
      {
        d: FINE.taper(
          [
            [x, y + 1],
            [x, y + 22],
          ],
          [0.9, 0.9, 0.9],
        ),
        fill: GOLD,
      },
      {
        d: FINE.smooth(
          [
            [x, y + 20],
            [x + 3, y + 27],
            [x, y + 34],
            [x - 3, y + 27],
          ],
          true,
        ),
        fill: GOLD,
      },
      { d: FINE.ellipse(x - 0.8, y + 27, 0.8, 3), fill: GOLD_LIGHT },
    ]
  return [
    { d: FINE.ellipse(x, y, 1.7), fill: GOLD },
    {
      d: FINE.smooth(
        [
          [x, y + 4],
          [x + 4.6, y + 14],
          [x + 3.4, y + 19],
          [x, y + 21],
          [x - 3.4, y + 19],
          [x - 4.6, y + 14],
        ],
        true,
      ),
      fill: GOLD,
    },
    { d: FINE.ellipse(x - 1.4, y + 15.6, 1.2, 2.4), fill: GOLD_LIGHT },
  ]
}
