/** Colours for a known or unknown season; and the form's twelve presets as taste. */
import { COLOUR_PREFERENCES, type ColourPreference } from '../knowledge/form.ts'
import { apart } from './nearness.ts'
import { namesColour } from './said.ts'
import type { MeasuredWith } from './measured.ts'
import { FAMILIES, findSeason, type Family, type Season, type SeasonId } from './seasons.ts'
import type { Basis } from '../knowledge/sources.ts'
import { SWATCHES, type FamilySwatch, type Swatch } from './swatches.ts'

export const CONTRASTS = ['baixo', 'médio', 'alto'] as const
export type Contrast = (typeof CONTRASTS)[number]

/** Colouring as people described it; orders the colours when no season is known. */
export type SeenTones = {
  /** Of skin, hair and eyes, 0 (lightest) to 1 (deepest). */
  readonly depth: number
  readonly contrast: Contrast | null
}

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
  /** Null when unknown, which the report states. */
  readonly season: Season | null
  readonly contrast: Contrast | null
  /** Twelve. */
  readonly best: readonly Swatch[]
  readonly neutrals: readonly Swatch[]
  readonly away: readonly Swatch[]
  /** Forty or more; without a season, eleven of each family. */
  readonly palette: readonly Swatch[]
  readonly preferences: readonly JudgedColour[]
}

export const COLOUR_BASIS: Basis = { certainty: 'B', sources: ['seasons', 'seasons-structure', 'dominant-trait'] }
export const PREFERENCE_BASIS: Basis = { certainty: 'P', sources: ['seasons'] }

const BAND = 12

/** Always complete: without a season, colours to try. */
export function adviseColours(
  brief: ColourBrief | null | undefined,
  preferences: readonly ColourPreference[],
): ColourAdvice {
  const { refused = [], metal = null } = brief ?? {}
  const advice = wholeAdvice(brief, preferences)
  return {
    ...advice,
    season: advice.season && metal ? inMetal(advice.season, metal) : advice.season,
    ...(refused.length > 0 ? withoutColours(advice, refused) : {}),
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
  const isKept = ({ name, hex }: Swatch) => !refused.includes(calledAs(hex)) && !namesColour(name, refused)
  const kept = palette.filter(isKept)
  // In its own place, by another of its family: a fan of four seasons keeps three of each.
  const filled = (own: readonly Swatch[], from: readonly Swatch[]) => {
    const used = new Set(own.filter(isKept).map(({ name }) => name))
    return own.flatMap((swatch) => {
      if (isKept(swatch)) return [swatch]
      const free = from.filter(({ name }) => !used.has(name))
      const instead = free.find((other) => familyOf(other) === familyOf(swatch)) ?? free[0]
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
export function calledAs(hex: string): ColourPreference {
  const [nearest] = [...COLOUR_PREFERENCES].sort((a, b) => apart(PRESETS[a].hex, hex) - apart(PRESETS[b].hex, hex))
  return nearest ?? 'beige'
}

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
    : {
        season: null,
        contrast,
        best: FAMILIES.flatMap((family) =>
          fan(
            SWATCHES[family].filter((s) => s.role === 'cor'),
            BAND / FAMILIES.length,
            brief?.tones,
          ),
        ),
        neutrals: neutralsFor(brief?.tones).map(findSwatch),
        away: [],
        palette: FAMILIES.flatMap((family) => fan(SWATCHES[family], 11, brief?.tones)),
        preferences: preferences.map((id) => judge(id, null)),
      }
}

/** @throws RangeError for an unknown name (an error in a table) */
export function findSwatch(name: string): Swatch {
  for (const family of FAMILIES) {
    const found = SWATCHES[family].find((swatch) => swatch.name === name)
    if (found) return plain(found)
  }
  throw new RangeError(`No swatch is called “${name}”.`)
}

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

/** For each hue the best for the person's tones, from the lightest. */
function fan(swatches: readonly FamilySwatch[], wanted: number, tones: SeenTones | null | undefined): Swatch[] {
  if (!tones) return spread(swatches, wanted)
  const step = swatches.length / wanted
  return Array.from({ length: wanted }, (_, i) =>
    swatches
      .slice(Math.floor(i * step), Math.floor((i + 1) * step))
      .sort((a, b) => missing(a, tones, i) - missing(b, tones, i)),
  )
    .flatMap(([nearest]) => (nearest ? [plain(nearest)] : []))
    .sort((a, b) => luminance(b.hex) - luminance(a.hex))
}

/** Lightness difference that repeats the person's contrast, 0 to 1 (P). */
const STEP: Readonly<Record<Contrast, number>> = { baixo: 0.1, médio: 0.25, alto: 0.45 }

/** Distance from one contrast above or below the person. High contrast alternates light and deep. */
function missing({ hex }: Swatch, { depth, contrast }: SeenTones, place: number): number {
  const [light, own, step] = [lightness(hex), 1 - depth, STEP[contrast ?? 'médio']]
  const [above, below] = [Math.abs(light - Math.min(0.95, own + step)), Math.abs(light - Math.max(0.08, own - step))]
  if (contrast === 'alto') return place % 2 === 0 ? above : below
  return Math.min(above, below)
}

/** 0 to 1. */
export const lightness = (hex: string): number => luminance(hex) / 255

function neutralsFor(tones: SeenTones | null | undefined): readonly string[] {
  if (!tones) return ['Creme', 'Branco suave', 'Areia', 'Cinza-pomba', 'Café', 'Marinho']
  if (tones.contrast === 'alto') return ['Branco puro', 'Creme', 'Cinza-pérola', 'Carvão', 'Marinho', 'Preto']
  if (tones.depth < 0.4) return ['Creme', 'Branco suave', 'Cinza-pérola', 'Areia dourada', 'Cinza-pomba', 'Cáqui']
  return tones.depth < 0.7
    ? ['Creme', 'Areia', 'Camelo claro', 'Cáqui', 'Café', 'Marinho']
    : ['Marfim', 'Chocolate', 'Café', 'Carvão', 'Marinho', 'Preto']
}

const plain = ({ name, hex }: Swatch): Swatch => ({ name, hex })

/** Whose colour it is. */
export const familyOf = ({ name, hex }: Swatch): Family | null =>
  FAMILIES.find((family) => SWATCHES[family].some((own) => own.name === name && own.hex === hex)) ?? null
