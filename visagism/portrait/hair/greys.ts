import { type Hex, mix, toLch } from '../pen/colour.ts'
import { lineLength, signedArea } from '../pen/curves.ts'
import type { ClipItem, DisplayItem } from '../pen/display.ts'
import { distance, type DrawnPoint, type Line } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import type { HairContext } from './context.ts'
import { isCurly } from './texture.ts'

/** White hair as seen beside other colours. */
export const WHITE: Hex = '#e6e1d9'
/** Half the threads white. */
const SILVER: Hex = '#a8a39c'
const NEARLY_WHITE: Hex = mix(SILVER, WHITE, 0.5)

/** Some threads and the temples, half, nearly all. */
export type Greys = 'alguns' | 'metade' | 'quase-todos'

interface Share {
  /** Overall shift to silver. */
  readonly head: number
  /** Share of white threads, and the extra share where greying starts. */
  readonly threads: number
  readonly early: number
  /** How white those threads are. */
  readonly white: number
}

const SHARES: Readonly<Record<Greys, Share>> = {
  alguns: { head: 0.02, threads: 0.1, early: 0.32, white: 0.62 },
  metade: { head: 0.25, threads: 0.44, early: 0.4, white: 0.66 },
  'quase-todos': { head: 0.92, threads: 0.5, early: 0.3, white: 0.5 },
}

/** Average colour including white threads. */
export const greyedColour = (colour: Hex, greys: Greys | undefined): Hex =>
  greys ? mix(colour, towards(colour, greys), SHARES[greys].head) : colour

function towards(colour: Hex, greys: Greys): Hex {
  const grown = greys === 'quase-todos' ? NEARLY_WHITE : SILVER
  return toLch(colour)[0] > toLch(grown)[0] ? WHITE : grown
}

type Seen = 'front' | 'side' | 'back' | 'above' | 'beard' | 'side-beard'

/** Where hair whitens first, drawing units, by side. */
const FIRST: Readonly<Record<Seen, Line>> = {
  front: [
    [-66, -38],
    [66, -38],
  ],
  side: [
    [-36, -50],
    [-16, -18],
  ],
  back: [
    [-76, -6],
    [76, -6],
  ],
  above: [
    [-70, 30],
    [70, 30],
  ],
  beard: [
    [-22, 96],
    [0, 106],
    [22, 96],
  ],
  'side-beard': [[-78, 104]],
}
const REACH = 25
/** Largest white share of short hairs over a clipped edge. */
const FEW = 0.3
const WHITES_OF_BEARD = [0.35, 0.6, 0.85]

/** Whitens single thin strands, curls and ringlets, not masses; temples and chin first. */
export function whitened(
  items: readonly DisplayItem[],
  greys: Greys | undefined,
  seen: Seen,
  { tones, texture }: Pick<HairContext, 'tones' | 'texture'>,
): readonly DisplayItem[] {
  if (!greys) return items
  const random = seededRandom(41)
  const beard = seen === 'beard' || seen === 'side-beard'
  // A ringlet-wide lock of smooth hair would be a white patch.
  const broadest = isCurly(texture) ? RINGLET : 4
  const turn = (item: DisplayItem): DisplayItem[] => {
    if ('clip' in item) return [{ ...item, items: item.items.flatMap(turn) }]
    const limit = 'fill' in item && item.fill === tones.light ? 3.6 : beard ? 1.8 : broadest
    return turned(item, beard ? 0 : seen === 'above' ? 0.15 : 0.6, (path) => {
      const thread = threadOf(path)
      // Adjacent short hairs would merge into a white patch.
      const isShort = 'fill' in item && !beard && seen !== 'above' && thread.length < 24 && thread.width < 3
      if (isShort && random() > FEW) return 0
      if (item.op !== undefined || ('fill' in item && !isThin(thread, limit))) return 0
      if (random() > chance(thread, SHARES[greys], FIRST[seen], beard)) return 0
      // Equally white beard hairs would look like quills.
      if (beard) return SHARES[greys].white * (WHITES_OF_BEARD[Math.floor(random() * WHITES_OF_BEARD.length)] ?? 1)
      // In a plait, white threads mix with others.
      return SHARES[greys].white * (thread.width > 3.6 && thread.length < 45 ? 0.55 : 1)
    })
  }
  return items.flatMap(turn)
}

type Painted = Exclude<DisplayItem, ClipItem>

/** Broader than a ringlet, narrower than the locks behind them. */
const RINGLET = 7.4

/** Splits an item: unchanged paths, and over them those whitened by `turns`. */
function turned(item: Painted, thicker: number, turns: (path: string) => number): DisplayItem[] {
  const groups = new Map<number, string>()
  for (const path of item.d.split(/(?=M)/)) {
    const whiteness = turns(path)
    groups.set(whiteness, (groups.get(whiteness) ?? '') + path)
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .flatMap(([whiteness, d]): DisplayItem[] => {
      if (whiteness === 0) return [{ ...item, d }]
      if ('stroke' in item) return [{ ...item, d, stroke: mix(item.stroke, WHITE, whiteness) }]
      const fill = mix(item.fill, WHITE, whiteness)
      // White threads catch light: draw them thicker.
      return thicker === 0
        ? [{ ...item, d, fill }]
        : [
            { ...item, d, fill },
            { d, stroke: fill, sw: thicker },
          ]
    })
}

interface Thread {
  readonly points: Line
  readonly length: number
  readonly width: number
}

function threadOf(path: string): Thread {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  const points: DrawnPoint[] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  const length = lineLength(points) / 2 || 1
  return { points, length, width: Math.abs(signedArea(points)) / length }
}

/** Masses and light bands are broad. */
const isThin = ({ width, length }: Thread, limit: number): boolean => width < limit && length < 330

/** Likelier near where whitening starts: less for stubble, more for a beard. */
function chance({ points, length }: Thread, { threads, early }: Share, first: Line, beard: boolean): number {
  let nearest = Infinity
  for (const p of points) for (const q of first) nearest = Math.min(nearest, distance(p, q))
  const near = Math.exp(-((nearest / REACH) ** 2))
  if (beard) return 0.6 * threads + (early + 0.2) * near
  return threads + early * (length < 20 ? 0.4 : 1) * near
}
