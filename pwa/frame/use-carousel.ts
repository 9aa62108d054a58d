import { useEffect, useState } from 'react'

export const CAROUSEL_MS = 5000

/** Signed distance, the short way round: −4 … 4 of nine. */
export function stepsFrom(current: number, index: number, count: number): number {
  const ahead = (((index - current) % count) + count) % count
  return ahead > count / 2 ? ahead - count : ahead
}

/** Index of the front item. Pauses under pointer or focus, with reduced motion, and while hidden. */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0)
  const [held, setHeld] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const goTo = (index: number) => {
    setIsTouched(true)
    setCurrent(((index % count) + count) % count)
  }
  useEffect(() => {
    if (held || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Restarts per item, so that one chosen by hand gets its full time.
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') setIsTouched(false)
      setCurrent((now) => (now + 1) % count)
    }, CAROUSEL_MS)
    return () => clearTimeout(timer)
  }, [current, held, count])
  return { current, goTo, hold: () => setHeld(true), release: () => setHeld(false), isPaused: held || isTouched }
}
