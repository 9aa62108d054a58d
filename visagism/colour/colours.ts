/** Colours for a known or unknown season; and the form's twelve presets as taste. */
import { COLOUR_PREFERENCES, type ColourPreference } from '../knowledge/form.ts'
import { nearestOf } from './nearness.ts'
import { namesColour } from './said.ts'
import type { MeasuredWith } from './measured.ts'
import { findSeason, type Family, type Season, type SeasonId } from './seasons.ts'
import type { Basis } from '../knowledge/sources.ts'
import { findSwatch, SWATCHES, type FamilySwatch, type Swatch } from './swatches.ts'
import { tonesOfPair } from './pairs.ts'
import type { Contrast } from './axes.ts'
import { type AwayKind, NO_TONES, type SeenTones, wearingOf } from './wearing.ts'

export type ColourBrief = {
  readonly season?: SeasonId | null | undefined
  /** Between skin and hair. */
  readonly contrast?: Contrast | null | undefined
  /** Absent when a visagist judged it. */
  readonly contrastWith?: MeasuredWith | null | undefined
  /** Printed name of the visagist who set the season or left it out on purpose. */
  readonly setBy?: string | null | undefined
  readonly tones?: SeenTones | null | undefined
  /** In no list: the person said so. */
  readonly refused?: readonly ColourPreference[] | undefined
  /** The one they wear, or the one left by what they refuse. */
  readonly metal?: MetalTone | null | undefined
}
export type MetalTone = 'ouro' | 'prata'

export type Verdict = 'harmoniza' | 'no tom certo' | 'longe do rosto' | 'a testar'
export type JudgedColour = {
  readonly id: ColourPreference
  /** `azul` */
  readonly name: string
  readonly hex: string
  readonly verdict: Verdict
  /** Two (warm, cool) when the season is unknown. */
  readonly shades: readonly Swatch[]
}

export type ColourAdvice = {
  readonly season: Season | null
  readonly contrast: Contrast | null
  /** Twelve; without a season six pairs, each a warm and a cool tone. */
  readonly best: readonly Swatch[]
  readonly neutrals: readonly Swatch[]
  readonly away: readonly Swatch[]
  /** Why, for each of them; with a season its own reason holds for all. */
  readonly awayKinds?: readonly AwayKind[]
  /** Forty or more; without a season in such pairs. */
  readonly palette: readonly Swatch[]
  readonly preferences: readonly JudgedColour[]
}

export const COLOUR_BASIS: Basis = { certainty: 'B', sources: ['seasons', 'seasons-structure', 'dominant-trait'] }
export const PREFERENCE_BASIS: Basis = { certainty: 'P', sources: ['seasons'] }

const BAND = 12

/** Always complete: without a season, by depth, contrast and taste. */
export function adviseColours(
  brief: ColourBrief | null | undefined,
  preferences: readonly ColourPreference[],
): ColourAdvice {
  const { refused = [], metal = null } = brief ?? {}
  const advice = wholeAdvice(brief, preferences)
  return {
    ...advice,
    season: advice.season && metal ? inMetal(advice.season, metal) : advice.season,
    ...(advice.season && refused.length > 0 ? withoutColours(advice, refused) : {}),
  }
}

function inMetal(season: Season, metal: MetalTone): Season {
  const isOwn = season.metals.includes(metal) && !season.metals.includes(metal === 'ouro' ? 'prata' : 'ouro')
  return isOwn ? season : { ...season, metals: metal }
}

/** As many as before where the palette has enough others. */
function withoutColours(
  { best, neutrals, palette, away, preferences }: ColourAdvice,
  refused: readonly ColourPreference[],
): Pick<ColourAdvice, 'best' | 'neutrals' | 'palette' | 'away' | 'preferences'> {
  const isKept = (swatch: Swatch) => !isCalled(swatch, refused)
  const kept = palette.filter(isKept)
  // In its own place.
  const filled = (own: readonly Swatch[], from: readonly Swatch[]) => {
    const used = new Set(own.filter(isKept).map(({ name }) => name))
    return own.flatMap((swatch) => {
      if (isKept(swatch)) return [swatch]
      const instead = from.find(({ name }) => !used.has(name))
      if (instead) used.add(instead.name)
      return instead ? [instead] : []
    })
  }
  return {
    best: filled(best, kept),
    neutrals: filled(neutrals, NEUTRAL_NAMES.map(findSwatch).filter(isKept)),
    palette: kept,
    away: away.filter(isKept),
    preferences: preferences.filter(({ id }) => !refused.includes(id)),
  }
}
const NEUTRAL_NAMES = ['Creme', 'Areia', 'Cinza-pomba', 'Café', 'Marinho', 'Carvão', 'Branco suave', 'Cáqui']

