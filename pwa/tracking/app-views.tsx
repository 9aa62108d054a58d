import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#pwa/paths.ts'
import { useConsent } from './consent.ts'

/** The name of a screen as it is counted, without the number of an order; null for the administration and for links, which are not counted. */
export function screenOf(pathname: string): string | null {
  if (pathname === paths.auth || pathname === paths.dashboard) return pathname
  if (pathname.startsWith('/onboarding')) return '/onboarding'
  return pathname.startsWith(`${paths.dashboard}/`) ? paths.dashboard : null
}

/**
 * Reports views of the app's screens after a yes to advertising: by our own server alone. No vendor's script is ever loaded where
 * faces, forms and the administration are.
 */
export function AppViews() {
  const { pathname } = useLocation()
  const isAgreed = useConsent()?.marketing === true
  const screen = screenOf(pathname)
  useEffect(() => {
    if (!isAgreed || screen === null) return
    // A view that could not be told is lost, and nobody waits for it.
    void import('./send-app-view.ts').then(({ sendAppView }) => sendAppView(screen)).catch(() => undefined)
  }, [isAgreed, screen])
  return null
}
