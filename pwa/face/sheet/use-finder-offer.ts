import { useEffect, useState } from 'react'
import { FACE_CACHE } from '#pwa/face/finder/face-cache.ts'
import { openFace } from '#pwa/face/finder/face.ts'
import { savesData } from '#pwa/frame/keep-page.ts'

/**
 * Whether to offer what needs the face finder.
 * @param isAtHand the finder is loaded anyway, so it is tried first; else, and on metered lines, it is enough that it could load
 */
export function useFinderOffer(isAtHand: boolean): boolean {
  // Known at once when online, to avoid a layout shift.
  const [isOffered, setOffered] = useState(() => !isAtHand && canRun() && navigator.onLine)
  useEffect(() => {
    let isGone = false
    const dear = savesData('connection' in navigator ? navigator.connection : null)
    const asked = isAtHand && !dear ? openFace().then((face) => face !== null) : couldFind()
    void asked.then((can) => !isGone && setOffered(can && canRun()))
    return () => {
      isGone = true
    }
  }, [isAtHand])
  return isOffered
}

const canRun = () => typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined' && 'mediaDevices' in navigator

async function couldFind(): Promise<boolean> {
  return navigator.onLine || (typeof caches !== 'undefined' && (await caches.has(FACE_CACHE).catch(() => false)))
}
