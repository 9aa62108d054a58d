/** The recommended cut's own fringe, an optional one, or none. */
import { lower } from '../knowledge/pt.ts'
import type { Reading } from './reading.ts'
import { ownFringeOf } from '../cuts/cuts.ts'
import { fringeFor, LEAST_FRONT_CM } from '../hair/fringe.ts'
import { hasFringe } from '../hair/reach.ts'

/** Null if unwanted, or if the cut has no place for it, or no front that is as long. */
export function fringeWithCut(r: Reading): { readonly what: string; readonly why: string } | null {
  const { cut } = r.cuts[r.cuts.recommended]
  if (r.themes.includes('franja-nao') || r.facts.has('leaves-fringe')) return null
  if (cut.fringe === 'none' || !hasFringe(r)) return null
  if (ownFringeOf(cut) !== null) return { what: 'A do próprio corte', why: `${lower(cut.name)} já vem com ela` }
  const [front] = cut.centimetres
  return fringeFor(r).picks.find(({ id }) => (LEAST_FRONT_CM[id] ?? 0) <= front) ?? null
}
