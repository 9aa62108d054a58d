/** What holds until a day binds the first two paths; what is wanted after it is the third. */
import type { FactKey } from '../facts/facts.ts'
import { HAIR_PATHS, type ChosenCuts, type CutBrief } from './hair.ts'
import { chooseCuts } from './paths.ts'
import { questionsOf, unsaid } from './questions.ts'
import { bindsCuts, isAskedOfCuts } from './refused-by-facts.ts'

export type Phases = {
  /** Facts that hold until the day, and no longer. */
  readonly until: readonly FactKey[]
  /** Wishes for after it. */
  readonly after: readonly FactKey[]
}

/** Of a rule that ends, the measure is kept where nothing else is wished for the hair. */
const MEASURED: readonly FactKey[] = ['top-at-most']

/** @param brief with every fact, of before and of after */
export function chooseInTwoTimes(brief: CutBrief, phases: Phases): ChosenCuts {
  const [early, late] = inTwoTimes(brief, phases)
  const before = chooseCuts(early)
  if (late === null) return before
  const later = chooseCuts(late)
  const [now, next] = before.recommended === 'bold' ? [before.next, before.bold] : [before.now, before.next]
  const taken = [now, next].map(({ cut }) => cut.id)
  const bold = [later[later.recommended], ...HAIR_PATHS.map((path) => later[path]).reverse()].find(
    ({ cut, stays, distance }) => !taken.includes(cut.id) && !stays && distance.total >= next.distance.total,
  )
  if (!bold) return before
  return { now, next, bold, recommended: before.recommended === 'now' ? 'now' : 'next' }
}

/** What a person settles before either day. */
export function questionsInTwoTimes(brief: CutBrief, phases: Phases): FactKey[] {
  const times = inTwoTimes(brief, phases).flatMap((time) => (time === null ? [] : questionsOf(time)))
  return [...new Set(times)]
}

/** Until the day and after it; null where nothing ends or begins. */
function inTwoTimes(brief: CutBrief, { until, after }: Phases): readonly [CutBrief, CutBrief | null] {
  const early = unsaid(brief, after)
  if (until.length + after.length === 0) return [early, null]
  const gone = after.some((key) => bindsCuts(key) || isAskedOfCuts(key))
    ? until
    : until.filter((key) => !MEASURED.includes(key))
  return [early, unsaid(brief, gone)]
}
