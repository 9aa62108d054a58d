/** Draws the observed record; unknown fields stay neutral. */
import type { FaceShape, HairTexture } from '../knowledge/axes.ts'
import type { ObservedField, ObservedValue, OBSERVED_LENGTHS, SkinDepth } from './observed.ts'
import type { GlassesType, Rim } from '../portrait/wear/adornments.ts'
import type { AgeMark } from '../portrait/head/age.ts'
import type { BeardType } from '../portrait/beard/beards.ts'
import { cutOf, type DrawnCutId } from '../portrait/hair/cuts.ts'
import type { Iris } from '../portrait/head/eyes.ts'
import { restingBrowWeight } from '../portrait/head/brows.ts'
import { HAIR_COLOURS } from '../portrait/hair/salon-colours.ts'
import type { Greys } from '../portrait/hair/greys.ts'
import type { Covering, Crown } from '../portrait/person/person.ts'
import type { PersonTraits, PortraitOptions } from '../portrait/views/portrait.ts'
import type { SkinLevel } from '../portrait/head/skin.ts'

/** If nothing was observed. */
export const NEUTRAL_TRAITS = {
  skin: 4,
  hairColour: '#4A2E22',
  garment: { type: 'canoa', colour: '#5B1F2E' },
} as const satisfies PersonTraits

/** As sent over the wire; values of later versions are not drawn. */
export type SeenRecord = { readonly [F in ObservedField]?: { readonly value: string } | undefined }

/** For `drawPortrait`. Unknown traits are neutral or left out: no beard, glasses or age. */
export function portraitOptionsOf(
  record: SeenRecord,
  person: { readonly gender?: string; readonly shape?: FaceShape },
): PortraitOptions {
  const { masculine, isNeutral } = buildOf(record, person.gender)
  return {
    masculine,
    ...NEUTRAL_TRAITS,
    ...(masculine || isNeutral ? { garment: { ...NEUTRAL_TRAITS.garment, type: 'camiseta' as const } } : {}),
    ...(isNeutral ? { neutral: true as const } : {}),
    ...(person.shape ? { shape: person.shape } : {}),
    ...bodyOf(record, masculine),
    ...hairOf(record, isNeutral ? CUTS_OF_NEITHER : masculine ? CUTS_OF_MEN : CUTS_OF_WOMEN),
  }
}

/** Of neither sex by default: who did not say is built as their beard says, else between the two. */
function buildOf({ beard }: SeenRecord, gender: string | undefined) {
  const isSaid = gender === 'Masculino' || gender === 'Feminino'
  const grows = known(beard, BEARDS_WORN, () => true) ?? false
  const masculine = isSaid ? gender === 'Masculino' : grows
  return { masculine, isNeutral: !isSaid && !masculine }
}

/** Unchanged by a haircut. */
function bodyOf(record: SeenRecord, masculine: boolean): PersonTraits {
  return {
    ...known(record.skin, SKIN_LEVELS, (skin) => ({ skin })),
    ...known(record.eyes, IRIS_OF_EYES, (iris) => ({ iris })),
    ...known(record.ageBand, AGE_MARKS, (age) => ({ age })),
    ...known(record.nose, NOSES, (nose) => ({ nose })),
    ...known(record.brows, BROW_WEIGHTS, (weight) => ({ browWeight: weight * restingBrowWeight(masculine) })),
    ...(record.brows?.value === 'falhadas' ? { sparseBrow: true } : {}),
    ...beardOf(record),
    ...framesOf(record),
    ...known(record.covering, COVERINGS_WORN, (covering) => ({ covering })),
  }
}

/** As long as it is, and with the lip bare where it is. */
function beardOf(record: SeenRecord): PersonTraits {
  const worn = known(record.beard, BEARDS_WORN, (beard) => ({ beard }))
  if (!worn) return {}
  const isLong = worn.beard === 'curta' || worn.beard === 'cheia'
  return {
    ...worn,
    ...(isLong ? known(record.beardLength, BEARD_MILLIMETRES, (beardLength) => ({ beardLength })) : {}),
    ...(worn.beard !== 'bigode' && record.moustache?.value === 'sem' ? { moustache: 'sem' } : {}),
  }
}

