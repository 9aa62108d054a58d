import { contourOf } from '../contour.ts'
import { type Face, widthAt } from '../face.ts'
import { SHAPES } from '../face-shapes.ts'
import { clamp, lerp, type Line, type DrawnPoint, smoothstep } from '../points.ts'

/** Hair is drawn once, on the oval face; a warp carries it to any other face. */
export type Warp = (p: DrawnPoint) => DrawnPoint

const OVAL = SHAPES.oval
const OVAL_HALF = contourOf(OVAL, OVAL.yHair - 33).half
const OVAL_THIRD = (OVAL.yChin - OVAL.yHair) / 3
/** Crown, hairline, brow, eyes, nose, chin of the oval. */
const OVAL_LEVELS = [OVAL.yHair - 33, OVAL.yHair, OVAL.yHair + OVAL_THIRD, 0, OVAL.yHair + 2 * OVAL_THIRD, OVAL.yChin]
/** Where a drawing ends below the shoulders: nothing moves there, whatever the chin does. */
const HEM = 220
/** Beyond this distance from the face, hair keeps its silhouette instead of following the outline in and out. */
const BLEND = 13

/**
 * Heights follow the landmarks one by one; widths follow the face near it and one constant ratio away from it, or a
 * narrow forehead would pinch the whole head of hair.
 */
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

/** Heights alone, for views in which widths are depths: those do not change with the shape of the face. */
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

/** Reads a table of [where, value] pairs, eased or straight between them. */
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
