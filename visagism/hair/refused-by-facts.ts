/** What a person said takes cuts out; it does not lower them in a list. Centimetres are practice (M). */
import { CUTS, type Cut, ownFringeOf } from '../cuts/cuts.ts'
import { isLighter } from '../cuts/kept.ts'
import type { FactKey } from '../facts/facts.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { NEEDS_HEAT } from './finish.ts'
import { LANDMARKS } from './loss.ts'
import { cutAsksForStyling } from './styling.ts'
import { monthsToGrow, presentLengths, type PresentHair, shortensBy } from './growth.ts'

/** Value by fact, as written; empty where it has none. */
export type FactsSaid = ReadonlyMap<FactKey, string>

const NOTHING_SAID: FactsSaid = new Map()

/** @param value in plain letters */
type Rule = (cut: Cut, hair: PresentHair, value: string, facts: FactsSaid) => boolean

const hasEffect = (cut: Cut, ...effects: readonly string[]): boolean =>
  cut.effects.some((effect) => effects.includes(effect))
/** Less is a tidy end. */
const TIDY_CM = 3
const FINGER_CM = 2
export const usesClippers = ({ sizes }: Cut): boolean =>
  Object.values(sizes).some((size) => /máquina|lâmina/.test(size))

/** A front or sides that can be gathered; coils are measured dry. */
const TIED_CM = 13
const TIED_COILS_CM = 6
export const reachesTie = ({ texture }: PresentHair, cm: number): boolean =>
  cm >= (texture === 'crespo' ? TIED_COILS_CM : TIED_CM)

const isCropped = (hair: PresentHair): boolean => presentLengths(hair)[0] <= CROPPED_CM
const CROPPED_CM = 6
/** What a clipper leaves at the sides. */
const CLIPPED_CM = 1.3
/** Longer hair on top is pressed to the forehead. */
const UNDER_HELMET_CM = 6
/** Longer hair can be laid across a bare place. */
const LAID_ACROSS_CM = 6
const YEAR_HALVES = 12

/** It needs a fringe, or brings one. */
export const isFringed = (cut: Cut): boolean => ownFringeOf(cut) !== null
/** Gathered above the ears: it draws the roots of the contour, and stands where a cap sits. */
export const isTiedHigh = ({ tied, axes }: Cut): boolean => tied === true && axes.crown > 0.2
const isLifted = (cut: Cut): boolean => hasEffect(cut, 'altura-no-topo', 'topo-alto-e-estreito') || isTiedHigh(cut)
/** Locs are unmade by scissors alone, and made of braids by nobody. */
const leavesPlaits = (cut: Cut, { today }: PresentHair): boolean =>
  cut.plaited !== true || (today?.cut != null && CUTS[today.cut].locs !== cut.locs)
const pulls = (cut: Cut): boolean => cut.pulls === true
/** Weak roots are not drawn either. */
const strains = (cut: Cut): boolean => pulls(cut) || isTiedHigh(cut)
/** Braids that nobody wears or asked for: a helmet presses them into the roots. */
const braidsUnasked = (cut: Cut, { today }: PresentHair, facts: FactsSaid): boolean =>
  cut.plaited === true &&
  !(today?.cut != null && CUTS[today.cut].plaited) &&
  !facts.has('wants-braids') &&
  !facts.has('braids-stay')

/** Of the little that has come back nothing is taken. */
const takesRegrowth = (cut: Cut, hair: PresentHair): boolean =>
  isCropped(hair) && !cut.takesNothing && cut.centimetres[0] < presentLengths(hair)[0] - 0.3

