import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#pwa/paths.ts'
import { useConsent } from './consent.ts'

/** A screen's name for analytics, without order ids; null for the administration and links, which are not counted. */
export function screenOf(pathname: string): string | null {
  if (pathname === paths.auth || pathname === paths.dashboard) return pathname
  if (pathname.startsWith('/onboarding')) return '/onboarding'
  return pathname.startsWith(`${paths.dashboard}/`) ? paths.dashboard : null
}

/**
 * Reports screen views after consent to advertising, through our server only: no vendor's script is loaded where faces, forms and the
 * administration are.
 */
export function AppViews() {
  const { pathname } = useLocation()
  const isAgreed = useConsent()?.marketing === true
  const screen = screenOf(pathname)
  useEffect(() => {
    if (!isAgreed || screen === null) return
    // A failed report is simply lost.
    void import('./send-app-view.ts').then(({ sendAppView }) => sendAppView(screen)).catch(() => undefined)
  }, [isAgreed, screen])
  return null
}
