import { useEffect, useEffectEvent } from 'react'
import type { GateState, LookedThing, Shown } from '#contract/admin/gate.ts'
import { useVisible } from '#pwa/platform/visible.ts'

/** Shorter is no look. */
export const LOOK_MS = 3000

/**
 * Calls `see` once things have been in sight for three seconds together; leaving, hiding the page, or another text in their place begins
 * anew.
 * @param things what is large on the screen now
 */
export function useInSight(things: readonly Shown[], see: (thing: Shown) => void): void {
  const isVisible = useVisible()
  const shown = things.map(({ what, of }) => `${what} ${of}`).join(' ')
  const seen = useEffectEvent(() => {
    for (const thing of things) see(thing)
  })
  useEffect(() => {
    if (shown === '' || !isVisible) return
    const timer = setTimeout(() => seen(), LOOK_MS)
    return () => clearTimeout(timer)
  }, [shown, isVisible])
}

/** Of things that may be large on the screen, those that the server knows. */
export const shownOf = ({ shows }: Pick<GateState, 'shows'>, things: readonly LookedThing[]): Shown[] =>
  shows.filter(({ what }) => things.includes(what))
