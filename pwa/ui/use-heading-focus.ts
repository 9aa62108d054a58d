import { type RefObject, useEffect } from 'react'

/**
 * A screen that arrives after its route (lazy, guarded) finds Ionic's own focusing already over. It then puts the focus on
 * its heading, so that it is read out, unless something more precise already holds it.
 */
export function useHeadingFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const heading = page.current?.querySelector('h1')
    const holder = document.activeElement
    const isFree = holder === null || holder === document.body || holder.classList.contains('ion-page')
    if (!heading || !isFree) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [page])
}
