import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { speak } from './speech.ts'

/** Seconds: at once, to look up, to walk into place. */
export const TIMERS = [0, 3, 10] as const
export type Timer = (typeof TIMERS)[number]

const COUNT_MS = 1000
/** Every second from here on. Before, a sentence fits. */
const COUNT_ALOUD_FROM = 3

interface SelfTimer {
  /** Null while not counting. */
  left: number | null
  start: (from: number) => void
  cancel: () => void
}

/** Counts aloud if possible: the person may face away. */
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
