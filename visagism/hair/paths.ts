/**
 * The three paths a person is offered, nearest to today first (P). What refuses takes cuts out: the record and the page's own list of what
 * to leave aside always, the person's words as long as three are left; then thinning hair, upkeep and what a shape is known not to suit.
 */
import { LENGTH_STEPS, type Cut } from '../cuts/cuts.ts'
import { isLighter } from '../cuts/kept.ts'
import type { FactKey } from '../facts/facts.ts'
import type { FormAnswers } from '../knowledge/form.ts'
import { distanceFrom, isGreatShare, isNearlyToday, NOWHERE } from './distance.ts'
import { monthsAfter, presentLengths, shortensBy, waitsForSides } from './growth.ts'
import { longestBeside, losesMost, losesMuch } from './loss.ts'
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
import { answersWish, isLawful, usesClippers, wishesBroken, type FactsSaid } from './refused-by-facts.ts'
import { questionsOf, unsaid } from './questions.ts'
import { WEARER_REFUSALS } from './refusals-of-wearer.ts'
import { cutOfToday, isKeepable, keptAsIs, keptCuts } from './stay.ts'
import { asksForChange, asksGreatChange, asksToStay, staysForTheDay, staysShaven } from './wishes.ts'

const NOTHING_SAID: FactsSaid = new Map()

/**
 * Three different cuts in the order of their distance from today. The first can always be made now: failing all else it is today's hair,
 * kept. The recommended one can be made now, keeps to the routine and opposes nothing of the map, where such a cut exists. Today's cut is
 * offered as what it is (`stays`) or not at all.
 */
export function chooseCuts(given: CutBrief): ChosenCuts {
  const brief = unsaid(given, questionsOf(given))
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
  const ways = keptCuts(brief).filter((cut) => keepsLaws(cut, brief))
  // Where even finishing today's hair as ever takes too long, it stays in another way.
  const kept = stayOf(ways[0] ?? asIs)
  const isHonest = !brief.facts?.has('combs-over') && keepsLaws(kept.cut, brief)
  const mayStay =
    isHonest && (asksForChange(brief) ? hasTooFew(brief) : asksToStay(brief) || (worn !== null && !isRefused))
  const taken: readonly unknown[] = [brief.today?.cut, ...(mayStay ? [worn?.id, asIs.id] : [])]
  const others = wearableCuts(brief)
    .filter(({ id }) => !taken.includes(id))
    .map(choiceOf)
  const otherWays = ways.slice(1).map(choiceOf)
  const candidates = [...judged(brief, others, mayStay), ...otherWays.filter(({ cut }) => isLighter(cut))]
  const isDone = candidates.some((choice) => choice.monthsToGrow === 0 && !choice.cut.shavesAll)
  // What is tied today is no visit.
  const isReady = ({ cut, monthsToGrow: months }: CutChoice) =>
    !cut.tied && (months === 0 || (!isDone && months <= LONGEST_UNASKED_WAIT && waitsForSides(cut, hair)))
  const isKept = mayStay || !candidates.some((choice) => isReady(choice) && !isTooMuch(choice.cut, brief))
  const stay = isKept && keepsLaws(kept.cut, brief) ? kept : null
  const first = firstOf(brief, candidates, isReady, stay)
  const lawful = [...others, ...otherWays.filter(({ cut }) => !isLighter(cut))].filter(({ cut }) =>
    keepsLaws(cut, brief),
  )
  const isRefusedByWearer: Test = ({ cut }) => WEARER_REFUSALS.some(({ refuses }) => refuses(cut, brief))
  const chosen = withOthers(brief, candidates, first, stay, isReady, [
    // A shorter routine is given up before what the wearer's own hair or day refuses.
    others.filter((one) => lawful.includes(one) && !isRefusedByWearer(one)),
    others.filter((one) => lawful.includes(one)),
    lawful,
  ])
  // What is nearer than the first is made instead of it, and not after it.
  const afterFirst = (one: CutChoice): CutChoice => {
    if (one === first || one.stays || one.distance.total < first.distance.total) return one
    const months = monthsAfter(one.cut, hair, first.cut)
    return { ...one, monthsToGrow: months, distance: distanceFrom(hair, one.cut, months) }
  }
  const [now = first, next = first, bold = first] = chosen
    .map(afterFirst)
    .sort((a, b) => a.distance.total - b.distance.total)
  const paths = { now, next, bold }
  // A shaven head has nothing nearer than its own; it is called by its name.
  const isToday = Boolean(brief.today?.cut) && !paths.now.stays && isNearlyToday(paths.now.distance)
  const isOther = HAIR_PATHS.every((path) => path === 'now' || paths[path].cut.id !== kept.cut.id)
  if (isToday && isHonest && isOther && isWithinUpkeep(kept.cut, brief.form.maintenanceLevel)) paths.now = kept
  return { ...paths, recommended: HAIR_PATHS.find((path) => paths[path] === first) ?? 'now' }
}

