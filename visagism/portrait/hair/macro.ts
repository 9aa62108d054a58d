import type { HairTexture } from '../../knowledge/axes.ts'
import { type Hex, mix, shift, toLch } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import { normals } from '../pen/curves.ts'
import { COARSE } from '../pen/pen.ts'
import { type DrawnPoint, lerp, lerpPoint, type Line, pointAt, smoothstep } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'
import { drawCoil } from './curls.ts'
import { greyedColour, type Greys, WHITE } from './greys.ts'
import { hairTones, type HairTones } from './tones.ts'

/** Hair as a magnifier shows it. */
export interface MacroHair {
  readonly texture: HairTexture
  readonly colour: Hex
  readonly greys?: Greys | undefined
}

/** Share of white threads in front. */
const WHITE_SHARE: Readonly<Record<Greys, number>> = { alguns: 0.12, metade: 0.46, 'quase-todos': 0.78 }

interface Field {
  readonly width: number
  readonly height: number
  readonly tones: HairTones
  readonly ink: (random: Random) => Hex
}

/** Fills a `width` × `height` plate with few, long paths. */
export function drawHairMacro({ texture, colour, greys }: MacroHair, width: number, height: number): DisplayItem[] {
  const tones = hairTones(greyedColour(colour, greys))
  const bright = shift(tones.light, lerp(0.11, 0.05, smoothstep(0.25, 0.5, toLch(tones.base)[0])))
  const share = greys ? WHITE_SHARE[greys] : 0
  const whites = [mix(tones.light, WHITE, 0.7), mix(tones.light, WHITE, 0.95)] as const
  const field: Field = {
    width,
    height,
    tones,
    ink: (random) => {
      if (random() < share) return whites[random() < 0.5 ? 0 : 1]
      const pick = random()
      return pick < 0.36 ? tones.light : pick < 0.62 ? tones.base : pick < 0.9 ? bright : tones.half
    },
  }
  // Dark behind fair and grey hair, nearly equal behind black.
  const ground = shift(tones.dark, lerp(0.01, -0.12, smoothstep(0.24, 0.5, toLch(tones.base)[0])))
  const plate: DisplayItem = { d: `M0 0L${width} 0L${width} ${height}L0 ${height}Z`, fill: ground }
  return [plate, { clip: plate.d, items: THREADS[texture](field, ground) }]
}

const THREADS: Readonly<Record<HairTexture, (field: Field, ground: Hex) => DisplayItem[]>> = {
  liso: (field, ground) => combed(field, ground, { wave: 0, bend: 26, reach: 0.75 }),
  ondulado: (field, ground) => combed(field, ground, { wave: 15, bend: 14, reach: 0.55 }),
  cacheado: ringlets,
  crespo: coils,
}

/** One path per ink. */
function strokesOf(list: readonly { readonly d: string; readonly ink: Hex }[], sw: number): DisplayItem[] {
  const inks = new Map<Hex, string>()
  for (const { d, ink } of list) inks.set(ink, (inks.get(ink) ?? '') + d)
  return [...inks].map(([stroke, d]) => ({ d, stroke, sw }))
}

interface Comb {
  /** Wave height. */
  readonly wave: number
  /** How far the flow strays from the horizontal. */
  readonly bend: number
  /** Thread length, in plates. */
  readonly reach: number
}

