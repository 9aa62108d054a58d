import { contourOf } from './contour.ts'
import { type Face, widthAt } from './face.ts'
import { SHAPES } from './face-shapes.ts'
import { clamp, lerp, type Line, type DrawnPoint, smoothstep } from '../pen/points.ts'

/** Maps hair from the oval to any face. */
export type Warp = (p: DrawnPoint) => DrawnPoint

const OVAL = SHAPES.oval
const OVAL_HALF = contourOf(OVAL, OVAL.yHair - 33).half
const OVAL_THIRD = (OVAL.yChin - OVAL.yHair) / 3
/** Crown, hairline, brow, eyes, nose, chin. */
const OVAL_LEVELS = [OVAL.yHair - 33, OVAL.yHair, OVAL.yHair + OVAL_THIRD, 0, OVAL.yHair + 2 * OVAL_THIRD, OVAL.yChin]
/** Bottom of the drawing, which never moves. */
const HEM = 220
/** Beyond this distance from the face, hair ignores its outline. */
const BLEND = 13

/** Heights by landmark; widths by face nearby, and by one ratio farther off, or a narrow forehead would pinch all hair. */
export function makeWarp(face: Face): Warp {
  const m = face.measures
  const [forehead, cheek, jaw] = [m.forehead / OVAL.forehead, m.cheek / OVAL.cheek, m.jaw / OVAL.jaw]
  const levels = [face.yCrown, face.yHair, face.yBrow, 0, face.yNose, face.yChin]
  const widths: Line = [
    [-140, Math.max(forehead, lerp(forehead, cheek, 0.5))],
    [-60, forehead],
    [-25, lerp(forehead, cheek, 0.5)],
    [10, cheek],
    [66, lerp(cheek, jaw, 0.45)],
    [130, lerp(1, (cheek + jaw) / 2, 0.6)],
    [220, lerp(1, cheek, 0.4)],
  ]
  const silhouette = lerp(forehead, cheek, forehead < cheek ? 0.55 : 0.35)
  const far = steps(widths, 160, true)
  const ys: Line = OVAL_LEVELS.map((y, i) => [y, levels[i] ?? y])
  return ([x, y]) => {
    const away = smoothstep(0, BLEND, Math.abs(x) - ovalWidth(y))
    const k = lerp(steps(widths, y, true), lerp(silhouette, far, smoothstep(-20, 150, y)), away)
    return [x * k, warpHeight(y, ys, face)]
  }
}

/** Heights only: in side views widths are depths, independent of shape. */
export function makeLevelWarp(face: Face): Warp {
  const levels = [face.yCrown, face.yHair, face.yBrow, 0, face.yNose, face.yChin]
  const ys: Line = OVAL_LEVELS.map((y, i) => [y, levels[i] ?? y])
  return ([x, y]) => [x, warpHeight(y, ys, face)]
}

function warpHeight(y: number, ys: Line, face: Face): number {
  if (y <= OVAL.yHair - 33) return face.yCrown + (y - (OVAL.yHair - 33))
  if (y >= OVAL.yChin) return lerp(face.yChin, HEM, clamp((y - OVAL.yChin) / (HEM - OVAL.yChin), 0, 2))
  return steps(ys, y, false)
}

function ovalWidth(y: number): number {
  if (y < -54) return 70 * Math.sqrt(Math.max(0, 1 - ((y + 54) / 70) ** 2))
  return Math.max(widthAt(OVAL_HALF, Math.min(y, 100)), 62)
}

/** Interpolates [where, value] pairs. */
function steps(table: Line, at: number, eased: boolean): number {
  let before = table[0] ?? [0, 1]
  if (at <= before[0]) return before[1]
  for (const entry of table) {
    if (at <= entry[0]) {
      const t = (at - before[0]) / (entry[0] - before[0] || 1)
      return lerp(before[1], entry[1], eased ? smoothstep(0, 1, t) : t)
    }
    before = entry
  }
  return before[1]
}
