/**
 * Which facts count, from the note, the chips, an AI model and the visagist: each once, the stronger word over the weaker. What was taken away never
 * comes back by itself.
 */
import { FACT_SOURCES, FACTS, type FactKey, type FactSource, type Force, type Shelf } from './facts.ts'
import { areOpposed, hearNote } from './hear.ts'
import type { Phase } from './period.ts'

export type SettledFact = {
  readonly key: FactKey
  /** What, when or how much; absent where the fact has none. */
  readonly value?: string
  /** As the person wrote it: a clause of the note, or what they added to a chip. */
  readonly words?: string
  /** Of the note: it holds until the day named there, or only from it. */
  readonly phase?: Phase
  /** Of the note: how it is said. */
  readonly force?: Force
  readonly source: FactSource
  /** False: taken away by its author. */
  readonly kept: boolean
}

/** The note, and what was written beside the chips. */
export const wholeNote = (note: string | null | undefined, said: readonly SettledFact[]): string =>
  [note ?? '', ...said.flatMap(({ source, kept, words = '' }) => (source === 'chip' && kept ? [words] : []))]
    .filter((words) => words.trim() !== '')
    .join('\n')

/**
 * @param at ISO date of the note, for days named from it
 * @param said what was tapped, confirmed, taken away, read by a model, or said by the visagist
 * @returns the facts that count, weakest source first
 */
export const settleFacts = (
  note: string | null | undefined,
  at: string,
  said: readonly SettledFact[] = [],
): SettledFact[] => settleAll(note, at, said).filter((fact) => !isProposal(fact))

/** What an AI model read and only the visagist can make count. */
export const proposedFacts = (
  note: string | null | undefined,
  at: string,
  said: readonly SettledFact[],
): SettledFact[] => settleAll(note, at, said).filter(isProposal)

/** Of a program's word alone only what takes advice away counts: it names nobody, wishes for nothing, shaves and covers nobody. */
const isProposal = ({ key, source }: SettledFact): boolean =>
  source === 'model' && (!REFUSING.includes(FACTS[key].shelf) || ONLY_CONFIRMED.includes(key))
const REFUSING: readonly Shelf[] = ['stays', 'cannot', 'body']
const ONLY_CONFIRMED: readonly FactKey[] = [
  'covered',
  'shaved-stays',
  'short-stays',
  'cut-stays',
  'braids-stay',
  'fringe-stays',
  'no-beard',
  'no-moustache',
  'no-goatee',
  'no-sideburns',
]

function settleAll(note: string | null | undefined, at: string, said: readonly SettledFact[]): SettledFact[] {
  const heard = hearNote(wholeNote(note, said), at).facts.map((fact): SettledFact => ({
    ...fact,
    source: 'note',
    kept: true,
  }))
  const of = (source: FactSource) => said.filter((fact) => fact.source === source)
  const settled: SettledFact[] = []
  for (const fact of [...of('visagist'), ...of('note'), ...heard, ...of('chip'), ...of('model')]) {
    const same = settled.findIndex((stronger) => isSame(stronger, fact))
    const stronger = settled[same]
    if (!stronger) settled.push(fact)
    else if (stronger.kept && stronger.phase === undefined && fact.phase !== undefined && stronger.source === 'note')
      settled.splice(same, 1, { ...stronger, phase: fact.phase })
    else if (fact.value !== undefined && takesValue(stronger, fact))
      settled.splice(same, 1, { ...stronger, value: fact.value })
  }
  const kept = settled.filter((fact) => fact.kept)
  const isOverruled = ({ key, source }: SettledFact) =>
    kept.some((one) => rank(one.source) > rank(source) && areOpposed(one.key, key))
  return FACT_SOURCES.flatMap((source) => kept.filter((fact) => fact.source === source && !isOverruled(fact)))
}

/** Written, not understood rightly, and taken away by its author: their words are still for a person. */
export const misheard = (said: readonly SettledFact[]): SettledFact[] =>
  said.filter(({ source, kept }) => (source === 'note' || source === 'model') && !kept)

const rank = (source: FactSource): number => FACT_SOURCES.indexOf(source)

const takesValue = ({ kept, value }: SettledFact, weaker: SettledFact): boolean =>
  kept && value === undefined && weaker.kept && weaker.source !== 'model'

/** What was taken away takes nothing else with it, but what a model makes of it again: another allergen is another fact. */
function isSame(stronger: SettledFact, weaker: SettledFact): boolean {
  if (stronger.key !== weaker.key) return false
  if (stronger.value === weaker.value || (weaker.source === 'model' && !stronger.kept)) return true
  if (weaker.source === 'note' && stronger.source === 'note' && stronger.words === weaker.words) return true
  return stronger.kept && (stronger.value === undefined || weaker.value === undefined)
}
