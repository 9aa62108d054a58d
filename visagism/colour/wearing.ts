/**
 * Colours to begin with where no season is set: lightness by depth, and distance and strength by contrast, as people described them, or
 * by what the person wants to say (docs/visagism.md §8; M, amounts P). Every colour comes warm and cool: the temperature is theirs to compare.
 */
import { type Contrast, type DepthBand, depthBand } from './axes.ts'
import type { Intention } from '../knowledge/intention.ts'
import { isLostOn } from './nearness.ts'
import { COLOUR_PAIRS, type ColourPair, tonesOfPair } from './pairs.ts'
import { findSwatch, type Swatch } from './swatches.ts'

/** Colouring as people described it. */
export type SeenTones = {
  /** Of skin, hair and eyes, 0 (lightest) to 1 (deepest); null if none was told. */
  readonly depth: number | null
  readonly contrast: Contrast | null
  /** Drawn, `#RRGGBB`. */
  readonly skin: string | null
  readonly isSkinDark: boolean
  readonly intention: Intention
}

/** Nothing told. */
export const NO_TONES: SeenTones = {
  depth: null,
  contrast: null,
  skin: null,
  isSkinDark: false,
  intention: 'sofisticacao',
}

/** So many pairs at this lightness (L*) and strength (OKLCH chroma). */
type Aim = readonly [light: number, pairs: number, chroma: number]

const PALETTE_PAIRS = 22
const SOFT = 0.05
const MEDIUM = 0.095
const STRONG = 0.16

const BY_INTENTION: Readonly<Record<Intention, readonly Aim[]>> = {
  autoridade: [
    [27, 4, MEDIUM],
    [96, 2, SOFT],
  ],
  criatividade: [
    [62, 3, STRONG],
    [46, 3, STRONG],
  ],
  sofisticacao: [
    [42, 4, SOFT],
    [66, 2, SOFT],
  ],
  leveza: [
    [86, 4, SOFT],
    [68, 2, SOFT],
  ],
}

/** Low contrast stays beside the own lightness, in soft colours; medium takes a step from it; high has its two ends, the deep one strong. */
function aimsOf({ depth, contrast, intention }: SeenTones): readonly Aim[] {
  if (depth === null && contrast === null) return BY_INTENTION[intention]
  const own = 92 - 68 * (depth ?? 0.5)
  const BY_BAND: Readonly<Record<DepthBand, readonly Aim[]>> =
    contrast === 'alto'
      ? {
          clara: [
            [86, 4, MEDIUM],
            [34, 2, STRONG],
          ],
          média: [
            [93, 3, SOFT],
            [36, 3, STRONG],
          ],
          profunda: [
            [80, 2, MEDIUM],
            [24, 4, STRONG],
          ],
        }
      : contrast === 'baixo'
        ? {
            clara: [
              [own + 4, 4, SOFT],
              [own - 12, 2, SOFT],
            ],
            média: [
              [own, 4, SOFT],
              [own - 14, 2, SOFT],
            ],
            // Beside two deep tones, a whole light one is the light.
            profunda: [
              [own - 10, 4, MEDIUM],
              [86, 2, MEDIUM],
            ],
          }
        : {
            clara: [
              [own + 8, 3, MEDIUM],
              [own - 34, 3, MEDIUM],
            ],
            média: [
              [own + 24, 2, MEDIUM],
              [own, 2, MEDIUM],
              [own - 24, 2, MEDIUM],
            ],
            profunda: [
              [own + 42, 2, MEDIUM],
              [own - 4, 4, STRONG],
            ],
          }
  return BY_BAND[depthBand(depth ?? 0.5)]
}

export type AwayKind = 'lost' | 'deep' | 'heavy' | 'pale' | 'loud' | 'dusty' | 'doll' | 'quiet' | 'neon'
type AwayColour = { readonly swatch: Swatch; readonly kind: AwayKind }

