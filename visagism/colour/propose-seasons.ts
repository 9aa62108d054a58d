/**
 * Proposes seasons to the visagist, who decides. Three axes after docs/visagism.md §8; weights are ours (P). Looks are weak evidence,
 * weaker on dark skin, where guesses err most (dominant-trait, C); cloths and a visagist's judgement are strong.
 */
import {
  type ObservedHairColour,
  type ObservedValue,
  SKIN_DEPTHS,
  type Observer,
  type ObservedRecord,
} from '../observed/observed.ts'
import { HAIR_HEXES } from '../observed/observed-portrait.ts'
import { WHITE } from '../portrait/hair/greys.ts'
import { list, lower } from '../knowledge/pt.ts'
import { COLOUR_AXES, type ColourAxis, CONTRASTS, type Contrast, depthBand, type DepthBand } from './axes.ts'
import { type MeasuredContrast, type MeasuredWith, seenContrastLevel } from './measured.ts'
import { labLightness, skinHex } from './nearness.ts'
import { findSeason, TWELVE, type TwelveSeason } from './seasons.ts'

export type SeasonEvidence = {
  readonly observed?: ObservedRecord | undefined
  /** In even light. */
  readonly contrast?: Pick<MeasuredContrast, 'levels' | 'means'> | null | undefined
  /** From the cloth test, −1 to 1 (positive: warm, deep, bright); zero is no difference. */
  readonly cloths?: Readonly<Partial<Record<ColourAxis, number>>> | undefined
}

export type SeasonProposal = {
  readonly season: TwelveSeason
  /** Whole sentences, for and against. */
  readonly reason: string
  /** Facts that would decide: `o subtom`. */
  readonly missing: readonly string[]
}

/** Fewer kinds of signs propose no season. */
const ENOUGH = 2
const PROPOSED = 3

type Profile = Readonly<Record<ColourAxis, number>> & { readonly first: ColourAxis }

const at = (first: ColourAxis, warmth: number, depth: number, clarity: number): Profile => ({
  first,
  warmth,
  depth,
  clarity,
})

/** Positions on the axes, from `Season.axis`. */
const PROFILES: Readonly<Record<TwelveSeason, Profile>> = {
  'primavera-clara': at('depth', 0.5, -1, 0.3),
  'primavera-quente': at('warmth', 1, -0.3, 0.5),
  'primavera-brilhante': at('clarity', 0.5, 0, 1),
  'verao-claro': at('depth', -0.5, -1, -0.3),
  'verao-frio': at('warmth', -1, -0.3, -0.5),
  'verao-suave': at('clarity', -0.5, 0, -1),
  'outono-suave': at('clarity', 0.5, 0, -1),
  'outono-quente': at('warmth', 1, 0.3, -0.5),
  'outono-profundo': at('depth', 0.5, 1, -0.3),
  'inverno-profundo': at('depth', -0.5, 1, 0.3),
  'inverno-frio': at('warmth', -1, 0.3, 0.5),
  'inverno-brilhante': at('clarity', -0.5, 0, 1),
}

/** `baixo a médio` is between its two; `muito alto` is beyond the last. */
function contrastOf(season: TwelveSeason): number {
  const words = findSeason(season).contrast
  if (words.startsWith('muito')) return CONTRASTS.length - 0.5
  const named = CONTRASTS.flatMap((contrast, level) => (words.includes(contrast) ? [level] : []))
  return named.reduce((sum, level) => sum + level, 0) / Math.max(1, named.length)
}

type Sign = {
  readonly kind: 'cloths' | 'undertone' | 'contrast' | 'looks' | 'hair'
  readonly axis: ColourAxis | 'contrast'
  readonly weight: number
  /** Device readings alone never suffice. */
  readonly told: boolean
  /** 1 supports, 0 is neutral, negative contradicts. */
  readonly fit: (season: TwelveSeason) => number
  /** `Panos quentes`: an unfinished sentence. */
  readonly words: string
}

/** Likeliest first; ties prefer a neighbour of the first. Empty when little is known, or only device readings. */
export function proposeSeasons(evidence: SeasonEvidence): SeasonProposal[] {
  const signs = signsOf(evidence)
  const kinds = new Set(
    signs.filter(({ told, kind }) => told || kind !== 'cloths').map(({ kind, axis }) => `${kind}/${axis}`),
  )
  if (kinds.size < ENOUGH || !signs.some(({ told }) => told)) return []
  const scored = TWELVE.map((season) => ({ season, score: scoreOf(season, signs) })).sort((a, b) => b.score - a.score)
  const [best] = scored
  if (!best) return []
  const near = findSeason(best.season).neighbours
  const isNear = ({ season }: { season: TwelveSeason }) => Number(near.includes(season))
  return [...scored]
    .sort((a, b) => (isSame(a.score, b.score) && a !== best && b !== best ? isNear(b) - isNear(a) : b.score - a.score))
    .slice(0, PROPOSED)
    .map(({ season }) => ({ season, reason: reasonOf(season, signs), missing: missingOf(season, signs) }))
}