/** The form's colour nearest to it, in OKLab. */
export const calledAs = (hex: string): ColourPreference => nearestPreference(hex) ?? 'beige'

function wholeAdvice(brief: ColourBrief | null | undefined, preferences: readonly ColourPreference[]): ColourAdvice {
  const season = brief?.season ? findSeason(brief.season) : null
  const contrast = brief?.contrast ?? null
  return season
    ? {
        season,
        contrast,
        best: bandOf(season),
        neutrals: fitting(season, 'neutro').slice(0, 6).map(plain),
        away: season.away.map(findSwatch),
        palette: SWATCHES[season.family].map(plain),
        preferences: preferences.map((id) => judge(id, season)),
      }
    : { season: null, contrast, ...withoutSeason(brief, preferences) }
}

function withoutSeason(
  brief: ColourBrief | null | undefined,
  preferences: readonly ColourPreference[],
): Omit<ColourAdvice, 'season' | 'contrast'> {
  const { refused = [], tones } = brief ?? {}
  const judged = preferences.filter((id) => !refused.includes(id)).map((id) => judge(id, null))
  const liked = new Set(judged.flatMap(({ shades }) => shades.map(({ name }) => name)))
  const { near, neutrals, palette, away } = wearingOf(tones ?? NO_TONES, {
    isRefused: (swatch) => isCalled(swatch, refused),
    isLiked: (swatch) => liked.has(swatch.name) || isCalled(swatch, preferences),
    isNamed: ({ name }) => liked.has(name) || namesColour(name, preferences),
  })
  return {
    best: near.flatMap(tonesOfPair),
    neutrals: neutrals.flatMap(tonesOfPair),
    palette: palette.flatMap(tonesOfPair),
    away: away.map(({ swatch }) => swatch),
    awayKinds: away.map(({ kind }) => kind),
    preferences: judged,
  }
}

const isCalled = ({ name, hex }: Swatch, ids: readonly ColourPreference[]): boolean =>
  ids.length > 0 && (ids.includes(calledAs(hex)) || namesColour(name, ids))

type Preset = {
  readonly name: string
  readonly hex: string
  /** In the order primavera, verão, outono, inverno. */
  readonly shades: Readonly<Record<Family, readonly [Verdict, string]>>
}

const shades = (
  p: readonly [Verdict, string],
  v: readonly [Verdict, string],
  o: readonly [Verdict, string],
  i: readonly [Verdict, string],
) => ({
  primavera: p,
  verao: v,
  outono: o,
  inverno: i,
})
const YES = 'harmoniza'
const TONE = 'no tom certo'
const AWAY = 'longe do rosto'