/** Never broken: what stays is law, and so is what cannot be. */
const LAWS: Readonly<Partial<Record<FactKey, Rule>>> = {
  // Hair that can be tied is worn in other ways; shorter hair grows to them.
  'no-cut': (cut, hair) =>
    shortensBy(cut, hair) > 0 ||
    (!cut.takesNothing && (monthsToGrow(cut, hair) === 0 || reachesTie(hair, presentLengths(hair)[0]))),
  'growing-out': (cut, hair) => shortensBy(cut, hair) > 0,
  'trim-only': (cut, hair, value) => shortensBy(cut, hair) > centimetresIn(value),
  'length-stays': (cut, hair) => shortensBy(cut, hair) > TIDY_CM,
  'not-above': (cut, hair, value) => shortensBy(cut, hair) > 0 && cut.centimetres[0] < reachOf(value),
  // Who wears it short already is only spared another short cut.
  'no-short': (cut) => (cut.length === 'Muito curto' || cut.length === 'Curto') && !cut.takesNothing,
  'short-stays': (cut, hair) => monthsToGrow(cut, hair) > 0,
  'top-at-most': ({ centimetres: [front] }, _, value) => front > (centimetresOf(value) ?? Infinity),
  'shaved-stays': (cut) => cut.centimetres.some((length) => length > 1),
  // Braids of a transition protect, and end with it; who braids their hair for training wears none.
  'braids-stay': (cut, hair, _, facts) =>
    !facts.has('in-transition') &&
    (hair.today?.cut == null || CUTS[hair.today.cut].plaited === true) &&
    (leavesPlaits(cut, hair) || shortensBy(cut, hair) > TIDY_CM),
  hairpiece: (cut, hair) => pulls(cut) || shortensBy(cut, hair) > TIDY_CM,
  'no-clippers': usesClippers,
  'no-fringe': isFringed,
  'leaves-fringe': isFringed,
  'fringe-stays': (cut) => cut.fringe === 'none',
  'combs-over': (cut) =>
    cut.recedingCorners === 'shows' || cut.centimetres[0] > LAID_ACROSS_CM || isFringed(cut) || cut.id === 'side-part',
  // The two textures break where they meet.
  'in-transition': (cut) => pulls(cut) && cut.tied === true,
  'hair-loss': strains,
  // Clipped short, the sides and the nape bare what hair of two centimetres covers; shorter sides of today cover nothing.
  'bald-patches': (cut, hair, _, facts) => {
    const [front, sides, nape] = presentLengths(hair)
    return (
      front > PATCH_NAPE_CM &&
      !SHAVEN.some((key) => facts.has(key)) &&
      baresPatches(cut, Math.min(PATCH_CM, sides), Math.min(PATCH_NAPE_CM, nape))
    )
  },
  // The cut that was had enough of is neither kept nor made again.
  'cut-refused': (cut, _, value) =>
    isOfToday(cut) || (/disfarc|degrade|fade|maquina|\bzero\b/.test(value) && isFaded(cut)),
  // Between a guard's few millimetres and the weight that lays it down, such hair stands out; today's as well.
  // What a clipper leaves of them today is no longer than they lie.
  'sides-stick-out': ({ centimetres: [, sides], plaited }, hair, _, facts) => {
    const [, today] = presentLengths(hair)
    const lies = Math.max(facts.has('no-clippers') ? 1 : LAID_BY_GUARD_CM, today <= CLIPPED_CM ? today : 0)
    return !plaited && sides > lies && sides < LAID_BY_WEIGHT_CM
  },
  'nape-spared': (cut) =>
    !cut.takesNothing && (cut.centimetres[2] < SPARED_NAPE_CM || /lâmina|navalha|zero|pele/.test(cut.sizes.nape)),
  // Either hair falls over it, or all of the head is as short.
  'side-patch': (cut) =>
    !cut.takesNothing && cut.centimetres[1] < PATCH_CM && cut.centimetres[0] - cut.centimetres[1] > SAME_LENGTH_CM,
  // What lies under the magnet stays as low as it is worn.
  'cochlear-implant': (cut, hair) =>
    strains(cut) || (!cut.takesNothing && !cut.ties && cut.centimetres[1] > Math.max(LOW_CM, presentLengths(hair)[1])),
  'hair-regrows': (cut, hair) => strains(cut) || takesRegrowth(cut, hair),
  'in-treatment': (cut, hair) => strains(cut) || takesRegrowth(cut, hair),
  helmet: (cut, hair, _, facts) => isLifted(cut) || isFringed(cut) || braidsUnasked(cut, hair, facts),
  cap: isLifted,
  'wears-it-tied': (cut, hair, _, facts) =>
    !cut.ties && reachesTie(hair, presentLengths(hair)[0]) && !SHORTER.some((key) => facts.has(key)),
  'work-rule': (cut, hair, _, facts) =>
    cut.axes.edge > 0.4 || growsPastRule(cut, hair) || (facts.has('wears-it-tied') && leavesStrands(cut, hair)),
  'cannot-lift-arms': ({ minutes, tied, finish }) => minutes > 5 || tied === true || NEEDS_HEAT.test(finish),
  'styling-refused': (cut, _, value) => cutAsksForStyling(cut, value),
  'touch-unbearable': ({ centimetres: [, , nape], ties }) => nape > 6 && !ties,
  'face-untouched': (cut, hair) =>
    !cut.takesNothing &&
    (isFringed(cut) || (cut.centimetres[0] > AT_BROW_CM && !reachesTie(hair, cut.centimetres[0]) && !isLifted(cut))),
  'scalp-burns': (cut, hair) => !cut.takesNothing && baresSkin(cut, hair),
  'little-time': ({ minutes }, _, value) => minutes > (Number(value) || 10),
  'few-visits': ({ weeks, keptAtHome, takesNothing }, _, value) =>
    !keptAtHome && !takesNothing && weeks[1] < Math.min(YEAR_HALVES, Number(value) || 8),
  'little-money': ({ weeks, keptAtHome }) => !keptAtHome && weeks[1] < 5,
}
const SHAVEN: readonly FactKey[] = ['shaved-stays', 'wants-shaved']
const PATCH_CM = 2
const PATCH_NAPE_CM = 1
const baresPatches = ({ centimetres: [, sides, nape] }: Cut, coveredCm: number, coveredNapeCm: number): boolean =>
  sides < coveredCm || nape < coveredNapeCm
