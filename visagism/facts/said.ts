/** What was said, as the chapters read it: the value of each fact, and all of them where one was said more than once. */
import type { FactKey } from './facts.ts'

const BETWEEN = '; '

export function factsSaid(facts: readonly { readonly key: FactKey; readonly value?: string }[]): Map<FactKey, string> {
  const said = new Map<FactKey, string>()
  for (const { key, value = '' } of facts) {
    const before = said.get(key)
    said.set(key, before === undefined || before === '' ? value : value === '' ? before : before + BETWEEN + value)
  }
  return said
}

/** Empty where it was not said, or without one. */
export const valuesSaid = (facts: ReadonlyMap<FactKey, string>, key: FactKey): string[] =>
  (facts.get(key) ?? '').split(BETWEEN).filter((value) => value !== '')