/** So much was said of this hair that no three cuts keep all of it: today's is better than one that breaks a word. */
const hasTooFew = (brief: CutBrief): boolean => {
  const { facts = NOTHING_SAID } = brief
  const hair = presentHair(brief)
  const keeps = (cut: Cut) => keepsLaws(cut, brief) && wishesBroken(cut, facts, hair).length === 0
  return facts.size > 0 && wearableCuts(brief).filter(keeps).length < HAIR_PATHS.length
}

type Test = (choice: CutChoice) => boolean

/** What refuses takes cuts out, the strongest first: a law always, the rest as long as enough are left, with one to begin with. */
function judged(brief: CutBrief, choices: readonly CutChoice[], mayStay: boolean): readonly CutChoice[] {
  const fewest = HAIR_PATHS.length - (mayStay ? 1 : 0)
  const { facts = NOTHING_SAID, form, shape, themes } = brief
  const hair = presentHair(brief)
  const isMade: Test = ({ cut, monthsToGrow: months }) => months === 0 && isWithinUpkeep(cut, form.maintenanceLevel)
  const isBest: Test = (choice) =>
    isMade(choice) &&
    opposedPlaces(choice.cut, shape).length === 0 &&
    !choice.cut.tied &&
    !takesTooMuch(choice.cut, brief)
  const keeps = (from: readonly CutChoice[], left: readonly CutChoice[], is: Test) => left.some(is) || !from.some(is)
  const sift = (from: readonly CutChoice[], is: Test, mayLose: 'best' | 'nothing' | 'all' = 'nothing') => {
    const left = from.filter(is)
    const begins = mayLose === 'all' || (keeps(from, left, isMade) && (mayLose === 'best' || keeps(from, left, isBest)))
    return left.length >= fewest && begins ? left : from
  }
  const lawful = choices.filter(({ cut }) => keepsLaws(cut, brief))
  const kept = staysShaven(brief) ? sift(lawful, isShaven, 'all') : lawful
  const said = [...facts].reduce(
    (left, fact) => sift(left, ({ cut }) => wishesBroken(cut, new Map([fact]), hair).length === 0, 'all'),
    kept,
  )
  // What may be cut is not gone beyond.
  const allowed = sift(said, ({ cut }) => isAllowed(cut, brief), 'best')
  const wished = asksGreatChange(brief) ? sift(allowed, ({ distance }) => isGreatShare(distance), 'best') : allowed
  const ofWearer = WEARER_REFUSALS.map(
    ({ refuses }): Test =>
      ({ cut }) =>
        !refuses(cut, brief),
  )
  const refusals: readonly Test[] = [
    ({ cut }) => isWithinUpkeep(cut, form.maintenanceLevel),
    ({ cut }) => !cut.avoided.includes(shape) || wishesAnswered(cut, brief).length > 0,
    ({ monthsToGrow: months }) => months <= (asksForGrowth(brief) ? LONGEST_WAIT : LONGEST_UNASKED_WAIT),
    ({ cut }) => !cut.tied || asksToTie(brief),
    // Nobody waits unasked for what a clipper then takes.
    ({ cut, monthsToGrow: months }) => months === 0 || !isDrastic(cut, brief),
  ]
  // What stays is a place to begin as well.
  const worn = ofWearer.reduce((from, is) => sift(from, is, mayStay ? 'all' : 'best'), wished)
  // A small wish is answered by no great loss.
  const isSmall = mayStay && isSmallWish(brief)
  const calm = isSmallWish(brief) ? sift(worn, ({ cut }) => !isDrastic(cut, brief), isSmall ? 'all' : 'best') : worn
  const left = refusals.reduce((from, is) => sift(from, is, isSmall ? 'all' : 'nothing'), calm)
  return themes.includes('nao-cortar') ? keepingLength(left, form, isMade, fewest) : left
}

/** Months. */
const LONGEST_WAIT = 24
const LONGEST_UNASKED_WAIT = 9
/** A longer one is no path. */
const LONGEST_PATH = 12

const GROWTH: readonly FactKey[] = ['wants-length', 'growing-out', 'wears-it-tied', 'in-transition', 'length-stays']
const asksForGrowth = ({ facts = NOTHING_SAID }: CutBrief): boolean => GROWTH.some((key) => facts.has(key))

const keepsLaws = (cut: Cut, brief: CutBrief): boolean => isLawful(cut, brief.facts ?? NOTHING_SAID, presentHair(brief))

const isShaven: Test = ({ cut, monthsToGrow: months }) => months === 0 && cut.centimetres.every((length) => length <= 1)

