/**
 * Places labels on a photo: beside the head on calm ground, else all on paper slips. Nothing covers face, numbers or labels; only a slip
 * may overlap the hair's outline. Pure; page units.
 */
import { hyphenate } from './hyphenate.ts'
import { INK } from './ink.ts'
import { paintedPlaces } from '#visagism/portrait/tracing/painted.ts'
import type { Portrait } from '#visagism/portrait/views/portrait.ts'
import type { Box, Ground } from './photos.ts'
import type { Placement } from './plate.ts'
import { drawText, type Pen } from './page.ts'
import { inColour, type Style } from './type-styles.ts'

export const SIDES = ['left', 'right'] as const
export type LabelSide = (typeof SIDES)[number]

export type Named = { readonly label: string; readonly y: number }

export type Surroundings = {
  readonly box: Box
  /** Preferred first. */
  readonly sides: readonly LabelSide[]
  /** Preferred and least distance from the plate's edge. */
  readonly margin: number
  readonly least: number
  readonly style: Style
  readonly widthOf: (label: string) => number
  readonly groundAt: (area: Box) => Ground
  /** Whether the face or a number is in the way. */
  readonly isTaken: (area: Box) => boolean
  readonly isOutline?: (area: Box) => boolean
}

export type PlacedLabel = Named & {
  readonly side: LabelSide
  /** Two where space is narrow. */
  readonly rows: readonly { readonly text: string; readonly x: number; readonly baseline: number }[]
  /** The letters', or their slip's. */
  readonly area: Box
  readonly isSlip: boolean
  readonly isLight: boolean
}

/** Largest brightness range under a label without slip. */
export const CALM = 0.14
/** Clear space around letters. */
const AIR = 2.5
const STEP = 3
const SLIP = { beside: 4.5, above: 3 } as const

type Spot = { readonly side: LabelSide; readonly inset: number; readonly lift: Lift }
/** Above the line by this much extra, or below it. */
type Lift = number | 'under'
const LIFTS: readonly Lift[] = [0, 'under', 5, 10]
type Rows = readonly string[]

const longestOf = (rows: Rows) => Math.max(...rows.map(({ length }) => length))

/** `between` joins parts within a row, `sign` ends the first. */
function inTwo(parts: readonly string[], between: string, sign: string): Rows[] {
  const cuts = parts
    .slice(1)
    .map((_, at): Rows => [parts.slice(0, at + 1).join(between) + sign, parts.slice(at + 1).join(between)])
  return cuts.toSorted((a, b) => longestOf(a) - longestOf(b)).slice(0, 1)
}

/** Tries one row, then two, then dividing the word. */
const inOneRow = (label: string): Rows[] => [[label]]
const inTwoRows = (label: string): Rows[] => [[label], ...inTwo(label.split(' '), ' ', '')]
const divided = (label: string): Rows[] => [
  ...inTwoRows(label),
  ...(label.includes(' ') ? [] : inTwo(hyphenate(label), '', '-')),
]

/** A label without a place is left out: the text repeats it. */
export function placeLabels(wanted: readonly Named[], around: Surroundings): PlacedLabel[] {
  const spots = spotsOf(around)
  return (
    bareLabels(wanted, inOneRow, spots, around) ??
    bareLabels(wanted, inTwoRows, spots, around) ??
    whole(wanted, slipLabels(wanted, inTwoRows, spots, around)) ??
    slipLabels(wanted, divided, spots, { ...around, isOutline: () => false })
  )
}

/** Slips for all, so that a plate's labels match; null if one has no place. */
export const placeOnSlips = (wanted: readonly Named[], around: Surroundings): PlacedLabel[] | null =>
  whole(wanted, slipLabels(wanted, inTwoRows, spotsOf(around), around))

type Setting = (label: string) => Rows[]

const whole = (wanted: readonly Named[], placed: PlacedLabel[]) => (placed.length === wanted.length ? placed : null)

