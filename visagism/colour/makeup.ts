/**
 * One colour per gesture, by skin, hair and undertone (docs/visagism.md §8; temperature by season B, depth and placement M, colours P).
 * Never lightens skin.
 */
import type { FaceShape } from '../knowledge/axes.ts'
import type { Family } from './seasons.ts'
import type { ObservedRecord, ObservedValue } from '../observed/observed.ts'
import { SKIN_DEPTHS } from '../observed/observed.ts'
import type { Basis } from '../knowledge/sources.ts'
import { skinHex } from './nearness.ts'
import type { Swatch } from './swatches.ts'

export const MAKEUP_BASIS: Basis = { certainty: 'M', sources: ['practice', 'light-dark', 'seasons'] }

export const MAKEUP_GESTURES = ['pele', 'sobrancelha', 'olhos', 'macas', 'boca'] as const
export type Gesture = (typeof MAKEUP_GESTURES)[number]
export const GESTURE_NAMES: Readonly<Record<Gesture, string>> = {
  sobrancelha: 'Sobrancelha',
  olhos: 'Olhos',
  macas: 'Maçãs',
  pele: 'Pele',
  boca: 'Boca',
}

export type Warmth = 'quente' | 'frio' | 'neutro'
export type DepthOfSkin = 'clara' | 'media' | 'escura'

export const WARMTH_OF_FAMILY: Readonly<Record<Family, Warmth>> = {
  primavera: 'quente',
  outono: 'quente',
  verao: 'frio',
  inverno: 'frio',
}

/** By season, else by a confirmed undertone, else between both. */
export function warmthOf(family: Family | null, { undertone }: ObservedRecord): Warmth {
  if (family) return WARMTH_OF_FAMILY[family]
  return undertone?.by === 'visagista' ? undertone.value : 'neutro'
}

/** Unknown skin counts as medium. */
export function depthOfSkin({ skin }: ObservedRecord): DepthOfSkin {
  const at = skin ? SKIN_DEPTHS.indexOf(skin.value) : 3
  return at < 3 ? 'clara' : at < 5 ? 'media' : 'escura'
}

type Shades = Readonly<Record<Warmth, Readonly<Record<DepthOfSkin, Swatch>>>>
const shade = (name: string, hex: string): Swatch => ({ name, hex })

const LIDS: Shades = {
  quente: {
    clara: shade('Areia dourada', '#B98F63'),
    media: shade('Caramelo', '#8F6238'),
    escura: shade('Marrom quente', '#54301F'),
  },
  frio: {
    clara: shade('Taupe rosado', '#A2857F'),
    media: shade('Cinza-ameixa', '#6E5560'),
    escura: shade('Ameixa', '#472C36'),
  },
  neutro: {
    clara: shade('Avelã clara', '#A2886E'),
    media: shade('Marrom macio', '#7A5946'),
    escura: shade('Marrom seco', '#523024'),
  },
}

const CHEEKS: Shades = {
  quente: {
    clara: shade('Pêssego', '#D68F73'),
    media: shade('Terracota', '#B4624A'),
    escura: shade('Tijolo', '#8E4637'),
  },
  frio: {
    clara: shade('Rosa frio', '#CF8992'),
    media: shade('Rosa queimado', '#A85868'),
    escura: shade('Amora seca', '#7E3546'),
  },
  neutro: {
    clara: shade('Rosa-chá', '#CF8A80'),
    media: shade('Rosado seco', '#AB5F57'),
    escura: shade('Tijolo rosado', '#87403D'),
  },
}

export const MOUTHS = ['todo dia', 'à noite', 'quase nada'] as const
type Mouths = readonly [Swatch, Swatch, Swatch]