const AWAY: Readonly<Record<AwayKind, readonly string[]>> = {
  lost: ['Canela', 'Caramelo', 'Terracota suave', 'Cacau rosado', 'Cacau', 'Café', 'Chocolate ao leite', 'Chocolate'],
  deep: ['Preto', 'Azul-tinta', 'Berinjela fria', 'Café preto', 'Vinho frio'],
  heavy: ['Preto', 'Berinjela fria', 'Vinho frio', 'Café preto', 'Azul-tinta'],
  pale: ['Branco puro', 'Azul gelo', 'Amarelo gelo'],
  loud: ['Rosa-choque', 'Amarelo puro', 'Azul elétrico', 'Tangerina'],
  dusty: ['Azul-acinzentado', 'Cáqui', 'Malva', 'Cinza-azulado', 'Taupe rosado'],
  doll: ['Rosa bebê', 'Menta gelada', 'Lavanda', 'Amarelo prímula', 'Aqua clara'],
  quiet: ['Cinza-pomba', 'Aveia', 'Cinza-azulado', 'Taupe rosado', 'Cáqui'],
  neon: ['Rosa-choque', 'Amarelo puro', 'Tangerina', 'Verde-bandeira', 'Azul elétrico'],
}
const AWAY_BY_INTENTION: Readonly<Record<Intention, AwayKind>> = {
  autoridade: 'doll',
  criatividade: 'quiet',
  sofisticacao: 'neon',
  leveza: 'heavy',
}
const AWAY_COLOURS = 4

/** Kinds in order, with so many of each. */
function awayKinds({ depth, contrast, intention }: SeenTones): readonly (readonly [AwayKind, number])[] {
  if (depth === null && contrast === null) return [[AWAY_BY_INTENTION[intention], AWAY_COLOURS]]
  const band = depthBand(depth ?? 0.5)
  if (contrast === 'alto') return [['dusty', AWAY_COLOURS]]
  if (band === 'profunda') return [['dusty', AWAY_COLOURS]]
  if (band === 'clara')
    return contrast === 'baixo'
      ? [
          ['deep', 2],
          ['loud', 2],
        ]
      : [
          ['deep', 3],
          ['loud', 1],
        ]
  return contrast === 'baixo'
    ? [
        ['loud', 2],
        ['deep', 1],
        ['pale', 1],
      ]
    : [
        ['deep', 2],
        ['pale', 2],
      ]
}

/** Kept from the face, four where the wardrobe has them: those lost on dark skin first. A colour of their taste is never among them. */
function awayFrom(tones: SeenTones, isFree: (swatch: Swatch) => boolean): AwayColour[] {
  const { skin, isSkinDark } = tones
  const found = (kind: AwayKind) => AWAY[kind].map(findSwatch).filter(isFree)
  const lost = skin !== null && isSkinDark ? found('lost').filter(({ hex }) => isLostOn(skin, hex)) : []
  const kept: AwayColour[] = lost.slice(0, 2).map((swatch) => ({ swatch, kind: 'lost' }))
  const kinds = awayKinds(tones)
  // Then to fill up.
  const rest = [...kinds.map(([kind]) => kind), 'loud' as const].map((kind) => [kind, AWAY_COLOURS] as const)
  for (const [kind, count] of [...kinds, ...rest])
    kept.push(
      ...found(kind)
        .filter(({ name }) => !kept.some(({ swatch }) => swatch.name === name))
        .slice(0, count)
        .map((swatch): AwayColour => ({ swatch, kind })),
    )
  return kept.slice(0, AWAY_COLOURS)
}

type Wearing = {
  /** Six, from the lightest. */
  readonly near: readonly ColourPair[]
  /** Three, from the lightest. */
  readonly neutrals: readonly ColourPair[]
  readonly away: readonly AwayColour[]
  /** With the six, from the lightest. */
  readonly palette: readonly ColourPair[]
}

