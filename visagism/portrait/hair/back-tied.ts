import type { Tie } from './cuts.ts'
import { loop, resample, spline } from '../pen/curves.ts'
import { byTone, type DisplayItem, type FillItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { bothHalves, lerp, lerpPoint, type Line, type DrawnPoint } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import { capHalf } from './back-lines.ts'
import { fall } from './back-loose.ts'
import { drawRope } from './braids.ts'
import type { HairContext } from './context.ts'
import { scatterCurls, tightWaves } from './curls.ts'
import { drawKnot, drawPuffCloud } from './knots.ts'
import { combedWaves, paintFlowing } from './paint.ts'
import { makeSurface } from './surface.ts'
import { isCurly } from './texture.ts'

const TIES: Readonly<Record<Tie, DrawnPoint>> = {
  smooth: [0, 56],
  'low-tail': [0, 56],
  'high-tail': [0, -78],
  'high-bun': [0, -128],
  'low-bun': [0, 58],
  braid: [0, 52],
  'half-up': [0, -34],
  puff: [0, -132],
  samurai: [0, -84],
}

/** Loose hair ends on the shoulder blades. */
export function tied(c: HairContext, tie: Tie): DisplayItem[] {
  const at = TIES[tie]
  const items = [
    // A puff is in front of the crown: visible above the smooth nape.
    ...(tie === 'puff' ? drawPuffCloud(c, [0, -126], [82, 57]) : []),
    ...(tie === 'half-up' ? halfLoose(c) : []),
    ...combed(tie === 'puff' ? { ...c, texture: 'crespo' } : c, at),
  ]
  switch (tie) {
    case 'smooth':
    case 'low-tail':
    case 'high-tail':
    case 'half-up':
      return [...items, ...tail(c, at, 200), knotBand(c, at)]
    case 'braid':
      return [
        ...items,
        ...drawRope(
          c,
          (
            [
              [0, 50],
              [3, 84],
              [-2, 124],
              [2, 164],
              [0, 206],
            ] as const
          ).map(c.warp),
          27,
        ),
      ]
    case 'high-bun':
      return [...items, ...drawKnot(c, [0, -146], { liso: 30, ondulado: 32, cacheado: 35, crespo: 38 }[c.texture])]
    case 'low-bun':
      return [...items, ...drawKnot(c, [0, 54], { liso: 32, ondulado: 34, cacheado: 36, crespo: 38 }[c.texture])]
    case 'samurai':
      return [...items, ...drawKnot(c, [0, -86], 22)]
    case 'puff':
      return items
  }
}

function combed(c: HairContext, tie: DrawnPoint): DisplayItem[] {
  const { tones, warp, texture } = c
  const outline = loop(bothHalves(capHalf(texture === 'crespo' ? 3 : 1)).map(warp), 60)
  const d = COARSE.smooth(outline, true)
  const far: Line = [
    [34, -140],
    [58, -90],
    [54, -30],
    [36, 40],
    [20, 90],
    [120, 100],
    [120, -140],
  ]
  const inside: DisplayItem[] = [{ d: COARSE.smooth(far.map(warp), true), fill: tones.shade }]
  if (texture === 'crespo')
    inside.push(
      ...scatterCurls(outline, {
        seed: 4,
        radius: 2.6,
        spacing: 7.6,
        line: 1,
        turn: 3.4,
        tone: (p, r) => (r() < (p[0] < 0 ? 0.6 : 0.3) ? tones.light : tones.dark),
      }),
    )
  inside.push(...strandsTo(c, tie))
  return [
    { d, fill: tones.base },
    { clip: d, items: inside },
  ]
}

/** From the whole hairline. */
function strandsTo({ tones, warp, texture }: HairContext, tie: DrawnPoint): DisplayItem[] {
  const random = seededRandom(14)
  const rim = resample(spline(bothHalves(capHalf(0)), 6, true), 80)
  const marks: FillItem[] = []
  const way = (u: number, from: number, to: number): Line => {
    const root = rim[Math.floor(u * 79)] ?? tie
    const middle = lerpPoint(root, tie, 0.5)
    const bend: DrawnPoint = [middle[0] * 1.22, middle[1] - 4]
    const point = (t: number) => lerpPoint(lerpPoint(root, bend, t), lerpPoint(bend, tie, t), t)
    return Array.from({ length: 13 }, (_, i) => warp(point(lerp(from, to, i / 12))))
  }
  if (texture === 'crespo') {
    const ways = Array.from({ length: 16 }, (_, i) => way((i + random()) / 16, random() * 0.2, 0.72 + random() * 0.2))
    return [tightWaves(ways, tones.dark)]
  }
  const count = 38
  const draw = (u: number, from: number, to: number, width: number, fill: string) => {
    marks.push({ d: COARSE.taper(combedWaves(way(u, from, to), texture, u), [0.2, width, width * 0.8, 0.2]), fill })
  }
  for (let i = 0; i < 8; i++)
    draw(0.74 + i * 0.03 + random() * 0.01, 0.2 + random() * 0.15, 0.6 + random() * 0.2, 3.2, tones.light)
  for (let i = 0; i < count; i++)
    draw((i + random() * 0.8) / count, random() * 0.2, 0.72 + random() * 0.28, 1.2, tones.dark)
  return byTone(marks)
}

function tail(c: HairContext, [, y]: DrawnPoint, end: number): DisplayItem[] {
  const v = c.texture === 'crespo' ? 12 : c.texture === 'cacheado' ? 8 : 0
  const width = 24 + v
  const left: Line = [
    [-9, y - 2],
    [-width * 0.9, y + 24],
    [-width, lerp(y, end, 0.5)],
    [-width * 0.8, end - 14],
    [-8, end],
  ]
  const right: Line = [
    [9, y - 2],
    [width * 0.9, y + 22],
    [width + 2, lerp(y, end, 0.5)],
    [width * 0.85, end - 18],
    [10, end + 2],
  ]
  const surface = makeSurface(c.warp, left, right, {
    texture: c.texture,
    tipDepth: 13,
    locks: 4,
    volume: 0.2,
    phase: 1,
    inner: () => 1,
    outer: () => 1,
    shrink: 0.3,
  })
  return paintFlowing(c, surface, { seed: 9, lit: true, curlsFrom: 0.02, shine: [0.1, 0.5] })
}

function halfLoose(c: HairContext): DisplayItem[] {
  // The combed crown covers the upper half.
  return fall(c, 210, isCurly(c.texture) ? 0.55 : 0)
}

const knotBand = (c: HairContext, [x, y]: DrawnPoint): DisplayItem => ({
  d: COARSE.ellipse(...c.warp([x, y]), 13, 7.5),
  fill: c.tones.back,
})
