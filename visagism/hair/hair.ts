/**
 * The three cuts a person is offered: now, next visit, bold. A cut is chosen by how well its axes meet what the shape asks for
 * (docs/visagism.md §5; B, triângulo and diamante C), then by intention, style, routine and notes. Weights are ours (P).
 */
import type { FaceShape, HairTexture } from '../knowledge/axes.ts'
import type { Effect } from '../knowledge/effects.ts'
import type { FactKey } from '../facts/facts.ts'
import type { FormAnswers, Gender, Style } from '../knowledge/form.ts'
import type { CutAxes } from '../cuts/cut.ts'
import { CUT_IDS, CUTS, ownFringeOf, LENGTH_STEPS, type Cut } from '../cuts/cuts.ts'
import type { Intention } from '../knowledge/intention.ts'
import { weeksFor } from '../knowledge/maintenance.ts'
import type { Theme } from '../knowledge/observations.ts'
import type { ObservedValue } from '../observed/observed.ts'
import type { Basis } from '../knowledge/sources.ts'
import { bindsCuts, type FactsSaid, lawsBroken, shavesUnasked, wishesBroken } from './refused-by-facts.ts'
import { monthsAfter, monthsToGrow, type PresentHair, waitsForSides } from './growth.ts'

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

export const HAIR_PATHS = ['now', 'next', 'bold'] as const
export type HairPath = (typeof HAIR_PATHS)[number]

export type CutChoice = {
  readonly cut: Cut
  /** 0 when today's length is enough; counted after the first cut where that takes length. */
  readonly monthsToGrow: number
  /** Roughly −2 to 4, to compare cuts of one person. */
  readonly fit: number
}
export type ChosenCuts = { readonly [P in HairPath]: CutChoice } & {
  /** The path that answers the objective. */
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
  readonly facts?: FactsSaid
}

export const waitFor = (cut: Cut, brief: CutBrief): number => monthsToGrow(cut, presentHair(brief))

export const presentHair = ({ gender, texture, form, lengthSeen = null, sidesSeen = null }: CutBrief): PresentHair => ({
  gender,
  texture,
  hairLength: form.hairLength ?? null,
  seen: lengthSeen,
  sides: sidesSeen,
})

/**
 * Three different cuts, none refused by the shape's rules. The recommended one can be cut today, keeps to the routine and opposes nothing
 * of the map, where such a cut exists. `now` can always be cut now: failing all else it is an outline, and then it is recommended. Never
 * fails: every gender has cuts of each length and texture.
 */
