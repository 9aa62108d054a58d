import type { TopLine } from './covered.ts'
import type { MeasureSchemes } from './face-shape.ts'
import { GATE, type Measures } from './measure.ts'
import type { OwnWidths } from '../portrait/head/own-widths.ts'

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
