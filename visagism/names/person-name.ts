/** Cleans names for display and greetings: checkouts send any case, titles, numbers, noise. The typed text stays stored. */
import { plainLetters } from '../knowledge/observations.ts'
import {
  COMPANY_WORDS,
  DEVOTED,
  DEVOTIONS,
  FOREIGN_PARTICLES,
  HALF_NAMES,
  NO_NAMES,
  NO_PERSON,
  PAIRS,
  PARTICLES,
  RELIGIOUS,
  SECOND_NAMES,
  SENTENCES,
  SHORT_TITLES,
  SURNAMES,
  TITLES,
} from './name-words.ts'

/** Longer would break covers, subjects and buttons. */
const GREETING_MAX = 24

/**
 * `MARIA APARECIDA DA SILVA` → `Maria Aparecida da Silva`. Keeps titles, deliberate case (`McDonald`, `d'Ávila`) and other scripts. Null if
 * it holds no name.
 */
export function printedName(typed: string | null | undefined): string | null {
  let name = typed ?? null
  // Removals may expose more: a printed name must print unchanged.
  for (let i = 0; i < 5 && name !== null; i++) {
    const next = printedOnce(name)
    if (next === name) break
    name = next
  }
  return name
}

/** For the team: nothing typed is hidden. */
export const nameOrTyped = (typed: string | null | undefined): string | null => printedName(typed) ?? (typed || null)

function printedOnce(typed: string): string | null {
  const words = inOrder(cleaned(typed))
    .replace(/^(\S+ .+) \1$/iu, '$1')
    .split(' ')
    .filter((word) => word !== '')
  if (words.every((word) => NO_NAMES.has(bare(word)) || !isLetter(word)) || SENTENCES.has(bare(words[0] ?? '')))
    return null
  const last = words.length - 1
  const titles = countTitles(words)
  const cased = words.map((word, i) => (i < titles ? casedTitle(word) : casedWord(word, i, last)))
  // Length limits may cut a name after a particle.
  while (cased.length > 1 && PARTICLES.has(cased.at(-1) ?? '')) cased.pop()
  return cased.join(' ').normalize('NFC')
}

/**
 * Without title or initials; both names of a pair that people go by (`Maria Eduarda`, `Maria do Carmo`). Null if it may be an address, a
 * company, two people, a particle or a surname.
 */
