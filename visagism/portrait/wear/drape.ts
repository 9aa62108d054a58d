import { bodice, clothTones, HEM, sleeve } from './cloth.ts'
import type { Hex } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import { FINE } from '../pen/pen.ts'
import { lerp, type Line, pointAt, SIDES } from '../pen/points.ts'

/** Units below the chin; a beard needs more room. */
const [UNDER_CHIN, UNDER_BEARD] = [8, 18]

/** A cloth under the chin, for trying colours. */
export function drawDrape(face: Face, colour: Hex, bearded: boolean): DisplayItem[] {
  const cloth = clothTones(colour)
  const { neckHalf: n, shoulderHalf: s, yChin } = face
  const y = yChin + (bearded ? UNDER_BEARD : UNDER_CHIN)
  // One curve to the shoulders: a corner would look like a collar.
  const edge: Line = [
    [-n - 15, y + 2],
    [-n - 6, y - 3.4],
    [-n * 0.8, y - 3.6],
    [-n * 0.42, y - 0.8],
    [0, y],
    [n * 0.42, y - 0.8],
    [n * 0.8, y - 3.6],
    [n + 6, y - 3.4],
    [n + 15, y + 2],
  ]
  const shoulder = sleeve(face, y + 2).map(([x, at], i) => [i === 0 ? n + 15 : x + 4, i === 0 ? at : at - 7] as const)
  const d = bodice(shoulder, curve(edge, 20))
  const folds = [0.16, 0.62].flatMap((at, row) =>
    SIDES.map((side): readonly [Line, number] => {
      const top = pointAt(curve(edge, 21), 10 + side * lerp(2, 9, at))
      return [
        [
          [top[0], top[1] + 2],
          [top[0] + side * lerp(4, 17, at), top[1] + 26],
          [top[0] + side * lerp(7, 42, at), top[1] + 64],
          [top[0] + side * lerp(12, 64, at), HEM],
        ],
        (row === 0 ? 9 : 12) * (side < 0 ? 0.9 : 1.1),
      ]
    }),
  )
  const lifted = (line: Line): Line => line.map(([x, at]) => [x - 5, at])
  return [
    { d, fill: cloth.base },
    {
      clip: d,
      items: [
        {
          d: `M${FINE.at([s * 0.5, y])}Q${FINE.at([s * 0.56, y + 50])} ${FINE.at([s * 0.52, HEM])}L200 ${HEM}L200 ${y}Z`,
          fill: cloth.shade,
        },
        {
          d: folds.map(([line, width]) => FINE.taper(line, [0.4, width * 0.5, width, width * 1.2])).join(''),
          fill: cloth.shade,
        },
        { d: folds.map(([line]) => FINE.taper(line, [0.3, 1.6, 2, 1])).join(''), fill: cloth.dark },
        { d: folds.map(([line]) => FINE.taper(lifted(line), [0.3, 2, 3, 1.4])).join(''), fill: cloth.light },
      ],
    },
    {
      d: FINE.between(
        curve(edge, 24),
        curve(
          edge.map(([x, at]) => [x * 1.01, at + 5.4]),
          24,
        ),
      ),
      fill: cloth.light,
    },
    {
      d: FINE.taper(
        edge.map(([x, at]) => [x, at + 6]),
        [0.3, 1.1, 1.1, 0.3],
      ),
      fill: cloth.shade,
    },
  ]
}
