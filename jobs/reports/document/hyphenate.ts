import portuguese from 'hyphen/pt/index.js'

const SHORTEST_WORD = 6
/** With its punctuation. */
const WORD = new RegExp(String.raw`^["“'(‘]*\p{L}\p{Ll}{${SHORTEST_WORD - 1},}[”"').,;:!?…’]*$`, 'u')
/** At least two letters before it and three after. */
const DIVISION = /(?<=\p{L}\u00ad?\p{L})\u00ad(?=(?:\u00ad?\p{L}){3})/u

/** One part if it may not be divided, as with non-letters. */
export function hyphenate(word: string): string[] {
  if (!WORD.test(word)) return [word]
  return portuguese
    .hyphenateSync(word)
    .split(DIVISION)
    .map((part) => part.replaceAll('\u00ad', ''))
}
