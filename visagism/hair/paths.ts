/**
 * The three paths a person is offered, nearest to today first (P). What refuses takes cuts out: the record and the page's own list of what
 * to leave aside always, the person's words as long as three are left; then thinning hair, upkeep and what a shape is known not to suit.
 */
import { LENGTH_STEPS, ownFringeOf, type Cut } from '../cuts/cuts.ts'
import type { FactKey } from '../facts/facts.ts'
import type { FormAnswers } from '../knowledge/form.ts'
import { distanceFrom, isGreatChange, isNearlyToday, NOWHERE } from './distance.ts'
import { monthsAfter, presentLengths, shortensBy, waitsForSides } from './growth.ts'
import {
  fitOf,
  HAIR_PATHS,
  isWithinUpkeep,
  opposedPlaces,
  presentHair,
  waitFor,
  wearableCuts,
  type ChosenCuts,
  type CutBrief,
  type CutChoice,
} from './hair.ts'
import {
  answersWish,
  lawsBroken,
  shavesUnasked,
  usesClippers,
  wishesBroken,
  type FactsSaid,
} from './refused-by-facts.ts'
import { cutOfToday, keptAsIs } from './stay.ts'
import { asksForChange, asksGreatChange, asksToStay, staysShaven } from './wishes.ts'

const NOTHING_SAID: FactsSaid = new Map()

/**
 * Three different cuts in the order of their distance from today. The first can always be made now: failing all else it is today's hair,
 * kept. The recommended one can be made now, keeps to the routine and opposes nothing of the map, where such a cut exists. Today's cut is
 * offered as what it is (`stays`) or not at all.
 */
export function chooseCuts(brief: CutBrief): ChosenCuts {
  const hair = presentHair(brief)
  const choiceOf = (cut: Cut): CutChoice => ({
    cut,
    monthsToGrow: waitFor(cut, brief),
    fit: fitOf(cut, brief),
    distance: distanceFrom(hair, cut),
  })
  const stayOf = (cut: Cut): CutChoice => ({ ...choiceOf(cut), monthsToGrow: 0, distance: NOWHERE, stays: true })
  const worn = cutOfToday(brief)
  const isRefused = worn !== null && !isKeepable(worn, brief)
  const asIs = keptAsIs(brief)
  const mayStay = !asksForChange(brief) && (asksToStay(brief) || (worn !== null && !isRefused))
  const taken: readonly unknown[] = [brief.today?.cut, ...(mayStay ? [worn?.id, asIs.id] : [])]
  const others = wearableCuts(brief)
    .filter(({ id }) => !taken.includes(id))
    .map(choiceOf)
  const candidates = judged(brief, others, mayStay)
  const isDone = candidates.some((choice) => choice.monthsToGrow === 0 && !choice.cut.shavesAll)
  const isReady = (choice: CutChoice) => choice.monthsToGrow === 0 || (!isDone && waitsForSides(choice.cut, hair))
  const stay = mayStay || !candidates.some(isReady) ? stayOf(worn === null || isRefused ? asIs : worn) : null
  const first = firstOf(brief, candidates, isReady, stay)
  const chosen = withOthers(brief, candidates, first, stay, isReady, others)
  const [now, next, bold] = [...chosen].sort((a, b) => a.distance.total - b.distance.total)
  const afterFirst = (choice: CutChoice | undefined): CutChoice => {
    const one = choice ?? first
    return one === first ? first : { ...one, monthsToGrow: monthsAfter(one.cut, hair, first.cut) }
  }
  const paths = { now: afterFirst(now), next: afterFirst(next), bold: afterFirst(bold) }
  return { ...paths, recommended: HAIR_PATHS.find((path) => paths[path] === first) ?? 'now' }
}

type Test = (choice: CutChoice) => boolean

/** What refuses takes cuts out, the strongest first; each as long as enough are left, with one to begin with. */
function judged(brief: CutBrief, choices: readonly CutChoice[], mayStay: boolean): readonly CutChoice[] {
  const fewest = HAIR_PATHS.length - (mayStay ? 1 : 0)
  const { facts = NOTHING_SAID, form, shape, themes } = brief
  const hair = presentHair(brief)
  const isMade: Test = ({ cut, monthsToGrow: months }) => months === 0 && isWithinUpkeep(cut, form.maintenanceLevel)
  const isBest: Test = (choice) => isMade(choice) && opposedPlaces(choice.cut, shape).length === 0
  const keeps = (from: readonly CutChoice[], left: readonly CutChoice[], is: Test) => left.some(is) || !from.some(is)
  const sift = (from: readonly CutChoice[], is: Test, mayLose: 'best' | 'nothing' | 'all' = 'nothing') => {
    const left = from.filter(is)
    const begins = mayLose === 'all' || (keeps(from, left, isMade) && (mayLose === 'best' || keeps(from, left, isBest)))
    return left.length >= fewest && begins ? left : from
  }
  const allowed = choices.filter(({ cut }) => !shavesUnasked(cut, facts, hair))
  const lawful = sift(allowed, ({ cut }) => lawsBroken(cut, facts, hair).length === 0, mayStay ? 'all' : 'best')
  const kept = staysShaven(brief) ? sift(lawful, isShaven, 'all') : lawful
  const moving = asksGreatChange(brief) ? sift(kept, ({ distance }) => isGreatChange(distance), 'best') : kept
  const wished = [...facts].reduce(
    (left, fact) => sift(left, ({ cut }) => wishesBroken(cut, new Map([fact]), hair).length === 0, 'best'),
    moving,
  )
  const refusals: readonly Test[] = [
    ({ cut }) => !(themes.includes('entradas') && cut.recedingCorners === 'shows'),
    ({ cut }) => !(themes.includes('queda') && cut.pulls),
    ({ cut }) => isWithinUpkeep(cut, form.maintenanceLevel),
    ({ cut }) => !cut.avoided.includes(shape) || wishesAnswered(cut, brief).length > 0,
    ({ distance }) => !isNearlyToday(distance),
  ]
  const left = refusals.reduce((from, is) => sift(from, is), wished)
  return themes.includes('nao-cortar') ? keepingLength(left, form, isMade, fewest) : left
}