/** All in one column if free, else each by itself. */
function bareLabels(wanted: readonly Named[], settings: Setting, spots: readonly Spot[], around: Surroundings) {
  const at = (named: Named, spot: Spot) => firstOf(settings(named.label), (rows) => bareAt(named, rows, spot, around))
  for (const spot of spots) {
    const column = allOf(wanted, (named) => at(named, spot))
    if (column && areApart(column)) return column
  }
  const scattered = allOf(wanted, (named) => firstOf(spots, (spot) => at(named, spot)))
  return scattered && areApart(scattered) ? scattered : null
}

/** Slips for all labels rather than some. */
function slipLabels(wanted: readonly Named[], settings: Setting, spots: readonly Spot[], around: Surroundings) {
  const at = (free: readonly Spot[]) => {
    const placed: PlacedLabel[] = []
    for (const named of wanted) {
      const slip = firstOf(settings(named.label), (rows) =>
        firstOf(free, (spot) => slipAt(named, rows, spot, around, placed)),
      )
      if (slip) placed.push(slip)
    }
    return placed
  }
  return firstOf(spots, (spot) => whole(wanted, at([spot]))) ?? at(spots)
}

function spotsOf({ sides, margin, least }: Surroundings): Spot[] {
  const insets = Array.from({ length: Math.floor((margin - least) / STEP) + 1 }, (_, n) => margin - n * STEP)
  if (insets.at(-1) !== least) insets.push(least)
  return sides.flatMap((side) => insets.flatMap((inset) => LIFTS.map((lift) => ({ side, inset, lift }))))
}

const leadingOf = ({ style }: Surroundings) => style.size * 1.12

function rowsAt(rows: Rows, { side, inset }: Spot, around: Surroundings, last: number) {
  const { box, widthOf } = around
  return rows.map((text, row) => ({
    text,
    x: side === 'left' ? box.x + inset : box.x + box.width - inset - widthOf(text),
    baseline: last - (rows.length - 1 - row) * leadingOf(around),
  }))
}

const widthOfRows = (rows: Rows, { widthOf }: Surroundings) => Math.max(...rows.map(widthOf))

const isMet = (area: Box, { isTaken, isOutline }: Surroundings) => isTaken(area) || (isOutline?.(area) ?? false)

function bareAt({ label, y }: Named, rows: Rows, spot: Spot, around: Surroundings): PlacedLabel | null {
  const { style, box } = around
  const { side, inset, lift } = spot
  const width = widthOfRows(rows, around)
  const height = style.size + (rows.length - 1) * leadingOf(around)
  const last = lift === 'under' ? y + style.size * 0.1 + height : y - style.size * 0.44 - lift
  const x = side === 'left' ? box.x + inset : box.x + box.width - inset - width
  const area = { x, y: last + style.size * 0.24 - height, width, height }
  const air = inflate(area, AIR)
  if (!holds(box, area) || isMet(air, around)) return null
  const { spread, isLight } = around.groundAt(air)
  if (spread > CALM) return null
  return { label, y, side, rows: rowsAt(rows, spot, around, last), area, isSlip: false, isLight }
}

function slipAt(
  { label, y }: Named,
  rows: Rows,
  spot: Spot,
  around: Surroundings,
  others: readonly PlacedLabel[],
): PlacedLabel | null {
  const { style, box } = around
  const { side, inset, lift } = spot
  if (lift !== 0) return null
  const width = widthOfRows(rows, around) + 2 * SLIP.beside
  const letters = style.size + (rows.length - 1) * leadingOf(around)
  const height = letters + 2 * SLIP.above
  const x = side === 'left' ? box.x + inset : box.x + box.width - inset - width
  const area = { x, y: y - height / 2, width, height }
  if (!holds(box, area) || isMet(inflate(area, 1), around)) return null
  if (others.some((other) => overlaps(other.area, inflate(area, AIR)))) return null
  const last = y + letters / 2 - style.size * 0.19
  const inside = { ...spot, inset: inset + SLIP.beside }
  return { label, y, side, rows: rowsAt(rows, inside, around, last), area, isSlip: true, isLight: true }
}

