/** How the observed record is drawn: each field that is known becomes a trait of the portrait, the rest stays the calm neutral. */
import type { FaceShape, HairTexture } from './axes.ts'
import type { ObservedField, ObservedRecord, ObservedValue, OBSERVED_LENGTHS, SkinDepth } from './observed.ts'
import type { AgeMark } from './portrait/age.ts'
import type { BeardType } from './portrait/beards.ts'
import { restingBrowWeight } from './portrait/brows.ts'
import { HAIR_COLOURS } from './portrait/hair/salon-colours.ts'
import type { Greys } from './portrait/hair/greys.ts'
import type { Covering, Crown } from './portrait/person.ts'
import type { PersonTraits, PortraitOptions } from './portrait/portrait.ts'
import type { SkinLevel } from './portrait/skin.ts'

/** Skin, hair and garment of somebody of whom nothing was observed. */
export const NEUTRAL_TRAITS = {
  skin: 4,
  hairColour: '#4A2E22',
  garment: { type: 'canoa', colour: '#5B1F2E' },
} as const satisfies PersonTraits

/**
 * A person as their record shows them, ready for `drawPortrait`. What the record does not know is drawn neutral, or not at all:
 * no beard, no glasses, no age. An empty record is the neutral person of every report.
 */
export function portraitOptionsOf(
  record: ObservedRecord,
  person: { readonly gender?: string; readonly shape?: FaceShape },
): PortraitOptions {
  const masculine = person.gender === 'Masculino'
  return {
    masculine,
    ...NEUTRAL_TRAITS,
    ...(person.shape ? { shape: person.shape } : {}),
    ...bodyOf(record, masculine),
    ...hairOf(record, masculine),
  }
}

/** What does not change with a haircut. */
function bodyOf(record: ObservedRecord, masculine: boolean): PersonTraits {
  return {
    ...known(record.skin, (skin) => ({ skin: SKIN_LEVELS[skin] })),
    ...known(record.eyes, (iris) => ({ iris })),
    ...known(record.ageBand, (band) => (AGE_MARKS[band] ? { age: AGE_MARKS[band] } : {})),
    ...known(record.nose, (line) => ({ nose: NOSES[line] })),
    ...known(record.brows, (brows) => ({ browWeight: BROW_WEIGHTS[brows] * restingBrowWeight(masculine) })),
    ...known(record.beard, (worn) => (BEARDS_WORN[worn] ? { beard: BEARDS_WORN[worn] } : {})),
    ...known(record.glasses, (use) => (use === 'sempre' ? { glasses: 'oval' as const } : {})),
  }
}

function hairOf(record: ObservedRecord, masculine: boolean): PersonTraits {
  return {
    ...known(record.hairColour, (colour) => ({ hairColour: HAIR_HEXES[colour] })),
    ...known(record.greys, (share) => (GREYS[share] ? { greys: GREYS[share] } : {})),
    ...known(record.texture, (texture) => ({ texture })),
    ...known(record.top, (top) => (CROWNS[top] ? { crown: CROWNS[top] } : {})),
    ...known(record.covering, (worn) => (COVERINGS_WORN[worn] ? { covering: COVERINGS_WORN[worn] } : {})),
    ...cutNow(record, masculine),
  }
}

/** The plainest cut of a length, or none where nothing tells one: the hair is then drawn tied back, as faces are measured. */
function cutNow({ length, texture }: ObservedRecord, masculine: boolean): Pick<PersonTraits, 'cut' | 'volume'> {
  if (!length && !texture) return {}
  const list = masculine ? CUTS_OF_MEN : CUTS_OF_WOMEN
  const [cut, volume] = list[length?.value ?? (masculine ? 'curto' : 'grande')][texture?.value ?? 'liso']
  return volume === undefined ? { cut } : { cut, volume }
}

/** Nothing where a field is absent. */
const known = <V extends string, T>(seen: { readonly value: V } | undefined, draw: (value: V) => T): T | undefined =>
  seen && draw(seen.value)

type Drawn<F extends ObservedField, T> = Readonly<Record<ObservedValue<F>, T>>
type Maybe<F extends ObservedField, T> = Readonly<Record<ObservedValue<F>, T | null>>
type Length = (typeof OBSERVED_LENGTHS)[number]
type Cuts = Readonly<
  Record<Length, Readonly<Record<HairTexture, readonly [cut: NonNullable<PersonTraits['cut']>, volume?: number]>>>
>

const SKIN_LEVELS: Readonly<Record<SkinDepth, SkinLevel>> = {
  'muito clara': 1,
  clara: 2,
  'clara a média': 3,
  média: 4,
  'média a escura': 5,
  escura: 6,
  'bem escura': 7,
  retinta: 8,
}

const HAIR_HEXES: Drawn<'hairColour', string> = {
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
  // One colour no hair grows in stands for them all.
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
/** Against a resting brow. */
const BROW_WEIGHTS: Drawn<'brows', number> = { finas: 0.7, médias: 1, cheias: 1.32, falhadas: 0.82 }
const AGE_MARKS: Maybe<'ageBand', AgeMark> = { '18 a 29': null, '30 a 44': null, '45 a 59': 1, '60 ou mais': 2 }
const NOSES: Drawn<'nose', NonNullable<PersonTraits['nose']>> = {
  convexa: 'aquilino',
  reta: 'reto',
  côncava: 'arrebitado',
}

const CUTS_OF_WOMEN: Cuts = {
  raspado: { liso: ['raspado'], ondulado: ['raspado'], cacheado: ['raspado'], crespo: ['raspado'] },
  curto: { liso: ['pixie'], ondulado: ['pixie'], cacheado: ['pixie'], crespo: ['afro-curto'] },
  médio: { liso: ['chanel'], ondulado: ['chanel'], cacheado: ['chanel'], crespo: ['black-power', 0.82] },
  grande: { liso: ['medio'], ondulado: ['medio'], cacheado: ['medio'], crespo: ['black-power'] },
  longo: { liso: ['longo'], ondulado: ['longo'], cacheado: ['longo'], crespo: ['longo'] },
}
const CUTS_OF_MEN: Cuts = {
  raspado: CUTS_OF_WOMEN.raspado,
  curto: { liso: ['social'], ondulado: ['social'], cacheado: ['topete'], crespo: ['crop'] },
  médio: {
    liso: ['medio-masculino'],
    ondulado: ['medio-masculino'],
    cacheado: ['medio-masculino'],
    crespo: ['afro-curto'],
  },
  grande: {
    liso: ['longo-masculino'],
    ondulado: ['longo-masculino'],
    cacheado: ['longo-masculino'],
    crespo: ['black-power', 0.9],
  },
  longo: { liso: ['longo'], ondulado: ['longo'], cacheado: ['longo'], crespo: ['longo'] },
}
