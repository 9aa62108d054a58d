import type { Hex } from '../pen/colour.ts'
import { distanceToEdge, isInside, lineLength, normals, resample } from '../pen/curves.ts'
import type { DisplayItem, FillItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { distance, lerp, lerpPoint, type Line, type DrawnPoint, pointAt, smoothstep } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'
import type { HairTones } from './tones.ts'

export interface CurlField {
  readonly seed: number
  /** Radius, spacing, line width and turn (radians) of curls. */
  readonly radius: number
  readonly spacing: number
  readonly line: number
  readonly turn: number
  /** Distance from the edge. */
  readonly inset?: number
  /** Null leaves the place empty. */
  readonly tone: (p: DrawnPoint, random: Random) => Hex | null
}

/** On a jittered grid, one path per tone. */
export function scatterCurls(area: Line, field: CurlField): DisplayItem[] {
  const random = seededRandom(field.seed)
  const tones = new Map<Hex, string>()
  for (const p of jitteredGrid(area, field.spacing, field.inset ?? field.radius * 0.8, random)) {
    const tone = field.tone(p, random)
    if (tone) tones.set(tone, (tones.get(tone) ?? '') + curl(p, field, random))
  }
  return [...tones].map(([stroke, d]) => ({ d, stroke, sw: field.line }))
}

function jitteredGrid(area: Line, spacing: number, inset: number, random: Random): Line {
  const xs = area.map((p) => p[0])
  const ys = area.map((p) => p[1])
  const right = Math.max(...xs)
  const bottom = Math.max(...ys)
  const points: DrawnPoint[] = []
  let row = 0
  for (let y = Math.min(...ys); y < bottom; y += spacing * 0.84) {
    for (let x = Math.min(...xs) + ((row % 2) * spacing) / 2; x < right; x += spacing) {
      const p: DrawnPoint = [x + (random() - 0.5) * spacing * 0.6, y + (random() - 0.5) * spacing * 0.6]
      if (isInside(p, area) && distanceToEdge(p, area) > inset) points.push(p)
    }
    row++
  }
  return points
}

/** One cubic, or two for larger turns. */
function curl(centre: DrawnPoint, field: Pick<CurlField, 'radius' | 'turn'>, random: Random): string {
  const span = field.turn * (0.75 + 0.5 * random())
  const clockwise = random() < 0.5 ? 1 : -1
  const radius = field.radius * (0.75 + 0.5 * random())
  const start = random() * 6.28
  const arcs = span > 2.2 ? 2 : 1
  const on = (angle: number, r: number): DrawnPoint => [
    centre[0] + Math.cos(angle) * r,
    centre[1] + Math.sin(angle) * r,
  ]
  let d = ''
  for (let i = 0; i < arcs; i++) {
    const a0 = start + (clockwise * span * i) / arcs
    const a1 = start + (clockwise * span * (i + 1)) / arcs
    const [r0, r1] = [radius * (1 - (0.5 * i) / arcs), radius * (1 - (0.5 * (i + 1)) / arcs)]
    const k = (4 / 3) * Math.tan(span / arcs / 4) * clockwise
    const [a, b] = [on(a0, r0), on(a1, r1)]
    if (i === 0) d += `M${COARSE.at(a)}`
    d += `C${COARSE.at([a[0] - Math.sin(a0) * k * r0, a[1] + Math.cos(a0) * k * r0])} ${COARSE.at([b[0] + Math.sin(a1) * k * r1, b[1] - Math.cos(a1) * k * r1])} ${COARSE.at(b)}`
  }
  return d
}

/** Without stray curls a mass looks clipped. */
export function strayCurls(edge: Line, spacing: number, stroke: Hex, seed: number): DisplayItem {
  const random = seededRandom(seed)
  const field = { radius: 3.6, turn: 3.2 }
  const even = resample(edge, Math.max(3, Math.round(lineLength(edge) / spacing)))
  const d = even.map(([x, y]) => curl([x + (random() - 0.5) * 5, y + (random() - 0.5) * 5], field, random)).join('')
  return { d, stroke, sw: 1.3 }
}

/** Loose edge of coils; no curl leaves the mass. */
export function frizz(edge: Line, tones: HairTones): DisplayItem[] {
  const middle: DrawnPoint = [
    edge.reduce((sum, [x]) => sum + x, 0) / edge.length,
    edge.reduce((sum, [, y]) => sum + y, 0) / edge.length,
  ]
  const held = edge.map((p) => lerpPoint(p, middle, 2.4 / (distance(p, middle) || 1)))
  return [strayCurls(held, 12, tones.shade, 37), strayCurls(held, 21, tones.half, 38)]
}

export interface CoilyMarks {
  readonly seed: number
  /** Where light becomes shadow. */
  readonly centre?: DrawnPoint
  readonly spacing?: number
  /** Positive is lighter. */
  readonly bias?: number
  /** Radians: full rings on cropped hair, half ones beside springs. */
  readonly turn?: number
}

/** Light curls at the upper left, dark ones opposite. */
export function coilyMarks(area: Line, tones: HairTones, options: CoilyMarks): DisplayItem[] {
  const xs = area.map((p) => p[0])
  const ys = area.map((p) => p[1])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [cx, cy] = options.centre ?? [(left + right) / 2, (top + bottom) / 2]
  const lit = (p: DrawnPoint) =>
    (((cx - p[0]) / (right - left)) * 2 + ((cy - p[1]) / (bottom - top)) * 2) * 0.75 + (options.bias ?? 0)
  return scatterCurls(area, {
    seed: options.seed,
    radius: 4.4,
    spacing: options.spacing ?? 9.6,
    line: 1.4,
    turn: options.turn ?? 3.9,
    tone: (p, random) => {
      const l = lit(p) + (random() - 0.5) * 0.9
      if (l > 0.28) return tones.light
      if (l < -0.35) return tones.dark
      if (random() < 0.45) return tones.shade
      return random() < 0.5 ? tones.light : null
    },
  })
}

export interface Coil {
  readonly amplitude: number
  readonly waveLength: number
  readonly width: number
  readonly fill: Hex
  readonly light?: Hex
  readonly dark?: Hex
  /** Share of lit turns. */
  readonly lit?: number
}

/** An open spiral round its axis: broad where it passes in front of it, narrow and dark where it turns behind. */
export function drawCoil(path: Line, coil: Coil, random: Random): FillItem[] {
  const total = lineLength(path)
  const { waveLength, width } = coil
  const count = Math.max(12, Math.round((total / waveLength) * 5))
  const axis = resample(path, count)
  const across = normals(axis)
  const phase = random() * 6.28
  const loose = OPEN.reach * (0.75 + 0.5 * random())
  // Curls of one head turn either way; all the same way they are a rope.
  const way = random() < 0.5 ? 1 : -1
  const turnAt = (u: number) => (2 * Math.PI * u * total) / waveLength + phase
  // Seen a little from above, so that what is in front hangs lower than what is behind.
  const centre = axis.map((p, i): DrawnPoint => {
    const u = i / (count - 1)
    const open = coil.amplitude * loose * smoothstep(0, 0.16, u) * (1 - 0.3 * smoothstep(0.8, 1, u))
    const n = pointAt(across, i)
    const [swing, hang] = [way * open * Math.sin(turnAt(u)), open * OPEN.hang * Math.cos(turnAt(u))]
    return [p[0] + n[0] * swing - n[1] * hang, p[1] + n[1] * swing + n[0] * hang]
  })
  const facing = normals(centre)
  const widthAt = (u: number) =>
    width * lerp(0.8, OPEN.mean + (1 - OPEN.mean) * Math.cos(turnAt(u)), smoothstep(0, 0.12, u)) * OPEN.ribbon
  const edge = (sign: 1 | -1): Line =>
    centre.map((p, i) => {
      const u = i / (count - 1)
      const end = u > 0.92 ? Math.sqrt(Math.max(0, 1 - ((u - 0.92) / 0.08) ** 2)) : 1
      const half = (widthAt(u) * smoothstep(-0.02, 0.06, u) * end * sign) / 2
      const n = pointAt(facing, i)
      return [p[0] + n[0] * half, p[1] + n[1] * half]
    })
  return [{ d: COARSE.between(edge(1), edge(-1)), fill: coil.fill }, ...coilMarks(centre, total, phase, coil, random)]
}
/** Of what an unrolled ribbon of this amplitude and width would have. */
const OPEN = { reach: 1.45, hang: 0.6, mean: 0.6, ribbon: 0.74 }

/** Light on what is in front, dark on what turns behind. */
function coilMarks(centre: Line, total: number, phase: number, coil: Coil, random: Random): FillItem[] {
  const { waveLength, width, light, dark } = coil
  let lights = ''
  let darks = ''
  const at = (u: number): DrawnPoint => {
    const x = Math.max(0, Math.min(1, u)) * (centre.length - 1)
    const i = Math.min(centre.length - 2, Math.floor(x))
    return lerpPoint(pointAt(centre, i), pointAt(centre, i + 1), x - i)
  }
  const turn = waveLength / total
  for (let u = (1 - ((phase / (2 * Math.PI)) % 1)) * turn; u < 0.95; u += turn) {
    if (u < 0.06) continue
    if (light && random() < (coil.lit ?? 0.7)) {
      const via = at(u)
      lights += COARSE.sliver(
        at(u - turn * 0.2),
        [via[0] - width * 0.08, via[1] - width * 0.12],
        at(u + turn * 0.12),
        width * 0.2,
      )
    }
    if (dark) darks += COARSE.sliver(at(u + turn * 0.28), at(u + turn * 0.5), at(u + turn * 0.72), width * 0.46)
  }
  const marks: FillItem[] = []
  if (dark && darks) marks.push({ d: darks, fill: dark })
  if (light && lights) marks.push({ d: lights, fill: light })
  return marks
}

/** Too thin to show turns: a wavy thread with lights. */
export function drawSpring(
  path: Line,
  { amplitude, waveLength, width, lit }: { amplitude: number; waveLength: number; width: number; lit: number },
  random: Random,
): { thread: string; lights: string } {
  const total = lineLength(path)
  const count = Math.max(8, Math.round((total / waveLength) * 4))
  const axis = resample(path, count)
  const across = normals(axis)
  const phase = random() * 6.28
  const centre = axis.map((p, i): DrawnPoint => {
    const u = i / (count - 1)
    const swing = amplitude * smoothstep(0, 0.1, u) * Math.sin((2 * Math.PI * u * total) / waveLength + phase)
    const n = pointAt(across, i)
    return [p[0] + n[0] * swing, p[1] + n[1] * swing]
  })
  let lights = ''
  for (let i = 2; i < count - 1; i += 4) {
    if (random() > lit) continue
    const [a, via, b] = [pointAt(centre, i - 1), pointAt(centre, i), pointAt(centre, i + 1)]
    const up = width * 0.16
    lights += COARSE.sliver([a[0] - up, a[1] - up], [via[0] - up, via[1] - up], [b[0] - up, b[1] - up], width * 0.3)
  }
  return { thread: COARSE.smooth(centre), lights }
}

/** Tight coily hair is stretched, never straight: small waves along these lines. */
export function tightWaves(ways: readonly Line[], stroke: Hex): DisplayItem {
  const threads = ways.map((way) => {
    const total = lineLength(way)
    const count = Math.max(6, Math.round((total / TIGHT.waveLength) * 4))
    const axis = resample(way, count)
    const across = normals(axis)
    return COARSE.smooth(
      axis.map((p, i): DrawnPoint => {
        const n = pointAt(across, i)
        const swing = TIGHT.amplitude * Math.sin((i * Math.PI) / 2)
        return [p[0] + n[0] * swing, p[1] + n[1] * swing]
      }),
    )
  })
  return { d: threads.join(''), stroke, sw: 1 }
}
const TIGHT = { amplitude: 1.2, waveLength: 6.5 }
