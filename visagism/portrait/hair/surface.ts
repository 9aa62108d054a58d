import type { HairTexture } from '../../knowledge/axes.ts'
import { curve, lineLength, normals, resample } from '../pen/curves.ts'
import { COARSE } from '../pen/pen.ts'
import {
  clamp,
  distance,
  lerp,
  lerpPoint,
  type Line,
  type DrawnPoint,
  pointAt,
  type Side,
  smoothstep,
} from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'
import { silhouette, type Stretch } from './scallops.ts'
import { isCurly, TEXTURES } from './texture.ts'
import type { Warp } from '../head/warp.ts'

export interface SurfaceStyle {
  readonly texture: HairTexture
  readonly side?: Side
  /** Relative to the texture: volume beyond the outer guide, wave height. */
  readonly volume?: number
  readonly volumeAt?: (s: number) => number
  readonly wave?: number
  readonly waveLength?: number
  readonly phase?: number
  /** Wave strength at s. */
  readonly waveAt?: (s: number) => number
  /** 1 shortens by texture, 0 keeps the drawn length. */
  readonly shrink?: number
  /** Texture on the inner and outer edge. */
  readonly inner?: (s: number) => number
  readonly outer?: (s: number) => number
  readonly scale?: number
  /** Straight, or in locks. */
  readonly tips?: 'straight' | 'locks'
  readonly locks?: number
  readonly tipDepth?: number
  readonly tipRound?: number
  /** Bulge of the roots over the line between the guides, outer to inner, canonical. */
  readonly rootLine?: Line
}

/** `at(s, t)`: s root to tip, t face side to outer side. */
export interface HairSurface {
  readonly at: (s: number, t: number) => DrawnPoint
  readonly length: number
  readonly width: number
  readonly texture: HairTexture
  readonly style: SurfaceStyle
  readonly roots: Line
}

const SAMPLES = 56

export function makeSurface(warp: Warp, innerGuide: Line, outerGuide: Line, style: SurfaceStyle): HairSurface {
  const form = TEXTURES[style.texture]
  const length = lerp(1, form.shrink, style.shrink ?? 1)
  const a = shortened(curve(innerGuide.map(warp), SAMPLES), length)
  const flat = shortened(curve(outerGuide.map(warp), SAMPLES), length)
  const volume = form.volume * (style.volume ?? 1)
  const volumeAt = style.volumeAt ?? ((s: number) => lerp(0.55, 1, smoothstep(0, 0.3, s)))
  const b = flat.map((p, i): DrawnPoint => {
    const q = pointAt(a, i)
    const k = (volume * volumeAt(i / (SAMPLES - 1))) / (distance(p, q) || 1)
    return [p[0] + (p[0] - q[0]) * k, p[1] + (p[1] - q[1]) * k]
  })
  const middle = a.map((p, i) => lerpPoint(p, pointAt(b, i), 0.5))
  const total = lineLength(middle)
  const across = normals(middle)
  const height = form.waveHeight * (style.wave ?? 1)
  const waveAt = style.waveAt ?? ((s: number) => smoothstep(0.08, 0.45, s))
  const turns = (2 * Math.PI * total) / (style.waveLength ?? form.waveLength)
  const at = (s: number, t: number): DrawnPoint => {
    const x = clamp(s, 0, 1.2) * (SAMPLES - 1)
    const i = Math.min(SAMPLES - 2, Math.floor(x))
    const p = lerpPoint(
      lerpPoint(pointAt(a, i), pointAt(a, i + 1), x - i),
      lerpPoint(pointAt(b, i), pointAt(b, i + 1), x - i),
      t,
    )
    if (height === 0) return p
    const push = height * waveAt(s) * Math.sin(s * turns + (style.phase ?? 0) + t * 0.9)
    const n = pointAt(across, i)
    return [p[0] + n[0] * push, p[1] + n[1] * push]
  }
  const half = Math.floor(SAMPLES / 2)
  return {
    at,
    length: total,
    width: distance(pointAt(a, half), pointAt(b, half)),
    texture: style.texture,
    style,
    roots: (style.rootLine ?? []).map(warp),
  }
}

function shortened(line: Line, share: number): Line {
  return share >= 1 ? line : resample(line.slice(0, Math.max(3, Math.round(line.length * share))), line.length)
}

/** For placing marks. */
export function surfacePolygon(surface: HairSurface): Line {
  const down = Array.from({ length: 33 }, (_, i) => surface.at(i / 32, 0))
  const up = Array.from({ length: 33 }, (_, i) => surface.at(1 - i / 32, 1))
  return [...down, ...up]
}

