/** What was said, as the chapters read it: the value of each fact, and all of them where one was said more than once. */
import { plainLetters } from '../knowledge/observations.ts'
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

type Said = readonly { readonly key: FactKey; readonly words?: string }[]
const isSaidAs = (said: Said, key: FactKey, as: RegExp): boolean =>
  said.some((fact) => fact.key === key && as.test(plainLetters(fact.words ?? '')))
const isSaidOtherwise = (said: Said, key: FactKey, as: RegExp): boolean =>
  said.some((fact) => fact.key === key && !as.test(plainLetters(fact.words ?? '')))

const LOCS = /\b(?:dread\w*|locs)\b/
/** Their plaits that stay are locs, and nothing but locs. */
export const saysLocs = (said: Said): boolean =>
  isSaidAs(said, 'braids-stay', LOCS) && !isSaidOtherwise(said, 'braids-stay', LOCS)

const ONE_HAND = /\b(?:uma mao|um braco|hemiplegi\w+)\b/
/** Arms are not lifted because there is one. */
export const saysOneHand = (said: Said): boolean =>
  isSaidAs(said, 'cannot-lift-arms', ONE_HAND) && !isSaidOtherwise(said, 'cannot-lift-arms', ONE_HAND)
