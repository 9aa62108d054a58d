import type { FormFact } from '#contract/facts.ts'
import { longDate } from '#visagism/knowledge/pt.ts'
import { FACTS } from '#visagism/facts/facts.ts'
import { isFactKey, type SettledFact } from '#visagism/facts/settle.ts'

/** A draft of another version may name facts that nobody knows any more. */
export const asFacts = (facts: readonly FormFact[]): SettledFact[] =>
  facts.flatMap(({ key, value, words, ...fact }) =>
    isFactKey(key)
      ? [{ key, ...(value === undefined ? {} : { value }), ...(words === undefined ? {} : { words }), ...fact }]
      : [],
  )

/** “O bigode fica”; with its day, or in the words it was said in. */
export function factWords({ key, value, words }: SettledFact): string {
  const name = FACTS[key].words
  if (value === undefined) return name
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return `${name}, ${longDate(value)}`
  return words === undefined ? `${name}: ${value}` : `${name}: “${words}”`
}

export const today = (): string => new Date().toISOString()
