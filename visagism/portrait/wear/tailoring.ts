import { bodice, type Cloth, clothTones, folds, HEM, longer, sleeve } from './cloth.ts'
import { type Hex, mix } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import { FINE } from '../pen/pen.ts'
import { lerp, type Line, mirror, onSide, type DrawnPoint, pointAt, SIDES } from '../pen/points.ts'

export function vNeck(face: Face, cloth: Cloth): DisplayItem[] {
  const n = face.neckHalf
  const y = 146 + longer(face) * 0.5
  const left = curve(
    [
      [-n - 7, y],
      [-n * 0.66, y + 20],
      [0, 205],
    ],
    14,
  )
  const neck = [...left, ...[...mirror(left)].reverse().slice(1)]
  const d = bodice(sleeve(face, y), neck, false)
  const items: DisplayItem[] = [{ d, fill: cloth.base }, folds(face, d, cloth)]
  for (const s of SIDES) {
    const inner = left.map(([x, py]): DrawnPoint => [s * -x, py])
    const outer = inner.map(([x, py], i): DrawnPoint =>
      i === 13 ? [x, py + 9] : [x + s * lerp(2.6, 6, Math.min(1, i / 4)), py + 2],
    )
    items.push({ d: FINE.between(inner, outer), fill: s < 0 ? cloth.light : cloth.shade })
  }
  return items
}

export function rollNeck(face: Face, cloth: Cloth): DisplayItem[] {
  const { neckHalf: n } = face
  const y = 116 + longer(face) * 0.8
  const neck: Line = [
    [-n - 4, y + 2],
    [-n * 0.5, y + 8],
    [0, y + 10.5],
    [n * 0.5, y + 8],
    [n + 4, y + 2],
  ]
  const [, ...body] = sleeve(face, y)
  const d = bodice([[n + 4, y + 2], [n + 5, y + 22], [n + 12, 148 + longer(face) * 0.3], ...body], neck)
  const top = curve(
    [
      [-n - 5, y + 1],
      [-n * 0.5, y + 7.5],
      [0, y + 10],
      [n * 0.5, y + 7.5],
      [n + 5, y + 1],
    ],
    20,
  )
  const bottom = curve(
    [
      [-n - 7, y + 19],
      [-n * 0.55, y + 27],
      [0, y + 30],
      [n * 0.55, y + 27],
      [n + 7, y + 19],
    ],
    20,
  )
  const fold = FINE.between(top, bottom)
  const shaded = curve(
    [
      [n * 0.3, y - 6],
      [n * 0.42, y + 14],
      [n * 0.36, y + 40],
    ],
    8,
  )
  const ribs = [-0.82, -0.64, -0.44, -0.22, 0, 0.22, 0.44, 0.64, 0.82]
    .map((k) =>
      FINE.taper(
        [
          [k * n * 1.02, y + 3],
          [k * n * 1.07, y + 30],
        ],
        [0.8, 0.8],
      ),
    )
    .join('')
  return [
    { d, fill: cloth.base },
    folds(face, d, cloth),
    {
      d: FINE.taper(
        [
          [-n - 6, y + 24],
          [-n * 0.5, y + 31],
          [0, y + 33.5],
          [n * 0.5, y + 31],
          [n + 6, y + 24],
        ],
        [1, 4, 4.6, 4, 1],
      ),
      fill: cloth.shade,
    },
    { d: fold, fill: cloth.light },
    {
      clip: fold,
      items: [
        { d: `${FINE.smooth(shaded)}L${FINE.at([n + 30, y + 40])}L${FINE.at([n + 30, y - 10])}Z`, fill: cloth.base },
        { d: ribs, fill: cloth.shade, op: 0.8 },
      ],
    },
  ]
}

