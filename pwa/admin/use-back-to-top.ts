import { type RefObject, useEffect, useRef } from 'react'

/** Another page, order or filter is read from its beginning, whichever of the two scrolls: the list, or on phones the view. */
export function useBackToTop(rows: RefObject<HTMLElement | null>, place: readonly (string | undefined)[]): void {
  const shown = place.join('\n')
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    for (const element of [rows.current, rows.current?.closest('.admin-view')]) if (element) element.scrollTop = 0
  }, [rows, shown])
}
