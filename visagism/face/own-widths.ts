import type { TopLine } from './covered.ts'
import { GATE, type Measures } from './measure.ts'
import { isHidden, placedBy, type MeasuredMarks } from './proposed.ts'
import type { OwnWidths } from '../portrait/head/own-widths.ts'

type Seen = {
  readonly marking: MeasuredMarks
  readonly measures: Measures
  readonly hairline: TopLine
  readonly isJawHidden: boolean
}

/**
 * Null without reliable widths. None from a turned head (one side shrinks), no length without hairline, no forehead under a cloth, no jaw
 * under a beard, nor either of a part that the program saw covered. Forehead and jaw need a person's points: a program's averages.
 */
export function ownWidthsOf({ marking, measures, hairline, isJawHidden }: Seen): OwnWidths | null {
  if (measures.offCentre > GATE.offCentre) return null
  const knowsHairline = hairline === 'seen' || hairline === 'bare'
  const isByHand = (ratio: 'foreheadRatio' | 'jawRatio') => placedBy(marking, ratio) === 'hand'
  const widths: OwnWidths = {
    ...(knowsHairline && { length: measures.lengthRatio }),
    ...(hairline !== 'covered' &&
      !isHidden(marking, 'forehead') &&
      isByHand('foreheadRatio') && { forehead: measures.foreheadRatio }),
    ...(!isJawHidden && !isHidden(marking, 'chin') && isByHand('jawRatio') && { jaw: measures.jawRatio }),
  }
  return Object.keys(widths).length > 0 ? widths : null
}
