/** A beard with gaps: single hairs where it grows, dense on lip and chin, in islands on the cheeks, skin between. */
import type { HairTexture } from '../../knowledge/axes.ts'
import { scatterCurls } from '../hair/curls.ts'
import { isCurly } from '../hair/texture.ts'
import { type Hex, mix } from '../pen/colour.ts'
import { isInside } from '../pen/curves.ts'
import { byTone, type DisplayItem, type FillItem } from '../pen/display.ts'
import { FINE } from '../pen/pen.ts'
import { clamp, type DrawnPoint, lerp, type Line, smoothstep } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'

export interface PatchyGrowth {
  readonly area: Line
  readonly colour: Hex
  readonly skin: Hex
  readonly texture: HairTexture
  readonly millimetres: number
  /** 0 bare, 1 as dense as it grows. */
  readonly dense: (at: DrawnPoint) => number
  /** Way of a hair at a place; unit steps. */
  readonly way: (at: DrawnPoint) => DrawnPoint
}

/** Islands of hair on a cheek, 0 to 1; no two sides alike. */
export function islands([x, y]: DrawnPoint): number {
  const wave = Math.sin(x * 0.17 + 1.1) * Math.sin(y * 0.21 + 0.6) + 0.6 * Math.sin(x * 0.31 - y * 0.16 + 2.3)
  return smoothstep(0.1, 0.75, wave)
}

export function patchyHairs({ area, colour, skin, texture, millimetres, dense, way }: PatchyGrowth): DisplayItem[] {
  const random = seededRandom(29)
  const tones = [mix(colour, skin, 0.36), mix(colour, skin, 0.18), mix(colour, skin, 0.06)]
  const tone = () => tones[Math.floor(random() * 3)] ?? colour
  if (isCurly(texture))
    return scatterCurls(area, {
      seed: 9,
      radius: lerp(1, 1.9, clamp(millimetres / 15)),
      spacing: 3.5,
      line: 0.85,
      turn: lerp(1.2, 3, clamp(millimetres / 10)),
      inset: 0.5,
      tone: (p) => (random() < dense(p) ? tone() : null),
    })
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const length = lerp(2.2, 8.5, clamp((millimetres - 2) / 18))
  const count = Math.round(((right - left) * (bottom - top)) / 2.3)
  const hairs: FillItem[] = []
  for (let i = 0; i < count; i++) {
    const at: DrawnPoint = [lerp(left, right, random()), lerp(top, bottom, random())]
    if (random() > dense(at) || !isInside(at, area)) continue
    const [dx, dy] = way(at)
    const k = length * (0.7 + 0.6 * random())
    const bow = (random() - 0.5) * 0.8
    hairs.push({
      d: FINE.sliver(at, [at[0] + dx * k * 0.5 + bow, at[1] + dy * k * 0.5], [at[0] + dx * k, at[1] + dy * k], 0.62),
      fill: tone(),
    })
  }
  return byTone(hairs)
}