export function chooseCuts(brief: CutBrief): ChosenCuts {
  const today = LENGTH_STEPS[brief.form.hairLength ?? 'Médio']
  const step = (choice: CutChoice) => LENGTH_STEPS[choice.cut.length] - today
  const choiceOf = (cut: Cut): CutChoice => ({ cut, monthsToGrow: waitFor(cut, brief), fit: fitOf(cut, brief) })
  const wearable = allowedCuts(brief)
    .map(choiceOf)
    .sort((x, y) => y.fit - x.fit)
  const isFirst = ({ cut, monthsToGrow: months }: CutChoice) =>
    months === 0 && isWithinUpkeep(cut, brief.form.maintenanceLevel)
  const kept = brief.themes.includes('nao-cortar') ? keepingLength(wearable, step, isFirst) : wearable
  // Where clipped sides delay every cut, start with one whose top can be cut today.
  const hair = presentHair(brief)
  const isReadyWhole = ({ monthsToGrow: months }: CutChoice) => months === 0
  const isReadyOnTop = ({ cut }: CutChoice) => waitsForSides(cut, hair)
  const isDone = wearable.some((choice) => isReadyWhole(choice) && !choice.cut.shavesAll)
  const isReady = (choice: CutChoice) => isReadyWhole(choice) || (!isDone && isReadyOnTop(choice))
  const ranked = kept.some(isReady)
    ? kept
    : wearable.some(isReady)
      ? wearable
      : [choiceOf(CUTS['so-contorno']), ...kept]

  const bonus: Readonly<Record<HairPath, (choice: CutChoice) => number>> = {
    now: (c) => nearness(step(c)) - c.cut.axes.edge,
    next: (c) => (isReady(c) ? 1 - 0.5 * Math.max(0, -step(c) - 1) : -1.5 * Math.max(1, step(c))) - impatience(c),
    bold: (c) =>
      daringOf(c.cut, brief) +
      (step(c) < 0 ? 0.6 : step(c) > 1 ? -2 : 0) -
      2 * impatience(c) -
      (isWithinUpkeep(c.cut, brief.form.maintenanceLevel) ? 0 : 0.8) -
      opposedPlaces(c.cut, brief.shape).length,
  }
  const isOnlyOne = ranked.filter(isReady).length === 1
  const recommended = isOnlyOne ? 'now' : RECOMMENDED[brief.form.objective]
  const first = best(readyFor(brief, ranked, isReady), bonus[recommended])
  const taken: CutChoice[] = [first]
  const chosen = (path: HairPath): CutChoice => {
    if (path === recommended) return first
    const isFree = ({ cut }: CutChoice) => !taken.some((other) => other.cut.id === cut.id)
    const left = ranked.filter(isFree)
    const ready = path === 'now' ? left.filter(isReady) : []
    const free = ready.length > 0 ? ready : left
    // Two ways of tying the hair only where nothing else is left.
    const cutOnly = taken.some(({ cut }) => cut.tied) ? free.filter(({ cut }) => !cut.tied) : free
    const choice = best(cutOnly.length > 0 ? cutOnly : free, bonus[path])
    taken.push(choice)
    return choice
  }
  const afterFirst = (choice: CutChoice): CutChoice =>
    choice === first ? first : { ...choice, monthsToGrow: monthsAfter(choice.cut, hair, first.cut) }
  return {
    now: afterFirst(chosen('now')),
    next: afterFirst(chosen('next')),
    bold: afterFirst(chosen('bold')),
    recommended,
  }
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
    : weeksFor(cut.weeks, level) >= (level === 'Baixa' ? 8 : level === 'Média' ? 4 : 0)

const NOTHING_SAID: FactsSaid = new Map()

/** What was said and none of this engine's cuts could keep. */
export function unmetFacts({ now, next, bold }: ChosenCuts, brief: CutBrief): FactKey[] {
  const { facts = NOTHING_SAID } = brief
  const hair = presentHair(brief)
  return [...new Set([now, next, bold].flatMap(({ cut }) => lawsBroken(cut, facts, hair)))]
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

/**
 * Of what can be worn, what the person's words allow. Wishes yield where fewer than three are left; then laws, whose order waits for a
 * person (`unmetFacts`).
 */
function allowedCuts(brief: CutBrief): Cut[] {
  const { facts = NOTHING_SAID } = brief
  const hair = presentHair(brief)
  const isLawful = (cut: Cut) => lawsBroken(cut, facts, hair).length === 0 && !shavesUnasked(cut, facts, hair)
  const wearable = wearableCuts(brief)
  const lawful = wearable.filter(isLawful)
  const wished = lawful.filter((cut) => wishesBroken(cut, facts, hair).length === 0)
  const isFirst = (cut: Cut) => monthsToGrow(cut, hair) === 0 && isWithinUpkeep(cut, brief.form.maintenanceLevel)
  const isEnough = (cuts: readonly Cut[]) =>
    cuts.length >= HAIR_PATHS.length && (cuts.some(isFirst) || !wearable.some(isFirst))
  return [wished, lawful].find(isEnough) ?? wearable.filter((cut) => !shavesUnasked(cut, facts, hair))
}

export const wearableCuts = (brief: CutBrief): Cut[] =>
  CUT_IDS.map((id) => CUTS[id]).filter((cut) => isWearable(cut, brief))

/** Today's length first, one step shorter next, far lengths last. */
const nearness = (step: number) => (step === 0 ? 2 : step === -1 ? 0.6 : -2 * Math.abs(step))

/** Cuts of today's length; widened to longer, then one step shorter, until there are three of which one can be the first. */
function keepingLength(
  choices: readonly CutChoice[],
  step: (choice: CutChoice) => number,
  isFirst: (choice: CutChoice) => boolean,
): readonly CutChoice[] {
  const within = (least: number) => choices.filter((choice) => step(choice) >= least && step(choice) <= 1)
  const same = choices.filter((choice) => step(choice) === 0)
  const grown = within(0)
  const begins = (some: readonly CutChoice[]) => some.some(isFirst) || !grown.some(isFirst)
  return [same, grown, within(-1)].find((some) => some.length >= HAIR_PATHS.length && begins(some)) ?? choices
}

const RECOMMENDED: Readonly<Record<FormAnswers['objective'], HairPath>> = {
  'Melhoria sutil': 'now',
  'Renovação visual': 'next',
  'Encontrar meu estilo': 'next',
  'Mudança radical': 'bold',
}

/** Only comparable within one person. */
export function fitOf(cut: Cut, brief: CutBrief): number {
  const rule = HAIR_RULES[brief.shape]
  const other = HAIR_RULES[brief.second]
  return (
    meet(cut.axes, rule.want) +
    0.35 * meet(cut.axes, other.want) +
    0.8 * meet(cut.axes, INTENTION_WANT[brief.intention]) +
    0.7 * meet(cut.axes, STYLE_WANT[brief.form.style]) +
    (cut.loved.includes(brief.shape) ? 1 : 0) -
    (cut.avoided.includes(brief.shape) ? 2.5 : 0) +
    routineFit(cut, brief) +
    themeFit(cut, brief.themes)
  )
}

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
  if (themes.includes('esporte')) fit += cut.ties || cut.minutes <= 4 ? 0.3 : 0
  if (themes.includes('trabalho-formal')) fit -= Math.max(0, cut.axes.edge - 0.4)
  if (themes.includes('entradas'))
    fit += cut.recedingCorners === 'shows' ? -1.2 : cut.recedingCorners === 'suits' ? 0.7 : 0
  if (themes.includes('queda')) fit += cut.pulls ? -1.5 : 0
  if (themes.includes('cachos-naturais')) fit += cut.textures.includes('liso') ? 0 : 0.5
  return fit
}

function isWearable(cut: Cut, { form, gender, refused, texture, themes, isTopBare = false }: CutBrief): boolean {
  if (!isOffered(cut, form.objective, themes) || isTopBare !== (cut.forBareTop ?? false)) return false
  const repertoire =
    gender === 'Não-binário' ||
    cut.repertoire === 'both' ||
    cut.repertoire === (gender === 'Feminino' ? 'feminine' : 'masculine')
  const suits = texture ? cut.textures.includes(texture) : cut.textures.includes('liso')
  return (
    repertoire &&
    suits &&
    !cut.effects.some((effect) => refused.has(effect)) &&
    !(themes.includes('franja-nao') && ownFringeOf(cut) !== null)
  )
}

function isOffered({ offered }: Cut, objective: FormAnswers['objective'], themes: readonly Theme[]): boolean {
  if (offered === undefined) return true
  const isGreat = objective === 'Mudança radical'
  return {
    'on-great-change': isGreat,
    'on-great-change-or-loss': isGreat || themes.includes('entradas') || themes.includes('queda'),
    'unless-great-change': !isGreat,
    'as-last-resort': false,
  }[offered]
}

/** Of at least one. */
function best(choices: readonly CutChoice[], bonus: (choice: CutChoice) => number): CutChoice {
  return choices.reduce((one, other) => (other.fit + bonus(other) > one.fit + bonus(one) ? other : one))
}

function meet(axes: CutAxes, want: Want): number {
  let sum = 0
  for (const key of ['crown', 'temples', 'cheeks', 'jaw', 'vertical', 'soft', 'edge'] as const)
    sum += axes[key] * (want[key] ?? 0)
  return sum
}
