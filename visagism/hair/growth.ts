/**
 * How long hair must grow before a cut can be made. Lengths are of the hair as it is worn: measured, else those of the cut that is worn,
 * else likely for what is seen or for the form's class; the place that lacks most decides. A curl shows only part of its growth, so a
 * missing dry centimetre counts stretched. Practice (M), rounded.
 */
import type { HairTexture } from '../knowledge/axes.ts'
import type { Gender, HairLength } from '../knowledge/form.ts'
import { CUTS, type Cut } from '../cuts/cuts.ts'
import type { Centimetres } from '../cuts/lengths.ts'
import type { ObservedValue } from '../observed/observed.ts'
import type { HairToday } from '../observed/today.ts'
import { count } from '../knowledge/pt.ts'

export type PresentHair = {
  readonly gender: Gender
  readonly texture: HairTexture | null
  readonly hairLength: HairLength | null
  /** Outranks the form's class. */
  readonly seen: ObservedValue<'length'> | null
  readonly sides?: ObservedValue<'sides'> | null
  /** Outranks both. */
  readonly today?: HairToday | null
}

export const GROWTH_CM_PER_MONTH = 1.25
/** Stretched length per dry length: 12 cm dry to 11, 8 and 5. */
export const SHRINKAGE: Readonly<Record<HairTexture, number>> = {
  liso: 1,
  ondulado: 12 / 11,
  cacheado: 12 / 8,
  crespo: 12 / 5,
}

/** A shorter wait is within rounding, and grows until the visit. */
const FEWEST_MONTHS = 2
/** Of hair known to the centimetre more than this, two weeks of growth, is waited for. */
const KNOWN_CM = 0.8
const UNSEEN_CM = 0.3
/** So short no hair curls yet. */
const UNCURLED_CM = 0.6

/** Whole months; 0 where today's hair is enough. */
export function monthsToGrow(cut: Cut, hair: PresentHair): number {
  const lacking = lackingIn(cut, hair, presentLengths(hair, cut))
  const months = Math.round(Math.max(...lacking) / GROWTH_CM_PER_MONTH)
  if (months >= FEWEST_MONTHS) return months
  const isShort = lacking.some((length, place) => isKnown(hair, place) && length > KNOWN_CM)
  return isShort ? Math.max(1, months) : 0
}

/** A dry length, pulled straight: the first millimetres of a hair are straight, and only what is longer curls. */
export function stretched(cm: number, texture: HairTexture | null): number {
  const pulled = 12
  const dry = pulled / SHRINKAGE[texture ?? 'liso']
  return dry === pulled || cm <= UNCURLED_CM
    ? cm
    : UNCURLED_CM + ((cm - UNCURLED_CM) * (pulled - UNCURLED_CM)) / (dry - UNCURLED_CM)
}

const isPlaited = ({ today }: PresentHair): boolean => today?.cut != null && CUTS[today.cut].plaited === true

/** Stretched centimetres that each place lacks; negative where it has more. */
function lackingIn(cut: Cut, hair: PresentHair, lengths: Centimetres): readonly number[] {
  const isHung = isPlaited(hair) && !isLoosened(cut, hair)
  const pull = (cm: number, isTaut: boolean) => (isTaut ? cm : stretched(cm, hair.texture))
  const found = foundBy(cut, hair, lengths)
  return cut.centimetres.map((length, place) => pull(length, cut.plaited === true) - pull(found[place] ?? 0, isHung))
}

const isLoosened = (cut: Cut, hair: PresentHair): boolean => isPlaited(hair) && !cut.plaited && !cut.takesNothing

/** Locs are unmade by scissors alone: loose is what has grown since they were last tended. */
const foundBy = (cut: Cut, hair: PresentHair, lengths: Centimetres): readonly number[] =>
  isLoosened(cut, hair) && !mayBeAdded(hair) ? lengths.map((cm) => Math.min(TENDED_CM, cm)) : lengths
const TENDED_CM = 2

/** From one length, as it is worn, to another. */
export type Growth = { readonly place: 'front' | 'sides' | 'nape'; readonly from: number; readonly to: number }

/** Where a cut lacks most, in centimetres as worn: counted from what a first cut leaves, if one is made before. */
export function growthFor(cut: Cut, hair: PresentHair, first?: Cut): Growth {
  const lengths = first && takesLength(first, hair) ? lengthsAfter(first, hair) : presentLengths(hair, cut)
  const lacking = lackingIn(cut, hair, lengths)
  const at = lacking.indexOf(Math.max(...lacking))
  const place = (['front', 'sides', 'nape'] as const)[at] ?? 'front'
  return { place, from: foundBy(cut, hair, lengths)[at] ?? 0, to: cut.centimetres[at] ?? 0 }
}