/** Parallel threads waving together. */
function combed({ width, height, tones, ink }: Field, ground: Hex, { wave, bend, reach }: Comb): DisplayItem[] {
  const random = seededRandom(61)
  const flow = (x: number, y: number): number =>
    y +
    bend * Math.sin(x / 260 + y / 190 + 0.6) +
    0.35 * bend * Math.sin(x / 118 - y / 84) +
    wave * Math.sin(x / 27 + y / 96 + 1.4 * Math.sin(y / 57) + 0.8 * Math.sin(x / 210))
  const step = wave > 0 ? 21 : 58
  const thread = (y: number, from: number, to: number): string => {
    const line: DrawnPoint[] = []
    const drift = (random() - 0.5) * 10
    for (let x = from; x <= to + step; x += step) line.push([x, flow(x, y + (drift * (x - from)) / width)])
    return COARSE.smooth(line)
  }
  const layer = (count: number, sw: number, inkOf: () => Hex, share: number) =>
    strokesOf(
      Array.from({ length: count }, (_, i) => {
        const y = lerp(-34, height + 34, (i + random()) / count)
        const length = width * share * (0.7 + 0.6 * random())
        const from = lerp(-length * 0.4, width - length * 0.5, random())
        return { d: thread(y, from, from + length), ink: inkOf() }
      }),
      sw,
    )
  const deep = [tones.dark, mix(tones.dark, tones.shade, 0.5), ground] as const
  return [
    ...layer(70, 6.5, () => deep[Math.floor(random() * 3)] ?? tones.dark, 1.2),
    ...layer(110, 2.6, () => (random() < 0.55 ? tones.shade : tones.half), 0.9),
    ...layer(120, 1.5, () => ink(random), reach),
    ...layer(90, 0.8, () => ink(random), reach * 0.8),
    ...layer(34, 0.7, () => tones.dark, reach),
  ]
}

/** Direction, radians. */
type Current = (x: number, y: number) => number

const EDDIES: Current = (x, y) =>
  1.15 + 0.9 * Math.sin(x / 130 + y / 210) + 0.8 * Math.sin(y / 76 - x / 140 + 1.1) + 0.6 * Math.sin(x / 41 + y / 53)
const FALL: Current = (x, y) => 1.5 + 0.26 * Math.sin(x / 120 + y / 150) + 0.16 * Math.sin(y / 60 - x / 80)

function axisFrom(at: DrawnPoint, length: number, steps: number, current: Current): Line {
  const line: DrawnPoint[] = [at]
  for (let i = 0; i < steps; i++) {
    const [x, y] = pointAt(line, i)
    const a = current(x, y)
    line.push([x + (Math.cos(a) * length) / steps, y + (Math.sin(a) * length) / steps])
  }
  return line
}

/** Each turn overlaps the last; quadratics keep it light. */
function spring(axis: Line, radius: number, turns: number, random: Random): string {
  const across = normals(axis)
  const per = 4
  const start = random() * 6.28
  const handles = Array.from({ length: turns * per + 1 }, (_, i): DrawnPoint => {
    const u = i / (turns * per)
    const x = u * (axis.length - 1)
    const [p, q] = [pointAt(axis, Math.floor(x)), pointAt(axis, Math.floor(x) + 1)]
    const n = pointAt(across, Math.floor(x))
    const a = start + (i / per) * 2 * Math.PI
    // Handles lie outside their curve.
    const r = 1.18 * radius * smoothstep(-0.2, 0.14, u) * smoothstep(1.2, 0.86, u)
    const [side, along] = [Math.cos(a) * r, Math.sin(a) * r * 0.72]
    const base = lerpPoint(p, q, x % 1)
    return [base[0] + n[0] * side + n[1] * along, base[1] + n[1] * side - n[0] * along]
  })
  let d = `M${COARSE.at(lerpPoint(pointAt(handles, 0), pointAt(handles, 1), 0.5))}`
  for (let i = 1; i < handles.length - 1; i++)
    d += `Q${COARSE.at(pointAt(handles, i))} ${COARSE.at(lerpPoint(pointAt(handles, i), pointAt(handles, i + 1), 0.5))}`
  return d
}

