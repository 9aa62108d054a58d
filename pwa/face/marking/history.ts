/** Steps with the same tag, like a drag, count as one. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  readonly tag: string | null
}

const STEPS_MAX = 200

export const beginHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], tag: null })

/** @param tag consecutive steps with the same tag are undone together; null is a step of its own */
export function record<T>(history: History<T>, next: T, tag: string | null): History<T> {
  if (tag !== null && tag === history.tag) return { ...history, present: next, future: [] }
  return { past: [...history.past, history.present].slice(-STEPS_MAX), present: next, future: [], tag }
}

export function undo<T>(history: History<T>): History<T> {
  const last = history.past.at(-1)
  if (last === undefined) return history
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future], tag: null }
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, tag: null }
}
