import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { isLooked, Looked, type Shown } from '#contract/admin/gate.ts'

/** In the tab's storage: a reload forgets nothing that was looked at. */
const keyOf = (orderId: string) => `rosto-ideal:olhado:${orderId}`

/** What this tab showed of an order. */
export function readLooked(orderId: string): Looked {
  try {
    return Looked.safeParse(JSON.parse(sessionStorage.getItem(keyOf(orderId)) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()
let changes = 0

/** So that a list counts anew what is open. */
export function useLookedChanges(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => changes,
  )
}

function keep(orderId: string, looked: Looked): void {
  try {
    sessionStorage.setItem(keyOf(orderId), JSON.stringify(looked))
  } catch {
    // Private windows store nothing.
  }
}

/** What this screen showed of an order, each once: what took another's place is seen anew. */
export function useLooked(orderId: string) {
  const [looked, setLooked] = useState<Looked>(() => readLooked(orderId))
  const see = useCallback(
    (shown: Shown) =>
      setLooked((before) => {
        if (isLooked(shown, before)) return before
        const others = before.filter(({ what }) => what !== shown.what)
        const next = [...others, { ...shown, at: new Date().toISOString() }]
        keep(orderId, next)
        return next
      }),
    [orderId],
  )
  useEffect(() => {
    changes++
    for (const listener of listeners) listener()
  }, [looked])
  return { looked, see }
}
