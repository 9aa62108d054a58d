import { useEffect, useEffectEvent } from 'react'
import { useVisible } from '#pwa/platform/visible.ts'

/** Shorter is no look. */
export const LOOK_MS = 3000

/**
 * Calls `see` once things have been in sight for three seconds together; leaving, or hiding the page, begins anew.
 * @param things what is large on the screen now
 */
export function useInSight<Thing extends string>(things: readonly Thing[], see: (thing: Thing) => void): void {
  const isVisible = useVisible()
  const shown = things.join(' ')
  const seen = useEffectEvent(() => {
    for (const thing of things) see(thing)
  })
  useEffect(() => {
    if (shown === '' || !isVisible) return
    const timer = setTimeout(() => seen(), LOOK_MS)
    return () => clearTimeout(timer)
  }, [shown, isVisible])
}
