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
  /** @param tag steps in a row with one tag are undone together */
  move: (name: HandleName, to: Point, tag: string | null) => void
  /** Moves a handle by so many photo pixels from wherever it is by then. */
  nudge: (name: HandleName, by: Point, tag: string | null) => void
  /** "It is right where it is." */
  confirm: (name: HandleName) => void
  /** An answer about the marking as it stands: one step, which can be taken back. */
  answer: (change: (marking: Marking) => Marking) => void
  /** Begins at what a program suggests: there is nothing before it to go back to. */
  propose: (marking: Marking) => void
  undo: () => void
  redo: () => void
  reset: () => void
  /** How many can be taken back. */
  readonly steps: number
  readonly canUndo: boolean
  readonly canRedo: boolean
}

type Act = (history: History<Marking>) => History<Marking>

/** The points of one face on one photo, with their history and what they say. @param first what to go on from */
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