/** Guard two. */
const LAID_BY_GUARD_CM = 0.7
const LAID_BY_WEIGHT_CM = 4
const SPARED_NAPE_CM = 0.6
const SAME_LENGTH_CM = 1
const LOW_CM = 1
/** Short at the sides and longer on top. */
const isFaded = ({ centimetres: [front, sides] }: Cut): boolean => sides <= CLIPPED_CM && front - sides > FADE_CM
const FADE_CM = 0.5
const isOfToday = ({ takesNothing, tied, plaited }: Cut): boolean => takesNothing === true && !tied && !plaited
/** A longer front reaches the eyes, and is not held behind the ears until it can be tied. */
const AT_BROW_CM = 5
/** Shorter nape and sides let the sun through. */
const SHADING_CM = 2.5
const baresSkin = (cut: Cut, hair: PresentHair): boolean => {
  const [, sides, nape] = presentLengths(hair)
  const [, then, low] = cut.centimetres
  return usesClippers(cut) || then < Math.min(SHADING_CM, sides) || low < Math.min(SHADING_CM, nape)
}
const SHORTER: readonly FactKey[] = ['wants-short', 'wants-shorter', 'wants-shaved']

/** Kept where three cuts are left. */
const WISHES: Readonly<Partial<Record<FactKey, Rule>>> = {
  'in-transition': (cut, hair) => shortensBy(cut, hair) > TIDY_CM,
  // The rest is not cut down to it.
  'leaves-fringe': (cut, hair) => shortensBy(cut, hair) > TIDY_CM,
  // Hair that grows back over them is better than none.
  'bald-patches': (cut, hair, _, facts) =>
    presentLengths(hair)[0] > PATCH_NAPE_CM &&
    !SHAVEN.some((key) => facts.has(key)) &&
    baresPatches(cut, PATCH_CM, PATCH_NAPE_CM),
  thinning: (cut) => cut.recedingCorners === 'shows' || strains(cut),
  // A fringe takes its hair from the top, where loss shows first.
  'hair-loss': (cut, _, __, facts) => isFringed(cut) && !facts.has('wants-fringe') && !facts.has('fringe-stays'),
  helmet: ({ centimetres: [front], ties, minutes }) => (front > UNDER_HELMET_CM && !ties) || minutes > 5,
  cap: ({ minutes }) => minutes > 8,
  // Short it lies, long it is heavy; between them the whorl wins.
  cowlick: ({ centimetres: [front], takesNothing }) => !takesNothing && front > WHORL_CM[0] && front < WHORL_CM[1],
  'hair-in-eyes': ({ fringe }) => fringe === 'reta' || fringe === 'leve' || fringe === 'cortina',
  'wants-length': (cut, hair) => shortensBy(cut, hair) > TIDY_CM,
  'wants-short': (cut, { gender }) =>
    (cut.length !== 'Muito curto' && cut.length !== 'Curto') ||
    (gender === 'Masculino' && cut.centimetres[0] > FIRST_SHORT_CM),
  // Sides that are clipped, and liked so, stay clipped.
  'wants-shaved-sides': ({ centimetres: [, sides] }, hair) =>
    presentLengths(hair)[1] <= CLIPPED_CM && sides > CLIPPED_CM,
}

const WHORL_CM = [3, 10] as const
/** A first short cut is short: no long top is left over clipped sides. */
const FIRST_SHORT_CM = 10

