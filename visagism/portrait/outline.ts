import type { FaceShape } from '../axes.ts'
import { resample } from './curves.ts'
import { buildFace, type Face, type DrawnThirds, widthAt } from './face.ts'
import { type Hairline, hairlineOf } from './hair/hairline.ts'
import { makeWarp } from './hair/warp.ts'
import { FINE } from './pen.ts'
import { bothHalves, lerpPoint, type Line, type DrawnPoint, pointAt } from './points.ts'
import { BACK_OUTLINE, profileOutline } from './silhouettes.ts'

/**
 * The contour of a face as it is seen with the hair tied back: along the hairline over the forehead, along the jaw below.
 * An SVG path in drawing units (eyes at y = 0, axis at x = 0, y down), closed.
 */
export function faceOutline(shape: FaceShape, thirds?: DrawnThirds, hairline: Hairline = 'redonda'): string {
  return visibleContour(buildFace({ shape, thirds }), hairline)
}

export const CAMERA_SLOTS = ['front', 'side_left', 'side_right', 'back'] as const
export type CameraSlot = (typeof CAMERA_SLOTS)[number]

/**
 * What the person fits their head into while a photograph is taken: an SVG path in drawing units. `side_left` looks to the
 * viewer's left. The front fits any face, so it is the oval's; the other three are the head, neck and shoulders.
 */
export function cameraOutline(slot: CameraSlot): string {
  switch (slot) {
    case 'front':
      return faceOutline('oval')
    case 'side_left':
      return profileOutline('left')
    case 'side_right':
      return profileOutline('right')
    case 'back':
      return BACK_OUTLINE
  }
}

export const visibleContour = (face: Face, hairline: Hairline): string =>
  FINE.smooth(visibleContourLine(face, hairline), true)

/** The same as points of a closed line. */
export function visibleContourLine(face: Face, hairline: Hairline): Line {
  const whole = bothHalves(visibleHalf(face, hairline))
  const even = resample([...whole, pointAt(whole, 0)], 97).slice(0, -1)
  return relaxed(even, 6).filter((_, i) => i % 2 === 0)
}

/** Half-width of the visible face at a height, in drawing units. */
export const visibleWidthAt = (face: Face, hairline: Hairline, y: number): number =>
  widthAt(visibleHalf(face, hairline), y)

/** Right half: the hairline down to the temple, then the outline of the face. */
function visibleHalf(face: Face, hairline: Hairline): Line {
  const warp = makeWarp(face)
  const forehead = hairlineOf(hairline)
    .filter(([, y]) => y < -5)
    .map(warp)
  const last = forehead.at(-1) ?? [0, 0]
  const below = face.half.filter(([, y], i) => y > Math.max(12, last[1] + 14) && i % 3 === 0)
  return [...forehead, ...below.filter(([x]) => x > 1), [0, face.yChin]]
}

/** Rounds the corner where hairline and outline meet without shrinking the whole (Taubin smoothing). */
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
