/** Framing of one picture. Thresholds: METHOD §3 (P). */
import type { Point } from '../face/measure.ts'
import type { HairlineSight } from '../face/proposed.ts'
import type { DetectedFace } from './detector.ts'
import type { FoundHairline } from './hairline.ts'
import { eyeOpening, type FaceMesh, type MeshPlace, type MeshPoint, meshPoint } from './mesh.ts'
import { type HeadPose, STRAIGHT_PITCH } from './pose.ts'

/** In the stored (unmirrored) picture. */
export type FaceSide = 'front' | 'left' | 'right'

/** The four measuring lines and the face's edges, in pixels. */
export interface FaceMarks {
  readonly hairline: Point
  readonly brow: Point
  readonly nose: Point
  readonly chin: Point
  readonly left: Point
  readonly right: Point
}

/** In picture pixels or degrees; null when unknown. */
export interface FaceLook {
  /** The largest and others at least four tenths as wide. */
  readonly faces: number
  readonly side: FaceSide | null
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null
  readonly other: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null
  /** 0 frontal, 1 full profile; by the detector's points. */
  readonly turn: number
  readonly presence: number
  readonly pose: HeadPose | null
  /** Forehead top to chin, share of the picture's height. */
  readonly size: number
  /** Shares of the picture. */
  readonly centre: { readonly x: number; readonly y: number } | null
  readonly whole: boolean
  readonly eyeOpening: number | null
  readonly marks: FaceMarks | null
  readonly hairline: HairlineSight | null
}

export const FACE_SCORE = 0.6
/** In widths of the largest face; a smaller one is taken for a picture on the wall. */
const SECOND_FACE = 0.4
export const FACE_PRESENCE = 0.9
/** Distance of the eyes, and of the nose from the ears' middle, in box widths. */
const PROFILE_EYES = 0.25
const PROFILE_NOSE = 0.4

export function countedFaces(found: readonly DetectedFace[]): DetectedFace[] {
  const faces = found.filter(({ score }) => score >= FACE_SCORE).sort((a, b) => b.width - a.width)
  const [largest] = faces
  return largest ? faces.filter(({ width }) => width >= largest.width * SECOND_FACE) : []
}

export function faceSide({ keyPoints, width }: DetectedFace): { side: FaceSide; turn: number } {
  const { rightEye, leftEye, nose, rightEar, leftEar } = keyPoints
  const eyes = Math.hypot(leftEye.x - rightEye.x, leftEye.y - rightEye.y) / width
  const aside = (nose.x - (leftEar.x + rightEar.x) / 2) / width
  const isProfile = eyes < PROFILE_EYES && Math.abs(aside) > PROFILE_NOSE
  const turn = Math.min(1, Math.abs(aside) / PROFILE_NOSE) * Math.min(1, Math.max(0, (0.5 - eyes) / 0.25))
  return { side: isProfile ? (aside < 0 ? 'left' : 'right') : 'front', turn: isProfile ? 1 : turn }
}

export function lookAt(
  picture: { readonly width: number; readonly height: number },
  faces: readonly DetectedFace[],
  mesh: (FaceMesh & { readonly pose: HeadPose }) | null,
  hairline: FoundHairline | null = null,
): FaceLook {
  const [face, second] = faces
  const present = mesh !== null && mesh.presence >= FACE_PRESENCE ? mesh : null
  const box = face ? boxOf(face) : present ? boxOfMesh(present.points) : null
  const { side, turn } = face ? faceSide(face) : { side: 'front' as const, turn: 0 }
  const height = present ? meshHeight(present.points) : (box?.height ?? 0)
  const bounds = present ? boxOfMesh(present.points) : box
  return {
    faces: box ? Math.max(1, faces.length) : 0,
    side: box ? side : null,
    box,
    other: second ? boxOf(second) : null,
    turn,
    presence: mesh?.presence ?? 0,
    pose: present?.pose ?? null,
    size: height / picture.height,
    centre: bounds
      ? { x: (bounds.x + bounds.width / 2) / picture.width, y: (bounds.y + bounds.height / 2) / picture.height }
      : null,
    whole:
      bounds !== null &&
      bounds.x >= 0 &&
      bounds.y >= 0 &&
      bounds.x + bounds.width <= picture.width &&
      bounds.y + bounds.height <= picture.height,
    eyeOpening: present ? eyeOpening(present.points) : null,
    marks: present && hairline ? marksOf(present.points, hairline) : null,
    hairline: hairline?.state ?? null,
  }
}

/** Degrees, corrected for the fit's offset; positive pitch looks down. */
export function tilt({ roll, pitch, yaw }: HeadPose): { roll: number; pitch: number; yaw: number } {
  return { roll, pitch: pitch - STRAIGHT_PITCH, yaw }
}

function marksOf(points: readonly MeshPoint[], { state, point, estimate }: FoundHairline): FaceMarks {
  const at = (place: MeshPlace): Point => {
    const [x, y] = meshPoint(points, place)
    return { x, y }
  }
  return {
    hairline: state === 'seen' && point ? point : estimate,
    brow: at('browLine'),
    nose: at('noseBase'),
    chin: at('chin'),
    left: at('cheekboneLeft'),
    right: at('cheekboneRight'),
  }
}

function boxOf({ x, y, width, height }: DetectedFace) {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function boxOfMesh(points: readonly MeshPoint[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function meshHeight(points: readonly MeshPoint[]): number {
  const [top, chin] = [meshPoint(points, 'foreheadTop'), meshPoint(points, 'chin')]
  return Math.hypot(top[0] - chin[0], top[1] - chin[1])
}
