import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { tellServer, useConsent } from '#pwa/platform/consent.ts'
import { paths } from '#pwa/paths.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { usePageViews } from './use-page-views.ts'

const CookieChoices = lazy(() => import('./cookie-choices.tsx'))

/** Pressed anywhere on the page, it opens the choice again. */
const OPENERS = '[data-cookie-preferences]'

/** Asks once, keeps the answer, and lets it be changed. */
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
    tellServer()
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

/** The result is read first: whether its first window is still in front. */
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
  return isResult && readPath !== pathname
}
