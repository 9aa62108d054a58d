/** Plaits and locs that are tied: rolled at the nape, in a low tail, or half up. */
import { spline } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { type DrawnPoint, lerp, type Line } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import { type Cord, drawCord } from './braids.ts'
import type { HairContext, HairLayers } from './context.ts'
import { rowsFromBehind, rowsFromFront, rowsFromSide } from './cornrows.ts'
import type { SideLayers } from './side-tied.ts'

export type CordTie = 'low-bun' | 'low-tail' | 'half-up'

export function drawGatheredCords(c: HairContext, cord: Cord, tie: CordTie): HairLayers {
  const rows = rowsFromFront(c, cord)
  switch (tie) {
    case 'low-bun':
      return { ...rows, back: roll(c, cord, [62, 82], 31) }
    case 'low-tail':
      return { ...rows, overGarment: falling(c, cord, [34, 62], [76, 212], 22, 5) }
    case 'half-up':
      return {
        ...rows,
        back: [...falling(c, cord, [-44, 20], [-88, 206], 34, 6), ...falling(c, cord, [44, 20], [88, 206], 34, 6)],
        front: [...rows.front, ...roll(c, cord, [0, -142], 19)],
      }
  }
}

export function sideGatheredCords(c: HairContext, cord: Cord, tie: CordTie): SideLayers {
  const rows = rowsFromSide(c, cord)
  switch (tie) {
    case 'low-bun':
      return { front: [...rows, ...roll(c, cord, [100, 40], 30)] }
    case 'low-tail':
      return { back: falling(c, cord, [92, 40], [98, 208], 20, 5), front: [...rows, knot(c, [90, 42])] }
    case 'half-up':
      return {
        back: falling(c, cord, [70, 10], [84, 206], 36, 7),
        front: [...rows, ...roll(c, cord, [52, -122], 18)],
      }
  }
}

export function backGatheredCords(c: HairContext, cord: Cord, tie: CordTie): DisplayItem[] {
  const rows = rowsFromBehind(c, cord)
  switch (tie) {
    case 'low-bun':
      return [...rows, ...roll(c, cord, [0, 56], 36)]
    case 'low-tail':
      return [...rows, ...falling(c, cord, [0, 58], [0, 206], 24, 6), knot(c, [0, 60])]
    case 'half-up':
      return [...rows, ...falling(c, cord, [0, 10], [0, 206], 82, 9), ...roll(c, cord, [0, -112], 20)]
  }
}

/** A flat roll: each cord a ring inside the one before. */
function roll(c: HairContext, cord: Cord, [x, y]: DrawnPoint, radius: number): DisplayItem[] {
  const random = seededRandom(22)
  const ground: DisplayItem = { d: COARSE.ellipse(...c.warp([x, y]), radius * 0.92, radius * 0.86), fill: c.tones.dark }
  const rings = [0.8, 0.46, 0.14].flatMap((share, ring) => {
    const path = Array.from({ length: 13 }, (_, i): DrawnPoint => {
      const angle = (i / 12) * Math.PI * 1.96 + ring * 1.3
      return c.warp([x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share * 0.92])
    })
    return drawCord(cord, spline(path, 4), c.tones, ring === 1, random)
  })
  return [ground, ...rings]
}

/** Cords side by side, from where they are held to their tips. */
function falling(
  c: HairContext,
  cord: Cord,
  from: DrawnPoint,
  to: DrawnPoint,
  spread: number,
  count: number,
): DisplayItem[] {
  const random = seededRandom(23)
  return Array.from({ length: count }, (_, i) => {
    const off = lerp(-spread, spread, count === 1 ? 0.5 : i / (count - 1))
    const path: Line = [0, 0.3, 0.65, 1].map((t): DrawnPoint => [
      lerp(from[0], to[0], t) + off * lerp(0.6, 1, Math.min(1, t * 2)),
      lerp(from[1], to[1] + random() * 10, t),
    ])
    return drawCord(cord, spline(path.map(c.warp), 8), c.tones, i > count * 0.6, random)
  }).flat()
}

const knot = (c: HairContext, at: DrawnPoint): DisplayItem => ({
  d: COARSE.ellipse(...c.warp(at), 17, 9),
  fill: c.tones.back,
})
