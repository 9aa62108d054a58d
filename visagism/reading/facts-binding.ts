import type { HairPath } from '../hair/hair.ts'
import { without } from '../hair/questions.ts'
import type { FactsSaid } from '../hair/refused-by-facts.ts'
import type { Reading } from './reading.ts'

/** What was said and binds the cut of a path: until a day, all that is cut before it. */
export const factsBinding = ({ turn, facts, questions, cutBrief }: Reading, path: HairPath): FactsSaid =>
  path === 'bold' ? (cutBrief.facts ?? facts) : without(facts, [...questions, ...(turn?.wishes ?? [])])
