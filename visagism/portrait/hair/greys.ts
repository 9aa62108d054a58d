import { type Hex, mix, toLch } from '../colour.ts'
import { lineLength, signedArea } from '../curves.ts'
import type { ClipItem, DisplayItem } from '../display.ts'
import { distance, type DrawnPoint, type Line } from '../points.ts'
import { seededRandom } from '../random.ts'
import type { HairContext } from './context.ts'
import { isCurly } from './texture.ts'

/** White hair as it looks beside hair of another colour. */
export const WHITE: Hex = '#e6e1d9'
/** Hair of which every second thread is white. */
const SILVER: Hex = '#a8a39c'
/** Hair grown nearly white all over: half way from silver to white. */
const NEARLY_WHITE: Hex = mix(SILVER, WHITE, 0.5)

/** How much of the hair is white: a few threads and the temples, half of it, nearly all. */
export type Greys = 'alguns' | 'metade' | 'quase-todos'

interface Share {
  /** How far the whole head leans to silver. */
  readonly head: number
  /** Of all threads, curls and ringlets: how many turned white, and how many more where it starts. */
  readonly threads: number
  readonly early: number
  /** How white they are. */
  readonly white: number
}

const SHARES: Readonly<Record<Greys, Share>> = {
  alguns: { head: 0.02, threads: 0.1, early: 0.32, white: 0.62 },
  metade: { head: 0.25, threads: 0.44, early: 0.4, white: 0.66 },
  'quase-todos': { head: 0.92, threads: 0.5, early: 0.3, white: 0.5 },
}

/** The colour of a head of hair once its white threads are mixed in by the eye. */
export const greyedColour = (colour: Hex, greys: Greys | undefined): Hex =>
  greys ? mix(colour, towards(colour, greys), SHARES[greys].head) : colour

function towards(colour: Hex, greys: Greys): Hex {
  const grown = greys === 'quase-todos' ? NEARLY_WHITE : SILVER
  return toLch(colour)[0] > toLch(grown)[0] ? WHITE : grown
}

type Seen = 'front' | 'side' | 'back' | 'above' | 'beard' | 'side-beard'

/** Where hair whitens first, in drawing units, seen from each side. */
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
/** Of short hairs over a clipped edge, as many as may turn white. */
const FEW = 0.3
const WHITES_OF_BEARD = [0.35, 0.6, 0.85]

/**
 * Turns single threads of drawn hair white and leaves the masses under them alone: hair greys thread by thread, at the
 * temples and the chin first. In any cut and texture, strands, curls and ringlets are what is drawn thin.
 */
export function whitened(
  items: readonly DisplayItem[],
  greys: Greys | undefined,
  seen: Seen,
  { tones, texture }: Pick<HairContext, 'tones' | 'texture'>,
): readonly DisplayItem[] {
  if (!greys) return items
  const random = seededRandom(41)
  const beard = seen === 'beard' || seen === 'side-beard'
  // Of smooth hair a lock as broad as a ringlet would be a white patch.
  const broadest = isCurly(texture) ? 12 : 4
  const turn = (item: DisplayItem): DisplayItem[] => {
    if ('clip' in item) return [{ ...item, items: item.items.flatMap(turn) }]
    const limit = 'fill' in item && item.fill === tones.light ? 3.6 : beard ? 1.8 : broadest
    return turned(item, beard ? 0 : seen === 'above' ? 0.15 : 0.6, (path) => {
      const thread = threadOf(path)
      // Short hairs laid side by side over a clipped edge would melt into one white patch.
      const isShort = 'fill' in item && !beard && seen !== 'above' && thread.length < 24 && thread.width < 3
      if (isShort && random() > FEW) return 0
      if (item.op !== undefined || ('fill' in item && !isThin(thread, limit))) return 0
      if (random() > chance(thread, SHARES[greys], FIRST[seen], beard)) return 0
      // Hairs of a beard stand apart: all of one white they would be quills.
      if (beard) return SHARES[greys].white * (WHITES_OF_BEARD[Math.floor(random() * WHITES_OF_BEARD.length)] ?? 1)
      // A plait shows its white threads among the others of the same strand.
      return SHARES[greys].white * (thread.width > 3.6 && thread.length < 45 ? 0.55 : 1)
    })
  }
  return items.flatMap(turn)
}

type Painted = Exclude<DisplayItem, ClipItem>

/** One item as several: what kept its colour, and over it what turned as white as `turns` says of each path. */
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
      // A white thread among dark ones catches the light, so it is drawn a little thicker than they are.
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
  /** Mean width. */
  readonly width: number
}

function threadOf(path: string): Thread {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  const points: DrawnPoint[] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  const length = lineLength(points) / 2 || 1
  return { points, length, width: Math.abs(signedArea(points)) / length }
}

/** Masses of hair and bands of light are broad. */
const isThin = ({ width, length }: Thread, limit: number): boolean => width < limit && length < 330

/**
 * Threads are likelier to be white the nearer they pass to where whitening starts; stubble there only a little, a beard all
 * the more.
 */
function chance({ points, length }: Thread, { threads, early }: Share, first: Line, beard: boolean): number {
  let nearest = Infinity
  for (const p of points) for (const q of first) nearest = Math.min(nearest, distance(p, q))
  const near = Math.exp(-((nearest / REACH) ** 2))
  if (beard) return 0.6 * threads + (early + 0.2) * near
  return threads + early * (length < 20 ? 0.4 : 1) * near
}
