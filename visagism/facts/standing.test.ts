import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEARD, TALK, UNHEARD } from './testing/notes.ts'
import { plainOf } from './clause.ts'
import { standing } from './standing.ts'
import { SUBJECTS } from './subjects.ts'

/** The same pattern as an engine reads it that can look behind. */
const native = (marked: string, flags: string, isWord: boolean): RegExp => {
  const source = marked.replaceAll('(?-', '(?<!').replaceAll('(?+', '(?<=')
  return new RegExp(isWord ? `\\b(?:${source})\\b` : source, flags)
}
const markedOf = (pattern: RegExp) =>
  'marked' in pattern && typeof pattern.marked === 'string' && 'isWord' in pattern
    ? [{ marked: pattern.marked, isWord: pattern.isWord === true }]
    : []

const PATTERNS = [
  { marked: '(?-bodas de )ouro(?! preto)|prata|(?+\\bnada (?:de )?)dourad\\w+', isWord: true },
  { marked: '(?-\\d)[.]+(?!\\d)|(?+\\d)[.]+(?=\\s|$)|[!?;\\n…]+', isWord: false },
  { marked: '(?+\\s)(?:eu (?:tambem|tb)\\b|nao quero\\b)', isWord: false },
  { marked: '\\s+(?=mas\\b)|\\s*[,:()–—]\\s*|(?+\\b(?:tudo|coisa))\\s+(?=menos\\b)|\\s+(?=nem\\b)', isWord: false },
  { marked: 'a(?:b|c)|(?-[|)x])b+|[(|]|c', isWord: false },
  ...Object.values(SUBJECTS).flatMap(({ heard }) => markedOf(heard)),
]
const NOTES = [...HEARD.map(([note]) => note), ...UNHEARD, ...TALK].map(plainOf)
const WORDS = [
  ...new Set([...NOTES.join(' ').split(' '), ...PATTERNS.flatMap(({ marked }) => marked.split(/[^a-z]+/))]),
]
const TEXTS = fc.oneof(
  fc.constantFrom(...NOTES),
  fc
    .array(fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom('.', ',', '1', '1.5', '|', ')', 'x', 'b')), {
      maxLength: 14,
    })
    .map((parts) => parts.join(' ')),
  fc.string({ maxLength: 30, unit: fc.constantFrom('a', 'b', 'c', '|', '(', ')', 'x', ' ', '.', '1', '\n', ',') }),
)

describe('a pattern that asks what stands before', () => {
  it('is many, and finds what a look-behind finds, at the same place', () => {
    expect(PATTERNS.length).toBeGreaterThan(15)
    fc.assert(
      fc.property(fc.constantFrom(...PATTERNS), TEXTS, ({ marked, isWord }, text) => {
        const of = isWord ? 'word' : 'any'
        const found = standing(marked, '', of).exec(text)
        const expected = native(marked, '', isWord).exec(text)
        expect([found?.index, found?.[0]]).toEqual([expected?.index, expected?.[0]])
        expect(standing(marked, '', of).test(text)).toBe(expected !== null)
        expect(text.search(standing(marked, '', of))).toBe(expected?.index ?? -1)
        const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => [match.index, match[0]])
        expect(all(standing(marked, 'g', of))).toEqual(all(native(marked, 'g', isWord)))
        expect(text.replace(standing(marked, 'g', of), '#')).toBe(text.replace(native(marked, 'g', isWord), '#'))
        expect(text.replace(standing(marked, '', of), '#')).toBe(text.replace(native(marked, '', isWord), '#'))
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps groups of its alternative, and is a plain pattern without a mark', () => {
    expect(standing('(?-todo )dia (\\d+)').exec('todo dia 3, dia 14')?.slice(0, 2)).toEqual(['dia 14', '14'])
    expect(standing('a|b', 'g', 'word')).toEqual(/\b(?:a|b)\b/g)
  })

  it('refuses a mark inside a group, which it could not honour', () => {
    expect(() => standing('a(?:(?-x)b|c)')).toThrow('stands in a group')
    expect(() => standing('a(?-x)b')).toThrow('stands in a group')
  })
})