const isShaven: Test = ({ cut, monthsToGrow: months }) => months === 0 && cut.centimetres.every((length) => length <= 1)

/** A known cut is refused by what refuses any. */
const isKeepable = (cut: Cut, brief: CutBrief): boolean => {
  if (!brief.today?.cut) return true
  const { facts = NOTHING_SAID, refused, shape, themes } = brief
  const hair = presentHair(brief)
  return (
    lawsBroken(cut, facts, hair).length + wishesBroken(cut, facts, hair).length === 0 &&
    !cut.effects.some((effect) => refused.has(effect)) &&
    !cut.avoided.includes(shape) &&
    !(themes.includes('franja-nao') && ownFringeOf(cut) !== null)
  )
}

/** Where to begin: what was asked for, what the map and the rhythm keep, and nothing drastic that nobody asked for. */
function firstOf(brief: CutBrief, candidates: readonly CutChoice[], isReady: Test, stay: CutChoice | null): CutChoice {
  const isGreat = asksGreatChange(brief)
  const isStaying = asksToStay(brief) || staysShaven(brief) || !candidates.some(isReady)
  if (stay && (isStaying || isGoodAsIs(brief, candidates, stay))) return stay
  const ready = readyFor(brief, candidates, isReady)
  const asked = ready.filter(({ cut }) => wishesAnswered(cut, brief).length > 0)
  const pool = asked.length > 0 ? asked : ready
  // What was asked for and has to grow is not cut shorter first.
  const grows = asked.length === 0 && candidates.some(({ cut }) => wishesAnswered(cut, brief).length > 0)
  const isCalm: Test = ({ cut }) => (grows ? shortensBy(cut, presentHair(brief)) === 0 : !isDrastic(cut, brief))
  const calm = isGreat && !grows ? pool : pool.filter(isCalm)
  return best(calm.length > 0 ? calm : pool, bonusOf(brief)[SLOTS[isGreat ? 'Mudança radical' : brief.form.objective]])
}

/** A small wish, and a cut that serves the face already. */
const isGoodAsIs = (
  { form, shape, today }: CutBrief,
  candidates: readonly CutChoice[],
  { cut, fit }: CutChoice,
): boolean =>
  form.objective === 'Melhoria sutil' &&
  Boolean(today?.cut) &&
  opposedPlaces(cut, shape).length === 0 &&
  candidates.filter((choice) => choice.fit > fit + 0.5).length < 3

const wishesAnswered = (cut: Cut, brief: CutBrief): FactKey[] =>
  [...(brief.facts ?? [])].flatMap(([key, value]) => (answersWish(key, value, cut, presentHair(brief)) ? [key] : []))

/** Most of the length, or the first clipper. */
function isDrastic(cut: Cut, brief: CutBrief): boolean {
  if (asksForChange(brief)) return false
  const hair = presentHair(brief)
  const [front, sides] = presentLengths(hair)
  return shortensBy(cut, hair) > 6 && cut.centimetres[0] < front / 2 ? true : usesClippers(cut) && sides > CLIPPED_CM
}
const CLIPPED_CM = 1.3

type Slot = 'near' | 'middle' | 'far'
const SLOTS: Readonly<Record<FormAnswers['objective'], Slot>> = {
  'Melhoria sutil': 'near',
  'Renovação visual': 'middle',
  'Encontrar meu estilo': 'middle',
  'Mudança radical': 'far',
}

function bonusOf(brief: CutBrief): Readonly<Record<Slot, (choice: CutChoice) => number>> {
  const today = LENGTH_STEPS[brief.form.hairLength ?? 'Médio']
  const step = ({ cut }: CutChoice) => LENGTH_STEPS[cut.length] - today
  return {
    near: ({ cut, distance }) => -3 * distance.total - cut.axes.edge,
    middle: (c) =>
      (c.monthsToGrow === 0 ? 1 - 0.5 * Math.max(0, -step(c) - 1) : -1.5 * Math.max(1, step(c))) - impatience(c),
    far: (c) =>
      daringOf(c.cut, brief) +
      Math.min(1, c.distance.total) +
      (step(c) > 1 ? -2 : 0) -
      2 * impatience(c) -
      (isWithinUpkeep(c.cut, brief.form.maintenanceLevel) ? 0 : 0.8) -
      opposedPlaces(c.cut, brief.shape).length,
  }
}

