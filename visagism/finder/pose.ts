/** Head pose: fits MediaPipe's canonical face to the mesh (weighted Kabsch, Horn's quaternion) on the package's own fit points. */
import type { MeshPoint } from './mesh.ts'

/** The package's canonical face in centimetres (y up, z towards the viewer) and its fit weights. */
export interface FaceGeometry {
  readonly canonical: readonly (readonly [number, number, number])[]
  readonly basis: readonly (readonly [index: number, weight: number])[]
}

type Matrix = readonly (readonly number[])[]

/** Degrees. Positive `yaw` and `roll`: to the photo's right; positive `pitch`: down (a straight face reads about 7). */
export interface HeadPose {
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
}

export interface FittedPose extends HeadPose {
  readonly rotation: Matrix
  /** Y up. */
  readonly centre: readonly number[]
}

/** +7 to +10 on drawn faces, +8 on a portrait (measured, not explained). */
export const STRAIGHT_PITCH = 7

const ITERATIONS = 200

export function fitPose(mesh: readonly MeshPoint[], { canonical, basis }: FaceGeometry): FittedPose {
  const pairs = basis.flatMap(([index, weight]) => {
    const [from, to] = [canonical[index], mesh[index]]
    return from && to ? [{ from, to: [to[0], -to[1], -to[2]], weight }] : []
  })
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0)
  const middle = (side: 'from' | 'to') =>
    [0, 1, 2].map((axis) => pairs.reduce((sum, pair) => sum + pair.weight * (pair[side][axis] ?? 0), 0) / total)
  const [fromCentre, centre] = [middle('from'), middle('to')]
  const covariance = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) =>
      pairs.reduce(
        (sum, { from, to, weight }) =>
          sum + weight * ((from[row] ?? 0) - (fromCentre[row] ?? 0)) * ((to[column] ?? 0) - (centre[column] ?? 0)),
        0,
      ),
    ),
  )
  const rotation = rotationOf(covariance)
  const entry = (row: number, column: number) => rotation[row]?.[column] ?? 0
  // The fit's axes point up and to the viewer: roll is anticlockwise, yaw to the person's right.
  return {
    rotation,
    centre,
    yaw: degrees(Math.asin(Math.max(-1, Math.min(1, -entry(2, 0))))),
    pitch: degrees(Math.atan2(entry(2, 1), entry(2, 2))),
    roll: -degrees(Math.atan2(entry(1, 0), entry(0, 0))),
  }
}

/** The mesh rotated to face the camera. */
export function straighten(mesh: readonly MeshPoint[], { rotation, centre }: FittedPose): MeshPoint[] {
  const [cx = 0, cy = 0, cz = 0] = centre
  return mesh.map(([x, y, z]) => {
    const from = [x - cx, -y - cy, -z - cz]
    const turned = [0, 1, 2].map((axis) =>
      [0, 1, 2].reduce((sum, row) => sum + (rotation[row]?.[axis] ?? 0) * (from[row] ?? 0), 0),
    )
    return [(turned[0] ?? 0) + cx, -((turned[1] ?? 0) + cy), -((turned[2] ?? 0) + cz)]
  })
}

/** A straightened mesh as a camera at eye level sees it: the canonical model looks up by `STRAIGHT_PITCH`. */
export function facingCamera(straight: readonly MeshPoint[]): MeshPoint[] {
  const angle = (STRAIGHT_PITCH * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return straight.map(([x, y, z]) => [x, y * cos - z * sin, y * sin + z * cos])
}

/** Horn 1987: dominant eigenvector of a 4 × 4 matrix, by power iteration. */
function rotationOf(covariance: readonly (readonly number[])[]): Matrix {
  const [[a = 0, b = 0, c = 0] = [], [d = 0, e = 0, f = 0] = [], [g = 0, h = 0, k = 0] = []] = covariance
  const matrix = [
    [a + e + k, f - h, g - c, b - d],
    [f - h, a - e - k, b + d, g + c],
    [g - c, b + d, -a + e - k, f + h],
    [b - d, g + c, f + h, -a - e + k],
  ]
  // Make the largest eigenvalue the largest in absolute value.
  const shift = Math.max(...matrix.map((row) => row.reduce((sum, value) => sum + Math.abs(value), 0)))
  let vector = [1, 0.01, 0.01, 0.01]
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const next = matrix.map(
      (row, index) =>
        row.reduce((sum, value, column) => sum + value * (vector[column] ?? 0), 0) + shift * (vector[index] ?? 0),
    )
    const length = Math.hypot(...next)
    vector = next.map((value) => value / length)
  }
  const [w = 1, x = 0, y = 0, z = 0] = vector
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ]
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
