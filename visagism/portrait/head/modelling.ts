import { type Hex, mix } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from './face.ts'
import { blob, FINE } from '../pen/pen.ts'
import { lerp, type Line, moved, type DrawnPoint, SIDES } from '../pen/points.ts'
import type { SkinTones } from './skin.ts'

export interface Modelling {
  /** 0 none, 1 as drawn. */
  readonly blush: number
  /** Makeup; default the skin's own. */
  readonly blushColour?: Hex | undefined
  readonly bareHead: boolean
}

/** Light from the upper left. */
export function drawFacePlane(face: Face, skin: SkinTones, { blush, blushColour, bareHead }: Modelling): DisplayItem[] {
  const fit = fitted(face)
  const inside: DisplayItem[] = [halfTone(fit, skin)]
  if (face.masculine) inside.push(...masculinePlanes(face, fit, skin))
  if (bareHead)
    inside.push({ d: blob(FINE, moved(DOME_LIGHT, 0, face.yHair + 90)), fill: mix(skin.base, skin.light, 0.6) })
  inside.push(...lights(face, fit, skin))
  if (blush > 0)
    for (const s of SIDES) {
      const op = lerp(0.16, 0.26, skin.lightness) * blush
      const sizes = blushColour ? BRUSHED : [1]
      for (const size of sizes)
        inside.push({
          d: FINE.smooth(
            BLUSH.map(([x, y]) => fit(s * lerp(BLUSH_MIDDLE[0], x, size), lerp(BLUSH_MIDDLE[1], y, size))),
            true,
          ),
          fill: blushColour ?? skin.blush,
          op: Math.round((op / sizes.length) * 100) / 100,
        })
    }
  return [
    { d: face.contour, fill: skin.base },
    { clip: face.contour, items: inside },
  ]
}

export function drawSockets(face: Face, skin: SkinTones): DisplayItem[] {
  const y = face.yBrow
  return SIDES.map((s) => ({
    d: FINE.smooth(
      [
        [s * 10, y + 7],
        [s * 20, y + 8.5],
        [s * 17.5, -8],
        [s * 13.6, -1],
        [s * 10.2, 4],
        [s * 8.2, -4],
      ],
      true,
    ),
    fill: skin.shade,
    op: s < 0 ? 0.55 : 1,
  }))
}

type Fit = (x: number, y: number) => DrawnPoint

/** Moves a point from the oval to this face, by width. */
function fitted({ measures: m, skull }: Face): Fit {
  const [top, cheek, jaw] = [skull / 69, m.cheek / 73, m.jaw / 59.5]
  const chin = lerp(jaw, m.chin / 25, 0.4)
  return (x, y) => {
    const k =
      y < -46
        ? top
        : y < 10
          ? lerp(top, cheek, (y + 46) / 56)
          : y < 66
            ? lerp(cheek, jaw, (y - 10) / 56)
            : lerp(jaw, chin, Math.min(1, (y - 66) / 40))
    return [x * k, y > 66 ? 66 + ((y - 66) * (m.yChin - 66)) / 49 : y]
  }
}

const HALF_TONE: Line = [
  [40, -128],
  [54, -104],
  [57, -78],
  [57.5, -54],
  [56.5, -34],
  [60, -16],
  [66, 2],
  [64, 18],
  [53, 34],
  [46, 50],
  [44, 66],
  [39.5, 82],
  [31, 95],
  [22, 104],
  [16, 113],
  [14, 124],
]
const DOME_LIGHT: Line = [
  [-34, -92],
  [-22, -104],
  [-4, -110],
  [6, -108],
  [-6, -102],
  [-20, -94],
  [-30, -84],
]
const BLUSH_MIDDLE = [53, 27] as const
const BRUSHED = [1.16, 0.98, 0.8, 0.62, 0.44] as const
const BLUSH: Line = [
  [27, 33],
  [37, 26],
  [51, 21],
  [64, 14],
  [72, 12],
  [74, 22],
  [66, 34],
  [52, 41],
  [37, 41],
]
const CHEEKBONE: Line = [
  [-62, 2],
  [-50, 12],
  [-38, 21],
  [-30, 27],
  [-37, 29],
  [-50, 22],
  [-61, 13],
]
const FOREHEAD: Line = [
  [-44, -50],
  [-38, -63],
  [-22, -72],
  [0, -75],
  [18, -71],
  [2, -66],
  [-16, -62],
  [-32, -54],
]
const CHIN: Line = [
  [-12, 100],
  [-4, 96.5],
  [5, 97.5],
  [-2, 99.5],
  [-8, 103],
]

function halfTone(fit: Fit, skin: SkinTones): DisplayItem {
  const edge = curve(HALF_TONE, 40).map(([x, y]) => fit(x, y))
  return { d: `${FINE.smooth([...edge, [20, 160], [130, 140], [130, -140]])}Z`, fill: skin.shade }
}

/** Tells a man's face from a boy's. */
function masculinePlanes(face: Face, fit: Fit, skin: SkinTones): DisplayItem[] {
  const hollow: Line = [
    [-68, 22],
    [-54, 36],
    [-45, 52],
    [-41, 68],
    [-47, 62],
    [-56, 56],
    [-66, 48],
  ]
  const y = face.yBrow
  const ridge: Line = [
    [-50, y + 6],
    [-32, y + 3],
    [-14, y + 4],
    [-9, y + 9],
    [-24, y + 8.6],
    [-40, y + 9.6],
    [-50, y + 13],
  ]
  const jaw: Line = [
    [-58, 62],
    [-44, 80],
    [-26, 93],
    [0, 97],
    [26, 93],
    [40, 84],
    [30, 112],
    [0, 124],
    [-30, 112],
  ]
  const soft = mix(skin.base, skin.shade, 0.34)
  return [
    {
      d: blob(
        FINE,
        jaw.map(([a, b]) => fit(a, b)),
      ),
      fill: mix(skin.base, skin.shade, 0.16),
    },
    {
      d: blob(
        FINE,
        hollow.map(([a, b]) => fit(a, b)),
      ),
      fill: soft,
    },
    { d: blob(FINE, ridge), fill: mix(skin.base, skin.shade, 0.3) },
    {
      d: blob(
        FINE,
        ridge.map(([a, b]) => [-a, b]),
      ),
      fill: mix(skin.base, skin.shade, 0.6),
    },
  ]
}

/** Strong on deep skin, none on the fairest. */
function lights(face: Face, fit: Fit, skin: SkinTones): DisplayItem[] {
  const strength = lerp(0.44, 0, Math.min(1, skin.lightness / 0.55))
  if (strength < 0.08) return []
  const fill = mix(skin.base, skin.light, strength)
  const lift = (face.yHair + 90) * 0.6
  return [
    {
      d: blob(
        FINE,
        FOREHEAD.map(([x, y]) => fit(x, y + lift)),
      ),
      fill,
    },
    {
      d: blob(
        FINE,
        CHEEKBONE.map(([x, y]) => fit(x, y)),
      ),
      fill,
    },
    {
      d: blob(
        FINE,
        CHIN.map(([x, y]) => fit(x, y)),
      ),
      fill,
    },
  ]
}
