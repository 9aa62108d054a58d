/** What holds until a day binds the first two paths; what is wanted after it is the third. */
import type { FactKey } from '../facts/facts.ts'
import { themesOf } from '../facts/themes.ts'
import { HAIR_PATHS, type ChosenCuts, type CutBrief } from './hair.ts'
import { chooseCuts } from './paths.ts'
import { bindsCuts, type FactsSaid, isAskedOfCuts } from './refused-by-facts.ts'

export type Phases = {
  /** Facts that hold until the day, and no longer. */
  readonly until: readonly FactKey[]
  /** Wishes for after it. */
  readonly after: readonly FactKey[]
}

export const without = (facts: FactsSaid, keys: readonly FactKey[]): FactsSaid =>
  new Map([...facts].filter(([key]) => !keys.includes(key)))

/** The brief as if these had not been said. */
function unsaid(brief: CutBrief, keys: readonly FactKey[]): CutBrief {
  const facts = without(brief.facts ?? new Map<FactKey, string>(), keys)
  const kept = themesOf([...facts.keys()])
  const gone = themesOf(keys).filter((theme) => !kept.includes(theme))
  return { ...brief, facts, themes: brief.themes.filter((theme) => !gone.includes(theme)) }
}

/** Of a rule that ends, the measure is kept where nothing else is wished for the hair. */
const MEASURED: readonly FactKey[] = ['top-at-most']

/** @param brief with every fact, of before and of after */
export function chooseInTwoTimes(brief: CutBrief, { until, after }: Phases): ChosenCuts {
  const before = chooseCuts(unsaid(brief, after))
  if (until.length + after.length === 0) return before
  const gone = after.some((key) => bindsCuts(key) || isAskedOfCuts(key))
    ? until
    : until.filter((key) => !MEASURED.includes(key))
  const later = chooseCuts(unsaid(brief, gone))
  const [now, next] = before.recommended === 'bold' ? [before.next, before.bold] : [before.now, before.next]
  const taken = [now, next].map(({ cut }) => cut.id)
  const bold = [later[later.recommended], ...HAIR_PATHS.map((path) => later[path]).reverse()].find(
    ({ cut, stays, distance }) => !taken.includes(cut.id) && !stays && distance.total >= next.distance.total,
  )
  if (!bold) return before
  return { now, next, bold, recommended: before.recommended === 'now' ? 'now' : 'next' }
}
