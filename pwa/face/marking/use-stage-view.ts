import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PhotoSize } from '#visagism/face/measure.ts'
import { useSize } from '#pwa/ui/use-size.ts'
import { betweenViews, type Box, clampView, frameBox, onNewStage, type View, wholePhoto } from './view.ts'

const GLIDE_MS = 280
/** CSS pixels at the stage's foot, covered by tools. */
const TOOLS_PX = 52

export interface StageView {
  readonly size: PhotoSize
  /** Null until measured. */
  readonly view: View | null
  /** The person's own movement stops a glide. */
  set: (change: (view: View) => View) => void
}

/** Glides to `frame` when `frameKey` changes, then the person controls it. */
export function useStageView(
  stage: RefObject<HTMLElement | null>,
  photo: PhotoSize,
  frame: () => Box | null,
  frameKey: string,
): StageView {
  const size = useSize(stage)
  const [view, setView] = useState<View | null>(null)
  const gliding = useRef(0)

  const wanted = (): View => {
    const box = frame()
    if (!box) return wholePhoto(photo, size)
    const free = { width: size.width, height: Math.max(size.height / 2, size.height - TOOLS_PX) }
    return clampView(frameBox(box, photo, free), photo, size)
  }
  const known = useRef<PhotoSize | null>(null)
  const isOwn = useRef(false)
  const onSize = useEffectEvent(() => {
    if (size.width === 0 || size.height === 0) return
    const before = known.current
    known.current = size
    cancelAnimationFrame(gliding.current)
    setView((now) => (now && before && isOwn.current ? onNewStage(now, before, photo, size) : wanted()))
  })
  useLayoutEffect(() => onSize(), [size])

  const glide = useEffectEvent(() => {
    if (size.width === 0 || !view) return
    isOwn.current = false
    cancelAnimationFrame(gliding.current)
    const [from, to] = [view, wanted()]
    const lasts = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : GLIDE_MS
    const began = performance.now()
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - began) / lasts))
      setView(betweenViews(from, to, 1 - (1 - t) ** 3))
      if (t < 1) gliding.current = requestAnimationFrame(step)
    }
    gliding.current = requestAnimationFrame(step)
  })
  useEffect(() => {
    glide()
    return () => cancelAnimationFrame(gliding.current)
  }, [frameKey])

  return {
    size,
    view,
    set(change) {
      const next = view && change(view)
      if (!view || !next || (next.scale === view.scale && next.x === view.x && next.y === view.y)) return
      cancelAnimationFrame(gliding.current)
      isOwn.current = true
      setView((now) => now && change(now))
    },
  }
}
