/** Keeps advice in running text from contradicting a recommendation or something to avoid. */
import { ornamentsFor } from '../advice/accessories.ts'
import { beardFor } from '../advice/beard.ts'
import { browsFor } from '../advice/brows.ts'
import { wearsBeard } from '../reading/care.ts'
import { type Advice, type Effect, OPPOSITES, type Refusal } from '../knowledge/effects.ts'
import { fringeFor } from '../hair/fringe.ts'
import { hasFringe } from '../hair/reach.ts'
import { HAIR_PATHS, HAIR_RULES } from '../hair/hair.ts'
import { cautionsOf } from '../advice/wardrobe.ts'
import { collarsFor } from '../advice/necklines.ts'
import type { Reading } from '../reading/reading.ts'
import { lacksOf } from '../reading/lacks.ts'
import { refusalsOf } from '../reading/refusals.ts'
import type { ShapeAdvice } from '../advice/shape-advice.ts'
import { framesFor } from '../advice/frames.ts'
import { claimsIn } from '../knowledge/claims.ts'

const LISTS = new WeakMap<Reading, readonly ShapeAdvice[]>()
/** Cached: every page needs these. */
function listsOf(r: Reading): readonly ShapeAdvice[] {
  const known = LISTS.get(r)
  if (known) return known
  const lists = [framesFor(r), browsFor(r), collarsFor(r), ornamentsFor(r)]
  LISTS.set(r, lists)
  return lists
}

type Recommended = { readonly what: string; readonly effects?: readonly Effect[] }

export function recommendationsOf(r: Reading): Recommended[] {
  const cuts = HAIR_PATHS.map((path) => r.cuts[path].cut).map(({ name, effects }) => ({ what: name, effects }))
  const subjects = [...(hasFringe(r) ? [fringeFor(r)] : []), ...(wearsBeard(r) ? [beardFor(r)] : [])]
  return [...cuts, ...[...subjects, ...listsOf(r)].flatMap(({ picks }) => picks)]
}

export const linesAgainst = (r: Reading): Refusal[] => [
  ...refusalsOf(r.shape, r.isTopBare),
  ...listsOf(r).flatMap(({ avoid }) => avoid),
  ...cautionsOf(r),
]

/** A shape that needs height gets no low top, nor the reverse (docs/visagism.md §5, Meta). */
function askedOfTop({ shape, isTopBare }: Reading): Effect[] {
  if (isTopBare) return []
  const { crown = 0 } = HAIR_RULES[shape].want
  return crown >= 0.4 ? ['altura-no-topo'] : crown <= -0.4 ? ['topo-baixo'] : []
}

/** A face that should end light or look shorter gets no weight at the chin. */
const refusesChin = ({ shape }: Reading): boolean => {
  const { jaw = 0, vertical = 0 } = HAIR_RULES[shape].want
  return jaw <= -0.4 || vertical <= -0.4
}

/** A long face is never lengthened (docs/visagism.md §5, Meta). */
const askedOfLength = ({ shape }: Reading): Effect[] => (shape === 'retangular' ? ['alonga-o-conjunto'] : [])

/** Reasons come from things to avoid, the shape, or an opposite recommendation. */
export function objectionsOf(r: Reading): ReadonlyMap<Effect, string> {
  const found = new Map<Effect, string>()
  const shape = `a forma ${r.shape}`
  const asked = askedOfTop(r).map((effect) => ({ effect, by: shape }))
  const done = recommendationsOf(r).flatMap(({ what, effects = [] }) => effects.map((effect) => ({ effect, by: what })))
  for (const { effect, by } of [...done, ...asked])
    for (const pair of OPPOSITES)
      if (pair.includes(effect)) for (const other of pair) if (other !== effect) found.set(other, by)
  if (refusesChin(r)) found.set('peso-no-queixo', `a forma ${r.shape}`)
  for (const effect of askedOfLength(r)) found.set(effect, shape)
  for (const { what, refuses = [] } of linesAgainst(r)) for (const effect of refuses) found.set(effect, what)
  return found
}

function recommendedEffects(r: Reading): ReadonlyMap<Effect, string> {
  return new Map(
    recommendationsOf(r).flatMap(({ what, effects = [] }) => effects.map((effect) => [effect, what] as const)),
  )
}

/** Compares with what the line refuses, whatever its shape. */
export const isRecommended = (r: Reading, { refuses = [] }: Refusal): boolean =>
  recommendationsOf(r).some(({ effects = [] }) => refuses.some((effect) => effects.includes(effect)))

type Claim = Pick<Advice, 'effects' | 'refuses' | 'needs'>
/** Reasons against an advice. */
export type Against = (advice: Claim) => readonly string[]

const KNOWN = new WeakMap<Reading, Against>()
/** Cached: called for every sentence. */
export function againstIn(r: Reading): Against {
  const known = KNOWN.get(r)
  if (known) return known
  const objections = objectionsOf(r)
  const recommended = recommendedEffects(r)
  const lacks = lacksOf(r)
  const against: Against = ({ effects, refuses = [], needs = [] }) => [
    ...needs.flatMap((need) => lacks.get(need) ?? []),
    ...effects.flatMap((effect) => objections.get(effect) ?? []),
    ...refuses.flatMap((effect) => recommended.get(effect) ?? []),
  ]
  KNOWN.set(r, against)
  return against
}

export function sayable<A extends Claim>(r: Reading, advice: readonly A[]): A[] {
  const against = againstIn(r)
  return advice.filter((one) => against(one).length === 0)
}

/** True if a text contradicts nothing in the report. */
export const agrees = (r: Reading, text: string): boolean => {
  const against = againstIn(r)
  return claimsIn(text).every((claim) => against(claim).length === 0)
}

/** Drops sentences that contradict the report. */
export function agreeing(r: Reading, texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    if (agrees(r, text)) return [text]
    const left = text
      .replace(/([.!?])\s+/g, '$1\n')
      .split('\n')
      .filter((sentence) => agrees(r, sentence))
    return left.length > 0 ? [left.join(' ')] : []
  })
}
