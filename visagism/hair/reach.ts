/** What today's hair can do: be tied, have a lock beside the face, or neither. */
import { leavesStubble } from '../cuts/cuts.ts'
import type { Theme } from '../knowledge/observations.ts'
import type { HairLength } from '../knowledge/form.ts'
import { presentLengths } from './growth.ts'
import { type ChosenCuts, type CutBrief, presentHair } from './hair.ts'

/** `rente`: shaved or bald. `curto`: nothing to tie. `comprido`: can be tied. */
export type Reach = 'rente' | 'curto' | 'comprido'

interface Wearer extends Pick<CutBrief, 'isTopBare' | 'texture'> {
  readonly cutBrief: Pick<CutBrief, 'lengthSeen' | 'form'>
}

/** Unknown counts as short: nothing is asked of hair that may not be there. */
export function hairReachOf({ isTopBare, cutBrief: { lengthSeen = null, form } }: Wearer): Reach {
  if (isTopBare || lengthSeen === 'raspado') return 'rente'
  if (lengthSeen !== null) return lengthSeen === 'grande' || lengthSeen === 'longo' ? 'comprido' : 'curto'
  return form.hairLength && form.hairLength !== 'Curto' && form.hairLength !== 'Muito curto' ? 'comprido' : 'curto'
}

/** Of the head that the pages after the cuts are drawn on and speak of: the recommended one, where nothing has to grow for it. */
export function reachAfterCut(wearer: Wearer & Pick<Styled, 'cuts'>): Reach {
  const today = hairReachOf(wearer)
  const { cut, stays, monthsToGrow } = wearer.cuts[wearer.cuts.recommended]
  if (stays || monthsToGrow > 0) return today
  if (leavesStubble(cut)) return 'rente'
  return today === 'comprido' && !cut.ties ? 'curto' : today
}

/** Short coils have no locks to lay or part. */
export const hasLocks = (wearer: Wearer): boolean => {
  const reach = hairReachOf(wearer)
  return reach === 'comprido' || (reach === 'curto' && wearer.texture !== 'crespo')
}

export const hasFringe = (wearer: Wearer): boolean => hairReachOf(wearer) !== 'rente'

export const isCurled = ({ texture }: Pick<Wearer, 'texture'>): boolean =>
  texture === 'cacheado' || texture === 'crespo'

interface Styled {
  readonly themes: readonly Theme[]
  readonly cuts: ChosenCuts
}

export const isWornTied = ({ themes, cuts }: Styled): boolean =>
  themes.includes('cabelo-preso') || cuts[cuts.recommended].cut.tied === true

/** From this length on, nape hair reaches the shoulders. */
const SHOULDER_CM = 18

/** For words of where hair ends; null where `Médio` is of coils, or of hair that was measured, that ends above the shoulders. */
export function lengthNamed({ cutBrief }: { readonly cutBrief: CutBrief }): HairLength | null {
  const { hairLength } = cutBrief.form
  const hair = presentHair(cutBrief)
  const isKnown = hair.texture === 'crespo' || hair.today?.cm != null
  const [, , nape] = presentLengths(hair)
  return hairLength === 'Médio' && isKnown && nape < SHOULDER_CM ? null : (hairLength ?? null)
}
