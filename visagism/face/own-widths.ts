import type { TopLine } from './covered.ts'
import type { MeasureSchemes } from './face-shape.ts'
import { GATE, type Measures } from './measure.ts'

/** Length is hairline to chin; forehead where skin meets hair, half-way up. */
export const OWN_WIDTHS = ['length', 'forehead', 'jaw'] as const
/** Over cheekbone width; absent when unreliable. */
export type OwnWidths = { readonly [Width in (typeof OWN_WIDTHS)[number]]?: number | undefined }

type Seen = {
  readonly measures: Measures
  readonly schemes: MeasureSchemes
  readonly hairline: TopLine
  readonly isJawHidden: boolean
}

/**
 * Null without reliable widths. None from a turned head (one side shrinks), no length without hairline, no forehead under a cloth, no jaw
 * under a beard. Forehead and jaw need points on the edge: a mesh averages, and bone corners lie inside it.
 */
export function ownWidthsOf({ measures, schemes, hairline, isJawHidden }: Seen): OwnWidths | null {
  if (measures.offCentre > GATE.offCentre) return null
  const knowsHairline = hairline === 'seen' || hairline === 'bare'
  const widths: OwnWidths = {
    ...(knowsHairline && { length: measures.lengthRatio }),
    ...(hairline !== 'covered' && schemes.forehead === 'outline' && { forehead: measures.foreheadRatio }),
    ...(!isJawHidden && schemes.jaw === 'outline' && { jaw: measures.jawRatio }),
  }
  return Object.keys(widths).length > 0 ? widths : null
}