export function greetingName(typed: string | null | undefined): string | null {
  const whole = printedName(typed)
  // A URL may be a lure; text turned by a mark is reversed.
  if (whole === null || whole.includes('&') || /https?:|www\.|\u202e/i.test(typed ?? '')) return null
  // Nicknames or notes.
  const words = whole
    .replace(/\([^)]*\)|["“”][^"“”]*["“”]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
  if (NO_PERSON.has(bare(words[0] ?? '')) || words.some((word) => COMPANY_WORDS.has(bare(word)))) return null
  if (words.length === 3 && words[1] === 'e' && !SURNAMES.has(bare(words[2] ?? ''))) return null
  const named = words.slice(countTitles(words))
  const initials = named.findIndex((word) => !isInitials(word))
  const [first, ...rest] = initials < 0 ? [] : named.slice(initials)
  // After initials comes a surname.
  if (first === undefined || (initials > 0 && rest.length === 0)) return null
  const title = words[countTitles(words) - 1]
  const called = (name: string): string => {
    const titled = title !== undefined && initials === 0 && RELIGIOUS.has(bare(title)) ? `${title} ${name}` : name
    return titled.length <= GREETING_MAX && whole.includes(titled) ? titled : name
  }
  const paired = [first, ...rest].slice(0, pairedWords([first, ...rest].map(bare))).join(' ')
  if (paired !== first && whole.includes(paired)) return called(paired)
  if (isNoFirstName(first)) return null
  // Family-first names are greeted in full.
  if (FAMILY_FIRST.test(first)) return /^[\p{L}\p{M} ·・-]{1,24}$/u.test(whole) ? whole : null
  const greeted = greetable(shortened(first.replace(/[,.;:!?]+$/u, '')))
  // A long word is cut at its hyphen: “Sr-Anasouza…” leaves a title.
  return greeted === null || isNoFirstName(greeted) ? null : called(greeted)
}
const isNoFirstName = (word: string): boolean =>
  [PARTICLES, SHORT_TITLES, SURNAMES].some((list) => list.has(bare(word)))

/**
 * How many of the words are the name that a person goes by.
 * @param words lower case
 */
export function pairedWords([first = '', second = '', third = '']: readonly string[]): number {
  if (PARTICLES.has(first) && DEVOTIONS.has(second)) return 2
  const joined = [first, second, third].map((word) => plainLetters(word))
  if (DEVOTED.has(joined.join('_'))) return 3
  if (PAIRS.has(joined.slice(0, 2).join('_'))) return 2
  if (!HALF_NAMES.has(first)) return 1
  if (PARTICLES.has(second) && DEVOTIONS.has(third)) return 3
  return SECOND_NAMES.has(second) && second !== first ? 2 : 1
}

const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** At a compound name's joint. */
function shortened(word: string): string {
  let short = word
  while (short.length > GREETING_MAX && short.includes('-')) short = short.slice(0, short.lastIndexOf('-'))
  return short
}

function greetable(word: string): string | null {
  const isWord = /^\p{L}(?:[\p{L}\p{M}'’-]|\p{Cf})*$/u.test(word) && !/[ªº\u0260-\u02af\u1d00-\u1dbf]/u.test(word)
  const isMixed = /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
  const isRolled = /(\p{L})\1{3}/iu.test(word)
  return isWord && !isMixed && !isRolled && word.length > 1 && word.length <= GREETING_MAX && !/^jr$/i.test(word)
    ? word
    : null
}

const isLetter = (word: string) => /\p{L}/u.test(word)
/** A word as the lists hold it. */
const bare = (word: string) => word.toLocaleLowerCase('pt-BR').replace(/[.,;:!?ªº°()]/gu, '')
/** `J.`, `J`, and unreadable `JP`. */
const isInitials = (word: string) =>
  /^(?:\p{L}\.?){1,3}$/u.test(word) &&
  (word.replace(/\P{L}/gu, '').length === 1 || word.includes('.') || isLettersAlone(word)) &&
  !FAMILY_FIRST.test(word)
const isLettersAlone = (word: string) =>
  /^\p{Script=Latin}{2,3}$/u.test(word) && !/[aeiouyøæœıə]/i.test(word.normalize('NFD'))

/** Only with a word after them. */
function countTitles(words: readonly string[]): number {
  const isTitle = (word: string, next: string | undefined) =>
    /^\d+[ªº°]$/u.test(word) ||
    SHORT_TITLES.has(bare(word)) ||
    TITLES.has(bare(word)) ||
    (/^d\.$/i.test(word) && next !== undefined && next.length > 2)
  const end = words.findIndex((word, i) => !isTitle(word, words[i + 1]))
  return end < 0 ? words.length : end
}

function casedTitle(word: string): string {
  const known = bare(word)
  if (!SHORT_TITLES.has(known) || word.includes('ª')) return capital(word.toLocaleLowerCase('pt-BR'))
  return known === 'mc' || known === 'dj' ? known.toUpperCase() : `${capital(known)}.`
}

/** `ana paula` → `Ana paula`. */
const capital = (word: string) => upper(word.charAt(0)) + word.slice(1)
/** Two for `ß`, which has no capital. */
const upper = (letter: string) =>
  letter
    .toLocaleUpperCase('pt-BR')
    .replace(/^(.)(.)$/u, (_, first: string, second: string) => first + second.toLowerCase())

function casedWord(word: string, index: number, last: number): string {
  const small = word.toLocaleLowerCase('pt-BR')
  const isInside = index > 0 && index < last
  if (/^jr\.?$/.test(small)) return index > 0 ? 'Jr.' : 'Jr'
  if (index > 0 && /^ph\.?d\.?$/.test(small)) return 'PhD'
  if (index > 0 && index === last && /^(?:ii|iii|iv|vii|viii|ix)$/.test(small)) return small.toUpperCase()
  if (index > 0 && PARTICLES.has(small)) return small
  const isOneCase = word === small || word === word.toLocaleUpperCase('pt-BR')
  if (isInside && isOneCase && FOREIGN_PARTICLES.has(small)) return small
  if (isInside && word === small && /^[yi]$/.test(small)) return small
  if (/^(?:\p{L}\.)+\p{L}?$/u.test(word) || isLettersAlone(word)) return word.toLocaleUpperCase('pt-BR')
  return isChosen(word) && !SMALL_AFTER_ELISION.test(word) ? word : recased(word)
}

const SMALL_AFTER_ELISION = /^(?:D|O|L|Sant|Dell|Dall)['’]\p{Ll}/u

/** One capital per part, or two as in `DiCaprio`; caseless scripts pass. */
function isChosen(word: string): boolean {
  if (word === word.toLocaleLowerCase('pt-BR')) return word === word.toLocaleUpperCase('pt-BR')
  return word
    .split(/['’-]/u)
    .every(
      (part) =>
        /^\p{Lu}?[^\p{Lu}]*$/u.test(part) || /^\p{Lu}\p{M}*\p{Ll}[^\p{Lu}]*\p{Lu}\p{M}*\p{Ll}[^\p{Lu}]*$/u.test(part),
    )
    ? /^[^\p{L}]*(?:\p{Lu}|\p{Ll}['’]\p{Lu})/u.test(word)
    : false
}

function recased(word: string): string {
  const small = word.toLocaleLowerCase('pt-BR').normalize('NFC')
  const parts = small.replace(/(^|[-'’("“])(\p{L})/gu, (_, before: string, letter: string) => before + upper(letter))
  const scottish = parts.replace(/^Mc(\p{L})(?=\p{L}{2})/u, (_, letter: string) => `Mc${upper(letter)}`)
  return /^d['’]/u.test(word) ? `d${scottish.slice(1)}` : scottish
}

/** `Silva, João` → `João Silva`, but not before a degree or suffix. */
function inOrder(text: string): string {
  const [family = '', given = '', ...more] = text.split(',').map((part) => part.trim())
  const isGiven = /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(given) && !/ e /i.test(` ${given} `) && !AFTER_NAME.test(given)
  return more.length === 0 && family !== '' && isGiven ? `${given} ${family}` : text
}

const AFTER_NAME = /^(?:ph\.?d|m\.?d|mba|msc|me|dra?|jr|junior|júnior|filho|neto|sobrinho|cr[a-z]|oab)\b/i

function cleaned(typed: string): string {
  // A spreadsheet formula.
  if (/^\s*=/.test(typed)) return ''
  return repaired(typed)
    .normalize('NFD')
    .replace(/(\p{M})\1+/gu, '$1')
    .replace(/^.*[\u0300-\u036f]{3}.*$/su, (stacked) => stacked.replace(/[\u0300-\u036f]/gu, ''))
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(STYLED, (letter) => letter.normalize('NFKC'))
    .replace(/<[^<>]*>|\{+[^{}]*\}+|\[[^[\]]*\]/gu, ' ')
    .replace(/\S+@\S*|@\S+|(?:https?:\/\/|www\.)\S+/giu, ' ')
    .replace(/\\[nrt]|[\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')
    .replace(/[\u034f\u0334-\u0338\ufe00-\ufe0f]|(?!\ufffd)\p{So}|\p{Emoji_Modifier}|\p{Extended_Pictographic}/gu, '')
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\p{Cn}|\p{Co}|\p{Cs}/gu, '')
    .replace(/(^|[^\p{L}\p{M}]|\p{Script=Latin})[\u200c\u200d]+/gu, '$1')
    .replace(/(\p{L}) ?[´`‘ʼ′] ?(?=\p{L})/gu, "$1'")
    .replace(/(^|\s)([dlo])' (?=\p{L})/giu, "$1$2'")
    .replace(/[´`˜^¨]/gu, '')
    .replace(/\s(?:oab|coren|crea|cr[a-z])(?![a-z])[\s/-]*[a-z]{0,2}[\s/-]*\d.*$/giu, ' ')
    .replace(/\b(?:cpf|cnpj)\b[\s:nº°.]*(?=\d|$)/giu, ' ')
    .replace(/\+?\(?\d[\d\s()./-]{4,}\d/gu, ' ')
    .replace(/\([^()]*(?:\d|nome social)[^()]*\)/giu, ' ')
    .replace(/^\s*(?:(?:dr|sr|prof|eng|adv)\.? ?\(a\)\.? ?)+/iu, '')
    .replace(/^\s*nome(?: social| completo)?\s*:/iu, ' ')
    .replace(/\s[/|]\s.*$|\s*\(?\bel[aeu]\/del[aeu]\b\)?/giu, ' ')
    .replace(/(\p{L}{2})\d+(?=\s|$)/gu, '$1')
    .replace(/(^|\s)\d+(?=\s|$)/gu, ' ')
    .replace(/\bundefined\b/giu, ' ')
    .replace(/(\p{L}\p{L})[_;]+(?=\s*\p{L})/gu, '$1 ')
    .replace(/(\p{L}{3})\.(?=\p{L}{3})/gu, '$1 ')
    .replace(/^\s*((?:dr|dra|sr|sra|srta|prof|profa|eng|pe|pr|pra)\.)(?![ªº])(?=\p{L})/iu, '$1 ')
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}\p{N}("“]+/u, '')
    .replace(/[\s,;:!?=+*/\\|<>_-]+$/u, '')
    .replace(/(\p{L}{4})\.$/u, '$1')
}

/** Mathematical, wide, circled letters. */
const STYLED = /[\u2460-\u24ff\uff01-\uff5e\u3000]|[\u{1d400}-\u{1d7ff}]/gu

const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}

/** `Jo&atilde;o`, `D&#39;Arc`, `Jos%C3%A9+Lins`, and `JosÃ©`, UTF-8 read as Latin-1. */
function repaired(typed: string): string {
  const text = typed
    .replace(
      /&([a-z])(acute|grave|circ|tilde|uml|cedil);/giu,
      (_, letter: string, mark: string) => letter + (MARKS[mark] ?? ''),
    )
    .replace(/&(?:#0?39|apos);/gu, "'")
    .replace(/&amp;/gu, '&')
  const isLatin1 = Array.from(text).every((letter) => letter.charCodeAt(0) < 0x100)
  if (!isLatin1) return text
  const bytes = /[ÃÂ][\u0080-\u00bf]/u.test(text)
    ? Array.from(text, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')
    : text.replace(/^[^\s+]+(?:\+[^\s+]+)+$/u, (form) => form.replaceAll('+', ' '))
  try {
    return decodeURIComponent(bytes)
  } catch {
    return text
  }
}
