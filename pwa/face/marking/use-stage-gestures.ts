import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Gestures, type Pointer, type Reactions, stageGestures } from './gestures.ts'

const WHEEL_STEP = 0.0022

/** Coordinates in CSS pixels from the element's upper left. */
export function useStageGestures<Name>(stage: RefObject<HTMLElement | null>, reactions: Reactions<Name>) {
  const react = useEffectEvent(() => reactions)
  const gestures = useRef<Gestures | null>(null)
  useEffect(() => {
    gestures.current = stageGestures(() => react())
  }, [])

  const placeOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const box = stage.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }
  const pointerOf = (event: PointerEvent): Pointer => ({
    id: event.pointerId,
    kind: event.pointerType === 'mouse' ? 'mouse' : 'touch',
    ...placeOf(event),
  })
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    // Trackpad pinches are small wheel steps with Ctrl.
    const step = event.deltaY * (event.ctrlKey ? 4 : 1) * (event.deltaMode === 1 ? 16 : 1)
    reactions.onPinch(Math.exp(-step * WHEEL_STEP), placeOf(event), 0, 0)
  })
  useEffect(() => {
    const element = stage.current
    // React's wheel listeners are passive and cannot prevent scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage])

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      gestures.current?.down(pointerOf(event))
    },
    onPointerMove: (event: PointerEvent) => gestures.current?.move(pointerOf(event)),
    onPointerUp: (event: PointerEvent) => gestures.current?.up(pointerOf(event)),
    onPointerCancel: (event: PointerEvent) => gestures.current?.cancel(event.pointerId),
  }
}
