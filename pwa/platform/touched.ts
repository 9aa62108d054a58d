import { useEffect, useState } from 'react'

const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const

/** Whether somebody has done anything on the page yet: what nobody needs at first is fetched after that. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const note = () => setTouched(true)
    for (const sign of SIGNS) window.addEventListener(sign, note, { once: true, passive: true })
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, note)
    }
  }, [])
  return isTouched
}
