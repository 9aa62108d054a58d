import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { speak } from './speech.ts'

/** Seconds before the photo: at once, time to look up, time to walk to one's place. */
export const TIMERS = [0, 3, 10] as const
export type Timer = (typeof TIMERS)[number]

const COUNT_MS = 1000
/** From here on every second is said; before that there is room for a sentence. */
const COUNT_ALOUD_FROM = 3

interface SelfTimer {
  /** 10 … 1; null while not counting. */
  left: number | null
  start: (from: number) => void
  cancel: () => void
}

/** Counts down, aloud where the device can speak: whoever turns their back cannot see the numeral. */
export function useSelfTimer(onEnd: () => void): SelfTimer {
  const [left, setLeft] = useState<number | null>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left === null) return
    if (left <= COUNT_ALOUD_FROM) speak(String(left))
    const timer = setTimeout(() => {
      if (left > 1) {
        setLeft(left - 1)
      } else {
        setLeft(null)
        end()
      }
    }, COUNT_MS)
    return () => clearTimeout(timer)
  }, [left])
  return {
    left,
    start: useCallback((from: number) => setLeft(from), []),
    cancel: useCallback(() => setLeft(null), []),
  }
}
