/**
 * The ten points of the marker as a program proposes them. A mesh pulls every face to the average, so people decide: temples
 * and jaw always ask for a look, the hairline where it was not seen.
 */
import type { Point } from '../face/measure.ts'

export const PROPOSED_POINTS = [
  'hairline',
  'browLine',
  'noseBase',
  'chin',
  'templeLeft',
  'templeRight',
  'cheekboneLeft',
  'cheekboneRight',
  'jawLeft',
  'jawRight',
] as const
export type ProposedPoint = (typeof PROPOSED_POINTS)[number]
export type ProposedPoints = Readonly<Record<ProposedPoint, Point>>

export interface PointProposal {
  /** On the photo, in its pixels. */
  readonly points: ProposedPoints
  /** The same points of the face turned to the camera: what is measured as long as nobody moved them. */
  readonly straight: ProposedPoints
  readonly toCheck: readonly ProposedPoint[]
  /** `seen` on the photo; `fringe`: hair lies over it; `unsure`: an edge was found that may be light; `unseen`: none at all. */
  readonly hairline: 'seen' | 'fringe' | 'unsure' | 'unseen'
  /** Degrees. */
  readonly pose: { readonly yaw: number; readonly pitch: number; readonly roll: number }
  /** Which models and rules found the points. */
  readonly model: string
}
