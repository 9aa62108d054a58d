import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { tellServer, useConsent } from '#pwa/platform/consent.ts'
import { usePageViews } from './use-page-views.ts'

const CookieBanner = lazy(() => import('./cookie-banner.tsx'))
const CookieChoices = lazy(() => import('./cookie-choices.tsx'))

/** Pressed anywhere on the page (the footer's is part of the still HTML), it opens the choice again. */
const OPENERS = '[data-cookie-preferences]'

/** Asks once, keeps the answer, and lets it be changed. Neither question nor choices are loaded by who has answered. */
export function ConsentLayer({ pathname }: { pathname: string }) {
  usePageViews(pathname)
  const consent = useConsent()
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
      {consent === null && <CookieBanner onChoose={choose} />}
      {hasChosen && <CookieChoices open={isChoosing} onClose={() => setChoosing(false)} />}
    </Suspense>
  )
}
