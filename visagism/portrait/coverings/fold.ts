import type { Cloth } from '../cloth.ts'
import { curve } from '../curves.ts'
import type { FillItem } from '../display.ts'
import { FINE } from '../pen.ts'
import { bothHalves, type Line } from '../points.ts'

/** A crease: a dark line that swells in its middle, and the light on the cloth beside it. */
export function fold(cloth: Cloth, line: Line, width = 2, light = false): FillItem[] {
  const dark = { d: FINE.taper(curve(line, 16), [0.2, width, width * 0.7, 0.2]), fill: cloth.dark }
  if (!light) return [dark]
  const beside = curve(line, 16).map(([x, y]) => [x - width * 1.5, y - width * 0.9] as const)
  return [{ d: FINE.taper(beside, [0.2, width * 1.6, width, 0.2]), fill: cloth.light }, dark]
}

/** A closed area of cloth through the points, evenly curved. */
export const drape = (line: Line, count = 60): string =>
  FINE.smooth(curve([...line, ...line.slice(0, 1)], count).slice(0, -1), true)

/** A ring of cloth: the outer line filled, the inner one left open. */
export const ring = (outer: Line, inner: Line): string =>
  `${FINE.smooth(outer, true)}${FINE.smooth(inner.toReversed(), true)}`

/** The inside of a cloth over the head, seen beside the temples where it stands off them. */
export const lining = (dome: Line): string => FINE.smooth(bothHalves([...curve(dome, 20), [62, 4], [0, 6]]), true)
