import { useMemo, useReducer } from 'react'
import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import type { HandleName, Marking } from './handles.ts'
import { beginHistory, type History, record, redo, undo } from './history.ts'
import { confirmHandle, moveHandle } from './moving.ts'
import { type Reading, readMarking } from './reading.ts'
import { startPoints } from './start-points.ts'

export interface FaceMarker {
  readonly photo: PhotoSize
  readonly marking: Marking
  readonly reading: Reading
  /** @param tag consecutive steps with the same tag are undone together */
  move: (name: HandleName, to: Point, tag: string | null) => void
  /** Photo pixels, from the latest position. */
  nudge: (name: HandleName, by: Point, tag: string | null) => void
  /** Confirms its place. */
  confirm: (name: HandleName) => void
  /** One undoable step. */
  answer: (change: (marking: Marking) => Marking) => void
  /** Replaces the history: there is nothing to undo. */
  propose: (marking: Marking) => void
  undo: () => void
  redo: () => void
  reset: () => void
  readonly steps: number
  readonly canUndo: boolean
  readonly canRedo: boolean
}

type Act = (history: History<Marking>) => History<Marking>

/** @param first start from this */
export function useFaceMarker(photo: PhotoSize, first: Marking | null): FaceMarker {
  const [history, act] = useReducer(
    (state: History<Marking>, step: Act) => step(state),
    null,
    (): History<Marking> => beginHistory(first ?? { points: startPoints(photo), placed: [] }),
  )
  const marking = history.present
  const reading = useMemo(() => readMarking(marking, photo), [marking, photo])
  return {
    photo,
    marking,
    reading,
    move: (name, to, tag) => act((now) => record(now, moveHandle(now.present, name, to, photo), tag)),
    nudge: (name, by, tag) =>
      act((now) => {
        const { x, y } = now.present.points[name]
        return record(now, moveHandle(now.present, name, { x: x + by.x, y: y + by.y }, photo), tag)
      }),
    confirm: (name) =>
      act((now) => {
        const { placed, proposed } = now.present
        const isDone = placed.includes(name) && proposed?.checked.includes(name) !== false
        return isDone ? now : record(now, confirmHandle(now.present, name), null)
      }),
    answer: (change) => act((now) => record(now, change(now.present), null)),
    propose: (proposed) => act(() => beginHistory(proposed)),
    undo: () => act(undo),
    redo: () => act(redo),
    reset: () => act((now) => record(now, { points: startPoints(photo), placed: [] }, null)),
    steps: history.past.length,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
