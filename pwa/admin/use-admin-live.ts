import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useOnLive } from '#pwa/platform/live.ts'

const LIVE = ['order', 'all'] as const
/** A rush of purchases is read once, not order by order. */
const GATHER_MS = 800

/** What the administration shows is read again when the server tells of an order: a purchase appears by itself. */
export function useAdminLive(): void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const heard = useCallback(() => {
    clearTimeout(timer.current)
    // Previews and builds follow themselves.
    timer.current = setTimeout(() => {
      for (const list of ['orders', 'desk', 'dashboard']) void client.invalidateQueries({ queryKey: ['admin', list] })
    }, GATHER_MS)
  }, [client])
  useOnLive(LIVE, heard)
}
