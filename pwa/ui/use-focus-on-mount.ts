import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus on an element as soon as it is there: for what takes the place of the control just pressed, with which
 * the focus would otherwise vanish.
 */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
