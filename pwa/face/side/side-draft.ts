import type { SideMarking } from '#contract/face/side.ts'
import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import type { SideProposal } from '#visagism/finder/side-proposal.ts'
import { buildFace } from '#visagism/portrait/head/face.ts'
import { checkMarkedSide } from '#visagism/side/side-reading.ts'
import {
  SIDE_POINTS,
  type SideOrigin,
  type SidePointName,
  type SidePoints,
  type SideSlot,
} from '#visagism/side/side-points.ts'
import { outlineOn } from '#pwa/face/marking/start-points.ts'

/** Every point has a place, but only touched or checked ones count. */
export interface SideDraft {
  readonly points: SidePoints
  /** Moved, tapped or nudged by the person. */
  readonly touched: readonly SidePointName[]
  /** In answering order. */
  readonly answers: Partial<Record<SidePointName, SideOrigin>>
  readonly found?: { readonly tip: Point; readonly model: string } | undefined
}

const FACE = buildFace({ shape: 'oval' })
/** A face looking left in the camera's outline, in drawing units. */
const OUTLINE = {
  glabella: [-88, FACE.yBrow - 1],
  noseTip: [-109, FACE.yNose - 6],
  noseBase: [-92, FACE.yNose + 3],
  chin: [-88, FACE.yMouth + (FACE.yChin - FACE.yMouth) * 0.76],
} as const

export const mapSide = (place: (name: SidePointName) => Point): SidePoints => ({
  glabella: place('glabella'),
  noseTip: place('noseTip'),
  noseBase: place('noseBase'),
  chin: place('chin'),
})

/** For a face that filled the camera's outline. */
export function startOfSide(photo: PhotoSize, slot: SideSlot): SideDraft {
  const place = outlineOn(photo)
  const sign = slot === 'side_left' ? 1 : -1
  return { points: mapSide((name) => place(OUTLINE[name][0] * sign, OUTLINE[name][1])), touched: [], answers: {} }
}

export const fromSideProposal = ({ points, model }: SideProposal): SideDraft => ({
  points,
  touched: [],
  answers: {},
  found: { tip: points.noseTip, model },
})

/** For a copy of the photo in any size. */
export function fromSideMarking({ points, origins, photo: from, model }: SideMarking, photo: PhotoSize): SideDraft {
  const [kx, ky] = [photo.width / from.width, photo.height / from.height]
  const scaled = mapSide((name) => ({ x: points[name].x * kx, y: points[name].y * ky }))
  // A moved tip's original place is not stored.
  const isFound = model !== undefined && origins.noseTip === 'checked'
  return {
    points: scaled,
    touched: SIDE_POINTS,
    answers: origins,
    ...(isFound && { found: { tip: scaled.noseTip, model } }),
  }
}

/** The next question, or null. */
export const openPoint = ({ answers }: SideDraft): SidePointName | null =>
  SIDE_POINTS.find((name) => answers[name] === undefined) ?? null

/** Only the nose tip can be found. Others must be touched. */
export const isAnswerable = ({ touched, found }: SideDraft, name: SidePointName) =>
  touched.includes(name) || (name === 'noseTip' && found !== undefined)

/** Share of the forehead–chin line. Below this, the tip is still the program's. */
const MOVED_FROM = 0.02

/** "It is there." */
export function answerPoint(draft: SideDraft, name: SidePointName): SideDraft {
  const { points, found, answers } = draft
  const length = distance(points.glabella, points.chin)
  const isFound = name === 'noseTip' && found !== undefined
  const origin = !isFound ? 'hand' : distance(found.tip, points.noseTip) > MOVED_FROM * length ? 'moved' : 'checked'
  return { ...draft, answers: { ...answers, [name]: origin } }
}

/** "I cannot tell": keeps the point, and claims nothing. */
export const leavePoint = (draft: SideDraft, name: SidePointName): SideDraft => ({
  ...draft,
  answers: { ...draft.answers, [name]: 'unsure' },
})

/** Clamped to the photo. Updates an earlier answer. */
export function movePoint(draft: SideDraft, name: SidePointName, to: Point, photo: PhotoSize): SideDraft {
  const at = { x: clamp(to.x, photo.width), y: clamp(to.y, photo.height) }
  const touched = draft.touched.includes(name) ? draft.touched : [...draft.touched, name]
  const next = { ...draft, points: { ...draft.points, [name]: at }, touched }
  return draft.answers[name] === undefined ? next : answerPoint(next, name)
}

/** Null while a question is open, or if it cannot be a face. */
export function toSideMarking(draft: SideDraft, photo: PhotoSize, slot: SideSlot): SideMarking | null {
  const { glabella, noseTip, noseBase, chin } = draft.answers
  if (!glabella || !noseTip || !noseBase || !chin) return null
  const marking: SideMarking = {
    slot,
    points: mapSide((name) => hundredths(draft.points[name])),
    origins: { glabella, noseTip, noseBase, chin },
    photo,
    ...(draft.found && { model: draft.found.model }),
  }
  return checkMarkedSide(marking).length === 0 ? marking : null
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
const hundredths = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
