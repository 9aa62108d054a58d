/**
 * Proposes the marker's ten points from a mesh. A mesh pulls every face to the average, so a person must check temples and jaw, and an
 * unseen hairline.
 */
import type { Point } from '../face/measure.ts'
import { ALWAYS_LOOKED_AT, type HairlineSight, type HiddenPart } from '../face/proposed.ts'
import type { FoundHairline } from './hairline.ts'
import { findFeatures, type FoundFeatures } from './features.ts'
import { faceWidth, type MeshPoint, meshPoint } from './mesh.ts'
import { hiddenParts } from './hidden.ts'
import type { Pixels } from './pixels.ts'
import { facingCamera, type FittedPose, type HeadPose, straighten } from './pose.ts'

export const PROPOSED_POINTS = [
  'hairline',
  'browLine',
  'noseBase',
  'chin',
  'templeLeft',
  'templeRight',
  'cheekboneLeft',
  'cheekboneRight',
  'jawLeft',
  'jawRight',
] as const
export type ProposedPoint = (typeof PROPOSED_POINTS)[number]
export type ProposedPoints = Readonly<Record<ProposedPoint, Point>>

/** Bump when models or rules change. */
export const FINDER_VERSION = 'face-mesh-0.4/2'

export interface PointProposal {
  readonly points: ProposedPoints
  /** With the face turned to the camera: measured until a person moves them. */
  readonly straight: ProposedPoints
  readonly toCheck: readonly ProposedPoint[]
  readonly hairline: HairlineSight
  readonly pose: HeadPose
  readonly hidden: readonly HiddenPart[]
  readonly features: FoundFeatures
  readonly model: string
}

export function proposePoints(
  mesh: readonly MeshPoint[],
  hairline: FoundHairline,
  pose: FittedPose,
  photo: Pixels,
): PointProposal {
  const onPhoto = inside(hairline.state === 'seen' && hairline.point ? hairline.point : hairline.estimate, photo)
  const straight = straighten(mesh, pose)
  const turned = facingCamera(straight)
  const { yaw, pitch, roll } = pose
  return {
    points: pointsOf(mesh, onPhoto),
    straight: pointsOf(turned, liftHairline(mesh, turned, onPhoto)),
    toCheck: hairline.state === 'seen' ? ALWAYS_LOOKED_AT : [...ALWAYS_LOOKED_AT, 'hairline'],
    hairline: hairline.state,
    pose: { yaw, pitch, roll },
    hidden: hiddenParts(photo, mesh),
    features: findFeatures(straight, pose),
    model: FINDER_VERSION,
  }
}

function pointsOf(mesh: readonly MeshPoint[], hairline: Point): ProposedPoints {
  const at = (place: Exclude<ProposedPoint, 'hairline'>): Point => {
    const [x, y] = meshPoint(mesh, place)
    return { x, y }
  }
  return {
    hairline,
    browLine: at('browLine'),
    noseBase: at('noseBase'),
    chin: at('chin'),
    templeLeft: at('templeLeft'),
    templeRight: at('templeRight'),
    cheekboneLeft: at('cheekboneLeft'),
    cheekboneRight: at('cheekboneRight'),
    jawLeft: at('jawLeft'),
    jawRight: at('jawRight'),
  }
}

/** The hairline is not in the mesh: keep its height above the brows, in face widths. */
function liftHairline(mesh: readonly MeshPoint[], turned: readonly MeshPoint[], hairline: Point): Point {
  const brow = meshPoint(mesh, 'browLine')
  const height = Math.hypot(hairline.x - brow[0], hairline.y - brow[1]) / faceWidth(mesh)
  const [from, chin] = [meshPoint(turned, 'browLine'), meshPoint(turned, 'chin')]
  const rest = Math.hypot(from[0] - chin[0], from[1] - chin[1])
  const step = (height * faceWidth(turned)) / rest
  return { x: from[0] + (from[0] - chin[0]) * step, y: from[1] + (from[1] - chin[1]) * step }
}

function inside({ x, y }: Point, { width, height }: { readonly width: number; readonly height: number }): Point {
  return { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) }
}
