import { lazy, Suspense, useCallback, useEffect, useState, useRef } from 'react'
import { reportConsent, useConsent } from './consent.ts'
import { paths } from '#pwa/paths.ts'
import { randomId } from '#pwa/platform/random-id.ts'
import { CookieBanner } from './cookie-banner.tsx'

const CookieChoices = lazy(() => import('./cookie-choices.tsx'))

/** Elements that reopen the choice. */
const OPENERS = '[data-cookie-preferences]'

export function ConsentLayer({ pathname }: { pathname: string }) {
  usePageViews(pathname)
  const consent = useConsent()
  const isBusy = useBusyReading(pathname)
  const [isChoosing, setChoosing] = useState(false)
  const [hasChosen, setHasChosen] = useState(false)
  const choose = useCallback(() => {
    setHasChosen(true)
    setChoosing(true)
  }, [])
  useEffect(() => {
    reportConsent()
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(OPENERS)) choose()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [choose])
  return (
    <Suspense>
      {consent === null && !isBusy && <CookieBanner onChoose={choose} />}
      {hasChosen && <CookieChoices open={isChoosing} onClose={() => setChoosing(false)} />}
    </Suspense>
  )
}

/** True above the result's first screenful and in the sample guide: the banner waits. */
function useBusyReading(pathname: string): boolean {
  const [readPath, setReadPath] = useState('')
  const isResult = pathname === paths.quizResult
  useEffect(() => {
    if (!isResult) return
    const look = () => {
      if (window.scrollY > window.innerHeight) setReadPath(pathname)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isResult, pathname])
  return isResult ? readPath !== pathname : pathname === paths.sampleGuide
}

/** Before consent, not even the script is fetched. */
function usePageViews(pathname: string): void {
  const consent = useConsent()
  const visit = useRef<{ readonly pathname: string; readonly id: string }>(undefined)
  const { marketing = false, analytics = false } = consent ?? {}
  useEffect(() => {
    if (!marketing && !analytics) return
    // The visit keeps its id, so that a tracker allowed later reports the same one.
    if (visit.current?.pathname !== pathname) visit.current = { pathname, id: randomId() }
    const { id } = visit.current
    const leaving = new AbortController()
    // A failed report is lost.
    void import('./watch-page.ts').then(({ watchPage }) => watchPage(id, leaving.signal)).catch(() => undefined)
    return () => leaving.abort()
  }, [marketing, analytics, pathname])
}
