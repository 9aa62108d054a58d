/**
 * Which facts count, from the note, the chips and the visagist: each once, the stronger word over the weaker. What was taken away never
 * comes back by itself.
 */
import { FACTS, type FactKey } from './facts.ts'
import { areOpposed, hearNote } from './hear.ts'
import type { Phase } from './period.ts'

/** Weakest first: the visagist's word wins over the note, the note over a chip. */
export const FACT_SOURCES = ['chip', 'note', 'visagist'] as const
export type FactSource = (typeof FACT_SOURCES)[number]

export type SettledFact = {
  readonly key: FactKey
  /** What, when or how much; absent where the fact has none. */
  readonly value?: string
  /** As the person wrote it: a clause of the note, or what they added to a chip. */
  readonly words?: string
  /** Of the note: it holds until the day named there, or only from it. */
  readonly phase?: Phase
  readonly source: FactSource
  /** False: taken away by its author. */
  readonly kept: boolean
}

export const isFactKey = (key: string): key is FactKey => Object.hasOwn(FACTS, key)

/** The note, and what was written beside the chips. */
export const wholeNote = (note: string | null | undefined, said: readonly SettledFact[]): string =>
  [note ?? '', ...said.flatMap(({ source, kept, words = '' }) => (source === 'chip' && kept ? [words] : []))]
    .filter((words) => words.trim() !== '')
    .join('\n')

/**
 * @param at ISO date of the note, for days named from it
 * @param said what was tapped, confirmed, taken away, or said by the visagist
 * @returns the facts that count, weakest source first
 */
export function settleFacts(
  note: string | null | undefined,
  at: string,
  said: readonly SettledFact[] = [],
): SettledFact[] {
  const heard = hearNote(wholeNote(note, said), at).facts.map((fact): SettledFact => ({
    ...fact,
    source: 'note',
    kept: true,
  }))
  const of = (source: FactSource) => said.filter((fact) => fact.source === source)
  const settled: SettledFact[] = []
  for (const fact of [...of('visagist'), ...of('note'), ...heard, ...of('chip')]) {
    const same = settled.findIndex((stronger) => isSame(stronger, fact))
    const stronger = settled[same]
    if (!stronger) settled.push(fact)
    else if (stronger.kept && stronger.phase === undefined && fact.phase !== undefined && stronger.source === 'note')
      settled.splice(same, 1, { ...stronger, phase: fact.phase })
    else if (stronger.kept && stronger.value === undefined && fact.value !== undefined && fact.kept)
      settled.splice(same, 1, { ...stronger, value: fact.value })
  }
  const kept = settled.filter((fact) => fact.kept)
  const isOverruled = ({ key, source }: SettledFact) =>
    kept.some((one) => rank(one.source) > rank(source) && areOpposed(one.key, key))
  return FACT_SOURCES.flatMap((source) => kept.filter((fact) => fact.source === source && !isOverruled(fact)))
}

/** Written, not understood rightly, and taken away by its author: their words are still for a person. */
export const misheard = (said: readonly SettledFact[]): SettledFact[] =>
  said.filter(({ source, kept }) => source === 'note' && !kept)

const rank = (source: FactSource): number => FACT_SOURCES.indexOf(source)

/** What was taken away takes nothing else with it: another allergen is another fact. */
function isSame(stronger: SettledFact, weaker: SettledFact): boolean {
  if (stronger.key !== weaker.key) return false
  if (stronger.value === weaker.value) return true
  if (weaker.source === 'note' && stronger.source === 'note' && stronger.words === weaker.words) return true
  return stronger.kept && (stronger.value === undefined || weaker.value === undefined)
}
