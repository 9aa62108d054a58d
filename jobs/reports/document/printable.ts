/** Only characters the fonts have, no control characters, no break before a unit. */
import { PRINTABLE_CHARACTERS } from './fonts.ts'

const KNOWN = new Set(PRINTABLE_CHARACTERS)
const NO_BREAK = '\u00a0'

/** Letters that do not decompose, and signs with a plain twin. */
const TWINS: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ŀ: 'L',
  ŀ: 'l',
  ẞ: 'SS',
  ə: 'e',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': '’',
  '\u2033': '”',
  '\u2192': '–',
  '\u2190': '–',
  '\u00d7': '×',
  '≈': '~',
  '≤': '<',
  '≥': '>',
  '\u2028': ' ',
  '\u2029': ' ',
}

/** One line; empty if nothing can be printed. */
export function printable(text: string): string {
  let out = ''
  for (const character of text.normalize('NFC')) out += known(character)
  return glueUnits(out.replace(/[ \t\n\r]+/g, ' ').trim())
}

function known(character: string): string {
  if (/\s/.test(character)) return character === NO_BREAK || character === '\u202f' ? NO_BREAK : ' '
  if (KNOWN.has(character)) return character
  const twin = TWINS[character]
  if (twin !== undefined) return twin
  return Array.from(character.normalize('NFKD'), (part) => (KNOWN.has(part) ? part : '')).join('')
}

const UNITS = 'cm|mm|m|min|minutos?|%|vezes|vez|semanas?|meses|mês|dias?|anos?|horas?|kg|g|ml'
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}]))`, 'gu')

const glueUnits = (text: string) =>
  text.replace(NUMBER_AND_UNIT, `$1${NO_BREAK}`).replace(/R\$ (?=\d)/g, `R$${NO_BREAK}`)
