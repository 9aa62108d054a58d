/** Outlines hair independent of how cuts are built: draws the person with two hair colours, and what changed is hair. */
import type { Hex } from '../pen/colour.ts'
import { lineLength, resample, signedArea } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import { FINE } from '../pen/pen.ts'
import { distance, lerpPoint, type DrawnPoint, type Line, pointAt } from '../pen/points.ts'
import { drawPortrait, type PortraitOptions } from '../views/portrait.ts'
import { emptyMask, fillPolygons, isMarked, type Mask, roundedField, zeroLines } from './mask.ts'
import { polylinesOf } from './paths.ts'

export interface HairOutline {
  /** Drawing units; holes run the other way. */
  readonly lines: readonly Line[]
  /** As one path. */
  readonly d: string
  /** Null without hair. */
  readonly bounds: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  } | null
  readonly holds: (point: DrawnPoint) => boolean
}

/** Narrower teeth and gaps are rounded, drawing units. */
const FINEST = 7
/** Smaller detail is dropped, square units. */
const LEAST_AREA = 90
/** Fainter paint only tints. */
const OPAQUE = 0.35

/**
 * The visible hair, without clothes.
 * @param withBeard one outline around hair and beard
 */
export function hairSilhouette(options: PortraitOptions, { withBeard = false } = {}): HairOutline {
  const mask = emptyMask()
  paint(hairItems(options, withBeard), mask)
  const lines = zeroLines(roundedField(mask, FINEST))
    .filter((line) => Math.abs(signedArea(line)) > LEAST_AREA)
    .map(relaxed)
  const points = lines.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    lines,
    d: lines.map((line) => FINE.smooth(line, true)).join(''),
    bounds:
      points.length === 0
        ? null
        : { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    holds: (point) => isMarked(mask, point),
  }
}

type Part = { readonly item: DisplayItem; readonly isHair: boolean; readonly parts?: readonly Part[] }

/** Unlike each other and every skin, so that only hair uses them. */
export const TWO_COLOURS = ['#3b261b', '#9a7440'] as const
const PLAIN_BROWS = TWO_COLOURS[0]

function hairItems(options: PortraitOptions, withBeard: boolean): Part[] {
  // Leave out what hides hair or shares its colour.
  const {
    greys: _greys,
    garment: _garment,
    glasses: _glasses,
    earrings: _earrings,
    background: _background,
    overlay: _overlay,
    beard,
    ...person
  } = options
  const drawn = (hair: Hex) =>
    drawPortrait({
      ...person,
      ...(beard && withBeard ? { beard, beardColour: hair } : {}),
      hairColour: hair,
      browColour: PLAIN_BROWS,
    }).items
  const [one, other] = [drawn(TWO_COLOURS[0]), drawn(TWO_COLOURS[1])]
  return one.map((item, i) => partOf(item, other[i]))
}

function partOf(item: DisplayItem, twin: DisplayItem | undefined): Part {
  if ('clip' in item) {
    const twins = twin && 'clip' in twin ? twin.items : []
    return { item, isHair: false, parts: item.items.map((child, i) => partOf(child, twins[i])) }
  }
  const colour = 'fill' in item ? item.fill : item.stroke
  const other = twin && !('clip' in twin) ? ('fill' in twin ? twin.fill : twin.stroke) : colour
  return { item, isHair: colour !== other }
}

/** In order: hair marks cells, later paint clears them. */
function paint(parts: readonly Part[], mask: Mask, within?: Mask): void {
  for (const { item, isHair, parts: children } of parts) {
    if ('clip' in item) {
      if (!children || children.length === 0) continue
      const clip = emptyMask()
      fillPolygons(clip, polylinesOf(item.clip), { within, evenOdd: item.evenOdd ?? false })
      paint(children, mask, clip)
    } else if ((item.op ?? 1) >= OPAQUE) {
      const lines = polylinesOf(item.d)
      const areas = 'fill' in item ? lines : lines.flatMap((line) => strokeAreas(line, item.sw))
      fillPolygons(mask, areas, { value: isHair ? 1 : 0, within })
    }
  }
}

/** Per stretch, so that a self-crossing line stays whole. */
function strokeAreas(line: Line, width: number): Line[] {
  return line.slice(1).map((b, i) => {
    const a = pointAt(line, i)
    const length = distance(a, b) || 1
    const [nx, ny] = [((b[1] - a[1]) / length) * (width / 2), ((a[0] - b[0]) / length) * (width / 2)]
    return [
      [a[0] + nx, a[1] + ny],
      [b[0] + nx, b[1] + ny],
      [b[0] - nx, b[1] - ny],
      [a[0] - nx, a[1] - ny],
    ]
  })
}

/** Removes the grid's steps without shrinking (Taubin smoothing). */
function relaxed(line: Line): Line {
  const count = Math.max(12, Math.round(lineLength(line) / 2.5))
  let points: Line = resample([...line, pointAt(line, 0)], count + 1).slice(0, -1)
  for (let pass = 0; pass < 12; pass++) {
    const push = pass % 2 ? -0.34 : 0.33
    const n = points.length
    points = points.map((p, i) =>
      lerpPoint(p, lerpPoint(pointAt(points, (i - 1 + n) % n), pointAt(points, (i + 1) % n), 0.5), push),
    )
  }
  return points.filter((_, i) => i % 2 === 0)
}

/** Shorter strands are shine, wider ones locks. */
const STRAND = { least: 14, widest: 3.4 } as const

/** Lines along the hair, longest first: midlines of painted strands. None for crespo, which has no flow. */
export function hairLines(options: PortraitOptions, count = 50, outline = hairSilhouette(options)): Line[] {
  if (options.texture === 'crespo') return []
  const strands = hairItems(options, false)
    .flatMap(strandsOf)
    .flatMap((line) => insideOf(line, outline))
    .filter((line) => lineLength(line) >= STRAND.least)
    .sort((a, b) => lineLength(b) - lineLength(a))
  const chosen: Line[] = []
  for (const gap of [9, 6, 4]) {
    for (const line of strands) {
      if (chosen.length >= count) return chosen
      const middle = pointAt(line, line.length / 2)
      if (!chosen.includes(line) && chosen.every((other) => distance(pointAt(other, other.length / 2), middle) > gap))
        chosen.push(line)
    }
  }
  return chosen
}

function strandsOf({ item, isHair, parts }: Part): Line[] {
  if (parts) return parts.flatMap(strandsOf)
  if (!isHair || !('fill' in item)) return []
  return polylinesOf(item.d, 4).flatMap((line) => middleOf(line) ?? [])
}

/** Midline of a slender closed area, else null. */
function middleOf(area: Line): [Line] | null {
  const around = lineLength(area)
  if (around < 2 * STRAND.least || Math.abs(signedArea(area)) / (around / 2) > STRAND.widest) return null
  const even = resample(area, 33)
  return [Array.from({ length: 17 }, (_, i) => lerpPoint(pointAt(even, i), pointAt(even, 32 - i), 0.5))]
}

function insideOf(line: Line, outline: HairOutline): Line[] {
  const stretches: DrawnPoint[][] = [[]]
  for (const point of line) {
    const isIn = NEAR.every(([dx, dy]) => outline.holds([point[0] + dx, point[1] + dy]))
    if (isIn) stretches.at(-1)?.push(point)
    else if (stretches.at(-1)?.length) stretches.push([])
  }
  return stretches.filter((stretch) => stretch.length > 2)
}

const NEAR = [
  [2, 0],
  [-2, 0],
  [0, 2],
  [0, -2],
] as const
