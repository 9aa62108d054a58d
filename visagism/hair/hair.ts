/**
 * How well a cut suits a person: by how its axes meet what the shape asks for (docs/visagism.md §5; B, triângulo and diamante C), then by
 * intention, style, routine and notes. Weights are ours (P). `paths.ts` makes three paths of it.
 */
import type { FaceShape, HairTexture } from '../knowledge/axes.ts'
import type { Effect } from '../knowledge/effects.ts'
import type { FactKey } from '../facts/facts.ts'
import type { FormAnswers, Gender, Style } from '../knowledge/form.ts'
import type { CutAxes } from '../cuts/cut.ts'
import { CUT_IDS, CUTS, ownFringeOf, type Cut } from '../cuts/cuts.ts'
import type { Intention } from '../knowledge/intention.ts'
import { FEWEST_WEEKS, weeksFor } from '../knowledge/maintenance.ts'
import type { Theme } from '../knowledge/observations.ts'
import type { ObservedValue } from '../observed/observed.ts'
import type { HairToday } from '../observed/today.ts'
import type { Basis } from '../knowledge/sources.ts'
import { bindsCuts, type FactsSaid, lawsBroken, wishesBroken } from './refused-by-facts.ts'
import type { Distance } from './distance.ts'
import { monthsToGrow, presentLengths, type PresentHair } from './growth.ts'
import { asksForChange, asksGreatChange, type Permission, staysShaven } from './wishes.ts'

type Want = Readonly<Partial<CutAxes>>
type HairRule = {
  readonly want: Want
  readonly basis: Basis
}

export const HAIR_RULES: Readonly<Record<FaceShape, HairRule>> = {
  oval: {
    want: { crown: 0.1, cheeks: 0.1, soft: 0.1 },
    basis: { certainty: 'B', sources: ['hair-guides'] },
  },
  redondo: {
    want: { crown: 1, temples: -0.3, cheeks: -1, jaw: -0.2, vertical: 1 },
    basis: { certainty: 'B', sources: ['hair-guides'] },
  },
  quadrado: {
    want: { crown: 0.4, jaw: -0.7, soft: 1, vertical: 0.2 },
    basis: { certainty: 'B', sources: ['hair-guides'] },
  },
  coracao: {
    want: { crown: -0.6, temples: -0.2, jaw: 1, soft: 0.3 },
    basis: { certainty: 'B', sources: ['hair-guides'] },
  },
  triangulo: {
    want: { crown: 0.7, temples: 1, jaw: -1 },
    basis: { certainty: 'C', sources: ['hair-guides', 'practice'] },
  },
  diamante: {
    want: { temples: 0.7, cheeks: -0.5, jaw: 0.8, soft: 0.3 },
    basis: { certainty: 'C', sources: ['hair-guides', 'practice'] },
  },
  retangular: {
    want: { crown: -0.9, temples: 0.3, cheeks: 0.9, vertical: -1, soft: 0.3 },
    basis: { certainty: 'B', sources: ['hair-guides'] },
  },
}

const INTENTION_WANT: Readonly<Record<Intention, Want>> = {
  autoridade: { soft: -0.5, crown: 0.2 },
  criatividade: { edge: 0.5, soft: 0.1, temples: 0.1 },
  sofisticacao: { vertical: 0.3, edge: -0.2, soft: -0.1 },
  leveza: { soft: 0.6, edge: -0.1 },
}
const STYLE_WANT: Readonly<Record<Style, Want>> = {
  Clássico: { edge: -0.7, soft: -0.1 },
  Moderno: { edge: 0.2, soft: -0.2 },
  Despojado: { soft: 0.4 },
  Elegante: { edge: -0.4, vertical: 0.2 },
  Ousado: { edge: 0.8 },
}

/** Nearest to today first, farthest last. */
export const HAIR_PATHS = ['now', 'next', 'bold'] as const
export type HairPath = (typeof HAIR_PATHS)[number]

export type CutChoice = {
  readonly cut: Cut
  /** 0 when today's length is enough; counted after the first cut where that takes length. */
  readonly monthsToGrow: number
  /** Roughly −2 to 4, to compare cuts of one person. */
  readonly fit: number
  readonly distance: Distance
  /** Today's hair, kept and put in order. */
  readonly stays?: true
}
export type ChosenCuts = { readonly [P in HairPath]: CutChoice } & {
  /** Where to begin. */
  readonly recommended: HairPath
}

