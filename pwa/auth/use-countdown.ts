import { useEffect, useState } from 'react'

/** Counts whole seconds down to zero. Reads the clock, so that a phone that slept does not wait longer. */
export function useCountdown(length: number): { seconds: number; restart: () => void } {
  const [end, setEnd] = useState(() => Date.now() + length * 1000)
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  const restart = () => {
    setNow(Date.now())
    setEnd(Date.now() + length * 1000)
  }
  return { seconds, restart }
}
