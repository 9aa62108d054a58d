import { useIonRouter } from '@ionic/react'
import type { MouseEvent } from 'react'

/** Spread over a link: keeps its address, and adds Ionic's transition to a plain press. */
export function useGo(path: string, direction: 'forward' | 'back' | 'root' = 'forward') {
  const router = useIonRouter()
  return {
    href: path,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      router.push(path, direction, direction === 'forward' ? 'push' : 'replace')
    },
  }
}
