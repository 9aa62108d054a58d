import { lineLength, normals, resample, spline } from '../pen/curves.ts'
import type { DisplayItem, FillItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { lerp, type Line, onSide, type DrawnPoint, pointAt, SIDES, smoothstep } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'
import type { HairContext, HairLayers } from './context.ts'
import { backMass } from './mass.ts'
import { alongSurface, makeSurface, type HairSurface, surfacePath } from './surface.ts'
import type { HairTones } from './tones.ts'

/** Three-strand braid, two-strand twist, loc, or cornrow. */
export type Cord = 'braid' | 'twist' | 'dread' | 'cornrow'

export function drawCord(cord: Cord, path: Line, tones: HairTones, shaded: boolean, random: Random): FillItem[] {
  switch (cord) {
    case 'braid':
      return drawBraid(path, 12, tones, shaded, random)
    case 'cornrow':
      return drawBraid(path, 9.5, tones, shaded, random)
    case 'twist':
      return drawTwist(path, tones, shaded, random)
    case 'dread':
      return drawLoc(path, tones, shaded, random)
  }
}

/** Its strands all cross in one direction. */
function drawTwist(path: Line, tones: HairTones, shaded: boolean, random: Random): FillItem[] {
  const width = 10 + random() * 1.5
  const count = Math.max(4, Math.floor(lineLength(path) / 6.4))
  const axis = resample(path, count + 1)
  const across = normals(axis)
  let turns = ''
  let lights = ''
  for (let i = 0; i < count; i++) {
    const c = pointAt(axis, i)
    const n = pointAt(across, i)
    const w = width * lerp(1, 0.55, smoothstep(0.86, 1, i / count))
    const at = (a: number, b: number): DrawnPoint => [
      c[0] + n[0] * a * w + n[1] * b * 6.4,
      c[1] + n[1] * a * w - n[0] * b * 6.4,
    ]
    turns += COARSE.sliver(at(0.5, -0.5), at(0.06, 0.3), at(-0.5, 0.8), 4.1)
    if (!shaded || random() < 0.25) lights += COARSE.sliver(at(0.3, -0.3), at(0.06, 0.14), at(-0.22, 0.42), 1.3)
  }
  return [
    { d: COARSE.taper(path, [width * 0.8, width, width, width * 0.9, width * 0.3]), fill: tones.dark },
    { d: turns, fill: shaded ? tones.shade : tones.base },
    { d: lights, fill: tones.light },
  ]
}

/** A dark ribbon with strands leaning left and right. */
function drawBraid(path: Line, width: number, tones: HairTones, shaded: boolean, random: Random): FillItem[] {
  const step = width * 0.74
  const count = Math.max(4, Math.floor(lineLength(path) / step))
  const axis = resample(path, count + 1)
  const across = normals(axis)
  let leaves = ''
  let lights = ''
  for (let i = 0; i < count; i++) {
    const at = leafFrame(axis, across, i, width * lerp(1, 0.7, smoothstep(0.85, 1, i / count)), step)
    leaves += COARSE.sliver(at(0.48, -0.4), at(0.2, 0.3), at(-0.34, 1), step * 0.94)
    if (!shaded || random() < 0.3) lights += COARSE.sliver(at(0.36, -0.2), at(0.2, 0.16), at(-0.06, 0.5), step * 0.3)
  }
  return [
    { d: COARSE.taper(path, [width * 0.8, width * 1.02, width, width * 0.95, width * 0.5]), fill: tones.dark },
    { d: leaves, fill: shaded ? tones.shade : tones.base },
    { d: lights, fill: tones.light },
  ]
}

/** a across the braid, b along it, in widths and steps. */
function leafFrame(
  axis: Line,
  across: Line,
  i: number,
  width: number,
  step: number,
): (a: number, b: number) => DrawnPoint {
  const c = pointAt(axis, i)
  const n = pointAt(across, i)
  const turn = i % 2 ? 1 : -1
  return (a, b) => [c[0] + n[0] * a * width * turn + n[1] * b * step, c[1] + n[1] * a * width * turn - n[0] * b * step]
}

/** A thick plait with tuft and tie. */
export function drawRope({ tones }: HairContext, path: Line, width: number): DisplayItem[] {
  const dense = spline(path, 10)
  const braid = drawBraid(dense, width, tones, false, seededRandom(3))
  const [end, before] = [pointAt(dense, dense.length - 1), pointAt(dense, dense.length - 4)]
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0])
  const tuft: Line = [
    end,
    [end[0] + Math.cos(angle) * 14, end[1] + Math.sin(angle) * 14],
    [end[0] + Math.cos(angle) * 30, end[1] + Math.sin(angle) * 30],
  ]
  return [
    { d: COARSE.taper(tuft, [width * 0.5, width * 0.62, 0.6]), fill: tones.shade },
    ...braid,
    { d: COARSE.ellipse(end[0], end[1] - 1, width * 0.3, 3.4), fill: tones.back },
  ]
}

