/**
 * Proposes the four points of a side photo from the detector's six, as the mesh fails in profile. Only the nose's tip is found; the person
 * must move the other three.
 */
import type { Point } from '../face/measure.ts'
import type { SidePoints } from '../side/side-points.ts'
import type { DetectedFace } from './detector.ts'
import { faceSide } from './look.ts'
import { FINDER_VERSION } from './proposal.ts'

export interface SideProposal {
  /** Photo pixels. */
  readonly points: SidePoints
  readonly model: string
}

/**
 * From the eye along the eye–mouth line and forward, in its lengths (X, drawn adult profiles; the eyes coincide in profile, so their middle
 * is used).
 */
const NEAR = {
  glabella: { along: -0.38, forward: 0.2 },
  noseBase: { along: 0.69, forward: 0.12 },
  chin: { along: 1.5, forward: 0.02 },
} as const

export function proposeSide(
  face: DetectedFace,
  photo: { readonly width: number; readonly height: number },
): SideProposal | null {
  const { side } = faceSide(face)
  if (side === 'front') return null
  const { rightEye, leftEye, nose, mouth } = face.keyPoints
  const eye = { x: (rightEye.x + leftEye.x) / 2, y: (rightEye.y + leftEye.y) / 2 }
  const down = { x: mouth.x - eye.x, y: mouth.y - eye.y }
  const ahead = side === 'left' ? { x: -down.y, y: down.x } : { x: down.y, y: -down.x }
  const near = ({ along, forward }: { along: number; forward: number }) =>
    inside({ x: eye.x + down.x * along + ahead.x * forward, y: eye.y + down.y * along + ahead.y * forward }, photo)
  return {
    points: {
      glabella: near(NEAR.glabella),
      noseTip: inside(nose, photo),
      noseBase: near(NEAR.noseBase),
      chin: near(NEAR.chin),
    },
    model: FINDER_VERSION,
  }
}

function inside({ x, y }: Point, { width, height }: { readonly width: number; readonly height: number }): Point {
  return { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) }
}
