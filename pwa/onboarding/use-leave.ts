import { useIonRouter } from '@ionic/react'
import { useCallback } from 'react'
import { paths } from '#pwa/paths.ts'

/** Back to the dashboard, in place of this screen: Ionic would otherwise keep the form, and its camera, mounted behind. */
export function useLeave(): () => void {
  const router = useIonRouter()
  return useCallback(() => router.push(paths.dashboard, 'back', 'replace'), [router])
}