/** Months before a cut when another one is made first. */
export function monthsAfter(cut: Cut, hair: PresentHair, first: Cut): number {
  const today = monthsToGrow(cut, hair)
  if (today === 0 || !takesLength(first, hair)) return today
  const months = Math.round(Math.max(...lackingIn(cut, hair, lengthsAfter(first, hair))) / GROWTH_CM_PER_MONTH)
  return Math.max(today, months)
}

export const takesLength = (cut: Cut, hair: PresentHair): boolean =>
  lengthsAfter(cut, hair)[0] < presentLengths(hair, cut)[0] - UNSEEN_CM

/** Centimetres that it takes where it takes most; 0 within what a class of length cannot tell. */
export function shortensBy(cut: Cut, hair: PresentHair): number {
  const after = lengthsAfter(cut, hair)
  const taken = presentLengths(hair, cut).map((length, place) => {
    const shorter = length - (after[place] ?? 0)
    return shorter > sameWithin(hair, place) ? shorter : 0
  })
  return Math.max(...taken)
}

function lengthsAfter(cut: Cut, hair: PresentHair): Centimetres {
  const today = presentLengths(hair, cut)
  if (cut.takesNothing) return today
  const [front, sides, nape] = cut.centimetres
  return [Math.min(today[0], front), Math.min(today[1], sides), Math.min(today[2], nape)]
}

/** True when only the sides keep a cut waiting. */
export function waitsForSides(cut: Cut, hair: PresentHair): boolean {
  const [front = 0, sides = 0] = lackingIn(cut, hair, presentLengths(hair, cut))
  return (
    monthsToGrow(cut, hair) > 0 &&
    isClipped(hair, SIDES) &&
    hair.seen !== 'raspado' &&
    front <= UNSEEN_CM &&
    sides > front
  )
}

/** True when a cut can be made if nothing is clipped until the visit. */
export const growsUntilVisit = (cut: Cut, hair: PresentHair): boolean =>
  monthsToGrow(cut, hair) === 0 &&
  lackingIn(cut, hair, presentLengths(hair, cut)).some((length, place) => isClipped(hair, place) && length > UNSEEN_CM)

/** True when shaved sides are too short for the cut. */
export const asksForSides = ({ centimetres }: Cut): boolean => centimetres[SIDES] > KNOWN_CM + SHAVED[SIDES]

const isClipped = ({ seen, sides = null }: PresentHair, place: number): boolean =>
  seen === 'raspado' || (place === SIDES && sides !== null && CLIPPED_SIDES[sides] !== undefined)
/** To the centimetre. */
const isKnown = (hair: PresentHair, place: number): boolean =>
  measuredAt(hair, place) !== null || isClipped(hair, place)
const measuredAt = (hair: PresentHair, place: number): number | null => {
  const { cm = null, sidesCm = null, cut = null } = hair.today ?? {}
  if (place === FRONT) return cm
  if (place === SIDES) return sidesCm
  // Told from the sides, or the worn cut's.
  return sidesCm === null && cut === null ? null : presentLengths(hair)[NAPE]
}
const FRONT = 0
const SIDES = 1
const NAPE = 2

/** True when short hair may have shaved sides: nobody described them. */
export const maySidesBeShaved = (hair: PresentHair): boolean =>
  hair.gender !== 'Feminino' &&
  (hair.sides ?? null) === null &&
  !hair.today?.cut &&
  (hair.seen ?? (hair.hairLength === 'Curto' ? 'curto' : null)) === 'curto'

/** The place that today's hair, as far as it is known, may not have long enough; null where the cut can surely be made. */
export function mayLackAt(
  cut: Cut,
  hair: PresentHair,
): { readonly place: 'front' | 'sides'; readonly cm: number } | null {
  if (cut.takesNothing && !cut.tied && !cut.plaited) return null
  const least: Centimetres = isLeftByAddedHair(cut, hair) ? [0, 0, 0] : leastLengths(hair)
  const [front = 0, sides = 0] = lackingIn(cut, hair, least)
  if (front <= KNOWN_CM && sides <= KNOWN_CM) return null
  const place = front > KNOWN_CM ? FRONT : SIDES
  return { place: place === FRONT ? 'front' : 'sides', cm: Math.ceil(wornFor(cut, hair)[place] ?? 0) }
}

/** What the cut needs, as it is worn before. */
const wornFor = ({ centimetres, plaited }: Cut, { texture }: PresentHair): readonly number[] =>
  centimetres.map((length) => length / (plaited ? SHRINKAGE[texture ?? 'liso'] : 1))

