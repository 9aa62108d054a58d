/**
 * Reads convex, straight or concave profiles from four points. Angle of facial convexity (Legan and Burstone 1980: 12° ± 4°), by the norm
 * of photos of adult Brazilians (Reis et al. 2006: 12.3° ± 3.9°). No value is better. Limits: docs/visagism.md §2.
 */
import type { PhotoSize } from '../face/measure.ts'
import { shortDate } from '../knowledge/pt.ts'
import type { Basis } from '../knowledge/sources.ts'
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
  /** Never a program alone. */
  readonly by: 'cliente' | 'visagista'
  /** ISO date. */
  readonly at: string
}

/** Inwards to outwards; the "entre" values are undecided. */
export const SIDE_LINES = ['côncavo', 'entre reto e côncavo', 'reto', 'entre reto e convexo', 'convexo'] as const
export type SideLine = (typeof SIDE_LINES)[number]

/** Degrees. 50 white adults chosen for balanced faces: a reference, not an aim (Reis et al. 2006, A). */
export const CONVEXITY_NORM = { mean: 12.3, sd: 3.9 } as const
/** Half-width of the undecided zones, degrees (P). */
export const UNDECIDED = 2
/** Photo tilt in degrees worth a mention; the angle is unaffected (P). */
const LEANING = 14

export const SIDE_BASIS: Basis = { certainty: 'A', sources: ['convexity-brazil', 'convexity'] }

export type SideReading = {
  readonly line: SideLine
  readonly convexity: number
  readonly tilt: number
  readonly facing: Facing
  readonly slot: SideSlot
  readonly by: SideMarks['by']
  readonly at: string
}

/** With a guessed point, only checks that all are on the photo. */
export function checkMarkedSide({
  points,
  origins,
  photo,
}: Pick<SideMarks, 'points' | 'origins' | 'photo'>): SideProblem[] {
  return isGuessed(origins) ? findLostOfSide(points, photo) : checkSide(points, photo)
}

// Ignores the nose's tip: it only gives the direction and is never mistaken.
const isGuessed = (origins: SideOrigins) =>
  (['glabella', 'noseBase', 'chin'] as const).some((name) => origins[name] === 'unsure')

/** Null with a guessed point of the angle, or no face. */
export function readSide(marks: SideMarks): SideReading | null {
  const { points, origins, photo, slot, by, at } = marks
  if (isGuessed(origins) || checkSide(points, photo).length > 0) return null
  const { convexity, tilt, facing } = frameOf(points)
  return { line: lineOf(convexity), convexity, tilt, facing, slot, by, at }
}

/** The usual range is one deviation round the mean. */
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

/** Who marked which photo and when; mentions a leaning head. */
export function sideSentence({ by, slot, at, tilt }: SideReading): string {
  const who = by === 'visagista' ? 'marcados pela nossa equipe' : 'marcados por você'
  const leaning =
    Math.abs(tilt) > LEANING
      ? ` A cabeça estava ${tilt > 0 ? 'erguida' : 'baixa'} na foto, e isso não muda o ângulo.`
      : ''
  return `Pontos ${who} na sua foto ${SIDE_SLOT_OF[slot]}, em ${shortDate(at)}.${leaning}`
}