export type CutBrief = {
  readonly refused: ReadonlySet<Effect>
  readonly shape: FaceShape
  readonly second: FaceShape
  readonly gender: Gender
  readonly form: FormAnswers
  readonly intention: Intention
  readonly themes: readonly Theme[]
  readonly texture: HairTexture | null
  /** Only cuts for a bare top are offered. */
  readonly isTopBare?: boolean
  readonly lengthSeen?: ObservedValue<'length'> | null
  readonly sidesSeen?: ObservedValue<'sides'> | null
  readonly today?: HairToday | null
  readonly facts?: FactsSaid
  readonly wantsGreatChange?: boolean
  /** `permissionIn` the note. */
  readonly allowed?: Permission | null
}

export const waitFor = (cut: Cut, brief: CutBrief): number => monthsToGrow(cut, presentHair(brief))

export const presentHair = ({
  gender,
  texture,
  form,
  lengthSeen = null,
  sidesSeen = null,
  today = null,
}: CutBrief): PresentHair => ({
  gender,
  texture,
  hairLength: form.hairLength ?? null,
  seen: lengthSeen,
  sides: sidesSeen,
  today,
})

/** Topo, têmporas, maçãs, queixo. */
export const MAP_PLACES = ['crown', 'temples', 'cheeks', 'jaw'] as const
export type MapPlace = (typeof MAP_PLACES)[number]

/** Weaker wishes are preferences; weaker effects are not seen. */
const STRONG_WISH = 0.4
const SEEN_AGAINST = -0.08

/** Places where a cut does the opposite of what the shape firmly asks. */
export function opposedPlaces({ axes }: Cut, shape: FaceShape): MapPlace[] {
  const { want } = HAIR_RULES[shape]
  return MAP_PLACES.filter((place) => {
    const wish = want[place] ?? 0
    return Math.abs(wish) >= STRONG_WISH && wish * axes[place] <= SEEN_AGAINST
  })
}

/**
 * Whether a cut holds as long as this level of maintenance waits (docs/visagism.md §6). Shaving at home every two or three days is high
 * maintenance.
 */
export const isWithinUpkeep = (cut: Cut, level: FormAnswers['maintenanceLevel']): boolean =>
  cut.keptAtHome
    ? level !== 'Baixa' && level !== 'Média'
    : !level || level === 'Alta' || weeksFor(cut.weeks, level) >= FEWEST_WEEKS[level]

const NOTHING_SAID: FactsSaid = new Map()

/** A law that one of the three breaks, and a wish that none of them keeps. */
export function unmetFacts({ now, next, bold }: ChosenCuts, brief: CutBrief): FactKey[] {
  const { facts = NOTHING_SAID } = brief
  const hair = presentHair(brief)
  const cuts = [now, next, bold].map(({ cut }) => cut)
  const laws = cuts.flatMap((cut) => lawsBroken(cut, facts, hair))
  const broken = cuts.map((cut) => wishesBroken(cut, facts, hair))
  return [...facts.keys()].filter((key) => laws.includes(key) || broken.every((wishes) => wishes.includes(key)))
}

/** What was said of hair and every one of the three cuts keeps. */
export function keptFacts({ now, next, bold }: ChosenCuts, brief: CutBrief): FactKey[] {
  const { facts = NOTHING_SAID } = brief
  const hair = presentHair(brief)
  const broken = [now, next, bold].flatMap(({ cut }) => [
    ...lawsBroken(cut, facts, hair),
    ...wishesBroken(cut, facts, hair),
  ])
  return [...facts.keys()].filter((key) => bindsCuts(key) && !broken.includes(key))
}

export const wearableCuts = (brief: CutBrief): Cut[] =>
  CUT_IDS.map((id) => CUTS[id]).filter((cut) => isWearable(cut, brief))

/** Only comparable within one person. */
export function fitOf(cut: Cut, brief: CutBrief): number {
  const rule = HAIR_RULES[brief.shape]
  const other = HAIR_RULES[brief.second]
  return (
    meet(cut.axes, rule.want) +
    0.35 * meet(cut.axes, other.want) +
    0.8 * meet(cut.axes, INTENTION_WANT[brief.intention]) +
    0.7 * meet(cut.axes, STYLE_WANT[brief.form.style]) +
    (cut.loved.includes(brief.shape) ? 1 : 0) +
    (isOfCurls(cut) ? OWN_TEXTURE : 0) -
    (cut.avoided.includes(brief.shape) ? 2.5 : 0) +
    routineFit(cut, brief) +
    themeFit(cut, brief.themes)
  )
}

/** Cuts of curls alone are offered to curls alone: made for them, they come before what any hair can wear. */
const OWN_TEXTURE = 0.6
const isOfCurls = ({ textures }: Cut): boolean => !textures.includes('liso') && !textures.includes('ondulado')