export function shirt(face: Face, cloth: Cloth): DisplayItem[] {
  const n = face.neckHalf
  const y = 140 + longer(face) * 0.6
  const left = curve(
    [
      [-n - 5, y],
      [-n * 0.6, y + 22],
      [-4, 196],
    ],
    12,
  )
  const d = bodice(sleeve(face, y), [...left, ...[...mirror(left)].reverse()], false)
  const items: DisplayItem[] = [
    { d, fill: cloth.base },
    folds(face, d, cloth),
    {
      d: FINE.polygon([
        [-4, 195],
        [9, 195],
        [9, HEM],
        [-4, HEM],
      ]),
      fill: cloth.base,
    },
    {
      d: FINE.taper(
        [
          [9, 196],
          [9, HEM],
        ],
        [1.1, 1.1],
      ),
      fill: cloth.dark,
    },
    { d: FINE.ellipse(2.6, 212, 1.9) + FINE.ellipse(2.6, 246, 1.9), fill: cloth.dark },
  ]
  for (const s of SIDES) {
    const inner = curve(
      onSide(
        [
          [n + 4, y - 9],
          [n * 0.86, y + 12],
          [n * 0.3, y + 42],
          [3, 197],
        ],
        s,
      ),
      14,
    )
    const outer: Line = onSide(
      [
        [16, 214],
        [37, 199],
        [n + 7, y + 34],
        [n + 13, y + 6],
      ],
      s,
    )
    const [tip, point, rise, back] = [pointAt(outer, 0), pointAt(outer, 1), pointAt(outer, 2), pointAt(outer, 3)]
    const drop = (p: DrawnPoint, dx: number, dy: number): DrawnPoint => [p[0] + s * dx, p[1] + dy]
    const leaf = `${FINE.smooth(inner)}L${FINE.at(tip)}L${FINE.at(point)}${FINE.onward([point, rise, back, pointAt(inner, 0)])}Z`
    const under = `${FINE.smooth(inner.map(([x, py]) => [x, py + 5]))}L${FINE.at(drop(tip, 2, 6))}L${FINE.at(drop(point, 3, 6))}${FINE.onward([drop(point, 3, 6), drop(rise, 3, 5), drop(back, 4, 2), pointAt(inner, 0)])}Z`
    items.push(
      { d: under, fill: cloth.shade },
      { d: leaf, fill: s < 0 ? cloth.light : mix(cloth.light, cloth.shade, 0.55) },
      { d: FINE.taper([tip, point], [0.9, 0.9]), fill: cloth.shade },
      { d: FINE.taper([point, rise, back], [0.9, 0.9, 0.3]), fill: cloth.shade },
    )
  }
  return items
}

export function blazer(face: Face, cloth: Cloth, lining: Hex): DisplayItem[] {
  const { neckHalf: n, shoulderHalf: sh, yShoulder: sy, masculine } = face
  const y = 146 + longer(face) * 0.5
  const items = masculine ? shirt(face, clothTones(lining)) : vNeck(face, clothTones(lining))
  const inner = curve(
    [
      [n + 10, y - 3],
      [n * 0.86, y + 26],
      [26, 222],
      [12, HEM],
    ],
    14,
  )
  const outer = curve(
    [
      [n + 10, y - 3],
      [n + 30, 154 + longer(face) * 0.4],
      [sh * 0.64, sy - 11],
      [sh * 0.86, sy - 1],
      [sh * 1.03, sy + 17],
      [sh * 1.13, sy + 50],
      [sh * 1.17, HEM],
    ],
    24,
  )
  for (const s of SIDES) {
    const d = FINE.between(onSide(outer, s), onSide(inner, s))
    const lapel = onSide(
      [
        [n + 10, y - 4],
        [n + 21, y + 12],
        [n + 30, y + 37],
        [n + 17, y + 40],
        [n + 28, y + 52],
        [n + 6, 232],
        [16, HEM + 4],
      ],
      s,
    )
    const collar = curve(lapel.slice(0, 3), 8)
    const notch = pointAt(lapel, 3)
    const front = lapel.slice(4)
    const facing = onSide(inner, s)
    const leaf = `${FINE.smooth(collar)}L${FINE.at(notch)}L${FINE.smooth(front).slice(1)}L${FINE.smooth([...facing].reverse()).slice(1)}Z`
    items.push(
      { d, fill: s < 0 ? cloth.base : cloth.shade },
      {
        clip: d,
        items: [
          { d: leaf, fill: s < 0 ? cloth.light : cloth.base },
          { d: FINE.taper(lapel.slice(2), [1.1, 1.1, 1.1, 0.5]), fill: cloth.dark },
          {
            d: FINE.taper(
              onSide(
                [
                  [sh * 0.86, sy + 4],
                  [sh * 0.8, sy + 26],
                  [sh * 0.78, sy + 56],
                ],
                s,
              ),
              [0.2, 1.6, 0.2],
            ),
            fill: cloth.dark,
          },
        ],
      },
    )
  }
  return items
}
