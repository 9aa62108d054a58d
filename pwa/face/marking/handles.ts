import { type MarkedPoints, type PhotoSize, type Point, REQUIRED_POINTS } from '#visagism/face/measure.ts'
import type { HairlineSight, HiddenPart } from '#visagism/face/proposed.ts'
import type { OwnFeatures } from '#visagism/portrait/head/own-features.ts'
import { PROPOSED_POINTS } from '#visagism/finder/proposal.ts'

/** In keyboard order. The last two are only for the thirds. */
export const HANDLES = PROPOSED_POINTS
export type HandleName = (typeof HANDLES)[number]
export type HandlePoints = Readonly<Record<HandleName, Point>>

/** Every handle has a position, but only `placed` ones count. */
export interface Marking {
  readonly points: HandlePoints
  readonly placed: readonly HandleName[]
  /** Absent when marked by hand. */
  readonly proposed?: Proposed | undefined
}

export interface Proposed {
  /** Proposed positions. Absent for points moved in an earlier session. */
  readonly home: Readonly<Partial<Record<HandleName, Point>>>
  /** The points rotated to face the camera. */
  readonly straight: MarkedPoints
  readonly asked: readonly HandleName[]
  readonly checked: readonly HandleName[]
  /** The person cannot tell where the hair begins. */
  readonly isHairlineUnknown: boolean
  readonly hairline: HairlineSight
  /** Degrees. */
  readonly pose: { readonly yaw: number; readonly pitch: number; readonly roll: number }
  /** Of eyes, brows, nose and mouth: nobody moves these. */
  readonly features?: OwnFeatures | undefined
  readonly hidden?: readonly HiddenPart[] | undefined
  readonly model: string
}

type Half = 'temple' | 'cheekbone' | 'jaw'
export const PAIRS = [
  ['templeLeft', 'templeRight'],
  ['cheekboneLeft', 'cheekboneRight'],
  ['jawLeft', 'jawRight'],
] as const satisfies readonly (readonly [`${Half}Left`, `${Half}Right`])[]

/** The mirrored handle. Null on the axis. */
export function oppositeOf(name: HandleName): HandleName | null {
  for (const [left, right] of PAIRS) {
    if (name === left) return right
    if (name === right) return left
  }
  return null
}

/** Placed, or mirrored from the placed other side. */
export function isKnown({ placed }: Marking, name: HandleName): boolean {
  const other = oppositeOf(name)
  return placed.includes(name) || (other !== null && placed.includes(other))
}

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

/** Brow and nose only if placed: an unchecked point is no measure. */
export function toMarked({ points, placed }: Marking): MarkedPoints {
  const { browLine, noseBase, ...required } = mapPoints((name) => hundredths(points[name]))
  return {
    ...required,
    ...(placed.includes('browLine') && { browLine }),
    ...(placed.includes('noseBase') && { noseBase }),
  }
}

/** Stored points count as placed. Missing ones stay at `start`. */
export function fromMarked(marked: MarkedPoints, start: HandlePoints): Marking {
  const has = (name: HandleName) => marked[name] !== undefined
  return { points: mapPoints((name) => marked[name] ?? start[name]), placed: HANDLES.filter(has) }
}

/** For a copy of the photo in another size. */
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
