/** What the marks of a person hold of the proportions of their face, for whoever draws it. */
import type { TopLine } from './covered.ts'
import type { MeasureSchemes } from './face-shape.ts'
import { GATE, type Measures } from './measure.ts'

/** Each over the width of the cheekbones, as in `Measures`; absent where the photo does not show it firmly. */
export type OwnWidths = {
  /** Hairline to chin. */
  readonly length?: number | undefined
  /** Where skin meets hair, half-way up the forehead. */
  readonly forehead?: number | undefined
  readonly jaw?: number | undefined
}

type Seen = {
  readonly measures: Measures
  readonly schemes: MeasureSchemes
  readonly hairline: TopLine
  readonly isJawHidden: boolean
}

/**
 * The widths that may be drawn as they were measured; null where there is none. None is taken from a head that was turned, for
 * one side shrinks; no length without a hairline; no forehead under a cloth, no jaw under a beard. Forehead and jaw are taken
 * from points on the edge of the face alone: a mesh follows both least and pulls every face to the average, and a bone's corner
 * lies inside the edge that is drawn.
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