/** Worn all day; exact if shape and colour are known. */
function framesOf(record: SeenRecord): PersonTraits {
  const worn = known(record.glasses, GLASSES_WORN, (glasses) => ({ glasses }))
  if (!worn) return {}
  return {
    ...worn,
    ...known(record.frame, FRAMES_WORN, (glasses) => ({ glasses })),
    ...known(record.frameColour, FRAME_HEXES, (glassesColour) => ({ glassesColour })),
    ...known(record.frameColour, RIMS, (glassesRim) => ({ glassesRim })),
  }
}

function hairOf(record: SeenRecord, cuts: Cuts): PersonTraits {
  return {
    ...known(record.hairColour, HAIR_HEXES, (hairColour) => ({ hairColour })),
    ...known(record.greys, GREYS, (greys) => ({ greys })),
    ...known(record.texture, TEXTURES_OF_HAIR, (texture) => ({ texture })),
    ...known(record.top, CROWNS, (crown) => ({ crown })),
    ...cutNow(record, cuts),
  }
}

/** The plainest of a known length; otherwise hair is tied back, as for measuring. */
function cutNow(record: SeenRecord, plain: Cuts): Pick<PersonTraits, 'cut' | 'fade'> {
  const worn = plainestCut(record, plain)
  if (worn.cut === undefined || cutOf(worn.cut).build.kind !== 'short') return worn
  // Unknown sides do not fade.
  return { ...worn, fade: PLAIN_SIDES, ...known(record.sides, FADES, (fade) => ({ fade })) }
}

const PLAIN_SIDES = 0.08

function plainestCut({ length, texture, sides }: SeenRecord, list: Cuts): Pick<PersonTraits, 'cut'> {
  const form = texture && Object.hasOwn(TEXTURES_OF_HAIR, texture.value) ? texture : undefined
  // With clipped sides, longer hair falls only from the top.
  if (sides && CLIPPED.includes(sides.value)) {
    if (length?.value === 'médio') return { cut: 'undercut' }
    if (length?.value === 'curto')
      return known(form, CUTS_OF_MEN.curto, (cut) => ({ cut })) ?? { cut: CUTS_OF_MEN.curto.liso }
  }
  if (!form) return { ...known(length, list, (cuts) => ({ cut: cuts.liso })) }
  const cuts = known(length, list, (found) => found) ?? list[list === CUTS_OF_MEN ? 'curto' : 'grande']
  return { ...known(form, cuts, (cut) => ({ cut })) }
}

/** Empty if absent, unknown or not drawable. */
function known<T, R>(
  seen: { readonly value: string } | undefined,
  table: Readonly<Record<string, T | null>>,
  draw: (found: T) => R,
): R | undefined {
  const found = seen && Object.hasOwn(table, seen.value) ? table[seen.value] : undefined
  return found === undefined || found === null ? undefined : draw(found)
}

type Drawn<F extends ObservedField, T> = Readonly<Record<ObservedValue<F>, T>>
type Maybe<F extends ObservedField, T> = Readonly<Record<ObservedValue<F>, T | null>>
type Length = (typeof OBSERVED_LENGTHS)[number]
type Cuts = Readonly<Record<Length, Readonly<Record<HairTexture, DrawnCutId>>>>

export const SKIN_LEVELS: Readonly<Record<SkinDepth, SkinLevel>> = {
  'muito clara': 1,
  clara: 2,
  'clara a média': 3,
  média: 4,
  'média a escura': 5,
  escura: 6,
  'bem escura': 7,
  retinta: 8,
}

export const HAIR_HEXES: Drawn<'hairColour', string> = {
  preto: HAIR_COLOURS.preto,
  'castanho-escuro': HAIR_COLOURS['castanho-escuro'],
  castanho: HAIR_COLOURS.castanho,
  'castanho-claro': HAIR_COLOURS['castanho-claro'],
  'loiro escuro': HAIR_COLOURS['louro-escuro'],
  loiro: HAIR_COLOURS.louro,
  ruivo: HAIR_COLOURS.ruivo,
  cobre: HAIR_COLOURS.cobre,
  grisalho: HAIR_COLOURS.grisalho,
  branco: HAIR_COLOURS.branco,
  // Stands for all unnatural colours.
  colorido: '#8a4a86',
}

