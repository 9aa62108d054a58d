import { defineCustomElement as defineRefresher } from '@ionic/core/components/ion-refresher.js'
import { defineCustomElement as defineContent } from '@ionic/core/components/ion-refresher-content.js'
import { useCallback, useEffect, useRef } from 'react'

interface PullRefreshProps {
  /** The spinner stays until it settles. */
  onRefresh: () => Promise<unknown>
}

/** Load it lazily. Ionic's React component would weigh on the first script. */
export default function PullRefresh({ onRefresh }: PullRefreshProps) {
  const latest = useRef(onRefresh)
  useEffect(() => {
    latest.current = onRefresh
  }, [onRefresh])
  useEffect(() => {
    defineContent()
    defineRefresher()
  }, [])
  const hear = useCallback((refresher: HTMLElement) => {
    const refresh = (event: Event) => {
      const complete = event instanceof CustomEvent ? completeOf(event.detail) : null
      void latest.current().finally(complete ?? undefined)
    }
    refresher.addEventListener('ionRefresh', refresh)
    return () => refresher.removeEventListener('ionRefresh', refresh)
  }, [])
  return (
    <ion-refresher slot="fixed" ref={hear}>
      <ion-refresher-content />
    </ion-refresher>
  )
}

function completeOf(detail: unknown): (() => void) | null {
  const complete =
    typeof detail === 'object' && detail !== null && 'complete' in detail && typeof detail.complete === 'function'
      ? detail.complete
      : null
  return complete && (() => void complete.call(null))
}
