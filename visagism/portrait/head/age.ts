import type { DisplayItem, FillItem } from '../pen/display.ts'
import type { Face } from './face.ts'
import { FINE } from '../pen/pen.ts'
import { lerp, type Line, SIDES } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import type { SkinTones } from './skin.ts'

/** 0 under thirty, 1 from forty, 2 from sixty. */
export type AgeMark = 0 | 1 | 2

/** Expression lines, never darker than skin shadow or wider than 1.5 units. */
export function drawAgeLines(face: Face, skin: SkinTones, age: AgeMark, bearded: boolean): DisplayItem[] {
  if (age === 0) return []
  const k = age === 2 ? 1 : 0.75
  const items: FillItem[] = []
  const line = (points: Line, widths: readonly number[], fill = skin.deepShade) =>
    items.push({ d: FINE.taper(points, widths), fill })
  const { xEye: ex, yNose, yMouth, yBrow, yHair, mouthHalf: mw, noseFold } = face
  for (const s of SIDES) {
    const on = (points: Line): Line => points.map(([x, y]) => [s * x, y])
    const fold: Line = bearded
      ? [
          [noseFold, yNose - 6],
          [22, yNose + 1],
          [25, yNose + 6],
        ]
      : [
          [noseFold, yNose - 6],
          [15.25 + noseFold / 2, yNose + 4],
          [mw + 5, yMouth - 5],
          [mw + 7, yMouth + (age === 2 ? 1 : -2)],
        ]
    line(on(fold), [0.2, 1.5 * k, 1.2 * k, 0.2], s > 0 ? skin.softLine : skin.deepShade)
    line(
      on([
        [ex - 14, 8.5],
        [ex - 4, 13],
        [ex + 7, 12.4],
      ]),
      [0.2, 1.2 * k, 0.2],
    )
    if (age < 2) continue
    for (const [y0, x1, y1] of CROWS_FEET)
      line(
        on([
          [ex + 20, y0],
          [ex + x1 - 3, (y0 + y1) / 2 + 0.4],
          [ex + x1, y1],
        ]),
        [0.2, 1, 0.2],
      )
    line(
      on([
        [ex - 12, 12],
        [ex + 2, 17.6],
        [ex + 13, 15],
      ]),
      [0.2, 1, 0.2],
    )
    line(
      on([
        [5, yBrow - 6],
        [4, yBrow],
        [4.6, yBrow + 5],
      ]),
      [0.2, 1.1, 0.2],
    )
    if (!bearded)
      line(
        on([
          [mw + 3.6, yMouth + 7],
          [mw + 5, yMouth + 12],
          [mw + 4.4, yMouth + 16],
        ]),
        [0.2, 0.9, 0.2],
      )
  }
  if (age === 2)
    for (const [height, w] of FOREHEAD_LINES) {
      const y = lerp(yBrow, yHair, height)
      line(
        [
          [-w, y + 1.5],
          [-w * 0.3, y - 0.5],
          [w * 0.35, y + 0.4],
          [w, y + 1.8],
        ],
        [0.2, 1.1, 1.1, 0.2],
      )
    }
  return items
}

const CROWS_FEET = [
  [-1.5, 26.5, -5],
  [1.5, 27.5, 1.5],
  [5, 25.8, 8],
] as const
const FOREHEAD_LINES = [
  [0.62, 30],
  [0.42, 36],
] as const

/** Where sun strikes. */
export function drawFreckles(skin: SkinTones): DisplayItem[] {
  const random = seededRandom(11)
  let cheeks = ''
  for (let i = 0; i < 34; i++) {
    const side = random() < 0.5 ? -1 : 1
    const x = side * (12 + random() * 38)
    cheeks += FINE.ellipse(x, 14 + random() * 24 - Math.abs(Math.abs(x) - 30) * 0.1, 0.75 + random() * 0.55)
  }
  for (let i = 0; i < 8; i++) cheeks += FINE.ellipse((random() - 0.5) * 14, 14 + random() * 22, 0.7 + random() * 0.5)
  return [{ d: cheeks, fill: skin.deepShade, op: 0.72 }]
}
