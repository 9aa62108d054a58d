import { useEffect, useState } from 'react'
import { paths } from '#pwa/paths.ts'
import { readConsent } from '#pwa/tracking/consent.ts'
import { isPutOff } from '#pwa/platform/put-off.ts'

/** Enough pages to show interest. */
const ENGAGED_PAGES = 3
/** Never interrupt the test, a price or the way out. */
const QUIET = new Set<string>([paths.quiz, paths.salesPage, paths.unsubscribe, paths.offline])

/** True on a phone, further down a page, after the purchase or some reading, and not again soon. */
export function useInstallMoment(pathname: string): boolean {
  const [isMoment, setMoment] = useState(false)
  useEffect(() => {
    const look = () => {
      // Never cover the page's start.
      if (window.scrollY < window.innerHeight / 2) return
      window.removeEventListener('scroll', look)
      void isInstallMoment(pathname).then(setMoment, () => undefined)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pathname])
  return isMoment
}

async function isInstallMoment(pathname: string): Promise<boolean> {
  // The cookie question comes first.
  if (QUIET.has(pathname) || readConsent() === null || isPutOff('instalar')) return false
  if (!matchMedia('(pointer: coarse)').matches) return false
  if (pathname === paths.thanks) return true
  // Counts the pages that are cached anyway, so that nothing more is stored.
  return (await (await caches.open('paginas')).keys()).length >= ENGAGED_PAGES
}
