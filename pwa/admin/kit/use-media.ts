import { useSyncExternalStore } from 'react'

/** Whether a media query holds now, and again whenever that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}

/** Under this the table becomes a list and the menu a drawer. */
export const NARROW = '(max-width: 899.98px)'
/** Under this the menu starts folded, so that the table keeps its columns. */
export const ROOMY = '(min-width: 1200px)'
