/** How far a cut is from the hair of today, from the records alone. Weights are ours (P). */
import { CUTS, leavesStubble, ownFringeOf, type Cut } from '../cuts/cuts.ts'
import { NEEDS_HEAT } from './finish.ts'
import { monthsToGrow, presentLengths, waitsForSides, type PresentHair } from './growth.ts'

export type Distance = {
  /** Share of today's length that differs, 0 to 1, over front, sides and nape. */
  readonly length: number
  /** That go or come where most do. */
  readonly centimetres: number
  /** Share of the outline that differs, 0 to 1; 0 where today's cut is unknown: nobody sees a change from nothing. */
  readonly outline: number
  /** How different the hair looks on the day it is done: the two, and what is done to the hair. */
  readonly looks: number
  /** The same, with the time until it can be done. */
  readonly seen: number
  /** What orders the paths: whole months of waiting, then the share of centimetres that go or come, then how different it looks. */
  readonly total: number
}

const PLACE_WEIGHTS = [0.4, 0.3, 0.3] as const
const OUTLINE = ['crown', 'temples', 'cheeks', 'jaw', 'vertical'] as const
/** An outline moved by this much in every place is another one. */
const WHOLE_OUTLINE = 0.6
/** Of hair that stays. */
export const NOWHERE: Distance = { length: 0, centimetres: 0, outline: 0, looks: 0, seen: 0, total: 0 }

/** @param wait months, where they are counted from another cut that is made first */
export function distanceFrom(hair: PresentHair, cut: Cut, wait?: number): Distance {
  const today = hair.today?.cut ? CUTS[hair.today.cut] : null
  if (today?.id === cut.id) return NOWHERE
  const length = lengthShare(hair, cut)
  const moved = OUTLINE.map((place) => Math.abs(cut.axes[place] - (today?.axes[place] ?? 0)))
  // From a plain outline where today's is unknown: it orders the paths all the same.
  const outline = Math.min(1, moved.reduce((sum, by) => sum + by, 0) / OUTLINE.length / WHOLE_OUTLINE)
  const months = waitsForSides(cut, hair) ? 0 : (wait ?? monthsToGrow(cut, hair))
  const looks = 0.5 * length + 0.3 * outline + 0.2 * treatment(today, cut)
  return {
    length,
    centimetres: mostMoved(hair, cut),
    outline: today === null ? 0 : outline,
    looks,
    seen: looks + (months === 0 ? 0 : 1 + months / 24),
    // What has to grow is farther than all that can be begun on one day.
    total: (months === 0 ? 0 : 1 + months) + (1 - LOOKS_SHARE) * movedShare(hair, cut) + LOOKS_SHARE * looks,
  }
}

/** Beside centimetres that go, nobody looks at the parting: it tells apart only what moves as many. */
const LOOKS_SHARE = 0.01

/** Of all centimetres of today's hair, those that go or come: a person counts them on the page. */
function movedShare(hair: PresentHair, cut: Cut): number {
  if (cut.takesNothing) return 0
  const now = presentLengths(hair)
  const sum = (each: readonly number[]) => each.reduce((all, cm) => all + cm, 0)
  return Math.min(
    1,
    sum(now.map((before, place) => Math.abs((cut.centimetres[place] ?? 0) - before))) / Math.max(1, sum(now)),
  )
}

/** Infinity where the skin shows that did not. */
function mostMoved(hair: PresentHair, cut: Cut): number {
  if (cut.takesNothing) return 0
  const now = presentLengths(hair)
  if (leavesStubble(cut) && now[0] > 1) return Infinity
  return Math.max(...now.map((before, place) => Math.abs((cut.centimetres[place] ?? 0) - before)))
}

/** Seen across the room: of short hair a share alone is a centimetre or two. */
const GREAT = 0.3
const GREAT_CM = 2.5
/** As great a change as hair of this length has. */
export const isGreatShare = ({ length, outline }: Distance): boolean => Math.max(length, outline) >= GREAT
export const isGreatChange = ({ length, centimetres, outline }: Distance): boolean =>
  outline >= GREAT || (length >= GREAT && centimetres >= GREAT_CM)

/** At this distance both look like one cut. */
const SAME = 0.1
export const isNearlyToday = ({ looks }: Distance): boolean => looks < SAME

/** Told apart by no ruler laid on a head. */
const SAME_CM = 1
const SAME_SHARE = 0.1
/** In longer hair a base, layers and a parting make another cut of one length. */
const TOO_SHORT_TO_DIFFER_CM = 16

/** As long in each place as it is worn today, and nothing else about it is another cut. */
export function isTodayAgain(cut: Cut, hair: PresentHair): boolean {
  if (cut.takesNothing || cut.plaited || hair.today?.cm == null) return false
  const now = presentLengths(hair)
  return (
    (now[0] <= TOO_SHORT_TO_DIFFER_CM || monthsToGrow(cut, hair) > 0) &&
    now.every(
      (before, place) =>
        Math.abs((cut.centimetres[place] ?? 0) - before) <=
        Math.max(Math.min(SAME_CM, before / 4), SAME_SHARE * before),
    )
  )
}
function lengthShare(hair: PresentHair, cut: Cut): number {
  if (cut.takesNothing) return 0
  const now = presentLengths(hair)
  return PLACE_WEIGHTS.reduce((sum, weight, place) => {
    const [then, before] = [cut.centimetres[place] ?? 0, now[place] ?? 0]
    return sum + (weight * Math.abs(then - before)) / Math.max(then, before, 1)
  }, 0)
}

type Habits = { readonly parting: 'middle' | 'side' | null; readonly needsHeat: boolean }

/** Where the record parts the hair, and whether its texture is made by a device: from its own words, once a cut. */
function habitsOf(cut: Cut): Habits {
  const known = HABITS.get(cut)
  if (known) return known
  const said = `${cut.ask} ${cut.marks[0]}`
  const parting = /risca (?:ao|no) meio/.test(said) ? 'middle' : /\briscas?\b|repartid/.test(said) ? 'side' : null
  const habits: Habits = { parting, needsHeat: NEEDS_HEAT.test(cut.finish) }
  HABITS.set(cut, habits)
  return habits
}
const HABITS = new WeakMap<Cut, Habits>()

/** Plaits, ties, a blade, a fringe, parting and texture, the rhythm of visits and how much the cut dares. */
function treatment(today: Cut | null, cut: Cut): number {
  const differs = (is: (one: Cut) => boolean): number => (is(cut) === (today !== null && is(today)) ? 0 : 1)
  const [then, now] = [habitsOf(cut), today && habitsOf(today)]
  const weeks = today === null ? 0 : Math.abs(cut.weeks[1] - today.weeks[1]) / 12
  return Math.min(
    1,
    0.5 * differs(({ plaited }) => plaited === true) +
      0.3 * differs(({ tied }) => tied === true) +
      0.3 * differs(({ keptAtHome }) => keptAtHome === true) +
      0.2 * differs((one) => ownFringeOf(one) !== null) +
      (then.parting === null || then.parting === now?.parting ? 0 : 0.1) +
      (then.needsHeat === (now?.needsHeat ?? false) ? 0 : 0.1) +
      0.2 * weeks +
      0.4 * Math.abs(cut.axes.edge - (today?.axes.edge ?? 0)),
  )
}
