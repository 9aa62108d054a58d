import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { ordersApi } from '#contract/orders.ts'
import { call } from '#pwa/platform/api.ts'
import { useOnLive } from '#pwa/platform/live.ts'
import { storedForOffline } from '#pwa/platform/query.ts'

/** The calls' own paths joined by slashes, as every reading: the dashboard sees the same answers under the same keys. */
const ORDERS_KEY = ['orders'] as const
const STATS_KEY = ['dashboard', 'stats'] as const
const LIVE = ['order', 'all'] as const

/** A network this slow is treated as none. */
const PATIENCE_MS = 4000

/**
 * The customer's orders. A kept answer may be from before the form was sent, so it counts only when no newer one can be
 * had: without a network, or with one too slow to wait for.
 */
export function useOrders() {
  const query = useQuery({
    queryKey: ORDERS_KEY,
    queryFn: ({ signal }) => call(ordersApi.list, undefined, { signal }),
    refetchOnMount: 'always',
    ...storedForOffline,
  })
  const client = useQueryClient()
  // Refunded meanwhile, or sent from another device.
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

/** After sending: the order moved on. */
export async function refreshOrders(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ORDERS_KEY }),
    client.invalidateQueries({ queryKey: STATS_KEY }),
  ])
}
