import { useEffect, useRef } from 'react'
import { useConsent } from '#pwa/platform/consent.ts'
import { randomId } from '#pwa/platform/random-id.ts'

/** Tells of every page, from the moment of a yes; before it not even the script that tells is fetched. */
export function usePageViews(pathname: string): void {
  const consent = useConsent()
  const visit = useRef<{ readonly pathname: string; readonly id: string }>(undefined)
  const { marketing = false, analytics = false } = consent ?? {}
  useEffect(() => {
    if (!marketing && !analytics) return
    // A page keeps its id while somebody is on it: who learns of it later learns of the same visit.
    if (visit.current?.pathname !== pathname) visit.current = { pathname, id: randomId() }
    const { id } = visit.current
    const leaving = new AbortController()
    // A view that could not be told is lost, and nobody waits for it.
    void import('./watch-page.ts').then(({ watchPage }) => watchPage(id, leaving.signal)).catch(() => undefined)
    return () => leaving.abort()
  }, [marketing, analytics, pathname])
}
