/**
 * What four points on a side photo say: whether the line from the forehead over the nose's base to the chin bends outwards, runs
 * straight or bends inwards. Angle of facial convexity (Legan and Burstone 1980: 12° ± 4°), read by the norm measured on photos of
 * adult Brazilians (Reis et al. 2006: 12.3° ± 3.9°). No value is better than another. Limits: docs/visagism.md §2.
 */
import type { PhotoSize } from '../face/measure.ts'
import { shortDate } from '../pt.ts'
import type { Basis } from '../sources.ts'
import {
  checkSide,
  findLostOfSide,
  frameOf,
  type Facing,
  type SideOrigins,
  type SidePoints,
  type SideProblem,
  type SideSlot,
} from './side-points.ts'

export type SideMarks = {
  readonly slot: SideSlot
  readonly points: SidePoints
  readonly origins: SideOrigins
  readonly photo?: PhotoSize | undefined
  /** Who answers for it. A program alone never does. */
  readonly by: 'cliente' | 'visagista'
  /** ISO date of the marking. */
  readonly at: string
}

/** From the line that bends inwards to the one that bends outwards; between two of them nothing is decided. */
export const SIDE_LINES = ['côncavo', 'entre reto e côncavo', 'reto', 'entre reto e convexo', 'convexo'] as const
export type SideLine = (typeof SIDE_LINES)[number]

/** Degrees. 50 white adults, chosen for balanced faces: a place to read from, and no aim (Reis et al. 2006, A). */
export const CONVEXITY_NORM = { mean: 12.3, sd: 3.9 } as const
/** Half of the stretch around each end of the usual range where nothing is decided, degrees (P). */
export const UNDECIDED = 2
/** Of the photo, degrees: beyond it the tilt is worth a word, although the angle stays the same (P). */
const LEANING = 14

export const SIDE_BASIS: Basis = { certainty: 'A', sources: ['convexity-brazil', 'convexity'] }

export type SideReading = {
  readonly line: SideLine
  /** Degrees; see `SideFrame`. */
  readonly convexity: number
  readonly tilt: number
  readonly facing: Facing
  readonly slot: SideSlot
  readonly by: SideMarks['by']
  readonly at: string
}

/** Of an angle between a guess and two points nothing is asked but that all of them lie on the photo. */
export function checkMarkedSide({
  points,
  origins,
  photo,
}: Pick<SideMarks, 'points' | 'origins' | 'photo'>): SideProblem[] {
  return isGuessed(origins) ? findLostOfSide(points, photo) : checkSide(points, photo)
}

// The nose's tip says only which way the face looks; nobody mistakes it.
const isGuessed = (origins: SideOrigins) =>
  (['glabella', 'noseBase', 'chin'] as const).some((name) => origins[name] === 'unsure')

/** Null where a point of the angle is a guess, or the points are no face. */
export function readSide(marks: SideMarks): SideReading | null {
  const { points, origins, photo, slot, by, at } = marks
  if (isGuessed(origins) || checkSide(points, photo).length > 0) return null
  const { convexity, tilt, facing } = frameOf(points)
  return { line: lineOf(convexity), convexity, tilt, facing, slot, by, at }
}

/** One deviation round the mean is the usual range; near its ends nothing is decided. */
export function lineOf(convexity: number): SideLine {
  const { mean, sd } = CONVEXITY_NORM
  const [low, high] = [mean - sd, mean + sd]
  if (convexity < low - UNDECIDED) return 'côncavo'
  if (convexity < low + UNDECIDED) return 'entre reto e côncavo'
  if (convexity <= high - UNDECIDED) return 'reto'
  return convexity <= high + UNDECIDED ? 'entre reto e convexo' : 'convexo'
}

export const SIDE_SLOT_OF: Readonly<Record<SideSlot, string>> = {
  side_left: 'do lado esquerdo',
  side_right: 'do lado direito',
}

/** Who marked it, on which photo and when; a leaning head is told of, although it changes nothing. */
export function sideSentence({ by, slot, at, tilt }: SideReading): string {
  const who = by === 'visagista' ? 'marcados pela nossa equipe' : 'marcados por você'
  const leaning =
    Math.abs(tilt) > LEANING
      ? ` A cabeça estava ${tilt > 0 ? 'erguida' : 'baixa'} na foto, e isso não muda o ângulo.`
      : ''
  return `Pontos ${who} na sua foto ${SIDE_SLOT_OF[slot]}, em ${shortDate(at)}.${leaning}`
}
