import portuguese from 'hyphen/pt/index.js'

const SHORTEST_WORD = 6
/** A lower-case or capitalised word and the punctuation around it. */
const WORD = new RegExp(String.raw`^["“'(‘]*\p{L}\p{Ll}{${SHORTEST_WORD - 1},}[”"').,;:!?…’]*$`, 'u')
/** A soft hyphen with at least two letters before it and three after. */
const DIVISION = /(?<=\p{L}\u00ad?\p{L})\u00ad(?=(?:\u00ad?\p{L}){3})/u

/** `word` in the parts it may be divided into at the end of a line; one part when it may not. Words with anything but letters stay whole. */
export function hyphenate(word: string): string[] {
  if (!WORD.test(word)) return [word]
  return portuguese
    .hyphenateSync(word)
    .split(DIVISION)
    .map((part) => part.replaceAll('\u00ad', ''))
}