/** A greater share of the length is nobody's courage who did not ask for a change. */
const MOST_UNASKED = 0.75

/** The first, today's where it stays, and others on either side of the first. */
function withOthers(
  brief: CutBrief,
  candidates: readonly CutChoice[],
  first: CutChoice,
  stay: CutChoice | null,
  isReady: Test,
  spare: readonly CutChoice[],
): readonly CutChoice[] {
  const chosen = stay && stay !== first ? [stay, first] : [first]
  const bonus = bonusOf(brief)
  const isGreat = asksForChange(brief)
  const slot = SLOTS[asksGreatChange(brief) ? 'Mudança radical' : brief.form.objective]
  while (chosen.length < HAIR_PATHS.length) {
    const isNew: Test = ({ cut }) => chosen.every((one) => one.cut.id !== cut.id)
    // Never two ways of tying the hair, while others are left.
    const isFree: Test = (choice) => isNew(choice) && !(choice.cut.tied && chosen.some(({ cut }) => cut.tied))
    const near = candidates.filter((choice) => isFree(choice) && (isGreat || choice.distance.length <= MOST_UNASKED))
    const free = near.length > 0 ? near : candidates.filter(isFree)
    const unanswered = [...(brief.facts ?? [])].filter(
      ([key]) => !chosen.some(({ cut }) => wishesAnswered(cut, brief).includes(key)),
    )
    const asked = free.filter(({ cut }) =>
      wishesAnswered(cut, brief).some((key) => unanswered.some(([one]) => one === key)),
    )
    const nearer = free.filter((choice) => isReady(choice) && choice.distance.total < first.distance.total)
    const farther = free.filter(({ distance }) => distance.total > first.distance.total)
    const isNearFull = chosen.some(({ distance }) => distance.total < first.distance.total)
    const [wanted, other] = slot === 'far' || (slot === 'middle' && !isNearFull) ? [nearer, farther] : [farther, nearer]
    const pool = [asked, wanted, other, free, candidates.filter(isNew), spare.filter(isNew)].find(
      (some) => some.length > 0,
    )
    if (pool === undefined) break
    const isLast = chosen.length === HAIR_PATHS.length - 1
    chosen.push(best(pool, pool === nearer ? bonus.near : isLast ? bonus.far : bonus.middle))
  }
  return chosen
}

function best(choices: readonly CutChoice[], bonus: (choice: CutChoice) => number): CutChoice {
  const [one] = [...choices].sort((a, b) => b.fit + bonus(b) - (a.fit + bonus(a)))
  if (one === undefined) throw new Error('No cut can be worn: every repertoire has cuts of each length and texture.')
  return one
}

/** From here on a cut is declared daring. */
const DECLARED = 0.85

/** A great change dares most; a calm style or a small wish less. */
function daringOf({ axes: { edge } }: Cut, { form: { objective, style } }: CutBrief): number {
  const isCalm = style === 'Clássico' || style === 'Elegante'
  const isGreat = objective === 'Mudança radical'
  if (edge > DECLARED && isCalm && !isGreat) return -1
  return edge * (objective === 'Melhoria sutil' ? 1.6 : isCalm && !isGreat ? 2 : 2.5)
}

/** Cuts that are years away come last. */
const impatience = ({ monthsToGrow: months }: CutChoice): number => Math.max(0, months - 6) / 8

/** Cuts of today that keep to routine and map; failing that to routine; failing that any of today. */
function readyFor(
  { form, shape, isTopBare = false }: CutBrief,
  choices: readonly CutChoice[],
  isReady: (choice: CutChoice) => boolean,
): readonly CutChoice[] {
  const ready = choices.filter(isReady)
  const atRhythm = ready.filter(({ cut }) => isWithinUpkeep(cut, form.maintenanceLevel))
  const onMap = isTopBare ? [] : atRhythm.filter(({ cut }) => opposedPlaces(cut, shape).length === 0)
  return [onMap, atRhythm, ready].find((some) => some.length > 0) ?? choices
}

/** Cuts of today's length; widened to longer, then one step shorter, until enough are left of which one can be the first. */
function keepingLength(
  choices: readonly CutChoice[],
  { hairLength }: FormAnswers,
  isFirst: Test,
  fewest: number,
): readonly CutChoice[] {
  const step = ({ cut }: CutChoice) => LENGTH_STEPS[cut.length] - LENGTH_STEPS[hairLength ?? 'Médio']
  const within = (least: number) => choices.filter((choice) => step(choice) >= least && step(choice) <= 1)
  const same = choices.filter((choice) => step(choice) === 0)
  const grown = within(0)
  const begins = (some: readonly CutChoice[]) => some.some(isFirst) || !grown.some(isFirst)
  return [same, grown, within(-1)].find((some) => some.length >= fewest && begins(some)) ?? choices
}
