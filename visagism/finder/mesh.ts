/**
 * Face Mesh (Google, Apache-2.0) on a rotated 192 × 192 square. Its 468 points are temporary: only measures and ten visible points are
 * stored.
 */
import type { Network } from './network.ts'
import { cropRegion, type Pixels, type Region } from './pixels.ts'

/** Picture pixels; z towards the back of the head. */
export type MeshPoint = readonly [x: number, y: number, z: number]

export interface FaceMesh {
  /** Probability of a face, 0–1. */
  readonly presence: number
  readonly points: readonly MeshPoint[]
}

/** "Left" and "right" are the photo's, as seen. */
export const MESH = {
  browLine: 9,
  foreheadTop: 10,
  noseTip: 4,
  noseBase: 2,
  chin: 152,
  templeLeft: 54,
  templeRight: 284,
  cheekboneLeft: 234,
  cheekboneRight: 454,
  jawLeft: 172,
  jawRight: 397,
  eyeLeftOuter: 33,
  eyeLeftInner: 133,
  eyeLeftUpper: 159,
  eyeLeftLower: 145,
  eyeRightOuter: 263,
  eyeRightInner: 362,
  eyeRightUpper: 386,
  eyeRightLower: 374,
  cheekLeft: 50,
  cheekRight: 280,
  lowerCheekLeft: 205,
  lowerCheekRight: 425,
  browLeftUpper: 105,
  browLeftLower: 52,
  browRightUpper: 334,
  browRightLower: 282,
  wingLeft: 129,
  wingRight: 358,
  mouthLeft: 61,
  mouthRight: 291,
  upperLipTop: 0,
  upperLipEdge: 13,
  lowerLipEdge: 14,
  lowerLipBottom: 17,
} as const
export type MeshPlace = keyof typeof MESH

const SIDE = 192
export const MESH_POINTS = 468
/** Side of the next square, in sizes of the mesh. */
const MARGIN = 1.5
/** Tracking stops below this presence. */
const LOST = 0.3

export function meshPoint(mesh: readonly MeshPoint[], place: MeshPlace): MeshPoint {
  const point = mesh[MESH[place]]
  if (!point) throw new RangeError(`The mesh has no point "${place}".`)
  return point
}

export function readMesh(network: Network, picture: Pixels, region: Region): FaceMesh {
  const outputs = network.run(cropRegion(picture, region, SIDE, 1 / 255, 0), [1, SIDE, SIDE, 3])
  const flat = outputs.find(({ length }) => length === MESH_POINTS * 3)
  const flag = outputs.find(({ length }) => length === 1)
  if (!flat || !flag) throw new Error('The face mesh answered with too little.')
  const [cos, sin] = [Math.cos(region.rotation), Math.sin(region.rotation)]
  const scale = region.size / SIDE
  const points = Array.from({ length: MESH_POINTS }, (_, index): MeshPoint => {
    const u = ((flat[3 * index] ?? 0) / SIDE - 0.5) * region.size
    const v = ((flat[3 * index + 1] ?? 0) / SIDE - 0.5) * region.size
    return [region.x + u * cos - v * sin, region.y + u * sin + v * cos, (flat[3 * index + 2] ?? 0) * scale]
  })
  return { presence: 1 / (1 + Math.exp(-(flag[0] ?? -Infinity))), points }
}

/** Rereads from the mesh's own square until it settles. */
export function settleMesh(network: Network, picture: Pixels, region: Region, passes = 3): FaceMesh {
  let mesh = readMesh(network, picture, region)
  for (let pass = 1; pass < passes && mesh.presence > LOST; pass++)
    mesh = readMesh(network, picture, regionOfMesh(mesh.points))
  return mesh
}

export function regionOfMesh(points: readonly MeshPoint[]): Region {
  const [left, right] = [meshPoint(points, 'eyeLeftOuter'), meshPoint(points, 'eyeRightOuter')]
  const rotation = Math.atan2(right[1] - left[1], right[0] - left[0])
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)]
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin]
    x0 = Math.min(x0, u)
    x1 = Math.max(x1, u)
    y0 = Math.min(y0, v)
    y1 = Math.max(y1, v)
  }
  const [u, v] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return { x: u * cos - v * sin, y: u * sin + v * cos, size: Math.max(x1 - x0, y1 - y0) * MARGIN, rotation }
}

/** Cheekbone to cheekbone, pixels: the unit of all measures. */
export function faceWidth(points: readonly MeshPoint[]): number {
  const [left, right] = [meshPoint(points, 'cheekboneLeft'), meshPoint(points, 'cheekboneRight')]
  return Math.hypot(right[0] - left[0], right[1] - left[1])
}

/** The more open eye's height over length: about 0.25 to 0.5 when open. */
export function eyeOpening(points: readonly MeshPoint[]): number {
  const distance = (a: MeshPlace, b: MeshPlace) => {
    const [from, to] = [meshPoint(points, a), meshPoint(points, b)]
    return Math.hypot(from[0] - to[0], from[1] - to[1])
  }
  return Math.max(
    distance('eyeLeftUpper', 'eyeLeftLower') / distance('eyeLeftOuter', 'eyeLeftInner'),
    distance('eyeRightUpper', 'eyeRightLower') / distance('eyeRightOuter', 'eyeRightInner'),
  )
}
