import { cubicPoints } from '../pen/curves.ts'
import type { ShapeMeasures } from './face-shapes.ts'
import { distance, lerp, type Line, lerpPoint, type DrawnPoint } from '../pen/points.ts'
import { FINE } from '../pen/pen.ts'

interface Node {
  readonly at: DrawnPoint
  /** Direction of travel; default by the neighbours. */
  readonly towards?: DrawnPoint | undefined
  readonly softness?: number
}

const Y_SKULL = -54

/** Six cubics per side: crown, skull, temple, cheekbone, jaw, chin corner, chin. */
export function contourOf(s: ShapeMeasures, yCrown: number): { half: Line; contour: string; skull: number } {
  const skull = lerp(s.forehead, s.cheek, s.forehead < s.cheek ? 0.55 : 0.3)
  const nodes: Node[] = [
    { at: [0, yCrown], towards: [1, 0] },
    { at: [skull + 1.5, Y_SKULL], towards: [0, 1] },
    { at: [lerp(skull, s.cheek, 0.32), -22] },
    { at: [s.cheek, s.yCheek] },
    { at: [s.jaw, s.yJaw], towards: s.jawTangent, softness: s.jawSoftness },
    { at: [s.chin, s.yChin - (s.chinRise ?? s.chin * 0.16 + 4)], towards: s.chinTangent, softness: s.chinSoftness },
    { at: [0, s.yChin], towards: [-1, 0], softness: 0.44 },
  ]
  const segments = nodes.slice(1).map((b, i) => segment(nodes, i, b, skull, yCrown))
  const half = [...segments.flatMap(([a, c, d, b]) => cubicPoints(a, c, d, b, 12)), [0, s.yChin] as const]
  const down = segments.flatMap(([, c, d, b]) => [c, d, b])
  const up = [...segments].reverse().flatMap(([a, c, d]) => [flip(d), flip(c), flip(a)])
  return { half, contour: FINE.cubics([[0, yCrown], ...down, ...up]), skull }
}

type Cubic = readonly [DrawnPoint, DrawnPoint, DrawnPoint, DrawnPoint]

function segment(nodes: readonly Node[], i: number, b: Node, skull: number, yCrown: number): Cubic {
  const a = nodes[i] ?? b
  const ta = tangent(nodes, i)
  const tb = tangent(nodes, i + 1)
  const chord = distance(a.at, b.at)
  // Quarter ellipse: handles depend on its axes.
  const [ka, kb] =
    i === 0
      ? [0.56 * (skull + 2), 0.56 * (Y_SKULL - yCrown)]
      : [chord * (a.softness ?? 0.34), chord * (b.softness ?? 0.34)]
  return [a.at, [a.at[0] + ta[0] * ka, a.at[1] + ta[1] * ka], [b.at[0] - tb[0] * kb, b.at[1] - tb[1] * kb], b.at]
}

/** Centripetal Catmull-Rom tangent unless given, unit vector. */
function tangent(nodes: readonly Node[], i: number): DrawnPoint {
  const node = nodes[i]
  const before = nodes[i - 1]?.at
  const after = nodes[i + 1]?.at
  if (!node) return [1, 0]
  if (node.towards || !before || !after) return unit(node.towards ?? [1, 0])
  const d1 = Math.sqrt(distance(before, node.at))
  const d2 = Math.sqrt(distance(node.at, after))
  const slope = (k: 0 | 1) =>
    (node.at[k] - before[k]) / d1 - (after[k] - before[k]) / (d1 + d2) + (after[k] - node.at[k]) / d2
  return unit([slope(0), slope(1)])
}

function unit(v: DrawnPoint): DrawnPoint {
  const length = Math.hypot(v[0], v[1]) || 1
  return lerpPoint([0, 0], v, 1 / length)
}

const flip = ([x, y]: DrawnPoint): DrawnPoint => [-x, y]
