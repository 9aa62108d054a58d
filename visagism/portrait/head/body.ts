import { mix } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import { type Face, widthAt } from './face.ts'
import { FINE } from '../pen/pen.ts'
import { type Line, mirror, SIDES, smoothstep } from '../pen/points.ts'
import type { SkinTones } from './skin.ts'

/** `covered`: a garment hides the shoulders. */
export function drawBody(face: Face, skin: SkinTones, covered: boolean): DisplayItem[] {
  const { neckHalf: n, shoulderHalf: s, yShoulder: y, yChin } = face
  const c = covered ? 1 : 0
  const right = curve(
    [
      [n, 58],
      [n - 1, 96],
      [n, 128],
      [n + 7, 146],
      [n + 30 - c * 6, 160 + c * 2],
      [s * 0.78, y + 2 + c * 10],
      [s * 0.96, y + 18 + c * 12],
      [s * 1.06 - c * 10, y + 50],
      [s * 1.1 - c * 10, 260],
    ],
    30,
  )
  const skinPath = FINE.smooth([...right, ...[...mirror(right)].reverse()], true)
  const shadow = curve(
    [
      [-n - 6, 78],
      [-n * 0.7, yChin - 4],
      [-n * 0.15, yChin + 19],
      [n * 0.34, yChin + 25],
      [n * 0.62, yChin + 36],
      [n * 0.84, yChin + 46],
      [n + 8, yChin + 47],
      [n + 30, yChin + 39],
      [n + 64, yChin + 24],
    ],
    24,
  )
  const cast = `${FINE.smooth(shadow)}L${FINE.at([n + 60, 20])}L${FINE.at([-n - 20, 20])}Z`
  const items: DisplayItem[] = [
    { d: skinPath, fill: skin.base },
    { clip: skinPath, items: [{ d: cast, fill: skin.deepShade }] },
  ]
  for (const side of SIDES) {
    const bone: Line = [
      [side * n * 0.34, 172],
      [side * n * 1.1, 168],
      [side * s * 0.62, y - 2],
    ]
    items.push({ d: FINE.taper(bone, [0.2, 1.7, 0.2]), fill: skin.deepShade })
  }
  if (face.masculine) items.push(...throat(face, skin))
  return items
}

/** Adam's apple. */
function throat({ yChin }: Face, skin: SkinTones): DisplayItem[] {
  const apple: Line = [
    [2, yChin + 24],
    [-3.4, yChin + 31],
    [-1, yChin + 38],
    [4, yChin + 40],
  ]
  return [{ d: FINE.taper(apple, [0.2, 2.6, 2, 0.2]), fill: mix(skin.base, skin.deepShade, 0.5) }]
}

/** Half-distance of the lobes from the axis, and their height. */
export const lobeOf = (face: Face): { x: number; y: number } => ({
  x: widthAt(face.half, 5) + 3.4,
  y: 39 + (face.yNose - 46) * 0.5,
})

/** `w`: half head width between them; from behind, the skull's. */
export function drawEars(face: Face, skin: SkinTones, w = widthAt(face.half, 5), isOut = false): DisplayItem[] {
  // Ears are between brow and nose: they follow the middle third.
  const dy = (face.yNose - 46) * 0.5 + 6
  return SIDES.flatMap((s): DisplayItem[] => {
    // The upper half turns outwards, the lobe stays.
    const out = (x: number, y: number) => (isOut && x > -4 ? x + (x + 4) * 0.75 * smoothstep(32, -4, y) : x)
    const at = (line: Line): Line => line.map(([x, y]) => [s * (w + out(x, y)), y + dy])
    const shell = curve(at(SHELL), 22)
    return [
      {
        d: FINE.smooth([...shell, [s * (w - 12), 20]], true),
        fill: s > 0 ? skin.shade : mix(skin.base, skin.shade, 0.45),
      },
      { d: FINE.taper(at(HELIX), [0.2, 1.4, 1.5, 0.2]), fill: skin.softLine },
      { d: FINE.taper(at(TRAGUS), [0.2, 1.6, 0.2]), fill: skin.softLine },
    ]
  })
}

const SHELL: Line = [
  [-5, -20],
  [1, -25],
  [7.4, -23],
  [10, -12],
  [8.4, 5],
  [5.6, 18],
  [4, 28],
  [0.2, 33],
  [-5, 31],
]
const HELIX: Line = [
  [-0.5, -14],
  [4, -18],
  [6, -9.5],
  [4.4, 4],
  [2.2, 15],
]
const TRAGUS: Line = [
  [0.4, -6],
  [2.8, 0],
  [0.6, 7],
]