function leastLengths(hair: PresentHair): Centimetres {
  const [front, sides, nape] = presentLengths(hair)
  const { texture, seen, hairLength, today } = hair
  const word = seen ?? (hairLength ? WORD_OF_CLASS[hairLength] : 'none')
  const least = (texture === 'crespo' ? LEAST_OF_COILS : LEAST)[word]
  const measured = measuredAt(hair, FRONT)
  return [
    measured ?? (today?.cut ? front : Math.min(front, least)),
    measuredAt(hair, SIDES) ??
      (maySidesBeShaved(hair)
        ? Math.min(sides, SHAVED[SIDES])
        : today?.cut
          ? sides
          : measured === null
            ? Math.min(sides, least)
            : LIKELY_SHARE * sides),
    nape,
  ]
}
/** Of sides told from the front. */
const LIKELY_SHARE = 0.8

/** Of a front strand that anybody would call so. */
const LEAST: Readonly<Record<ObservedValue<'length'> | 'none', number>> = {
  raspado: 0,
  curto: 3,
  médio: 14,
  grande: 22,
  longo: 38,
  none: 0,
}
const LEAST_OF_COILS: typeof LEAST = { raspado: 0, curto: 2, médio: 7, grande: 11, longo: 20, none: 0 }
const WORD_OF_CLASS: Readonly<Record<HairLength, ObservedValue<'length'>>> = {
  'Muito curto': 'raspado',
  Curto: 'curto',
  Médio: 'médio',
  Longo: 'longo',
  'Muito longo': 'longo',
}

/** What a class of length cannot tell. */
const SAME_CM = 2.5
/** Of hair that is measured. */
const SAME_SHARE = 0.06
const sameWithin = (hair: PresentHair, place: number): number =>
  isMeasured(hair) ? Math.max(KNOWN_CM, SAME_SHARE * (presentLengths(hair)[place] ?? 0)) : SAME_CM
const isMeasured = ({ today }: PresentHair): boolean => (today?.cm ?? today?.cut ?? null) !== null

/** True when the cut leaves about today's length. */
export function keepsLength(cut: Cut, hair: PresentHair): boolean {
  const today = presentLengths(hair, cut)
  return (
    monthsToGrow(cut, hair) === 0 &&
    !isLeftByAddedHair(cut, hair) &&
    cut.centimetres.some((length) => length > 0) &&
    (isMeasured(hair) || (hair.seen ?? hair.hairLength) !== null) &&
    cut.centimetres.every((length, place) => (today[place] ?? 0) - length <= sameWithin(hair, place))
  )
}

/** `cerca de um mês`, `uns 7 meses`, `uns 2 anos e meio`. */
export function waitWords(months: number): string {
  if (months === 1) return 'cerca de um mês'
  if (months < 24) return `uns ${count(months, 'mês', 'meses')}`
  const halves = Math.round(months / 6)
  return `uns ${Math.floor(halves / 2)} anos${halves % 2 === 1 ? ' e meio' : ''}`
}

const COUNTED = [
  '',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
] as const

/** `cinco semanas`, `sete meses`, `um ano e meio`, `dois anos`. */
export function timeInWords(months: number): string {
  if (months === 1) return 'cinco semanas'
  if (months < 12) return `${COUNTED[months] ?? months} meses`
  const halves = Math.max(2, Math.round(months / 6))
  const years = Math.floor(halves / 2)
  return `${years === 1 ? 'um ano' : `${COUNTED[years] ?? years} anos`}${halves % 2 === 1 ? ' e meio' : ''}`
}

/** Months until the hair left by a first cut has been replaced, root to tip. */
export const monthsToReplace = (hair: PresentHair, first: Cut): number =>
  Math.round(stretched(lengthsAfter(first, hair)[0], hair.texture) / GROWTH_CM_PER_MONTH)

/** Braids and twists may be of added hair: nobody knows how long one's own is under them, and locs are one's own. */
export const mayBeAdded = ({ today }: PresentHair): boolean =>
  today?.cut != null && CUTS[today.cut].plaited === true && CUTS[today.cut].locs !== true

/** The cut is made of what is under them, once they are out. */
export const isLeftByAddedHair = (cut: Cut, hair: PresentHair): boolean =>
  mayBeAdded(hair) && cut.plaited !== true && cut.takesNothing !== true

/** Of one's own hair no more is supposed than most have who wear it so. */
const underAdded = (hair: PresentHair): Centimetres => {
  const { gender, texture } = hair
  const [front, sides, nape] = presentLengths(hair)
  const least = texture === 'crespo' ? COILY_SEEN.médio[menOr(gender)] : SEEN.médio[menOr(gender)]
  return [Math.min(front, least[0]), Math.min(sides, least[1]), Math.min(nape, least[2])]
}

