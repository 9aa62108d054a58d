import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { POLL_MS } from '#contract/notifications.ts'
import { ordersApi } from '#contract/orders.ts'
import { call } from '#pwa/platform/api.ts'
import { useOnLive } from '#pwa/platform/live.ts'
import { storedForOffline } from '#pwa/platform/query.ts'
import { dropEnded } from '#pwa/reader/drop-ended.ts'

const ORDERS_KEY = ['orders'] as const
export const STATS_KEY = ['dashboard', 'stats'] as const
const LIVE = ['order', 'photo', 'all'] as const

/** Polled while the page is in front, and refreshed by live events. */
export function useDashboard(inFront: boolean, userId: string | undefined) {
  const client = useQueryClient()
  const always = { staleTime: 0, refetchInterval: inFront ? POLL_MS : false, ...storedForOffline } as const
  const orders = useQuery({
    queryKey: ORDERS_KEY,
    queryFn: ({ signal }) => call(ordersApi.list, undefined, { signal }),
    ...always,
  })
  const stats = useQuery({
    queryKey: STATS_KEY,
    queryFn: ({ signal }) => call(ordersApi.stats, undefined, { signal }),
    ...always,
  })
  const { data } = orders
  useEffect(() => {
    const alive = data?.filter(({ status, hasPDF }) => status === 'CONCLUIDO' && hasPDF).map(({ id }) => id)
    if (userId && alive) void dropEnded(userId, alive)
  }, [userId, data])
  useOnLive(
    LIVE,
    useCallback(() => {
      void client.invalidateQueries({ queryKey: ORDERS_KEY })
      void client.invalidateQueries({ queryKey: STATS_KEY })
    }, [client]),
  )
  /** Includes the bell's count. */
  const refresh = () => client.refetchQueries({ type: 'active' })
  return { orders, stats, refresh }
}

export function newestFirst<T extends { createdAt: string }>(orders: readonly T[]): T[] {
  return [...orders].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}
