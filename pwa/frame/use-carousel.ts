import { useEffect, useState } from 'react'

export const CAROUSEL_MS = 5000

/** How many places `index` stands after the current one, the short way round: −4 … 4 of nine. */
export function stepsFrom(current: number, index: number, count: number): number {
  const ahead = (((index - current) % count) + count) % count
  return ahead > count / 2 ? ahead - count : ahead
}

/**
 * Which item is in front. It goes on by itself, but never under a pointer or a focus, for those who ask for less motion, or in
 * a window nobody looks at.
 */
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
    // The clock starts anew with every item, so one chosen by hand stays its full time.
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') setIsTouched(false)
      setCurrent((now) => (now + 1) % count)
    }, CAROUSEL_MS)
    return () => clearTimeout(timer)
  }, [current, held, count])
  return { current, goTo, hold: () => setHeld(true), release: () => setHeld(false), isPaused: held || isTouched }
}
