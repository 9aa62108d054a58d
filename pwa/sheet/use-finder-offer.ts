import { useEffect, useState } from 'react'
import { FACE_CACHE } from '#pwa/face/face-cache.ts'
import { openFace } from '#pwa/face/face.ts'
import { savesData } from '#pwa/frame/keep-page.ts'

/**
 * Whether what needs the finder may be offered. Where it is at hand it is tried; on a dear line, or where it would have to be
 * fetched for this alone, it is enough that it could be.
 * @param isAtHand other things on the same way want the finder too
 */
export function useFinderOffer(isAtHand: boolean): boolean {
  // Known at once with a network, so that what stands below does not move.
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
