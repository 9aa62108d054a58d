import { useEffect, useState } from 'react'
import { drawPortrait, type PortraitOptions, type ViewBox } from '#visagism/portrait/views/portrait.ts'
import { toSvg } from '#visagism/portrait/views/to-svg.ts'

interface Task {
  readonly key: string
  readonly draw: () => string
  readonly done: (src: string) => void
}

/** Fifty drawings change per tap: yield between them. */
const waiting = new Set<Task>()
let isDrawing = false
/** Cache: taps go back and forth. */
const drawn = new Map<string, string>()
const MOST_STORED = 80

function drawNext(): void {
  const [task] = waiting
  if (!task) {
    isDrawing = false
    return
  }
  waiting.delete(task)
  const src = drawn.get(task.key) ?? task.draw()
  const [oldest] = drawn.keys()
  if (drawn.size >= MOST_STORED && oldest !== undefined) drawn.delete(oldest)
  drawn.set(task.key, src)
  task.done(src)
  setTimeout(drawNext, 0)
}

function enqueue(task: Task): () => void {
  waiting.add(task)
  if (!isDrawing) {
    isDrawing = true
    setTimeout(drawNext, 0)
  }
  return () => waiting.delete(task)
}

/** A data URL, the previous one while drawing. Undefined at first. */
export function useDrawing(options: PortraitOptions, viewBox: ViewBox, isWanted = true): string | undefined {
  const key = JSON.stringify([options, viewBox])
  const [src, setSrc] = useState(() => drawn.get(key))
  useEffect(() => {
    if (!isWanted) return
    const draw = () =>
      `data:image/svg+xml,${encodeURIComponent(toSvg(drawPortrait(options), { viewBox, idPrefix: 'd' }))}`
    return enqueue({ key, draw, done: setSrc })
    // `key` contains them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, isWanted])
  return src
}
