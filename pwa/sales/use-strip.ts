import { type RefObject, useEffect, useRef, useState } from 'react'

interface Strip<E extends HTMLElement> {
  readonly ref: RefObject<E | null>
  /** Index of the item at the left edge, from 0. */
  readonly current: number
  readonly move: (by: number) => void
}

export function useStrip<E extends HTMLElement>(): Strip<E> {
  const ref = useRef<E>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(inFront(strip)))
    }
    look()
    strip.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      strip.removeEventListener('scroll', look)
    }
  }, [])
  const move = (by: number) => {
    const strip = ref.current
    const item = strip?.children[Math.min(strip.children.length - 1, Math.max(0, current + by))]
    if (!strip || !(item instanceof HTMLElement)) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.scrollTo({ left: item.offsetLeft - startOf(strip), behavior: isCalm ? 'instant' : 'smooth' })
  }
  return { ref, current, move }
}

/** In the strip's pixels. */
const startOf = (strip: HTMLElement) =>
  strip.firstElementChild instanceof HTMLElement ? strip.firstElementChild.offsetLeft : 0

/** At the strip's end the last item is current, even if several are visible. */
function inFront(strip: HTMLElement): number {
  const items = [...strip.children].filter((item) => item instanceof HTMLElement)
  if (strip.scrollLeft > 0 && strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 2) return items.length - 1
  const at = strip.scrollLeft + startOf(strip)
  const distances = items.map((item) => Math.abs(item.offsetLeft - at))
  return distances.indexOf(Math.min(...distances))
}
