import { type Hex, shift, toLch } from '../pen/colour.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from '../head/face.ts'
import { FINE } from '../pen/pen.ts'
import { clamp, lastOf, lerp, type Line, mirror, pointAt } from '../pen/points.ts'

export const HEM = 262

export interface Cloth {
  readonly base: Hex
  readonly shade: Hex
  readonly dark: Hex
  readonly light: Hex
}

export function clothTones(base: Hex): Cloth {
  const k = clamp((toLch(base)[0] - 0.25) / 0.65)
  return {
    base,
    shade: shift(base, -lerp(0.05, 0.075, k), lerp(0, 0.006, k)),
    dark: shift(base, -lerp(0.1, 0.14, k)),
    light: shift(base, lerp(0.06, 0.03, k)),
  }
}

/** Lowers a collar under a longer chin. */
export const longer = (face: Face) => face.yChin - 114

export function sleeve({ neckHalf: n, shoulderHalf: s, yShoulder: y, yChin }: Face, collar: number): Line {
  return [
    [n + 6, collar],
    [n + 27, 157 + (yChin - 114) * 0.4],
    [s * 0.6, y - 7],
    [s * 0.8, y + 1],
    [s * 0.98, y + 17],
    [s * 1.09, y + 50],
    [s * 1.13, HEM],
  ]
}

/** Down the right sleeve, along the hem, up the left and along the neckline (left to right). */
export function bodice(right: Line, neckline: Line, round = true): string {
  const r = curve(right, 30)
  const across = round
    ? FINE.onward(neckline)
    : neckline
        .slice(1)
        .map((p) => `L${FINE.at(p)}`)
        .join('')
  return `${FINE.smooth(r)}L${FINE.at([-lastOf(r)[0], HEM])}${FINE.onward([...mirror(r)].reverse())}L${FINE.at(pointAt(neckline, 0))}${across}Z`
}

export function folds({ shoulderHalf: s, yShoulder: y }: Face, clip: string, cloth: Cloth): DisplayItem {
  const edge = curve(
    [
      [s * 0.62, y - 20],
      [s * 0.66, y + 14],
      [s * 0.6, y + 40],
      [s * 0.7, HEM],
    ],
    14,
  )
  return {
    clip,
    items: [
      { d: `${FINE.smooth(edge)}L${FINE.at([200, HEM + 8])}L${FINE.at([200, y - 40])}Z`, fill: cloth.shade },
      {
        d: FINE.taper(
          [
            [-s * 0.8, y + 4],
            [-s * 0.74, y + 24],
            [-s * 0.72, y + 56],
          ],
          [0.2, 1.5, 0.2],
        ),
        fill: cloth.shade,
      },
      {
        d: FINE.taper(
          [
            [s * 0.8, y + 4],
            [s * 0.74, y + 24],
            [s * 0.72, y + 56],
          ],
          [0.2, 1.5, 0.2],
        ),
        fill: cloth.dark,
      },
      {
        d: FINE.taper(
          [
            [-s * 0.5, y + 44],
            [-s * 0.62, y + 34],
            [-s * 0.7, y + 18],
          ],
          [0.2, 2.4, 0.2],
        ),
        fill: cloth.shade,
      },
    ],
  }
}
