/**
 * A person's note, quoted verbatim and heard as themes. The engine acts only on themes, so that nothing written there can speak for the
 * report.
 */
import { MONTHS } from './pt.ts'

/** What an aside of a chapter may be about; several facts share one. */
export const THEMES = [
  'oculos',
  'cabelo-preso',
  'pouco-tempo',
  'calor',
  'agua',
  'entradas',
  'ralo',
  'fios-brancos',
  'nao-pintar',
  'esporte',
  'trabalho-formal',
  'pele-sensivel',
  'queda',
  'franja-nao',
  'nao-cortar',
  'cachos-naturais',
  'transicao',
  'casamento',
  'barba-falhada',
  'barba-querida',
  'recomeco',
  'seca-sozinho',
] as const
export type Theme = (typeof THEMES)[number]

/** Characters of a note, with what was written beside chips; the form accepts 4,000. What lies beyond is for a person. */
export const MOST_READ = 5000

/** Letter for letter, to keep offsets; `\b` knows only ASCII. */
export function plainLetters(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase()
  const composed = text.normalize('NFC')
  if (!BEYOND_LATIN.test(composed)) return withoutMarks(composed)
  return Array.from(composed, (letter) => {
    const plain = withoutMarks(letter)
    return plain.length === letter.length ? plain : letter
  }).join('')
}
const BEYOND_ASCII = /[^\0-\x7f]/
/** Each Latin letter and each sign of running text has one plain one. */
const BEYOND_LATIN = /[^\0-\u017f\u2010-\u203a\u20ac]/
const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Without advice on covering white hair for people who want no dye. */
export const themesOfDye = (themes: readonly Theme[]): Theme[] =>
  themes.filter((theme) => theme !== 'fios-brancos' || !themes.includes('nao-pintar'))

/** “em janeiro”: 0 to 11, or null. */
export function monthNamed(text: string | null | undefined): number | null {
  const [, name] = /\bem ([a-z]+)\b/.exec(
    plainLetters((text ?? '').slice(0, MOST_READ)).replace(
      /\bem (?!(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))/g,
      '',
    ),
  ) ?? [null, null]
  const at = MONTHS.findIndex((month) => plainLetters(month) === name)
  return at === -1 ? null : at
}

/** Spaces and invisible characters are blank. */
export const isBlankNote = (text: string | null | undefined): boolean =>
  !/[^\p{C}\p{Z}\p{P}\p{Sm}\p{Sk}\p{Sc}]/u.test(text ?? '')

const QUOTE_MOST = 360

/** One line without unprintable signs, shortened at a word with an ellipsis. May be empty. */
export function quoteNote(text: string | null | undefined): string {
  const line = (text ?? '')
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}°\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/\p{L}{2}/u.test(line)) return ''
  if (line.length <= QUOTE_MOST) return line
  const cut = line.slice(0, QUOTE_MOST)
  const word = cut.lastIndexOf(' ')
  return `${(word > QUOTE_MOST / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:.–—-]+$/, '')}…`
}

/** A longer sentence is no headline. */
const HEADLINE_MOST = 112

/** A mark inside a word or a number ends none. */
const SENTENCE = /(?:[^.!?…]|[.!?…]+(?![.!?…\s]|$))+[.!?…]*|[.!?…]+/gu

/**
 * The first sentences that fit, and the rest; together they are the whole. A sentence too long for a headline ends at a comma, if it has
 * one. Without a sentence that fits the headline is empty.
 * @param fits whether a sentence may be read in large letters
 * @param weigh how much a sentence says: it begins with the weightiest that fits
 */
export function openingOfNote(
  quote: string,
  fits: (sentence: string) => boolean = () => true,
  weigh: (sentence: string) => number = () => 0,
): readonly [headline: string, rest: string] {
  const sentences = quote.match(SENTENCE) ?? []
  const weights = sentences.map((sentence) => (fits(sentence) ? weigh(sentence) : -1))
  const most = Math.max(...weights, -1)
  if (most < 0) return ['', quote]
  const first = weights.indexOf(most)
  const before = sentences.slice(0, first).join('')
  let headline = ''
  for (const sentence of sentences.slice(first)) {
    if ((headline + sentence).trim().length > HEADLINE_MOST || !fits(sentence)) break
    headline += sentence
  }
  const rest = (after: string) => [before.trim(), after.trim()].filter((part) => part !== '').join(LEFT_OUT)
  if (headline !== '') return [headline.trim(), rest(quote.slice(before.length + headline.length))]
  const long = quote.slice(before.length).trimStart()
  const clause = long.slice(0, HEADLINE_MOST).search(/[,;:](?=[^,;:]*$)/)
  const word = long.lastIndexOf(' ', HEADLINE_MOST)
  const cut = [clause, word].find((at) => at > HEADLINE_MOST / 2) ?? HEADLINE_MOST
  return [
    `${long.slice(0, cut).trimEnd()}…`,
    rest(
      `…${long
        .slice(cut)
        .replace(/^[,;:]/, '')
        .trimStart()}`,
    ),
  ]
}
/** Between what stood before the headline and what stood after it. */
const LEFT_OUT = ' […] '
