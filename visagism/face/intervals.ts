/** Between which values a measure lies: how points are put, what hides them, and what a program and a person say apart (docs/measuring.md). */
import { NORM, RATIOS, type Interval, type Intervals, type ShapeRatios } from './face-shape.ts'
import { GATE, type Measures } from './measure.ts'
import { measureProposal, placedBy, type MeasuredMarks, type Placed } from './proposed.ts'

/**
 * To each side. By hand: three pixels at each point of a face some 200 wide. Looked at: what an eye lets pass. A program's own points follow
 * jaws too little and foreheads not at all (docs/measuring.md).
 */
const ERROR: Readonly<Record<Placed, Readonly<Record<keyof ShapeRatios, number | null>>>> = {
  hand: { lengthRatio: 0.025, foreheadRatio: 0.025, jawRatio: 0.025, jawAngle: 4 },
  checked: { lengthRatio: 0.03, foreheadRatio: 0.035, jawRatio: 0.035, jawAngle: 6 },
  device: { lengthRatio: 0.08, foreheadRatio: null, jawRatio: 0.08, jawAngle: 10 },
}

/** By how much of a face's own distance from the mean a program's points follow it. */
const FOLLOWED: Readonly<Record<keyof ShapeRatios, number>> = {
  lengthRatio: 0.39,
  foreheadRatio: 0.07,
  jawRatio: 0.21,
  jawAngle: 0.21,
}

export interface Hidden {
  /** No hairline, or a guessed one. */
  readonly isHeightUnknown: boolean
  readonly isForeheadCovered: boolean
  /** A beard or a cloth lies over jaw and chin. */
  readonly isJawHidden: boolean
}

/** A turned head, and a face of few pixels, widen every measure. */
const WIDER = { turned: 1.6, small: 1.3, hidden: 1.6 } as const

export function intervalsOf(marks: MeasuredMarks, measures: Measures, hidden: Hidden): Intervals {
  const program = measureProposal(marks)
  const turned = isTurned(marks, measures) ? WIDER.turned : 1
  const small = measures.heightPx < GATE.heightPx ? WIDER.small : 1
  const of = (ratio: keyof ShapeRatios): Interval | null => {
    const placed = placedBy(marks, ratio)
    const error = ERROR[placed][ratio]
    if (error === null || isUnseen(ratio, hidden)) return null
    const beard = hidden.isJawHidden && (ratio === 'jawRatio' || ratio === 'jawAngle') ? WIDER.hidden : 1
    const value = measures[ratio]
    const apart = placed === 'hand' && program ? unexplained(ratio, value, program) / 2 : 0
    const reach = Math.max(error * turned * small * beard, apart)
    return [value - reach, value + reach]
  }
  return {
    lengthRatio: of('lengthRatio'),
    foreheadRatio: of('foreheadRatio'),
    jawRatio: of('jawRatio'),
    jawAngle: of('jawAngle'),
  }
}

/** The camera's own word, else how far the midline stands from the middle of the cheekbones. */
export const isTurned = ({ proposed }: MeasuredMarks, { offCentre }: Measures): boolean =>
  Math.abs(proposed?.pose?.yaw ?? 0) > GATE.yawDegrees || offCentre > GATE.offCentre

function isUnseen(ratio: keyof ShapeRatios, hidden: Hidden): boolean {
  return (ratio === 'lengthRatio' && hidden.isHeightUnknown) || (ratio === 'foreheadRatio' && hidden.isForeheadCovered)
}

/** What parts a person's points from the program's, beyond its averaging. */
const unexplained = (ratio: keyof ShapeRatios, value: number, program: Measures): number =>
  Math.abs(program[ratio] - NORM.mean[ratio] - FOLLOWED[ratio] * (value - NORM.mean[ratio]))

/** Measures in which neither interval reaches the other's value. */
export const ratiosApart = (one: Intervals, other: Intervals): (keyof ShapeRatios)[] =>
  RATIOS.filter((ratio) => {
    const [a, b] = [one[ratio], other[ratio]]
    return a !== null && b !== null && (a[1] < b[0] || b[1] < a[0])
  })
