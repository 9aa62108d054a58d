/** The most important correction for a frame with a white sheet. */
import type { Point } from '../face/measure.ts'
import { CalmWord, FillingRing } from './follow-frames.ts'
import type { FaceLook, FaceMarks } from './look.ts'
import { meanColour, type Pixels } from './pixels.ts'
import { readSheet, type SheetPlace, type SheetProblem } from './sheet.ts'
import { toLab } from './skin-colour.ts'

export type SheetState = 'none' | 'two' | 'far' | 'near' | 'aside' | 'turned' | SheetProblem | 'ready'

export interface SheetJudgement {
  readonly state: SheetState
  /** Each is a gauge on screen. */
  readonly isSeen: boolean
  readonly isEven: boolean
  readonly isClear: boolean
}

/** Share of the picture's height. */
const SMALLEST = 0.2
const YAW = 15
/** L* difference on a small frame; the photo is judged more strictly. */
const EVEN_CHEEKS = 8

export function cheeksOf({ left, right, nose, brow }: FaceMarks): readonly [Point, Point] {
  const y = brow.y + (nose.y - brow.y) * 0.75
  const cheek = (side: Point) => ({ x: (side.x + nose.x) / 2, y })
  return [cheek(left), cheek(right)]
}

export function judgeSheet(frame: Pixels, place: SheetPlace, look: FaceLook): SheetJudgement {
  const { problem } = readSheet(frame, place)
  const isSeen = problem !== 'no-sheet' && problem !== 'no-edge'
  const hasEvenFace = look.marks === null || areCheeksEven(frame, look.marks)
  return {
    state: stateOf(look, place, hasEvenFace ? problem : (problem ?? 'two-lights')),
    isSeen,
    isEven: isSeen && problem !== 'two-lights' && problem !== 'cast' && hasEvenFace,
    isClear: isSeen && problem !== 'clipped',
  }
}

function stateOf(look: FaceLook, place: SheetPlace, problem: SheetProblem | null): SheetState {
  if (look.faces === 0) return 'none'
  if (look.faces > 1) return 'two'
  if (look.size < SMALLEST) return 'far'
  if (!look.whole) return 'near'
  if (look.marks && coversSheet(look.marks, place)) return 'aside'
  if (!look.pose || Math.abs(look.pose.yaw) > YAW) return 'turned'
  return problem ?? 'ready'
}

function coversSheet({ left, right }: FaceMarks, place: SheetPlace): boolean {
  const [from, to] = [Math.min(left.x, right.x), Math.max(left.x, right.x)]
  return from < place.x + place.width && to > place.x
}

function areCheeksEven(frame: Pixels, marks: FaceMarks): boolean {
  const radius = Math.abs(marks.right.x - marks.left.x) * 0.06
  const [left, right] = cheeksOf(marks).map(({ x, y }) => toLab(meanColour(frame, x, y, radius))[0])
  return left === undefined || right === undefined || Math.abs(left - right) <= EVEN_CHEEKS
}

export class SheetFollower {
  readonly #word = new CalmWord<SheetState>('none', String, (state) => state === 'ready')
  readonly #ring = new FillingRing()

  next({ state }: SheetJudgement, now: number): { readonly shown: SheetState; readonly ring: number } {
    const shown = this.#word.next(state, now)
    return { shown, ring: this.#ring.next(state === 'ready' && shown === 'ready', now) }
  }
}