/** A firm knot holds what reaches it: shorter pieces and fringes fall out of it. */
const leavesStrands = (cut: Cut, hair: PresentHair): boolean =>
  isFringed(cut) ||
  (!cut.takesNothing &&
    presentLengths(hair).some((length, place) => length > KNOT_CM && (cut.centimetres[place] ?? 0) < KNOT_CM))
const KNOT_CM = 26

/** Clipped sides and a low top are what such a rule asks for. */
function growsPastRule(cut: Cut, hair: PresentHair): boolean {
  if (!isCropped(hair)) return false
  const [front, sides] = presentLengths(hair)
  return cut.centimetres[0] > Math.max(3, front + 1) || cut.centimetres[1] > Math.max(CLIPPED_CM, sides + 0.5)
}

/** What is asked for is one of the three at least. */
const ANSWERS: typeof LAWS = {
  'wants-short': ({ length }) => length === 'Muito curto' || length === 'Curto',
  'wants-shorter': (cut, hair) => shortensBy(cut, hair) > 0,
  'wants-shaved': ({ shavesAll, keptAtHome, forShaven }) => Boolean(shavesAll ?? keptAtHome ?? forShaven),
  'wants-shaved-sides': (cut) => hasEffect(cut, 'laterais-raspadas'),
  'wants-braids': ({ plaited, drawing }) => plaited === true || drawing.cut === 'tranca-lateral',
  'wants-fringe': ({ fringe }) => fringe !== 'none' && fringe !== 'addable',
  'wants-volume': ({ axes }) => axes.crown > 0.2,
  'wants-lighter': isLighter,
  'wants-cut': ({ id, name }, _, value) => value !== '' && `${id} ${plainLetters(name)}`.includes(value),
}

export const answersWish = (key: FactKey, value: string, cut: Cut, hair: PresentHair): boolean =>
  ANSWERS[key]?.(cut, hair, plainLetters(value), NOTHING_SAID) ?? false

/** One of the three at least is this wish's answer, or the wish is not met. */
export const isAskedOfCuts = (key: FactKey): boolean => ANSWERS[key] !== undefined

/** All heads are clipped only for those who asked, or wear it so. */
const isUnaskedShave = ({ shavesAll, keptAtHome, takesNothing }: Cut, { seen }: PresentHair): boolean =>
  (shavesAll === true || keptAtHome === true) && seen !== 'raspado' && takesNothing !== true

const ASKING: readonly FactKey[] = ['wants-shaved', 'shaved-stays']

export const isLaw = (key: FactKey): boolean => LAWS[key] !== undefined

/** Of the cuts that a person may be offered. */
export const isLawful = (cut: Cut, facts: FactsSaid, hair: PresentHair): boolean =>
  !shavesUnasked(cut, facts, hair) && lawsBroken(cut, facts, hair).length === 0

/** The laws that a cut breaks. */
export function lawsBroken(cut: Cut, facts: FactsSaid, hair: PresentHair): FactKey[] {
  return broken(LAWS, cut, facts, hair)
}

export const wishesBroken = (cut: Cut, facts: FactsSaid, hair: PresentHair): FactKey[] =>
  broken(WISHES, cut, facts, hair)

/** Rules of both kinds: what is said here is done by every cut, or not printed. */
export const bindsCuts = (key: FactKey): boolean => LAWS[key] !== undefined || WISHES[key] !== undefined

/** Bare tops choose among blades and clippers. */
export const shavesUnasked = (cut: Cut, facts: FactsSaid, hair: PresentHair): boolean =>
  cut.forBareTop !== true && isUnaskedShave(cut, hair) && !ASKING.some((key) => facts.has(key))

const broken = (rules: typeof LAWS, cut: Cut, facts: FactsSaid, hair: PresentHair): FactKey[] =>
  [...facts].flatMap(([key, value]) => (rules[key]?.(cut, hair, plainLetters(value), facts) ? [key] : []))

const COUNTED: readonly string[] = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis']

/** “tres dedos”, “5 cm”; the ends where nothing is counted. */
const centimetresIn = (value: string): number => centimetresOf(value) ?? TIDY_CM

function centimetresOf(value: string): number | null {
  const [word = '', unit = ''] = value.split(' ')
  const n = Number(word) || COUNTED.indexOf(word.replace(/^uma$/, 'um').replace(/^duas$/, 'dois')) + 1
  return n > 0 ? n * (unit.startsWith('dedo') ? FINGER_CM : unit.startsWith('palmo') ? 20 : 1) : null
}

const reachOf = (value: string): number => LANDMARKS.find(([pattern]) => pattern.test(value))?.[1] ?? 0
