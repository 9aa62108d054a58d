import type { FormFact } from '#contract/facts.ts'
import { longDate } from '#visagism/knowledge/pt.ts'
import { FACTS, isFactKey } from '#visagism/facts/facts.ts'
import type { ReadFor } from '#visagism/facts/needs-person.ts'
import type { SettledFact } from '#visagism/facts/settle.ts'

/** A draft of another version may name facts that nobody knows any more. */
export const asFacts = (facts: readonly FormFact[]): SettledFact[] =>
  facts.flatMap(({ key, value, words, ...fact }) =>
    isFactKey(key)
      ? [{ key, ...(value === undefined ? {} : { value }), ...(words === undefined ? {} : { words }), ...fact }]
      : [],
  )

/** “O bigode fica”; with its day, its number or the thing it names. */
export function factWords({ key, value }: SettledFact): string {
  const name = FACTS[key].words
  if (value === undefined) return name
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return `${name}, ${longDate(value)}`
  if (key === 'little-time') return `${name}: ${value} min`
  if (key === 'few-visits') return `${name}: a cada ${value} semanas`
  return `${name}: ${value}`
}

/** In the order they are shown; what calls for care is quoted without a word of ours. */
export const READ_FOR: readonly { readonly kind: ReadFor; readonly why: string | null }[] = [
  { kind: 'care', why: null },
  { kind: 'request', why: 'Você pediu:' },
  { kind: 'question', why: 'Você perguntou:' },
  { kind: 'opinion', why: 'Opinião de outra pessoa, que não vale por você:' },
  { kind: 'unheard', why: 'Não entendi bem:' },
]

export const today = (): string => new Date().toISOString()