const LIPS: Readonly<Record<Warmth, Readonly<Record<DepthOfSkin, Mouths>>>> = {
  quente: {
    clara: [
      shade('Coral rosado', '#C4665A'),
      shade('Vermelho-tomate', '#A23128'),
      shade('Pêssego, só o brilho', '#D2937D'),
    ],
    media: [shade('Terracota', '#A34F3C'), shade('Tijolo escuro', '#762B22'), shade('Caramelo rosado', '#B2765E')],
    escura: [
      shade('Tijolo vivo', '#9C3A2B'),
      shade('Ameixa quente', '#5E1F2A'),
      shade('Canela, só o brilho', '#9A5442'),
    ],
  },
  frio: {
    clara: [shade('Rosa antigo', '#B56577'), shade('Framboesa', '#932545'), shade('Rosa, só o brilho', '#CE94A0')],
    media: [shade('Rosa queimado', '#9C5065'), shade('Amora', '#691D3B'), shade('Malva', '#AB707B')],
    escura: [shade('Cereja fria', '#872942'), shade('Vinho', '#571B33'), shade('Malva escuro', '#8A535E')],
  },
  neutro: {
    clara: [shade('Rosa-chá', '#B96F63'), shade('Vermelho clássico', '#992C2E'), shade('Nude rosado', '#C98F80')],
    media: [shade('Rosado seco', '#A05A52'), shade('Vinho macio', '#6F2637'), shade('Amêndoa', '#AA7867')],
    escura: [
      shade('Cereja fosca', '#8E2B38'),
      shade('Vinho acetinado', '#6B2434'),
      shade('Canela, só o brilho', '#9A5442'),
    ],
  },
}

const BROW_PENCILS: Readonly<Record<ObservedValue<'hairColour'>, Swatch>> = {
  preto: shade('Café-acinzentado', '#3E3331'),
  'castanho-escuro': shade('Café', '#45342C'),
  castanho: shade('Castanho frio', '#5A4637'),
  'castanho-claro': shade('Avelã', '#75604B'),
  'loiro escuro': shade('Taupe', '#86735F'),
  loiro: shade('Taupe claro', '#998670'),
  ruivo: shade('Castanho-avermelhado', '#7A4F3A'),
  cobre: shade('Castanho-avermelhado', '#7A4F3A'),
  grisalho: shade('Cinza-café', '#655C57'),
  branco: shade('Cinza-café', '#655C57'),
  colorido: shade('Café-acinzentado', '#4A3D39'),
}
const ANY_PENCIL = shade('Castanho frio', '#5A4637')

export type MakeupColours = {
  readonly warmth: Warmth
  readonly gestures: Readonly<Record<Gesture, Swatch>>
  /** In the order of `MOUTHS`. */
  readonly mouths: Mouths
}

export function makeupColours(family: Family | null, record: ObservedRecord): MakeupColours {
  const warmth = warmthOf(family, record)
  const depth = depthOfSkin(record)
  const mouths = LIPS[warmth][depth]
  const { hairColour, skin } = record
  // Between blond strands white is not seen.
  const isGrey =
    hairColour?.value !== 'loiro' &&
    hairColour?.value !== 'loiro escuro' &&
    (record.greys?.value === 'quase todos' || record.greys?.value === 'metade')
  return {
    warmth,
    gestures: {
      sobrancelha: isGrey ? BROW_PENCILS.grisalho : hairColour ? BROW_PENCILS[hairColour.value] : ANY_PENCIL,
      olhos: LIDS[warmth][depth],
      macas: CHEEKS[warmth][depth],
      pele: shade(skin ? `Pele ${skin.value}` : 'O tom da sua pele', skinHex(skin?.value ?? 'média')),
      boca: mouths[0],
    },
    mouths,
  }
}

/** Of one depth, a warm and a cool tone each, where no temperature is known. */
export const comparedMakeup = (
  record: ObservedRecord,
): Readonly<Record<'mouth' | 'cheeks', readonly [Swatch, Swatch]>> => {
  const depth = depthOfSkin(record)
  return { mouth: [LIPS.quente[depth][0], LIPS.frio[depth][0]], cheeks: [CHEEKS.quente[depth], CHEEKS.frio[depth]] }
}

/** Lighter and brighter comes forward, across widens, upwards lengthens (light-dark, C). */
export const BLUSH_BY_SHAPE: Readonly<Record<FaceShape, string>> = {
  oval: 'na maçã, subindo pouco em direção à têmpora',
  redondo: 'em diagonal, da maçã para a têmpora, longe do nariz',
  quadrado: 'no alto da maçã, em curva curta, esfumando a borda',
  coracao: 'um dedo abaixo da maçã, deitado, para levar cor à metade de baixo',
  triangulo: 'alto, junto ao canto dos olhos, em direção à têmpora',
  diamante: 'no centro da maçã, sem chegar à borda do rosto',
  retangular: 'deitado, da maçã para a orelha, sem subir',
}
