/** A shorter layer over longer hair: uneven tips, light, and dark gaps. */
import { mix } from '../pen/colour.ts'
import { byTone, type DisplayItem, type FillItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { lerp } from '../pen/points.ts'
import { type Random, seededRandom } from '../pen/random.ts'
import type { HairContext } from './context.ts'
import { type FlowPaint, paintFlowing } from './paint.ts'
import { alongSurface, type HairSurface } from './surface.ts'
import { isCurly } from './texture.ts'

/** Units of width per stroke, and most strokes. */
const APART = 7
const MOST_STROKES = 15
/** Depth of the shade, drawing units. */
const REACH = 24

/** Over drawn hair. Curls show layers themselves. */
export function paintTier(c: HairContext, surface: HairSurface, paint: FlowPaint): DisplayItem[] {
  if (isCurly(c.texture)) return paintFlowing(c, surface, paint)
  const random = seededRandom(paint.seed * 5 + 3)
  const unit = 1 / surface.length
  const dark = mix(c.tones.dark, c.tones.shade, 0.35)
  const light = mix(c.tones.base, c.tones.light, paint.lit ? 0.75 : 0.4)
  const strokes = (draw: (across: number) => FillItem) => spread(surface.width, random, draw)
  const under = strokes((across) =>
    stroke(surface, across, [0.95, 1 + REACH * unit * lerp(0.25, 1, random())], [3.4, 2.2, 0.2], dark),
  )
  const tips = strokes((across) =>
    stroke(surface, across, [lerp(0.66, 0.84, random()), lerp(0.96, 1.02, random())], [0.2, 1.5, 0.2], light),
  )
  const gaps = strokes((across) =>
    stroke(surface, across, [1 - 26 * unit * lerp(0.4, 1, random()), 1.01], [0.2, 1.1, 1.9], dark),
  )
  return [...byTone(under), ...paintFlowing(c, surface, paint), ...byTone([...gaps, ...tips])]
}

function spread(width: number, random: Random, draw: (across: number) => FillItem): FillItem[] {
  const count = Math.min(MOST_STROKES, Math.max(4, Math.round(width / APART)))
  return Array.from({ length: count }, (_, i) => draw((i + 0.15 + 0.7 * random()) / count))
}

function stroke(
  surface: HairSurface,
  across: number,
  [from, to]: readonly [number, number],
  widths: readonly number[],
  fill: FillItem['fill'],
): FillItem {
  return { d: COARSE.taper(alongSurface(surface, across, from, to, across, 6), [...widths]), fill }
}
