import type { HairTexture } from '../../knowledge/axes.ts'
import { type Hex, mix } from '../pen/colour.ts'
import { lineLength, normals } from '../pen/curves.ts'
import { byTone, type DisplayItem, type FillItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { clamp, lerp, type Line, pointAt, smoothstep } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'
import type { HairContext } from './context.ts'
import { coilyMarks, drawCoil, drawSpring } from './curls.ts'
import { acrossSurface, alongSurface, type HairSurface, surfaceBand, surfacePath, surfacePolygon } from './surface.ts'

export interface FlowPaint {
  readonly seed: number
  /** Light from the upper left: right sheets are in half shadow. */
  readonly lit: boolean
  /** Start and end along the hair. */
  readonly shine?: readonly [number, number]
  readonly strands?: number
  /** Hair is flat at the scalp. */
  readonly curlsFrom?: number
  /** Hidden by a layer up to here (0 to 1). */
  readonly coveredTo?: number
  /** Relative ringlet size. */
  readonly ringlet?: number
}

/** Hair falling from its root along the sheet. */
export function paintFlowing({ tones }: HairContext, surface: HairSurface, paint: FlowPaint): DisplayItem[] {
  const d = surfacePath(surface, paint.seed)
  const random = seededRandom(paint.seed * 7 + 1)
  if (surface.texture === 'cacheado') {
    // Under a fringe, strands show the direction; under a layer nothing does.
    const reach = Math.max(0.22, (paint.coveredTo ?? 0) + 0.06)
    const count = (paint.coveredTo ?? 0) > 0.5 ? 0 : paint.coveredTo ? 8 : 5
    const roots = Array.from({ length: count }, (_, i) => {
      const tone = paint.coveredTo && i % 4 === 1 ? tones.light : tones.dark
      return strand(
        surface,
        (i + 0.6) / (count + 0.4),
        0.01,
        reach + random() * 0.1,
        tone === tones.light ? 2 : 1.2,
        tone,
      )
    })
    return [
      { d, fill: tones.base },
      { clip: d, items: [{ d: innerShade(surface, 0.34, 0.06), fill: tones.shade }, ...byTone(roots)] },
      ...ringlets(surface, tones, paint, random),
    ]
  }
  if (surface.texture === 'crespo') return paintCoils(tones, surface, paint, d, random)
  return [
    { d, fill: tones.base },
    { clip: d, items: [...shades(surface, tones, paint), ...byTone(strands(surface, tones, paint, random))] },
  ]
}

type Tones = HairContext['tones']

const innerShade = (surface: HairSurface, reach: number, from: number) =>
  surfaceBand(surface, [-0.14, reach], [from, 1.1], (u) => smoothstep(0, 0.35, u))

function shades(surface: HairSurface, tones: Tones, { lit, shine = [0.1, 0.42] }: FlowPaint): FillItem[] {
  const [from, to] = shine
  const out: FillItem[] = [{ d: innerShade(surface, lit ? 0.24 : 0.36, 0.1), fill: tones.shade }]
  if (!lit)
    out.push({ d: surfaceBand(surface, [0.62, 1.2], [0.2, 1.1], (u) => smoothstep(0, 0.5, u)), fill: tones.shade })
  out.push({ d: surfaceBand(surface, [0.42, lit ? 0.6 : 0.5], [from, to]), fill: tones.light })
  out.push({ d: surfaceBand(surface, [0.66, lit ? 0.76 : 0.7], [from + 0.03, to - 0.04]), fill: tones.light })
  if (lit) out.push({ d: surfaceBand(surface, [0.31, 0.35], [from + 0.06, to + 0.12]), fill: tones.light })
  return out
}

function strands(surface: HairSurface, tones: Tones, paint: FlowPaint, random: Random): FillItem[] {
  const count = paint.strands ?? Math.max(3, Math.round(surface.width / 7.5))
  const out: FillItem[] = []
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5 + (random() - 0.5) * 0.5) / count
    out.push(
      strand(
        surface,
        t,
        0.03 + random() * 0.16,
        Math.min(1.04, 0.6 + random() * 0.42),
        1.15,
        tones.dark,
        t + (random() - 0.5) * 0.06,
      ),
    )
  }
  for (let i = 0; i < count * 0.7; i++) {
    const from = 0.35 + random() * 0.3
    const to = Math.min(1.03, from + 0.22 + random() * 0.3)
    out.push(strand(surface, 0.1 + 0.8 * random(), from, to, 1.1, random() < 0.45 ? tones.light : tones.dark))
  }
  return out
}

function strand(surface: HairSurface, t: number, s0: number, s1: number, width: number, fill: Hex, t1 = t): FillItem {
  return { d: COARSE.taper(alongSurface(surface, t, s0, s1, t1), [0.2, width, width * 0.9, 0.2]), fill }
}

