import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { ordersApi } from '#contract/orders.ts'
import { call } from '#pwa/platform/api.ts'
import { useOnLive } from '#pwa/platform/live.ts'
import { storedForOffline } from '#pwa/platform/query.ts'

/** Paths joined by slashes, to share the dashboard's cache. */
const ORDERS_KEY = ['orders'] as const
const STATS_KEY = ['dashboard', 'stats'] as const
const LIVE = ['order', 'all'] as const

/** Slower than this counts as offline. */
const PATIENCE_MS = 4000

/** A cached list may predate the sent form, so it counts only offline or on a very slow network. */
export function useOrders() {
  const query = useQuery({
    queryKey: ORDERS_KEY,
    queryFn: ({ signal }) => call(ordersApi.list, undefined, { signal }),
    refetchOnMount: 'always',
    ...storedForOffline,
  })
  const client = useQueryClient()
  // Refunded, or sent from another device.
  useOnLive(
    LIVE,
    useCallback(() => void refreshOrders(client), [client]),
  )
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  const mayUse = query.isFetchedAfterMount || query.isError || query.isPaused || isLate
  return { ...query, orders: mayUse ? query.data : undefined }
}

export async function refreshOrders(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ORDERS_KEY }),
    client.invalidateQueries({ queryKey: STATS_KEY }),
  ])
}