const GREYS: Maybe<'greys', Greys> = { nenhum: null, alguns: 'alguns', metade: 'metade', 'quase todos': 'quase-todos' }
const CROWNS: Maybe<'top', Crown> = { cheio: null, entradas: 'entradas', 'mais ralo': 'ralo', 'sem fios': 'sem-fios' }
const COVERINGS_WORN: Maybe<'covering', Covering> = { não: null, véu: 'veu', turbante: 'turbante', outro: 'outro' }
const BEARDS_WORN: Maybe<'beard', BeardType> = {
  sem: null,
  'por fazer': 'por-fazer',
  curta: 'curta',
  cheia: 'cheia',
  cavanhaque: 'cavanhaque',
  bigode: 'bigode',
}
const BEARD_MILLIMETRES: Drawn<'beardLength', NonNullable<PersonTraits['beardLength']>> = {
  '3 a 6 mm': { sides: 5, chin: 5 },
  '7 mm a 1 cm': { sides: 8, chin: 9 },
  '1 a 3 cm': { sides: 18, chin: 22 },
  'mais de 3 cm': { sides: 26, chin: 42 },
}
/** Relative to a resting brow. */
const BROW_WEIGHTS: Drawn<'brows', number> = { finas: 0.7, médias: 1, cheias: 1.32, falhadas: 0.95 }
const AGE_MARKS: Maybe<'ageBand', AgeMark> = { '18 a 29': null, '30 a 44': null, '45 a 59': 1, '60 ou mais': 2 }
const NOSES: Drawn<'nose', NonNullable<PersonTraits['nose']>> = {
  convexa: 'aquilino',
  reta: 'reto',
  côncava: 'arrebitado',
}

const IRIS_OF_EYES: Drawn<'eyes', Iris> = {
  'castanho-escuro': 'castanho-escuro',
  castanho: 'castanho',
  mel: 'mel',
  verde: 'verde',
  azul: 'azul',
  cinza: 'cinza',
}
/** Thin, with soft corners, if the frame is unknown. */
const GLASSES_WORN: Maybe<'glasses', GlassesType> = { 'não uso': null, 'às vezes': null, sempre: 'neutro' }
const FRAMES_WORN: Drawn<'frame', GlassesType> = {
  redonda: 'redondo',
  oval: 'oval',
  retangular: 'retangular',
  quadrada: 'quadrado',
  gatinho: 'gatinho',
  aviador: 'aviador',
  'meio aro': 'browline',
  'sem aro': 'fino',
}
const FRAME_HEXES: Drawn<'frameColour', string> = {
  preta: '#231A17',
  tartaruga: '#6E4526',
  marrom: '#7A4A24',
  vinho: '#5B1F2E',
  azul: '#2F4E7A',
  dourada: '#B98A3E',
  prateada: '#8B8F95',
  transparente: '#D8CFC2',
  // Stands for all colours.
  colorida: '#1F7A78',
}
/** Metal is wire, clear acetate shows the skin. */
const RIMS: Partial<Drawn<'frameColour', Rim>> = { dourada: 'fino', prateada: 'fino', transparente: 'translucido' }
const FADES: Drawn<'sides', number> = { compridos: 0, curtos: PLAIN_SIDES, degradê: 0.6, raspados: 0.95 }
const CLIPPED: readonly string[] = ['degradê', 'raspados'] satisfies readonly ObservedValue<'sides'>[]
const TEXTURES_OF_HAIR: Drawn<'texture', HairTexture> = {
  liso: 'liso',
  ondulado: 'ondulado',
  cacheado: 'cacheado',
  crespo: 'crespo',
}

const alike = (cut: DrawnCutId) => ({ liso: cut, ondulado: cut, cacheado: cut, crespo: cut })
const CUTS_OF_WOMEN: Cuts = {
  raspado: alike('raspado'),
  curto: { ...alike('pixie-franja'), crespo: 'afro-curto' },
  médio: { ...alike('bob'), crespo: 'afro-curto' },
  grande: { ...alike('medio'), crespo: 'afro' },
  longo: alike('longo'),
}
const CUTS_OF_MEN: Cuts = {
  raspado: alike('raspado'),
  curto: { ...alike('social'), cacheado: 'topete', crespo: 'crop' },
  médio: { ...alike('medio-masculino'), crespo: 'afro-curto' },
  grande: { ...alike('longo-masculino'), crespo: 'afro' },
  longo: alike('longo'),
}
const CUTS_OF_NEITHER: Cuts = { ...CUTS_OF_WOMEN, curto: { ...alike('joaozinho'), crespo: 'afro-curto' } }
