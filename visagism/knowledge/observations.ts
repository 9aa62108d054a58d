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

/** Together they are the whole. */
export function openingOfNote(quote: string): readonly [headline: string, rest: string] {
  if (quote.length <= HEADLINE_MOST) return [quote, '']
  let end = 0
  for (const { index, 0: mark } of quote.matchAll(/[.!?…]+(?=\s)/g)) {
    if (index + mark.length > HEADLINE_MOST) break
    end = index + mark.length
  }
  if (end > 0) return [quote.slice(0, end), quote.slice(end).trim()]
  const word = quote.lastIndexOf(' ', HEADLINE_MOST)
  const cut = word > HEADLINE_MOST / 2 ? word : HEADLINE_MOST
  return [`${quote.slice(0, cut).trimEnd()}…`, `…${quote.slice(cut).trimStart()}`]
}