/** @param cut that is made of it: what is added is not cut, it comes out; else as it is worn, dry. */
export function presentLengths(hair: PresentHair, cut?: Cut): Centimetres {
  if (cut && isLeftByAddedHair(cut, hair)) return underAdded(hair)
  const { cm = null, sidesCm = null, cut: worn = null } = hair.today ?? {}
  const likely = worn === null ? lengthsByClass(hair) : CUTS[worn].centimetres
  const [front, sides, nape] = cm === null ? likely : inProportion(likely, cm)
  if (sidesCm !== null) return [front, sidesCm, napeBelow(sidesCm, sides > 0 ? (nape * sidesCm) / sides : sidesCm)]
  return worn === null ? withSides([front, sides, nape], hair) : [front, sides, nape]
}

/** Nobody clips the sides and leaves the nape longer. */
const napeBelow = (sidesCm: number, likely: number): number =>
  sidesCm <= SHORT_SIDES ? Math.min(sidesCm, likely) : likely

/** Other places follow the front, as far as they are not measured. */
const inProportion = ([front, sides, nape]: Centimetres, cm: number): Centimetres =>
  front > 0 ? [cm, (sides * cm) / front, (nape * cm) / front] : [cm, cm, cm]

function withSides([front, sides, nape]: Centimetres, hair: PresentHair): Centimetres {
  const clipped = hair.sides ? CLIPPED_SIDES[hair.sides] : undefined
  if (clipped !== undefined) return [front, Math.min(sides, clipped), Math.min(nape, clipped)]
  if (hair.sides === 'curtos') return [front, Math.min(sides, SHORT_SIDES), nape]
  return hair.sides === 'compridos' ? [front, Math.max(sides, LONG_SIDES), nape] : [front, sides, nape]
}

/** Some weeks after the clipper. */
const CLIPPED_SIDES: Readonly<Partial<Record<ObservedValue<'sides'>, number>>> = { degradê: 0.9, raspados: 0.45 }
const SHORT_SIDES = 5
const LONG_SIDES = 6

function lengthsByClass({ gender, texture, hairLength, seen }: PresentHair): Centimetres {
  // `longo` is the longest word of the record.
  if (seen !== null && !(seen === 'longo' && hairLength === 'Muito longo')) {
    if (seen === 'raspado') return SHAVED
    return texture === 'crespo' ? COILY_SEEN[seen][menOr(gender)] : SEEN[seen][menOr(gender)]
  }
  const length = hairLength ?? 'Médio'
  return texture === 'crespo' ? COILY_TODAY[length][menOr(gender)] : TODAY[length][menOr(gender)]
}

/** The men's short cut is the shorter: nobody is promised more hair than they may have. */
const menOr = (gender: Gender) => (gender === 'Feminino' ? 'women' : 'men')

type ByRepertoire = { readonly women: Centimetres; readonly men: Centimetres }
const both = (...places: Centimetres): ByRepertoire => ({ women: places, men: places })

const SHAVED: Centimetres = [0.75, 0.75, 0.75]

/** What the plainest cut of each length leaves, where nobody measured; a woman's very short one may reach beyond its class. */
const TODAY: Readonly<Record<HairLength, ByRepertoire>> = {
  'Muito curto': { women: [9, 4, 2.5], men: [3.5, 1.5, 1] },
  Curto: { women: [14, 9, 5], men: [7, 3, 2] },
  Médio: { women: [28, 26, 30], men: [24, 24, 24] },
  Longo: both(52, 50, 52),
  'Muito longo': both(65, 65, 65),
}
const SEEN: Readonly<Record<Exclude<ObservedValue<'length'>, 'raspado'>, ByRepertoire>> = {
  curto: { women: [9, 5, 3], men: [7, 3, 2] },
  médio: { women: [20, 14, 14], men: [18, 14, 12] },
  grande: { women: [28, 26, 30], men: [28, 26, 26] },
  longo: both(52, 50, 52),
}
/** Dry. */
const COILY_TODAY: Readonly<Record<HairLength, ByRepertoire>> = {
  'Muito curto': both(3, 2, 1.5),
  Curto: { women: [6, 5, 4], men: [5, 2, 1.5] },
  Médio: both(13, 19, 12),
  Longo: both(28, 30, 32),
  'Muito longo': both(46, 46, 46),
}
const COILY_SEEN: Readonly<Record<Exclude<ObservedValue<'length'>, 'raspado'>, ByRepertoire>> = {
  curto: COILY_TODAY.Curto,
  médio: both(9, 8, 8),
  grande: COILY_TODAY.Médio,
  longo: COILY_TODAY.Longo,
}