/** Three depths, darker behind. */
function coils({ width, height, tones, ink }: Field, ground: Hex): DisplayItem[] {
  const random = seededRandom(67)
  const far = [mix(ground, tones.shade, 0.5), tones.shade] as const
  const layer = (spacing: number, radius: number, sw: number, inkOf: () => Hex) => {
    const list: { d: string; ink: Hex }[] = []
    for (let y = -14; y < height + 20; y += spacing)
      for (let x = -14; x < width + 20; x += spacing) {
        const at: DrawnPoint = [x + (random() - 0.5) * spacing * 1.6, y + (random() - 0.5) * spacing * 1.6]
        const turns = Math.round(lerp(5, 12, random()))
        const r = radius * (0.75 + 0.5 * random())
        list.push({ d: spring(axisFrom(at, turns * r * 0.8, 6, EDDIES), r, turns, random), ink: inkOf() })
      }
    return strokesOf(list, sw)
  }
  return [
    ...layer(33, 7, 2.4, () => far[random() < 0.5 ? 0 : 1]),
    ...layer(35, 7.2, 1.8, () =>
      random() < 0.3 ? tones.half : random() < 0.6 ? tones.base : mix(tones.base, tones.light, 0.6),
    ),
    ...layer(40, 7.2, 1.5, () => ink(random)),
    ...layer(76, 8, 1.7, () => ink(random)),
  ]
}

/** Overlapping ribbons. */
function ringlets({ width, height, tones, ink }: Field, ground: Hex): DisplayItem[] {
  const random = seededRandom(71)
  const layer = (count: number, size: number, fillOf: () => Hex, lit: number) =>
    Array.from({ length: count }, (_, i) => i).flatMap((i) => {
      const at: DrawnPoint = [((i * 0.5698) % 1) * (width + 70) - 45, lerp(-150, height * 0.86, (i * 0.7549) % 1)]
      const axis = axisFrom(at, lerp(150, 250, random()), 14, FALL)
      const fill = fillOf()
      return drawCoil(
        axis,
        {
          amplitude: 7.4 * size,
          waveLength: lerp(31, 37, random()) * size,
          width: 17.5 * size,
          fill,
          light: shift(fill, 0.07),
          dark: mix(fill, ground, 0.6),
          lit,
        },
        random,
      )
    })
  const deep = [mix(ground, tones.shade, 0.4), tones.shade, ground] as const
  return [
    ...layer(92, 1.2, () => deep[Math.floor(random() * 3)] ?? ground, 0.3),
    ...layer(66, 1, () => (random() < 0.5 ? tones.half : tones.base), 0.7),
    ...layer(46, 0.9, () => ink(random), 0.9),
  ]
}

/** Along x from 0 to `length`: dry, or wet and nearly straight. */
export function drawLock({ texture, colour, greys }: MacroHair, length: number, state: 'wet' | 'dry'): DisplayItem[] {
  const tones = hairTones(greyedColour(colour, greys))
  const stroke = toLch(tones.base)[0] > 0.68 ? tones.dark : tones.base
  const waved = (height: number, wave: number): DisplayItem => {
    const steps = Math.round(length / (wave / 6))
    const line = Array.from({ length: steps + 1 }, (_, i): DrawnPoint => {
      const x = (length * i) / steps
      return [x, -height * Math.sin((2 * Math.PI * x) / wave)]
    })
    return { d: COARSE.smooth(line), stroke, sw: 2.2 }
  }
  if (state === 'wet') return [waved(texture === 'ondulado' ? 1.6 : 2.8, texture === 'crespo' ? 26 : 44)]
  if (texture === 'liso') return [waved(0.4, 90)]
  if (texture === 'ondulado') return [waved(5.2, 58)]
  const axis = Array.from({ length: 13 }, (_, i): DrawnPoint => [(length * i) / 12, 0])
  if (texture === 'crespo') {
    const turns = Math.round(length / 8.6)
    return [{ d: spring(axis, 7.4, turns, () => 0.5), stroke, sw: 1.9 }]
  }
  const look = {
    amplitude: 7,
    waveLength: 25,
    width: 8,
    fill: stroke,
    light: shift(stroke, 0.08),
    dark: shift(stroke, -0.09),
  }
  return drawCoil(axis, look, () => 0.4)
}
