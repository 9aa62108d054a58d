import type { FaceMarking, ProposedMarking } from '#contract/face/marking.ts'
import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import { ALWAYS_LOOKED_AT, type PointOrigin, type PointOrigins } from '#visagism/face/proposed.ts'
import type { PointProposal } from '#visagism/finder/proposal.ts'
import { fromMarked, type HandleName, HANDLES, type Marking, type Proposed, scaleMarked, toMarked } from './handles.ts'
import { startPoints } from './start-points.ts'

/** Asked one at a time, `hairline` only if it was not seen. */
export const LOOKS = ['temples', 'jaw', 'hairline'] as const
export type PointLook = (typeof LOOKS)[number]

export const LOOK_HANDLES: Readonly<Record<PointLook, readonly HandleName[]>> = {
  temples: ['templeLeft', 'templeRight', 'cheekboneLeft', 'cheekboneRight'],
  jaw: ['jawLeft', 'jawRight'],
  hairline: ['hairline'],
}

/** All placed, none checked. */
export function fromProposal({
  points,
  straight,
  toCheck,
  hairline,
  pose,
  features,
  hidden,
  model,
}: PointProposal): Marking {
  return {
    points,
    placed: HANDLES,
    proposed: {
      home: points,
      straight,
      asked: toCheck,
      checked: [],
      isHairlineUnknown: false,
      hairline,
      pose,
      features,
      hidden,
      model,
    },
  }
}

/** False while it is an estimate. */
export const isHairlineKnown = (marking: Marking): boolean =>
  !marking.proposed || marking.proposed.hairline === 'seen' || originOf(marking, 'hairline') !== 'device'

export const looksOf = ({ asked }: Proposed): PointLook[] =>
  LOOKS.filter((look) => LOOK_HANDLES[look].some((name) => asked.includes(name)))

/** Share of the cheekbones' width. Below this, the program's own repeatability, the point stays the program's. */
const MOVED_FROM = 0.01
/** Photo pixels: less is rounding. */
const TOUCHED_FROM = 0.5

export function originOf({ points, proposed }: Marking, name: HandleName): PointOrigin {
  if (!proposed) return 'hand'
  const home = proposed.home[name]
  if (!home) return 'moved'
  const away = distance(home, points[name])
  if (away > MOVED_FROM * distance(points.cheekboneLeft, points.cheekboneRight)) return 'moved'
  return away > TOUCHED_FROM || proposed.checked.includes(name) ? 'checked' : 'device'
}

/** A move is no answer: the question must not change under the finger. */
export function openLook({ proposed }: Marking): PointLook | null {
  if (!proposed) return null
  const isAnswered = (look: PointLook) =>
    (look === 'hairline' && proposed.isHairlineUnknown) ||
    LOOK_HANDLES[look].every((name) => proposed.checked.includes(name))
  return looksOf(proposed).find((look) => !isAnswered(look)) ?? null
}

/** "Confere" */
export function confirmPoints(marking: Marking, names: readonly HandleName[]): Marking {
  const { proposed } = marking
  if (!proposed) return marking
  return { ...marking, proposed: { ...proposed, checked: [...new Set([...proposed.checked, ...names])] } }
}

/** "Não sei": keeps the estimate, and claims nothing. */
export function leaveHairline(marking: Marking): Marking {
  const { proposed } = marking
  if (!proposed) return marking
  const { hairline } = proposed.home
  // Earlier attempts are reverted.
  const points = hairline ? { ...marking.points, hairline } : marking.points
  return { ...marking, points, proposed: { ...proposed, isHairlineUnknown: true } }
}

/** The stored format. */
export function toFaceMarking(marking: Marking, photo: PhotoSize): FaceMarking {
  const { proposed } = marking
  const points = toMarked(marking)
  return proposed ? { points, photo, proposed: toStored(marking, proposed) } : { points, photo }
}

function toStored(marking: Marking, { straight, hairline, pose, features, hidden, model }: Proposed): ProposedMarking {
  const of = (name: HandleName) => originOf(marking, name)
  const origins = {
    hairline: of('hairline'),
    browLine: of('browLine'),
    noseBase: of('noseBase'),
    chin: of('chin'),
    templeLeft: of('templeLeft'),
    templeRight: of('templeRight'),
    cheekboneLeft: of('cheekboneLeft'),
    cheekboneRight: of('cheekboneRight'),
    jawLeft: of('jawLeft'),
    jawRight: of('jawRight'),
  }
  return {
    origins,
    straight,
    hairline,
    pose: { ...pose },
    ...(features && { features }),
    ...(hidden && { hidden: [...hidden] }),
    model,
    reviewed: openLook(marking) === null,
  }
}

/** For a copy of the photo in any size. */
export function fromFaceMarking({ points: stored, photo: from, proposed }: FaceMarking, photo: PhotoSize): Marking {
  const marking = fromMarked(scaleMarked(stored, from, photo), startPoints(photo))
  if (!proposed) return marking
  const { origins, straight, hairline, pose, features, hidden, model, reviewed } = proposed
  const isOwn = (name: HandleName) => isDevices(origins, name)
  const isSeen = (name: HandleName) => origins[name] === undefined || origins[name] !== 'device'
  return {
    ...marking,
    placed: HANDLES,
    proposed: {
      // The proposed place of moved points is not stored.
      home: Object.fromEntries(HANDLES.filter(isOwn).map((name) => [name, marking.points[name]])),
      straight: scaleMarked(straight, from, photo),
      asked: hairline === 'seen' ? ALWAYS_LOOKED_AT : [...ALWAYS_LOOKED_AT, 'hairline'],
      checked: HANDLES.filter(isSeen),
      isHairlineUnknown: reviewed && origins.hairline === 'device',
      hairline,
      pose,
      features,
      hidden,
      model,
    },
  }
}

const isDevices = (origins: PointOrigins, name: HandleName) => origins[name] === 'device' || origins[name] === 'checked'
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
