import { longer } from './cloth.ts'
import { curve, normals, resample } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import type { GarmentType } from './garments.ts'
import { FINE } from '../pen/pen.ts'
import { bothHalves, type DrawnPoint, type Line, pointAt } from '../pen/points.ts'
import { GOLD, GOLD_DARK, GOLD_LIGHT } from './metal.ts'

export type NecklaceType = 'gargantilha' | 'curta' | 'elos' | 'clavicula' | 'em-v'

/** Right half, neck side to middle. */
function lineOf({ neckHalf: n, yChin }: Face, type: NecklaceType, down: number, isInV: boolean): Line {
  switch (type) {
    case 'gargantilha':
      return [
        [n - 0.4, yChin + 17],
        [n * 0.72, yChin + 25],
        [n * 0.36, yChin + 29],
        [0, yChin + 30.4],
      ]
    case 'curta':
    case 'elos':
      return [
        [n + 3, 141 + down],
        [n * 0.76, 153 + down],
        [n * 0.38, 160 + down],
        [0, 162.4 + down],
      ]
    case 'clavicula':
      return [
        [n + 6, 145 + down],
        [n * 0.8, 160 + down],
        [n * 0.4, 170 + down],
        [0, 173.4 + down],
      ]
    case 'em-v':
      // On a V's edge it would look like trim.
      if (isInV)
        return [
          [n + 2, 142 + down],
          [n * 0.66, 157 + down],
          [n * 0.3, 172 + down],
          [0, 183 + down],
        ]
      return [
        [n + 9, 148 + down],
        [n * 0.8, 166 + down],
        [n * 0.38, 187 + down],
        [0, 205 + down],
      ]
  }
}

export function drawNecklace(face: Face, type: NecklaceType, collar?: GarmentType): DisplayItem[] {
  const down = longer(face) * 0.5
  const half = lineOf(face, type, down, collar === 'decote-v')
  const whole: Line = [...half.map(([x, y]): DrawnPoint => [-x, y]), ...half.slice(0, -1).reverse()]
  const line = curve(whole, 60)
  if (type === 'curta') return beads(line)
  if (type === 'elos') return links(line)
  if (type === 'gargantilha')
    return [
      { d: FINE.smooth(line), stroke: GOLD_DARK, sw: 4.6 },
      { d: FINE.smooth(line), stroke: GOLD, sw: 3.6 },
      { d: FINE.smooth(line.map(([x, y]) => [x - 0.4, y - 0.9])), stroke: GOLD_LIGHT, sw: 0.9 },
    ]
  const [, tip] = half[half.length - 1] ?? [0, 0]
  const pendant: Line = [
    [0, tip],
    [3.4, tip + 6],
    [3, tip + 10.4],
    [0, tip + 12.6],
  ]
  return [
    { d: FINE.smooth(line.map(([x, y]) => [x + 0.5, y + 1.2])), stroke: GOLD_DARK, sw: 1, op: 0.5 },
    { d: FINE.smooth(line), stroke: GOLD, sw: 1.6 },
    ...(type === 'em-v'
      ? [
          { d: FINE.smooth(bothHalves(pendant), true), fill: GOLD },
          { d: FINE.ellipse(-1, tip + 7, 0.8, 2), fill: GOLD_LIGHT },
        ]
      : [{ d: FINE.ellipse(0, tip + 1.4, 2.2), fill: GOLD }]),
  ]
}

const beads = (line: Line): DisplayItem[] => {
  const places = line.filter((_, index) => index % 3 === 0)
  const all = (r: number, dx: number, dy: number) => places.map(([x, y]) => FINE.ellipse(x + dx, y + dy, r)).join('')
  return [
    { d: all(3.9, 0.7, 1.2), fill: GOLD_DARK },
    { d: all(3.5, 0, 0), fill: GOLD },
    { d: all(1.1, -1, -1.2), fill: GOLD_LIGHT },
  ]
}

function links(line: Line): DisplayItem[] {
  const places = resample(line, 57)
  const across = normals(places)
  const link = (i: number, half: number, wide: number): string => {
    const [[x, y], [nx, ny]] = [pointAt(places, i), pointAt(across, i)]
    const at = (along: number, off: number): DrawnPoint => [
      x + ny * along * half + nx * off * wide,
      y - nx * along * half + ny * off * wide,
    ]
    return FINE.smooth([at(-1, 0), at(-0.6, 0.9), at(0.6, 0.9), at(1, 0), at(0.6, -0.9), at(-0.6, -0.9)], true)
  }
  const every = (first: number, half: number, wide: number): string =>
    places.flatMap((_, i) => (i % 2 === first ? [link(i, half, wide)] : [])).join('')
  return [
    { d: FINE.smooth(line.map(([x, y]) => [x + 0.5, y + 1.3])), stroke: GOLD_DARK, sw: 1.6, op: 0.5 },
    { d: every(0, 2.4, 1.7), stroke: GOLD_DARK, sw: 1.4 },
    { d: every(0, 2.4, 1.7), stroke: GOLD, sw: 0.9 },
    { d: every(1, 1.8, 0.7), fill: GOLD_LIGHT },
  ]
}
