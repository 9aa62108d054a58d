/**
 * The observed record ("o que se vê"): visible traits, all optional; nothing is claimed of absent ones. It may reveal ethnic origin, so it
 * is deleted with the photos.
 */
import { HAIR_TEXTURES } from '../knowledge/axes.ts'

/** Lightest to deepest, the portrait's levels. Depth only, in makeup terms. */
export const SKIN_DEPTHS = [
  'muito clara',
  'clara',
  'clara a média',
  'média',
  'média a escura',
  'escura',
  'bem escura',
  'retinta',
] as const
export type SkinDepth = (typeof SKIN_DEPTHS)[number]

/** Salon names. */
export const OBSERVED_HAIR_COLOURS = [
  'preto',
  'castanho-escuro',
  'castanho',
  'castanho-claro',
  'loiro escuro',
  'loiro',
  'ruivo',
  'cobre',
  'grisalho',
  'branco',
  'colorido',
] as const
export type ObservedHairColour = (typeof OBSERVED_HAIR_COLOURS)[number]

export const GREY_SHARES = ['nenhum', 'alguns', 'metade', 'quase todos'] as const
/** The salon's scale. */
export const CURL_TYPES = ['1A', '1B', '1C', '2A', '2B', '2C', '3A', '3B', '3C', '4A', '4B', '4C'] as const
export const OBSERVED_LENGTHS = ['raspado', 'curto', 'médio', 'grande', 'longo'] as const
/** Shaved hair has shaved sides. */
export const SIDE_LENGTHS = ['compridos', 'curtos', 'degradê', 'raspados'] as const
export const TOP_VOLUMES = ['cheio', 'entradas', 'mais ralo', 'sem fios'] as const
export const OBSERVED_BEARDS = ['sem', 'por fazer', 'curta', 'cheia', 'cavanhaque', 'bigode'] as const
/** Of one on the cheeks. */
export const BEARD_LENGTHS = ['3 a 6 mm', '7 mm a 1 cm', '1 a 3 cm', 'mais de 3 cm'] as const
/** Beside a beard. */
export const MOUSTACHES = ['com', 'sem'] as const
export const OBSERVED_BROWS = ['finas', 'médias', 'cheias', 'falhadas'] as const
export const GLASSES_USES = ['não uso', 'às vezes', 'sempre'] as const
/** Optician's words. */
export const OWN_FRAMES = [
  'redonda',
  'oval',
  'retangular',
  'quadrada',
  'gatinho',
  'aviador',
  'meio aro',
  'sem aro',
] as const
export const FRAME_COLOURS = [
  'preta',
  'tartaruga',
  'marrom',
  'vinho',
  'azul',
  'dourada',
  'prateada',
  'transparente',
  'colorida',
] as const
export const EYE_COLOURS = ['castanho-escuro', 'castanho', 'mel', 'verde', 'azul', 'cinza'] as const
export const COVERINGS = ['não', 'véu', 'turbante', 'outro'] as const
export const UNDERTONES = ['frio', 'neutro', 'quente'] as const
export const AGE_BANDS = ['18 a 29', '30 a 44', '45 a 59', '60 ou mais'] as const
/** From the side photo. */
export const PROFILE_LINES = ['convexa', 'reta', 'côncava'] as const
export const CHIN_POSITIONS = ['recuado', 'alinhado', 'projetado'] as const

/** In asking order. */
export const OBSERVED_FIELDS = {
  covering: COVERINGS,
  skin: SKIN_DEPTHS,
  hairColour: OBSERVED_HAIR_COLOURS,
  greys: GREY_SHARES,
  texture: HAIR_TEXTURES,
  curlType: CURL_TYPES,
  length: OBSERVED_LENGTHS,
  sides: SIDE_LENGTHS,
  top: TOP_VOLUMES,
  beard: OBSERVED_BEARDS,
  beardLength: BEARD_LENGTHS,
  moustache: MOUSTACHES,
  brows: OBSERVED_BROWS,
  glasses: GLASSES_USES,
  frame: OWN_FRAMES,
  frameColour: FRAME_COLOURS,
  eyes: EYE_COLOURS,
  undertone: UNDERTONES,
  ageBand: AGE_BANDS,
  nose: PROFILE_LINES,
  forehead: PROFILE_LINES,
  chin: CHIN_POSITIONS,
} as const
export type ObservedField = keyof typeof OBSERVED_FIELDS
export type ObservedValue<F extends ObservedField> = (typeof OBSERVED_FIELDS)[F][number]

/** Weakest first: later ones override. */
export const OBSERVERS = ['aparelho', 'cliente', 'visagista'] as const
export type Observer = (typeof OBSERVERS)[number]

export interface Observation<V extends string = string> {
  readonly value: V
  readonly by: Observer
  /** ISO date and time. */
  readonly at: string
}

export type ObservedRecord = { readonly [F in ObservedField]?: Observation<ObservedValue<F>> }

/** Asked only after one of the parent's answers. */
const FINER: Readonly<Partial<Record<ObservedField, readonly [of: ObservedField, answers: readonly string[]]>>> = {
  frame: ['glasses', ['às vezes', 'sempre']],
  frameColour: ['glasses', ['às vezes', 'sempre']],
  sides: ['length', ['curto', 'médio']],
  beardLength: ['beard', ['curta', 'cheia']],
  moustache: ['beard', ['por fazer', 'curta', 'cheia', 'cavanhaque']],
}

export function isAsked(field: ObservedField, record: ObservedRecord): boolean {
  const [of, answers] = FINER[field] ?? []
  const said = of && record[of]?.value
  return answers === undefined || (said !== undefined && answers.includes(said))
}

/** True when an answer is void because its parent changed: the frame of a person who wears none. */
export function isStale(field: ObservedField, record: ObservedRecord): boolean {
  const [of] = FINER[field] ?? []
  return of !== undefined && record[of] !== undefined && !isAsked(field, record)
}