type Taste = {
  readonly isRefused: (swatch: Swatch) => boolean
  /** Of a colour they marked. */
  readonly isLiked: (swatch: Swatch) => boolean
  /** A marked colour, by its own name. */
  readonly isNamed: (swatch: Swatch) => boolean
}

export function wearingOf(tones: SeenTones, { isRefused, isLiked, isNamed }: Taste): Wearing {
  const away = awayFrom(tones, (swatch) => !isRefused(swatch) && !isNamed(swatch))
  const { skin } = tones
  const isOpen = (pair: ColourPair) =>
    tonesOfPair(pair).every(
      (swatch) =>
        !isRefused(swatch) &&
        !away.some((kept) => kept.swatch.name === swatch.name) &&
        (skin === null || !isLostOn(skin, swatch.hex)),
    )
  const open = COLOUR_PAIRS.filter(isOpen)
  const liked = new Set(open.filter((pair) => tonesOfPair(pair).some(isLiked)))
  const aims = aimsOf(tones)
  const miss = (pair: ColourPair, [light, , chroma]: Aim) =>
    Math.abs(pair.light - light) / 100 + Math.abs(pair.chroma - chroma) * 1.2 - (liked.has(pair) ? LIKED : 0)
  const near: ColourPair[] = []
  for (const aim of aims) {
    const [, count] = aim
    const ranked = [...open].sort((a, b) => miss(a, aim) - miss(b, aim))
    const before = near.length
    // Six different hues, if there are as many.
    for (const isNew of [isOfNewHue, isAnother])
      for (const pair of ranked) if (near.length < before + count && isNew(pair, near)) near.push(pair)
  }
  // As many more of each lightness as of the six.
  const palette = [...near]
  for (const aim of aims) {
    const [, count] = aim
    const more = Math.ceil(((PALETTE_PAIRS - near.length) * count) / near.length)
    const others = open.filter((pair) => isAnother(pair, palette)).sort((a, b) => miss(a, aim) - miss(b, aim))
    palette.push(...others.slice(0, Math.min(more, PALETTE_PAIRS - palette.length)))
  }
  return {
    near: fromLightest(near),
    neutrals: neutralsOf(
      tones,
      open.filter((pair) => !near.includes(pair)),
    ),
    away,
    palette: fromLightest(palette),
  }
}

/** As much as so many L*, over a hundred. */
const LIKED = 0.05

const isAnother = (pair: ColourPair, chosen: readonly ColourPair[]) => !chosen.includes(pair)
/** One neutral at most: neutrals have their own row. */
const isOfNewHue = (pair: ColourPair, chosen: readonly ColourPair[]) =>
  !chosen.some(({ hue, isNeutral }) => hue === pair.hue || (isNeutral && pair.isNeutral))

const fromLightest = (pairs: readonly ColourPair[]) => [...pairs].sort((a, b) => b.light - a.light)

/** A light, a middle and a deep one, as far apart as the person's own contrast. */
function neutralsOf({ depth, contrast }: SeenTones, open: readonly ColourPair[]): ColourPair[] {
  const neutrals = open.filter(({ isNeutral }) => isNeutral)
  const own = 92 - 68 * (depth ?? 0.5)
  const step = { baixo: 14, médio: 28, alto: 48 }[contrast ?? 'médio']
  const isDeep = depthBand(depth ?? 0.5) === 'profunda'
  const aims =
    contrast === 'alto' || isDeep
      ? [97, 60 - (isDeep ? 20 : 0), 14]
      : [Math.min(97, own + step), own, Math.max(14, own - step)]
  const chosen: ColourPair[] = []
  for (const light of aims) {
    const [nearest] = neutrals
      .filter((pair) => isAnother(pair, chosen))
      .sort((a, b) => Math.abs(a.light - light) - Math.abs(b.light - light))
    if (nearest) chosen.push(nearest)
  }
  return fromLightest(chosen)
}