/** docs/visagism.md §6: Baixa ≥ 8 weeks, Média 4–8, Alta any. */
function routineFit(cut: Cut, { form }: CutBrief): number {
  const longest = cut.weeks[1]
  if (form.maintenanceLevel === 'Baixa') return longest >= 8 ? 0.6 : longest >= 5 ? -0.4 : -1
  if (form.maintenanceLevel === 'Média') return longest >= 4 && longest <= 10 ? 0.3 : -0.2
  return 0
}

function themeFit(cut: Cut, themes: readonly Theme[]): number {
  let fit = 0
  if (themes.includes('pouco-tempo')) fit -= Math.max(0, cut.minutes - 6) * 0.08
  if (themes.includes('cabelo-preso')) fit += cut.ties ? 0.7 : -0.3
  if (themes.includes('calor')) fit += cut.ties || cut.minutes <= 5 ? 0.3 : -0.2
  if (themes.includes('esporte') || themes.includes('agua')) fit += cut.ties || cut.minutes <= 4 ? 0.3 : 0
  if (themes.includes('trabalho-formal')) fit -= Math.max(0, cut.axes.edge - 0.4)
  if (themes.includes('entradas') || themes.includes('ralo'))
    fit += cut.recedingCorners === 'shows' ? -1.2 : cut.recedingCorners === 'suits' ? 0.7 : 0
  if (themes.includes('queda')) fit += cut.pulls ? -1.5 : 0
  if (themes.includes('cachos-naturais')) fit += cut.textures.includes('liso') ? 0 : 0.5
  return fit
}

function isWearable(cut: Cut, brief: CutBrief): boolean {
  const { gender, refused, texture, themes, isTopBare = false } = brief
  // Who wears plaits has hair that holds them.
  const worn = wornPlaits(brief)
  const holds = cut.plaited === true && worn !== null && (texture === null || worn.locs === true)
  const suits = holds || cut.textures.includes(texture ?? 'liso')
  return (
    isOffered(cut, brief) &&
    keepsKindOfPlait(cut, brief) &&
    isForHead(cut, isTopBare, staysShaven(brief)) &&
    isOfRepertoire(cut, gender) &&
    suits &&
    !cut.effects.some((effect) => refused.has(effect)) &&
    !(themes.includes('franja-nao') && ownFringeOf(cut) !== null)
  )
}

const isForHead = ({ forBareTop, forShaven }: Cut, isTopBare: boolean, isShaven: boolean): boolean =>
  (forBareTop ?? false) === isTopBare || (forShaven === true && isShaven)

export const isOfRepertoire = ({ repertoire }: Cut, gender: Gender): boolean =>
  gender === 'Não-binário' || repertoire === 'both' || repertoire === (gender === 'Feminino' ? 'feminine' : 'masculine')

/** Locs become nothing else without scissors, and braids no locs: neither is offered unless a change was asked for. */
function keepsKindOfPlait(cut: Cut, brief: CutBrief): boolean {
  const worn = wornPlaits(brief)
  // Braids that stay, of whatever kind, become no locs.
  if (worn === null) return cut.locs !== true || brief.facts?.has('braids-stay') !== true
  if (cut.plaited) return worn.locs === cut.locs
  return worn.locs !== true || asksForChange(brief)
}

/** The plaits or locs worn today, as far as they are known. */
const wornPlaits = ({ today }: CutBrief): Cut | null => {
  const worn = today?.cut ? CUTS[today.cut] : null
  return worn?.plaited ? worn : null
}

/** From here on a front strand is no cropped hair. */
const CROPPED_CM = 4.5
/** And from here on no short one. */
const SHORT_CM = 12

/** Longer hair is cropped for these as well. */
const CROPS: readonly FactKey[] = ['wants-short', 'combs-over', 'top-at-most']

function isOffered({ offered }: Cut, brief: CutBrief): boolean {
  if (offered === undefined) return true
  const isGreat = asksGreatChange(brief)
  const worn = wornPlaits(brief)
  const [front] = presentLengths(presentHair(brief))
  return {
    'on-great-change': isGreat || worn !== null,
    'to-plaited': worn !== null || brief.facts?.has('braids-stay') === true,
    'to-shaven': brief.lengthSeen === 'raspado' || brief.facts?.has('wants-shaved') === true || staysShaven(brief),
    'to-cropped': (front < CROPPED_CM || brief.facts?.has('top-at-most') === true) && !staysShaven(brief),
    'to-short': (front < SHORT_CM || CROPS.some((key) => brief.facts?.has(key))) && !staysShaven(brief),
    'as-last-resort': false,
  }[offered]
}

function meet(axes: CutAxes, want: Want): number {
  let sum = 0
  for (const key of ['crown', 'temples', 'cheeks', 'jaw', 'vertical', 'soft', 'edge'] as const)
    sum += axes[key] * (want[key] ?? 0)
  return sum
}
