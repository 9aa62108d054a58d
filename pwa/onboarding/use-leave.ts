import { useIonRouter } from '@ionic/react'
import { useCallback } from 'react'
import { leaveBackSteps } from '#pwa/platform/back-step.ts'
import { paths } from '#pwa/paths.ts'

/** Replaces this screen: Ionic would otherwise keep the form and its camera mounted. */
export function useLeave(): () => void {
  const router = useIonRouter()
  return useCallback(() => void leaveBackSteps().then(() => router.push(paths.dashboard, 'back', 'replace')), [router])
}
