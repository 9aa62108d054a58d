import { useReducer } from 'react'
import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import { checkMarkedSide } from '#visagism/side/side-reading.ts'
import type { SideProblem, SidePointName } from '#visagism/side/side-points.ts'
import { beginHistory, type History, record, redo, undo } from '#pwa/face/marking/history.ts'
import type { PointMarker } from '#pwa/face/marking/point-stage.tsx'
import { answerPoint, movePoint, openPoint, type SideDraft } from './side-draft.ts'

export interface SidePointMarker extends PointMarker<SidePointName> {
  readonly draft: SideDraft
  readonly problems: readonly SideProblem[]
  /** One undoable step. */
  answer: (change: (draft: SideDraft) => SideDraft) => void
  /** Replaces the history: there is nothing to undo. */
  propose: (draft: SideDraft) => void
  readonly canUndo: boolean
}

type Act = (history: History<SideDraft>) => History<SideDraft>

/** @param isAnswering moving a point answers its question */
export function useSideMarker(photo: PhotoSize, first: SideDraft, isAnswering = false): SidePointMarker {
  const [history, act] = useReducer((state: History<SideDraft>, step: Act) => step(state), first, beginHistory)
  const draft = history.present
  const put = (now: SideDraft, name: SidePointName, to: Point) => {
    const moved = movePoint(now, name, to, photo)
    return isAnswering ? answerPoint(moved, name) : moved
  }
  return {
    photo,
    draft,
    points: draft.points,
    problems: problemsOf(draft, photo),
    move: (name, to, tag) => act((now) => record(now, put(now.present, name, to), tag)),
    nudge: (name, by, tag) => act((now) => record(now, put(now.present, name, plus(now.present, name, by)), tag)),
    confirm: (name) => act((now) => record(now, put(now.present, name, now.present.points[name]), null)),
    answer: (change) => act((now) => record(now, change(now.present), null)),
    propose: (found) => act(() => beginHistory(found)),
    undo: () => act(undo),
    redo: () => act(redo),
    canUndo: history.past.length > 0,
  }
}

/** Before all four are touched, their places mean nothing. */
function problemsOf(draft: SideDraft, photo: PhotoSize): SideProblem[] {
  const { points, answers, touched } = draft
  const open = openPoint(draft)
  const { glabella = 'hand', noseTip = 'hand', noseBase = 'hand', chin = 'hand' } = answers
  const isLast = open === null || (open === 'chin' && touched.includes('chin'))
  return isLast ? checkMarkedSide({ points, origins: { glabella, noseTip, noseBase, chin }, photo }) : []
}

const plus = ({ points }: SideDraft, name: SidePointName, by: Point): Point => ({
  x: points[name].x + by.x,
  y: points[name].y + by.y,
})