/** Dark longer locks, ringlets over their gaps. */
function ringlets(
  surface: HairSurface,
  tones: Tones,
  { lit, coveredTo = 0, curlsFrom = Math.max(0.07, coveredTo), ringlet: k = 1 }: FlowPaint,
  random: Random,
): FillItem[] {
  const count = Math.max(2, Math.round(surface.width / (12 * k)))
  const place = (t: number, end: number) =>
    alongSurface(surface, clamp(t * 0.94 + 0.03), curlsFrom + random() * 0.08, end, undefined, 24)
  const behind = Array.from({ length: count + 1 }, (_, i) =>
    COARSE.taper(place(i / count, 0.96 + random() * 0.05), [0.4, 8 * k, 11 * k, 11 * k, 10 * k, 3]),
  )
  const out: FillItem[] = [{ d: behind.join(''), fill: mix(tones.shade, tones.dark, 0.6) }]
  for (let i = 0; i < count; i++) {
    const t = (i + 0.55) / count
    const shaded = !lit && t > 0.55
    out.push(
      ...drawCoil(
        place(t, 0.92 + random() * 0.13),
        {
          amplitude: 4.7 * k,
          waveLength: (21 + random() * 9) * k,
          width: 9.2 * k,
          // Equal neighbours would merge.
          fill: shaded ? (i % 2 ? tones.half : tones.shade) : i % 2 ? tones.base : mix(tones.base, tones.shade, 0.35),
          light: tones.light,
          dark: mix(tones.dark, tones.shade, 0.4),
          lit: shaded ? 0.35 : 0.85,
        },
        random,
      ),
    )
  }
  return out
}

/** A mass with few visible coils, more at the tips. */
function paintCoils(tones: Tones, surface: HairSurface, paint: FlowPaint, d: string, random: Random): DisplayItem[] {
  const { lit, seed, coveredTo = 0 } = paint
  return [
    { d, fill: lit ? tones.base : tones.half },
    {
      clip: d,
      items: [
        { d: innerShade(surface, 0.3, 0.1), fill: tones.shade },
        ...coilyMarks(surfacePolygon(surface), tones, {
          seed,
          centre: [0, -20],
          // Only a layer's edges show.
          spacing: coveredTo > 0 ? 15 : 9.3,
          bias: lit ? 0.2 : -0.2,
        }),
      ],
    },
    ...coilLocks(surface, tones, paint, random),
  ]
}

/** Single coils at every height, most at the tips; they break the edge. */
function coilLocks(
  surface: HairSurface,
  tones: Tones,
  { lit, coveredTo = 0 }: FlowPaint,
  random: Random,
): DisplayItem[] {
  const count = Math.max(
    4,
    Math.round((surface.width * surface.length * (1 - coveredTo)) / (coveredTo > 0 ? 1300 : 800)),
  )
  const strokes = new Map<Hex, string>()
  let lights = ''
  for (let i = 0; i < count; i++) {
    const t = random()
    const from = i % 3 === 0 ? 0.86 + random() * 0.08 : lerp(Math.max(coveredTo, 0.12), 0.86, random())
    const to = from + (17 + random() * 13) / surface.length
    const path = alongSurface(surface, t, from, to, clamp(t + (random() - 0.5) * 0.4, 0, 1.05), 8)
    const shaded = lit ? t < 0.2 : t > 0.5
    const tone = shaded ? (i % 2 ? tones.dark : tones.shade) : i % 2 ? tones.base : tones.half
    const spring = drawSpring(path, { ...COIL, lit: shaded ? 0.25 : 0.75 }, random)
    strokes.set(tone, (strokes.get(tone) ?? '') + spring.thread)
    lights += spring.lights
  }
  return [...[...strokes].map(([stroke, d]) => ({ d, stroke, sw: 2.5 })), { d: lights, fill: tones.light }]
}
const COIL = { amplitude: 3, waveLength: 7, width: 4.4 }

export interface CombPaint {
  readonly seed: number
  /** Drift along the sheet. */
  readonly lean?: (s: number) => number
  readonly strands?: number
  readonly coils?: number
  /** Start of ringlets, as a share. */
  readonly from?: number
}