export const PRESETS: Readonly<Record<ColourPreference, Preset>> = {
  blue: {
    name: 'azul',
    hex: '#2F6FD6',
    shades: shades([TONE, 'Azul piscina'], [YES, 'Azul serenidade'], [TONE, 'Pavão'], [YES, 'Azul-royal']),
  },
  green: {
    name: 'verde',
    hex: '#3C8D4F',
    shades: shades([YES, 'Verde-maçã'], [TONE, 'Verde-mar'], [YES, 'Oliva'], [TONE, 'Esmeralda']),
  },
  red: {
    name: 'vermelho',
    hex: '#C62828',
    shades: shades([TONE, 'Melancia'], [TONE, 'Framboesa'], [TONE, 'Tomate seco'], [YES, 'Vermelho verdadeiro']),
  },
  black: {
    name: 'preto',
    hex: '#111111',
    shades: shades([AWAY, 'Chocolate ao leite'], [AWAY, 'Grafite azulado'], [AWAY, 'Café'], [YES, 'Preto']),
  },
  white: {
    name: 'branco',
    hex: '#FFFFFF',
    shades: shades([TONE, 'Marfim'], [TONE, 'Branco suave'], [AWAY, 'Creme de baunilha'], [YES, 'Branco puro']),
  },
  gray: {
    name: 'cinza',
    hex: '#8A8D91',
    shades: shades([TONE, 'Cinza-pérola quente'], [YES, 'Cinza-pomba'], [AWAY, 'Grafite morno'], [YES, 'Cinza-chumbo']),
  },
  brown: {
    name: 'marrom',
    hex: '#6B4A36',
    shades: shades([TONE, 'Caramelo'], [TONE, 'Cacau rosado'], [YES, 'Cacau'], [AWAY, 'Café preto']),
  },
  beige: {
    name: 'bege',
    hex: '#D8C4A6',
    shades: shades([YES, 'Areia dourada'], [TONE, 'Taupe rosado'], [YES, 'Aveia'], [AWAY, 'Cinza-prata']),
  },
  pink: {
    name: 'rosa',
    hex: '#E88CA8',
    shades: shades([TONE, 'Rosa goiaba'], [YES, 'Rosa bebê'], [TONE, 'Rosa antigo'], [YES, 'Fúcsia']),
  },
  purple: {
    name: 'roxo',
    hex: '#6E4A9E',
    shades: shades([TONE, 'Violeta de íris'], [YES, 'Lilás'], [TONE, 'Ameixa'], [YES, 'Púrpura']),
  },
  yellow: {
    name: 'amarelo',
    hex: '#F2C938',
    shades: shades([YES, 'Amarelo girassol'], [TONE, 'Limonada'], [YES, 'Mostarda'], [TONE, 'Amarelo gelo']),
  },
  orange: {
    name: 'laranja',
    hex: '#E8792E',
    shades: shades([YES, 'Damasco'], [AWAY, 'Melancia fria'], [YES, 'Abóbora'], [AWAY, 'Vermelho-sangue']),
  },
}
const nearestPreference = nearestOf(COLOUR_PREFERENCES.map((id) => [id, PRESETS[id].hex] as const))

/** Keeps the person's taste; the season decides shade and distance to the face. */
export function judge(id: ColourPreference, season: Season | null): JudgedColour {
  const preset = PRESETS[id]
  const base = { id, name: preset.name, hex: preset.hex }
  if (!season) {
    const [warm, cool] = [preset.shades.outono[1], preset.shades.verao[1]]
    return { ...base, verdict: 'a testar', shades: [findSwatch(warm), findSwatch(cool)] }
  }
  const [verdict, shade] = preset.shades[season.family]
  return { ...base, verdict: season.away.includes(shade) ? AWAY : verdict, shades: [findSwatch(shade)] }
}

/** Light neutral, ten colours by hue, dark neutral. */
function bandOf(season: Season): Swatch[] {
  const neutrals = [...fitting(season, 'neutro')].sort((a, b) => luminance(b.hex) - luminance(a.hex)).map(plain)
  const [light] = neutrals
  const dark = neutrals.at(-1)
  return [...(light ? [light] : []), ...spread(fitting(season, 'cor'), BAND - 2), ...(dark ? [dark] : [])]
}

/** Rough, 0–255; only for sorting. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function fitting(season: Season, role: FamilySwatch['role']): FamilySwatch[] {
  const { letter } = season
  const all = SWATCHES[season.family].filter((swatch) => swatch.role === role)
  return letter === null ? all.filter((s) => s.fits.length > 1) : all.filter((s) => s.fits.includes(letter))
}

/** Evenly spaced picks, to cover every hue. */
function spread(swatches: readonly FamilySwatch[], wanted: number): Swatch[] {
  const step = Math.max(1, swatches.length / wanted)
  return Array.from({ length: Math.min(wanted, swatches.length) }, (_, i) => swatches[Math.floor(i * step)])
    .filter((swatch) => swatch !== undefined)
    .map(plain)
}

/** 0 to 1. */
export const lightness = (hex: string): number => luminance(hex) / 255

const plain = ({ name, hex }: Swatch): Swatch => ({ name, hex })