/** `offset` shifts it, for shadows and half-tones. */
export function surfacePath(surface: HairSurface, seed = 3, offset: DrawnPoint = [0, 0]): string {
  const { style } = surface
  const steps = 44
  const at = (s: number, t: number): DrawnPoint => {
    const p = surface.at(s, t)
    return [p[0] + offset[0], p[1] + offset[1]]
  }
  const inner = Array.from({ length: steps + 1 }, (_, i) => at(i / steps, 0))
  const outer = Array.from({ length: steps + 1 }, (_, i) => at(i / steps, 1))
  const outerCurl = style.outer ?? ((s: number) => smoothstep(0.02, 0.25, s))
  const stretches: Stretch[] = [
    { points: inner, curl: style.inner ?? ((s) => smoothstep(0.3, 0.6, s)) },
    tipStretch(surface, at, seed),
    { points: [...outer].reverse(), curl: (u) => outerCurl(1 - u) },
    rootStretch(surface, pointAt(outer, 0), pointAt(inner, 0), offset),
  ]
  return silhouette(stretches, surface.texture, seed, style.scale ?? 1)
}

function rootStretch(surface: HairSurface, from: DrawnPoint, to: DrawnPoint, [dx, dy]: DrawnPoint): Stretch {
  if (surface.roots.length === 0) return { points: [from, to] }
  const bulge = surface.roots.map(([x, y]): DrawnPoint => [x + dx, y + dy])
  return { points: curve([from, ...bulge, to], 24), curl: () => 0.8 }
}

function tipStretch(surface: HairSurface, at: (s: number, t: number) => DrawnPoint, seed: number): Stretch {
  const { style } = surface
  const curly = isCurly(surface.texture)
  if (curly || style.tips === 'straight') {
    const round = style.tipRound ?? (curly ? 0.035 : 0)
    const points = Array.from({ length: 13 }, (_, i) => at(1 + round * Math.sin((Math.PI * i) / 12), i / 12))
    return { points, curl: () => 1 }
  }
  const random = seededRandom(seed + 11)
  const units = style.tipDepth ?? 5
  const depth = units / surface.length
  if (units <= BLUNT) return bluntTips(at, depth, random)
  const locks = style.locks ?? 5
  // Equal locks would look like a saw.
  const cuts = Array.from({ length: locks + 1 }, (_, i) =>
    i === 0 || i === locks ? i / locks : (i + (random() - 0.5) * 0.7) / locks,
  )
  const points: DrawnPoint[] = [at(1, 0)]
  let drawn = ''
  for (let i = 0; i < locks; i++) {
    const [from, to] = [cuts[i] ?? 0, cuts[i + 1] ?? 1]
    const middle = lerp(from, to, 0.42 + 0.26 * random())
    const reach = depth * (0.2 + 0.8 * random())
    const tip = at(1 + reach, middle)
    const next = i < locks - 1 ? at(1 - depth * (0.15 + 0.6 * random()), to) : at(1, 1)
    // Handles inside the straight way would make spikes.
    const c1 = at(1 + reach * 0.62, lerp(from, middle, 0.3))
    const c2 = at(1 + reach * 0.72, lerp(middle, to, 0.72))
    drawn += `Q${COARSE.at(c1)} ${COARSE.at(tip)}Q${COARSE.at(c2)} ${COARSE.at(next)}`
    points.push(tip, next)
  }
  return { points, drawn }
}

/** Unevenness of a blunt cut, in units. */
const BLUNT = 5

/** Slightly uneven, with round ends. */
function bluntTips(at: (s: number, t: number) => DrawnPoint, depth: number, random: Random): Stretch {
  const inside = Array.from({ length: 8 }, (_, i): DrawnPoint => {
    const t = 0.06 + (0.88 * i) / 7
    return at(1 + depth * (0.1 + 0.5 * random()), t)
  })
  const points = [at(1, 0), ...inside, at(1, 1)]
  return { points, drawn: COARSE.onward(points) }
}

/** Root to tip. */
export function alongSurface(surface: HairSurface, t: number, s0: number, s1: number, t1 = t, steps = 16): Line {
  return Array.from({ length: steps + 1 }, (_, i) => surface.at(lerp(s0, s1, i / steps), lerp(t, t1, i / steps)))
}

/** For hair combed over the skull. */
export function acrossSurface(surface: HairSurface, s: number, t0: number, t1: number, lean = 0, steps = 12): Line {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const u = i / steps
    return surface.at(s + lean * u * u, lerp(t0, t1, u))
  })
}

/** Lens-shaped, along the hair. */
export function surfaceBand(
  surface: HairSurface,
  [t0, t1]: readonly [number, number],
  [s0, s1]: readonly [number, number],
  profile: (u: number) => number = (u) => Math.sin(Math.PI * u),
): string {
  const a: DrawnPoint[] = []
  const b: DrawnPoint[] = []
  for (let i = 0; i <= 14; i++) {
    const s = lerp(s0, s1, i / 14)
    const h = ((t1 - t0) / 2) * profile(i / 14)
    a.push(surface.at(s, (t0 + t1) / 2 - h))
    b.push(surface.at(s, (t0 + t1) / 2 + h))
  }
  return COARSE.between(a, b)
}
