/** One drawn face marked twice: by a hand that errs, and by the program with a person's look. Its truth is the drawing (docs/measuring.md). */
import type { FaceShape } from '#visagism/knowledge/axes.ts'
import { readPhoto } from '#jobs/face/read-photo.ts'
import { type FaceEvidence, type Marking, mergeEvidence, shapeCertaintyOf } from '#visagism/face/evidence.ts'
import type { MarkedPoints, Point, PointName } from '#visagism/face/measure.ts'
import { ALWAYS_LOOKED_AT, type PointOrigin } from '#visagism/face/proposed.ts'
import type { FaceFinder } from '#visagism/finder/finder.ts'
import { PHOTO_SIZE, photosOf, type PhotoSitter, pointsOf } from './sample-photos.ts'

export interface TwoMarkings {
  readonly byHand: FaceEvidence | null
  readonly byProgram: FaceEvidence | null
  /** Before anybody looked. */
  readonly alone: FaceEvidence | null
}

export interface Eye {
  /** By how much a hand misses each point, to each side, in cheekbone widths: three pixels of a face 214 wide. */
  readonly slip: number
  /** A proposed point nearer to the edge than this is let pass, in cheekbone widths. */
  readonly passes: number
}
export const USUAL_EYE: Eye = { slip: 0.014, passes: 0.02 }

const AT = '2026-11-28'
const rightAt = (points: MarkedPoints, more: Partial<Marking>): FaceEvidence | null =>
  mergeEvidence({ marking: { points, photo: PHOTO_SIZE, by: 'cliente', at: AT, ...more } })

/** @param dice 0 to 1 */
export async function markTwice(
  finder: FaceFinder,
  sitter: PhotoSitter,
  eye: Eye,
  dice: () => number,
): Promise<TwoMarkings> {
  const truth = pointsOf(sitter)
  const width = truth.cheekboneRight.x - truth.cheekboneLeft.x
  const slipped = ({ x, y }: Point): Point => {
    const by = () => (dice() * 2 - 1) * eye.slip * width
    return { x: x + by(), y: y + by() }
  }
  const hand = mapPoints(truth, (_, point) => slipped(point))
  const { front } = await photosOf(sitter)
  const { pixels, scale } = await readPhoto(front)
  const { proposal } = finder.study(pixels, undefined, false)
  const byHand = rightAt(hand, {})
  if (!proposal) return { byHand, byProgram: null, alone: null }
  const found = mapPoints(proposal.points, (_, { x, y }) => ({ x: x * scale, y: y * scale }))
  const { straight, hairline, pose } = proposal
  const isMoved = (name: PointName) => {
    const [from, to] = [found[name], hand[name]]
    if (name === 'hairline') return hairline !== 'seen'
    const isLookedAt = ALWAYS_LOOKED_AT.some((one) => one === name)
    return isLookedAt && from !== undefined && to !== undefined && Math.abs(from.x - to.x) > eye.passes * width
  }
  const looked = mapPoints(found, (name, point) => (isMoved(name) ? (hand[name] ?? point) : point))
  const originsWith = (of: (name: PointName) => PointOrigin) => {
    const origins: Partial<Record<PointName, PointOrigin>> = {}
    mapPoints(found, (name, point) => {
      origins[name] = of(name)
      return point
    })
    return { origins, straight, hairline, pose }
  }
  const lookedAt = originsWith((name) =>
    isMoved(name) ? 'moved' : ALWAYS_LOOKED_AT.some((one) => one === name) ? 'checked' : 'device',
  )
  return {
    byHand,
    byProgram: rightAt(looked, { proposed: lookedAt }),
    alone: rightAt(found, { proposed: originsWith(() => 'device'), by: 'aparelho' }),
  }
}

function mapPoints(points: MarkedPoints, change: (name: PointName, point: Point) => Point): MarkedPoints {
  const entries = Object.entries(points) as [PointName, Point | undefined][]
  return Object.fromEntries(entries.map(([name, point]) => [name, point && change(name, point)])) as MarkedPoints
}

/** What a reading calls a face: one shape, or two it is between. */
export const namesOf = (evidence: FaceEvidence): readonly FaceShape[] =>
  shapeCertaintyOf(evidence) === 'entre duas' ? [evidence.primary, evidence.secondary] : [evidence.primary]

/** Whether two readings name one shape, or either is between the other's and another. */
export const namesAgree = (one: FaceEvidence | null, other: FaceEvidence | null): boolean =>
  one !== null && other !== null && (namesOf(one).includes(other.primary) || namesOf(other).includes(one.primary))
