/**
 * Typographic quotes: “assim”. A quote opens after a space or bracket; at the start of a piece (perhaps mid-sentence) only before a word.
 */
export const curlyQuotes = (text: string): string =>
  text.replace(/"/g, (_mark, at: number) => {
    const before = text[at - 1]
    const opens = before === undefined ? /[\p{L}\p{N}]/u.test(text[at + 1] ?? '') : /[\s([–—]/.test(before)
    return opens ? '“' : '”'
  })