/** Where to begin: what was asked for, what the map and the rhythm keep, and nothing drastic that nobody asked for. */
function firstOf(brief: CutBrief, candidates: readonly CutChoice[], isReady: Test, stay: CutChoice | null): CutChoice {
  const { facts = NOTHING_SAID } = brief
  const isGreat = asksGreatChange(brief)
  const isUnwell = UNWELL.some((key) => facts.has(key)) && !asksForChange(brief)
  const isStaying = asksToStay(brief) || staysShaven(brief) || isUnwell || !candidates.some(isReady)
  // Less weight at the same length is a visit, and what was asked for.
  const lighter = candidates.find(({ cut }) => isLighter(cut))
  if (lighter && !asksForChange(brief)) return lighter
  if (stay && (isStaying || isGoodAsIs(brief, candidates, stay))) return stay
  const answers: Test = ({ cut }) => wishesAnswered(cut, brief).length > 0
  const ready = readyFor(brief, candidates, isReady)
  const isAsked = ready.some((pool) => pool.some(answers))
  // What was asked for and has to grow is not cut shorter first.
  const grows = !isAsked && candidates.some(answers)
  const isCalm: Test = ({ cut }) => (grows ? shortensBy(cut, presentHair(brief)) === 0 : !takesTooMuch(cut, brief))
  const wanted: readonly Test[] = [
    ...(isAsked ? [answers] : []),
    ...(isGreat && !grows ? [] : [(choice: CutChoice) => isCalm(choice) && (!isAsked || answers(choice))]),
  ]
  const among = (tests: readonly Test[]) =>
    ready.map((pool) => pool.filter((choice) => tests.every((is) => is(choice)))).find(hasSome)
  // Of a small wish the little comes first: a fringe is added to what stays long.
  const calm = among(wanted) ?? (isSmallWish(brief) ? among([isCalm]) : undefined)
  // A great loss of length is where to begin for nobody who did not ask for it.
  if (calm === undefined && stay) return stay
  const pool = calm ?? ready.map((some) => (isAsked ? some.filter(answers) : some)).find(hasSome) ?? candidates
  return best(pool, bonusOf(brief)[SLOTS[isGreat ? 'Mudança radical' : brief.form.objective]])
}
const hasSome = (some: readonly unknown[]): boolean => some.length > 0
/** Said of these, nothing is cut short because of them. */
const UNWELL: readonly FactKey[] = ['hair-loss', 'hair-regrows', 'in-treatment']

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

/** Most of the length, or the first clipper: on no path of whoever wants little, and recommended to nobody who did not ask for it. */
export function isDrastic(cut: Cut, brief: CutBrief): boolean {
  const hair = presentHair(brief)
  const [, sides] = presentLengths(hair)
  return (
    (!allowsTo(SHORTENS, cut, brief) && losesMost(cut, hair)) ||
    (!allowsTo(CLIPS, cut, brief) && usesClippers(cut) && sides > CLIPPED_CM)
  )
}
/** Where to begin for nobody who did not ask for it; of whoever wants little that is less. */
export const takesTooMuch = (cut: Cut, brief: CutBrief): boolean => isDrastic(cut, brief) || isTooMuch(cut, brief)
const isTooMuch = (cut: Cut, brief: CutBrief): boolean =>
  isSmallWish(brief) && !allowsTo([...SHORTENS, 'wants-shorter'], cut, brief) && losesMuch(cut, presentHair(brief))
const isSmallWish = ({ form }: CutBrief): boolean => form.objective === 'Melhoria sutil'

/** What is wished for the hair allows no more than it says: a fringe takes no length, and shorter hair needs no clipper. */
const SHORTENS: readonly FactKey[] = ['wants-short', 'wants-shaved']
const CLIPS: readonly FactKey[] = [...SHORTENS, 'wants-shorter', 'wants-shaved-sides']
const asksFor = (keys: readonly FactKey[], { facts }: CutBrief): boolean => keys.some((key) => facts?.has(key))
const allowsTo = (keys: readonly FactKey[], cut: Cut, brief: CutBrief): boolean =>
  !asksToStay(brief) &&
  (asksGreatChange(brief) || asksFor(keys, brief) || wishesAnswered(cut, brief).includes('wants-cut'))
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
    near: ({ cut, distance }) => -3 * distance.seen - cut.axes.edge,
    middle: (c) =>
      (c.monthsToGrow === 0 ? 1 - 0.5 * Math.max(0, -step(c) - 1) : -1.5 * Math.max(1, step(c))) - impatience(c),
    far: (c) =>
      daringOf(c.cut, brief) +
      Math.min(1, c.distance.seen) +
      (step(c) > 1 ? -2 : 0) -
      2 * impatience(c) -
      (isWithinUpkeep(c.cut, brief.form.maintenanceLevel) ? 0 : 0.8) -
      opposedPlaces(c.cut, brief.shape).length +
      sharePermitted(brief, c.cut),
  }
}

