/** A program's points after people's corrections: what is measured where. Method: docs/visagism.md §4 (step 1). */
import type { ShapeRatios } from './face-shape.ts'
import type { OwnFeatures } from '../portrait/head/own-features.ts'
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

/** Always checked by a person: a mesh follows temples and jaw least (slopes 0.07 and 0.21), and the cheekbones are the ruler of all. */
export const ALWAYS_LOOKED_AT = [
  'templeLeft',
  'templeRight',
  'cheekboneLeft',
  'cheekboneRight',
  'jawLeft',
  'jawRight',
] as const satisfies readonly PointName[]

/** Parts that something else than their own skin covers on the photo. */
export const HIDDEN_PARTS = ['chin', 'forehead'] as const
export type HiddenPart = (typeof HIDDEN_PARTS)[number]

export type ProposedMarks = {
  readonly origins: PointOrigins
  /** The face turned to the camera, in any unit. */
  readonly straight: MarkedPoints
  readonly hairline: HairlineSight
  /** Degrees. */
  readonly pose?: { readonly yaw: number } | undefined
  readonly hidden?: readonly HiddenPart[] | undefined
  readonly features?: OwnFeatures | undefined
}

export type MeasuredMarks = {
  readonly points: MarkedPoints
  readonly photo?: PhotoSize | undefined
  /** Absent when every point was marked by hand. */
  readonly proposed?: ProposedMarks | null | undefined
}

/** Forehead and jaw are as good as their own pair: cheekbone width is equal for program and hand. */
const POINTS_OF: Readonly<Record<keyof ShapeRatios, readonly PointName[]>> = {
  lengthRatio: ['hairline', 'chin', 'cheekboneLeft', 'cheekboneRight'],
  foreheadRatio: ['templeLeft', 'templeRight'],
  jawRatio: ['jawLeft', 'jawRight'],
  jawAngle: ['jawLeft', 'jawRight', 'cheekboneLeft', 'cheekboneRight', 'chin'],
}
const THIRDS_POINTS: readonly PointName[] = ['hairline', 'browLine', 'noseBase', 'chin']

/** Who put a measure's points: a program alone, a program with a person's look at the pair, or a person. */
export type Placed = 'device' | 'checked' | 'hand'

export function placedBy({ proposed }: MeasuredMarks, ratio: keyof ShapeRatios): Placed {
  if (!proposed || !isProposed(proposed, POINTS_OF[ratio])) return 'hand'
  return POINTS_OF[ratio].some((name) => proposed.origins[name] === 'checked') ? 'checked' : 'device'
}

/** Whether the program saw a part covered by something else than skin. */
export const isHidden = ({ proposed }: Pick<MeasuredMarks, 'proposed'>, part: HiddenPart): boolean =>
  proposed?.hidden?.includes(part) ?? false

/** If false, the hairline's point is an estimate: a brim at the brow is no hairline, whoever put the point. */
export const knowsHairline = (marks: MeasuredMarks): boolean => {
  const { proposed } = marks
  if (!proposed) return true
  const isSeen = proposed.hairline === 'seen' || (proposed.origins.hairline ?? 'device') !== 'device'
  return isSeen && !isHidden(marks, 'forehead')
}

/**
 * The program's points are measured turned to the camera, people's on the photo. No thirds without a hairline.
 * @throws RangeError as `measureFace`
 */
export function measureMarks(marks: MeasuredMarks): Measures {
  const onPhoto = measureFace(marks.points, marks.photo)
  const { proposed } = marks
  const turned = proposed && checkMarking(proposed.straight).length === 0 ? measureFace(proposed.straight) : onPhoto
  const by = (ratio: keyof ShapeRatios) => (placedBy(marks, ratio) === 'hand' ? onPhoto : turned)
  const thirds = proposed && isProposed(proposed, THIRDS_POINTS) ? turned.thirds : onPhoto.thirds
  return {
    ...onPhoto,
    lengthRatio: by('lengthRatio').lengthRatio,
    foreheadRatio: by('foreheadRatio').foreheadRatio,
    jawRatio: by('jawRatio').jawRatio,
    jawAngle: by('jawAngle').jawAngle,
    // Relevant only for points marked on the turned head.
    offCentre: by('lengthRatio').offCentre,
    thirds: knowsHairline(marks) ? thirds : null,
  }
}

/** Null when nothing, or an impossible face, was proposed. */
export function measureProposal({ proposed }: MeasuredMarks): Measures | null {
  return proposed && checkMarking(proposed.straight).length === 0 ? measureFace(proposed.straight) : null
}

const isProposed = ({ origins }: ProposedMarks, points: readonly PointName[]) =>
  points.every((name) => origins[name] === 'device' || origins[name] === 'checked')
