import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { eraseOfAnybody } from '#pwa/platform/device-store.ts'
import { useLive } from '#pwa/platform/live.ts'
import { KEPT_PREFIX } from '#pwa/reader/kept-prefix.ts'
import { useViewer, VIEWER_KEY } from './use-viewer.ts'

/** Keeps the live channel open for whoever is signed in. A session ended elsewhere shows here at once. */
export function LiveKeeper() {
  const { state } = useViewer()
  const client = useQueryClient()
  const askAgain = useCallback(() => void client.invalidateQueries({ queryKey: VIEWER_KEY }), [client])
  // Ended here or elsewhere: drafts wait for their owner to come back, a guide about a face does not.
  useEffect(() => {
    if (state === 'out') void eraseOfAnybody(KEPT_PREFIX)
  }, [state])
  useLive(state === 'in', askAgain)
  return null
}
