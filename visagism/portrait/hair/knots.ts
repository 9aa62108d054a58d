import { spline } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { lerp, type Line, type DrawnPoint } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import type { HairContext } from './context.ts'
import { coilyMarks, drawCoil, frizz } from './curls.ts'
import { hairMass } from './mass.ts'
import { silhouette } from './scallops.ts'
import { isCurly } from './texture.ts'

/** Wound bun, or ball of curls; canonical place, radius across. */
export function drawKnot(c: HairContext, at: DrawnPoint, radius: number, seed = 23): DisplayItem[] {
  const centre = c.warp(at)
  const base: DisplayItem = {
    d: COARSE.ellipse(centre[0], centre[1] + radius * 0.72, radius * 0.72, radius * 0.24),
    fill: c.tones.dark,
  }
  if (!isCurly(c.texture)) return [base, ...woundKnot(c, centre, radius, seed)]
  return [base, ...curledKnot(c, centre, radius, seed)]
}

const around = ([x, y]: DrawnPoint, r: number, angle: number, flat = 0.86): DrawnPoint => [
  x + Math.cos(angle) * r * 1.12,
  y + Math.sin(angle) * r * flat,
]

/** Three overlapping turns, lit at the upper left. */
function woundKnot({ tones, texture }: HairContext, centre: DrawnPoint, radius: number, seed: number): DisplayItem[] {
  const random = seededRandom(seed)
  const loose = texture === 'ondulado' ? 0.09 : 0.05
  const outline = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * 6.283
    return around(centre, radius * (1 + loose * (0.6 * Math.sin(2 * a + 0.6) + 0.4 * Math.sin(3 * a + 1.9))), a)
  })
  const d = COARSE.smooth(outline, true)
  const inside: DisplayItem[] = [
    {
      d: COARSE.ellipse(centre[0] + radius * 0.66, centre[1] + radius * 0.52, radius * 0.98, radius * 0.8),
      fill: tones.shade,
    },
  ]
  const turn = (r: number, from: number, to: number, widths: readonly number[], fill: string, sink = 0.22) => {
    const path = Array.from({ length: 11 }, (_, i) =>
      around([centre[0] + 1.5, centre[1] + 1], radius * r * (1 - (sink * i) / 10), lerp(from, to, i / 10)),
    )
    inside.push({ d: COARSE.taper(path, widths), fill })
  }
  turn(0.86, 1.2, 5.6, [0.4, 3.4, 2.4, 0.3], tones.dark, 0.42)
  turn(0.5, 4.6, 8.2, [0.3, 2.8, 0.3], tones.dark, 0.5)
  turn(0.8, 3.2, 5, [0.2, 5, 0.2], tones.light)
  turn(0.58, 3.3, 4.9, [0.2, 3.4, 0.2], tones.light)
  turn(0.34, 3.2, 4.6, [0.2, 2, 0.2], tones.light)
  for (let i = 0; i < 5; i++) {
    const r = 0.3 + 0.13 * i
    const from = 2 + random() * 1.4
    turn(r, from, from + 1.8 + random() * 1.6, [0.2, 1.2, 0.9, 0.2], tones.dark)
  }
  return [
    { d, fill: tones.base },
    { clip: d, items: inside },
  ]
}

function curledKnot(c: HairContext, centre: DrawnPoint, radius: number, seed: number): DisplayItem[] {
  const { tones, texture } = c
  const ring: Line = Array.from({ length: 14 }, (_, i) => around(centre, radius, (i / 14) * 6.283, 0.95))
  const area = spline([...ring], 8, true)
  const closed = [...area, area[0] ?? centre]
  const d = silhouette([{ points: closed, curl: () => 1 }], texture, 7, 0.95)
  const shade: DisplayItem = {
    d: COARSE.ellipse(centre[0] + radius * 0.42, centre[1] + radius * 0.36, radius * 1.05, radius * 0.86),
    fill: tones.shade,
  }
  if (texture === 'crespo')
    return [
      { d, fill: tones.base },
      { clip: d, items: [shade, ...coilyMarks(closed, tones, { seed: 8, spacing: 8.4 })] },
    ]
  const random = seededRandom(seed)
  const coils = Array.from({ length: 15 }, (_, i) => {
    const angle = 2.2 + (i / 15) * 6.1
    const path = Array.from({ length: 9 }, (__, j) =>
      around(centre, radius * lerp(0.12, 1.06, j / 8), angle + (0.5 * j) / 8, 0.95),
    )
    const shaded = Math.cos(angle + 0.4) > 0.2
    return drawCoil(
      path,
      {
        amplitude: 4,
        waveLength: 20,
        width: 8,
        fill: shaded ? tones.half : tones.base,
        light: tones.light,
        dark: tones.dark,
        lit: shaded ? 0.3 : 0.8,
      },
      random,
    )
  })
  return [{ d, fill: tones.base }, { clip: d, items: [shade] }, ...coils.flat()]
}

/** A round cloud: canonical middle, half width and height. */
export function drawPuffCloud(given: HairContext, at: DrawnPoint, [rx, ry]: DrawnPoint): DisplayItem[] {
  const c: HairContext = { ...given, texture: 'crespo' }
  const ring = (k: number, [dx, dy]: DrawnPoint = [0, 0]): Line =>
    Array.from({ length: 14 }, (_, i): DrawnPoint => {
      const a = (i / 14) * 2 * Math.PI
      // Slightly uneven, no ball.
      const r = k * (1 + 0.025 * Math.sin(3 * a + 0.8) + 0.02 * Math.sin(5 * a))
      return [at[0] + dx + Math.cos(a) * rx * r, at[1] + dy + Math.sin(a) * ry * r]
    })
  const { d, area } = hairMass(c, ring(1), { volume: 0, seed: 4, scale: 1.1 })
  const lit = hairMass(c, ring(0.92, [-rx * 0.12, -ry * 0.14]), { volume: 0, seed: 9, scale: 1.1 })
  return [
    ...frizz(area, c.tones),
    { d, fill: c.tones.shade },
    {
      clip: d,
      items: [
        { d: lit.d, fill: c.tones.base },
        ...coilyMarks(area, c.tones, { seed: 5, centre: c.warp(at), spacing: 8.6 }),
      ],
    },
  ]
}

/** The puff's band, along its middle line. */
export function puffBand(c: HairContext, line: Line): DisplayItem[] {
  const way = line.map(c.warp)
  const edge = way.map(([x, y]): DrawnPoint => [x, y - 1.6])
  return [
    { d: COARSE.taper(way, [1.2, 4.6, 5.2, 4.6, 1.2]), fill: PUFF_BAND.cloth },
    { d: COARSE.taper(edge, [0.2, 1.3, 1.5, 0.9, 0.2]), fill: PUFF_BAND.light },
  ]
}
const PUFF_BAND = { cloth: '#6E2A38', light: '#9A4E58' } as const
