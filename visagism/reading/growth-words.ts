/** How a wait is counted: from which length, and to which. */
import { growthFor, stretched } from '../hair/growth.ts'
import { presentHair, type HairPath } from '../hair/hair.ts'
import type { Reading } from './reading.ts'

const PLACES = { front: 'na frente', sides: 'nos lados', nape: 'na nuca' } as const

const centimetres = (cm: number): string => String(Math.round(cm * 10) / 10).replace('.', ',')

/** What is nearer than the first cut is made instead of it, and grows from today's hair. */
export const isAfterFirst = ({ cuts }: Pick<Reading, 'cuts'>, path: HairPath): boolean =>
  path !== cuts.recommended && cuts[path].distance.total >= cuts[cuts.recommended].distance.total

/** `na frente, de 0,5 a 2 cm`, and what that is of a curl that is pulled straight; null where nobody measured today's hair. */
export function growthOfPath(r: Pick<Reading, 'cuts' | 'cutBrief'>, path: HairPath): string | null {
  const hair = presentHair(r.cutBrief)
  if (hair.today?.cm == null) return null
  const { cut } = r.cuts[path]
  const { place, from, to } = growthFor(cut, hair, isAfterFirst(r, path) ? r.cuts[r.cuts.recommended].cut : undefined)
  const isCurled = (hair.texture === 'crespo' || hair.texture === 'cacheado') && cut.plaited !== true
  const pulled = isCurled
    ? ` do fio seco, que esticado são de ${centimetres(stretched(from, hair.texture))} a ${centimetres(stretched(to, hair.texture))} cm`
    : ''
  return `${PLACES[place]}, de ${centimetres(from)} a ${centimetres(to)} cm${pulled}`
}
