import { type RefObject, useEffect, useRef } from 'react'

/** For an element that replaces the pressed control: otherwise the focus would be lost. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
