/**
 * Patterns that ask what stands before a match. The oldest browsers the form runs in know no look-behind (iOS before 16.4) and read no file
 * that has one. So an alternative may begin with `(?-x)`, not after x, or `(?+x)`, only after x.
 */

type Piece = {
  /** Of one or more alternatives; global. */
  readonly pattern: RegExp
  readonly before: RegExp | null
  /** Whether it must stand before, or must not. */
  readonly isAfter: boolean
}

/** Letters before a match that are looked at. */
const REACH = 160

/** Wherever one alternative is written alone, its groups count from one. Not sticky. */
class Standing extends RegExp {
  readonly marked: string
  readonly isWord: boolean
  readonly #pieces: readonly Piece[]
  /** Without what stands before: where it finds nothing, nothing is. */
  readonly #any: RegExp

  /** @param marked another one where `matchAll` copies it */
  constructor(marked: string | Standing, flags = '', isWord = false) {
    const isCopy = typeof marked !== 'string'
    const pieces = isCopy ? [] : piecesOf(marked, isWord)
    const any = isCopy ? marked.source : pieces.map(([pattern]) => pattern).join('|')
    super(any, flags)
    this.marked = isCopy ? marked.marked : marked
    this.isWord = isCopy ? marked.isWord : isWord
    const shared = flags.replace('g', '')
    this.#any = isCopy ? marked.#any : new RegExp(any, `g${shared}`)
    this.#pieces = isCopy
      ? marked.#pieces
      : pieces.map(([pattern, before, isAfter]) => ({
          pattern: new RegExp(pattern, `g${shared}`),
          before: before === null ? null : new RegExp(`(?:${before})$`, shared),
          isAfter,
        }))
  }

  /** The leftmost; of those that begin at one place, the one written first. */
  override exec(text: string): RegExpExecArray | null {
    let first: RegExpExecArray | null = null
    const from = this.global ? this.lastIndex : 0
    this.#any.lastIndex = from
    const pieces = this.#any.test(text) ? this.#pieces : []
    for (const { pattern, before, isAfter } of pieces) {
      pattern.lastIndex = from
      let found = pattern.exec(text)
      while (found && (first === null || found.index < first.index)) {
        const { index } = found
        if (before === null || before.test(text.slice(Math.max(0, index - REACH), index)) === isAfter) first = found
        else pattern.lastIndex = index + 1
        found = first === found ? null : pattern.exec(text)
      }
    }
    if (this.global) this.lastIndex = first ? first.index + first[0].length : 0
    return first
  }
}

/**
 * As `RegExp`, with `(?-x)` and `(?+x)` at the beginning of alternatives that stand in no group.
 * @param of `word`: each alternative is a whole word
 */
export const standing = (pattern: string, flags = '', of: 'any' | 'word' = 'any'): RegExp =>
  MARK.test(pattern)
    ? new Standing(pattern, flags, of === 'word')
    : new RegExp(of === 'word' ? `\\b(?:${pattern})\\b` : pattern, flags)

const MARK = /\(\?[-+]/

/** Pattern, what stands before it, and whether it must. Alternatives without a mark stay together. */
function piecesOf(marked: string, isWord: boolean): readonly (readonly [string, string | null, boolean])[] {
  const pieces: (readonly [string[], string | null, boolean])[] = []
  for (const alternative of splitAt(marked, '|')) {
    const last = pieces.at(-1)
    if (MARK.test(alternative.slice(0, 3))) {
      const end = splitAt(alternative.slice(3), ')')[0]?.length ?? 0
      pieces.push([[alternative.slice(3 + end + 1)], alternative.slice(3, 3 + end), alternative[2] === '+'])
    } else if (last?.[1] === null) last[0].push(alternative)
    else pieces.push([[alternative], null, false])
  }
  return pieces.map(([alternatives, before, isAfter]) => {
    const pattern = alternatives.join('|')
    if (MARK.test(pattern) || MARK.test(before ?? '')) throw new Error(`A mark stands in a group: ${pattern}`)
    return [isWord ? `\\b(?:${pattern})\\b` : pattern, before, isAfter]
  })
}

/** At a sign that stands in no group and no class. */
function splitAt(pattern: string, sign: '|' | ')'): string[] {
  const parts: string[] = []
  let depth = 0
  let isClass = false
  let from = 0
  for (let at = 0; at < pattern.length; at++) {
    const letter = pattern[at]
    if (letter === '\\') at++
    else if (isClass) isClass = letter !== ']'
    else if (letter === '[') isClass = true
    else if (letter === sign && depth === 0) {
      parts.push(pattern.slice(from, at))
      from = at + 1
    } else if (letter === '(') depth++
    else if (letter === ')') depth--
  }
  return [...parts, pattern.slice(from)]
}

/** Alternatives, as whole words. @param pattern of plain words, without a group that is read */
export const wholeWords = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`)
