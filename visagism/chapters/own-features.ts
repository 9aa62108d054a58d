/**
 * Advice for this person's brows, eyes, hair or beard as seen. Colour and hair facts: docs/visagism.md §6 and §8; the advice is practice
 * (M).
 */
import { BEARD_OF, beardSeen } from '../advice/beard.ts'
import { isSkinDark } from '#visagism/colour/propose-seasons.ts'
import type { ObservedField, ObservedValue } from '../observed/observed.ts'
import type { Reading } from '../reading/reading.ts'
import type { AlternateSubject } from '../advice/shape-advice-alternate.ts'
import { wardrobeOf, type Wardrobe } from '../advice/wardrobe.ts'
import { saysHearingAid } from '../facts/hearing-aid.ts'
import { ownSentences } from '../facts/own-words.ts'
import { wholeNote } from '../facts/settle.ts'
import { contrastOf } from './colours.ts'
import {
  COLLAR_COVER,
  PIECES_COVER,
  FRINGE_TOP,
  FRINGE_GREYS,
  FRINGE_CONTRAST,
  FRINGE_COLOUR,
  OWN_FEATURES_BROWS,
  OWN_FEATURES_PENCIL,
  OWN_FEATURES_COMBED,
  FRAMES_EYES,
  OWN_FEATURES_PALE,
  OWN_FEATURES_MID,
  OWN_FEATURES_DEEP,
  FRAMES_BROWS,
  COLLAR_LENGTH,
  COLLAR_BEARD,
  COLLAR_SKIN,
  PIECES_LENGTH,
  PIECES_GREYS,
  PIECES_TEXTURE,
  BEARD_NOW,
  BEARD_GREYS,
  type OwnFeaturesWords,
} from '../texts/own-features.ts'

/** At most `MOST`. */
export function ownFeatures(r: Reading, subject: AlternateSubject): string[] {
  const observed = r.brief.observed ?? {}
  const wardrobe = wardrobeOf(r)
  const say = <F extends ObservedField>(field: F, words: OwnFeaturesWords<F>): string | undefined => {
    const value = observed[field]?.value
    return value === undefined ? undefined : words[value as ObservedValue<F>]
  }
  const { covering } = observed
  const cover = covering === undefined || covering.value === 'não' ? null : covering.value
  // On blond hair white is one tone more, and dyed over it is not seen.
  const isGreySeen = !isBlond(observed.hairColour?.value) && !dyesGreys(r)
  /** Once half is grey, the former colour is ignored. */
  const hairNow = (words: OwnFeaturesWords<'hairColour'>): string | undefined => {
    const greys = isGreySeen ? observed.greys?.value : undefined
    if (observed.hairColour?.value === 'colorido') return words.colorido
    return greys === 'quase todos' ? words.branco : greys === 'metade' ? words.grisalho : say('hairColour', words)
  }
  const isMostlyGrey = isGreySeen && (observed.greys?.value === 'metade' || observed.greys?.value === 'quase todos')
  // Tied or shaved hair covers neither collar nor ears.
  const isShaven = observed.length?.value === 'raspado' || r.isTopBare
  const isTied = r.themes.includes('cabelo-preso') && !isShaven && observed.length?.value !== 'curto'
  const beardNow = beardSeen(r)
  const isBeardSettled = r.beard !== null && (r.beard === 'Sem barba' || BEARD_OF[r.beard] === beardNow)
  const sentences: Readonly<Record<AlternateSubject, readonly (string | undefined)[]>> = {
    franja: cover
      ? []
      : [
          say('top', FRINGE_TOP),
          isGreySeen ? say('greys', FRINGE_GREYS) : undefined,
          isMostlyGrey ? undefined : (say('hairColour', FRINGE_COLOUR) ?? fringeLine(r)),
        ],
    sobrancelhas: [
      say('brows', OWN_FEATURES_BROWS),
      hairNow(isSkinDark(observed) && wardrobe === 'womenswear' ? PENCIL_ON_DARK : BROW_TONE[wardrobe]),
    ],
    // Only the season names colours.
    oculos: [
      r.brief.colour?.season ? undefined : say('eyes', FRAMES_EYES),
      say('skin', FRAMES_SKIN),
      say('brows', FRAMES_BROWS),
    ],
    decotes: cover
      ? [COLLAR_COVER[cover]]
      : [isTied ? undefined : say('length', COLLAR_LENGTH), say('beard', COLLAR_BEARD), say('skin', COLLAR_SKIN)],
    acessorios: cover
      ? [PIECES_COVER[cover]]
      : [
          isTied || hidesEars(r) ? undefined : say('length', PIECES_LENGTH[wardrobe]),
          isGreySeen ? say('greys', PIECES_GREYS) : undefined,
          isTied || isShaven || hidesEars(r) ? undefined : say('texture', PIECES_TEXTURE[wardrobe]),
        ],
    barba: [isBeardSettled ? undefined : say('beard', BEARD_NOW), say('greys', BEARD_GREYS)],
  }
  return sentences[subject].filter((sentence) => sentence !== undefined).slice(0, MOST)
}

