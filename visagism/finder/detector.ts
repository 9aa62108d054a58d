/**
 * BlazeFace short range (Google, Apache-2.0) at 128 × 128. As in MediaPipe, overlapping boxes are averaged by score, which is steadier than
 * taking the best.
 */
import type { Point } from '../face/measure.ts'
import type { Network } from './network.ts'
import { cropRegion, type Pixels, type Region } from './pixels.ts'

/** Reliable in profile, unlike the mesh; "left" is the person's own. */
export interface FaceKeyPoints {
  readonly rightEye: Point
  readonly leftEye: Point
  readonly nose: Point
  readonly mouth: Point
  readonly rightEar: Point
  readonly leftEar: Point
}

/** x and y are the box's centre; picture pixels. */
export interface DetectedFace {
  /** 0–1. */
  readonly score: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly keyPoints: FaceKeyPoints
}

const SIDE = 128
const CANDIDATE_SCORE = 0.5
const SAME_FACE_OVERLAP = 0.3
/** Numbers per anchor: box, then six points. */
const STRIDE = 16

/** Anchor centres: two per cell of 16 × 16, six per cell of 8 × 8. */
const ANCHORS: readonly Point[] = [
  { cells: 16, each: 2 },
  { cells: 8, each: 6 },
].flatMap(({ cells, each }) =>
  Array.from({ length: cells * cells * each }, (_, index) => {
    const cell = Math.floor(index / each)
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells }
  }),
)

export const wholePicture = ({ width, height }: Pixels): Region => ({
  x: width / 2,
  y: height / 2,
  size: Math.max(width, height),
  rotation: 0,
})

/** Highest score first. A rotated region finds faces rotated the same way. */
export function detectFaces(network: Network, picture: Pixels, region = wholePicture(picture)): DetectedFace[] {
  const { size } = region
  const [boxes, scores] = network.run(cropRegion(picture, region, SIDE, 1 / 127.5, -1), [1, SIDE, SIDE, 3])
  if (!boxes || !scores) throw new Error('The face detector answered with too little.')
  const [cos, sin] = [Math.cos(region.rotation), Math.sin(region.rotation)]
  const candidates: DetectedFace[] = []
  ANCHORS.forEach((anchor, index) => {
    const score = sigmoid(scores[index] ?? -Infinity)
    if (score < CANDIDATE_SCORE) return
    const number = (field: number) => (boxes[index * STRIDE + field] ?? 0) / SIDE
    const place = (field: number): Point => {
      const [u, v] = [(anchor.x + number(field) - 0.5) * size, (anchor.y + number(field + 1) - 0.5) * size]
      return { x: region.x + u * cos - v * sin, y: region.y + u * sin + v * cos }
    }
    candidates.push({
      score,
      ...place(0),
      width: number(2) * size,
      height: number(3) * size,
      keyPoints: {
        rightEye: place(4),
        leftEye: place(6),
        nose: place(8),
        mouth: place(10),
        rightEar: place(12),
        leftEar: place(14),
      },
    })
  })
  return mergeOverlapping(candidates)
}

/** Radians, clockwise. */
export const eyeAngle = ({ keyPoints: { rightEye, leftEye } }: DetectedFace): number =>
  Math.atan2(leftEye.y - rightEye.y, leftEye.x - rightEye.x)

export function regionOfDetection(face: DetectedFace): Region {
  const { x, y, width, height } = face
  return { x, y, size: Math.max(width, height) * 1.5, rotation: eyeAngle(face) }
}

export function mergeOverlapping(candidates: readonly DetectedFace[]): DetectedFace[] {
  let left = [...candidates].sort((a, b) => b.score - a.score)
  const faces: DetectedFace[] = []
  for (let best = left[0]; best; best = left[0]) {
    const first = best
    const same = left.filter((other) => other === first || overlap(first, other) > SAME_FACE_OVERLAP)
    faces.push(averageFaces(first.score, same))
    left = left.filter((other) => !same.includes(other))
  }
  return faces
}

function averageFaces(score: number, faces: readonly DetectedFace[]): DetectedFace {
  const total = faces.reduce((sum, face) => sum + face.score, 0)
  const mean = (read: (face: DetectedFace) => number) =>
    faces.reduce((sum, face) => sum + read(face) * face.score, 0) / total
  const point = (name: keyof FaceKeyPoints): Point => ({
    x: mean((face) => face.keyPoints[name].x),
    y: mean((face) => face.keyPoints[name].y),
  })
  return {
    score,
    x: mean((face) => face.x),
    y: mean((face) => face.y),
    width: mean((face) => face.width),
    height: mean((face) => face.height),
    keyPoints: {
      rightEye: point('rightEye'),
      leftEye: point('leftEye'),
      nose: point('nose'),
      mouth: point('mouth'),
      rightEar: point('rightEar'),
      leftEar: point('leftEar'),
    },
  }
}

/** Intersection over union. */
function overlap(a: DetectedFace, b: DetectedFace): number {
  const across = (from: number, fromSize: number, to: number, toSize: number) =>
    Math.max(0, Math.min(from + fromSize / 2, to + toSize / 2) - Math.max(from - fromSize / 2, to - toSize / 2))
  const shared = across(a.x, a.width, b.x, b.width) * across(a.y, a.height, b.y, b.height)
  return shared / (a.width * a.height + b.width * b.height - shared)
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
