/**
 * What the hair somebody wears today can do: be tied, have a lock beside the face, or neither. Advice that asks for more than that is
 * not theirs.
 */
import type { Theme } from '../observations.ts'
import type { ChosenCuts, CutBrief } from './hair.ts'

/** `rente` is shaved or a skin; `curto` has nothing to tie; `comprido` has. */
export type Reach = 'rente' | 'curto' | 'comprido'

/** A reading, or what of one tells the hair. */
interface Wearer extends Pick<CutBrief, 'isTopBare' | 'texture'> {
  readonly cutBrief: Pick<CutBrief, 'lengthSeen' | 'form'>
}

/** What nobody said is taken for short: nothing is asked of hair that may not be there. */
export function hairReachOf({ isTopBare, cutBrief: { lengthSeen = null, form } }: Wearer): Reach {
  if (isTopBare || lengthSeen === 'raspado') return 'rente'
  if (lengthSeen !== null) return lengthSeen === 'grande' || lengthSeen === 'longo' ? 'comprido' : 'curto'
  return form.hairLength && form.hairLength !== 'Curto' && form.hairLength !== 'Muito curto' ? 'comprido' : 'curto'
}

/** Whether a lock can be laid somewhere, or parted: short coils stand as they grow. */
export const hasLocks = (wearer: Wearer): boolean => {
  const reach = hairReachOf(wearer)
  return reach === 'comprido' || (reach === 'curto' && wearer.texture !== 'crespo')
}

/** Whether anything can fall on the forehead, or soon will. */
export const hasFringe = (wearer: Wearer): boolean => hairReachOf(wearer) !== 'rente'

export const isCurled = ({ texture }: Pick<Wearer, 'texture'>): boolean =>
  texture === 'cacheado' || texture === 'crespo'

interface Styled {
  readonly themes: readonly Theme[]
  readonly cuts: ChosenCuts
}

/** Whether the hair is tied, by their own word or in the way that is recommended first. */
export const isWornTied = ({ themes, cuts }: Styled): boolean =>
  themes.includes('cabelo-preso') || cuts[cuts.recommended].cut.tied === true
