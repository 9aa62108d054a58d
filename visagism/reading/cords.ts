/** Hair worn in cords (locs or braids): advice for loose hair does not apply. */
import { CUTS } from '../cuts/cuts.ts'
import { saysLocs } from '../facts/said.ts'
import type { Reading } from './reading.ts'

export type Cords = 'locs' | 'braids'

/** Of today's hair, as said or as measured; null for loose hair. */
export function cordsOf({ brief, facts, said, isTopBare }: Reading): Cords | null {
  if (isTopBare) return null
  const worn = brief.today?.cut ? CUTS[brief.today.cut] : null
  if (worn?.locs || saysLocs(said)) return 'locs'
  return worn?.plaited || facts.has('braids-stay') ? 'braids' : null
}
