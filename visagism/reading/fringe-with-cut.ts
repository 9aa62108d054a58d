/** The recommended cut's own fringe, an optional one, or none. */
import { lower } from '../knowledge/pt.ts'
import type { Reading } from './reading.ts'
import { ownFringeOf } from '../cuts/cuts.ts'
import { fringeFor } from '../hair/fringe.ts'
import { hasFringe } from '../hair/reach.ts'

/** Null if unwanted, or if the cut has no place for it. */
export function fringeWithCut(r: Reading): { readonly what: string; readonly why: string } | null {
  const { cut } = r.cuts[r.cuts.recommended]
  if (r.themes.includes('franja-nao') || cut.fringe === 'none' || !hasFringe(r)) return null
  if (ownFringeOf(cut) !== null) return { what: 'A do próprio corte', why: `${lower(cut.name)} já vem com ela` }
  return fringeFor(r).picks[0]
}
