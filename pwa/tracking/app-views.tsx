import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#pwa/paths.ts'
import { useConsent } from './consent.ts'

/** A screen's name without order ids; null where not counted. */
export function screenOf(pathname: string): string | null {
  if (pathname === paths.auth || pathname === paths.dashboard) return pathname
  if (pathname.startsWith('/onboarding')) return '/onboarding'
  return pathname.startsWith(`${paths.dashboard}/`) ? paths.dashboard : null
}

/** Reports screens with consent, through our server only: no vendor's script runs where faces and forms are. */
export function AppViews() {
  const { pathname } = useLocation()
  const isAgreed = useConsent()?.marketing === true
  const screen = screenOf(pathname)
  useEffect(() => {
    if (!isAgreed || screen === null) return
    // A failed report is lost.
    void import('./send-app-view.ts').then(({ sendAppView }) => sendAppView(screen)).catch(() => undefined)
  }, [isAgreed, screen])
  return null
}
