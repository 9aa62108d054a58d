import { clothTones, longer } from './cloth.ts'
import type { Hex } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import { FINE } from '../pen/pen.ts'
import { type Line, SIDES } from '../pen/points.ts'
import { GOLD, GOLD_DARK, GOLD_LIGHT } from './metal.ts'

const SCARF: Hex = '#C08A4A'

export function drawScarf(face: Face): DisplayItem[] {
  const cloth = clothTones(SCARF)
  const { neckHalf: n, yChin } = face
  const down = longer(face) * 0.5
  const upper: Line = [
    [-n - 3, yChin + 15],
    [-n * 0.6, yChin + 27],
    [0, yChin + 34],
    [n * 0.6, yChin + 27],
    [n + 3, yChin + 15],
  ]
  const lower: Line = [
    [-n - 26, 156 + down],
    [-n * 0.9, 178 + down],
    [0, 192 + down],
    [n * 0.9, 178 + down],
    [n + 26, 156 + down],
  ]
  const roll = FINE.between(curve(upper, 24), curve(lower, 30))
  const fold = (at: number, width: number): DisplayItem => ({
    d: FINE.taper(
      upper.map(([x, y], index) => {
        const [lx, ly] = lower[index] ?? [x, y]
        return [x + (lx - x) * at, y + (ly - y) * at]
      }),
      [0.3, width, width * 0.5, width, 0.3],
    ),
    fill: cloth.dark,
  })
  const knot = 184 + down
  const ends = SIDES.map((side) =>
    FINE.smooth(
      [
        [side * 2, knot + 3],
        [side * 15, knot + 22],
        [side * 25, knot + 50],
        [side * 8, knot + 56],
        [side * 1, knot + 26],
      ],
      true,
    ),
  )
  return [
    { d: roll, fill: cloth.base },
    {
      clip: roll,
      items: [
        {
          d: FINE.polygon([
            [n * 0.5, 90],
            [n * 0.62, 220],
            [200, 220],
            [200, 90],
          ]),
          fill: cloth.shade,
        },
        fold(0.28, 2.2),
        fold(0.54, 2.6),
        fold(0.8, 2.2),
      ],
    },
    { d: ends[0] ?? '', fill: cloth.base },
    { d: ends[1] ?? '', fill: cloth.shade },
    { d: FINE.ellipse(0, knot, 12, 9), fill: cloth.light },
    {
      d: FINE.taper(
        [
          [5, knot - 7],
          [8, knot],
          [4, knot + 7],
        ],
        [0.3, 2.2, 0.3],
      ),
      fill: cloth.shade,
    },
  ]
}

export function drawBrooch({ yChin }: Face): DisplayItem[] {
  const [x, y] = [-43, yChin + 7]
  const petals = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4)
  return [
    { d: FINE.ellipse(x + 0.8, y + 1.4, 7.6), fill: GOLD_DARK, op: 0.5 },
    { d: FINE.ellipse(x, y, 7.2), fill: GOLD },
    {
      d: petals.map((angle) => FINE.ellipse(x + Math.cos(angle) * 4.9, y + Math.sin(angle) * 4.9, 1.5)).join(''),
      fill: GOLD_LIGHT,
    },
    { d: FINE.ellipse(x, y, 2.5), fill: '#F4ECDD' },
  ]
}

export function drawHairSlide({ skull, yHair }: Face): DisplayItem[] {
  const [x, y] = [skull * 0.8, yHair + 12]
  const bar: Line = [
    [x - 9, y - 13],
    [x, y - 1],
    [x + 6, y + 13],
  ]
  return [
    {
      d: FINE.taper(
        bar.map(([a, b]) => [a + 0.9, b + 1.3]),
        [4, 5.4, 4],
      ),
      fill: GOLD_DARK,
    },
    { d: FINE.taper(bar, [4, 5.4, 4]), fill: GOLD },
    {
      d: FINE.taper(
        bar.map(([a, b]) => [a - 1, b - 0.6]),
        [0.4, 1.5, 0.4],
      ),
      fill: GOLD_LIGHT,
    },
  ]
}