function isAllowed(cut: Cut, brief: CutBrief): boolean {
  const [before, after] = longestBeside(cut, presentHair(brief))
  return before - after <= (brief.allowed?.centimetres ?? Infinity) + WITHIN_CM
}

/** How far a cut goes of what may be cut; to go beyond it was not allowed. */
function sharePermitted(brief: CutBrief, cut: Cut): number {
  const { centimetres = null, clipsSides = false } = brief.allowed ?? {}
  const hair = presentHair(brief)
  const sides = clipsSides && usesClippers(cut) ? 1 : 0
  if (centimetres === null) return sides
  const longest = Math.max(...presentLengths(hair))
  const [most, taken] = [Math.min(centimetres, longest), longest - Math.max(...cut.centimetres)]
  return (
    sides + (taken > most + WITHIN_CM ? -ALLOWED_WEIGHT : (ALLOWED_WEIGHT * Math.max(0, taken)) / Math.max(1, most))
  )
}
const ALLOWED_WEIGHT = 5
/** As one measures it on a head. */
const WITHIN_CM = 3

/** A greater share of the length is nobody's courage who did not ask for a change. */
const MOST_UNASKED = 0.75

/** The first, today's where it stays, and others on either side of the first. */
function withOthers(
  brief: CutBrief,
  candidates: readonly CutChoice[],
  first: CutChoice,
  stay: CutChoice | null,
  isReady: Test,
  spares: readonly (readonly CutChoice[])[],
): readonly CutChoice[] {
  const chosen = stay && stay !== first ? [stay, first] : [first]
  const { facts = NOTHING_SAID } = brief
  const bonus = bonusOf(brief)
  const hair = presentHair(brief)
  const isGreat = asksForChange(brief)
  const slot = SLOTS[asksGreatChange(brief) ? 'Mudança radical' : brief.form.objective]
  while (chosen.length < HAIR_PATHS.length) {
    const isLast = chosen.length === HAIR_PATHS.length - 1
    const isNew: Test = ({ cut }) => chosen.every((one) => one.cut.id !== cut.id)
    // Never two ways of tying the hair, while others are left; a bride has them dressed.
    const isFree: Test = (choice) =>
      isNew(choice) && (staysForTheDay(brief) || !(choice.cut.tied && chosen.some(({ cut }) => cut.tied)))
    const isNear: Test = ({ distance }) => isGreat || distance.length <= MOST_UNASKED
    // Nor is what the first takes off waited for by the year.
    const isSoon: Test = ({ cut }) => monthsAfter(cut, hair, first.cut) <= LONGEST_UNASKED_WAIT
    const some = candidates.filter(isFree)
    const free =
      [some.filter((one) => isNear(one) && isSoon(one)), some.filter(isSoon), some.filter(isNear)].find(hasSome) ?? some
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
    // The hair under braids that only protect it is worn as well.
    const isUnder = facts.has('in-transition') && isLast && chosen.every(({ cut }) => cut.plaited)
    const under = isUnder ? candidates.filter((choice) => isNew(choice) && !choice.cut.plaited) : []
    // What nobody asked for is not waited for by the year while anything else is left.
    const little = slot === 'near' ? wanted.filter(({ cut }) => !takesTooMuch(cut, brief)) : []
    const own = [little, wanted, other, free, candidates.filter(isNew)]
    const pools = [...own, ...spares.map((some) => some.filter(isNew))]
    const within = (some: readonly (readonly CutChoice[])[], months: number) =>
      some.map((pool) => pool.filter(({ cut }) => monthsAfter(cut, hair, first.cut) <= months))
    const soonest = [...within(own, LONGEST_PATH), ...within(pools, LONGEST_WAIT)]
    const pool = [asked, under, ...(asksForGrowth(brief) ? [] : soonest), ...pools].find(hasSome)
    if (pool === undefined) break
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

/** Cuts of today that keep to routine and map; those that keep to routine; any of today. */
function readyFor(brief: CutBrief, choices: readonly CutChoice[], isReady: Test): readonly (readonly CutChoice[])[] {
  const { form, shape, isTopBare = false } = brief
  const ready = choices.filter(isReady)
  const atRhythm = ready.filter(({ cut }) => isWithinUpkeep(cut, form.maintenanceLevel))
  const onMap = isTopBare ? [] : atRhythm.filter(({ cut }) => opposedPlaces(cut, shape).length === 0)
  return [onMap, atRhythm, ready].filter(hasSome)
}

const TYING: readonly FactKey[] = ['braids-stay', 'wants-braids', 'hairpiece']
export const asksToTie = (brief: CutBrief): boolean =>
  brief.themes.includes('nao-cortar') || staysForTheDay(brief) || TYING.some((key) => brief.facts?.has(key))

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
