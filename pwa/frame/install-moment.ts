import { useEffect, useState } from 'react'
import { paths } from '#pwa/paths.ts'
import { readConsent } from '#pwa/tracking/consent.ts'
import { isPutOff } from '#pwa/platform/put-off.ts'

/** Whoever opened as many pages came to stay a while. */
const ENGAGED_PAGES = 3
/** Where nobody is interrupted: in the test, before a price, on the way out. */
const QUIET = new Set<string>([paths.quiz, paths.salesPage, paths.unsubscribe, paths.offline])

/**
 * Whether this is the moment to offer installing: on a phone, further down a page, after the purchase or some reading, and not
 * again soon.
 */
export function useInstallMoment(pathname: string): boolean {
  const [isMoment, setMoment] = useState(false)
  useEffect(() => {
    const look = () => {
      // Nothing covers what a page begins with, its button least of all.
      if (window.scrollY < window.innerHeight / 2) return
      window.removeEventListener('scroll', look)
      void isInstallMoment(pathname).then(setMoment, () => undefined)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pathname])
  return isMoment
}

/** Whether installing may be offered on this page, now that somebody has read some of it. */
async function isInstallMoment(pathname: string): Promise<boolean> {
  // The question about cookies comes first, and one question at a time is enough.
  if (QUIET.has(pathname) || readConsent() === null || isPutOff('instalar')) return false
  if (!matchMedia('(pointer: coarse)').matches) return false
  if (pathname === paths.thanks) return true
  // The pages kept for reading offline are counted: nothing is noted on the device for this.
  return (await (await caches.open('paginas')).keys()).length >= ENGAGED_PAGES
}
