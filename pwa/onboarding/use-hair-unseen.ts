import { useEffect, useState } from 'react'
import { studyPhoto } from '#pwa/face/finder/study-photo.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'

/** True when the finder saw no hair or no face. False before it has looked. */
export function useHairUnseen(outbox: OrderOutbox, isWanted: boolean): boolean {
  const { preview } = outbox.photos.view('front')
  const [looked, setLooked] = useState<{ preview: string; isUnseen: boolean } | null>(null)
  const isKnown = looked !== null && looked.preview === preview
  useEffect(() => {
    if (!isWanted || isKnown || preview === null) return
    let left = false
    const look = async () => {
      const photo = await outbox.photos.picture('front').catch(() => null)
      const seen = photo && (await studyPhoto(photo))
      if (seen && !left) setLooked({ preview, isUnseen: seen.look.faces === 0 || seen.look.hairline === 'unseen' })
    }
    void look()
    return () => {
      left = true
    }
  }, [outbox, preview, isWanted, isKnown])
  return isKnown && looked.isUnseen
}
