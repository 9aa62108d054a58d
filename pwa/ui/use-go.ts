import { useIonRouter } from '@ionic/react'
import type { MouseEvent } from 'react'

/** Spread over a link: a real address to open in a tab, and Ionic's transition when it is simply pressed. */
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