const MOST = 2

const isBlond = (colour: ObservedValue<'hairColour'> | undefined): boolean =>
  colour === 'loiro' || colour === 'loiro escuro'

/** “Pinto de castanho em casa”: the record still names the colour that is put on. */
const DYES =
  /\b(?:pinto|tinjo|retoco|uso tinta|passo tinta|estou pintando)\b(?! (?:quadros?|paredes?|unhas?|as unhas|telas?|a cara))/
const dyesGreys = (r: Reading): boolean => {
  const colour = r.brief.observed?.hairColour?.value
  return (
    colour !== undefined &&
    colour !== 'grisalho' &&
    colour !== 'branco' &&
    ownSentences(wholeNote(r.brief.form.observations, r.brief.facts ?? [])).some(
      (sentence) => DYES.test(sentence) && !/\b(?:nao|nunca) (?:pinto|tinjo|retoco)\b/.test(sentence),
    )
  )
}

/** They bother, are covered, or carry a hearing aid: no page points at them. */
export const hidesEars = ({ facts, brief }: Reading): boolean =>
  facts.has('ears-bother') ||
  facts.has('ears-neck-covered') ||
  saysHearingAid(wholeNote(brief.form.observations, brief.facts ?? []))

function fringeLine(r: Reading): string | undefined {
  const contrast = r.brief.observed?.hairColour === undefined ? null : contrastOf(r)
  return contrast === null ? undefined : FRINGE_CONTRAST[contrast]
}
/** Light grey looks chalky there. */
const PENCIL_ON_DARK: OwnFeaturesWords<'hairColour'> = {
  ...OWN_FEATURES_PENCIL,
  grisalho:
    'Com o cabelo grisalho, o lápis é castanho-escuro acinzentado, em mão leve; cinza claro vira giz na pele escura.',
  branco:
    'Com o cabelo branco, o lápis é castanho-escuro acinzentado, em mão leve; cinza claro vira giz na pele escura.',
}
const BROW_TONE: Readonly<Record<Wardrobe, OwnFeaturesWords<'hairColour'>>> = {
  womenswear: OWN_FEATURES_PENCIL,
  menswear: OWN_FEATURES_COMBED,
}
const FRAMES_SKIN: OwnFeaturesWords<'skin'> = {
  'muito clara': OWN_FEATURES_PALE,
  clara: OWN_FEATURES_PALE,
  'clara a média': OWN_FEATURES_MID,
  média: OWN_FEATURES_MID,
  'média a escura': OWN_FEATURES_MID,
  escura: OWN_FEATURES_DEEP,
  'bem escura': OWN_FEATURES_DEEP,
  retinta: OWN_FEATURES_DEEP,
}
