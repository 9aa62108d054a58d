/**
 * Points a program proposed and what people made of them: which measures are still the program's, and measured how.
 * Method: docs/visagism.md §4 (step 1).
 */
import { everyMeasure, SIGMA, type LandmarkScheme, type MeasureSchemes } from './face-shape.ts'
import {
  checkMarking,
  measureFace,
  type MarkedPoints,
  type Measures,
  type PhotoSize,
  type PointName,
} from './measure.ts'

/** Who put a point where it lies: a program that nobody looked after, a person who found it right or moved it, a hand alone. */
export const POINT_ORIGINS = ['device', 'checked', 'moved', 'hand'] as const
export type PointOrigin = (typeof POINT_ORIGINS)[number]
export type PointOrigins = { readonly [K in PointName]?: PointOrigin | undefined }

/** What the program saw of the hairline: the line itself, hair over it, an edge that may be light, nothing. */
export const HAIRLINE_SIGHTS = ['seen', 'fringe', 'unsure', 'unseen'] as const
export type HairlineSight = (typeof HAIRLINE_SIGHTS)[number]

/** Where the mesh follows a face least (slope 0.07 at the temples, 0.21 at the jaw): a person looks at these, always. */
export const ALWAYS_LOOKED_AT = [
  'templeLeft',
  'templeRight',
  'jawLeft',
  'jawRight',
] as const satisfies readonly PointName[]

export type ProposedMarks = {
  readonly origins: PointOrigins
  /** The points as proposed, of the face turned to the camera. Any unit: only ratios and angles are taken from them. */
  readonly straight: MarkedPoints
  readonly hairline: HairlineSight
}

/** What a marking is measured by. */
export type MeasuredMarks = {
  readonly points: MarkedPoints
  readonly photo?: PhotoSize | undefined
  /** Of the points people put; default `outline`: they are asked to mark the edge of the face, not bones under the skin. */
  readonly scheme?: LandmarkScheme | undefined
  /** Absent when every point was marked by hand. */
  readonly proposed?: ProposedMarks | null | undefined
}

/**
 * The points whose hand decides a measure's norms. Forehead and jaw are their own pair alone: the cheekbones' width is the
 * same for mesh and hand, while the two means of the pairs lie three deviations apart, and a touch on a cheekbone must not
 * change them. Length and angle have nearly one mean for all, so every point of theirs counts.
 */
const POINTS_OF: Readonly<Record<keyof MeasureSchemes, readonly PointName[]>> = {
  length: ['hairline', 'chin', 'cheekboneLeft', 'cheekboneRight'],
  forehead: ['templeLeft', 'templeRight'],
  jaw: ['jawLeft', 'jawRight'],
  angle: ['jawLeft', 'jawRight', 'cheekboneLeft', 'cheekboneRight', 'chin'],
}
const THIRDS_POINTS: readonly PointName[] = ['hairline', 'browLine', 'noseBase', 'chin']

/** A measure whose points are still the mesh's is read by the mesh's norms; one whose point a person put, by the person's. */
export function schemesOf({ scheme = 'outline', proposed }: MeasuredMarks): MeasureSchemes {
  if (!proposed) return everyMeasure(scheme)
  const of = (measure: keyof MeasureSchemes) => (isProposed(proposed, POINTS_OF[measure]) ? 'mesh' : scheme)
  return { length: of('length'), forehead: of('forehead'), jaw: of('jaw'), angle: of('angle') }
}

/** Whether anybody or anything saw where the hair begins. Where not, its point is an estimate from the rest of the face. */
export const knowsHairline = ({ proposed }: MeasuredMarks): boolean =>
  !proposed || proposed.hairline === 'seen' || (proposed.origins.hairline ?? 'device') !== 'device'

/**
 * Measures a marking. What is still the program's is measured on the face turned to the camera; what a person put, on the
 * photo, where only the roll can be corrected. Without a known hairline there are no thirds.
 * @throws RangeError as `measureFace`
 */
export function measureMarks(marks: MeasuredMarks): Measures {
  const onPhoto = measureFace(marks.points, marks.photo)
  const { proposed } = marks
  const turned = proposed && checkMarking(proposed.straight).length === 0 ? measureFace(proposed.straight) : onPhoto
  const schemes = schemesOf(marks)
  const by = (measure: keyof MeasureSchemes) => (schemes[measure] === 'mesh' ? turned : onPhoto)
  const thirds = proposed && isProposed(proposed, THIRDS_POINTS) ? turned.thirds : onPhoto.thirds
  return {
    ...onPhoto,
    lengthRatio: by('length').lengthRatio,
    foreheadRatio: by('forehead').foreheadRatio,
    jawRatio: by('jaw').jawRatio,
    jawAngle: by('angle').jawAngle,
    // A head that was turned back is no reason for caution; one that a person marked as it stood is.
    offCentre: by('length').offCentre,
    thirds: knowsHairline(marks) ? thirds : null,
  }
}

/** What the program alone would have measured; null when it proposed nothing or no possible face. */
export function measureProposal({ proposed }: MeasuredMarks): Measures | null {
  return proposed && checkMarking(proposed.straight).length === 0 ? measureFace(proposed.straight) : null
}

/** The measures in which two readings of one face lie more than one deviation of people apart. */
export function measuresApart(one: Measures, other: Measures): (keyof MeasureSchemes)[] {
  const isApart = (a: number, b: number, deviation: number) => Math.abs(a - b) > deviation
  const apart = {
    length: isApart(one.lengthRatio, other.lengthRatio, SIGMA.lengthRatio),
    forehead: isApart(one.foreheadRatio, other.foreheadRatio, SIGMA.foreheadRatio),
    jaw: isApart(one.jawRatio, other.jawRatio, SIGMA.jawRatio),
    angle: isApart(one.jawAngle, other.jawAngle, SIGMA.jawAngle),
  }
  return (['length', 'forehead', 'jaw', 'angle'] as const).filter((measure) => apart[measure])
}

const isProposed = ({ origins }: ProposedMarks, points: readonly PointName[]) =>
  points.every((name) => origins[name] === 'device' || origins[name] === 'checked')
