import { FACE_SHAPES, type FaceShape } from '#visagism/knowledge/axes.ts'
import { type FaceEvidence, mergeEvidence } from '#visagism/face/evidence.ts'
import { type Gauge, gaugesOf } from '#visagism/reading/gauges.ts'
import { checkMarking, type MarkingProblem, type PhotoSize } from '#visagism/face/measure.ts'
import { isComplete, type Marking, toMarked } from './handles.ts'
import { toFaceMarking } from './proposed-points.ts'
import { startPoints } from './start-points.ts'

export interface Reading {
  /** Handles that must move before anything is measured. */
  readonly problems: readonly MarkingProblem[]
  /** Null with problems or missing points. */
  readonly evidence: FaceEvidence | null
  /** With problems, only their names and means are valid. */
  readonly gauges: readonly Gauge[]
}

/** Uses the report's own rules. Far below a millisecond: runs while dragging. */
export function readMarking(marking: Marking, photo: PhotoSize): Reading {
  const { points, proposed } = toFaceMarking(marking, photo)
  const problems = checkMarking(points, photo)
  if (problems.length > 0) return { problems, evidence: null, gauges: WAITING }
  const by = proposed?.reviewed === false ? 'aparelho' : 'cliente'
  const evidence = mergeEvidence({ marking: { points, photo, proposed, by, at: '' } })
  return {
    problems,
    evidence: isComplete(marking) ? evidence : null,
    gauges: evidence ? gaugesOf(evidence) : WAITING,
  }
}

const WAITING = waitingGauges()

function waitingGauges(): Gauge[] {
  const points = toMarked({ points: startPoints({ width: 1200, height: 1600 }), placed: [] })
  const evidence = mergeEvidence({ marking: { points, by: 'cliente', at: '' } })
  return evidence ? gaugesOf(evidence) : []
}

export interface ShapeShare {
  readonly shape: FaceShape
  readonly share: number
}

/** Largest first. */
export function topShares({ shares }: FaceEvidence, count: number): ShapeShare[] {
  return FACE_SHAPES.map((shape) => ({ shape, share: shares[shape] }))
    .sort((a, b) => b.share - a.share)
    .slice(0, count)
}
