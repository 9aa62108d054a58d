/**
 * Straight quotation marks as a printer sets them: “assim”. One opens a word when nothing but space or a bracket stands
 * before it; at the very start of a piece (which may be the middle of a sentence) only when a word follows.
 */
export const curlyQuotes = (text: string): string =>
  text.replace(/"/g, (_mark, at: number) => {
    const before = text[at - 1]
    const opens = before === undefined ? /[\p{L}\p{N}]/u.test(text[at + 1] ?? '') : /[\s([–—]/.test(before)
    return opens ? '“' : '”'
  })