/** Across the sheet: quiffs, slicked hair, short curls. */
export function paintCombed(
  { tones }: HairContext,
  surface: HairSurface,
  { seed, lean = () => 0, strands: count = 22, coils = 9, from = 0.1 }: CombPaint,
): DisplayItem[] {
  const d = surfacePath(surface, seed)
  const random = seededRandom(seed * 5 + 2)
  const inside: DisplayItem[] = [{ d: surfacePath(surface, seed, [-7, -7]), fill: tones.base }]
  if (surface.texture === 'crespo') inside.push(...coilyMarks(surfacePolygon(surface), tones, { seed, spacing: 8.2 }))
  if (surface.texture === 'liso' || surface.texture === 'ondulado') {
    const marks: FillItem[] = []
    const wavy = surface.texture === 'ondulado'
    const lens = (s: number, t0: number, t1: number, w: number, fill: Hex) => {
      const path = acrossSurface(surface, s, t0, t1, lean(s))
      marks.push({ d: COARSE.taper(wavy ? waved(path, s) : path, [0.2, w, w * 0.8, 0.2]), fill })
    }
    for (let i = 0; i < 9; i++)
      lens(
        0.12 + i * 0.055 + random() * 0.02,
        0.3 + random() * 0.1,
        0.78 + random() * 0.12,
        4.4 - Math.abs(i - 4) * 0.5,
        tones.light,
      )
    for (let i = 0; i < count; i++)
      lens((i + 0.5 + (random() - 0.5) * 0.6) / count, random() * 0.12, 0.62 + random() * 0.34, 1.3, tones.dark)
    inside.push(...byTone(marks))
  }
  const items: DisplayItem[] = [
    { d, fill: tones.shade },
    { clip: d, items: inside },
  ]
  if (surface.texture === 'cacheado') items.push(...combedCoils(surface, tones, { coils, from }, lean, random))
  return items
}

/** Along the sheet, crown to forehead. */
export function paintForward({ tones }: HairContext, surface: HairSurface): DisplayItem[] {
  const d = surfacePath(surface, 5)
  const random = seededRandom(31)
  const wavy = surface.texture === 'ondulado'
  const marks = Array.from({ length: 88 }, (_, i): FillItem => {
    const t = (i % 44) / 44 + (random() - 0.5) * 0.04
    const end = random() < 0.3 ? 0.02 : 0.1 + random() * 0.5
    const line = alongSurface(surface, clamp(t, 0.02, 0.98), Math.min(1, end + 0.24 + random() * 0.26), end)
    const light = i % 4 === 0 && t > 0.35
    const width = light ? 2 + random() * 1.6 : 1.3
    return {
      d: COARSE.taper(wavy ? waved(line, t) : line, [0.2, width, width * 0.8, 0.2]),
      fill: light ? tones.light : i % 3 === 0 ? tones.shade : tones.dark,
    }
  })
  const inside = [{ d: surfacePath(surface, 5, [-6, -6]), fill: tones.base }, ...byTone(marks)]
  return [
    { d, fill: tones.half },
    { clip: d, items: inside },
  ]
}

/** Waves left in flat-combed hair; its loose end curls. */
export function combedWaves(path: Line, texture: HairTexture, at: number): Line {
  const height = texture === 'cacheado' ? 1.7 : texture === 'ondulado' ? 1.1 : 0
  if (height === 0) return path
  const across = normals(path)
  const turns = (2 * Math.PI * lineLength(path)) / (texture === 'cacheado' ? 22 : 34)
  return path.map(([x, y], i) => {
    const n = pointAt(across, i)
    const k = height * Math.sin((i / (path.length - 1)) * turns + 9 * at)
    return [x + n[0] * k, y + n[1] * k]
  })
}

/** Waves shift slightly from lock to lock. */
function waved(path: Line, s: number): Line {
  const across = normals(path)
  const turns = (2 * Math.PI * lineLength(path)) / WAVE
  return path.map(([x, y], i) => {
    const u = i / (path.length - 1)
    const n = pointAt(across, i)
    const k = 2.5 * smoothstep(0, 0.25, u) * Math.sin(u * turns + 9 * s)
    return [x + n[0] * k, y + n[1] * k]
  })
}
/** Wave length of short hair. */
const WAVE = 30

function combedCoils(
  surface: HairSurface,
  tones: Tones,
  { coils: count, from }: Required<Pick<CombPaint, 'coils' | 'from'>>,
  lean: (s: number) => number,
  random: Random,
): FillItem[] {
  const out: FillItem[] = []
  for (const pass of [0, 1]) {
    for (let i = 0; i < count + 1 - pass; i++) {
      const s = clamp((i + (pass ? 0.5 : 0) + (random() - 0.5) * 0.4) / count, 0.05, 0.95)
      const t0 = pass ? from + random() * 0.1 : from + 0.15
      const t1 = pass ? 0.86 + random() * 0.14 : 0.99
      const path = acrossSurface(surface, s, t0, t1, lean(s) + (random() - 0.5) * 0.06, 16)
      const shaded = s > 0.66
      const look = pass
        ? { fill: shaded ? tones.half : tones.base, light: tones.light, dark: tones.dark, lit: shaded ? 0.35 : 0.85 }
        : { fill: tones.shade }
      out.push(...drawCoil(path, { amplitude: 4.6, waveLength: 22 + random() * 4, width: 8.6, ...look }, random))
    }
  }
  return out
}