const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-9

/**
 * Where the printed colours come from, in a line for the desk.
 * @param season null: left out on purpose
 * @param tastes the colours that they named
 */
export function whyColours(
  season: TwelveSeason | null,
  evidence: SeasonEvidence,
  tastes: readonly string[] = [],
): string {
  if (season !== null)
    return `As cores são da cartela ${findSeason(season).name}. ${reasonOf(season, signsOf(evidence))}`
  const seen = isSkinDark(evidence.observed) ? null : seenContrast(evidence.observed)
  const levels = evidence.contrast?.levels ?? (seen === null ? [] : [seen])
  const depth = seenDepth(evidence.observed)
  const from = [
    ...(levels.length > 0 ? [`do contraste ${levels.join(' a ')}`] : []),
    ...(depth === null ? [] : [`do conjunto ${DEPTH_WORDS[depthBand(depth)]}`]),
    ...(tastes.length > 0 ? [`do gosto por ${list(tastes.map(lower))}`] : []),
  ]
  return from.length > 0
    ? `Sem estação, as cores partem ${list(from)}.`
    : 'Sem estação, e nada de contraste, conjunto ou gosto se sabe: as cores se provam no espelho.'
}

/** Unknown facts that would help, in the desk's words. */
export function missingForSeasons(evidence: SeasonEvidence): string[] {
  const signs = signsOf(evidence)
  return [
    ...(isToldAxis(signs, 'warmth') ? [] : ['o subtom']),
    ...(signs.some(({ kind }) => kind === 'looks') ? [] : ['o tom de pele e a cor do cabelo']),
    ...(signs.some(({ kind }) => kind === 'contrast') ? [] : ['o contraste']),
    ...(signs.some(({ kind }) => kind === 'cloths') ? [] : ['os panos']),
  ]
}

/** The season's own axis weighs a quarter more; an unknown axis counts weakly as its middle. */
function scoreOf(season: TwelveSeason, signs: readonly Sign[]): number {
  const unknown = COLOUR_AXES.filter((axis) => !signs.some((sign) => sign.axis === axis))
  return (
    signs.reduce(
      (sum, { axis, weight, fit }) => sum + weight * fit(season) * (axis === PROFILES[season].first ? 1.25 : 1),
      0,
    ) + unknown.reduce((sum, axis) => sum + 0.5 * onAxis(axis, 0)(season), 0)
  )
}

function signsOf(evidence: SeasonEvidence): Sign[] {
  return [
    ...clothSigns(evidence),
    ...undertoneSigns(evidence),
    ...contrastSigns(evidence),
    ...looksSigns(evidence),
    ...hairSigns(evidence),
  ]
}

const onAxis = (axis: ColourAxis, value: number) => (season: TwelveSeason) =>
  1 - Math.abs(PROFILES[season][axis] - value)

const CLOTH_WORDS: Readonly<Record<ColourAxis, readonly [string, string]>> = {
  warmth: ['frios', 'quentes'],
  depth: ['claros', 'profundos'],
  clarity: ['suaves', 'vivos'],
}
/** Above it, both comparisons of an axis agree. */
const CLEARLY = 0.75

function clothSigns({ cloths }: SeasonEvidence): Sign[] {
  return COLOUR_AXES.flatMap((axis) => {
    const lean = cloths?.[axis]
    if (lean === undefined) return []
    const [low, high] = CLOTH_WORDS[axis]
    const isClear = Math.abs(lean) >= CLEARLY
    return [
      {
        kind: 'cloths',
        axis,
        weight: isClear ? 2 : lean === 0 ? 0.5 : 1,
        // No difference decides nothing alone.
        told: lean !== 0,
        fit: onAxis(axis, lean),
        words:
          lean === 0
            ? `Panos ${low} e ${high} sem diferença`
            : `Panos ${lean < 0 ? low : high}${isClear ? '' : ' por pouco'}`,
      } as const,
    ]
  })
}

const UNDERTONE = { frio: -1, neutro: 0, quente: 1 } as const
const TOLD_BY: Readonly<Record<Observer, string>> = {
  aparelho: 'só pelo aparelho',
  cliente: 'pelo cliente',
  visagista: 'conferido na mesa',
}