/** Braids or locs to the chest. */
export function drawLongCords(c: HairContext, cord: 'braid' | 'dread'): HairLayers {
  const { tones } = c
  const random = seededRandom(3)
  const mass = backMass({ ...c, texture: 'liso' }, BACK, 205)[0]
  const back: DisplayItem[] = mass ? [mass] : []
  back.push(...behindNeck(c, cord, 208, random))
  const front: DisplayItem[] = []
  const shadows: (readonly [HairSurface, number])[] = []
  for (const side of SIDES) {
    const surface = braidSurface(c, side)
    shadows.push([surface, 3])
    const scalp: HairSurface = { ...surface, at: (s, t) => surface.at(s * 0.5, t) }
    front.push({ d: surfacePath(scalp, 3), fill: tones.dark })
    for (const i of [0, 3, 1, 2]) {
      const path = alongSurface(surface, lerp(0.1, 0.9, i / 3), 0, 0.96 + random() * 0.08, lerp(0.1, 0.92, i / 3), 36)
      front.push(...drawCord(cord, path, tones, side > 0 && i > 1, random))
    }
  }
  return { back, front, shadows, ears: 'covered' }
}

/** With the partings of braids. */
export function drawShortCords(c: HairContext, cord: 'dread' | 'twist'): HairLayers {
  const { tones } = c
  const random = seededRandom(6)
  const mass = backMass({ ...c, texture: 'liso' }, BACK_SHORT, 168)[0]
  const back: DisplayItem[] = [...(mass ? [mass] : []), ...behindNeck(c, cord, 158, random)]
  const front: DisplayItem[] = []
  const shadows: (readonly [HairSurface, number])[] = []
  for (const side of SIDES) {
    const surface = braidSurface(c, side, true)
    shadows.push([surface, 3])
    const scalp: HairSurface = { ...surface, at: (s, t) => surface.at(s * 0.55, t) }
    front.push({ d: surfacePath(scalp, 3), fill: tones.dark })
    for (const i of [0, 4, 1, 3, 2]) {
      const t = lerp(0.08, 0.94, i / 4)
      const end = 0.84 + random() * 0.2
      front.push(
        ...drawCord(
          cord,
          alongSurface(surface, t, 0, end, t + (random() - 0.5) * 0.14, 30),
          tones,
          side > 0 && i > 2,
          random,
        ),
      )
    }
  }
  return { back, front, shadows, ears: 'covered' }
}

/** In the shadow of the others. */
function behindNeck(c: HairContext, cord: Cord, ends: number, random: Random): FillItem[] {
  const dim = { ...c.tones, base: c.tones.shade, light: c.tones.shade }
  return Array.from({ length: 7 }, (_, i) => {
    const x = lerp(-80, 80, i / 6)
    const path: Line = [
      [x * 0.86, 30],
      [x * 0.96, lerp(30, ends, 0.28)],
      [x, lerp(30, ends, 0.62)],
      [x * 0.98, ends + random() * 10],
    ]
    return drawCord(cord, spline(path.map(c.warp), 8), dim, true, random)
  }).flat()
}

function drawLoc(path: Line, tones: HairTones, shaded: boolean, random: Random): FillItem[] {
  const width = 11.5 + random() * 2.5
  const lit = path.map(([x, y]): DrawnPoint => [x - 1.6, y - 0.8])
  const count = Math.floor(lineLength(path) / 9)
  const axis = resample(path, Math.max(3, count))
  const across = normals(axis)
  let rings = ''
  axis.slice(2, -1).forEach((p, i) => {
    const n = pointAt(across, i + 2)
    const w = width * (0.3 + 0.16 * random())
    rings += COARSE.sliver(
      [p[0] - n[0] * w, p[1] - n[1] * w],
      [p[0] + n[1] * 2, p[1] - n[0] * 2],
      [p[0] + n[0] * w, p[1] + n[1] * w],
      1.7,
    )
  })
  return [
    { d: COARSE.taper(path, [width * 0.7, width, width, width * 0.96, width * 0.7]), fill: tones.dark },
    {
      d: COARSE.taper(lit, [width * 0.5, width * 0.78, width * 0.78, width * 0.7, width * 0.36]),
      fill: shaded ? tones.shade : tones.base,
    },
    { d: rings, fill: tones.dark },
    ...(shaded ? [] : [{ d: COARSE.taper(lit.slice(3, -4), [0.2, width * 0.2, 0.2]), fill: tones.light }]),
  ]
}

function braidSurface(c: HairContext, side: -1 | 1, short = false): HairSurface {
  const root = c.part * side
  const inner: Line = [
    [root, -93],
    [root * 0.7 + 9, -90],
    [29, -78],
    [48, -57],
    [62, -29],
    [68.5, 3],
    [72, 40],
    [74, 90],
  ]
  const outer: Line = [
    [root, -144],
    [22, -141.5],
    [44, -131.5],
    [62.5, -112.5],
    [76, -84],
    [85, -52],
    [89, -20],
    [92, 8],
    [100, 50],
    [107, 100],
  ]
  return makeSurface(
    c.warp,
    onSide(short ? [...inner, [74, 152]] : [...inner, [76, 150], [72, 212]], side),
    onSide(short ? [...outer, [106, 166]] : [...outer, [110, 160], [104, 220]], side),
    { texture: 'liso', side, tipDepth: 8, locks: 5 },
  )
}

const BACK: Line = [
  [0, -120],
  [60, -105],
  [80, -50],
  [88, 10],
  [92, 90],
  [94, 160],
  [86, 205],
  [40, 214],
  [0, 214],
]
const BACK_SHORT: Line = [
  [0, -120],
  [60, -105],
  [80, -50],
  [88, 10],
  [93, 84],
  [90, 150],
  [60, 164],
  [0, 166],
]
