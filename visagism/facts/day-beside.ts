/** Days named in another clause than their occasion. */
import { plainLetters } from '../knowledge/observations.ts'
import { type Clause } from './clause.ts'
import { bareNumberIn, dayIn, isBareDay, monthIn, occasionIn, ownDayIn } from './day.ts'
import { FACTS } from './facts.ts'
import { type HeardFact } from './heard.ts'
import { feastIn } from './special.ts'
import { isOfOther, isOver } from './whose.ts'

/** “O big chop é em janeiro, a formatura é dia 30”: the month named last, in this sentence or the one before, is the day's. */
export function dayOfMonthNear(clauses: readonly Clause[], index: number, at: string): string | null {
  const clause = clauses[index]
  if (!clause || bareNumberIn(clause.plain) === null) return null
  const near = [...clauses.slice(0, index).reverse(), ...bareAfter(clauses, index)].find(
    ({ plain, sentence }) => clause.sentence - sentence <= 1 && !isOver(plain) && monthIn(plain) !== null,
  )
  const month = near && monthIn(near.plain)
  return month ? dayIn(`${clause.plain} em ${plainLetters(month)}`, at, true) : null
}

/** “Tenho um show, dia 11/12”, “dia 11/12, show da Ivete”: the day that stands alone next to it. */
export function dayBeside(clauses: readonly Clause[], index: number, at: string): string | null {
  const clause = clauses[index]
  if (!clause || ownDayOrOccasion(clause) === null) return null
  const own = dayIn(clause.plain, at, true)
  const dayOf = (run: readonly Clause[]): string | null => {
    const words = run.map(({ plain }) => plain).join(' ')
    // “Na quinta, 10/12” is the tenth.
    if (own !== null && (!/\d/.test(words) || /\d/.test(clause.plain))) return null
    // “Em dezembro, dia 19”.
    const month = own === null && monthIn(words) === null ? monthIn(clause.plain) : null
    return dayIn(month === null ? words : `${words} em ${plainLetters(month)}`, at, true)
  }
  const [before, after] = [bareBefore(clauses, index), bareAfter(clauses, index)]
  const isDayFirst = before.length > 0 && clauses[index - before.length - 1]?.sentence !== clause.sentence
  return isDayFirst ? (dayOf(before) ?? dayOf(after)) : (dayOf(after) ?? dayOf(before))
}

/** “Sábado, dia 19, em dezembro, às 17h”. */
const MOST_BARE = 4

/** Clauses of nothing but time before one, in its sentence. */
function bareBefore(clauses: readonly Clause[], index: number): readonly Clause[] {
  let from = index
  while (index - from < MOST_BARE && isBareOf(clauses[from - 1], clauses[index])) from--
  return clauses.slice(from, index)
}

/** Those after one; of the next sentence only where they are all of it. */
function bareAfter(clauses: readonly Clause[], index: number): readonly Clause[] {
  const first = clauses[index + 1]
  let to = index + 1
  while (to - index <= MOST_BARE && isBareOf(clauses[to], first)) to++
  const isOfAnother = first?.sentence !== clauses[index]?.sentence && clauses[to]?.sentence === first?.sentence
  return isOfAnother ? [] : clauses.slice(index + 1, to)
}

const isBareOf = (clause: Clause | undefined, of: Clause | undefined): boolean =>
  clause !== undefined && clause.sentence === of?.sentence && isBareDay(clause.plain)

/** Said already with the occasion before it, or to be said with the one behind it. */
export function isDayOfBeside(
  clauses: readonly Clause[],
  index: number,
  latest: HeardFact | undefined,
  at: string,
): boolean {
  const clause = clauses[index]
  if (!clause || !isBareDay(clause.plain)) return false
  let before = index - 1
  while (index - before <= MOST_BARE && isBareDay(clauses[before]?.plain ?? 'x')) before--
  const isSaid =
    latest?.value !== undefined && latest.words === clauses[before]?.words && FACTS[latest.key].shelf === 'day'
  if (isSaid && bareAfter(clauses, before).includes(clause)) return true
  let behind = index + 1
  while (behind - index <= MOST_BARE && isBareDay(clauses[behind]?.plain ?? 'x')) behind++
  const next = clauses[behind]
  const day = next && bareBefore(clauses, behind).includes(clause) ? dayBeside(clauses, behind, at) : null
  return (
    day !== null &&
    next !== undefined &&
    !isOver(next.plain) &&
    feastIn(next, at, isOfOther(next.plain), day).length > 0
  )
}

/** Its other words say something too: “começo num escritório em maio”. */
export const isNoOccasionAlone = (fact: HeardFact | undefined): boolean =>
  fact !== undefined &&
  (fact.key === 'own-day' || (FACTS[fact.key].shelf === 'day' && fact.value === undefined && fact.key !== 'party'))

const ownDayOrOccasion = (clause: Clause): string | null =>
  occasionIn(clause.plain)?.key ?? ownDayIn(clause, !isOfOther(clause.plain))