export function endBeforeLabel([x, width]: readonly [number, number], placed: PlacedLabel | undefined) {
  if (!placed?.isSlip) return [x, width] as const
  const { area, y } = placed
  const isOn = x < area.x + area.width && x + width > area.x && y >= area.y && y <= area.y + area.height
  if (!isOn) return [x, width] as const
  return placed.side === 'left'
    ? ([area.x + area.width, x + width - area.x - area.width] as const)
    : ([x, area.x - x] as const)
}

export function drawLabels(pen: Pen, labels: readonly PlacedLabel[], style: Style): void {
  for (const { rows, area, isSlip, isLight } of labels) {
    if (isSlip) drawSlip(pen, area)
    const ink = inColour(style, isLight ? INK.ink : INK.paper)
    for (const { text, x, baseline } of rows) drawText(pen, text, ink, x, baseline)
  }
}

export function drawSlip(pen: Pen, { x, y, width, height }: Box): void {
  pen.rect(x, y, width, height).fill(INK.paper)
  pen.save().lineWidth(0.4).rect(x, y, width, height).stroke(INK.edge).restore()
}

/** Half a drawn face with margin, drawing units. */
export const HALF_FACE = 84

/** A drawing's surroundings: painted areas are never calm, and the face is taken. */
export function aroundDrawing({ items, landmarks }: Portrait, { scale, dx, dy }: Placement) {
  const isPainted = paintedPlaces(items)
  const face = {
    x: dx - HALF_FACE * scale,
    y: landmarks.crown * scale + dy,
    width: 2 * HALF_FACE * scale,
    height: (landmarks.chin - landmarks.crown) * scale,
  }
  const isOnPerson = ({ x, y }: Place) => isPainted([(x - dx) / scale, (y - dy) / scale])
  return {
    isTaken: (area: Box) => overlaps(area, face),
    groundAt: (area: Box): Ground => ({ isLight: true, spread: placesIn(area).some(isOnPerson) ? 1 : 0 }),
  }
}

type Place = { readonly x: number; readonly y: number }

const placesIn = ({ x, y, width, height }: Box) =>
  SPREAD.flatMap((across) => SPREAD.map((down) => ({ x: x + width * across, y: y + height * down })))
const SPREAD = Array.from({ length: 13 }, (_, n) => n / 12)

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export const inflate = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Also true when the line surrounds the box. */
export function meetsLine(area: Box, line: readonly Place[]): boolean {
  const { x, y, width, height } = area
  if (line.some((at) => at.x > x && at.x < x + width && at.y > y && at.y < y + height)) return true
  // Fine lines have a point in every box they cross.
  const middle = { x: x + width / 2, y: y + height / 2 }
  let isIn = false
  let a = line.at(-1)
  for (const b of line) {
    if (a && a.y > middle.y !== b.y > middle.y && middle.x < a.x + ((b.x - a.x) * (middle.y - a.y)) / (b.y - a.y))
      isIn = !isIn
    a = b
  }
  return isIn
}

const holds = (box: Box, area: Box) =>
  area.x >= box.x &&
  area.x + area.width <= box.x + box.width &&
  area.y >= box.y + 1 &&
  area.y + area.height <= box.y + box.height - 1

const areApart = (labels: readonly PlacedLabel[]) =>
  labels.every((one, at) => labels.slice(at + 1).every((other) => !overlaps(inflate(one.area, AIR / 2), other.area)))

function allOf<A, B>(list: readonly A[], make: (one: A) => B | null): B[] | null {
  const made = list.flatMap((one) => make(one) ?? [])
  return made.length === list.length ? made : null
}

function firstOf<A, B>(list: readonly A[], make: (one: A) => B | null): B | null {
  for (const one of list) {
    const made = make(one)
    if (made) return made
  }
  return null
}
