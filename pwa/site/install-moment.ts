import { useEffect, useState } from 'react'

/**
 * Whether this is the moment to offer installing: on a phone, further down a page, after the purchase or some reading, and not
 * again soon.
 */
export function useInstallMoment(pathname: string): boolean {
  const [momentOf, setMomentOf] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      // Nothing covers what a page begins with, its button least of all.
      if (window.scrollY < window.innerHeight / 2) return
      window.removeEventListener('scroll', look)
      // Who never comes this far is sent nothing to decide it by.
      void import('./is-install-moment.ts')
        .then(({ isInstallMoment }) => isInstallMoment(pathname))
        .then((isNow) => isNow && setMomentOf(pathname))
        .catch(() => undefined)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pathname])
  return momentOf === pathname
}
