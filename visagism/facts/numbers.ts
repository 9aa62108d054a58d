/** Numbers as people write them out, without accents, up to the days of a month. */
const UNITS = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const TEENS = [
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
  'vinte',
]

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...UNITS, ...TEENS].map((word, at) => [word, at + 1])),
  uma: 1,
  duas: 2,
  catorze: 14,
  ...Object.fromEntries(UNITS.map((word, at) => [`vinte e ${word}`, at + 21])),
  'vinte e uma': 21,
  'vinte e duas': 22,
  trinta: 30,
  'trinta e um': 31,
}

/** In figures or in words; for a pattern. */
export const NUMBER = `\\d{1,3}|${Object.keys(NUMBER_WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')}`

/** NaN where it is none. */
export const numberOf = (word = ''): number => NUMBER_WORDS[word] ?? Number(word)

/** “Vinte e um” is one number: no clause ends in the middle of it. */
export const isOneNumber = (before: string, after: string): boolean =>
  /(?:^|\s)(?:vinte|trinta)$/.test(before) && new RegExp(`^(?:${UNITS.join('|')}|uma|duas)\\b`).test(after)