function undertoneSigns({ observed }: SeasonEvidence): Sign[] {
  const word = observed?.undertone
  if (!word) return []
  return [
    {
      kind: 'undertone',
      axis: 'warmth',
      weight: { aparelho: 0.25, cliente: 0.75, visagista: 1.5 }[word.by],
      told: word.by !== 'aparelho',
      fit: onAxis('warmth', UNDERTONE[word.value]),
      words: `Subtom ${word.value}, ${TOLD_BY[word.by]}`,
    },
  ]
}

const HAIR_LEVELS: Readonly<Record<ObservedHairColour, number | null>> = {
  branco: 0,
  grisalho: 2,
  loiro: 2,
  'loiro escuro': 3,
  'castanho-claro': 4,
  ruivo: 4,
  cobre: 4,
  castanho: 5,
  'castanho-escuro': 6,
  preto: 7,
  // A dye shows no natural colouring.
  colorido: null,
}
const EYE_LEVELS = { azul: 2, cinza: 2, verde: 3, mel: 4, castanho: 5, 'castanho-escuro': 6 } as const
const DARK_SKIN = SKIN_DEPTHS.indexOf('escura')
const DEEPEST = SKIN_DEPTHS.length - 1

const skinLevel = (observed: ObservedRecord | undefined) =>
  observed?.skin ? SKIN_DEPTHS.indexOf(observed.skin.value) : null

/** Nearly all white counts as white; half white is averaged. */
function hairLevel(observed: ObservedRecord | undefined): number | null {
  const level = observed?.hairColour ? HAIR_LEVELS[observed.hairColour.value] : null
  const greys = observed?.greys?.value
  if (greys === 'quase todos') return Math.min(level ?? MOSTLY_WHITE, MOSTLY_WHITE)
  return greys === 'metade' && level !== null ? Math.min(level, (level + MOSTLY_WHITE) / 2) : level
}
const MOSTLY_WHITE = 1

/** `quase todo branco`, `preto, metade branco`, `castanho`. */
export function hairWords({ hairColour, greys }: ObservedRecord): string | null {
  if (greys?.value === 'quase todos') return 'quase todo branco'
  if (!hairColour) return null
  return greys?.value === 'metade' && !/grisalho|branco/.test(hairColour.value)
    ? `${hairColour.value}, metade branco`
    : hairColour.value
}

/** On the measured scale; null when unknown or dyed. */
export function seenContrast(observed: ObservedRecord | undefined): Contrast | null {
  const hair = hairLightness(observed)
  if (!observed?.skin || hair === null) return null
  return seenContrastLevel(labLightness(skinHex(observed.skin.value)) - hair)
}

/** Shine: no hair looks darker (L*, P). */
const DARKEST_HAIR = 23
const WHITE_SHARE: Readonly<Record<ObservedValue<'greys'>, number>> = {
  nenhum: 0,
  alguns: 0,
  metade: 0.5,
  'quase todos': 0.9,
}

/** L* of hair mixed with its white share; null when unknown or dyed. */
export function hairLightness(observed: ObservedRecord | undefined): number | null {
  const { hairColour, greys } = observed ?? {}
  const share = greys ? WHITE_SHARE[greys.value] : 0
  // Nearly white hair needs no original colour.
  const own = hairColour?.value ?? (greys?.value === 'quase todos' ? 'grisalho' : null)
  if (own === null || own === 'colorido') return null
  const light = Math.max(DARKEST_HAIR, labLightness(HAIR_HEXES[own]))
  return Math.max(light, light + share * (labLightness(WHITE) - light))
}

/** Medium beige or grey resembles dark skin. */
export const isSkinDark = (observed: ObservedRecord | undefined): boolean => (skinLevel(observed) ?? 0) >= DARK_SKIN

const levelsSeen = (observed: ObservedRecord | undefined): number[] =>
  [skinLevel(observed), hairLevel(observed), observed?.eyes ? EYE_LEVELS[observed.eyes.value] : null].filter(
    (level) => level !== null,
  )

const depthOf = (levels: readonly number[]): number =>
  levels.reduce((sum, level) => sum + level, 0) / levels.length / DEEPEST

/** Of skin, hair and eyes, 0 (lightest) to 1 (deepest); null with fewer than two. */
export function seenDepth(observed: ObservedRecord | undefined): number | null {
  const levels = levelsSeen(observed)
  return levels.length < 2 ? null : depthOf(levels)
}

/** Of what is known; null where skin and hair are both unknown. */
export function ownDepth(observed: ObservedRecord | undefined): number | null {
  return skinLevel(observed) === null && hairLevel(observed) === null ? null : depthOf(levelsSeen(observed))
}

const isTold = (observed: ObservedRecord | undefined, fields: readonly ('skin' | 'hairColour' | 'eyes')[]) =>
  fields.some((field) => observed?.[field] !== undefined && observed[field].by !== 'aparelho')

