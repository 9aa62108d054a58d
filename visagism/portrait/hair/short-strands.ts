import type { Hex } from '../pen/colour.ts'
import { isInside } from '../pen/curves.ts'
import { byTone, type FillItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { type DrawnPoint, lerp, type Line } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'

export interface ShortStrands {
  /** Null for no hair. */
  readonly at: (p: DrawnPoint, random: Random) => Hex | null
  readonly light: Hex
  /** Backward drift, share of length. */
  readonly back: number
  /** Per square unit. */
  readonly density?: number
}

/** Straight or wavy scissored hair of a few centimetres. */
export function combedDown(area: Line, { at, light, back, density = 0.055 }: ShortStrands): FillItem[] {
  const random = seededRandom(16)
  const xs = area.map(([x]) => x)
  const ys = area.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const marks: FillItem[] = []
  for (let i = 0; i < (right - left) * (bottom - top) * density; i++) {
    const root: DrawnPoint = [lerp(left, right, random()), lerp(top, bottom, random())]
    const fill = isInside(root, area) ? at(root, random) : null
    if (fill === null) continue
    const reach = 7 + 6 * random()
    const lean = back + 0.25 * (random() - 0.5)
    const tip: DrawnPoint = [root[0] + reach * lean, root[1] + reach]
    const via: DrawnPoint = [root[0] + reach * lean * 0.4, root[1] + reach * 0.5]
    const isLit = root[0] < lerp(left, right, 0.4) && random() < 0.2
    marks.push({ d: COARSE.sliver(root, via, tip, 1.1), fill: isLit ? light : fill })
  }
  return byTone(marks)
}
