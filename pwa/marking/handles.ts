import { type MarkedPoints, type PhotoSize, type Point, REQUIRED_POINTS } from '#visagism/face/measure.ts'
import type { HairlineSight } from '#visagism/face/proposed.ts'
import { PROPOSED_POINTS } from '#visagism/finder/proposal.ts'

/** What can be moved on the photo, in the order of the keyboard. The last two are only for the thirds. */
export const HANDLES = PROPOSED_POINTS
export type HandleName = (typeof HANDLES)[number]
export type HandlePoints = Readonly<Record<HandleName, Point>>

/** Every handle has a position; only those the person (or a model) has put somewhere count as placed. */
export interface Marking {
  readonly points: HandlePoints
  readonly placed: readonly HandleName[]
  /** What a program proposed, as long as the marking stands on it; absent for a hand alone. */
  readonly proposed?: Proposed | undefined
}

export interface Proposed {
  /** Where the program put each point; a point moved in an earlier sitting has none. */
  readonly home: Readonly<Partial<Record<HandleName, Point>>>
  /** The proposal with the face turned to the camera. */
  readonly straight: MarkedPoints
  /** The points a person is asked to look at. */
  readonly asked: readonly HandleName[]
  /** The points a person found right, or moved and then left. */
  readonly checked: readonly HandleName[]
  /** The person was asked where the hair begins, and cannot tell. */
  readonly isHairlineUnknown: boolean
  readonly hairline: HairlineSight
  /** Degrees. */
  readonly pose: { readonly yaw: number; readonly pitch: number; readonly roll: number }
  readonly model: string
}

type Half = 'temple' | 'cheekbone' | 'jaw'
export const PAIRS = [
  ['templeLeft', 'templeRight'],
  ['cheekboneLeft', 'cheekboneRight'],
  ['jawLeft', 'jawRight'],
] as const satisfies readonly (readonly [`${Half}Left`, `${Half}Right`])[]

/** The same place on the other side of the face; null for points on the axis. */
export function oppositeOf(name: HandleName): HandleName | null {
  for (const [left, right] of PAIRS) {
    if (name === left) return right
    if (name === right) return left
  }
  return null
}

/** Placed, or standing where the placed one of the other side puts it: shown to the person, who can see it fits. */
export function isKnown({ placed }: Marking, name: HandleName): boolean {
  const other = oppositeOf(name)
  return placed.includes(name) || (other !== null && placed.includes(other))
}

/** Everything a measure needs stands where somebody wants it. */
export const isComplete = (marking: Marking) => REQUIRED_POINTS.every((name) => isKnown(marking, name))

export function mapPoints(move: (name: HandleName) => Point): HandlePoints {
  return {
    hairline: move('hairline'),
    browLine: move('browLine'),
    noseBase: move('noseBase'),
    chin: move('chin'),
    templeLeft: move('templeLeft'),
    templeRight: move('templeRight'),
    cheekboneLeft: move('cheekboneLeft'),
    cheekboneRight: move('cheekboneRight'),
    jawLeft: move('jawLeft'),
    jawRight: move('jawRight'),
  }
}

/** As it is measured and stored. Brow and nose only if they were placed: what nobody looked at is not a measure. */
export function toMarked({ points, placed }: Marking): MarkedPoints {
  const { browLine, noseBase, ...required } = mapPoints((name) => hundredths(points[name]))
  return {
    ...required,
    ...(placed.includes('browLine') && { browLine }),
    ...(placed.includes('noseBase') && { noseBase }),
  }
}

/** A stored marking opened again: all of it was placed; what it lacks stands where `start` guesses. */
export function fromMarked(marked: MarkedPoints, start: HandlePoints): Marking {
  const has = (name: HandleName) => marked[name] !== undefined
  return { points: mapPoints((name) => marked[name] ?? start[name]), placed: HANDLES.filter(has) }
}

/** Points of one picture in the pixels of a copy of it that is larger or smaller. */
export function scaleMarked(marked: MarkedPoints, from: PhotoSize, to: PhotoSize): MarkedPoints {
  const [kx, ky] = [to.width / from.width, to.height / from.height]
  const scaled = (point: Point) => ({ x: point.x * kx, y: point.y * ky })
  const { browLine, noseBase } = marked
  return {
    hairline: scaled(marked.hairline),
    chin: scaled(marked.chin),
    templeLeft: scaled(marked.templeLeft),
    templeRight: scaled(marked.templeRight),
    cheekboneLeft: scaled(marked.cheekboneLeft),
    cheekboneRight: scaled(marked.cheekboneRight),
    jawLeft: scaled(marked.jawLeft),
    jawRight: scaled(marked.jawRight),
    ...(browLine && { browLine: scaled(browLine) }),
    ...(noseBase && { noseBase: scaled(noseBase) }),
  }
}

const hundredths = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 })
