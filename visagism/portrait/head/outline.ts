import type { FaceShape } from '../../knowledge/axes.ts'
import { resample } from '../pen/curves.ts'
import { buildFace, type Face, type DrawnThirds, widthAt } from './face.ts'
import { type Hairline, hairlineOf } from './hairline.ts'
import { makeWarp } from './warp.ts'
import { FINE } from '../pen/pen.ts'
import { bothHalves, lerpPoint, type Line, type DrawnPoint, pointAt } from '../pen/points.ts'

/** The face's contour with the hair tied back: a closed SVG path in drawing units (eyes y = 0, axis x = 0, y down). */
export function faceOutline(shape: FaceShape, thirds?: DrawnThirds, hairline: Hairline = 'redonda'): string {
  return visibleContour(buildFace({ shape, thirds }), hairline)
}

export const visibleContour = (face: Face, hairline: Hairline): string =>
  FINE.smooth(visibleContourLine(face, hairline), true)

export function visibleContourLine(face: Face, hairline: Hairline): Line {
  const whole = bothHalves(visibleHalf(face, hairline))
  const even = resample([...whole, pointAt(whole, 0)], 97).slice(0, -1)
  return relaxed(even, 6).filter((_, i) => i % 2 === 0)
}

/** In drawing units. */
export const visibleWidthAt = (face: Face, hairline: Hairline, y: number): number =>
  widthAt(visibleHalf(face, hairline), y)

/** Right half: hairline, then face. */
function visibleHalf(face: Face, hairline: Hairline): Line {
  const warp = makeWarp(face)
  const forehead = hairlineOf(hairline)
    .filter(([, y]) => y < -5)
    .map(warp)
  const last = forehead.at(-1) ?? [0, 0]
  const below = face.half.filter(([, y], i) => y > Math.max(12, last[1] + 14) && i % 3 === 0)
  return [...forehead, ...below.filter(([x]) => x > 1), [0, face.yChin]]
}

/** Rounds the corner of hairline and outline without shrinking (Taubin). */
function relaxed(closed: Line, passes: number): Line {
  let points = closed
  for (let k = 0; k < passes; k++) {
    const push = k % 2 ? -0.34 : 0.33
    const n = points.length
    points = points.map((p, i): DrawnPoint => {
      const middle = lerpPoint(pointAt(points, (i - 1 + n) % n), pointAt(points, (i + 1) % n), 0.5)
      return lerpPoint(p, middle, push)
    })
  }
  return points
}
