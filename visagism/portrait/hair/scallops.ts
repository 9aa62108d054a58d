import type { HairTexture } from '../../knowledge/axes.ts'
import { lineLength, normals, resample, signedArea } from '../pen/curves.ts'
import { COARSE } from '../pen/pen.ts'
import { distance, lerp, lerpPoint, type Line, type DrawnPoint, pointAt } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'
import { TEXTURES } from './texture.ts'

/** `curl` is texture strength at 0..1 along it; `drawn` is a finished stretch. */
export interface Stretch {
  readonly points: Line
  readonly curl?: (u: number) => number
  readonly drawn?: string
}

/** Scalloped where hair curls. */
export function silhouette(stretches: readonly Stretch[], texture: HairTexture, seed: number, scale = 1): string {
  const form = TEXTURES[texture]
  const orient = signedArea(stretches.flatMap((s) => s.points)) > 0 ? 1 : -1
  const random = seededRandom(seed)
  const start = pointAt(stretches[0]?.points ?? [], 0)
  let d = `M${COARSE.at(start)}`
  for (const { points, curl, drawn } of stretches) {
    if (drawn !== undefined) d += drawn
    else if (form.scallop > 0 && curl && isCurled(curl))
      d += scallops(points, form.scallop * scale, form.swell, random, curl, orient)
    else if (points.length < 3) d += points.map((p) => `L${COARSE.at(p)}`).join('')
    else d += COARSE.onward(resample(points, Math.max(4, Math.min(24, Math.round(lineLength(points) / 14)))))
  }
  return `${d}Z`
}

const isCurled = (curl: (u: number) => number) => [0, 0.25, 0.5, 0.75, 1].some((u) => curl(u) > 0.05)

function scallops(
  line: Line,
  size: number,
  swell: number,
  random: Random,
  curl: (u: number) => number,
  orient: number,
): string {
  const swollen = swell > 0 ? swelled(line, swell, random, curl, orient) : line
  const total = lineLength(swollen)
  const stops = [0]
  for (let walked = 0; walked < total;) {
    const u = walked / total
    // Equal curls would look like beads.
    walked += size * (0.5 + 1.1 * random() ** 1.4) * lerp(0.75, 1, curl(u))
    stops.push(Math.min(1, walked / total))
  }
  if (stops.length > 2 && (1 - (stops.at(-2) ?? 0)) * total < size * 0.45) stops.splice(-2, 1)
  const dense = resample(swollen, 240)
  const at = (u: number): DrawnPoint => {
    const x = u * 239
    const i = Math.min(238, Math.floor(x))
    return lerpPoint(pointAt(dense, i), pointAt(dense, i + 1), x - i)
  }
  let d = ''
  stops.slice(1).forEach((to, i) => {
    const from = stops[i] ?? 0
    d += bump(at(from), at(to), curl((from + to) / 2), random, orient)
  })
  return d
}

function bump(a: DrawnPoint, b: DrawnPoint, weight: number, random: Random, orient: number): string {
  const l = distance(a, b) || 1e-3
  const [tx, ty] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
  const [nx, ny] = [ty * orient, -tx * orient]
  const h = l * 0.4 * weight * (0.3 + 1.1 * random())
  // Handles inside the ends avoid notches.
  const o = -l * (0.06 + 0.16 * random())
  const skew = (random() - 0.5) * 0.4 * l * weight
  const c0: DrawnPoint = [a[0] + nx * h + tx * (skew - o), a[1] + ny * h + ty * (skew - o)]
  const c1: DrawnPoint = [b[0] + nx * h + tx * (skew + o), b[1] + ny * h + ty * (skew + o)]
  return `C${COARSE.at(c0)} ${COARSE.at(c1)} ${COARSE.at(b)}`
}

/** Swells with three sines, zero at both ends so that stretches meet. */
function swelled(line: Line, swell: number, random: Random, curl: (u: number) => number, orient: number): Line {
  const even = resample(line, 60)
  const across = normals(even)
  const total = lineLength(line)
  const [p1, p2, p3] = [random() * 6.28, random() * 6.28, random() * 6.28]
  return even.map((p, i) => {
    const u = i / 59
    const x = (u * total) / 46
    const wave = Math.sin(x * 6.28 + p1) * 0.5 + Math.sin(x * 3.4 + p2) * 0.7 + Math.sin(x * 11 + p3) * 0.25
    const k = swell * wave * curl(u) * Math.min(1, u * 8, (1 - u) * 8) * -orient
    const n = pointAt(across, i)
    return [p[0] + n[0] * k, p[1] + n[1] * k]
  })
}
