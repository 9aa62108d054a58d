import { useCallback, useEffect, useRef, useState } from 'react'
import type { Reading } from '#contract/reader/reading.ts'
import { keepPlace, type Place, placeNow, readPlace } from './reading-place.ts'

const KEEP_MS = 600

/** The reading position, stored when scrolling rests. */
export function usePlace(userId: string, reading: Reading | undefined) {
  const orderId = reading?.orderId
  const [place, setPlace] = useState<Place | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const frame = useRef(0)
  useEffect(() => {
    if (!orderId) return
    let isHere = true
    void readPlace(userId, orderId).then((kept) => isHere && kept && setPlace((now) => now ?? kept))
    return () => {
      isHere = false
      clearTimeout(timer.current)
      cancelAnimationFrame(frame.current)
    }
  }, [userId, orderId])
  const onScroll = useCallback(() => {
    if (!reading) return
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0
      const now = placeNow(reading.chapters)
      // Looking at the cover does not reset the position.
      if (!now) return
      setPlace(now)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void keepPlace(userId, reading.orderId, now), KEEP_MS)
    })
  }, [userId, reading])
  return { place, onScroll }
}
