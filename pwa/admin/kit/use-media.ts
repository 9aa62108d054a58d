import { useSyncExternalStore } from 'react'

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

/** Below this, the table becomes cards and the menu a drawer. */
export const NARROW = '(max-width: 899.98px)'
/** Below this, the menu starts folded, to leave room for columns. */
export const ROOMY = '(min-width: 1200px)'
