/** Colours and metals as people call them. A swatch is called by the nearest of the form's twelve colours. */
import { plainLetters } from '../knowledge/observations.ts'
import { COLOUR_PREFERENCES, type ColourPreference } from '../knowledge/form.ts'
import type { MetalTone } from './colours.ts'

const CALLED: Readonly<Record<ColourPreference, RegExp>> = {
  blue: /\b(azul|azuis|marinho|turquesa)\b/,
  green: /\b(verdes?|oliva|esmeralda)\b/,
  red: /\b(vermelh\w+|bordo|vinho)\b/,
  black: /\b(pret[oa]s?|negro)\b/,
  white: /\b(branc[oa]s?|off ?white)\b/,
  gray: /\b(cinzas?|grafite|chumbo)\b/,
  brown: /\b(marro(?:m|ns)|cafe|chocolate|caramelo)\b/,
  beige: /\b(beges?|nude|areia|creme)\b/,
  pink: /\b(rosas?|pink|fucsia|magenta)\b/,
  purple: /\b(rox[oa]s?|lilas|violeta|uva)\b/,
  yellow: /\b(amarel[oa]s?|mostarda)\b/,
  orange: /\b(laranjas?|terracota|coral|abobora)\b/,
}

export const coloursNamed = (words: readonly string[]): ColourPreference[] =>
  COLOUR_PREFERENCES.filter((id) => words.some((word) => CALLED[id].test(plainLetters(word))))

/** In a printed text. */
export const namesColour = (text: string, ids: readonly ColourPreference[]): boolean =>
  ids.some((id) => CALLED[id].test(plainLetters(text)))

const METALS: readonly (readonly [MetalTone, RegExp])[] = [
  ['ouro', /\bouro|dourad/],
  ['prata', /\bprata|pratead|aco\b/],
]

export const metalsNamed = (words: readonly string[]): MetalTone[] =>
  METALS.flatMap(([metal, pattern]) => (words.some((word) => pattern.test(plainLetters(word))) ? [metal] : []))

export const namesMetal = (text: string, metal: MetalTone): boolean =>
  METALS.some(([named, pattern]) => named === metal && pattern.test(plainLetters(text)))
