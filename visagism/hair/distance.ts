/** How far a cut is from the hair of today, from the records alone. Weights are ours (P). */
import { CUTS, ownFringeOf, type Cut } from '../cuts/cuts.ts'
import { NEEDS_HEAT } from './finish.ts'
import { monthsToGrow, presentLengths, waitsForSides, type PresentHair } from './growth.ts'

export type Distance = {
  /** Share of today's length that differs, 0 to 1, over front, sides and nape. */
  readonly length: number
  /** Share of the outline that differs, 0 to 1; 0 where today's cut is unknown: nobody sees a change from nothing. */
  readonly outline: number
  /** How different the hair looks: the two, what is done to the hair, and the time until it can be done. */
  readonly seen: number
  /** What orders the paths: how different it looks, but a cut that takes more centimetres is the farther one. */
  readonly total: number
}

const PLACE_WEIGHTS = [0.4, 0.3, 0.3] as const
const OUTLINE = ['crown', 'temples', 'cheeks', 'jaw', 'vertical'] as const
/** An outline moved by this much in every place is another one. */
const WHOLE_OUTLINE = 0.6
/** Of hair that stays. */
export const NOWHERE: Distance = { length: 0, outline: 0, seen: 0, total: 0 }

export function distanceFrom(hair: PresentHair, cut: Cut): Distance {
  const today = hair.today?.cut ? CUTS[hair.today.cut] : null
  if (today?.id === cut.id) return NOWHERE
  const length = lengthShare(hair, cut)
  const moved = OUTLINE.map((place) => Math.abs(cut.axes[place] - (today?.axes[place] ?? 0)))
  // From a plain outline where today's is unknown: it orders the paths all the same.
  const outline = Math.min(1, moved.reduce((sum, by) => sum + by, 0) / OUTLINE.length / WHOLE_OUTLINE)
  const months = waitsForSides(cut, hair) ? 0 : monthsToGrow(cut, hair)
  const looks = 0.3 * outline + 0.2 * treatment(today, cut)
  const wait = waiting(months)
  return {
    length,
    outline: today === null ? 0 : outline,
    seen: 0.5 * length + looks + wait,
    total: afterLoss(hair, cut, 0.5 * length + looks) + wait,
  }
}

/**
 * Between what is seen and one. The more centimetres go, the less anything else tells two cuts apart: beside forty of fifty that are gone,
 * nobody looks at the parting.
 */
const afterLoss = (hair: PresentHair, cut: Cut, looks: number): number => {
  const left = 1 - shareLost(hair, cut)
  return 1 - left ** LOSS_POWER * (1 - looks)
}
const LOSS_POWER = 3

/** Of today's longest hair, in the mean of the places; centimetres, so that the longest place counts most. */
function shareLost(hair: PresentHair, cut: Cut): number {
  if (cut.takesNothing) return 0
  const now = presentLengths(hair)
  const lost = now.map((before, place) => Math.max(0, before - (cut.centimetres[place] ?? 0)))
  return (
    lost.reduce((sum, cm) => sum + cm, 0) /
    Math.max(
      1,
      now.reduce((sum, cm) => sum + cm, 0),
    )
  )
}

/** Seen across the room. */
const GREAT = 0.3
export const isGreatChange = ({ length, outline }: Distance): boolean => Math.max(length, outline) >= GREAT

/** At this distance both look like one cut. */
const SAME = 0.1
export const isNearlyToday = ({ seen }: Distance): boolean => seen < SAME

/** What has to grow is farther than all that can be begun on one day. */
const waiting = (months: number): number => (months === 0 ? 0 : 1 + months / 24)

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