/** A photo only shows that light is even. */
const MEASURED: Readonly<Record<MeasuredWith, { weight: number; words: string }>> = {
  folha: { weight: 1, words: 'medido com folha branca' },
  foto: { weight: 0.75, words: 'medido na foto' },
}

function contrastSigns({ contrast, observed }: SeasonEvidence): Sign[] {
  if (contrast) return [contrastSign(contrast.levels, { ...MEASURED[contrast.means], told: false })]
  const skin = skinLevel(observed)
  // Low contrast here says nothing about wearable contrast.
  const seen = skin !== null && skin >= DARK_SKIN ? null : seenContrast(observed)
  if (seen === null) return []
  return [
    contrastSign([seen], { weight: 0.5, words: 'pelo que se vê', told: isTold(observed, ['skin', 'hairColour']) }),
  ]
}

function contrastSign(levels: readonly Contrast[], how: Pick<Sign, 'weight' | 'words' | 'told'>): Sign {
  const level = levels.reduce((sum, one) => sum + CONTRASTS.indexOf(one), 0) / Math.max(1, levels.length)
  return {
    kind: 'contrast',
    axis: 'contrast',
    weight: how.weight,
    told: how.told,
    fit: (season) => 1 - Math.abs(contrastOf(season) - level),
    words: `Contraste ${levels.join(' a ')}, ${how.words}`,
  }
}

function looksSigns({ observed }: SeasonEvidence): Sign[] {
  const depth = seenDepth(observed)
  if (depth === null) return []
  const skin = skinLevel(observed)
  return [
    {
      kind: 'looks',
      axis: 'depth',
      weight: skin !== null && skin >= DARK_SKIN ? 0.25 : 0.5,
      told: isTold(observed, ['skin', 'hairColour', 'eyes']),
      fit: onAxis('depth', depth * 2 - 1),
      words: `Conjunto ${DEPTH_WORDS[depthBand(depth)]}: ${list(looksOf(observed))}`,
    },
  ]
}

const DEPTH_WORDS: Readonly<Record<DepthBand, string>> = { clara: 'claro', média: 'médio', profunda: 'profundo' }

const looksOf = (observed: ObservedRecord | undefined): string[] => [
  ...(observed?.skin ? [`pele ${observed.skin.value}`] : []),
  ...(observed && hairLevel(observed) !== null ? [`cabelo ${hairWords(observed)}`] : []),
  ...(observed?.eyes ? [`olhos ${EYE_WORDS[observed.eyes.value]}`] : []),
]
const EYE_WORDS = {
  azul: 'azuis',
  cinza: 'cinza',
  verde: 'verdes',
  mel: 'cor de mel',
  castanho: 'castanhos',
  'castanho-escuro': 'castanho-escuros',
} as const

function hairSigns({ observed }: SeasonEvidence): Sign[] {
  const word = observed?.hairColour
  if (word?.value !== 'ruivo' && word?.value !== 'cobre') return []
  return [
    {
      kind: 'hair',
      axis: 'warmth',
      weight: 0.5,
      told: word.by !== 'aparelho',
      fit: onAxis('warmth', 0.75),
      words: `Cabelo ${word.value}, se for natural`,
    },
  ]
}

const AGREES = 0.4

function reasonOf(season: TwelveSeason, signs: readonly Sign[]): string {
  const strongest = [...signs].sort((a, b) => b.weight - a.weight)
  const agreeing = strongest.filter(({ fit }) => fit(season) >= AGREES).slice(0, 3)
  const [against] = strongest.filter(({ fit }) => fit(season) < 0)
  return [
    ...agreeing.map(({ words }) => `${words}.`),
    ...(agreeing.length === 0 ? ['Nada do que se sabe fala claramente por ela.'] : []),
    ...(against ? [`Contra: ${against.words.charAt(0).toLowerCase()}${against.words.slice(1)}.`] : []),
  ].join(' ')
}

const isToldAxis = (signs: readonly Sign[], axis: ColourAxis) =>
  signs.some(({ kind, axis: of, told }) => of === axis && (kind === 'cloths' || (told && kind === 'undertone')))

function missingOf(season: TwelveSeason, signs: readonly Sign[]): string[] {
  const { first } = PROFILES[season]
  const gaps = COLOUR_AXES.filter((axis) => !isToldAxis(signs, axis)).sort(
    (a, b) => Number(b === first) - Number(a === first),
  )
  const words = gaps.map((axis) => MISSING[axis])
  return [...words, ...(signs.some(({ kind }) => kind === 'contrast') ? [] : ['o contraste'])].slice(0, 2)
}

const MISSING: Readonly<Record<ColourAxis, string>> = {
  warmth: 'o subtom',
  depth: 'o pano claro contra o escuro',
  clarity: 'o pano vivo contra o suave',
}
