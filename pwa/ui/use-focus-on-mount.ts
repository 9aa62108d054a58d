import { type RefObject, useEffect, useRef } from 'react'

/** For an element that replaces the pressed control, or the focus is lost. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
