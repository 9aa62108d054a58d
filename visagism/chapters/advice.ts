/**
 * Advice that is not on a list of recommendations: a sentence of the thirds, a gesture of the first thirty days. It is said only where
 * neither what the person is told to leave aside nor what is recommended to them speaks against it.
 */
import { ornamentsFor } from '../accessories.ts'
import { BEARD } from '../beard.ts'
import { browsFor } from '../brows.ts'
import { wearsBeard } from '../care.ts'
import { type Advice, type Effect, OPPOSITES, type Refusal } from '../effects.ts'
import { FRINGE } from '../hair/fringe.ts'
import { hasFringe } from '../hair/reach.ts'
import { HAIR_PATHS, HAIR_RULES } from '../hair/hair.ts'
import { collarsFor } from '../necklines.ts'
import type { Reading } from '../reading.ts'
import { refusalsOf } from '../refusals.ts'
import { framesFor } from '../wardrobe/frames.ts'
import { claimsIn } from './claims.ts'

const listsOf = (r: Reading) => [framesFor(r), browsFor(r), collarsFor(r), ornamentsFor(r)]

type Recommended = { readonly what: string; readonly effects?: readonly Effect[] }

/** Everything a report of this reading recommends by name. */
export function recommendationsOf(r: Reading): Recommended[] {
  const cuts = HAIR_PATHS.map((path) => r.cuts[path].cut).map(({ name, effects }) => ({ what: name, effects }))
  const subjects = [...(hasFringe(r) ? [FRINGE] : []), ...(wearsBeard(r) ? [BEARD] : [])].map(
    ({ shapes }) => shapes[r.shape],
  )
  return [...cuts, ...[...subjects, ...listsOf(r)].flatMap(({ picks }) => picks)]
}

/** Every line of what to leave aside that this person reads. */
export const linesAgainst = (r: Reading): Refusal[] => [
  ...refusalsOf(r.shape, r.isTopBare),
  ...listsOf(r).flatMap(({ avoid }) => avoid),
]

/** A shape that asks for height asks for no low top, and the other way round (docs/visagism.md §5, Meta). */
function askedOfTop({ shape, isTopBare }: Reading): Effect[] {
  if (isTopBare) return []
  const { crown = 0 } = HAIR_RULES[shape].want
  return crown >= 0.4 ? ['altura-no-topo'] : crown <= -0.4 ? ['topo-baixo'] : []
}

/** A shape that is to end light, or to look shorter, asks for no weight at the chin. */
const refusesChin = ({ shape }: Reading): boolean => {
  const { jaw = 0, vertical = 0 } = HAIR_RULES[shape].want
  return jaw <= -0.4 || vertical <= -0.4
}

/** What speaks against each effect: a line of what to leave aside, the shape, or a recommendation that does the opposite. */
export function objectionsOf(r: Reading): ReadonlyMap<Effect, string> {
  const found = new Map<Effect, string>()
  const asked = askedOfTop(r).map((effect) => ({ effect, by: `a forma ${r.shape}` }))
  const done = recommendationsOf(r).flatMap(({ what, effects = [] }) => effects.map((effect) => ({ effect, by: what })))
  for (const { effect, by } of [...done, ...asked])
    for (const pair of OPPOSITES)
      if (pair.includes(effect)) for (const other of pair) if (other !== effect) found.set(other, by)
  if (refusesChin(r)) found.set('peso-no-queixo', `a forma ${r.shape}`)
  for (const { what, refuses = [] } of linesAgainst(r)) for (const effect of refuses) found.set(effect, what)
  return found
}

/** Which of these may be said to this person. */
export function sayable(r: Reading, advice: readonly Advice[]): Advice[] {
  const objections = objectionsOf(r)
  return advice.filter(({ effects }) => !effects.some((effect) => objections.has(effect)))
}

/** Sentences without those that ask for what the report speaks against. */
export function agreeing(r: Reading, sentences: readonly string[]): string[] {
  const objections = objectionsOf(r)
  return sentences.filter((text) => !claimsIn(text).some(({ effects }) => effects.some((e) => objections.has(e))))
}
