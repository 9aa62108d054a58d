/** A program's points after people's corrections: which norms each measure needs. Method: docs/visagism.md §4 (step 1). */
import { everyMeasure, SIGMA, type LandmarkScheme, type MeasureSchemes } from './face-shape.ts'
import {
  checkMarking,
  measureFace,
  type MarkedPoints,
  type Measures,
  type PhotoSize,
  type PointName,
} from './measure.ts'

/** Unchecked, checked, moved, or placed by hand. */
export const POINT_ORIGINS = ['device', 'checked', 'moved', 'hand'] as const
export type PointOrigin = (typeof POINT_ORIGINS)[number]
export type PointOrigins = { readonly [K in PointName]?: PointOrigin | undefined }

/** Seen, under a fringe, perhaps an edge of light, unseen. */
export const HAIRLINE_SIGHTS = ['seen', 'fringe', 'unsure', 'unseen'] as const
export type HairlineSight = (typeof HAIRLINE_SIGHTS)[number]

/** Always checked by a person: the mesh follows them least (slope 0.07 at the temples, 0.21 at the jaw). */
export const ALWAYS_LOOKED_AT = [
  'templeLeft',
  'templeRight',
  'jawLeft',
  'jawRight',
] as const satisfies readonly PointName[]

export type ProposedMarks = {
  readonly origins: PointOrigins
  /** The face turned to the camera, in any unit. */
  readonly straight: MarkedPoints
  readonly hairline: HairlineSight
}

export type MeasuredMarks = {
  readonly points: MarkedPoints
  readonly photo?: PhotoSize | undefined
  /** Default `outline`: people mark the edge of the face, not bones. */
  readonly scheme?: LandmarkScheme | undefined
  /** Absent when every point was marked by hand. */
  readonly proposed?: ProposedMarks | null | undefined
}

/**
 * Points that decide a measure's norms. Forehead and jaw: their own pair, as cheekbone width is equal for mesh and hand while the pairs'
 * means differ by three deviations. Length and angle have nearly equal means: every point counts.
 */
const POINTS_OF: Readonly<Record<keyof MeasureSchemes, readonly PointName[]>> = {
  length: ['hairline', 'chin', 'cheekboneLeft', 'cheekboneRight'],
  forehead: ['templeLeft', 'templeRight'],
  jaw: ['jawLeft', 'jawRight'],
  angle: ['jawLeft', 'jawRight', 'cheekboneLeft', 'cheekboneRight', 'chin'],
}
const THIRDS_POINTS: readonly PointName[] = ['hairline', 'browLine', 'noseBase', 'chin']

/** The mesh's norms while its points are all the mesh's, else the person's. */
export function schemesOf({ scheme = 'outline', proposed }: MeasuredMarks): MeasureSchemes {
  if (!proposed) return everyMeasure(scheme)
  const of = (measure: keyof MeasureSchemes) => (isProposed(proposed, POINTS_OF[measure]) ? 'mesh' : scheme)
  return { length: of('length'), forehead: of('forehead'), jaw: of('jaw'), angle: of('angle') }
}

/** If false, the hairline's point is an estimate. */
export const knowsHairline = ({ proposed }: MeasuredMarks): boolean =>
  !proposed || proposed.hairline === 'seen' || (proposed.origins.hairline ?? 'device') !== 'device'

/**
 * The program's points are measured turned to the camera, people's on the photo. No thirds without a hairline.
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
    // Relevant only for points marked on the turned head.
    offCentre: by('length').offCentre,
    thirds: knowsHairline(marks) ? thirds : null,
  }
}

/** Null when nothing, or an impossible face, was proposed. */
export function measureProposal({ proposed }: MeasuredMarks): Measures | null {
  return proposed && checkMarking(proposed.straight).length === 0 ? measureFace(proposed.straight) : null
}

/** Measures in which two readings differ by more than one deviation. */
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
